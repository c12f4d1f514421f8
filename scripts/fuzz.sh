#!/bin/sh
# fuzz.sh - runs every fuzz target for FUZZTIME (10s), one after the other; with a
# TARGET only those with that in their names, in the FUZZPACKAGES (./...). Making an
# interesting input smaller takes a minute by itself, in which nothing new is tried,
# and the first minutes find such inputs all the time: so it gets a hundred tries.
set -eu
cd "$(dirname "$0")/.."
for package in $(go list -tags "$TAGS" "${FUZZPACKAGES:-./...}"); do
	for target in $(go test -tags "$TAGS" -list '^Fuzz' "$package" | grep "^Fuzz.*${TARGET:-}" || true); do
		echo "$package $target"
		go test -tags "$TAGS" -run '^$' -fuzz "^$target\$" -fuzztime "${FUZZTIME:-10s}" -fuzzminimizetime 100x "$package"
	done
done
