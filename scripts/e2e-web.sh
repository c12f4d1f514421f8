#!/bin/sh
# e2e-web.sh - builds the web app and plays it in a headless browser.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh build/web
CGO_ENABLED=0 LANG=en_US.UTF-8 go run -buildvcs=false -tags ci,migrated_fynedo ./ui/e2eweb internal/webapp/dist build/e2e-web
