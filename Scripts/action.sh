#!/bin/bash
# The steps of action.yml, in a file of its own so that they can be run and tested anywhere.
#
#   Scripts/action.sh build     finds or builds the tool; writes `tool=` to $GITHUB_OUTPUT
#   Scripts/action.sh run       runs it on what PICKDATA_… say; writes `status=` to $GITHUB_OUTPUT and ends with 0
set -euo pipefail

# lines TEXT: its lines that are not empty, into the array `list`.
lines() {
    list=()
    while IFS= read -r line; do
        [ -n "$line" ] && list+=("$line")
    done <<<"$1"
    return 0
}

case ${1:-} in
    build)
        tool=${PICKDATA_TOOL:-}
        if [ -z "$tool" ]; then
            root=$(cd "$(dirname "$0")/.." && pwd)
            YES=1 make --no-print-directory -C "$root" release >&2
            tool=$(make --no-print-directory -C "$root" print-tool)
        fi
        "$tool" --version
        printf 'tool=%s\n' "$tool" >>"$GITHUB_OUTPUT"
        ;;
    run)
        lines "${PICKDATA_ARGUMENTS:-}"
        arguments=(${list[@]+"${list[@]}"} --format text --format github)
        [ -n "${PICKDATA_SARIF:-}" ] && arguments+=(--format "sarif=$PICKDATA_SARIF")
        lines "${PICKDATA_PATHS:-.}"
        status=0
        "$PICKDATA_TOOL" "${PICKDATA_COMMAND:-lint}" "${arguments[@]}" -- "${list[@]}" || status=$?
        printf 'status=%s\n' "$status" >>"$GITHUB_OUTPUT"
        ;;
    *)
        echo "action: expected build or run" >&2
        exit 2
        ;;
esac
