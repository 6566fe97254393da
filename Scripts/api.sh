#!/bin/sh
# Holds the API of the library to that of the baseline, a commit that .ci/api/baseline names.
#
# What may break stands in .ci/api/allowed.txt, a line each, in the words of the report. A release writes its commit into the
# baseline and empties that file. The baseline is built once and kept in .build.
set -eu

revision=$(cat .ci/api/baseline)
if ! git rev-parse --quiet --verify "$revision^{commit}" >/dev/null; then
    echo "api: this clone has no commit $revision, which .ci/api/baseline names" >&2
    echo "api: fetch the whole history (git fetch --unshallow), or write a commit of it into that file" >&2
    exit 1
fi
# PickData shows what these rooms have; a room that is only part of a product is not looked at unless it is named.
set -- PickData $(sed -n 's/^@_exported public import //p' Sources/PickData/PickData.swift)
echo "api: $* against $revision"
exec swift package diagnose-api-breaking-changes "$revision" --baseline-dir .build/api-baseline \
    --breakage-allowlist-path .ci/api/allowed.txt --targets "$@"
