#!/usr/bin/env python3
"""Measures pickdata against the no-op libxml2 parse and against other readers of property lists.

    run.py [--tool PATH] [--big] [--slow] [--gate] …      (--help shows all)

Makes the inputs, compares every command's output with plistlib's value, then times all commands in one
interleaved and pinned run a file, and writes RESULTS.md, results.json and chart.svg.

Exit status: 1 where an output is wrong, or with --gate where a goal is missed; 2 where the work could not be
done.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import shlex
import subprocess
import sys

import chart
import commands
import generate
import oracles
import report
import shapes
import workspace

ROUNDS = {"20k": 31, "1m": 15, "50m": 9, "500m": 3}
PEER_ROUNDS = {"50m": 3}
CHECKED = ("20k", "1m", "50m")  # at 500 MB plistlib would need several gigabytes


def parse_options():
    parser = argparse.ArgumentParser(description="Measures pickdata against the no-op parse and its peers.")
    parser.add_argument("--tool", type=pathlib.Path, default=workspace.TOOL, help="the program to measure")
    known_sizes = ", ".join(generate.SIZES)
    parser.add_argument("--sizes", default="20k,1m,50m", help=f"of {known_sizes} (default: %(default)s)")
    parser.add_argument("--layouts", default=",".join(generate.ALL_LAYOUTS), help="default: %(default)s")
    parser.add_argument("--only", metavar="TEXT", help="only the rows whose name has TEXT, and the no-op")
    parser.add_argument("--no-peers", action="store_true", help="pickdata and the no-op alone")
    parser.add_argument("--no-shapes", action="store_true", help="leave out the shapes that look for growth")
    parser.add_argument("--shapes", action="store_true", help="the shapes alone")
    parser.add_argument("--big", action="store_true", help="500 MB too")
    parser.add_argument("--slow", action="store_true", help="slow peers at 50 MB too (minutes)")
    parser.add_argument("--rounds", type=int, help=f"measured rounds (default: {ROUNDS})")
    parser.add_argument("--cores", type=int, default=1, help="how many cores a command may use (default: 1)")
    parser.add_argument("--check", action="store_true", help="compare the outputs only, time nothing")
    parser.add_argument("--gate", action="store_true", help="fail where a goal is missed")
    parser.add_argument("--output", type=pathlib.Path, help="folder of the results (a whole run: Benchmarks)")
    options = parser.parse_args()
    options.sizes = options.sizes.split(",") + (["500m"] if options.big else [])
    options.layouts = options.layouts.split(",")
    for name, known in [(size, generate.SIZES) for size in options.sizes] + [
        (layout, generate.ALL_LAYOUTS) for layout in options.layouts
    ]:
        if name not in known:
            parser.error(f"no '{name}'; there are {', '.join(known)}")
    # A part of the table must not take the place of the whole.
    is_whole = not options.only and not options.no_peers and not options.rounds and options.cores == 1
    is_whole = is_whole and not options.shapes and not options.no_shapes
    has_all = set(options.sizes) >= set(CHECKED) and set(options.layouts) == set(generate.ALL_LAYOUTS)
    if is_whole and has_all and not options.check:
        options.output = options.output or workspace.HERE
    return options


def choose_rows(options, programs):
    """The rows that were asked for and can run here, and what to say about the others."""
    chosen, notes = [], []
    for row in commands.ROWS:
        if row.key != commands.NOOP and (
            (options.no_peers and row.is_peer) or (options.only and options.only not in row.key)
        ):
            continue
        missing = commands.missing_program(row, programs)
        if missing:
            notes.append(f"{row.key}: left out, there is no {missing}")
        else:
            chosen.append(row)
    return chosen, notes


def runs_at(row, size, is_slow):
    largest = row.largest if is_slow else min(row.largest, row.largest_unless_slow, key=generate.SIZES.get)
    return generate.SIZES[size] <= generate.SIZES[largest]


def check(row, command, sample):
    """What is wrong with the row's output, or None."""
    try:
        row.proof(command, sample)
    except oracles.Mismatch as mismatch:
        return str(mismatch)
    return None


def rounds_of(row, size, options):
    rounds = options.rounds or ROUNDS[size]
    return min(rounds, PEER_ROUNDS.get(size, rounds)) if row.is_peer else rounds


def time_commands(entries, size, options):
    """Runs the commands of [(row, command)] interleaved; answers each one's runs."""
    rounds = [rounds_of(row, size, options) for row, _ in entries]
    return run_rounds([command for _, command in entries], rounds, options.cores)


def run_rounds(all_commands, rounds, cores):
    """Runs commands interleaved, each in so many rounds; answers each one's runs."""
    lines = []
    for command, count in zip(all_commands, rounds):
        fields = [count, oracles.LIMIT_SECONDS, os.devnull, os.devnull, *command]
        lines.append("\t".join(map(str, fields)) + "\n")
    result = subprocess.run(
        [str(workspace.runner()), str(max(rounds)), str(cores)],
        input="".join(lines),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=workspace.ENVIRONMENT,
    )
    runs = [[] for _ in all_commands]
    for line in result.stdout.splitlines():
        run = json.loads(line)
        runs[run["command"]].append(run)
    return runs


def measure_file(size, layout, rows, programs, options):
    """Checks and times every row that runs at this size; answers their figures."""
    xml, binary = generate.xml_path(layout, size), generate.binary_path(layout, size)
    rows = [row for row in rows if layout in row.layouts and runs_at(row, size, options.slow)]
    if not generate.is_made(layout, size) or all(row.key == commands.NOOP for row in rows):
        return []
    sample = oracles.Sample(xml) if size in CHECKED else None
    everything, entries = [], []
    for row in rows:
        command = commands.fill(row, programs, layout, size)
        source = binary if "{binary}" in row.words else xml
        figures = report.Figures(size, layout, row.key, shown_command(row), source.stat().st_size)
        figures.failure = check(row, command, sample) if sample else None
        if figures.failure:
            print(f"{layout}-{size}: {row.key}: {figures.failure}", file=sys.stderr)
        else:
            entries.append((row, command, figures))
        everything.append((row, figures))
    del sample
    if not options.check and entries:
        print(f"timing {layout}-{size}", file=sys.stderr)
        runs = time_commands([(row, command) for row, command, _ in entries], size, options)
        for (_, _, figures), own in zip(entries, runs):
            report.measure(figures, own, runs[0])
    return everything


def measure_shapes(tool, options):
    print("timing shapes", file=sys.stderr)
    return shapes.measure(tool, lambda all, rounds: run_rounds(all, [rounds] * len(all), options.cores))


def shown_word(word):
    """A word of the command line; paths as seen from the top of the repository, since the results are kept."""
    return workspace.shown(word) if os.path.isabs(word) else word


def shown_command(row):
    return shlex.join(word.strip("{}") if word[:1] == "{" else word for word in row.words)


def main():
    options = parse_options()
    tool = options.tool.resolve()
    programs = commands.programs(tool)
    rows, notes = choose_rows(options, programs)
    if any(row.words[0] == "{tool}" for row in rows) and not tool.exists():
        print(
            f"run.py: no {workspace.shown(tool)}; build it first:\n"
            "    make release",
            file=sys.stderr,
        )
        return 2
    if options.shapes:
        grown = measure_shapes(tool, options)
        print(shapes.markdown(grown))
        return 1 if options.gate and not all(figures.isMet for figures in grown) else 0
    generate.generate(options.sizes, options.layouts)
    load = os.getloadavg()[0]
    if load > 0.5:
        notes.append(f"the machine was not idle: load {load:.1f} at the start")

    measured = [
        pair
        for size in options.sizes
        for layout in options.layouts
        for pair in measure_file(size, layout, rows, programs, options)
    ]
    everything = [figures for _, figures in measured]
    is_wrong = any(figures.failure and not row.is_peer for row, figures in measured)
    if options.check:
        wrong = sum(figures.failure is not None for figures in everything)
        print(f"{len(everything)} outputs compared, {wrong} wrong")
        return 1 if is_wrong else 0

    report.find_growth(everything)
    for row, figures in measured:
        report.judge(figures, row)
    if set(options.sizes) - set(CHECKED):
        notes.append("outputs at 500 MB are not compared")
    command = shlex.join(["python3", "Benchmarks/run.py", *map(shown_word, sys.argv[1:])])
    facts = workspace.facts(tool)
    text = report.markdown(everything, facts, command, notes)
    grown = []
    if not (options.no_shapes or options.only):
        grown = measure_shapes(tool, options)
        text += shapes.markdown(grown)
    print(text)
    if options.output:
        options.output.mkdir(parents=True, exist_ok=True)
        (options.output / "RESULTS.md").write_text(text, encoding="utf-8")
        (options.output / "chart.svg").write_text(chart.svg(everything, facts), encoding="utf-8")
        rows = [dataclasses.asdict(figures) for figures in everything]
        result = {"version": 1, "command": command, "facts": facts, "notes": notes, "rows": rows}
        result["shapes"] = [dataclasses.asdict(figures) for figures in grown]
        text = json.dumps(result, ensure_ascii=False, indent=1) + "\n"
        (options.output / "results.json").write_text(text, encoding="utf-8")
    is_missed = any(not goal["isMet"] for figures in everything for goal in figures.goals)
    is_missed = is_missed or not all(figures.isMet for figures in grown)
    return 1 if is_wrong or (options.gate and is_missed) else 0


if __name__ == "__main__":
    sys.exit(main())
