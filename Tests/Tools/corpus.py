#!/usr/bin/env python3
"""Looks at real picker files of other people's apps, and compares what is recognized with a catalog and a golden list.

    corpus.py --tool .build/release/pickdata [--corpus DIR] [--record]

The files are other people's and are not in this repository: without a folder of them (DIR/files, DIR/catalog.tsv) the check is
skipped, aloud. It prints a table: file, layout, levels, counts, verdict. A file is right when its family is that of the catalog, or
when it is refused and should be; counts that the catalog has otherwise are shown beside, since some of its counts are of nodes and
not of rows. The golden list has names and numbers only. --record writes it; read the difference before committing it.

Exit status: 1 where a file is recognized as another family, fewer than the required share are right, or the golden list differs.
"""

import argparse
import csv
import json
import pathlib
import shutil
import subprocess
import sys
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "Fixtures" / "corpus-verdicts.tsv"
DEFAULT = HERE.parent.parent / ".." / "shared" / "corpus" / "wild"
# 90 of the 93 that the corpus has.
REQUIRED = 90 / 93
# Families that are no picker data, or no property lists: another meaning, a Mac's metadata, mixed types.
NO_DATA = {"Z1", "Z2", "L3"}
# Families of the catalog that are written in the same layout: the difference lies in what the app does with them.
SAME = {"A2p": "A2", "F1x": "F1"}
# Files that are refused for what they are, and why.
REFUSED = {
    "145-states-oldstyle-ascii.plist": "old-style (OpenStep) property list",
    "129-city-item0-badcomment-b.plist": "not well-formed: `--` in a comment",
}
# Where the catalog itself is mistaken, and why.
CORRECTED = {"061-citydata-letters-d.plist": ("D1", "its keys are provinces and no letters")}
COLUMNS = ["file", "kind", "family", "verdict", "counts"]


def inspect(tool, path):
    """The report, or nothing where the file is no property list."""
    command = [tool, "inspect", "--format", "json", str(path)]
    result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    if result.returncode not in (0, 1):
        sys.exit("corpus.py: %s: exit status %d" % (path.name, result.returncode))
    return json.loads(result.stdout) if result.stdout else None


def row(name, report):
    if report is None or report["kind"] is None:
        return {"file": name, "kind": "-", "family": "-", "verdict": "refused", "counts": "-"}
    counts = [level["count"] for level in report["levels"]]
    if report["kind"] == "menu":
        rows = [column["rows"] for column in report["columns"]]
        counts = [sum(rows)] if len(rows) == 1 else [len(rows), sum(rows)]
    return {
        "file": name,
        "kind": report["kind"],
        "family": report["family"] or "-",
        "verdict": report["verdict"],
        "counts": " ".join(map(str, counts)),
    }


def judge(found, known):
    """"right", "refused" where that is right, "other" with a reason, or "wrong"."""
    if found["verdict"] == "refused":
        if known["layout"] in NO_DATA:
            return "refused", known["layout"]
        if found["file"] in REFUSED:
            return ("refused" if "OpenStep" in REFUSED[found["file"]] else "other"), REFUSED[found["file"]]
        return "other", "not recognized"
    family = CORRECTED.get(found["file"], (SAME.get(known["layout"], known["layout"]), ""))[0]
    return ("right", "") if found["family"] == family else ("wrong", "the catalog has %s" % known["layout"])


def known_counts(known):
    return " ".join(known["n_level%d" % level] for level in (1, 2, 3) if known["n_level%d" % level])


def cell(text, width):
    """The text in a cell of a table; East Asian characters are two wide."""
    shown, used = "", 0
    for character in text:
        size = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if used + size > width:
            return shown[:-1] + "…" + " " * (width - used)
        shown, used = shown + character, used + size
    return shown + " " * (width - used)


def compare(rows, record):
    """Lines in which the golden list differs."""
    lines = ["\t".join(COLUMNS)] + ["\t".join(one[column] for column in COLUMNS) for one in rows]
    if record:
        GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return []
    golden = GOLDEN.read_text(encoding="utf-8").splitlines() if GOLDEN.exists() else []
    return ["- " + line for line in golden if line not in lines] + ["+ " + line for line in lines if line not in golden]


def main():
    parser = argparse.ArgumentParser(description="Recognizes the layouts of real picker files.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("--corpus", type=pathlib.Path, default=DEFAULT, help="a folder with files/ and catalog.tsv")
    parser.add_argument("--record", action="store_true", help="write the golden list")
    arguments = parser.parse_args()
    folder = arguments.corpus / "files"
    if not folder.is_dir():
        print("corpus.py: SKIPPED, no folder of picker files at %s" % folder)
        return 0
    if not shutil.which(arguments.tool):
        sys.exit("corpus.py: no command %s; build it first (swift build)" % arguments.tool)
    with open(arguments.corpus / "catalog.tsv", encoding="utf-8", newline="") as file:
        catalog = {known["file"]: known for known in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}

    rows, tally, others = [], {}, []
    print(cell("file", 44), cell("layout", 46), "levels", cell("counts", 20), cell("verdict", 10), "family")
    for path in sorted(path for path in folder.iterdir() if path.is_file()):
        report = inspect(arguments.tool, path)
        found, known = row(path.name, report), catalog[path.name]
        rows.append(found)
        status, reason = judge(found, known)
        tally[status] = tally.get(status, 0) + 1
        if path.name in CORRECTED:
            others.append("%s: the catalog has %s, but %s" % (path.name, known["layout"], CORRECTED[path.name][1]))
        if status in ("wrong", "other"):
            others.append("%s: %s, %s" % (path.name, status, reason))
        levels = "-" if found["counts"] == "-" else str(len(found["counts"].split()))
        counts, expected = found["counts"], known_counts(known)
        if status == "right" and expected and counts.split()[:3] != expected.split():
            counts += " (%s)" % expected
        layout = report["layout"] if report and report["kind"] else reason
        print(cell(path.name, 44), cell(layout, 46), cell(levels, 6), cell(counts, 20), cell(found["verdict"], 10), found["family"])

    right = tally.get("right", 0) + tally.get("refused", 0)
    print()
    for line in others:
        print(line)
    print(
        "%d of %d right: %d recognized as their family, %d rightly refused; %d recognized as another"
        % (right, len(rows), tally.get("right", 0), tally.get("refused", 0), tally.get("wrong", 0))
    )
    differences = compare(rows, arguments.record)
    for line in differences:
        print(line)
    if differences:
        print("corpus.py: %s differs; --record writes it" % GOLDEN.name)
    return 1 if differences or tally.get("wrong") or right < REQUIRED * len(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
