#!/usr/bin/env python3
"""Tests of the benchmark itself: the runner, the figures, and that the oracles see what is wrong.

python3 Benchmarks/tests.py
"""

import json
import pathlib
import plistlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

import commands
import generate
import oracles
import report
import workspace
from run import shown_word

REGIONS = [
    {
        "code": "11",
        "name": "甲省",
        "children": [{"code": "1101", "name": "乙市"}, {"code": "1102", "name": "丙市"}],
    },
    {"code": "12", "name": "丁省", "children": [{"code": "1201", "name": '戊, "市"'}]},
]


def run(round, wall, **more):
    return {
        "round": round,
        "wall": wall,
        "user": wall,
        "system": 0,
        "peak": 1000,
        "faults": 1,
        "status": 0,
    } | more


def figures(size="1m", key="row", **more):
    return report.Figures(size, "flat", key, "command", generate.SIZES[size], **more)


class Runner(unittest.TestCase):
    def runs(self, *commands, rounds=2):
        result = subprocess.run(
            [workspace.runner(), str(rounds), "1"],
            input="".join("\t".join(command) + "\n" for command in commands),
            capture_output=True,
            text=True,
            check=True,
        )
        return [json.loads(line) for line in result.stdout.splitlines()]

    def test_each_round_runs_each_command(self):
        nothing = ("20", "/dev/null", "/dev/null", sys.executable, "-c", "")
        runs = self.runs(("9", *nothing), ("1", *nothing))
        places = sorted((run["round"], run["command"]) for run in runs)
        self.assertEqual(places, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)])
        self.assertTrue(all(run["status"] == 0 and run["wall"] > 0 and run["peak"] > 1e6 for run in runs))

    def test_a_late_command_is_killed_and_does_not_run_again(self):
        script = "import time; time.sleep(60)"
        [run] = self.runs(("9", "0.2", "/dev/null", "/dev/null", sys.executable, "-c", script))
        self.assertTrue(run["timedOut"])
        self.assertLess(run["wall"], 30)

    def test_a_failed_command_does_not_run_again(self):
        [run] = self.runs(("9", "20", "/dev/null", "/dev/null", sys.executable, "-c", "raise SystemExit(3)"))
        self.assertEqual((run["status"], run["timedOut"]), (3, False))

    def test_standard_streams_go_where_they_are_sent(self):
        with tempfile.TemporaryDirectory() as folder:
            source, target = pathlib.Path(folder, "in"), pathlib.Path(folder, "out")
            source.write_text("text")
            script = "import sys; sys.stdout.write(sys.stdin.read() * 2)"
            self.runs(("0", "20", str(source), str(target), sys.executable, "-c", script), rounds=0)
            self.assertEqual(target.read_text(), "texttext")


class FiguresOfRuns(unittest.TestCase):
    def test_a_ratio_is_the_median_of_the_rounds_own_ratios(self):
        row = figures()
        base = [run(0, 9.0), run(1, 1.0), run(2, 2.0), run(3, 10.0)]
        report.measure(row, [run(0, 900.0), run(1, 3.0), run(2, 4.0), run(3, 10.0)], base)
        self.assertEqual((row.rounds, row.median, row.least, row.ratio), (3, 4.0, 3.0, 2.0))

    def test_a_failed_run_gives_no_figures(self):
        row = figures()
        report.measure(row, [run(0, 1.0), run(1, 1.0, status=1, timedOut=False)], [run(0, 1.0), run(1, 1.0)])
        self.assertEqual((row.failure, row.ratio), ("exit status 1", None))

    def test_growth_takes_the_start_off(self):
        def least(exponent):
            return [
                figures(size, least=0.002 + (generate.SIZES[size] / 1e6) ** exponent / 100)
                for size in ("20k", "1m", "50m")
            ]

        linear, quadratic = least(1), least(2)
        report.find_growth(linear)
        report.find_growth(quadratic)
        self.assertAlmostEqual(linear[-1].growth, 1.0)
        self.assertGreater(quadratic[-1].growth, 40)

    def test_a_row_without_figures_misses_its_goal(self):
        class Row:
            goals = (commands.Goal("ratio", 1.3, "1m"),)

        for ratio, is_met in ((1.3, True), (1.31, False), (None, False)):
            row = figures(ratio=ratio)
            report.judge(row, Row)
            self.assertEqual([goal["isMet"] for goal in row.goals], [is_met])

    def test_growth_is_judged_only_where_it_could_be_measured(self):
        class Row:
            goals = (commands.GROWTH,)

        row, failed = figures("50m"), figures("50m", failure="exit status 1")
        report.judge(row, Row)
        report.judge(failed, Row)
        self.assertEqual((row.goals, [goal["isMet"] for goal in failed.goals]), ([], [False]))


class Results(unittest.TestCase):
    def test_paths_are_told_as_seen_from_the_top_of_the_repository(self):
        tool = workspace.ROOT / ".build" / "release" / "tool"
        self.assertEqual(shown_word(str(tool)), str(tool.resolve().relative_to(workspace.ROOT)))
        self.assertEqual(shown_word("--big"), "--big")


class Oracles(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        workspace.BUILD.mkdir(exist_ok=True)
        path = pathlib.Path(self.folder.name, "regions.plist")
        path.write_bytes(plistlib.dumps(REGIONS, sort_keys=False))
        self.sample = oracles.Sample(path)

    def accepts(self, proof, script, *arguments):
        script = "import sys, json, csv, plistlib\n" + script
        command = [sys.executable, "-c", script, *arguments, str(self.sample.xml)]
        try:
            proof(command, self.sample)
        except oracles.Mismatch:
            return False
        return True

    def test_json(self):
        load = "v = plistlib.load(open(sys.argv[-1], 'rb'))\n"
        self.assertTrue(self.accepts(oracles.writes_json, load + "json.dump(v, sys.stdout)"))
        is_sorted = load + "json.dump(v, sys.stdout, sort_keys=True)"
        self.assertTrue(self.accepts(oracles.writes_json_in_any_order, is_sorted))
        for script in (
            "json.dump(v, sys.stdout, sort_keys=True)",
            "v[1]['name'] = 'x'; json.dump(v, sys.stdout)",
            "v[0]['code'] = 11; json.dump(v, sys.stdout)",
            "json.dump(v[:1], sys.stdout)",
            "print('[')",
            "json.dump(v, sys.stdout); sys.exit(1)",
        ):
            self.assertFalse(self.accepts(oracles.writes_json, load + script), script)

    def test_binary(self):
        load = "v = plistlib.load(open(sys.argv[-1], 'rb'))\n"
        write = "sys.stdout.buffer.write(plistlib.dumps(v, fmt=plistlib.FMT_BINARY, sort_keys=%s))"
        self.assertTrue(self.accepts(oracles.writes_plist, load + write % False))
        self.assertTrue(self.accepts(oracles.writes_plist_in_any_order, load + write % True))
        no_binary = "sys.stdout.buffer.write(plistlib.dumps(v))"
        for script in (write % True, "v.pop(); " + write % False, no_binary):
            self.assertFalse(self.accepts(oracles.writes_plist, load + script), script)

    def test_csv(self):
        lines = [["code1", "name1", "code2", "name2"], *map(list, oracles.leaf_paths(REGIONS))]
        write = "csv.writer(sys.stdout).writerows(json.loads(sys.argv[1]))"
        self.assertEqual(lines[1], ["11", "甲省", "1101", "乙市"])
        self.assertTrue(self.accepts(oracles.writes_csv, write, json.dumps(lines)))
        for wrong in (lines[:-1], lines + lines[-1:], lines[:2] + lines[:1:-1], []):
            self.assertFalse(self.accepts(oracles.writes_csv, write, json.dumps(wrong)), wrong)

    def test_reading(self):
        self.assertTrue(self.accepts(oracles.refuses_half, "plistlib.load(open(sys.argv[-1], 'rb'))"))
        self.assertFalse(self.accepts(oracles.refuses_half, ""))
        self.assertFalse(self.accepts(oracles.refuses_half, "sys.exit(1)"))

    def test_inspect(self):
        script = "print(json.dumps({'kind': %r, 'levels': [{'count': 2}, {'count': %d}]}))"
        self.assertTrue(self.accepts(oracles.inspects, script % ("regions", 3)))
        self.assertFalse(self.accepts(oracles.inspects, script % ("regions", 4)))
        self.assertFalse(self.accepts(oracles.inspects, script % ("menu", 3)))


class Inputs(unittest.TestCase):
    def test_a_file_is_just_under_its_size_and_has_no_name_twice(self):
        generate.generate(["20k", "1m"])
        for size in ("20k", "1m"):
            for layout in generate.LAYOUTS:
                path = generate.xml_path(layout, size)
                self.assertIn(
                    path.stat().st_size, range(generate.SIZES[size] - 1536, generate.SIZES[size] + 1)
                )
                names, records = [], plistlib.loads(path.read_bytes())
                while records:
                    names += [record if isinstance(record, str) else record["name"] for record in records]
                    lists = [r.get("cities", r.get("children", ())) for r in records if isinstance(r, dict)]
                    records = [below for list in lists for below in list]
                self.assertEqual(len(names), len(set(names)), path)

    def test_the_base_sees_every_element(self):
        path = generate.xml_path("flat", "20k")
        root = xml.etree.ElementTree.parse(path).getroot()
        command = [workspace.noop(), "--counts", path]
        seen = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        count, length = sum(1 for _ in root.iter()), len("".join(root.itertext()).encode())
        self.assertRegex(seen, rf"^elements {count}, ends {count}, texts \d+ of {length} bytes")


if __name__ == "__main__":
    unittest.main()
