#!/usr/bin/env python3
"""Judges what pickdata wrote by readers that are not its own: plistlib, json, csv.

    oracle.py json SOURCE.plist OUT.json         equal by value, keys in the same order
    oracle.py plist SOURCE.plist OUT             the same by plistlib, XML or binary
    oracle.py unordered SOURCE.plist OUT         the same, whatever the order of keys
    oracle.py csv SOURCE.plist OUT.csv           each column, or each way to a leaf, is there, in order

Exit status 1, and the first difference, when they are not.
"""

import base64
import csv
import datetime
import json
import plistlib
import sys

import tagged


def load(path):
    with open(path, "rb") as file:
        return plistlib.load(file)


def as_json(value):
    """The rule of the command: dates as ISO-8601 text, data as base64."""
    if isinstance(value, dict):
        return [[key, as_json(inner)] for key, inner in value.items()]
    if isinstance(value, list):
        return [as_json(inner) for inner in value]
    if isinstance(value, datetime.datetime):
        return tagged.date_text(value)
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value


def exactly(left, right):
    """Equal, and of the same types all the way: 1 is not 1.0 and not true."""
    if type(left) is not type(right):
        return False
    if isinstance(left, list):
        return len(left) == len(right) and all(map(exactly, left, right))
    return left == right


def sort_keys(value):
    if isinstance(value, dict):
        return {key: sort_keys(value[key]) for key in sorted(value)}
    return [sort_keys(inner) for inner in value] if isinstance(value, list) else value


def paths(node, above=()):
    """The cells of each way from a root to a leaf: the texts of each place on it."""
    texts = [text for text in node.values() if isinstance(text, str)]
    lists = [inner for inner in node.values() if isinstance(inner, list)]
    way = above + tuple(texts)
    if not lists or not lists[0]:
        yield way
    for child in lists[0] if lists else ():
        if isinstance(child, dict):
            yield from paths(child, way)
        else:
            yield way + (child,)


def csv_rows(source):
    """Each row's cells, sorted: what must be there, without a say about the order of columns."""
    if all(isinstance(column, list) for column in source):
        height = max(map(len, source))
        for index in range(height):
            yield sorted(column[index] for column in source if index < len(column))
    else:
        for root in source:
            for way in paths(root):
                yield sorted(way)


def check_csv(source, out):
    with open(out, newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file, strict=True))
    if len({len(row) for row in rows}) != 1:
        return "rows of different lengths"
    came = [sorted(cell for cell in row if cell) for row in rows[1:]]
    expected = list(csv_rows(load(source)))
    for index, pair in enumerate(zip(expected, came)):
        if pair[0] != pair[1]:
            return "row %d: expected the cells %s, came %s" % (index + 1, *pair)
    return None if len(expected) == len(came) else "expected %d rows, came %d" % (len(expected), len(came))


def check_json(source, out):
    with open(out, encoding="utf-8") as file:
        came = json.load(file, object_pairs_hook=lambda pairs: [list(pair) for pair in pairs])
    return None if exactly(as_json(load(source)), came) else "not the same value, or not the same order of keys"


def check_plist(source, out, change=lambda value: value):
    return tagged.difference(tagged.from_plistlib(change(load(source))), tagged.from_plistlib(change(load(out))))


def main():
    kind, source, out = sys.argv[1:]
    checks = {
        "json": check_json,
        "csv": check_csv,
        "plist": check_plist,
        "unordered": lambda left, right: check_plist(left, right, sort_keys),
    }
    problem = checks[kind](source, out)
    if problem:
        sys.exit("%s: %s" % (out, problem))


if __name__ == "__main__":
    main()
