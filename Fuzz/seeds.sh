#!/bin/sh
# Collects seeds for each fuzzer from the fixtures; leaves out what is larger than the fuzzers' limit.
set -eu
cd "$(dirname "$0")"
fixtures=../Tests/Fixtures
for target in FuzzXML FuzzBinary FuzzTagged FuzzRoundTrip; do mkdir -p ".build/seeds/$target"; done

# seed TARGET FILE: named by folder too, so that equal names do not meet.
seed() {
    name=$(echo "$2" | sed "s|^$fixtures/||; s|/|-|g")
    cp -f "$2" ".build/seeds/$1/$name"
}

find "$fixtures" ../SampleData -type f -size -16k | LC_ALL=C sort | while read -r file; do
    case $file in
        *.expected.json) seed FuzzTagged "$file"; seed FuzzRoundTrip "$file" ;;
        */binary/valid/*.plist) seed FuzzBinary "$file"; seed FuzzRoundTrip "$file" ;;
        */binary/*.plist) seed FuzzBinary "$file" ;;
        */invalid/*.plist) seed FuzzXML "$file" ;;
        *.plist) seed FuzzXML "$file"; seed FuzzRoundTrip "$file" ;;
        */Crashes/*) for target in FuzzXML FuzzBinary FuzzTagged FuzzRoundTrip; do seed "$target" "$file"; done ;;
    esac
done
