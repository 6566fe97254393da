#!/bin/sh
# Gives what TOOL writes for front ends to their own code, in a headless Chromium; see Tests/Tools/frontends.py.
#
#   Scripts/test-frontends.sh TOOL [ARGUMENT...]
#
# The front ends come inside of packages of PyPI, which are unpacked and not installed: nothing of Python's in them runs.
set -eu

Scripts/setup.sh browser
status=0
Scripts/python-env.sh .build/browser-env Tests/Tools/browser-requirements.txt || status=$?
[ "$status" = 3 ] && exit 0
[ "$status" = 0 ] || exit "$status"

requirements=Tests/Tools/frontends-requirements.txt
folder=.build/frontends
if ! cmp -s "$requirements" "$folder/requirements.txt"; then
    rm -rf "$folder"
    mkdir -p "$folder"
    if ! .build/browser-env/bin/pip install --quiet --disable-pip-version-check --no-deps --no-compile \
        --target "$folder/packages" -r "$requirements"; then
        rm -rf "$folder"
        echo "SKIPPED: the packages of $requirements cannot be had here" >&2
        exit 0
    fi
    cp "$requirements" "$folder/requirements.txt"
fi
tool=$1
shift
exec .build/browser-env/bin/python Tests/Tools/frontends.py --tool "$tool" --packages "$folder/packages" "$@"
