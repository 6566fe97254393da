#!/bin/sh
# Fuzzes the readers and writers with AddressSanitizer.
#
#   Fuzz/run.sh [SECONDS [TARGET...]]     60 seconds for each of FuzzXML FuzzBinary FuzzTagged FuzzRoundTrip
#
# Grows a corpus in Fuzz/.build/corpus; an input that fails is put into Fuzz/.build/found, with what to do about it.
set -eu
cd "$(dirname "$0")"
mkdir -p .build/found
seconds=${1:-60}
[ $# -gt 0 ] && shift
targets=${*:-FuzzXML FuzzBinary FuzzTagged FuzzRoundTrip}

# `-enable-testing` opens the package's own declarations to the fuzzers.
# Both sanitizers in one argument: of two the compiler takes the last, and SwiftPM gives its own in any order.
if ! swift build -c release --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address \
    -Xswiftc -parse-as-library -Xswiftc -enable-testing >.build/build.log 2>&1; then
    grep -A 6 'error:' .build/build.log || cat .build/build.log
    exit 1
fi
./seeds.sh

# A Swift backtrace of a crash takes minutes under the sanitizer; libFuzzer prints one itself.
export SWIFT_BACKTRACE=enable=no
status=0
table=""
for target in $targets; do
    corpus=.build/corpus/$target
    log=.build/$target.log
    mkdir -p "$corpus"
    if ! ".build/release/$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=4096 \
        -dict="Dictionaries/$target.dict" -artifact_prefix=".build/found/$target-" -print_final_stats=1 \
        "$corpus" ".build/seeds/$target" >"$log" 2>&1; then
        status=1
        tail -n 40 "$log"
        echo "$target failed: mend it, and copy the input from Fuzz/.build/found to Tests/Fixtures/Crashes under a name that says what it was."
    fi
    if ! grep -q 'Loaded [0-9]* modules' "$log"; then
        status=1
        echo "$target is not instrumented: delete Fuzz/.build and begin anew."
    fi
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    rate=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")
    edges=$(sed -n 's/.*Loaded [0-9]* modules *(\([0-9]*\) .*/\1/p' "$log" | head -n 1)
    reached=$(sed -n 's/.* cov: \([0-9]*\) ft: \([0-9]*\) .*/\1 \2/p' "$log" | tail -n 1)
    table="$table$(printf '%-14s %12s %8s %8s of %-8s %9s' "$target" "${executions:-?}" "${rate:-?}" \
        "${reached% *}" "${edges:-?}" "${reached#* }")
"
done
printf '%-14s %12s %8s %8s    %-8s %9s\n%s' target executions a-second edges "" features "$table"
exit $status
