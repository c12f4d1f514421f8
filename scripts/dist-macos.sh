#!/bin/sh
# dist-macos.sh FOLDER - makes the app for macOS, on macOS: one for both kinds of processor.
# It is signed by nobody, so that who opens it first has to say so.
set -eu
out=$1
cd "$(dirname "$0")/.."
version=$(sed -n 's/^const Version = "\(.*\)"/\1/p' internal/release/release.go)
export MACOSX_DEPLOYMENT_TARGET=12.0
app=build/Quickcast.app
rm -rf "$app"
mkdir -p "$out" "$app/Contents/MacOS" "$app/Contents/Resources"
scripts/web.sh build/web
for arch in amd64 arm64; do
	GOARCH=$arch CGO_ENABLED=1 go build -buildvcs=false -trimpath -tags migrated_fynedo,no_emoji,accessibility -ldflags "-s -w -buildid=" -o "build/quickcast-$arch" .
done
lipo -create -output "$app/Contents/MacOS/quickcast" build/quickcast-amd64 build/quickcast-arm64
sips -s format icns Icon.png --out "$app/Contents/Resources/quickcast.icns" >/dev/null
cp LICENSE README.md CHANGELOG.md "$app/Contents/Resources"
sed "s/@VERSION@/$version/" packaging/Info.plist >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"
codesign --force --sign - "$app"
codesign --verify --strict "$app"
"$app/Contents/MacOS/quickcast" version
ditto -c -k --keepParent "$app" "$out/quickcast-$version-macos.zip"
