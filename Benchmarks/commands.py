"""The table of what is measured: a new row is one entry of ROWS.

`words` is the command line; {tool}, {noop}, {python}, {xml}, {binary}, {changed} and the names of peers stand for paths.
`proof` (of oracles.py) runs the command once a size before anything is timed, and raises where the result is
wrong.
"""

import dataclasses
import shutil
import sys
from collections.abc import Callable

import generate
import oracles
import peers
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
    layouts: tuple[str, ...] = generate.LAYOUTS


NOOP = "noop"
GROWTH = Goal("growth", 1.1, "50m")


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
    Row(NOOP, ("{noop}", "{xml}"), oracles.refuses_half, layouts=generate.ALL_LAYOUTS),
    tool(
        "convert --to json",
        "convert {xml} --to json",
        oracles.writes_json,
        goals=(Goal("ratio", 1.5, "20k"), Goal("ratio", 1.15, "50m"), Goal("peak", 10e6), GROWTH),
    ),
    tool(
        "convert --to bplist",
        "convert {xml} --to bplist",
        oracles.writes_plist,
        goals=(Goal("ratio", 1.5, "20k"), Goal("ratio", 2.0, "50m"), Goal("perByte", 1.2, "50m"), GROWTH),
    ),
    tool(
        "convert --for element",
        "convert --for element {xml}",
        oracles.writes_element,
        goals=(Goal("ratio", 1.6, "50m"), GROWTH),
    ),
    tool(
        "convert --to csv",
        "convert {xml} --to csv",
        oracles.writes_csv,
        goals=(Goal("ratio", 1.5, "50m"), GROWTH),
    ),
    tool("normalize", "normalize {xml}", oracles.writes_xml, goals=(GROWTH,)),
    tool(
        "validate --kind plist",
        "validate --kind plist {xml}",
        oracles.refuses_half,
        goals=(Goal("ratio", 1.5, "20k"), Goal("ratio", 1.3, "50m"), Goal("perByte", 0.9, "50m"), GROWTH),
    ),
    tool("validate", "validate {xml}", oracles.refuses_half, goals=(GROWTH,)),
    tool(
        "lint",
        "lint {xml}",
        oracles.finds_double,
        goals=(Goal("ratio", 2.0, "50m"), Goal("perByte", 1.3, "50m"), GROWTH),
    ),
    tool(
        "lint --profile cn",
        "lint --profile cn {xml}",
        oracles.knows_all_names,
        goals=(Goal("ratio", 3.0, "50m"),),
        layouts=(generate.TRUE_NAMES,),
    ),
    tool("inspect", "inspect {xml}", oracles.inspects, goals=(GROWTH,)),
    tool("diff", "diff {xml} {changed}", oracles.finds_changes, goals=(GROWTH,), largest="50m"),
    tool(
        "binary to json",
        "convert {binary} --to json",
        oracles.writes_json,
        goals=(Goal("ratio", 1.0, "50m"), GROWTH),
        largest="50m",
    ),
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
    peer("rust plist read", "{rust} read {xml}", oracles.refuses_half),
    peer("rust plist json", "{rust} json {xml}", oracles.writes_json),
    peer("rust plist bplist", "{rust} bplist {xml}", oracles.writes_plist),
    Row(
        "CFPropertyList bplist",
        ("{ruby}", "-r", "cfpropertylist", "-e", peers.RUBY_BPLIST, "{xml}"),
        oracles.writes_plist_in_any_order,
        is_peer=True,
        largest="50m",
        largest_unless_slow="20k",
    ),
)


def programs(tool_path):
    """What the placeholders of programs stand for; None where this machine has none."""
    found = {"tool": str(tool_path), "noop": str(workspace.noop()), "python": sys.executable}
    return found | {name: shutil.which(name) for name in ("plutil", "plistutil")} | peers.programs()


def missing_program(row, programs):
    """What the row needs and the machine has not."""
    name = row.words[0].strip("{}")
    return None if programs.get(name) else peers.NAMES.get(name, f"`{name}`")


def fill(row, programs, layout, size):
    """The row's command line for one input."""
    places = programs | {
        "xml": str(generate.xml_path(layout, size)),
        "binary": str(generate.binary_path(layout, size)),
        "changed": str(generate.changed_path(layout, size)),
    }
    return [places[word[1:-1]] if word[:1] == "{" and word[-1:] == "}" else word for word in row.words]
