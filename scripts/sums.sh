#!/bin/sh
# sums.sh FOLDER - writes SHA256SUMS of all other files of a folder, so that
# "sha256sum -c SHA256SUMS" verifies them there, and does that once.
set -eu
cd "$1"
rm -f SHA256SUMS
# Made elsewhere: a file that is being written would be summed up, too, as an empty one.
sums=$(sha256sum -- *)
printf '%s\n' "$sums" >SHA256SUMS
sha256sum --check --strict --quiet SHA256SUMS
