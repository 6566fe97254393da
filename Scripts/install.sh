#!/bin/sh
# Installs TOOL and what belongs to it under PREFIX: completions, manual pages, schemas.
#
#   Scripts/install.sh TOOL PREFIX        DESTDIR in the environment stands before PREFIX
set -eu

tool=$1
root=${DESTDIR:-}$2

install -d "$root/bin" "$root/share/man/man1" "$root/share/pickdata/schemas" \
    "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" "$root/share/fish/vendor_completions.d"
# Without the names that only debuggers read, which are more than half of the file.
install -m 755 $([ "$(uname)" = Linux ] && echo -s) "$tool" "$root/bin/pickdata"

# write FILE ARGUMENT...: what `pickdata ARGUMENT...` prints, into a file that all may read.
write() {
    file=$1
    shift
    "$tool" "$@" >"$file"
    chmod 644 "$file"
}

write "$root/share/bash-completion/completions/pickdata" help --completions bash
write "$root/share/zsh/site-functions/_pickdata" help --completions zsh
write "$root/share/fish/vendor_completions.d/pickdata.fish" help --completions fish

write "$root/share/man/man1/pickdata.1" help --manual
for command in $("$tool" --help | awk '/^Commands:/ { on = 1; next } /^$/ { on = 0 } on && /^  [a-z]/ { print $1 }'); do
    write "$root/share/man/man1/pickdata-$command.1" help "$command" --manual
done

install -d "$root/share/pickdata/schemas/presets"
install -m 644 Schemas/*.* "$root/share/pickdata/schemas"
install -m 644 Schemas/presets/* "$root/share/pickdata/schemas/presets"
