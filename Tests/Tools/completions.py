#!/usr/bin/env python3
"""Presses Tab in the real shells, and reads the manual pages with the real readers.

    completions.py --tool .build/release/pickdata

Each line of `CASES` is a command line up to the cursor and what Tab must offer. A shell or a reader that is not installed is named and left
out. Exit status 1 when something is wrong.
"""

import argparse
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

# The line, words that must be offered, words that must not be.
CASES = [
    ("pickdata ", ["validate", "lint", "convert", "explain"], []),
    ("pickdata li", ["lint"], ["validate"]),
    ("pickdata lint --fo", ["--format", "--force-exclude"], ["--select"]),
    ("pickdata lint --format sa", ["sarif"], ["junit"]),
    ("pickdata lint --format=ju", ["junit"], ["sarif"]),
    ("pickdata lint --ignore dup", ["duplicate-key", "duplicate-row"], ["empty-column"]),
    ("pickdata lint --ignore PD401,duplicate-r", ["duplicate-row"], ["duplicate-key"]),
    ("pickdata convert --to bp", ["bplist"], ["csv"]),
    ("pickdata convert --baseline", [], ["--baseline"]),
    ("pickdata help nor", ["normalize"], ["lint"]),
    ("pickdata explain exit", ["exit-status"], ["layouts"]),
    ("pickdata validate some", ["some cities.plist"], ["validate"]),
    ("pickdata build res", ["resources"], []),
    ("pickdata lint --config some", ["some cities.plist"], []),
]
PLACE = "pickdata-tab> "


def bash(script, line, folder):
    """What bash offers: the array that the function fills, or the files that readline would offer where it stays empty."""
    program = """
source "$1"
# Splits as readline does: at blanks, and around `=`.
read -ra COMP_WORDS <<<"${2//=/ = }"
[[ $2 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_pickdata
if [ ${#COMPREPLY[@]} = 0 ]; then compgen -f -- "${COMP_WORDS[COMP_CWORD]}"; else printf '%s\\n' "${COMPREPLY[@]}"; fi
"""
    run = subprocess.run(["bash", "--norc", "-c", program, "bash", script, line], cwd=folder, capture_output=True, text=True)
    return run.stdout + run.stderr


def fish(script, line, folder):
    program = "source $argv[1]; complete -C $argv[2]"
    run = subprocess.run(["fish", "--no-config", "-c", program, script, line], cwd=folder, capture_output=True, text=True)
    return (run.stdout + run.stderr).replace("\\ ", " ")


def zsh(script, line, folder):
    """What zsh shows in a terminal after the line and Tab, twice: what the first one cannot decide, the second one may list."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.environ.update(TERM="dumb", COLUMNS="200", LINES="500", ZDOTDIR=folder)
        os.execlp("zsh", "zsh", "-f", "-i")
    setup = "stty cols 200 rows 500; unsetopt prompt_sp prompt_cr zle_bracketed_paste 2>/dev/null; fpath=(%s $fpath); autoload -Uz compinit; compinit -u -D; setopt noalwayslastprompt; LISTMAX=10000; PS1='%s'\n" % (
        os.path.dirname(script),
        PLACE,
    )
    os.write(terminal, setup.encode())
    until(terminal, lambda text: text.rstrip(" ").endswith(PLACE.strip()), 20)
    os.write(terminal, (line + "\t").encode())
    shown = until(terminal, lambda text: False, 1.5)
    os.write(terminal, b"\t")
    shown += until(terminal, lambda text: False, 1.0)
    os.close(terminal)
    os.waitpid(pid, 0)
    return shown.replace("\\ ", " ")


def until(terminal, ends, seconds):
    """Reads until the text ends as wanted, or nothing more comes within the time."""
    text = ""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit and not ends(text):
        if select.select([terminal], [], [], max(0, limit - time.monotonic()))[0]:
            try:
                text += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                break
    return text


def check_completions(tool, shell, offered):
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder, "scripts", "_pickdata")
        script.parent.mkdir()
        script.write_bytes(subprocess.run([tool, "help", "--completions", shell], check=True, capture_output=True).stdout)
        files = pathlib.Path(folder, "files")
        files.mkdir()
        (files / "some cities.plist").touch()
        (files / "resources").mkdir()
        for line, wanted, unwanted in CASES:
            text = offered(str(script), line, str(files))
            words = set(re.split(r"[\s,\t]+", text))
            for word in wanted:
                if word not in words and word not in text:
                    wrong.append("%s: `%s` does not offer %s" % (shell, line, word))
            if shell != "zsh":
                wrong += ["%s: `%s` offers %s" % (shell, line, word) for word in unwanted if word in words]
    print("%-8s %d command lines, %d wrong" % (shell, len(CASES), len(wrong)))
    return wrong


def check_manual(tool):
    wrong = []
    help_text = subprocess.run([tool, "--help"], check=True, capture_output=True, text=True).stdout
    names = re.findall(r"^  ([a-z]+) ", help_text.partition("Commands:")[2].partition("\n\n")[0], re.M)
    with tempfile.TemporaryDirectory() as folder:
        pages = []
        for name in [None] + names:
            page = pathlib.Path(folder, "pickdata%s.1" % ("-" + name if name else ""))
            arguments = [tool, "help"] + ([name] if name else []) + ["--manual"]
            page.write_bytes(subprocess.run(arguments, check=True, capture_output=True).stdout)
            pages.append(str(page))
        readers = [("mandoc", ["mandoc", "-T", "lint", "-W", "warning"]), ("man", ["man", "--warnings", "-l"])]
        for reader, command in readers:
            if not shutil.which(reader):
                print("%-8s left out, it is not installed" % reader)
                continue
            said = []
            for page in pages:
                run = subprocess.run(command + [page], capture_output=True, text=True, env=dict(os.environ, MANPAGER="cat", LC_ALL="C.UTF-8"))
                said += (run.stdout if reader == "mandoc" else run.stderr).splitlines()
                if reader == "man" and "NAME" not in run.stdout:
                    said.append("%s: nothing to read" % page)
            wrong += ["%s: %s" % (reader, line) for line in said]
            print("%-8s %d pages, %d complaints" % (reader, len(pages), len(said)))
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    tool = os.path.abspath(parser.parse_args().tool)
    wrong = []
    for shell, offered in [("bash", bash), ("zsh", zsh), ("fish", fish)]:
        if shutil.which(shell):
            wrong += check_completions(tool, shell, offered)
        else:
            print("%-8s left out, it is not installed" % shell)
    wrong += check_manual(tool)
    for line in wrong:
        print(line, file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
