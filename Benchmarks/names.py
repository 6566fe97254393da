#!/usr/bin/env python3
"""Measures what it costs to hold true names to the divisions of China.

    names.py [--tool PATH] [--megabytes 50] [--instructions] [--runs 3]

The input repeats SampleData/regions.plist, whose names are all true, up to the size. `lint` with the names held to the
divisions takes at most 3 times as long as the no-op parse of the same file, and all names of regions.plist itself are
told apart in less than a millisecond, the first time and later: what `lint` takes longer with the names held to the divisions
than without, for one copy of the file against one province, and for a hundred more copies, a hundredth of it. The time is the processor's, the least of some runs; with
--instructions callgrind counts instead (use few megabytes), and only the first limit is asked for.

Exit status 1 where a limit is passed.
"""

import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys

import generate
import workspace

RATIO, MILLISECONDS = 3.0, 1.0


def write(path, size=None, copies=None, provinces=None):
    """Writes true names, so many bytes or copies of regions.plist, or only its first provinces."""
    with open(path, "wb") as file:
        generate.write_names(file, size, copies, provinces)
    return path


def seconds(command, runs):
    """The least of the processor's time that the command took."""
    least = None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=workspace.ENVIRONMENT
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if result.returncode > 1:
            sys.exit(f"names.py: {' '.join(command)} gave {result.returncode}")
        time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        least = time if least is None else min(least, time)
    return least


def instructions(command):
    path = workspace.BUILD / "callgrind.names"
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={path}", *command],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=workspace.ENVIRONMENT,
    )
    found = re.search(r"Collected : (\d+)", result.stderr)
    if not found:
        sys.exit(f"names.py: callgrind counted nothing:\n{result.stderr}")
    return int(found[1])


def lint(tool, path, profile):
    # Names that come again on the first level are no part of the question.
    return [str(tool), "lint", "--isolated", "--select", "PD6", "--profile", profile, str(path)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", type=pathlib.Path, default=workspace.TOOL)
    parser.add_argument("--megabytes", type=float, default=50)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    workspace.DATA.mkdir(exist_ok=True)
    workspace.BUILD.mkdir(exist_ok=True)
    path = write(workspace.DATA / "names.plist", size=int(options.megabytes * 1e6))
    measure = instructions if options.instructions else lambda command: seconds(command, options.runs)
    try:
        base = measure([str(workspace.noop()), str(path)])
        ratio = measure(lint(options.tool, path, "cn")) / base
        unit = f"{base:,} instructions" if options.instructions else f"{1000 * base:.0f} ms"
        print(f"{os.path.getsize(path) / 1e6:.1f} MB of true names: no-op {unit}, lint with cn {ratio:.2f} times that, at most {RATIO:.0f}")
        faults = ratio > RATIO
        if not options.instructions:
            few, many = (write(workspace.DATA / f"names-{n}.plist", copies=n) for n in (10, 110))
            cost = lambda profile: measure(lint(options.tool, many, profile)) - measure(lint(options.tool, few, profile))
            names = 10 * (cost("cn") - cost("none"))
            whole = write(workspace.DATA / "names-1.plist", copies=1)
            province = write(workspace.DATA / "names-0.plist", provinces=1)
            held = lambda path: 1000 * (measure(lint(options.tool, path, "cn")) - measure(lint(options.tool, path, "none")))
            tables = held(province)
            first = held(whole) - tables
            whole.unlink()
            province.unlink()
            print(f"the names of regions.plist: {first:.2f} ms the first time, {names:.2f} ms later, less than {MILLISECONDS:.0f}; "
                  f"reading the tables: {tables:.2f} ms")
            faults = faults or max(first, names) >= MILLISECONDS
            few.unlink()
            many.unlink()
    finally:
        path.unlink()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
