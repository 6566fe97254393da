#!/bin/sh
# The README's tour: a right file, a conversion, a broken file.
#
#   Scripts/demo.sh PATH/TO/pickdata
set -eu
pickdata=$1

show() { printf '\n$ pickdata %s\n' "$*"; }

show validate SampleData/cities.plist
"$pickdata" validate SampleData/cities.plist

show convert SampleData/cities.plist '| head -n 12'
json=$(mktemp)
trap 'rm -f "$json"' EXIT
"$pickdata" convert SampleData/cities.plist >"$json"
head -n 12 "$json"

show validate SampleData/broken/key-without-value.plist
if "$pickdata" validate SampleData/broken/key-without-value.plist; then
    echo "demo: a broken file was called right" >&2
    exit 1
fi

printf '\nThe tool is %s; make install puts it into PATH.\n' "$pickdata"
