#!/bin/sh
# e2e-window.sh - starts the real window on a virtual display, clicks about in
# it, closes it, opens it again. It is built without the tag migrated_fynedo,
# so that the toolkit reports every call from the wrong thread.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
CGO_ENABLED=1 go build -buildvcs=false -o build/quickcast-e2e .
cd build # beside FyneApp.toml the toolkit would believe that and not look

home=$(mktemp -d)
xvfb='' app=''
finish() {
	[ -z "$app" ] || kill "$app" 2>/dev/null || true
	[ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
	rm -rf "$home"
}
trap finish EXIT

fail() {
	echo "e2e: $*" >&2
	cat "$home/log" >&2
	exit 1
}

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$home/display" 2>/dev/null &
xvfb=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
	[ -s "$home/display" ] && break
	sleep 0.5
done
DISPLAY=:$(cat "$home/display")
export DISPLAY HOME="$home" XDG_CONFIG_HOME="$home/config" LANG=en_US.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY

# once MESSAGE - one life of the window: open, click, close.
once() {
	./quickcast-e2e >>"$home/log" 2>&1 &
	app=$!
	window=''
	for _ in $(seq 60); do
		kill -0 "$app" 2>/dev/null || fail "$1: it ended by itself"
		window=$(xdotool search --onlyvisible --name '^Quickcast' 2>/dev/null | head -n 1) || true
		[ -n "$window" ] && break
		sleep 0.5
	done
	[ -n "$window" ] || fail "$1: no window after 30 s"
	sleep 2
	# shellcheck disable=SC2046 # WIDTH and HEIGHT
	eval $(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')
	for part in 10 50 90; do
		xdotool mousemove --window "$window" $((WIDTH * part / 100)) $((HEIGHT * part / 100)) click 1
		sleep 0.5
		kill -0 "$app" 2>/dev/null || fail "$1: it ended at a click"
	done
	kill -TERM "$app"
	wait "$app" || fail "$1: it ended with an error"
	app=''
}

: >"$home/log"
once "first start"
once "second start"
if grep -E 'Error in Fyne call thread|panic:|fatal error|DATA RACE' "$home/log"; then
	fail "the log tells of a fault"
fi
echo "e2e: the window opens, takes clicks, closes and opens again"
