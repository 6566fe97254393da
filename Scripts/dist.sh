#!/bin/sh
# Makes what a release consists of, in .build/dist: the source, a Linux binary that needs nothing but the C library, and checksums.
#
#   Scripts/dist.sh
set -eu

version=$(sed -n 's/.*static let text = "\(.*\)".*/\1/p' Sources/PickCommand/Version.swift)
machine=$(uname -m)
name=pickdata-$version
dist=.build/dist
rm -rf "$dist"
mkdir -p "$dist"

# The source, as it is committed; the same commit gives the same bytes.
git archive --format=tar --prefix="$name/" HEAD | gzip -n -9 >"$dist/$name.tar.gz"

if [ "$(uname)" = Linux ]; then
    libraries=$(Scripts/static-libraries.sh .build/static-libraries)
    Scripts/layout.sh stale .build/static/release/pickdata
    # Many words on purpose.
    # shellcheck disable=SC2046
    PKG_CONFIG_PATH=$libraries swift build $(make --no-print-directory print-release) --scratch-path .build/static --product pickdata
    Scripts/layout.sh built .build/static/release/pickdata
    tool=.build/static/release/pickdata
    root=.build/dist-root/$name-linux-$machine
    rm -rf .build/dist-root
    strip -o .build/static/pickdata-stripped "$tool"
    DESTDIR="" Scripts/install.sh .build/static/pickdata-stripped "$root"
    cp LICENSE NOTICE README.md CHANGELOG.md "$root"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
        -C .build/dist-root -cf - "$name-linux-$machine" | gzip -n -9 >"$dist/$name-linux-$machine.tar.gz"
fi

(cd "$dist" && sha256sum -- *.tar.gz >SHA256SUMS)
ls -l "$dist"
