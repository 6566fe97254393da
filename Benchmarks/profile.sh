#!/bin/sh
# Shows where a command spends its instructions: the top rows of a callgrind profile.
#
#   profile.sh [-n ROWS] [-i] PROGRAM [ARGUMENT…]
#
#   -n ROWS   how many rows (25)
#   -i        inclusive: a function's row counts what it calls, too
#
# Example: Benchmarks/profile.sh .build/release/pickdata convert Benchmarks/data/flat-1m.plist --to json
set -eu

rows=25
inclusive=no
while getopts n:i option; do
    case $option in
        n) rows=$OPTARG ;;
        i) inclusive=yes ;;
        *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
if [ $# -eq 0 ]; then
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
if ! command -v callgrind_annotate >/dev/null; then
    echo "profile.sh: there is no valgrind here (Debian: apt-get install valgrind)" >&2
    exit 2
fi

profile=$(mktemp)
trap 'rm -f "$profile"' EXIT
status=0
valgrind --tool=callgrind --callgrind-out-file="$profile" "$@" >/dev/null || status=$?
[ "$status" -eq 0 ] || echo "profile.sh: the command ended with exit status $status" >&2
callgrind_annotate --threshold=100 --inclusive="$inclusive" "$profile" |
    grep -E '^ *[0-9,]+ \(' | head -n "$((rows + 1))" | cut -c 1-200
