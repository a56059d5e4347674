#!/bin/sh
# Make build/macos/Serveplate-VERSION.dmg of build/frozen/Serveplate.app, after freeze.py, on macOS:
#
#     packaging/macos/make-dmg.sh VERSION
#
# Without a signature of Apple's the person has to allow the program at its first start (System Settings, Privacy & Security).
# With CODESIGN_IDENTITY set for freeze.py, and NOTARY_PROFILE (of xcrun notarytool store-credentials) here, it is notarised.
set -eu

version=$1
cd "$(dirname "$0")/../.."
folder=build/macos
disk=$folder/Serveplate-$version.dmg
rm -rf "$folder"
mkdir -p "$folder/disk"
# ditto keeps links and signatures, as cp may not.
ditto build/frozen/Serveplate.app "$folder/disk/Serveplate.app"
codesign --verify --deep --strict "$folder/disk/Serveplate.app"
ln -s /Applications "$folder/disk/Applications"
cp LICENSE "$folder/disk/"
hdiutil create -volname Serveplate -srcfolder "$folder/disk" -fs HFS+ -format UDZO "$disk"
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$disk" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$disk"
fi
