#!/usr/bin/env python3
"""Runs the conformance cases through the command and counts what is right.

    conformance.py --tool .build/release/pickdata [--corpus DIR] [--require 100] [--require-column 95]

A valid case is right when `convert --to tagged` gives the expected value and `validate --kind plist` gives no error
and every lint that the case names. An invalid case is right when the first error has the expected name and line (for
a binary file: offset) and nothing is converted. Columns are counted apart. `emit` cases go in as tagged JSON.
Exit status 1 when a folder has fewer right cases, in percent, than --require.
"""

import argparse
import concurrent.futures
import importlib.util
import json
import pathlib
import shutil
import sys
import tempfile
import time

import tagged

HERE = pathlib.Path(__file__).resolve().parent
ADOPTED = HERE.parent / "Fixtures" / "Conformance"
FOLDERS = ("valid", "invalid", "binary/valid", "binary/invalid")


class Result:
    """What became of one case: `problem` is None when it is right."""

    def __init__(self, name, problem=None, column=None, extra=()):
        self.name = name
        self.problem = problem
        self.column = column
        self.extra = extra


def findings(tool, path):
    """The findings of `validate`, its exit status, and what went wrong with the report itself."""
    status, output, errors = tool.run("validate", "--kind", "plist", "--format", "json", path)
    if status not in (0, 1):
        return [], status, "validate: %s, %s" % (tagged.outcome(status), tagged.last_line(errors))
    try:
        return json.loads(output)["findings"], status, None
    except (ValueError, KeyError, TypeError) as error:
        return [], status, "validate: the report is not as laid down: %r" % error


def check_valid(tool, name, path, expected):
    value, problem = tool.tagged(path)
    problem = problem or tagged.difference(expected, value)
    found, status, trouble = findings(tool, path)
    problem = problem or trouble
    errors = [item for item in found if item["severity"] == "error"]
    if not problem and errors:
        problem = "error %s at %s" % (errors[0]["name"], place(errors[0]))
    if not problem and status != 0:
        problem = "validate: exit %s" % status
    names = {item["name"] for item in found}
    missing = [lint for lint in expected.get("lint", []) if lint not in names]
    if not problem and missing:
        problem = "no finding %s; came: %s" % (", ".join(missing), ", ".join(sorted(names)) or "none")
    return Result(name, problem, extra=sorted(names - set(expected.get("lint", []))))


def place(finding):
    if finding.get("line") is None:
        return "offset %s" % finding.get("offset")
    return "%s:%s" % (finding["line"], finding["column"])


def check_invalid(tool, name, path, expected):
    status, output, errors = tool.run("convert", "--to", "tagged", path)
    found, exit_status, trouble = findings(tool, path)
    errors_found = [item for item in found if item["severity"] == "error"]
    if trouble:
        return Result(name, trouble)
    if not errors_found:
        return Result(name, "no error; expected %s at %s" % (expected["code"], place(expected)))
    first = errors_found[0]
    problem = None
    if first["name"] != expected["code"]:
        problem = "%s at %s; expected %s at %s (%s)" % (
            first["name"], place(first), expected["code"], place(expected), expected["why"],
        )
    places = [(expected["line"], expected["column"])]
    places += [(alternative["line"], alternative["column"]) for alternative in expected.get("alt", [])]
    column = None
    if "offset" in expected:
        if not problem and expected["offset"] is not None and first["offset"] != expected["offset"]:
            problem = "%s at offset %s; expected %s (%s)" % (
                first["name"], first["offset"], expected["offset"], expected["why"],
            )
    else:
        if not problem and first["line"] not in [line for line, _ in places]:
            problem = "%s at %s; expected %s (%s)" % (
                first["name"], place(first), " or ".join("%s:%s" % item for item in places), expected["why"],
            )
        if expected["column"] is not None:
            column = (first["line"], first["column"]) in places
            if not column:
                column = "came %s, expected %s" % (place(first), " or ".join("%s:%s" % item for item in places))
    if not problem and (status != 1 or exit_status != 1):
        problem = "convert: %s; validate: %s; both should be exit 1" % (
            tagged.outcome(status), tagged.outcome(exit_status),
        )
    if not problem and len(first["message"]) > 1000:
        problem = "a message of %d characters" % len(first["message"])
    if not problem and any(ord(character) < 32 for character in first["message"]):
        problem = "raw control characters in the message"
    return Result(name, problem, column)


def check_json(tool, case, folder):
    """One value to write as JSON: an exact text, any text that reads back, or a refusal."""
    name = "emit/json " + case["name"]
    path = folder / (case["name"] + ".json")
    path.write_text(json.dumps(case["value"]), encoding="utf-8")
    status, output, errors = tool.run("convert", "--to", "json", "--compact", path)
    wanted = case["json"]
    if wanted == "ERROR":
        if status != 1 or output:
            return Result(name, "expected a refusal: %s, output %r" % (tagged.outcome(status), output[:60]))
        return Result(name)
    if status != 0:
        return Result(name, "%s, %s" % (tagged.outcome(status), tagged.last_line(errors)))
    if wanted in (None, "POLICY"):
        if in_order(output) != in_order(json.dumps(tagged.plain(case["value"]))):
            return Result(name, "does not read back: %r" % output)
        if wanted == "POLICY" and case["value"]["type"] in ("date", "data"):
            status, output, errors = tool.run(
                "convert", "--to", "json", "--compact", "--non-json", "error", path
            )
            if status != 1:
                return Result(name, "--non-json error: %s" % tagged.outcome(status))
        return Result(name)
    if output != (wanted + "\n").encode():
        return Result(name, "expected %r, came %r" % (wanted + "\n", output.decode("utf-8", "replace")))
    return Result(name)


def in_order(text):
    """JSON with each object as a list of pairs."""
    return json.loads(text, object_pairs_hook=lambda pairs: [list(pair) for pair in pairs])


def menu(record):
    """The menu whose rows are the given records: a column for each field."""
    records = record if isinstance(record[0], list) else [record]
    width = max(len(row) for row in records)
    columns = []
    for index in range(width):
        rows = [row[index] if index < len(row) else "" for row in records]
        columns.append({"type": "array", "items": [{"type": "string", "value": field} for field in rows]})
    return {"type": "array", "items": columns}


def check_csv(tool, case, folder):
    """One record to write as CSV, behind a line of column titles."""
    name = "emit/csv " + case["name"]
    path = folder / ("csv-" + case["name"] + ".json")
    path.write_text(json.dumps(menu(case["record"])), encoding="utf-8")
    status, output, errors = tool.run("convert", "--to", "csv", path)
    if case["csv"] == "ERROR":
        if status != 1 or output:
            return Result(name, "expected a refusal: %s, output %r" % (tagged.outcome(status), output[:60]))
        return Result(name)
    if status != 0:
        return Result(name, "%s, %s" % (tagged.outcome(status), tagged.last_line(errors)))
    _, _, rows = output.partition(b"\r\n")
    if rows != case["csv"].encode():
        return Result(name, "expected %r, came %r" % (case["csv"], output.decode("utf-8", "replace")))
    return Result(name)


def generate(folder):
    """The cases that are too large to store."""
    source = HERE / "generate-fixtures.py"
    specification = importlib.util.spec_from_file_location("generate_fixtures", source)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    module.write(folder)


def jobs(tool, corpus, generated, scratch):
    """Yields folder, name, and a function without arguments for each case."""
    for folder in FOLDERS:
        inputs = {}
        for base in (generated, corpus):
            for path in (base / folder).glob("*.plist"):
                inputs[path.stem] = path
        for stem, path in sorted(inputs.items()):
            side = path.with_name(stem + ".expected.json")
            other = corpus if path.is_relative_to(generated) else generated
            if not side.exists():
                side = other / folder / side.name
            if not side.exists():
                continue
            check = check_valid if folder.endswith("/valid") or folder == "valid" else check_invalid
            yield folder, *bind(check, tool, folder + "/" + stem, path, side)
    for kind, check in (("json", check_json), ("csv", check_csv)):
        listing = corpus / "emit" / (kind + "-cases.json")
        if listing.exists():
            for case in json.loads(listing.read_text(encoding="utf-8")):
                name = "emit/%s %s" % (kind, case["name"])
                yield "emit/" + kind, name, (lambda case=case, check=check: check(tool, case, scratch))


def bind(check, tool, name, path, side):
    return name, lambda: check(tool, name, path, json.loads(side.read_text(encoding="utf-8")))


def guarded(name, work):
    """A case that the checks themselves stumble over is not right."""
    try:
        return work()
    except Exception as error:  # whatever the command printed
        return Result(name, "%s: %s" % (type(error).__name__, error))


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


def report(results, arguments):
    """Prints the table and the exceptions; gives the exit status."""
    print("%-16s %6s %6s %8s %16s" % ("folder", "cases", "right", "", "column right"))
    low = False
    for folder, group in results.items():
        right = sum(1 for result in group if result.problem is None)
        named = [result for result in group if result.column is not None]
        exact = sum(1 for result in named if result.column is True)
        line = "%-16s %6d %6d %7.1f%%" % (folder, len(group), right, percent(right, len(group)))
        if named:
            line += " %6d of %d %.1f%%" % (exact, len(named), percent(exact, len(named)))
            low = low or percent(exact, len(named)) < arguments.require_column
        print(line)
        low = low or percent(right, len(group)) < arguments.require
    wrong = [result for group in results.values() for result in group if result.problem]
    if wrong:
        print("\nNot right:")
    for result in wrong:
        print("  %s: %s" % (result.name, result.problem))
    away = [result for group in results.values() for result in group if isinstance(result.column, str)]
    if away:
        print("\nColumn not exact:")
    for result in away:
        print("  %s: %s" % (result.name, result.column))
    if arguments.verbose:
        print("\nFindings that valid cases do not name:")
        for result in (result for group in results.values() for result in group if result.extra):
            print("  %s: %s" % (result.name, ", ".join(result.extra)))
    return 1 if low else 0


def main():
    parser = argparse.ArgumentParser(description="Runs the conformance cases through pickdata.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("--corpus", type=pathlib.Path, help="a folder with valid/, invalid/, binary/, emit/")
    parser.add_argument("--require", type=float, default=100.0, help="right cases a folder, in percent")
    parser.add_argument("--require-column", type=float, default=95.0, help="exact columns, in percent")
    parser.add_argument("--only", default="", help="run only the cases whose name has this text")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-v", "--verbose", action="store_true", help="list findings that no case names")
    arguments = parser.parse_args()
    corpus = arguments.corpus or ADOPTED
    if not corpus.is_dir():
        sys.exit("conformance.py: no folder %s" % corpus)
    if not shutil.which(arguments.tool):
        sys.exit("conformance.py: no command %s; build it first (swift build)" % arguments.tool)
    started = time.monotonic()
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        generated, scratch = pathlib.Path(folder) / "generated", pathlib.Path(folder) / "emit"
        scratch.mkdir()
        generate(generated)
        tool = tagged.Tool(arguments.tool, seconds=20)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            running = [
                (where, pool.submit(guarded, name, work))
                for where, name, work in jobs(tool, corpus, generated, scratch)
                if arguments.only in name
            ]
            for where, future in running:
                results.setdefault(where, []).append(future.result())
    status = report(results, arguments)
    print("\n%d cases in %.1f s" % (sum(map(len, results.values())), time.monotonic() - started))
    return status


if __name__ == "__main__":
    sys.exit(main())
