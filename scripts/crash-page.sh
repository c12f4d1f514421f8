#!/bin/sh
# crash-page.sh [KILLS] - kills a headless browser while a table is played in it, so many times, and
# looks for losses.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
. scripts/page-go.sh
root=$(page_go env GOROOT)
loader=$root/lib/wasm/wasm_exec.js
[ -f "$loader" ] || loader=$root/misc/wasm/wasm_exec.js
page_go build -C e2e -buildvcs=false -ldflags "-s -w" -o ../build/tapper.wasm ./tapper
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./killedpage "$PWD/build/tapper.wasm" "$loader" "${1:-200}"
