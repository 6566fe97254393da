#!/bin/sh
# Holds the API of the library to that of the baseline, a commit that .ci/api/baseline names.
#
# What may break stands in .ci/api/allowed.txt, a line each, in the words of the report; so does what only looks like API to
# the compiler, since it is `package`. A release writes its commit into the baseline and empties that file. The baseline is
# built once and kept in .build.
set -eu

revision=$(cat .ci/api/baseline)
if ! git rev-parse --quiet --verify "$revision^{commit}" >/dev/null; then
    echo "api: this clone has no commit $revision, which .ci/api/baseline names" >&2
    echo "api: fetch the whole history (git fetch --unshallow), or write a commit of it into that file" >&2
    exit 1
fi
mkdir -p .build
report=.build/api-report.txt
status=0
swift package diagnose-api-breaking-changes "$revision" --products PickData --baseline-dir .build/api-baseline \
    --breakage-allowlist-path .ci/api/allowed.txt >"$report" 2>&1 || status=$?
grep -vE '^\[|^$' "$report" || true
# A room that no product names is passed over in silence.
for room in PickData $(sed -n 's/^@_exported public import //p' Sources/PickData/PickData.swift); do
    grep -qE " in $room( |:|$)" "$report" || { echo "api: $room was not looked at" >&2; exit 1; }
done
exit "$status"
