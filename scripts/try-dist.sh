#!/bin/sh
# try-dist.sh FOLDER - installs what dist.sh made for Linux in a clean Debian, as root, and
# sees that the program answers, that its page and the completion of shells are in place,
# that a window is drawn there, and that all of it goes again.
set -eu
dist=$(realpath "$1")
cd "$(dirname "$0")/.."
root=$PWD/build/clean
rm -rf "$root"
debootstrap --variant=minbase --include=man-db,bash-completion,zsh,fish bookworm "$root" >build/clean.log
cp "$dist"/*_amd64.deb "$root/quickcast.deb"
display=
finish() {
	if [ -n "$display" ]; then kill "$display" 2>/dev/null || true; fi
	umount "$root/proc"
}
mount -t proc proc "$root/proc"
trap finish EXIT

# inside COMMAND - runs a line of shell in the clean Debian
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive sh -euc "$1"; }

inside 'apt-get install -q -y --no-install-recommends ./quickcast.deb' >>build/clean.log
inside 'quickcast version; dpkg --verify quickcast'
inside 'printf "Mage: Warlock\n1 Fireball\n" | quickcast check --json -; [ $? -le 1 ]' | grep -o '"outcome":"[a-z-]*"'
inside 'man quickcast | head -n 4; LC_ALL=de_DE.UTF-8 man -L de -w quickcast'
inside 'bash -c ". /usr/share/bash-completion/bash_completion; _completion_loader quickcast; complete -p quickcast"'
inside 'zsh -fc "autoload -U compinit; compinit -u -D; echo zsh: \$_comps[quickcast]"'
inside 'fish -c "complete -C \"quickcast conv\""'

number=90
while [ -e "/tmp/.X$number-lock" ]; do number=$((number + 1)); done
Xvfb ":$number" -screen 0 640x960x24 +extension GLX -noreset >/dev/null 2>&1 &
display=$!
inside "DISPLAY=:$number timeout 20 quickcast" >build/clean-window.log 2>&1 &
window=$!
for _ in $(seq 20); do
	sleep 1
	DISPLAY=:$number import -window root build/clean.png
	[ "$(identify -format %k build/clean.png)" -lt 100 ] || break
done
[ "$(identify -format %k build/clean.png)" -ge 100 ] || { echo "try-dist: no window is drawn: see build/clean.png and build/clean-window.log" >&2; exit 1; }
echo "try-dist: the window is drawn: build/clean.png"
wait $window || true
inside 'apt-get purge -q -y quickcast' >>build/clean.log
left=$(inside 'find /usr /etc -iname "*quickcast*"')
[ -z "$left" ] || { echo "try-dist: left behind: $left" >&2; exit 1; }

# What is no package is started where it lies; for the other processor where it can be.
build/AppDir-amd64/AppRun version
if command -v qemu-aarch64-static >/dev/null; then qemu-aarch64-static build/AppDir-arm64/usr/bin/quickcast version; fi
