#!/bin/sh
# How `make release` lays out the tool on Linux, as words for `swift build`: what runs and is read when common commands start
# stands together, since the kernel maps files in windows of 64 KB. Packaging/layout says what; see CONTRIBUTING.md.
#
#   Scripts/layout.sh               the words; none on macOS, and none, but a line on standard error, where the toolchain has no lld
#   Scripts/layout.sh stale TOOL    before it is built: removes what was compiled or linked by other words, which SwiftPM does not see
#   Scripts/layout.sh built TOOL    once it is built: what is compiled later, but for these words, is stale
set -eu

layout=Packaging/layout
stamp() { echo "$(dirname "$1")/pickdata.layout"; }

if [ "${1:-}" = built ]; then
    touch "$(stamp "$2")"
    exit 0
elif [ "${1:-}" = stale ]; then
    folder=$(dirname "$2")
    stamp=$(stamp "$2")
    # The compiler leaves an object that has the right code, be the functions in sections of their own or not.
    if [ -e "$stamp" ]; then
        find "$folder" -path '*.build/*.o' -newer "$stamp" -exec rm -f "$2" {} +
    elif [ -d "$folder" ]; then
        find "$folder" -path '*.build/*.o' -exec rm -f "$2" {} +
    fi
    for file in "$layout"/*; do
        [ "$2" -nt "$file" ] || rm -f "$2"
    done
    exit 0
fi

[ "$(uname)" = Linux ] || exit 0
# The linker of the toolchain itself: one of the system may be older than the objects.
toolchain=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift.*".*/\1/p')
if [ ! -x "$toolchain/bin/ld.lld" ]; then
    echo "layout: no ld.lld beside swiftc, so the default linker places the functions: the same tool, with more memory at its start" >&2
    exit 0
fi
printf '%s ' -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections
printf -- '-Xlinker %s ' -T "$layout/thunks.ld"
[ ! -f "$layout/symbols.txt" ] || printf -- '-Xlinker %s ' --no-warn-symbol-ordering "--symbol-ordering-file=$layout/symbols.txt"
echo
