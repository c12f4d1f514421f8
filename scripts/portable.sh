#!/bin/sh
# portable.sh - compiles everything that must stay portable: the browser
# build, the root package without C (with and without its window), and the
# packages below the window for Android, Windows and macOS.
set -eu
cd "$(dirname "$0")/.."
. scripts/page-go.sh
export CGO_ENABLED=0
# go build of several packages writes nothing; of one it would, hence -o.
nowhere=$(mktemp -d)
trap 'rm -rf "$nowhere"' EXIT

echo "without C"
go build -buildvcs=false -tags "$TAGS" -o "$nowhere/quickcast" .
go build -buildvcs=false -o "$nowhere/quickcast-noc" .
"$nowhere/quickcast" version
"$nowhere/quickcast-noc" version

# As web.sh builds it: the app's page and the long trial's, which needs more of the
# toolkit, of modules that something is taken out of.
echo "browser"
mkdir "$nowhere/pages"
for page in .:. e2e:./soak; do
	go run -C "${page%:*}" github.com/quickcast/quickcast/scripts/thin "$nowhere/thin"
	page_go build -C "${page%:*}" -modfile "$nowhere/thin/go.mod" -buildvcs=false -tags no_emoji,no_metadata -ldflags "-s -w" -o "$nowhere/pages/" "${page#*:}"
done

# Settings are left out: they have nothing of a system in them, were compiled
# for the browser just now, and bring half of the standard library along. The
# result is thrown away, so the compiler need not make it fast.
pure="./assets ./rules/... ./tracker/... ./catalog/... ./builder/... ./internal/cli ./internal/store ./internal/words"
for target in android/arm64 windows/amd64 darwin/arm64; do
	echo "$target"
	# shellcheck disable=SC2086 # one word a package
	GOOS=${target%/*} GOARCH=${target#*/} go build -gcflags='all=-N -l' $pure
done
