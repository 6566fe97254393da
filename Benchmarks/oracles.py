"""What a command has to give, by readers that are not ours: Python's plistlib, json and csv.

A proof takes the command line and the Sample that it reads; it raises Mismatch where the result is wrong.
"""

import csv
import itertools
import json
import plistlib
import subprocess

import generate
import workspace

LIMIT_SECONDS = 75


class Mismatch(Exception):
    pass


class Sample:
    """One input, and its value as plistlib reads it."""

    def __init__(self, xml):
        self.xml = xml
        with open(xml, "rb") as file:
            self.value = plistlib.load(file)

    def doubled(self):
        """A copy in which the last name is that of the sibling before it, and the number of that line."""
        with open(self.xml, "rb") as whole:
            lines = whole.read().split(b"\n")
        names = (
            number
            for number in range(len(lines) - 1, -1, -1)
            if b"<string>" in lines[number] and not lines[number].strip(b"\t")[8:9].isdigit()
        )
        last, other = next(names), next(names)
        lines[last] = lines[other]
        path = workspace.BUILD / f"doubled-{self.xml.name}"
        path.write_bytes(b"\n".join(lines))
        return path, last + 1

    def half(self):
        """A copy that ends in the middle of the file: every reader has to refuse it."""
        path = workspace.BUILD / f"half-{self.xml.name}"
        with open(self.xml, "rb") as whole, open(path, "wb") as half:
            half.write(whole.read(self.xml.stat().st_size // 2))
        return path


def require(condition, message):
    if not condition:
        raise Mismatch(message)


def run(command):
    """Runs to the end; answers exit status, the file with the output, and the last line of the complaints."""
    output = workspace.BUILD / "output"
    with open(output, "wb") as file:
        try:
            result = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.PIPE,
                env=workspace.ENVIRONMENT,
                timeout=LIMIT_SECONDS,
            )
        except subprocess.TimeoutExpired:
            raise Mismatch(f"more than {LIMIT_SECONDS} s") from None
    lines = result.stderr.decode(errors="replace").strip().splitlines()
    return result.returncode, output, lines[0] if lines else "no message"


def output(command):
    status, path, complaint = run(command)
    require(status == 0, f"exit status {status}: {complaint}")
    return path


def same(left, right, is_ordered):
    """Equal in value and in type, and in the order of keys where that counts."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        if len(left) != len(right) or (is_ordered and list(left) != list(right)):
            return False
        return all(key in right and same(value, right[key], is_ordered) for key, value in left.items())
    if isinstance(left, list):
        return len(left) == len(right) and all(map(lambda a, b: same(a, b, is_ordered), left, right))
    return left == right


def writes_json(command, sample, is_ordered=True):
    with open(output(command), encoding="utf-8") as file:
        try:
            value = json.load(file)
        except ValueError as error:
            raise Mismatch(f"no JSON: {error}") from None
    require(same(value, sample.value, is_ordered), "not the value that plistlib reads")


def writes_element(command, sample):
    """The rows of the data with the keys that Element's Cascader has; a row without a code has its name for a value."""

    def row(record):
        if isinstance(record, str):
            return {"value": record, "label": record}
        made = {"value": record.get("code", record["name"]), "label": record["name"]}
        below = record.get("children", record.get("cities", []))
        return made | ({"children": [row(child) for child in below]} if below else {})

    with open(output(command), encoding="utf-8") as file:
        value = json.load(file)
    require(same(value, [row(record) for record in sample.value], is_ordered=True), "not the rows that plistlib reads")


def writes_json_in_any_order(command, sample):
    writes_json(command, sample, is_ordered=False)


def writes_plist(command, sample, is_ordered=True):
    with open(output(command), "rb") as file:
        require(file.read(6) == b"bplist", "no binary property list")
        file.seek(0)
        try:
            value = plistlib.load(file)
        except plistlib.InvalidFileException:
            raise Mismatch("no property list that plistlib reads") from None
    require(same(value, sample.value, is_ordered), "not the value that plistlib reads")


def writes_xml(command, sample):
    with open(output(command), "rb") as file:
        require(file.read(5) == b"<?xml", "no XML property list")
        file.seek(0)
        value = plistlib.load(file)
    require(same(value, sample.value, is_ordered=True), "not the value that plistlib reads")


def writes_plist_in_any_order(command, sample):
    writes_plist(command, sample, is_ordered=False)


def leaf_paths(regions, above=()):
    """For every place without places below it, the names and codes from the root down to it."""
    for region in regions:
        if isinstance(region, str):
            yield (*above, region)
            continue
        here = (*above, *(region[key] for key in ("code", "name") if key in region))
        below = region.get("cities", region.get("children"))
        if below is None:
            yield here
        else:
            yield from leaf_paths(below, here)


def writes_csv(command, sample):
    """A heading and one line a leaf path; which column a cell stands in is the tool's own affair."""
    with open(output(command), encoding="utf-8", newline="") as file:
        lines = csv.reader(file, strict=True)
        heading = next(lines, None)
        require(heading, "no heading")
        pairs = itertools.zip_longest(lines, leaf_paths(sample.value))
        for number, (line, path) in enumerate(pairs, start=2):
            require(line and path, f"line {number}: more or fewer lines than leaf paths")
            require(len(line) == len(heading), f"line {number}: not as many cells as headings")
            require(sorted(line) == sorted(path), f"line {number}: {line}, not {path}")


def refuses_half(command, sample):
    """Takes the file and refuses its first half: a reader that looks at nothing does one of the two wrong."""
    output(command)
    half = sample.half()
    try:
        status, _, _ = run([str(half) if word == str(sample.xml) else word for word in command])
    finally:
        half.unlink()
    require(status != 0, "takes half of the file for the whole")


def finds_double(command, sample):
    """Finds nothing where no name comes twice, and the one name that does."""
    report = [*command, "--format", "concise"]
    found = output(report).read_text(encoding="utf-8").splitlines()
    require(not found, f"finds what is not there: {found[:1]}")
    path, line = sample.doubled()
    try:
        doubled = [str(path) if word == str(sample.xml) else word for word in report]
        found = output(doubled).read_text(encoding="utf-8").splitlines()
    finally:
        path.unlink()
    require(
        len(found) == 1 and f":{line}:" in found[0] and " PD401 " in found[0],
        f"finds {found[:2]}, and not the double in line {line}",
    )


def knows_all_names(command, sample):
    """Finds nothing wrong with true names, and the one that is none."""
    report = [*command, "--format", "concise", "--select", "PD6"]
    found = output(report).read_text(encoding="utf-8").splitlines()
    require(not found, f"finds what is not there: {found[:1]}")
    path = workspace.BUILD / f"misspelt-{sample.xml.name}"
    text = sample.xml.read_bytes()
    place = text.rindex("海淀区".encode())
    path.write_bytes(text[:place] + "海定区".encode() + text[place + len("海淀区".encode()) :])
    line = text.count(b"\n", 0, place) + 1
    try:
        _, written, _ = run([str(path) if word == str(sample.xml) else word for word in report])
        found = written.read_text(encoding="utf-8").splitlines()
    finally:
        path.unlink()
    require(len(found) == 1 and f":{line}:" in found[0], f"finds {found[:2]}, and not the name in line {line}")


def finds_changes(command, sample):
    """Finds each name that is another in the copy, and no other change."""
    with open(output([*command, "--format", "json"]), encoding="utf-8") as file:
        levels = json.load(file)["levels"]
    with open(sample.xml, "rb") as lines:
        names = sum(map(generate.is_name, lines))
    counts = {key: sum(level[key] for level in levels) for key in ("renamed", "removed", "added", "moved", "recoded")}
    expected = dict.fromkeys(counts, 0) | {"renamed": names // generate.CHANGED_EVERY}
    require(counts == expected, f"finds {counts}, not {expected}")


def level_counts(regions):
    """How many regions stand on each level."""
    counts = []
    while regions:
        counts.append(len(regions))
        regions = [
            below
            for region in regions
            if isinstance(region, dict)
            for below in region.get("cities", region.get("children", ()))
        ]
    return counts


def inspects(command, sample):
    with open(output([*command, "--format", "json"]), encoding="utf-8") as file:
        report = json.load(file)
    require(report.get("kind") == "regions", f"kind {report.get('kind')!r}")
    counts = [level.get("count") for level in report.get("levels", ())]
    require(counts == level_counts(sample.value), f"counts {counts}, not {level_counts(sample.value)}")
