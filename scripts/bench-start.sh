#!/bin/sh
# bench-start.sh [-rounds N] - measures how window and page start, beside an empty
# window and an empty page of the toolkit, which are built here, too.
set -eu
cd "$(dirname "$0")/.."
. scripts/page-go.sh
mkdir -p build/empty-web build/empty-dist
CGO_ENABLED=1 go build -buildvcs=false -tags migrated_fynedo,no_emoji -o build/quickcast-start .
CGO_ENABLED=1 go build -C e2e -buildvcs=false -tags migrated_fynedo -o ../build/empty ./empty
scripts/web.sh build/web >/dev/null
page_go build -C e2e -trimpath -buildvcs=false -tags no_emoji -ldflags "-s -w" -o ../build/empty-web/quickcast.wasm ./empty
cp build/web/wasm_exec.js web/worker.js e2e/empty/index.html e2e/empty/start.js build/empty-web/
CGO_ENABLED=0 go run ./scripts/webdist build/empty-web build/empty-dist 11
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./start "$@" \
	"$PWD/build/quickcast-start" "$PWD/build/empty" ../internal/webapp/dist ../build/empty-dist
