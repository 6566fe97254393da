#!/bin/sh
# Reads the reports of TOOL with the readers of PyPI; see Tests/Tools/reports.py.
#
#   Scripts/test-reports.sh TOOL [SARIF_SCHEMA]
set -eu

status=0
Scripts/python-env.sh .build/reports-env Tests/Tools/reports-requirements.txt || status=$?
[ "$status" = 3 ] && exit 0
[ "$status" = 0 ] || exit "$status"
exec .build/reports-env/bin/python Tests/Tools/reports.py --tool "$1" ${2:+--sarif-schema "$2"}
