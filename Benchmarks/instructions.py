#!/usr/bin/env python3
"""Counts instructions with callgrind, which does not see the machine's noise: the guard of speed in CI.

    instructions.py [--tool PATH] [--require]

For each row of instructions.json the whole process at 1 MB takes at most `ratio` times the no-op's
instructions, and none of the `unwanted` functions (reference counts, exclusivity checks, objects on the heap)
has more than `share` of them. The rows of `untouched` run none of the functions beside them: they have nothing to ask the
reference, whose tables cost no start, and those with a quick start send the runtime through no conformances. Counts do not see cache misses: where a count is low, the time may not be.

From `growth`'s smaller size to its larger one the instructions a byte, start-up taken off, grow by `limit` at most, and from
one of `memory`'s sizes to the other the peak of memory by so many bytes an input byte. At the sizes of `peaks` the whole peak
is at most so many million bytes: nearly all of it are pages of the tool, so a list in Packaging/layout that no longer fits is
noticed here. The tool has none of the `absent` symbols: a module that nobody asked for would stand in every binary.

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
STALE = (
    "If the code has changed, `make function-order` lists anew what a start needs: run it (about two minutes), "
    "then `make instructions` again, and commit Packaging/layout"
)
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
    parts = [part for group in untouched if row in group["rows"] for part in group["functions"]]
    return [f"{name} runs" for name in found if any(part in name for part in parts)]


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
        faults.append(f"more than {most:.3f} times the no-op")
    print(f"  {limit['row']:24} {count:>13,}  {ratio:5.3f} of at most {most:.3f}")
    for fault in faults:
        print(f"    FAULT: {fault}")
    return faults


def growth_faults(limits, rows, programs):
    """What grows faster than its input, by counts net of the start."""
    faults = []
    growth, start_size = limits["growth"], "20k"
    sizes = [start_size, *growth["sizes"]]
    generate.generate(sizes)
    for layout in generate.LAYOUTS:
        print(f"{layout}, growth of the instructions a byte from {sizes[1]} to {sizes[2]}, at most {growth['limit']:.2f}")
        bytes_of = [generate.xml_path(layout, size).stat().st_size for size in sizes]
        for key in growth["rows"]:
            counts = [
                total(profile(commands.fill(rows[key], programs, layout, size), f"{layout}-growth")) for size in sizes
            ]
            rates = [(counts[n] - counts[0]) / (bytes_of[n] - bytes_of[0]) for n in (1, 2)]
            print(f"  {key:24} {rates[1] / rates[0]:5.3f}")
            if rates[1] > growth["limit"] * rates[0]:
                faults.append(f"{key}: {rates[1] / rates[0]:.2f}")
                print("    FAULT: grows faster than its input")
    return faults


def memory_faults(limits, rows, programs):
    """What holds more memory for each byte of input than it may, by the kernel's own account."""
    faults = []
    small, large = limits["memory"]["sizes"]
    generate.generate([small, large])
    for layout in generate.LAYOUTS:
        print(f"{layout}, peak of memory a byte from {small} to {large}")
        for key, limit in limits["memory"]["rows"].items():
            peaks = [peak(commands.fill(rows[key], programs, layout, size)) for size in (small, large)]
            bytes_of = [generate.xml_path(layout, size).stat().st_size for size in (small, large)]
            reached = (peaks[1] - peaks[0]) / (bytes_of[1] - bytes_of[0])
            print(f"  {key:24} {reached:5.2f} of at most {limit[layout]:.2f}")
            if reached > limit[layout]:
                faults.append(f"{key}: {reached:.2f}")
                print("    FAULT: more memory a byte")
    return faults


def peaks_faults(limits, rows, programs):
    """What needs more memory in all than it may, by the kernel's own account."""
    faults = []
    generate.generate(sorted({limit["size"] for limit in limits["peaks"]}))
    for layout in generate.LAYOUTS:
        print(f"{layout}, peak of memory in all, in MB")
        for limit in limits["peaks"]:
            row, size, most = limit["row"], limit["size"], limit["most"]
            reached = peak(commands.fill(rows[row], programs, layout, size)) / 1e6
            print(f"  {row:24} {size:>4} {reached:5.2f} of at most {most:.2f}")
            if reached > most:
                faults.append(f"{row}, {size}: {reached:.2f} MB")
                print(f"    FAULT: more memory. {STALE}")
    return faults


def peak(command):
    """The largest resident memory of the command, in bytes."""
    fields = ["2", "75", "/dev/null", "/dev/null", *command]
    result = subprocess.run(
        [str(workspace.runner()), "2", "1"],
        input="\t".join(fields) + "\n",
        capture_output=True,
        text=True,
        check=True,
        env=workspace.ENVIRONMENT,
    )
    return min(json.loads(line)["peak"] for line in result.stdout.splitlines())


def absent_faults(limits, tool):
    """The symbols that stand in the tool and should not."""
    binary = tool.read_bytes()
    found = [name for name in limits["absent"] if name.encode() in binary]
    for name in found:
        print(f"  FAULT: the tool has the module {name}: see PickBytes/StringProtocol+Parts.swift")
    return found


def guard(tool):
    limits = json.loads(LIMITS.read_text())
    rows = {row.key: row for row in commands.ROWS}
    programs = commands.programs(tool)
    size = limits["size"]
    generate.generate([size])
    faults = []
    for layout in generate.LAYOUTS:
        base = total(profile(commands.fill(rows[commands.NOOP], programs, layout, size), f"{layout}-noop"))
        print(f"{layout}-{size}, instructions of the whole process\n  {commands.NOOP:24} {base:>13,}")
        for limit in limits["rows"]:
            command = commands.fill(rows[limit["row"]], programs, layout, size)
            path = profile(command, f"{layout}-{limit['row'].replace(' ', '-')}")
            faults += faults_of(limit, layout, path, base, limits, tool)
    faults += growth_faults(limits, rows, programs)
    faults += memory_faults(limits, rows, programs)
    faults += peaks_faults(limits, rows, programs)
    faults += absent_faults(limits, tool)
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
