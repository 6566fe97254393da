#!/usr/bin/env python3
"""Finds out what runs and is read when common commands start, and lists it for the linker in Packaging/layout/symbols.txt.

    function-order.py TOOL MAP

`make function-order` calls it with a tool and the map that lld made of it. Valgrind runs COMMANDS: callgrind tells which
instructions run, and lackey, on a small document, which data they touch. Each address stands in an input section; one symbol
names the section, and the linker puts the listed sections first, in this order. What the first commands need comes first,
and of that what the others need too: so the pages of each command stand in few windows.

The list is the same for the same tool, whatever list it was linked by. Names that are no more do no harm.
"""

import argparse
import bisect
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Packaging/layout/symbols.txt"
SAMPLES = ROOT / "SampleData"

# What a start has to be quick and small for, the first ones most of all. FILE is an input.
COMMANDS = [
    "convert FILE --to json --jobs 1",
    "validate --kind plist FILE",
    "convert FILE --to bplist",
    "convert FILE --to csv",
    "convert FILE --for element",
    "validate FILE",
    "lint FILE",
    "normalize FILE",
    "inspect FILE",
    f"diff {SAMPLES}/cities.plist FILE",
]
# So many of them are quick and small for large files, too.
FIRST = 3
INPUTS = [SAMPLES / "cities.plist", SAMPLES / "regions.plist"]
# What the samples lack: references, comments, CDATA, values that are no strings, text that is not ASCII.
SMALL = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<array>
	<!-- a comment -->
	<dict>
		<key>name</key>
		<string>A &amp; B &#x5317;</string>
		<key>cities</key>
		<array>
			<string>\u5317\u4eac "\\\u5e02"</string>
			<string><![CDATA[<C>]]></string>
			<string></string>
		</array>
	</dict>
</array>
</plist>
"""
SCALARS = SMALL.replace(
    "<string></string>",
    "<integer>-7</integer><real>1.5</real><true/><false/><date>2001-01-01T00:00:00Z</date><data>AAEC</data>",
)
# Large enough for large pages and for the question how many cores there are.
LARGE = SMALL.replace(
    "<string></string>", "".join(f"\n\t\t\t<string>C{number}</string>" for number in range(90_000))
)
# A row of lld's map: address, load address, size, alignment, and an input section (8 spaces in) or a symbol (16).
ROW = re.compile(r" *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ ( {8}| {16})(\S.*)")
# What is larger than a window stays where the linker puts it: the runtime has 1.6 MB of functions in one section.
MOST_BYTES = 65536


class Sections:
    """The input sections of a linked tool, by address."""

    def __init__(self, map_file):
        self.starts, self.ends, self.names = [], [], []
        for line in map_file.read_text(errors="replace").splitlines():
            match = ROW.fullmatch(line)
            if not match:
                continue
            if len(match[3]) == 8:
                self.starts.append(int(match[1], 16))
                self.ends.append(int(match[1], 16) + int(match[2], 16))
                self.names.append([])
            elif self.names:
                self.names[-1].append(match[4])
        order = sorted(range(len(self.starts)), key=lambda index: (self.starts[index], self.ends[index]))
        self.starts = [self.starts[index] for index in order]
        self.ends = [self.ends[index] for index in order]
        self.names = [self.names[index] for index in order]
        if not any(self.names):
            raise SystemExit(f"function-order: no sections with symbols in {map_file}; was it made by lld?")

    def at(self, address):
        """The number of the section that has the byte, or None."""
        index = bisect.bisect_right(self.starts, address) - 1
        return index if index >= 0 and address < self.ends[index] else None

    def name(self, index):
        """A symbol that stands for the section, whatever the order of sections; None where there is nothing to order."""
        if self.ends[index] - self.starts[index] > MOST_BYTES:
            return None
        # Names with a space are references to types, few bytes each: what is read there depends on the neighbours.
        return min((name for name in self.names[index] if " " not in name), default=None)


def run(tool, command, file, options, core):
    """The command under valgrind, on one core so that no thread waits; answers what valgrind wrote, a line each."""
    words = [str(file) if word == "FILE" else word for word in command.split()]
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}
    with tempfile.NamedTemporaryFile("rb") as out:
        result = subprocess.run(
            ["valgrind", *(option.replace("OUT", out.name) for option in options), tool, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        # A refusal is a run, too: the last input is no picker data.
        if result.returncode not in (0, 1, 2):
            raise SystemExit(f"function-order: {command}: exit status {result.returncode}:\n{result.stderr}")
        # A trace has millions of lines and few that differ.
        return set(out)


def touched(tool, command, inputs, core):
    """The addresses whose instructions ran on any input, and those whose data were touched on the first."""
    found = set()
    counting = ["--tool=callgrind", "--dump-instr=yes", "--compress-pos=no", "--callgrind-out-file=OUT"]
    for file in inputs:
        for line in run(tool, command, file, counting, core):
            if line.startswith(b"0x"):
                found.add(int(line.split()[0], 16))
    for line in run(tool, command, inputs[0], ["--tool=lackey", "--trace-mem=yes", "--log-file=OUT"], core):
        if line[:2] in (b" L", b" S", b" M"):
            found.add(int(line[3:].split(b",")[0], 16))
    return found


def ordered(sections, found):
    """One symbol for each section that some command needs, in the order for the linker."""
    needs = {}
    for command, addresses in enumerate(found):
        for index in {sections.at(address) for address in addresses} - {None}:
            needs.setdefault(index, set()).add(command)
    rows = set()
    for index, commands in needs.items():
        name = sections.name(index)
        if name:
            rows.add((tuple(command not in commands for command in range(len(found))), name))
    return list(dict.fromkeys(name for _, name in sorted(rows)))


def main():
    parser = argparse.ArgumentParser(description="Lists for the linker what common commands need.")
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("map", type=pathlib.Path)
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        print("function-order: valgrind is missing, and the list is left as it is", file=sys.stderr)
        return 2
    sections = Sections(options.map)
    with tempfile.TemporaryDirectory() as folder:
        small, scalars, large = (pathlib.Path(folder) / name for name in ("small.plist", "scalars.plist", "large.plist"))
        small.write_text(SMALL, encoding="utf-8")
        scalars.write_text(SCALARS, encoding="utf-8")
        large.write_text(LARGE, encoding="utf-8")
        cores = sorted(os.sched_getaffinity(0))

        def look(number):
            inputs = [small, *INPUTS, scalars, *([large] if number < FIRST else [])]
            return touched(options.tool, COMMANDS[number], inputs, cores[number % len(cores)])

        with concurrent.futures.ThreadPoolExecutor(len(cores)) as pool:
            found = list(pool.map(look, range(len(COMMANDS))))
    names = ordered(sections, found)
    LIST.write_text(
        "# Made by `make function-order`, and read by the linker: see Scripts/function-order.py.\n"
        + "".join(f"{name}\n" for name in names),
        encoding="utf-8",
    )
    print(f"{len(names)} sections in {LIST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
