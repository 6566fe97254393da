#!/usr/bin/env python3
"""Counts instructions with callgrind, which does not see the machine's noise: the guard of speed in CI.

    instructions.py [--tool PATH] [--require]

For each row of instructions.json the whole process at 1 MB takes at most `ratio` times the no-op's
instructions, and none of the `unwanted` functions (reference counts, exclusivity checks, objects on the heap)
has more than `share` of them. The rows of `untouched` have nothing to ask the reference, and run none of its functions: its
tables cost no start. Counts do not see cache misses: where a count is low, the time may not be.

Exit status: 1 where a limit is passed, or where the names are missing that the second check needs; 2 where
the work could not be done.  Where valgrind is absent it says so and gives 0, or 2 with --require.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

import commands
import generate
import workspace

LIMITS = workspace.HERE / "instructions.json"
# `12,345 ( 1.23%)  file:function [object]`, as callgrind_annotate writes a row.
ANNOTATED = re.compile(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+[^:]*:(.+?)(?: \[([^\]]*)\])?$")


class Failure(Exception):
    pass


def profile(command, name):
    """Runs the command under callgrind; answers the file that it writes."""
    path = workspace.BUILD / f"callgrind.{name}"
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={path}", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=workspace.ENVIRONMENT,
    )
    if result.returncode != 0:
        raise Failure(f"{name}: exit status {result.returncode}:\n{result.stderr}")
    return path


def total(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if line.startswith(("summary:", "totals:")):
                return int(line.split()[1])
    raise Failure(f"{path.name}: callgrind wrote no total")


def functions(path):
    """The instructions of each function itself, by the function's name."""
    result = subprocess.run(
        ["callgrind_annotate", "--threshold=100", str(path)], capture_output=True, text=True, check=True
    )
    found = {}
    for line in result.stdout.splitlines():
        match = ANNOTATED.match(line)
        if match and match[2] != "PROGRAM TOTALS":
            name = re.sub(r"'\d+$", "", match[2])  # a recursive call has a row of its own, as `name'2`
            found[name] = found.get(name, 0) + int(match[1].replace(",", ""))
    return found


def unwanted_rows(found, count, unwanted, share):
    """The functions with an unwanted name that take more than `share`."""
    return [
        f"{name} takes {instructions / count:.2%}"
        for name, instructions in found.items()
        if any(part in name for part in unwanted["functions"]) and instructions > share * count
    ]


def touching_rows(found, row, untouched):
    """The functions that a row has no use for."""
    if row not in untouched["rows"]:
        return []
    return [f"{name} runs" for name in found if any(part in name for part in untouched["functions"])]


def faults_of(limit, layout, path, base, limits, tool):
    """Prints the row's figures; answers what is wrong with them."""
    count = total(path)
    ratio = count / base
    found = functions(path)
    # What looks for picker data holds its findings in objects, a few for each level and none for each row.
    share = limit.get("share", limits["unwanted"]["share"])
    faults = unwanted_rows(found, count, limits["unwanted"], share) if limit.get("unwanted", True) else []
    faults += touching_rows(found, limit["row"], limits["untouched"])
    if not any(name.startswith("swift_") for name in found):
        faults.append(f"no function of the Swift runtime has a name: is {workspace.shown(tool)} stripped?")
    most = limit["ratio"][layout]
    if ratio > most:
        faults.append(f"more than {most:.2f} times the no-op")
    print(f"  {limit['row']:24} {count:>13,}  {ratio:5.3f} of at most {most:.2f}")
    for fault in faults:
        print(f"    FAULT: {fault}")
    return faults


def guard(tool):
    limits = json.loads(LIMITS.read_text())
    rows = {row.key: row for row in commands.ROWS}
    programs = commands.programs(tool)
    size = limits["size"]
    generate.generate([size])
    faults = []
    for layout in generate.LAYOUTS:
        xml, binary = generate.xml_path(layout, size), generate.binary_path(layout, size)
        base = total(profile(commands.fill(rows[commands.NOOP], programs, xml, binary), f"{layout}-noop"))
        print(f"{layout}-{size}, instructions of the whole process\n  {commands.NOOP:24} {base:>13,}")
        for limit in limits["rows"]:
            command = commands.fill(rows[limit["row"]], programs, xml, binary)
            path = profile(command, f"{layout}-{limit['row'].replace(' ', '-')}")
            faults += faults_of(limit, layout, path, base, limits, tool)
    return faults


def main():
    parser = argparse.ArgumentParser(description="Guards the number of instructions with callgrind.")
    parser.add_argument("--tool", type=pathlib.Path, default=workspace.TOOL, help="the program to measure")
    parser.add_argument("--require", action="store_true", help="fail where valgrind is absent")
    options = parser.parse_args()
    if not shutil.which("valgrind") or not shutil.which("callgrind_annotate"):
        print("instructions.py: SKIPPED, nothing was counted: there is no valgrind here", file=sys.stderr)
        return 2 if options.require else 0
    tool = options.tool.resolve()
    if not tool.exists():
        print(f"instructions.py: no {workspace.shown(tool)}; build it first (see README.md)", file=sys.stderr)
        return 2
    try:
        faults = guard(tool)
    except Failure as failure:
        print(f"instructions.py: {failure}", file=sys.stderr)
        return 2
    print(f"{len(faults)} faults" if faults else "all within their limits")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
