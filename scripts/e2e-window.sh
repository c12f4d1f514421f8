#!/bin/sh
# e2e-window.sh - opens the real window on a virtual display in the size of a
# phone, plays a duel in it with the mouse, kills it again and again, and
# compares pictures and log. The window is built without the tag
# migrated_fynedo, so that the toolkit reports every call from the wrong thread.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build
CGO_ENABLED=1 go build -buildvcs=false -o build/quickcast-e2e .
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -C e2e -buildvcs=false -tags ci,migrated_fynedo ./window "$PWD/build/quickcast-e2e" ../build/e2e-window
