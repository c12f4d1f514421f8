#!/bin/sh
# dist.sh FOLDER - makes what is given out, for the systems that can be built for here:
# Linux (a tar and a .deb), Windows where its compiler is there, the page, the list of
# what they are made of, and the checksums. The same source gives the same bytes: times
# are those of the last commit, names are sorted, nothing says where it was built.
set -eu
out=$1
cd "$(dirname "$0")/.."
version=$(sed -n 's/^const Version = "\(.*\)"/\1/p' internal/release/release.go)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
flags="-buildvcs=false -trimpath -tags migrated_fynedo,no_emoji"
rm -rf "$out"
mkdir -p "$out"
rm -rf build/windows

# pack ARCHIVE FOLDER - a tar that is the same whenever it is made
pack() {
	tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode='u=rwX,go=rX' -C "$2" -cf - . | gzip -n -9 >"$1"
}

# papers FOLDER - what lies beside every program
papers() {
	cp README.md LICENSE CHANGELOG.md "$1"
}

# The page first: the programs carry it for "quickcast serve".
scripts/web.sh build/web
pack "$out/quickcast-$version-page.tar.gz" build/web

root=build/linux
rm -rf "$root"
mkdir -p "$root/usr/bin" "$root/usr/share/applications" "$root/usr/share/metainfo" "$root/usr/share/icons/hicolor/512x512/apps" "$root/usr/share/icons/hicolor/scalable/apps" "$root/usr/share/doc/quickcast"
# shellcheck disable=SC2086 # one word a flag
CGO_ENABLED=1 go build $flags -ldflags "-s -w -buildid=" -o "$root/usr/bin/quickcast" .
cp packaging/io.github.quickcast.quickcast.desktop "$root/usr/share/applications/"
cp packaging/io.github.quickcast.quickcast.metainfo.xml "$root/usr/share/metainfo/"
cp Icon.png "$root/usr/share/icons/hicolor/512x512/apps/io.github.quickcast.quickcast.png"
cp Icon.svg "$root/usr/share/icons/hicolor/scalable/apps/io.github.quickcast.quickcast.svg"
papers "$root/usr/share/doc/quickcast"
arch=$(go env GOARCH)
pack "$out/quickcast-$version-linux-$arch.tar.gz" "$root"

if command -v desktop-file-validate >/dev/null; then desktop-file-validate packaging/io.github.quickcast.quickcast.desktop; fi
if command -v appstreamcli >/dev/null; then appstreamcli validate --no-net packaging/io.github.quickcast.quickcast.metainfo.xml; fi
if command -v dpkg-deb >/dev/null; then
	mkdir -p "$root/DEBIAN"
	sed -e "s/@VERSION@/$version/" -e "s/@ARCH@/$arch/" -e "s/@SIZE@/$(du -sk "$root/usr" | cut -f1)/" packaging/control >"$root/DEBIAN/control"
	mv "$root/usr/share/doc/quickcast/LICENSE" "$root/usr/share/doc/quickcast/copyright"
	find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
	chmod -R u=rwX,go=rX "$root"
	dpkg-deb --root-owner-group -Zxz --build "$root" "$out/quickcast_${version}_$arch.deb" >/dev/null
fi

windows=x86_64-w64-mingw32-gcc
if command -v $windows >/dev/null; then
	mkdir -p build/windows
	# With the toolkit's way to screen readers, which it has none of for Linux.
	# shellcheck disable=SC2086
	GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CC=$windows go build $flags,accessibility -ldflags "-s -w -buildid= -H=windowsgui" -o build/windows/quickcast.exe .
	papers build/windows
	pack "$out/quickcast-$version-windows-amd64.tar.gz" build/windows
fi

programs=build/linux/usr/bin/quickcast
if [ -e build/windows/quickcast.exe ]; then programs="$programs build/windows/quickcast.exe"; fi
# shellcheck disable=SC2086 # one word a program
CGO_ENABLED=0 go run ./scripts/sbom "$version" $programs >"$out/quickcast-$version.cdx.json"
scripts/sums.sh "$out"
cat "$out/SHA256SUMS"
