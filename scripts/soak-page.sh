#!/bin/sh
# soak-page.sh - uses the real page in a headless browser for a long time
# (SOAK=10m for every game), and fails where it keeps more and more. soak-window.sh has to have
# looked for sheets.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh build/soak-web 2 e2e ./soak build/soak-dist >/dev/null
shown() {
	CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./soakpage ../build/soak-dist ../build/soak-sheets.json "$@"
}
shown -for 0s -sheets "${SHEETS:-200}" "$@"
for game in ${GAMES:-$(build/soak -games)}; do
	echo "soak: $game"
	shown -game "$game" -for "${SOAK:-10m}" -sheets 0 "$@"
done
