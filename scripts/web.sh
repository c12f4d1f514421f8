#!/bin/sh
# web.sh FOLDER - builds the app for the browser: the page, Go's own loader
# and the program. A compressed copy goes where the next build of the command
# line takes it in, for "quickcast serve". With migrated_fynedo among the tags
# it would not live long: see ui/uitest/toolkit_test.go.
set -eu
out=$1
cd "$(dirname "$0")/.."
mkdir -p "$out"
CGO_ENABLED=0 GOOS=js GOARCH=wasm go build -buildvcs=false -tags no_emoji -ldflags "-s -w" -o "$out/quickcast.wasm" .
root=$(go env GOROOT)
loader=$root/lib/wasm/wasm_exec.js
[ -f "$loader" ] || loader=$root/misc/wasm/wasm_exec.js
cp "$loader" web/*.html web/*.css web/*.js Icon.png "$out/"
CGO_ENABLED=0 go run ./scripts/webdist "$out" internal/webapp/dist
ls -l "$out" internal/webapp/dist
