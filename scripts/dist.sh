#!/bin/sh
# dist.sh FOLDER - makes what is given out, on Debian for x86-64: for Linux on two kinds of
# processor (a tar, a .deb, an AppImage), for Windows (a .zip and what installs it), the
# page, the source with all it needs, what a store of Flatpaks takes, the list of what
# programs are made of, and the checksums. dist-macos.sh makes the rest, the release
# workflow what is for phones. The same source gives the same bytes: times are those of the
# last commit, names are sorted, nothing says where it was built.
set -eu
out=$1
cd "$(dirname "$0")/.."
version=$(sed -n 's/^const Version = "\(.*\)"/\1/p' internal/release/release.go)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC
id=io.github.quickcast.quickcast
tags=migrated_fynedo,no_emoji
rm -rf "$out" build/source build/linux-* build/AppDir-* build/windows
mkdir -p "$out" build/windows

# still FOLDER - gives all in a folder the time of the last commit, and modes that do not
# depend on who builds
still() {
	chmod -R u=rwX,go=rX "$1"
	find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# pack ARCHIVE FOLDER
pack() {
	still "$2"
	tar --sort=name --owner=0 --group=0 --numeric-owner -C "$2" -cf - . | gzip -n -9 >"$1"
}

# The page first: the programs carry it for "quickcast serve".
scripts/web.sh build/web
pack "$out/quickcast-$version-page.tar.gz" build/web

# The source brings the page and its modules: stores build without a network.
mkdir build/source
git archive HEAD | tar -C build/source -xf -
(cd build/source && go mod vendor)
cp internal/webapp/dist/* build/source/internal/webapp/dist/
pack "$out/quickcast-$version-source.tar.gz" build/source
sum=$(sha256sum <"$out/quickcast-$version-source.tar.gz" | cut -d ' ' -f 1)
sed -e "s/@VERSION@/$version/g" -e "s/@SUM@/$sum/" "packaging/$id.yml" >"$out/$id.yml"

# runtime MACHINE SUM - fetches what an AppImage begins with into build/runtime-MACHINE
runtime() {
	[ -e "build/runtime-$1" ] || curl -fsSL --retry 3 -o "build/runtime-$1" "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-$1" || return 1
	echo "$2  build/runtime-$1" | sha256sum --check --strict --quiet
}

# linux ARCH MACHINE SUM - builds for a processor as Debian and as everybody else calls it
linux() {
	arch=$1
	machine=$2
	root=build/linux-$arch
	GOOS=linux GOARCH=$arch CGO_ENABLED=1 CC=$machine-linux-gnu-gcc PKG_CONFIG_LIBDIR=/usr/lib/$machine-linux-gnu/pkgconfig:/usr/share/pkgconfig \
		go build -buildvcs=false -trimpath -tags $tags -ldflags "-s -w -buildid=" -o "build/quickcast-$arch" .
	scripts/share.sh "$root/usr" "build/quickcast-$arch" build/quickcast-amd64
	pack "$out/quickcast-$version-linux-$arch.tar.gz" "$root"

	app=build/AppDir-$arch
	cp -a "$root" "$app"
	ln -s usr/bin/quickcast "$app/AppRun"
	ln -s "usr/share/applications/$id.desktop" "usr/share/icons/hicolor/512x512/apps/$id.png" "$app/"
	ln -s "$id.png" "$app/.DirIcon"
	still "$app"
	mksquashfs "$app" "$app.squashfs" -noappend -root-owned -comp zstd -no-progress -quiet
	if runtime "$machine" "$3"; then
		cat "build/runtime-$machine" "$app.squashfs" >"$out/quickcast-$version-$machine.AppImage"
		chmod +x "$out/quickcast-$version-$machine.AppImage"
	else
		echo "dist: no AppImage for $machine, its runtime could not be fetched" >&2
	fi

	# Where Debian looks for the completion of zsh; what the program is linked with, as it says itself.
	mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
	mkdir -p build/debian "$root/DEBIAN"
	printf 'Source: quickcast\n\nPackage: quickcast\nArchitecture: any\n' >build/debian/control
	linked=$(cd build && dpkg-shlibdeps -O "quickcast-$arch" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
	sed -e "s/@VERSION@/$version/" -e "s/@ARCH@/$arch/" -e "s/@SIZE@/$(du -sk "$root/usr" | cut -f1)/" -e "s/@LINKED@/$linked/" packaging/control >"$root/DEBIAN/control"
	(cd "$root" && find usr -type f | LC_ALL=C sort | xargs md5sum >DEBIAN/md5sums)
	still "$root"
	dpkg-deb --root-owner-group -Zxz --build "$root" "$out/quickcast_${version}_$arch.deb" >/dev/null
}
linux amd64 x86_64 2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
linux arm64 aarch64 00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444

# With the toolkit's way to screen readers, which it has none of for Linux, and an icon.
convert Icon.png -resize 256x256 -define png:exclude-chunks=date,time build/quickcast.ico
echo '1 ICON "build/quickcast.ico"' | x86_64-w64-mingw32-windres -o build/icon.o
GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CC=x86_64-w64-mingw32-gcc go build -buildvcs=false -trimpath -tags $tags,accessibility \
	-ldflags "-s -w -buildid= -H=windowsgui -extldflags=$PWD/build/icon.o" -o build/windows/quickcast.exe .
cp README.md LICENSE CHANGELOG.md build/windows
still build/windows
(cd build/windows && LC_ALL=C zip -q -X -9 - ./*) >"$out/quickcast-$version-windows-amd64.zip"
makensis -V2 -DVERSION="$version" "-DOUT=$(realpath "$out")/quickcast-$version-windows-amd64-setup.exe" -DFILES="$PWD/build/windows" -NOCD packaging/windows.nsi

desktop-file-validate "packaging/$id.desktop"
appstreamcli validate --no-net "packaging/$id.metainfo.xml"
CGO_ENABLED=0 go run ./scripts/sbom "$version" build/quickcast-amd64 build/quickcast-arm64 build/windows/quickcast.exe >"$out/quickcast-$version.cdx.json"
scripts/sums.sh "$out"
cat "$out/SHA256SUMS"
