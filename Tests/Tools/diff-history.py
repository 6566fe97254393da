#!/usr/bin/env python3
"""Holds `pickdata diff` to the history of the divisions of China: it must tell the events between two years.

    diff-history.py --tool PATH [--from 2010] [--to 2026] [-v]
    diff-history.py --write FOLDER [--from 2010] [--to 2026] [--provinces 42,34]

The divisions of both years are made from Reference/cn (the pairs of code and name that were in force at the end of the
year), and what must come of their comparison from the same table's rows, followed from year to year. That is done with
codes and without; every difference is a row of EXCEPTIONS with its reason, or makes the exit status 1, and so does an
exception that is none any more. --write writes the two files, for tests and for eyes, and compares nothing.
Python's standard library only.
"""
import argparse
import importlib.util
import json
import os
import plistlib
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MUNICIPALITIES = ("11", "12", "31", "50")

# (with codes?, old pair or new pair) -> why the comparison says something else than the table.
EXCEPTIONS = {}


def reference():
    path = os.path.join(ROOT, "Scripts", "generate-reference.py")
    spec = importlib.util.spec_from_file_location("generate_reference", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class History:
    """The pairs of a code and a name, and what became of them."""

    def __init__(self):
        module = reference()
        units = module.read("cn/divisions.tsv")
        today = {(row["code"], row["name"]) for row in units}
        self.ended, self.since = module.lives(module.read("cn/changes.tsv"), today)
        self.today = today
        self.lives = {}
        for pair, start, end, row in self.ended:
            self.lives.setdefault(pair, []).append((start, end, row))

    def state(self, year):
        pairs = {pair for pair in self.today if self.since.get(pair, 0) <= year}
        pairs |= {pair for pair, start, end, row in self.ended if start <= year < end}
        return sorted(pairs)

    def fate(self, pair, first, last):
        """The pair that this one is at the end of `last`, and whether it went on; None and False for none."""
        goes_on, year, is_new = True, first, False
        while True:
            lives = [
                (end, row)
                for start, end, row in self.lives.get(pair, [])
                if end <= last and (start <= year < end or is_new and start == year)
            ]
            if not lives:
                return pair, goes_on
            year, row = min(lives, key=lambda life: life[0])
            if row["kind"] in ("merge", "abolish"):
                goes_on = False
            if not row["new_code"]:
                return None, False
            pair, is_new = (row["new_code"], row["new_name"]), True


def parent(code, codes):
    if code.endswith("0000"):
        return None
    if not code.endswith("00") and code[:2] not in MUNICIPALITIES and code[:4] + "00" in codes:
        return code[:4] + "00"
    return code[:2] + "0000"


def tree(pairs, coded):
    """Nested rows as a property list has them, in the order of the codes."""
    codes = {code for code, name in pairs}
    rows = {code: {"name": name, "children": []} for code, name in pairs}
    roots = []
    for code, name in pairs:
        above = parent(code, codes)
        (roots if above is None else rows[above]["children"]).append(rows[code])
        if coded:
            rows[code]["code"] = code
    for code in rows:
        if not rows[code]["children"] and not code.endswith("0000"):
            if not code.endswith("00"):
                del rows[code]["children"]
    return roots


def paths(pairs):
    names = dict(pairs)
    result = {}
    for code, name in pairs:
        path, step = [], code
        while step:
            path.append(names[step])
            step = parent(step, names)
        result[tuple(reversed(path))] = (code, name)
    return result


def expected(history, old, new, first, last, coded):
    """Pair by pair what must be told: {(old, new): set of words}; None stands for nothing."""
    old_codes, new_codes = dict(old), dict(new)
    fates = {pair: history.fate(pair, first, last) for pair in old}
    went = {}
    for pair, (heir, goes_on) in fates.items():
        if goes_on and heir in set(new):
            went.setdefault(heir, []).append(pair)
    told = {}
    heirs = {}
    for pair, (heir, goes_on) in fates.items():
        if not goes_on or heir is None or went.get(heir, [None])[0] != pair:
            told[pair, None] = {"removed"}
        else:
            heirs[pair] = heir
    for pair, heir in heirs.items():
        words = set()
        if pair[1] != heir[1]:
            words.add("renamed")
        if coded and pair[0] != heir[0]:
            words.add("recoded")
        above, now = parent(pair[0], old_codes), parent(heir[0], new_codes)
        if above is not None:
            was = (above, old_codes[above])
            if now is None or heirs.get(was) != (now, new_codes[now]):
                words.add("moved")
        if words:
            told[pair, heir] = words
    for pair in new:
        if pair not in set(heirs.values()):
            told[None, pair] = {"added"}
    return told


def found(tool, old, new, coded, profile):
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, name) for name in ("old.plist", "new.plist")]
        for path, pairs in zip(files, (old, new)):
            with open(path, "wb") as file:
                plistlib.dump(tree(pairs, coded), file, sort_keys=False)
        run = subprocess.run([tool, "diff", "--format", "json", "--profile", profile, *files], capture_output=True)
        if run.returncode != 0:
            sys.exit("pickdata diff: exit status %d: %s" % (run.returncode, run.stderr.decode()))
        report = json.loads(run.stdout)
    old_paths, new_paths = paths(old), paths(new)
    told = {}
    for change in report["changes"]:
        words = set(change["what"]) - {"reordered", "attributes"}
        pair = [
            table[tuple(change[side]["path"])] if change[side] else None
            for side, table in (("old", old_paths), ("new", new_paths))
        ]
        if words:
            told[tuple(pair)] = words
    return told


def compare(history, args, coded, profile):
    old, new = history.state(args.first), history.state(args.last)
    wanted = expected(history, old, new, args.first, args.last, coded)
    told = found(args.tool, old, new, coded, profile)
    title = "%s codes, profile %s" % ("with" if coded else "without", profile)
    wrong, excused = [], set()
    for key in sorted(set(wanted) | set(told), key=str):
        if wanted.get(key) == told.get(key):
            continue
        reason = next((pair for pair in key if pair and (coded, pair) in EXCEPTIONS), None)
        if reason:
            excused.add((coded, reason))
        else:
            wrong.append((key, wanted.get(key), told.get(key)))
    right = sum(1 for key in wanted if told.get(key) == wanted[key])
    print("%-28s %4d events, %4d told alike, %d excused, %d not" % (title, len(wanted), right, len(excused), len(wrong)))
    if profile == "cn":
        for key, want, got in wrong:
            print("  %s -> %s: the table says %s, diff says %s" % (key[0], key[1], want, got))
        stale = {key for key in EXCEPTIONS if key[0] == coded} - excused
        if (args.first, args.last) == (2010, 2026):
            for key in sorted(stale):
                print("  %s is excused for nothing" % (key[1],))
            return bool(wrong or stale)
        return bool(wrong)
    if args.verbose:
        for key, want, got in wrong:
            print("  %s -> %s: the table says %s, diff says %s" % (key[0], key[1], want, got))
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool")
    parser.add_argument("--from", dest="first", type=int, default=2010)
    parser.add_argument("--to", dest="last", type=int, default=2026)
    parser.add_argument("--write")
    parser.add_argument("--provinces", default="")
    parser.add_argument("-v", "--verbose", action="store_true")
    args = parser.parse_args()
    history = History()
    if args.write:
        provinces = tuple(args.provinces.split(",")) if args.provinces else ("",)
        for year in (args.first, args.last):
            pairs = [pair for pair in history.state(year) if pair[0].startswith(provinces)]
            with open(os.path.join(args.write, "%d.plist" % year), "wb") as file:
                plistlib.dump(tree(pairs, True), file, sort_keys=False)
        return 0
    if not args.tool:
        parser.error("--tool is missing")
    print("%d to %d" % (args.first, args.last))
    bad = [compare(history, args, coded, profile) for coded in (True, False) for profile in ("cn", "none")]
    return 1 if any(bad) else 0


if __name__ == "__main__":
    sys.exit(main())
