#!/usr/bin/env python3
"""Judges a bundle by readers that are not pickdata's: hashlib, json, csv, plistlib, sqlite3 and, if it is there, jsonschema.

    check-bundle.py DIR

Exit status 1, and what is wrong, when the bundle is not what it says. Without jsonschema the schemas are not looked at,
which is told.
"""

import csv
import hashlib
import json
import pathlib
import plistlib
import sqlite3
import sys


def fail(text):
    sys.exit(f"check-bundle: {text}")


def rows(node, level=1):
    """The rows of the canonical form, each with its level, name and code."""
    for row in node:
        if isinstance(row, (str, int, float)):
            yield (level, str(row), "")
        elif isinstance(row, list):
            yield from rows(row, level + 1)
        else:
            yield (level, str(row["name"]), str(row.get("code", "")))
            yield from rows(row.get("children", []), level + 1)


def main(folder):
    folder = pathlib.Path(folder)
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    text = (folder / "manifest.json").read_text("utf-8")
    blank = text.replace(f'"sha256": "{manifest["sha256"]}"\n', '"sha256": ""\n')
    if hashlib.sha256(blank.encode()).hexdigest() != manifest["sha256"]:
        fail("the manifest's own digest is wrong")
    named = {"manifest.json", "SHA256SUMS"}
    for entry in manifest["files"]:
        data = (folder / entry["name"]).read_bytes()
        named.add(entry["name"])
        if hashlib.sha256(data).hexdigest() != entry["sha256"] or len(data) != entry["bytes"]:
            fail(f"{entry['name']} is not as the manifest says")
    if named != {path.name for path in folder.iterdir()}:
        fail("the folder has other files than the manifest")
    summed = [line.split("  ", 1) for line in (folder / "SHA256SUMS").read_text("utf-8").splitlines()]
    if sorted(name for _, name in summed) != sorted(named - {"SHA256SUMS"}):
        fail("SHA256SUMS does not have a line for each other file")
    for digest, name in summed:
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != digest:
            fail(f"SHA256SUMS is wrong about {name}")
    check_data(folder, manifest)
    try:
        import jsonschema
    except ImportError:
        print("jsonschema is not installed: the schemas of %s were not looked at" % folder)
        return
    checks = [("manifest.json", "manifest.schema.json"), ("data.json", "dataset.schema.json")]
    checks += [
        (entry["name"], entry["name"][: -len(".json")] + ".schema.json")
        for entry in manifest["files"]
        if entry.get("format") == "json"
    ]
    for file, schema in checks:
        schema = json.loads((folder / schema).read_text("utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for error in validator.iter_errors(json.loads((folder / file).read_text("utf-8"))):
            fail(f"{file} is not what its schema says: {error.message[:200]}")


def check_data(folder, manifest):
    data = json.loads((folder / "data.json").read_text("utf-8"))
    for name in ("data.plist", "data.bplist"):
        if (folder / name).exists() and plistlib.loads((folder / name).read_bytes()) != data:
            fail(f"{name} is not the same as data.json")
    if manifest["kind"] != "regions":
        return
    tree = list(rows(data))
    counts = [sum(1 for row in tree if row[0] == level + 1) for level in range(len(manifest["levels"]))]
    if counts != [level["rows"] for level in manifest["levels"]] or len(tree) != manifest["rows"]:
        fail("the counts of the manifest are wrong")
    if (folder / "data.csv").exists():
        with open(folder / "data.csv", encoding="utf-8", newline="") as file:
            table = [(int(row["level"]), row["name"], row.get("code", "")) for row in csv.DictReader(file)]
        if table != tree:
            fail("data.csv is not the same as data.json")
    if (folder / "data.sqlite").exists():
        database = sqlite3.connect(f"file:{folder / 'data.sqlite'}?mode=ro", uri=True)
        if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            fail("data.sqlite is broken")
        if database.execute("PRAGMA foreign_key_check").fetchall():
            fail("data.sqlite has rows without their parents")
        if database.execute("PRAGMA user_version").fetchall() != [(1,)]:
            fail("data.sqlite has another user_version")
        query = "SELECT level, name, coalesce(code, '') FROM region ORDER BY id"
        if database.execute(query).fetchall() != tree:
            fail("data.sqlite is not the same as data.json")
        children = "SELECT count(*) FROM region a JOIN region b ON a.parent_id = b.id WHERE a.level != b.level + 1"
        if database.execute(children).fetchall() != [(0,)]:
            fail("data.sqlite has rows under the wrong level")


if __name__ == "__main__":
    main(sys.argv[1])
