#!/bin/sh
# e2e-web.sh - builds the web app and plays it in a headless browser.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh build/web
CGO_ENABLED=0 go run ./scripts/e2eweb internal/webapp/dist build/e2e-web.png
