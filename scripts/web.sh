#!/bin/sh
# web.sh FOLDER - builds the app for the browser: the page, Go's own loader
# and the program.
set -eu
out=$1
cd "$(dirname "$0")/.."
mkdir -p "$out"
CGO_ENABLED=0 GOOS=js GOARCH=wasm go build -buildvcs=false -tags migrated_fynedo,no_emoji -ldflags "-s -w" -o "$out/quickcast.wasm" .
root=$(go env GOROOT)
loader=$root/lib/wasm/wasm_exec.js
[ -f "$loader" ] || loader=$root/misc/wasm/wasm_exec.js
cp "$loader" web/index.html web/touch.js web/awake.js Icon.png "$out/"
ls -l "$out"
