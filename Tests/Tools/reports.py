#!/usr/bin/env python3
"""Reads the reports with other people's readers: every format must carry what `--format json` says.

    reports.py --tool .build/release/pickdata [--sarif-schema sarif-schema-2.1.0.json]

Needs the packages of reports-requirements.txt; `make test-reports` installs them into .build. The golden files of the
reporters are read too, since they hold what no sample has. Exit status 1 when a check fails.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import junitparser
import sarif.loader

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
INPUTS = ["SampleData", "Tests/Cases/validate", "Tests/Fixtures"]
GOLDEN = ROOT / "Tests/PickReportersTests/Golden"
FORMATS = ["text", "concise", "compiler", "jsonl", "github", "gitlab", "junit", "sarif", "checkstyle", "html"]
SARIF_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
GITLAB_LEVELS = {"error": "critical", "warning": "major", "info": "info"}

failures = []


def expect(right, what):
    if not right:
        failures.append(what)


def same(found, wanted, what):
    found, wanted = collections.Counter(found), collections.Counter(wanted)
    expect(found == wanted, "%s: %s too many, %s missing" % (what, list(found - wanted)[:3], list(wanted - found)[:3]))


def plain(path):
    return path[2:] if path.startswith("./") else path


def check_jsonl(path, findings):
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    expect([json.loads(line) for line in lines] == findings, "%s: not the findings of json" % path)


def check_concise(path, findings):
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r"(.+?):(\d+):(\d+): (error|warning|info) (PD\d{3}) ([a-z0-9-]+) (.+)", line)
        expect(match, "%s: %s" % (path, line))
        if match:
            rows.append((match[1], int(match[2]), int(match[3]), match[4], match[5]))
    same(rows, [(f["path"], f["line"] or 1, f["column"] or 1, f["severity"], f["code"]) for f in findings], path)


def check_compiler(path, findings):
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r"(.+?):(\d+):(\d+): (error|warning|remark): .+ \[(PD\d{3}) [a-z0-9-]+\]", line)
        note = re.fullmatch(r".+?:\d+:\d+: note: .+", line)
        expect(match or note, "%s: %s" % (path, line))
        if match:
            rows.append((match[1], int(match[2]), int(match[3]), match[4], match[5]))
    levels = {"error": "error", "warning": "warning", "info": "remark"}
    same(rows, [(f["path"], f["line"] or 1, f["column"] or 1, levels[f["severity"]], f["code"]) for f in findings], path)


def check_github(path, findings):
    rows = re.findall(r"^::(error|warning|notice) file=([^,:]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    unescape = lambda text: text.replace("%3A", ":").replace("%2C", ",").replace("%25", "%")
    levels = {"error": "error", "warning": "warning", "info": "notice"}
    same([(l, unescape(p)) for l, p in rows], [(levels[f["severity"]], f["path"]) for f in findings], path)


def check_text(path, findings):
    text = path.read_text(encoding="utf-8")
    rows = re.findall(r"^[^\n]*: (error|warning|info)\[(PD\d{3}) [a-z0-9-]+\]: ", text, re.MULTILINE)
    same(rows, [(f["severity"], f["code"]) for f in findings], path)


def check_gitlab(path, findings):
    issues = json.loads(path.read_text(encoding="utf-8"))
    rows = []
    for issue in issues:
        expect(isinstance(issue["description"], str) and issue["description"], "%s: no description" % path)
        rows.append((issue["location"]["path"], issue["location"]["lines"]["begin"], issue["severity"], issue["check_name"]))
    same(
        rows,
        [(plain(f["path"]), f["line"] or 1, GITLAB_LEVELS[f["severity"]], "%(code)s %(name)s" % f) for f in findings],
        path,
    )
    expect(len({issue["fingerprint"] for issue in issues}) == len(issues), "%s: a fingerprint is there twice" % path)


def check_junit(path, findings):
    report = junitparser.JUnitXml.fromfile(str(path))
    rows = []
    for suite in report:
        cases = [case for case in suite if case.name != "no findings"]
        expect(suite.tests == len(list(suite)), "%s: %s counts wrong" % (path, suite.name))
        expect(suite.failures == sum(1 for case in cases if case.is_failure), "%s: failures of %s" % (path, suite.name))
        for case in cases:
            properties = {item.name: item.value for item in case.child(junitparser.Properties)}
            expect(case.is_failure == (properties["severity"] == "error"), "%s: %s" % (path, case.name))
            rows.append((suite.name, properties["severity"], properties["code"]))
    same(rows, [(f["path"], f["severity"], f["code"]) for f in findings], path)


def check_checkstyle(path, findings):
    rows = []
    for file in xml.etree.ElementTree.parse(path).getroot():
        for error in file:
            rows.append((file.get("name"), int(error.get("line")), error.get("severity"), error.get("source").split(".")[1]))
    same(rows, [(f["path"], f["line"] or 1, f["severity"], f["code"]) for f in findings], path)


def check_sarif(path, findings, schema):
    report = json.loads(path.read_text(encoding="utf-8"))
    if schema:
        validator = jsonschema.validators.validator_for(schema)(schema)
        for error in list(validator.iter_errors(report))[:5]:
            expect(False, "%s: %s: %s" % (path, error.json_path, error.message))
    results = report["runs"][0]["results"]
    rows = []
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        region = place.get("region", {})
        path_of = urllib.parse.unquote(place["artifactLocation"]["uri"])
        rows.append((path_of, region.get("byteOffset"), region.get("startLine"), result["level"], result["ruleId"]))
        fixes = len(result.get("fixes", [])) + len(result.get("properties", {}).get("help", []))
        rows.append((result["ruleId"], len(result.get("relatedLocations", [])), fixes))
    wanted = []
    for f in findings:
        wanted.append((plain(f["path"]), f["offset"], f["line"], SARIF_LEVELS[f["severity"]], f["code"]))
        wanted.append((f["code"], len(f["notes"]), len(f["fixes"])))
    same(rows, wanted, path)
    names = [(r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], r["partialFingerprints"]["pickdata/v1"]) for r in results]
    expect(len(set(names)) == len(names), "%s: a fingerprint is there twice" % path)

    # sarif-tools, as its own commands read a file.
    loaded = sarif.loader.load_sarif_file(str(path))
    records = loaded.get_records()
    expect(loaded.get_distinct_tool_names() == ["pickdata"], "%s: tools %s" % (path, loaded.get_distinct_tool_names()))
    same(
        [(r["Severity"], int(r["Line"] or 1), r["Code"]) for r in records],
        [(SARIF_LEVELS[f["severity"]], f["line"] or 1, f["code"]) for f in findings],
        "%s by sarif-tools" % path,
    )


def check_html(path, findings):
    text = path.read_text(encoding="utf-8")
    rows = re.findall(r'<tr data-level="(\w+)" data-rule="(PD\d{3})">', text)
    same(rows, [(f["severity"], f["code"]) for f in findings], path)
    expect(not re.search(r"https?:|\ssrc=|@import|url\(", re.sub(r"<td>.*?</td>", "", text, flags=re.DOTALL)), "%s loads something" % path)


def check_all(reports, findings, schema):
    for name in FORMATS:
        check = globals()["check_" + name]
        if name == "sarif":
            check(reports[name], findings, schema)
        else:
            check(reports[name], findings)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--sarif-schema")
    arguments = parser.parse_args()
    schema = None
    if arguments.sarif_schema:
        schema = json.loads(pathlib.Path(arguments.sarif_schema).read_text(encoding="utf-8"))
    else:
        print("SKIPPED: no copy of SARIF's schema, SARIF_SCHEMA=FILE names one")

    with tempfile.TemporaryDirectory() as folder:
        reports = {name: pathlib.Path(folder, "report." + name) for name in FORMATS + ["json"]}
        options = ["--format=%s=%s" % item for item in reports.items()]
        tool = str(pathlib.Path(arguments.tool).resolve())
        outcome = subprocess.run([tool, "validate", "--all", *options, *INPUTS], cwd=ROOT)
        expect(outcome.returncode == 1, "exit status %d" % outcome.returncode)
        findings = json.loads(reports["json"].read_text(encoding="utf-8"))["findings"]
        expect(len(findings) > 300, "only %d findings to compare" % len(findings))
        check_all(reports, findings, schema)

    reports = {name: GOLDEN / ("report." + name) for name in FORMATS}
    golden = json.loads((GOLDEN / "report.json").read_text(encoding="utf-8"))["findings"]
    check_all(reports, golden, schema)

    for failure in failures:
        print("reports: " + failure, file=sys.stderr)
    print("%d formats, %d findings: %s" % (len(FORMATS) + 1, len(findings) + len(golden), "%d differences" % len(failures) if failures else "all there"))
    sys.exit(1 if failures else 0)


main()
