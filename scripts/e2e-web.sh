#!/bin/sh
# e2e-web.sh - builds the web app and looks at it in a headless browser.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh build/web
CGO_ENABLED=0 go run ./scripts/e2eweb build/web build/e2e-web.png
