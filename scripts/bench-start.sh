#!/bin/sh
# bench-start.sh [-rounds N] - measures how window and page start, beside an empty
# window and an empty page of the toolkit, which are built here, too.
set -eu
cd "$(dirname "$0")/.."
. scripts/page-go.sh
mkdir -p build/empty-web build/empty-dist
CGO_ENABLED=1 go build -buildvcs=false -tags migrated_fynedo,no_emoji -o build/quickcast-start .
CGO_ENABLED=1 go build -buildvcs=false -tags migrated_fynedo -o build/empty ./ui/empty
scripts/web.sh build/web >/dev/null
page_go build -trimpath -buildvcs=false -tags no_emoji -ldflags "-s -w" -o build/empty-web/quickcast.wasm ./ui/empty
cp build/web/wasm_exec.js web/worker.js ui/empty/index.html ui/empty/start.js build/empty-web/
CGO_ENABLED=0 go run ./scripts/webdist build/empty-web build/empty-dist 11
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -buildvcs=false -tags ci,migrated_fynedo ./ui/benchstart "$@" \
	"$PWD/build/quickcast-start" "$PWD/build/empty" internal/webapp/dist build/empty-dist
