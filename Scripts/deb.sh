#!/bin/sh
# Makes a Debian package of TOOL in .build/deb.
#
#   Scripts/deb.sh TOOL
set -eu

command -v dpkg-shlibdeps >/dev/null || { echo "deb: dpkg-shlibdeps is missing; Debian has it in dpkg-dev" >&2; exit 1; }
tool=$1
version=$(sed -n 's/.*static let text = "\(.*\)".*/\1/p' Sources/PickCommand/Version.swift)
architecture=$(dpkg --print-architecture)
root=.build/deb/pickdata_${version}_$architecture
rm -rf .build/deb
mkdir -p "$root/DEBIAN" "$root/usr/share/doc/pickdata"

strip -o .build/deb/pickdata "$tool"
Scripts/install.sh .build/deb/pickdata "$root/usr"
find "$root/usr/share/man" -name '*.1' -exec gzip -n -9 {} +
# Debian has its own folder for zsh.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_pickdata" "$root/usr/share/zsh/vendor-completions/"
rmdir "$root/usr/share/zsh/site-functions"
install -m 644 NOTICE "$root/usr/share/doc/pickdata/NOTICE"
install -m 644 LICENSE "$root/usr/share/doc/pickdata/copyright"
gzip -n -9 -c CHANGELOG.md >"$root/usr/share/doc/pickdata/changelog.gz"

# What the binary needs, and from which version on, as Debian itself finds it out.
mkdir -p .build/deb/debian
printf 'Source: pickdata\n\nPackage: pickdata\nArchitecture: any\n' >.build/deb/debian/control
depends=$(cd .build/deb && dpkg-shlibdeps -O "${root#.build/deb/}/usr/bin/pickdata" | sed -n 's/^shlibs:Depends=//p')
cat >"$root/DEBIAN/control" <<CONTROL
Package: pickdata
Version: $version
Architecture: $architecture
Maintainer: The pickdata authors <pickdata@localhost>
Depends: $depends
Recommends: libsqlite3-0
Section: devel
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Description: validates and converts the property lists behind pickers
 Reads the data of food menus, provinces and cities, and any wheels and
 cascaders, says at which line and column they are wrong, and writes them
 as JSON, CSV, binary property lists, or what a front end takes.
CONTROL
find "$root" -type d -exec chmod 755 {} +
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) dpkg-deb --root-owner-group --build "$root" .build/deb >/dev/null
ls -l .build/deb/*.deb
