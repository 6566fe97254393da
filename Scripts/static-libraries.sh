#!/bin/sh
# Makes a folder from which pkg-config and the linker take libxml2 as an archive, so that the tool needs none where it runs.
# SQLite is not linked at all: it is loaded where somebody reads or writes a database, and only its header is needed here.
#
#   PKG_CONFIG_PATH=$(Scripts/static-libraries.sh FOLDER) swift build …
set -eu

folder=$1
rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
directory=$(pkg-config --variable=libdir libxml-2.0)

# The linker takes an archive only where no shared library stands in the same folder or an earlier one.
flags=""
for flag in $(pkg-config --libs --static libxml-2.0); do
    case $flag in
        -l*)
            name=${flag#-l}
            if [ -f "$directory/lib$name.a" ] && [ "$name" != m ] && [ "$name" != dl ] && [ "$name" != pthread ]; then
                ln -sf "$directory/lib$name.a" "$folder/lib$name.a"
            fi
            flags="$flags $flag"
            ;;
    esac
done

# ICU, which libxml2 decodes with, is written in C++.
cxx=$(cc -print-file-name=libstdc++.a)
[ -f "$cxx" ] && ln -sf "$cxx" "$folder/libstdc++.a"

version() { pkg-config --modversion "$1"; }
cflags() { pkg-config --cflags "$1"; }
printf 'Name: libxml-2.0\nDescription: libxml2, as an archive\nVersion: %s\nCflags: %s\nLibs: -L%s %s -lstdc++\n' \
    "$(version libxml-2.0)" "$(cflags libxml-2.0)" "$folder" "$flags" >"$folder/libxml-2.0.pc"
echo "$folder"
