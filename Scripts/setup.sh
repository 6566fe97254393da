#!/bin/sh
# Looks for what this machine needs and lacks.
#
#   Scripts/setup.sh build     what `swift build` needs
#   Scripts/setup.sh browser   that, and a browser for `make test-browser`
#   Scripts/setup.sh checks    all that, and the tools that the other checks of `make ci` use
#
# Says which command installs what is missing. Run as root, or with YES=1 (then through sudo), it runs the command.
set -eu

need=${1:-build}
case $need in build | browser | checks) ;; *)
    echo "setup: expected build, browser or checks, not '$need'" >&2
    exit 2
    ;;
esac

has() { command -v "$1" >/dev/null 2>&1; }
say() { printf 'setup: %s\n' "$*" >&2; }

# The Swift toolchain is not a package of these systems, so it is the one thing that nobody installs here.
if ! has swift; then
    say "Swift 6.2 or later is missing: https://www.swift.org/install"
    exit 1
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
case $version in
    [0-5].* | 6.[01])
        say "Swift $version is too old: this package needs 6.2 or later, https://www.swift.org/install"
        exit 1
        ;;
esac

if has apt-get; then
    manager=apt
elif has dnf; then
    manager=dnf
elif has brew; then
    manager=brew
    # Where Homebrew keeps libxml2, since macOS has one of its own; SwiftPM looks there too.
    PKG_CONFIG_PATH="$(brew --prefix)/opt/libxml2/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    export PKG_CONFIG_PATH
else
    manager=none
fi

# library HEADER PC: whether pkg-config knows the library and its header is where pkg-config says.
library() {
    has pkg-config || return 1
    pkg-config --exists "$2" 2>/dev/null || return 1
    for directory in $(pkg-config --cflags-only-I "$2" | sed 's/-I//g') /usr/include /usr/local/include; do
        [ -f "$directory/$1" ] && return 0
    done
    return 1
}

# present WHAT: whether it is there. The words are those of the table below.
present() {
    case $1 in
        pkg-config) has pkg-config ;;
        libxml2) library libxml/parser.h libxml-2.0 ;;
        sqlite3) library sqlite3.h sqlite3 ;;
        chromium) has chromium || has chromium-browser || has google-chrome || has google-chrome-stable ;;
        *) has "$1" ;;
    esac
}

# package WHAT: the name of the package that has it.
package() {
    case "$manager $1" in
        "apt libxml2") echo libxml2-dev ;;
        "apt sqlite3") echo libsqlite3-dev ;;
        "apt xmllint") echo libxml2-utils ;;
        "apt plistutil") echo libplist-utils ;;
        "apt tsc") echo node-typescript ;;
        "apt strip") echo binutils ;;
        "apt dpkg-shlibdeps") echo dpkg-dev ;;
        "dnf pkg-config") echo pkgconf-pkg-config ;;
        "dnf libxml2") echo libxml2-devel ;;
        "dnf sqlite3") echo sqlite-devel ;;
        "dnf xmllint") echo libxml2 ;;
        "dnf plistutil") echo libplist ;;
        "brew pkg-config") echo pkgconf ;;
        "brew sqlite3") echo sqlite ;;
        "brew xmllint") echo libxml2 ;;
        "brew plistutil") echo libplist ;;
        "brew tsc") echo typescript ;;
        "brew python3") echo python ;;
        *) echo "$1" ;;
    esac
}

wanted="pkg-config libxml2 sqlite3"
[ "$need" = build ] || wanted="$wanted python3 chromium"
if [ "$need" = checks ]; then
    wanted="$wanted xmllint plistutil cc zsh fish mandoc vim"
    [ "$manager" = dnf ] || wanted="$wanted tsc"
    [ "$(uname)" = Linux ] && wanted="$wanted valgrind"
    # For packages, and clean systems to try them in, which only root can make.
    if [ "$manager" = apt ]; then
        wanted="$wanted strip dpkg-shlibdeps"
        [ "$(id -u)" != 0 ] || wanted="$wanted debootstrap"
    fi
fi

missing=""
packages=""
for what in $wanted; do
    # Homebrew has no valgrind for today's Macs, and a C compiler comes with Swift there.
    [ "$what" = cc ] && { has cc || has clang; } && continue
    present "$what" && continue
    missing="$missing $what"
    [ "$what" = cc ] && packages="$packages gcc" || packages="$packages $(package "$what")"
done
[ -z "$missing" ] && exit 0

say "missing:$missing"
packages=${packages# }
# A package may be recorded as installed while its files are gone, so install it once more.
case $manager in
    apt) command="apt-get install -y --no-install-recommends --reinstall $packages" ;;
    dnf) command="dnf install -y $packages" ;;
    brew) command="brew install $packages" ;;
    none)
        say "install what gives you libxml2's headers, libxml-2.0.pc and the tools above, then run this again"
        exit 1
        ;;
esac

if [ "$manager" = brew ]; then
    as_root=""
    may=${YES:-0}
elif [ "$(id -u)" = 0 ]; then
    as_root=""
    may=1
elif has sudo; then
    as_root="sudo "
    may=${YES:-0}
else
    say "run as root: $command"
    exit 1
fi
if [ "$may" != 1 ]; then
    say "to install it, run:  $as_root$command"
    say "or let this do it:   YES=1 make $(case $need in build) echo demo ;; browser) echo test-browser ;; *) echo ci ;; esac)"
    exit 1
fi

if [ "$manager" = apt ]; then
    say "running: ${as_root}apt-get update"
    $as_root apt-get update -qq
    command="env DEBIAN_FRONTEND=noninteractive $command -qq"
fi
say "running: $as_root$command"
$as_root $command >&2

for what in $missing; do
    [ "$what" = cc ] && continue
    if ! present "$what"; then
        say "$what is still missing after: $as_root$command"
        exit 1
    fi
done
