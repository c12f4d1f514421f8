# page-go.sh - to be sourced: page_go runs the Go that builds pages, which go fetches by
# itself. Go 1.26 and 1.27 end a page that looks a nil interface up in a large map
# (internal/webapp/go_test.go); the loader wasm_exec.js has to be of the same Go.
# shellcheck shell=sh
page_go() { GOTOOLCHAIN=go1.25.14 CGO_ENABLED=0 GOOS=js GOARCH=wasm go "$@"; }
