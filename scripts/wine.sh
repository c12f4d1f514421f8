#!/bin/sh
# wine.sh PROGRAM PICTURES - starts the program for Windows under Wine on a display of
# its own, begins a duel with the mouse, and sees that something is drawn each time. What
# installs the program (-setup.exe) installs it first and takes it away again.
set -eu
program=$1
pictures=$2
cd "$(dirname "$0")/.."
mkdir -p "$pictures"
home=$(mktemp -d)
export WINEPREFIX="$home/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
unset WAYLAND_DISPLAY

number=90
while [ -e "/tmp/.X$number-lock" ]; do number=$((number + 1)); done
export DISPLAY=":$number"
Xvfb "$DISPLAY" -screen 0 640x960x24 +extension GLX -noreset >/dev/null 2>&1 &
display=$!
app=
finish() {
	if [ -n "$app" ]; then kill "$app" 2>/dev/null || true; fi
	wineserver -k 2>/dev/null || true
	kill "$display" 2>/dev/null || true
	rm -rf "$home"
}
trap finish EXIT

wineboot -i >/dev/null 2>&1
system="$WINEPREFIX/drive_c/windows/system32"
if [ ! -e "$system/bcryptprimitives.dll" ]; then
	x86_64-w64-mingw32-gcc -shared -O1 -o "$system/bcryptprimitives.dll" scripts/prng.c -ladvapi32
fi
setup=
case $program in *-setup.exe)
	setup=$(realpath "$program")
	wine "$setup" /S
	folder=$(find "$WINEPREFIX/drive_c/users" -path '*/Programs/Quickcast')
	program=$folder/quickcast.exe
	ls "$folder"
	wine "$program" version
	;;
esac
wine "$program" >"$pictures/wine.log" 2>&1 &
app=$!

# look NAME - takes a picture, and gives how many colours it has
look() {
	import -window root "$pictures/$1.png"
	identify -format '%k' "$pictures/$1.png"
}

# drawn NAME BEFORE - waits for a picture that is more than an empty window, and another
# than BEFORE
drawn() {
	for _ in $(seq 60); do
		sleep 1
		kill -0 "$app" 2>/dev/null || { echo "wine: the program has ended:"; head -5 "$pictures/wine.log"; exit 1; }
		if [ "$(look "$1")" -ge 100 ] && { [ -z "$2" ] || [ "$(compare -metric AE "$pictures/$1.png" "$pictures/$2.png" null: 2>&1 || true)" != 0 ]; }; then
			sleep 2
			look "$1" >/dev/null
			echo "wine: $1"
			return
		fi
	done
	echo "wine: nothing new is drawn: see $pictures/$1.png"
	exit 1
}

# The window lies 4 px from the left and 23 from the top, as Wine places it by itself.
drawn first ""
xdotool mousemove 204 386 click 1
drawn setup first
xdotool mousemove 204 834 click 1
drawn table setup

if [ -n "$setup" ]; then
	kill "$app"
	wait "$app" || true
	app=
	wine "$folder/uninstall.exe" /S
	for _ in $(seq 20); do
		[ -e "$folder" ] || break
		sleep 1 # what takes away goes on from a copy of itself
	done
	[ ! -e "$folder" ] || { echo "wine: left behind in $folder:" && ls "$folder" && exit 1; }
	echo "wine: taken away again"
fi
