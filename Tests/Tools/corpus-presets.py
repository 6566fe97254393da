#!/usr/bin/env python3
"""Writes real picker files of other people's apps for every front end, and holds what is written to the verdicts of a golden list.

    corpus-presets.py --tool .build/release/pickdata [--corpus DIR] [--record] [-v]

The files are other people's and are not in this repository: without a folder of them (DIR/files) the check is skipped, aloud. It
prints a table, file by front end: `ok`, or the codes of the findings that stand in the way. The golden list has names and verdicts
only. --record writes it; read the difference before committing it.

Everything that is written is read again: JSON and modules by Python's json, property lists by `plistlib` and by the tool itself, which
must take them for the front end (`validate --for`).

Exit status: 1 where the tool was killed or failed otherwise, an output cannot be read, or the golden list differs.
"""

import argparse
import json
import os
import pathlib
import plistlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "Fixtures" / "corpus-presets.tsv"
DEFAULT = HERE.parent.parent / ".." / "shared" / "corpus" / "wild"
MODULE = re.compile(rb"\A(?:module\.exports = |export default )")


def run(tool, *arguments, data=b""):
    return subprocess.run([tool, *arguments], input=data, capture_output=True, timeout=120)


def presets(tool):
    """The names of the front ends, each with the format that it is written in."""
    listed = json.loads(run(tool, "explain", "--format", "json").stdout)["presets"]
    names = [entry["preset"] for entry in listed]
    formats = {}
    for name in names:
        page = json.loads(run(tool, "explain", "--format", "json", name).stdout)
        formats[name] = page["formats"][0]
    return formats


def fault(tool, name, form, output):
    """What is wrong with an output; nothing when it can be read."""
    try:
        if form in ("json", "js", "mjs"):
            json.loads(MODULE.sub(b"", output))
        elif form == "plist":
            plistlib.loads(output)
            # What is so small that it reads as the other kind is named.
            kind = "menu" if not isinstance(plistlib.loads(output)[0], dict) else "regions"
            again = run(tool, "validate", "--for", name, "--kind", kind, "-", data=output)
            if again.returncode != 0:
                return "its own output is not taken: " + again.stdout.decode()[:300]
        elif not output.decode().strip():
            return "empty"
    except (ValueError, IndexError) as error:
        return "%s: %s" % (type(error).__name__, error)
    return None


def verdict(tool, path, name, form):
    result = run(tool, "convert", "--for", name, str(path))
    if result.returncode == 0:
        wrong = fault(tool, name, form, result.stdout)
        return ("ok", None) if wrong is None else ("broken", wrong)
    if result.returncode == 1:
        codes = sorted(set(re.findall(r"error\[(PD\d+)", result.stderr.decode())))
        if codes:
            return " ".join(codes), None
    return "failed", "exit status %d: %s" % (result.returncode, result.stderr.decode()[-300:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--corpus", type=pathlib.Path, default=DEFAULT)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("-v", action="store_true", help="print the whole table")
    arguments = parser.parse_args()
    files = sorted((arguments.corpus / "files").glob("*")) if arguments.corpus.is_dir() else []
    if not files:
        print("SKIPPED: no files in %s/files" % arguments.corpus)
        return 0
    forms = presets(arguments.tool)
    recognized = []
    for path in files:
        report = run(arguments.tool, "inspect", "--format", "json", str(path))
        if report.stdout and json.loads(report.stdout)["kind"] is not None:
            recognized.append(path)
    failures = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        cells = {
            (path, name): pool.submit(verdict, arguments.tool, path, name, form)
            for path in recognized
            for name, form in forms.items()
        }
    lines = ["\t".join(["file", *forms])]
    counts = {name: 0 for name in forms}
    for path in recognized:
        row = [path.name]
        for name in forms:
            word, wrong = cells[path, name].result()
            row.append(word)
            counts[name] += word == "ok"
            if wrong:
                failures.append("%s for %s: %s" % (path.name, name, wrong))
        lines.append("\t".join(row))
    table = "\n".join(lines) + "\n"
    if arguments.v:
        print(table)
    for name, count in counts.items():
        print("%-20s %3d of %d files" % (name, count, len(recognized)))
    for failure in failures:
        print("FAILED " + failure)
    if arguments.record:
        GOLDEN.write_text(table, encoding="utf-8")
        print("recorded %s" % GOLDEN.name)
        return 1
    same = GOLDEN.exists() and GOLDEN.read_text(encoding="utf-8") == table
    if not same:
        print("%s differs; --record records it" % GOLDEN.name)
    print("corpus-presets: %d files, %d front ends, %d failures" % (len(recognized), len(forms), len(failures)))
    return 0 if same and not failures else 1


if __name__ == "__main__":
    sys.exit(main())
