#!/bin/sh
# web.sh FOLDER [QUALITY [MODULE PACKAGE DIST]] - builds the app for the browser: the page,
# Go's own loader and the program. A copy, packed the better the higher QUALITY is (0
# to 11), goes where the next build of the command line takes it in, for "quickcast
# serve"; that of a PACKAGE of another MODULE, whose folder that is, goes to DIST. With migrated_fynedo among the tags the page would not live long: see
# ui/uitest/toolkit_test.go. Screens and games are built without copies of small functions in
# their callers (-l), which make the page a tenth larger; rules, odds and search keep them.
set -eu
out=$1
quality=${2:-11}
module=${3:-.}
package=${4:-.}
dist=${5:-internal/webapp/dist}
cd "$(dirname "$0")/.."
. scripts/page-go.sh
mkdir -p "$out" "$dist"
# Seen from the module's folder; the same wherever it is built.
here=.
[ "$module" = . ] || here=..
thin=$here/build/thin
thin=${thin#./}
go run -C "$module" github.com/quickcast/quickcast/scripts/thin "$thin"
page_go build -C "$module" -modfile "$thin/go.mod" -trimpath -buildvcs=false -tags no_emoji,no_metadata -gcflags='github.com/quickcast/quickcast/ui/...=-l' -gcflags='github.com/quickcast/quickcast/tracker/...=-l' -ldflags "-s -w -buildid=" -o "$here/$out/quickcast.wasm" "$package"
root=$(page_go env GOROOT)
loader=$root/lib/wasm/wasm_exec.js
[ -f "$loader" ] || loader=$root/misc/wasm/wasm_exec.js
cp "$loader" web/*.html web/*.css web/*.js Icon.png "$out/"
CGO_ENABLED=0 go run ./scripts/webdist "$out" "$dist" "$quality"
ls -l "$out" "$dist"
