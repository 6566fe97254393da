#!/usr/bin/env python3
"""Lints real picker files of other people's apps, and measures how often lint is right and what it misses.

    corpus_lint.py --tool .build/release/pickdata [--corpus DIR] [--all]

The files are other people's and are not in this repository: without a folder of them (DIR/files) the check is skipped, aloud. Three
tables beside this file say what is true; they hold names of files, lines, verdicts and reasons, and no data but names of places:

    corpus-labels.tsv    for twenty files all that is wrong with them, and for others what was met by the way. Rows that are `before`
                         were written from the raw files by somebody who had not seen what lint says; rows that are `after` judge
                         a finding that no such row decides. `*` as the line is every finding of the rule in the file.
    corpus-files.txt     the twenty files.
    corpus-faults.tsv    faults that an older survey names with file and line, the rule that has to find each, or why none does.

Names are not held to the reference here: corpus-truth.py measures that.

--fix is tried on a copy of each file: what it writes has to be what this script gets by applying the edits of the JSON report, bytes
outside of them untouched; a second run may change nothing; and the same file in UTF-16 and GB18030 has to be mended alike.

Precision is the share of true ones among the errors and warnings in the twenty files, by finding and by file and rule. Recall is the
share that is found of the faults in corpus-faults.tsv for which there is a rule. --all lists every finding in the twenty files with
its verdict.

Exit status: 1 where precision or recall is below its goal, a finding in the twenty files has no verdict, or a fix is not right.
"""

import argparse
import collections
import csv
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
DEFAULT = HERE.parent.parent / ".." / "shared" / "corpus" / "wild"
PRECISION = 0.97
RECALL = 0.95
# An entry has a few lines: a fault that is named by its name may be found at its code.
NEAR = 3
# Rules that tell a level once, with a count.
ONCE_A_LEVEL = {
    "ragged-depth", "empty-children", "missing-children-key", "one-child", "administrative-row", "mixed-types",
    "partial-attribute", "glued-code", "mixed-suffix", "same-as-parent",
}
# Rules about a file as a whole, wherever they point.
OF_THE_FILE = {"not-xml", "not-a-dataset"}
# What the labels call a fault that a rule is about, where it is not the rule's own name.
KINDS = {
    "blank-title": {"blank-title"},
    "missing-children-key": {"info:missing-child-key"},
    "empty-children": {"info:empty-children", "empty-children"},
    "mixed-types": {"mixed-type", "mixed-records"},
    "direction-mark": {"bidi-mark"},
    "mixed-script": {"traditional-in-simplified", "traditional-hk-mo"},
    "duplicate-sibling": {"listed-twice"},
    "same-as-parent": {"same-name-as-parent"},
    "mixed-suffix": {"suffix-mixture"},
    "old-and-new-kind": {"legit-twin", "listed-twice"},
    "reused-code": {"code-reuse"},
    "code-not-digits": {"blank-code"},
    "glued-code": {"code-glued"},
    "foreign-value": {"other-kind-value"},
    "broken-order": {"order"},
    "comment": {"xml-comment"},
    "not-xml": {"file-format"},
    "not-a-dataset": {"not-picker-data"},
}

Verdict = collections.namedtuple("Verdict", "is_true reason")


def read_table(name):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def lint(tool, path):
    """The findings of one file, none of them folded."""
    command = [tool, "lint", "--isolated", "--profile", "none", "--format", "json", str(path)]
    result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    if result.returncode not in (0, 1):
        sys.exit("corpus_lint.py: %s: exit status %d" % (path.name, result.returncode))
    return json.loads(result.stdout)["findings"]


def kinds_of(rule):
    return KINDS.get(rule, set()) | {rule}


def judge(finding, labels):
    """What the labels of its file say about a finding; None where they do not."""
    kinds = kinds_of(finding["name"])
    for line in (str(finding["line"]), "*"):
        fitting = [label for label in labels if label["line"] == line and label["kind"] in kinds]
        for verdict in ("fault", "fine"):
            for label in fitting:
                if label["verdict"] == verdict:
                    return Verdict(verdict == "fault", label["note"])
    return None


def is_found(fault, findings):
    """Whether a rule finds a fault: at its place, or anywhere where it tells a level or a file once."""
    return any(
        finding["name"] == fault["rule"]
        and (fault["rule"] in ONCE_A_LEVEL | OF_THE_FILE or abs(finding["line"] - int(fault["line"])) <= NEAR)
        for finding in findings
    )


def print_findings(found):
    """Findings by rule and file."""
    by_rule = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
    for name, findings in found.items():
        for finding in findings:
            by_rule[finding["code"], finding["name"]][name][finding["severity"]] += 1
    for (code, rule), files in sorted(by_rule.items()):
        total = sum(files.values(), collections.Counter())
        shown = ", ".join("%d %s" % (total[severity], severity) for severity in ("error", "warning", "info") if total[severity])
        print("%s %s: %s in %d files" % (code, rule, shown, len(files)))
        for name, counts in sorted(files.items()):
            print("    %-48s %s" % (name, ", ".join("%d %s" % (count, severity) for severity, count in sorted(counts.items()))))


def print_precision(found, labelled, labels, shows_all):
    """Answers whether every finding has a verdict, and the share of true ones by finding."""
    counts, groups, open_ones = collections.Counter(), {}, []
    for name in labelled:
        for finding in found.get(name, ()):
            if finding["severity"] == "info":
                continue
            place = "%s:%d %s %s" % (name, finding["line"], finding["code"], finding["name"])
            verdict = judge(finding, labels[name])
            if verdict is None:
                open_ones.append("%s: %s" % (place, finding["message"]))
                continue
            counts[verdict.is_true] += 1
            groups.setdefault((name, finding["name"]), []).append(verdict.is_true)
            if shows_all or not verdict.is_true:
                print("    %-5s %s: %s" % ("true" if verdict.is_true else "FALSE", place, verdict.reason))
    for line in open_ones:
        print("    no verdict: %s" % line)
    total = sum(counts.values())
    precision = counts[True] / total if total else 0.0
    by_group = sum(sum(group) / len(group) for group in groups.values()) / len(groups) if groups else 0.0
    print(
        "precision in %d files: %.2f %% by finding (%d of %d errors and warnings are true), %.2f %% by file and rule (%d pairs); "
        "%d without a verdict" % (len(labelled), 100 * precision, counts[True], total, 100 * by_group, len(groups), len(open_ones))
    )
    return not open_ones, min(precision, by_group)


def print_label_recall(found, labels):
    """How many faults of the labels are found, by kind: some kinds have no rule."""
    rules = collections.defaultdict(set)
    for rule in {finding["name"] for findings in found.values() for finding in findings} | set(KINDS):
        for kind in kinds_of(rule):
            rules[kind].add(rule)
    counts = collections.defaultdict(lambda: [0, 0])
    for name, rows in labels.items():
        for row in rows:
            if row["verdict"] != "fault" or row["judged"] != "before" or name not in found:
                continue
            is_seen = any(is_found({"rule": rule, "line": row["line"]}, found[name]) for rule in rules[row["kind"]])
            counts[row["kind"]][0] += is_seen
            counts[row["kind"]][1] += 1
    print("faults of the labels that are found, by kind:")
    for kind, (seen, total) in sorted(counts.items()):
        print("    %-28s %4d of %4d%s" % (kind, seen, total, "" if rules[kind] else "  (no rule)"))


def print_recall(found):
    faults = [fault for fault in read_table("corpus-faults.tsv") if fault["file"] in found]
    asked = [fault for fault in faults if fault["rule"] != "-"]
    missed = [fault for fault in asked if not is_found(fault, found[fault["file"]])]
    for fault in missed:
        print("    MISSED %s:%s %s: %s" % (fault["file"], fault["line"], fault["rule"], fault["note"]))
    for fault in faults:
        if fault["rule"] == "-":
            print("    no rule for %s:%s: %s" % (fault["file"], fault["line"], fault["note"]))
    recall = 1 - len(missed) / len(asked) if asked else 0.0
    print(
        "recall: %.1f %% (%d of %d faults that the survey names are found; %d more have no rule)"
        % (100 * recall, len(asked) - len(missed), len(asked), len(faults) - len(asked))
    )
    return recall


def applied(data, findings, encoding):
    """The bytes after the safe edits of a report, and how many fixes that were; of edits that meet the first one counts."""
    edits, count = [], 0
    for finding in findings:
        for fix in finding["fixes"][:1]:
            own = [(edit["offset"], edit["offset"] + edit["length"], edit["replacement"]) for edit in fix["edits"]]
            if fix["safety"] != "safe" or any(start < end_of and begin < end for start, end, _ in own for begin, end_of, _ in edits):
                continue
            edits += own
            count += 1
    for start, end, text in sorted(edits, reverse=True):
        data = data[:start] + text.encode(encoding) + data[end:]
    return data, count


def other_encodings(data):
    """The file in two other encodings, where it is XML in UTF-8."""
    text = data.decode("utf-8", errors="replace")
    if data[:2] == b"bp" or "\ufffd" in text or 'encoding="UTF-8"' not in text[:100]:
        return
    for name, codec in (("UTF-16", "utf-16-le"), ("GB18030", "gb18030")):
        mark = b"\xff\xfe" if name == "UTF-16" else b""
        yield codec, mark + text.replace('encoding="UTF-8"', 'encoding="%s"' % name, 1).encode(codec)


def plain_text(data, codec):
    """The text of a file without what names its encoding."""
    return re.sub('encoding="[^"]*"', "", data.decode(codec).lstrip("\ufeff"), count=1)


def mended(tool, path):
    """The bytes of a file after --fix, which is run twice."""
    results = []
    for _ in range(2):
        subprocess.run([tool, "lint", "--isolated", "--profile", "none", "--fix", "-q", str(path)], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        results.append(path.read_bytes())
    return results


def check_fixes(tool, paths):
    """Answers what is wrong with --fix on copies of the files."""
    faults, count, files = [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "copy.plist")
        for path in paths:
            original = path.read_bytes()
            copy.write_bytes(original)
            first, second = mended(tool, copy)
            if first != second:
                faults.append("%s: a second --fix changes it again" % path.name)
            expected, rounds = original, 0
            while rounds < 20:
                copy.write_bytes(expected)
                expected, fixes = applied(expected, lint(tool, copy), "utf-8")
                if not fixes:
                    break
                count, rounds = count + fixes, rounds + 1
            if expected != first:
                faults.append("%s: --fix writes something else than its edits" % path.name)
            files += first != original
            if first == original:
                continue
            for codec, data in other_encodings(original):
                copy.write_bytes(data)
                if plain_text(mended(tool, copy)[0], codec) != plain_text(first, "utf-8"):
                    faults.append("%s: --fix mends it in another way in %s" % (path.name, codec))
    for fault in faults:
        print("    FIX %s" % fault)
    print("fixes: %d in %d files, each by its own bytes, and none twice; %d faults" % (count, files, len(faults)))
    return not faults


def main():
    parser = argparse.ArgumentParser(description="Lints real picker files and measures precision and recall.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("--corpus", type=pathlib.Path, default=DEFAULT, help="a folder with files/")
    parser.add_argument("--all", action="store_true", help="list every finding in the labelled files with its verdict")
    arguments = parser.parse_args()
    folder = arguments.corpus / "files"
    if not folder.is_dir():
        print("corpus_lint.py: SKIPPED, no folder of picker files at %s" % folder)
        return 0
    if not shutil.which(arguments.tool):
        sys.exit("corpus_lint.py: no command %s; build it first (swift build)" % arguments.tool)
    paths = sorted(path for path in folder.iterdir() if path.is_file())
    found = {path.name: lint(arguments.tool, path) for path in paths}
    labelled = (HERE / "corpus-files.txt").read_text(encoding="utf-8").split()
    labels = collections.defaultdict(list)
    for row in read_table("corpus-labels.tsv"):
        labels[row["file"]].append(row)

    print_findings(found)
    print()
    print_label_recall(found, labels)
    print()
    is_decided, precision = print_precision(found, labelled, labels, arguments.all)
    recall = print_recall(found)
    are_right = check_fixes(arguments.tool, paths)
    return 0 if are_right and is_decided and precision >= PRECISION and recall >= RECALL else 1


if __name__ == "__main__":
    sys.exit(main())
