#!/bin/sh
# Turns the wheels of the preview page that TOOL writes in a headless Chromium; see Tests/Tools/browser.py.
#
#   Scripts/test-browser.sh TOOL [ARGUMENT...]
set -eu

Scripts/setup.sh browser
status=0
Scripts/python-env.sh .build/browser-env Tests/Tools/browser-requirements.txt || status=$?
[ "$status" = 3 ] && exit 0
[ "$status" = 0 ] || exit "$status"
tool=$1
shift
exec .build/browser-env/bin/python Tests/Tools/browser.py --tool "$tool" "$@"
