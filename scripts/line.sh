#!/bin/sh
# line.sh - makes web/line.js: scripts/line/line.js with the browser's client of NATS in it, of fixed versions. What it makes
# is kept in the repository, so that a page is built without Node; call it when one of them changes.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp scripts/line/line.js "$work/"
cd "$work"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit @nats-io/nats-core@3.4.0 esbuild@0.28.2
npx esbuild line.js --bundle --minify --format=iife --target=es2022 --legal-comments=none \
	--banner:js="/* With @nats-io/nats-core 3.4, (c) The NATS Authors, Apache License 2.0: http://www.apache.org/licenses/LICENSE-2.0 */" \
	--outfile="$OLDPWD/web/line.js"
