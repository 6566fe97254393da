#!/bin/sh
# Looks at all picker data below a folder, for any CI that can run a shell.
#
#   check.sh [FOLDER]
#
# The exit status is the tool's: 0 no error, 1 an error was found, 2 the work could not be done.
set -eu
exec pickdata lint --format text "${1:-.}"
