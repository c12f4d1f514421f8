#!/bin/sh
# sign-apk.sh IN.apk OUT.apk - signs a package for Android with the project's own key, and
# sees that it bears no other. The toolkit packs with a key that everybody knows: whoever
# has it could replace the app on a phone, and no phone would ask. The key comes from
#   ANDROID_KEYSTORE           the keystore, in base64
#   ANDROID_KEYSTORE_PASSWORD  its password, and the key's
#   ANDROID_KEY_ALIAS          the name of the key in it
# and ANDROID_HOME or the path has zipalign and apksigner.
set -eu
in=$1
out=$2
for name in ANDROID_KEYSTORE ANDROID_KEYSTORE_PASSWORD ANDROID_KEY_ALIAS; do
	eval "[ -n \"\${$name:-}\" ]" || { echo "sign-apk: $name is not set: add it to the secrets of the repository (CONTRIBUTING.md, \"A release\")" >&2; exit 1; }
done
if [ -n "${ANDROID_HOME:-}" ]; then
	PATH=$(find "$ANDROID_HOME/build-tools" -mindepth 1 -maxdepth 1 | sort -V | tail -n 1):$PATH
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 077
printf %s "$ANDROID_KEYSTORE" | base64 -d >"$work/key"

zipalign -f 4 "$in" "$work/aligned.apk"
apksigner sign --ks "$work/key" --ks-pass env:ANDROID_KEYSTORE_PASSWORD --ks-key-alias "$ANDROID_KEY_ALIAS" --out "$work/signed.apk" "$work/aligned.apk"

own=$(keytool -exportcert -keystore "$work/key" -storepass:env ANDROID_KEYSTORE_PASSWORD -alias "$ANDROID_KEY_ALIAS" | sha256sum | cut -d ' ' -f 1)
signers=$(apksigner verify --print-certs "$work/signed.apk" | sed -n 's/.*certificate SHA-256 digest: //p' | sort -u)
[ "$signers" = "$own" ] || { echo "sign-apk: the package is signed by ${signers:-nobody}, not by $own alone" >&2; exit 1; }
cp "$work/signed.apk" "$out"
echo "sign-apk: $out is signed by $own"
