#!/bin/sh
# format.sh MODULE@VERSION - fails and lists the files that are not in
# gofumpt's form.
set -eu
# What is built is not ours to write.
files=$(find . -name '*.go' -not -path './build/*' -print0 | xargs -0 go run "$1" -l)
[ -z "$files" ] && exit 0
echo "$files"
echo "not in gofumpt's form; mend with: go run $1 -w ." >&2
exit 1
