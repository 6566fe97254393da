#!/usr/bin/env python3
"""Reads every raw file of other tools' test suites and compares the verdicts with a golden list.

    peers.py --tool .build/release/pickdata [--corpus DIR] [--record]

The files are other people's and are not in this repository: without a folder of them the check is skipped, aloud. The golden list
has names and verdicts only: "read", or the first error's code. A file that dies, hangs or gives no reason is always wrong.
--record writes the list; read the difference before committing it.
"""

import argparse
import concurrent.futures
import json
import pathlib
import shutil
import sys

import tagged

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "Fixtures" / "peers-verdicts.tsv"
DEFAULT = HERE.parent.parent / ".." / "shared" / "corpus" / "peers"


def is_json(path):
    try:
        with open(path, encoding="utf-8") as file:
            json.load(file)
    except ValueError:
        return False
    return True


def verdict(tool, path):
    """"read", or the name of the first error; a text with a blank when neither makes sense."""
    status, output, errors = tool.run("validate", "--kind", "plist", "--format", "json", path)
    if status not in (0, 1):
        return "validate: %s, %s" % (tagged.outcome(status), tagged.last_line(errors))
    try:
        names = [item["name"] for item in json.loads(output)["findings"] if item["severity"] == "error"]
    except (ValueError, KeyError) as error:
        return "validate: no report: %r" % error
    value, problem = tool.tagged(path)
    if not names and status == 0:
        return "read" if value is not None else "convert refuses what validate takes: %s" % problem
    if names and status == 1:
        # `convert` reads JSON as well, which is no property list.
        if value is None or names[0] == "not-xml" and is_json(path):
            return names[0]
        return "convert takes what validate refuses: %s" % names[0]
    return "exit %d with %d errors" % (status, len(names))


def main():
    parser = argparse.ArgumentParser(description="Compares verdicts on other tools' test files.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("--corpus", type=pathlib.Path, default=DEFAULT, help="a folder of raw property lists")
    parser.add_argument("--record", action="store_true", help="write the golden list")
    arguments = parser.parse_args()
    if not arguments.corpus.is_dir():
        print("peers.py: SKIPPED, no folder of peers' files at %s" % arguments.corpus)
        return 0
    if not shutil.which(arguments.tool):
        sys.exit("peers.py: no command %s; build it first (swift build)" % arguments.tool)
    tool = tagged.Tool(arguments.tool, seconds=30)
    paths = sorted(path for path in arguments.corpus.iterdir() if path.is_file() and path.suffix != ".tsv")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        verdicts = dict(zip((path.name for path in paths), pool.map(lambda path: verdict(tool, path), paths)))
    wrong = {name: text for name, text in verdicts.items() if " " in text}
    for name, text in wrong.items():
        print("%s: %s" % (name, text))
    read = sum(1 for text in verdicts.values() if text == "read")
    print("%d files: %d read, %d refused with a reason, %d wrong" % (
        len(verdicts), read, len(verdicts) - read - len(wrong), len(wrong),
    ))
    if arguments.record:
        lines = ["%s\t%s\n" % item for item in verdicts.items()]
        GOLDEN.write_text("file\tverdict\n" + "".join(lines), encoding="utf-8")
        print("recorded %s" % GOLDEN)
        return 1
    listed = dict(line.split("\t") for line in GOLDEN.read_text(encoding="utf-8").splitlines()[1:]) if GOLDEN.exists() else {}
    changed = [name for name in sorted(set(listed) | set(verdicts)) if listed.get(name) != verdicts.get(name)]
    for name in changed:
        print("%s: listed %s, came %s" % (name, listed.get(name), verdicts.get(name)))
    return 1 if wrong or changed else 0


if __name__ == "__main__":
    sys.exit(main())
