#!/bin/sh
# Writes the formula for Homebrew with what is known of a release to standard output.
#
#   Scripts/formula.sh TARBALL DOWNLOADS [HOMEPAGE]     the source that `make dist` made; where it will be found
set -eu

tarball=$1
downloads=$2
homepage=${3:-$downloads}
version=$(basename "$tarball" .tar.gz)
version=${version#pickdata-}
sum=$(sha256sum "$tarball" | cut -d ' ' -f 1)
sed -e "1,2d" -e "s|HOMEPAGE|$homepage|" -e "s|DOWNLOADS|$downloads|" -e "s|VERSION|$version|" -e "s|SHA256|$sum|" \
    Packaging/homebrew/pickdata.rb
