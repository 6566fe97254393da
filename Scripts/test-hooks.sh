#!/bin/sh
# Runs the hooks, the CI recipes and the git recipes with TOOL; see Tests/Tools/hooks.py.
#
#   Scripts/test-hooks.sh TOOL
set -eu

status=0
Scripts/python-env.sh .build/hooks-env Tests/Tools/hooks-requirements.txt || status=$?
[ "$status" = 3 ] && exit 0
[ "$status" = 0 ] || exit "$status"
exec .build/hooks-env/bin/python Tests/Tools/hooks.py --tool "$1"
