#!/bin/sh
# soak-window.sh - uses the real window on a virtual display for a long time
# (SOAK=10m for every game), and fails where it keeps more and more, stands still or loses
# a table. The sheets it finds are there for soak-page.sh, too.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
CGO_ENABLED=1 go build -C e2e -buildvcs=false -tags migrated_fynedo,no_emoji -o ../build/soak ./soak
soak=$PWD/build/soak found=$PWD/build/soak-sheets.json
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir "$home/.config" "$home/.cache" "$home/full"
# Whoever takes in a file comes by what stands still when it is opened, and by very much.
mkfifo "$home/pipe" "$home/pipe.json" "$home/full/pipe.o8d"
(cd "$home/full" && seq 20000 | xargs touch)
cd "$home" # beside FyneApp.toml the toolkit would believe that and not look
# What is out of sight is forgotten after seconds instead of a minute.
shown() {
	HOME=$home XDG_CONFIG_HOME=$home/.config XDG_CACHE_HOME=$home/.cache WAYLAND_DISPLAY='' LANG=en_US.UTF-8 \
		FYNE_CACHE=5s FYNE_SCALE=1 LIBGL_ALWAYS_SOFTWARE=1 \
		xvfb-run -a -s '-screen 0 640x960x24' "$soak" "$@"
}
shown -find >"$found"
shown -found "$found" -for 0s -sheets "${SHEETS:-200}" "$@"
for game in ${GAMES:-$("$soak" -games)}; do
	echo "soak: $game"
	shown -game "$game" -for "${SOAK:-10m}" -sheets 0 "$@"
done
