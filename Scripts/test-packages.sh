#!/bin/bash
# Tries what `make dist` and `make deb` made, in clean Debian systems that debootstrap makes; as root, where a mirror is.
#
#   Scripts/test-packages.sh [RELEASE…]      bookworm trixie
set -euo pipefail

[ "$(id -u)" = 0 ] || { echo "SKIPPED: a clean Debian can be made by root only" >&2; exit 0; }
if ! command -v debootstrap >/dev/null; then
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap >&2 || {
        echo "SKIPPED: debootstrap is not installed, and cannot be" >&2
        exit 0
    }
fi
releases=("${@:-bookworm}")
[ $# -gt 0 ] || releases=(bookworm trixie)
mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb  *\(\[[^]]*\] *\)\{0,1\}\([^ ]*\) .* main.*/\2/p' \
    /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -v security | head -n 1 || true)
systems=.build/systems
mkdir -p "$systems"
mounted=()
trap 'for place in ${mounted[@]+"${mounted[@]}"}; do umount "$place"; done' EXIT

# try SYSTEM TOOL: a right file, a broken one, a conversion.
try() {
    local system=$1 tool=$2
    chroot "$system" "$tool" --version
    chroot "$system" "$tool" validate --quiet /data/cities.plist
    if chroot "$system" "$tool" validate --format concise /data/broken.plist >"$system/data/out.txt"; then
        echo "a broken file passes" >&2
        return 1
    fi
    grep -q ':7:13: error PD104' "$system/data/out.txt"
    chroot "$system" "$tool" convert /data/cities.plist --compact -o /data/cities.json
    python3 -c 'import json, plistlib, sys; sys.exit(json.load(open(sys.argv[1])) != plistlib.load(open(sys.argv[2], "rb")))' \
        "$system/data/cities.json" "$system/data/cities.plist"
}

# databases SYSTEM TOOL: without SQLite it is said what to install, and with it databases are written and read.
databases() {
    local system=$1 tool=$2
    if [ -z "$(find "$system/usr/lib" "$system/lib" -name 'libsqlite3.so*' -print -quit)" ]; then
        if chroot "$system" "$tool" convert /data/cities.plist -o /data/cities.sqlite 2>"$system/data/err.txt"; then
            echo "a database is written without SQLite" >&2
            return 1
        fi
        grep -q 'install its library (Debian: libsqlite3-0)' "$system/data/err.txt"
        install "$system" libsqlite3-0
    fi
    chroot "$system" "$tool" convert /data/cities.plist -o /data/cities.sqlite
    chroot "$system" "$tool" convert /data/cities.sqlite -o /data/again.csv
    chroot "$system" "$tool" convert /data/cities.plist -o /data/cities.csv
    cmp "$system/data/cities.csv" "$system/data/again.csv"
}

# install SYSTEM PACKAGE…: as somebody there would.
install() {
    local system=$1
    shift
    cp /etc/resolv.conf "$system/etc/" 2>/dev/null || true
    cp -r /etc/apt/apt.conf.d/. "$system/etc/apt/apt.conf.d/" 2>/dev/null || true
    chroot "$system" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"' \
        sh "$@" >"$systems/install.log" 2>&1 || { tail -n 20 "$systems/install.log" >&2; return 1; }
}

for release in "${releases[@]}"; do
    system=$systems/$release
    if [ ! -x "$system/bin/sh" ]; then
        rm -rf "$system"
        debootstrap --variant=minbase "$release" "$system" "$mirror" >"$systems/$release.log" 2>&1 || {
            tail -n 5 "$systems/$release.log" >&2
            rm -rf "$system"
            echo "SKIPPED: debootstrap cannot make $release here" >&2
            continue
        }
    fi
    mkdir -p "$system/data" "$system/proc"
    # Swift reads a program's arguments from there.
    mountpoint -q "$system/proc" || mount -t proc proc "$system/proc" || {
        echo "SKIPPED: $release cannot be entered here, since nothing can be mounted" >&2
        continue
    }
    mounted+=("$system/proc")
    cp SampleData/cities.plist "$system/data/"
    cp SampleData/broken/mismatched-tag.plist "$system/data/broken.plist"

    rm -rf "$system/opt/pickdata"
    mkdir -p "$system/opt/pickdata"
    tar -C "$system/opt/pickdata" --strip-components=1 -xzf .build/dist/pickdata-*-linux-*.tar.gz
    echo "== $release, tarball"
    try "$system" /opt/pickdata/bin/pickdata
    databases "$system" /opt/pickdata/bin/pickdata

    # The package depends on the libraries of the release that it was built on.
    [ "$release" = "$(. /etc/os-release && echo "$VERSION_CODENAME")" ] || continue
    echo "== $release, package"
    cp .build/deb/*.deb "$system/data/pickdata.deb"
    install "$system" /data/pickdata.deb
    try "$system" /usr/bin/pickdata
    databases "$system" /usr/bin/pickdata
    chroot "$system" dpkg --purge pickdata >/dev/null
done

if command -v ruby >/dev/null; then
    echo "== the formula for Homebrew"
    tarball=$(find .build/dist -name 'pickdata-*.tar.gz' ! -name '*-linux-*')
    Scripts/formula.sh "$tarball" https://example.com/pickdata >.build/dist-root/pickdata.rb
    ruby -c .build/dist-root/pickdata.rb
    ruby Tests/Tools/formula.rb .build/dist-root/pickdata.rb "$tarball" "$(dirname "$(make --no-print-directory print-tool)")"
else
    echo "SKIPPED: ruby is not installed, so the formula for Homebrew is not read" >&2
fi
