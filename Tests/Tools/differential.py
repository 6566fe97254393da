#!/usr/bin/env python3
"""Random documents, spelled as XML and binary, read by pickdata and its peers; all values must be equal.

    differential.py --tool .build/release/pickdata [-n 2000] [--seed 1]

pickdata must give every document exactly, keys in order. A peer may differ only where decisions.md says so: DIFFERENCES
names the trait of the spelling and the decision. Peers that are not installed are left out, aloud. Files that
somebody read wrongly are kept in --keep.
"""

import argparse
import collections
import json
import os
import pathlib
import plistlib
import random
import shutil
import subprocess
import sys
import tempfile

import random_documents
import tagged

ANY = "any"
# Reader, trait, format, decision (Tests/Fixtures/Conformance/decisions.md), what the reader does.
DIFFERENCES = [
    ("plistlib", "uid", "xml", 33, "CF$UID stays a dict"),
    ("plistlib", "multibyte-encoding", "xml", 17, "refuses encodings of several bytes a character"),
    ("plistlib", "utf-32", "xml", 16, "refuses UTF-32"),
    ("plistlib", "no-mark", "xml", 16, "refuses UTF-16 without a byte order mark"),
    ("plistlib", "set", "binary", 42, "refuses a set"),
    ("plistlib", "no-plist", "xml", 9, "wants a known first tag"),
    ("plistlib", "no-declaration", "xml", 9, "wants <?xml or <plist first"),
    ("plistlib", "number-form", "xml", 20, "refuses white space before hexadecimal"),
    ("plutil", "leading-feff", "xml", "none: found here", "drops U+FEFF at the start of a text"),
    ("plutil", "no-mark", "xml", 16, "refuses UTF-16 and UTF-32 without a byte order mark"),
    ("plutil", "uid", ANY, 33, "reads a UID and cannot write it on Linux"),
    ("plutil", "same-normalized", ANY, 31, "loses one of two keys that look the same"),
    ("plutil", "duplicate-key", "binary", 30, "keeps the first of two values"),
    ("plutil", "comment-in-leaf", "xml", 2, "refuses a comment in a leaf"),
    ("plutil", "cdata-in-leaf", "xml", 5, "refuses CDATA in a number or date"),
    ("plutil", "empty-data-tag", "xml", 3, "refuses <data/>"),
    ("plutil", "line-ends", "xml", 6, "keeps a raw CR"),
    ("plutil", "comments", "xml", "conformance 067", "refuses <!----> before the root"),
    ("plutil", "number-form", "xml", 4, "refuses white space behind a number"),
    ("plutil", "null", "binary", 42, "cannot write null"),
    ("plutil", "set", "binary", 42, "dies of a set"),
    ("plutil", "multibyte-encoding", "xml", 17, "lacks EUC-JP on Linux"),
    ("plutil", "long-reference", "xml", 15, "takes at most eight digits"),
    ("plistutil", "long-reference", "xml", 15, "takes fewer digits"),
    ("plistutil", "comment-in-leaf", "xml", 2, "reads a date with a comment otherwise"),
    ("plistutil", "line-ends", "xml", 6, "keeps a raw CR"),
    ("plistutil", "cdata", "xml", "none: found here", "refuses some CDATA"),
    ("plistutil", "set", "binary", 42, "takes a set for what its own writer cannot spell"),
    ("plistutil", "minus-zero", ANY, 24, "writes 0.0 for -0.0"),
    ("plistutil", "uid", "xml", 33, "CF$UID stays a dict"),
    ("plistutil", "uid-key", ANY, 33, "refuses a dict with the key CF$UID and another value"),
    ("plistutil", "bom", "xml", 16, "refuses a byte order mark"),
    ("plistutil", "utf-16", "xml", 16, "refuses UTF-16"),
    ("plistutil", "utf-32", "xml", 16, "refuses UTF-32"),
    ("plistutil", "number-form", "xml", 20, "reads hexadecimal and leading zeros otherwise"),
    ("plistutil", "empty-data-tag", "xml", 3, "refuses <data/>"),
    ("plistutil", "multibyte-encoding", "xml", 17, "passes raw bytes through"),
]


# Findings that say that CoreFoundation refuses a file or reads it otherwise.
ANNOUNCED = {"apple-rejects", "apple-differs", "keys-differ-only-by-normalization", "null", "set", "cr-in-string"}
# What is plutil's own trouble on Linux, not CoreFoundation's.
OWN_TROUBLE = {"uid", "multibyte-encoding"}


class Document:
    """One document, its spelling, and what is unusual in it."""

    def __init__(self, name, form, value, content, traits):
        self.name, self.form, self.value, self.content, self.traits = name, form, value, content, traits


def make(number, seed):
    """The spellings of one random document."""
    source = random.Random("%s/%d" % (seed, number))
    binary_only = source.random() < 0.3
    maker = random_documents.Maker(source, binary_only)
    value = maker.document()
    if not binary_only:
        writer = random_documents.XMLWriter(source, maker.traits)
        content = writer.write(value)
        yield Document("%05d-xml" % number, "xml", value, content, writer.traits)
    content = random_documents.BinaryWriter(source).write(value)
    yield Document("%05d-own" % number, "binary", value, content, maker.traits)
    # plistlib writes no sets, and one object for 0.0 and -0.0.
    if not maker.traits & {"set", "minus-zero"}:
        content = plistlib.dumps(to_plistlib(value), fmt=plistlib.FMT_BINARY, sort_keys=False)
        yield Document("%05d-plistlib" % number, "binary", value, content, maker.traits)


def to_plistlib(value):
    """The value as plistlib takes it."""
    kind = value["type"]
    if kind == "dict":
        return {key: to_plistlib(inner) for key, inner in value["entries"]}
    if kind == "array":
        return [to_plistlib(inner) for inner in value["items"]]
    if kind == "integer":
        return int(value["value"])
    if kind == "real":
        return float(value["value"])
    if kind == "uid":
        return plistlib.UID(int(value["value"]))
    if kind == "null":
        return None
    if kind == "date":
        text, _, fraction = value["value"][:-1].partition(".")
        moment = random_documents.datetime.datetime.fromisoformat(text)
        return moment + random_documents.datetime.timedelta(microseconds=int((fraction + "000000")[:6]))
    if kind == "data":
        return random_documents.base64.b64decode(value["value"])
    return value["value"]


def sorted_keys(value):
    """The value with each dict's keys sorted, for readers that keep no order."""
    if value["type"] == "dict":
        entries = [[key, sorted_keys(inner)] for key, inner in value["entries"]]
        return {"type": "dict", "entries": sorted(entries, key=lambda pair: pair[0])}
    if value["type"] in ("array", "set"):
        return {"type": value["type"], "items": [sorted_keys(inner) for inner in value["items"]]}
    return value


def load(path):
    """What plistlib makes of a file, tagged; a text when it refuses."""
    try:
        with open(path, "rb") as file:
            return tagged.from_plistlib(plistlib.load(file))
    except Exception as error:  # plistlib raises a dozen types
        return "%s: %s" % (type(error).__name__, error)


def in_order(text):
    """JSON with each object as a list of pairs, as a tagged value of its own kind."""
    return {"type": "json", "value": json.loads(text, object_pairs_hook=lambda pairs: [list(pair) for pair in pairs])}


class Readers:
    """Each gives a tagged value, or a text that says why not, for every document of a batch."""

    def __init__(self, tool):
        self.tool = tool
        self.plutil = shutil.which("plutil")
        self.plistutil = shutil.which("plistutil")

    def names(self):
        names = ["pickdata", "plistlib"]
        for name in ("plutil", "plistutil"):
            if getattr(self, name):
                names.append(name)
            else:
                print("differential.py: %s is not installed, left out" % name)
        # What pickdata writes, read by an independent reader.
        return names + ["pickdata --to bplist", "pickdata --to plist", "pickdata --to json"]

    def read(self, name, folder, documents):
        paths = [folder / (document.name + ".plist") for document in documents]
        if name == "pickdata":
            return self.converted(folder, paths, "tagged")
        if name == "plistlib":
            return [load(path) for path in paths]
        if name == "plutil":
            return self.by_plutil(folder, paths)
        if name == "plistutil":
            return [self.by_plistutil(path) for path in paths]
        return self.converted(folder, paths, name.split()[-1])

    def converted(self, folder, paths, form):
        """One process for the whole batch."""
        out = folder / ("to-" + form)
        out.mkdir(exist_ok=True)
        status, _, errors = self.tool.run("convert", "--to", form, "-o", out, *paths)
        values = []
        for path in paths:
            made = sorted(out.glob(path.stem + ".*"))
            if not made:
                lines = [line for line in errors.splitlines() if path.name in line] or errors.splitlines()
                values.append("%s, %s" % (tagged.outcome(status), lines[0] if lines else "no output"))
            elif form == "tagged":
                values.append(json.loads(made[0].read_bytes()))
            elif form == "json":
                values.append(in_order(made[0].read_bytes()))
            else:
                values.append(load(made[0]))
        return values

    def findings(self, folder, documents):
        """The names of what `validate` finds in each document."""
        paths = [str(folder / (document.name + ".plist")) for document in documents]
        _, output, _ = self.tool.run("validate", "--kind", "plist", "--format", "json", *paths)
        names = {path: set() for path in paths}
        for finding in json.loads(output)["findings"]:
            names[finding["path"]].add(finding["name"])
        return [names[path] for path in paths]

    def by_plutil(self, folder, paths):
        """Batches of files; when it dies of one, the rest of its batch goes in one by one."""
        out = folder / "plutil"
        out.mkdir(exist_ok=True)
        for path in paths:
            shutil.copyfile(path, out / path.name)
        names = [path.name for path in paths]
        command = [self.plutil, "-convert", "binary1", "-e", "done"]
        done = subprocess.run(command + names, cwd=out, capture_output=True)
        if done.returncode < 0 or done.returncode > 1:
            for name in names:
                if not (out / name).with_suffix(".done").exists():
                    subprocess.run(command + [name], cwd=out, capture_output=True)
        made = [(out / name).with_suffix(".done") for name in names]
        return [load(path) if path.exists() else "refused" for path in made]

    def by_plistutil(self, path):
        out = path.with_suffix(".plistutil")
        try:
            done = subprocess.run(
                [self.plistutil, "-i", path, "-o", out, "-f", "bin"], capture_output=True, timeout=20
            )
        except subprocess.TimeoutExpired:
            return "did not end"
        return load(out) if done.returncode == 0 and out.exists() else "refused (%d)" % done.returncode


def excuse(reader, document):
    """The decisions that let a reader differ on this document."""
    if reader.startswith("pickdata --to plist"):
        # XML has no null, no set, no control characters, no fractions, and plistlib no UID in XML.
        lost = {"null", "set", "controls", "date-fraction", "uid"}
        return ["XML cannot hold it"] if lost & document.traits else []
    if reader == "pickdata --to json":
        return ["JSON has no NaN and no infinity"] if "not-finite" in document.traits else []
    if reader == "pickdata --to bplist" and "set" in document.traits:
        return ["plistlib refuses a set"]
    return [
        "%s: %s (decision %s)" % (trait, what, decision)
        for name, trait, form, decision, what in DIFFERENCES
        if name == reader and trait in document.traits and form in (ANY, document.form)
    ]


def compare(reader, document, value):
    """None when the value is right."""
    if isinstance(value, str):
        return value
    if reader == "pickdata --to json":
        expected = in_order(json.dumps(tagged.plain(document.value)))
        # 1 is not 1.0 and not true, nor is -0.0 the same as 0.0: their texts differ.
        same = json.dumps(expected) == json.dumps(value)
        return None if same else "expected %s, came %s" % (tagged.short(expected), tagged.short(value))
    if reader in ("plutil", "plistutil"):
        return tagged.difference(sorted_keys(document.value), sorted_keys(value))
    return tagged.difference(document.value, value)


def main():
    parser = argparse.ArgumentParser(description="Compares pickdata with other readers on random documents.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("-n", type=int, default=2000, help="how many documents")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path("out/differential"))
    arguments = parser.parse_args()
    if not shutil.which(arguments.tool):
        sys.exit("differential.py: no command %s; build it first (swift build)" % arguments.tool)
    readers = Readers(tagged.Tool(os.path.abspath(arguments.tool), seconds=600))
    names = readers.names()
    counts = collections.Counter()
    excused = collections.Counter()
    unexpected = []
    silent = []
    spellings = 0
    for start in range(0, arguments.n, 100):
        documents = [
            document
            for number in range(start, min(start + 100, arguments.n))
            for document in make(number, arguments.seed)
        ]
        spellings += len(documents)
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            for document in documents:
                (folder / (document.name + ".plist")).write_bytes(document.content)
            found = readers.findings(folder, documents)
            for name in names:
                for document, value, said in zip(documents, readers.read(name, folder, documents), found):
                    problem = compare(name, document, value)
                    if problem and name == "plutil" and not said & ANNOUNCED and not document.traits & OWN_TROUBLE:
                        silent.append(("validate is silent on", document, problem))
                    if problem is None:
                        counts[name, "equal"] += 1
                    elif reasons := excuse(name, document):
                        counts[name, "decided"] += 1
                        excused[name, " / ".join(reasons)] += 1
                    else:
                        counts[name, "unexpected"] += 1
                        unexpected.append((name, document, problem))
    print("%d documents, %d spellings, seed %s" % (arguments.n, spellings, arguments.seed))
    print("%-24s %8s %8s %10s" % ("reader", "equal", "decided", "unexpected"))
    for name in names:
        print("%-24s %8d %8d %10d" % (name, *(counts[name, what] for what in ("equal", "decided", "unexpected"))))
    if excused:
        print("\nDecided differences:")
        for (name, reason), count in sorted(excused.items()):
            print("  %5d  %s: %s" % (count, name, reason))
    print("\n%d files that plutil refuses or reads otherwise without a finding that says so" % len(silent))
    unexpected += silent
    if unexpected:
        arguments.keep.mkdir(parents=True, exist_ok=True)
        print("\nUnexpected (kept in %s):" % arguments.keep)
    shown = collections.Counter()
    for name, document, problem in unexpected:
        shown[name] += 1
        if shown[name] > 40:
            continue
        (arguments.keep / (document.name + ".plist")).write_bytes(document.content)
        print("  %s %s: %s  [%s]" % (name, document.name, problem[:240], " ".join(sorted(document.traits))))
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
