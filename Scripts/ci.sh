#!/bin/bash
# What CI runs, cheapest first. Stops at the first step that fails; ends with the minutes of each step and
# with the closing lines of `swift test`, so that they are the last thing in a log.
set -euo pipefail

logs=.build/ci
mkdir -p "$logs"
summary=()
began=$SECONDS

minutes() { awk -v s="$1" 'BEGIN { printf "%6.1f min", s / 60 }'; }

step() {
    local start=$SECONDS
    printf '\n== make %s\n' "$*"
    if make --no-print-directory "$@" 2>&1 | tee "$logs/$1.log"; then
        summary+=("$(minutes $((SECONDS - start)))  $1")
    else
        summary+=("$(minutes $((SECONDS - start)))  $1 FAILED")
        finish
        printf 'ci: make %s failed\n' "$*" >&2
        exit 1
    fi
}

finish() {
    printf '\n== summary\n'
    printf '%s\n' "${summary[@]}" "$(minutes $((SECONDS - began)))  in all"
    if [ -f "$logs/test.log" ]; then
        grep -E 'Test run with|Executed [0-9]+ tests' "$logs/test.log" || true
    fi
}

rm -f "$logs"/*.log
step lint
step sources
step test
step conformance
step diff-history
step instructions
step differential N=500
step faults
step test-reports
step test-shells
step test-hooks
step docs
step api
step test-plugins
step test-browser
step test-frontends
step test-packages
step test-asan
step test-tsan
step fuzz SECONDS=20
finish
