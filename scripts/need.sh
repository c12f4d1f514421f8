#!/bin/sh
# need.sh THING... - makes sure that what is needed is there: go, compiler, window,
# display, browser, node, wine, dist, try. On Debian and Ubuntu it installs what is missing (asking
# for root only then); elsewhere it says in one line what to install.
set -eu

say() { echo "quickcast: $*" >&2; }

debian() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

as_root() {
	if [ "$(id -u)" -eq 0 ]; then
		"$@"
	elif command -v sudo >/dev/null; then
		sudo "$@"
	else
		say "please run this as root, then try again: $*"
		return 1
	fi
}

# missing PACKAGE... - those that are not installed
missing() {
	for package in "$@"; do
		dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || printf '%s ' "$package"
	done
}

install() {
	packages=$(missing "$@")
	[ -z "$packages" ] && return 0
	say "installing $packages"
	as_root apt-get update -q || say "the list of packages could not be renewed; trying with the one there is"
	# shellcheck disable=SC2086 # one word a package
	as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages
}

# at_least WANTED FOUND - compares versions
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

need_go() {
	wanted=$(sed -n 's/^go //p' go.mod)
	advice="Quickcast needs Go $wanted or newer: install it from https://go.dev/dl/"
	if ! command -v go >/dev/null; then
		debian || { say "$advice"; return 1; }
		offered=$(apt-cache policy golang-go 2>/dev/null | sed -n 's/^ *Candidate: *\([0-9]*:\)\{0,1\}\([0-9.]*\).*/\2/p')
		if [ -z "$offered" ] || ! at_least "$wanted" "$offered"; then
			say "$advice (this system offers only ${offered:-none})"
			return 1
		fi
		install golang-go ca-certificates
	fi
	# Newer Gos fetch the version they need; older ones only say their own.
	found=$(go env GOVERSION 2>/dev/null | sed 's/^go//; s/[^0-9.].*//') || found=
	if [ -z "$found" ] || ! at_least "$wanted" "$found"; then
		say "$advice (found ${found:-an older one})"
		return 1
	fi
}

# A C compiler alone, for the race detector.
need_compiler() {
	if debian; then
		install gcc libc6-dev
	elif ! command -v cc >/dev/null; then
		say "please install a C compiler"
		return 1
	fi
}

need_window() {
	case $(uname -s) in
	Darwin)
		command -v cc >/dev/null || { say "the window needs a C compiler: xcode-select --install"; return 1; }
		return 0 ;;
	MINGW* | MSYS* | CYGWIN*)
		command -v gcc >/dev/null || { say "the window needs gcc: install MSYS2 (https://www.msys2.org), then pacman -S mingw-w64-x86_64-toolchain"; return 1; }
		return 0 ;;
	esac
	if debian; then
		install gcc libc6-dev pkg-config libgl1-mesa-dev libxcursor-dev libxrandr-dev libxinerama-dev libxi-dev \
			libxxf86vm-dev libwayland-dev libxkbcommon-dev ca-certificates
		return 0
	fi
	if command -v cc >/dev/null && command -v pkg-config >/dev/null &&
		pkg-config --exists gl x11 xcursor xrandr xinerama xi xxf86vm wayland-client xkbcommon; then
		return 0
	fi
	if command -v dnf >/dev/null; then
		say "please install: sudo dnf install gcc pkgconf-pkg-config mesa-libGL-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel wayland-devel libxkbcommon-devel"
	elif command -v pacman >/dev/null; then
		say "please install: sudo pacman -S gcc pkgconf libgl libxcursor libxrandr libxinerama libxi libxxf86vm wayland libxkbcommon"
	else
		say "please install a C compiler, pkg-config and the headers of OpenGL, Xcursor, Xrandr, Xinerama, Xi, Xxf86vm, Wayland and xkbcommon"
	fi
	return 1
}

need_display() {
	if debian; then
		install xvfb xauth xdotool libgl1-mesa-dri
	elif ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
		say "please install Xvfb and xdotool"
		return 1
	fi
}

need_browser() {
	command -v chromium >/dev/null && return 0
	if debian; then
		install chromium
	else
		say "please install Chromium"
		return 1
	fi
}

need_wine() {
	command -v wine >/dev/null && command -v x86_64-w64-mingw32-gcc >/dev/null && command -v import >/dev/null && return 0
	if debian; then
		install wine wine64 gcc-mingw-w64-x86-64 imagemagick
	else
		say "please install Wine, mingw-w64 and ImageMagick"
		return 1
	fi
}

# What packages are made with, for both kinds of processor; Ubuntu keeps programs for
# others elsewhere.
need_dist() {
	if ! grep -qx ID=debian /etc/os-release 2>/dev/null || [ "$(dpkg --print-architecture)" != amd64 ]; then
		say "packages are made on Debian for x86-64; a container of it does: docker run -it -v \"$PWD:/quickcast\" -w /quickcast debian:12"
		return 1
	fi
	dpkg --print-foreign-architectures | grep -qx arm64 || as_root dpkg --add-architecture arm64
	install gcc-aarch64-linux-gnu gcc-mingw-w64-x86-64 squashfs-tools nsis zip imagemagick desktop-file-utils appstream dpkg-dev curl git ca-certificates \
		libc6-dev:arm64 libgl1-mesa-dev:arm64 libxcursor-dev:arm64 libxrandr-dev:arm64 libxinerama-dev:arm64 libxi-dev:arm64 \
		libxxf86vm-dev:arm64 libwayland-dev:arm64 libxkbcommon-dev:arm64
}

need_try() { install debootstrap imagemagick; }

need_node() {
	command -v node >/dev/null && return 0
	if debian; then
		install nodejs
	else
		say "please install Node.js"
		return 1
	fi
}

cd "$(dirname "$0")/.."
for thing in "$@"; do
	"need_$thing"
done
