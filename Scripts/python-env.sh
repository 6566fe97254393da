#!/bin/sh
# Makes a Python environment in FOLDER with the packages of REQUIREMENTS, once for each version of that file.
#
#   Scripts/python-env.sh FOLDER REQUIREMENTS
#
# Exit status 3, said aloud, where packages cannot be had: no network is no fault of the code.
set -eu

folder=$1
requirements=$2
if [ -x "$folder/bin/python" ] && cmp -s "$requirements" "$folder/requirements.txt"; then
    exit 0
fi
rm -rf "$folder"
if ! python3 -m venv "$folder" || ! "$folder/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"; then
    rm -rf "$folder"
    echo "SKIPPED: the packages of $requirements cannot be installed here" >&2
    exit 3
fi
cp "$requirements" "$folder/requirements.txt"
