#!/bin/sh
# e2e-web.sh - builds the web app and plays it in a headless browser, after a
# look at what ends a page that is built in the wrong way.
set -eu
cd "$(dirname "$0")/.."
. scripts/page-go.sh
root=$(page_go env GOROOT)
run=$root/lib/wasm/go_js_wasm_exec
[ -f "$run" ] || run=$root/misc/wasm/go_js_wasm_exec
page_go test -buildvcs=false -tags no_emoji -exec "$run" ./internal/config ./ui/uitest
scripts/web.sh build/web 5
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./page ../internal/webapp/dist ../build/e2e-web
CGO_ENABLED=0 LANG=en_US.UTF-8 go build -buildvcs=false -tags ci,migrated_fynedo -o build/serve .
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./shared ../build/serve ../build/e2e-web "${PAGES:-2}"
