"""The table of what is measured: a new row is one entry of ROWS.

`words` is the command line; {tool}, {noop}, {python}, {xml}, {binary} and the names of peers stand for paths.
`proof` (of oracles.py) runs the command once a size before anything is timed, and raises where the result is
wrong.
"""

import dataclasses
import shutil
import sys
from collections.abc import Callable

import oracles
import workspace


@dataclasses.dataclass(frozen=True)
class Goal:
    """The row's `metric` (one of report.METRICS) is at most `limit`: at `size`, or always if that is None."""

    metric: str
    limit: float
    size: str | None = None


@dataclasses.dataclass(frozen=True)
class Row:
    key: str
    words: tuple[str, ...]
    proof: Callable
    goals: tuple[Goal, ...] = ()
    is_peer: bool = False
    largest: str = "500m"  # the largest size that it runs at
    largest_unless_slow: str = "500m"  # the same without --slow


NOOP = "noop"


def tool(key, words, proof, **more):
    return Row(key, ("{tool}", *words.split()), proof, **more)


def peer(key, words, proof, **more):
    return Row(key, tuple(words.split()), proof, is_peer=True, largest="50m", **more)


def plistlib(key, end, proof):
    """A row of Python's own reader; it runs `end` with the value as `v`."""
    script = f"import json, plistlib, sys; v = plistlib.load(open(sys.argv[1], 'rb')); {end}"
    words = ("{python}", "-I", "-c", script, "{xml}")
    return Row(f"plistlib {key}", words, proof, is_peer=True, largest="50m")


ROWS = (
    Row(NOOP, ("{noop}", "{xml}"), oracles.refuses_half),
    tool(
        "convert --to json",
        "convert {xml} --to json",
        oracles.writes_json,
        goals=(Goal("ratio", 1.7, "20k"), Goal("ratio", 1.3, "50m"), Goal("peak", 12e6)),
    ),
    tool(
        "convert --to bplist",
        "convert {xml} --to bplist",
        oracles.writes_plist,
        goals=(Goal("ratio", 4.0, "50m"),),
    ),
    tool(
        "convert --for element",
        "convert --for element {xml}",
        oracles.writes_element,
        goals=(Goal("ratio", 2.0, "50m"),),
    ),
    tool("convert --to csv", "convert {xml} --to csv", oracles.writes_csv),
    tool("normalize", "normalize {xml}", oracles.writes_xml),
    tool(
        "validate --kind plist",
        "validate --kind plist {xml}",
        oracles.refuses_half,
        goals=(Goal("ratio", 1.7, "20k"), Goal("ratio", 1.6, "50m"), Goal("perByte", 1.0, "50m")),
    ),
    tool("validate", "validate {xml}", oracles.refuses_half),
    tool(
        "lint",
        "lint {xml}",
        oracles.finds_double,
        goals=(Goal("ratio", 2.5, "50m"), Goal("perByte", 2.0, "50m")),
    ),
    tool("inspect", "inspect {xml}", oracles.inspects),
    tool("binary to json", "convert {binary} --to json", oracles.writes_json, largest="50m"),
    plistlib("read", "", oracles.refuses_half),
    plistlib("json", "json.dump(v, sys.stdout, ensure_ascii=False)", oracles.writes_json),
    plistlib(
        "bplist",
        "plistlib.dump(v, sys.stdout.buffer, fmt=plistlib.FMT_BINARY, sort_keys=False)",
        oracles.writes_plist,
    ),
    peer("plutil -lint", "{plutil} -lint {xml}", oracles.refuses_half, largest_unless_slow="1m"),
    peer(
        "plutil json",
        "{plutil} -convert json -o - {xml}",
        oracles.writes_json_in_any_order,
        largest_unless_slow="1m",
    ),
    peer(
        "plutil bplist",
        "{plutil} -convert binary1 -o - {xml}",
        oracles.writes_plist_in_any_order,
        largest_unless_slow="1m",
    ),
    peer("plistutil bplist", "{plistutil} -i {xml} -o -", oracles.writes_plist, largest_unless_slow="1m"),
)

PEER_PROGRAMS = ("plutil", "plistutil")


def programs(tool_path):
    """What the placeholders of programs stand for; None where this machine has none."""
    found = {"tool": str(tool_path), "noop": str(workspace.noop()), "python": sys.executable}
    return found | {name: shutil.which(name) for name in PEER_PROGRAMS}


def missing_program(row, programs):
    """The name of the program that the row needs and the machine has not."""
    name = row.words[0].strip("{}")
    return None if programs.get(name) else name


def fill(row, programs, xml, binary):
    """The row's command line for one input."""
    places = programs | {"xml": str(xml), "binary": str(binary)}
    return [places[word[1:-1]] if word[:1] == "{" and word[-1:] == "}" else word for word in row.words]
