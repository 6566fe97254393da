#!/usr/bin/env python3
"""Looks at real picker files of other people's apps, and compares what is recognized with a catalog and a golden list.

    corpus.py --tool .build/release/pickdata [--corpus DIR] [--record]

The files are other people's and are not in this repository: without a folder of them (DIR/files, DIR/catalog.tsv) the check is
skipped, aloud. It prints a table: file, layout, levels, counts, verdict. A file is right when its family is that of the catalog, or
when it is refused and should be; counts that the catalog has otherwise are shown beside, since some of its counts are of nodes and
not of rows. The golden list has names and numbers only. --record writes it; read the difference before committing it.

Each file is then normalized in its own layout and in each that --as has, and read again: every value must come back, or stand in a
line on standard error that says how many did not. The values are counted by Python's plistlib, in and out. --no-again leaves it out.

Exit status: 1 where a file is recognized as another family, fewer than the required share are right, the golden list differs, or
something does not come back.
"""

import argparse
import collections
import csv
import json
import pathlib
import plistlib
import re
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


def normalize(tool, *arguments, data=None):
    """What comes out, and the sentences about what is left out; nothing and no sentence where no such layout is possible."""
    command = [tool, "normalize", *map(str, arguments)]
    result = subprocess.run(command, input=data or b"", capture_output=True, timeout=60)
    lines = result.stderr.decode("utf-8").splitlines()
    if result.returncode == 1 and any("[PD222 " in line for line in lines):
        return b"", []
    # `pickdata: FILE: SENTENCE`
    return (result.stdout if result.returncode == 0 else b""), [line.split(": ", 2)[-1] for line in lines]


def texts(value, leaves, keys):
    """Counts the values that are no containers, and the keys."""
    if isinstance(value, dict):
        for key, below in value.items():
            keys[key] += 1
            texts(below, leaves, keys)
    elif isinstance(value, list):
        for below in value:
            texts(below, leaves, keys)
    else:
        leaves[repr(value) if isinstance(value, (bytes, float)) else str(value)] += 1


def rows_of(data):
    """Levels and names of what `--as codes` wrote."""
    rows = []

    def add(value, level):
        for one in value:
            is_record = isinstance(one, dict)
            name = (one.get("name") or one.get("title") or "") if is_record else ""
            rows.append((level, name))
            add((one.get("children") or one.get("items") or []) if is_record else one, level + 1)

    add(plistlib.loads(data), 0)
    return rows


def named(notes, *patterns):
    """The sum of the numbers of the sentences that one of the patterns fits."""
    return sum(int(note.split()[0]) for note in notes if any(re.search(pattern, note) for pattern in patterns))


def again(tool, path, report):
    """What does not come back when the file is normalized and read again."""
    faults = []
    own, notes = normalize(tool, path)
    codes, left_out = normalize(tool, "--as", "codes", path)
    if not own or notes or not codes:
        return ["not normalized: %s" % "; ".join(notes + left_out)]
    if normalize(tool, "--as", "codes", "-", data=own)[0] != codes:
        faults.append("in its own layout it is read as other data")
    if normalize(tool, "--check", "-", data=own)[1]:
        faults.append("--check finds something to do in what normalize wrote")
    (leaves, keys), (leaves_out, keys_out) = ((collections.Counter(), collections.Counter()) for _ in range(2))
    texts(plistlib.loads(own), leaves, keys)
    texts(plistlib.loads(codes), leaves_out, keys_out)
    lost = sum((leaves - (leaves_out + keys_out)).values())
    if lost > named(left_out, "attributes? .*left out", "codes? .*left out", "values? .*left out"):
        faults.append("%d values are in no part of it, and no line says so" % lost)
    words = [key for key in keys if key not in report["layout"] and not re.search(r"(^|\D)\d+$", key)]
    lost = [key for key in words if key not in leaves_out and key not in keys_out]
    if report["family"] == "K1":
        # Keys of tables beside each other are names, or paths of names.
        lost = [key for key in lost if not any(name and key.endswith(name) for name in leaves_out)]
    if len(lost) > named(left_out, "values? beside"):
        faults.append("%d keys are in no part of it" % len(lost))
    rows = rows_of(codes)
    for layout in ("classic", "codes", "hz", "indexed", "map"):
        written, notes = normalize(tool, "--as", layout, path)
        if not written:
            faults += ["--as %s: %s" % (layout, note) for note in notes]
            continue
        lone = any("--layout" in note for note in notes)
        hints = ["--layout", "{*:[string]}"] if lone else ["--kind", report["kind"]]
        back, _ = normalize(tool, "--as", "codes", *hints, "-", data=written)
        found = rows_of(back) if back else []
        missing = collections.Counter(rows) - collections.Counter(found)
        extra = collections.Counter(found) - collections.Counter(rows)
        allowed = named(notes, "rows? of level .*left out", "name that stands before", "titles? of columns")
        if sum(missing.values()) != allowed or extra and not named(notes, "titles? of columns"):
            faults.append("--as %s: %d rows do not come back" % (layout, sum(missing.values()) + sum(extra.values())))
        elif not allowed and found != rows:
            faults.append("--as %s: the order differs" % layout)
        if normalize(tool, "--as", layout, *hints, "-", data=written)[0] != written:
            faults.append("--as %s: a second time it is written otherwise" % layout)
    return faults


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
    parser.add_argument("--no-again", action="store_true", help="do not normalize the files and read them again")
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

    rows, tally, others, faults = [], {}, [], []
    print(cell("file", 44), cell("layout", 46), "levels", cell("counts", 20), cell("verdict", 10), "family")
    for path in sorted(path for path in folder.iterdir() if path.is_file()):
        report = inspect(arguments.tool, path)
        found, known = row(path.name, report), catalog[path.name]
        rows.append(found)
        status, reason = judge(found, known)
        if found["kind"] != "-" and not arguments.no_again:
            faults += ["%s: %s" % (path.name, fault) for fault in again(arguments.tool, path, report)]
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
    for fault in faults:
        print(fault)
    if not arguments.no_again:
        print("%d files normalized and read again: %d faults" % (sum(one["kind"] != "-" for one in rows), len(faults)))
    return 1 if differences or faults or tally.get("wrong") or right < REQUIRED * len(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
