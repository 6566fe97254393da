#!/usr/bin/env python3
"""Holds real picker files to the reference: what their names mean, and whether findings about them are true.

    corpus-truth.py --tool .build/release/pickdata --corpus DIR [-v] [--unjudged]

DIR/files holds property lists, which are not in this repository. Prints for each file with names of China what its names mean, and
the year that they are of. Each finding of wrong-parent and misspelt-division must be judged in
Tests/Fixtures/corpus-judgements.tsv (file, line, code, true or false): a person looked at the file. Exit status 1 where fewer than 97
% of the Chinese names below the provinces are explained, or fewer than 98 % of the judged findings are true.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
JUDGEMENTS = os.path.join(ROOT, "Tests", "Fixtures", "corpus-judgements.tsv")
JUDGED = ("PD603", "PD605")
EXPLAINED, PRECISION = 0.97, 0.98
#: What the columns of the table add up.
COLUMNS = [
    ("resolved", ("right", "parentAgain")), ("former", ("former",)), ("wrong parent", ("wrongParent",)),
    ("misspelt", ("misspelt", "wrongKind")), ("placeholder", ("group", "placeholder", "zone", "below")),
    ("ambiguous", ("ambiguous",)), ("unknown", ("unknown",)), ("not judged", ("unjudged",)),
]


def ask(tool, path, *arguments):
    result = subprocess.run([tool, *arguments, path], capture_output=True)
    try:
        return json.loads(result.stdout)
    except json.JSONDecodeError:
        return None


def look(tool, path):
    report = ask(tool, path, "inspect", "--format", "json")
    if not report or not report.get("coverage"):
        return None
    findings = ask(tool, path, "lint", "--isolated", "--select", ",".join(JUDGED), "--format", "json")["findings"]
    return report["coverage"], findings


def judgements():
    known = {}
    with open(JUDGEMENTS, encoding="utf-8") as file:
        for line in file.read().splitlines()[1:]:
            name, place, code, verdict = line.split("\t")
            known[name, int(place), code] = verdict == "true"
    return known


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("-v", action="store_true", help="a line for each file")
    parser.add_argument("--unjudged", action="store_true", help="say which findings nobody has judged, with their messages")
    options = parser.parse_args()
    folder = os.path.join(options.corpus, "files")
    names = sorted(os.listdir(folder))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda name: look(options.tool, os.path.join(folder, name)), names))
    known = judgements()
    totals, verdicts, unjudged = collections.Counter(), collections.Counter(), 0
    files = 0
    print("%-48s %7s %s  year" % ("file", "names", " ".join("%12s" % title for title, keys in COLUMNS)))
    for name, answer in zip(names, answers):
        if answer is None:
            continue
        coverage, findings = answer
        files += 1
        counts = {title: sum(coverage["names"][key] for key in keys) for title, keys in COLUMNS}
        totals.update(counts)
        year = coverage["year"]
        print("%-48s %7d %s  %s" % (
            name[:48], sum(counts.values()), " ".join("%12d" % counts[title] for title, keys in COLUMNS),
            year["year"] if year else "-"))
        for finding in findings:
            key = (name, finding["line"], finding["code"])
            if key in known:
                verdicts[known[key]] += 1
            else:
                unjudged += 1
                if options.unjudged:
                    print("%s\t%d\t%s\t%s" % (*key, finding["message"]))
    count = sum(totals.values())
    print("%-48s %7d %s" % ("%d files" % files, count, " ".join("%12d" % totals[title] for title, keys in COLUMNS)))
    print("%-48s %7s %s" % ("", "", " ".join("%11.2f%%" % (100 * totals[title] / count) for title, keys in COLUMNS)))
    explained = 1 - (totals["unknown"] + totals["ambiguous"]) / count
    precision = verdicts[True] / max(1, sum(verdicts.values()))
    print("explained %.2f %%; of %d judged findings %.2f %% are true; %d are not judged"
          % (100 * explained, sum(verdicts.values()), 100 * precision, unjudged))
    return 0 if explained >= EXPLAINED and precision >= PRECISION and unjudged == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
