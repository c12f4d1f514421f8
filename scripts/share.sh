#!/bin/sh
# share.sh PREFIX PROGRAM [SPEAKER] - lays the program out below PREFIX as systems like
# Linux want it: with its icon, its page of the manual, the completion of shells. The last
# two it prints itself; of one for another processor SPEAKER does.
set -eu
prefix=$1
program=$2
speaker=${3:-$2}
id=io.github.quickcast.quickcast
share=$prefix/share
install -D "$program" "$prefix/bin/quickcast"
install -D -m 644 -t "$share/applications" "packaging/$id.desktop"
install -D -m 644 -t "$share/metainfo" "packaging/$id.metainfo.xml"
install -D -m 644 Icon.png "$share/icons/hicolor/512x512/apps/$id.png"
install -D -m 644 Icon.svg "$share/icons/hicolor/scalable/apps/$id.svg"
install -D -m 644 LICENSE "$share/doc/quickcast/copyright"
install -D -m 644 -t "$share/doc/quickcast" README.md CHANGELOG.md
mkdir -p "$share/man/man1" "$share/man/de/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
"$speaker" man --lang en | gzip -n -9 >"$share/man/man1/quickcast.1.gz"
"$speaker" man --lang de | gzip -n -9 >"$share/man/de/man1/quickcast.1.gz"
"$speaker" completion bash >"$share/bash-completion/completions/quickcast"
"$speaker" completion zsh >"$share/zsh/site-functions/_quickcast"
"$speaker" completion fish >"$share/fish/vendor_completions.d/quickcast.fish"
