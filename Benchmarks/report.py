"""From runs to figures, and from figures to the table."""

import dataclasses
import statistics

from commands import NOOP
from generate import SIZES


@dataclasses.dataclass
class Figures:
    """What one row cost at one size and layout.  Times in seconds, memory in bytes."""

    size: str
    layout: str
    key: str
    command: str
    inputBytes: int
    failure: str | None = None
    rounds: int = 0
    median: float | None = None
    least: float | None = None
    ratio: float | None = None
    cpuMedian: float | None = None
    cpuRatio: float | None = None
    peak: int | None = None
    perByte: float | None = None
    faults: int | None = None
    growth: float | None = None
    goals: list = dataclasses.field(default_factory=list)


METRICS = {
    "ratio": lambda value: f"ratio ≤ {value:g}",
    "peak": lambda value: f"peak ≤ {value / 1e6:g} MB",
    "perByte": lambda value: f"≤ {value:g} B a byte",
    "growth": lambda value: f"growth ≤ {value:g}",
}


def cpu(run):
    return run["user"] + run["system"]


def measure(figures, runs, base_runs):
    """Fills in the figures of one row; each of its runs is set against the no-op's run of the same round."""
    measured = [run for run in runs if run["round"] > 0]
    broken = next((run for run in runs if run["status"] != 0), None)
    if broken:
        figures.failure = "too slow" if broken["timedOut"] else f"exit status {broken['status']}"
        return
    base = {run["round"]: run for run in base_runs}
    figures.rounds = len(measured)
    figures.median = statistics.median(run["wall"] for run in measured)
    figures.least = min(run["wall"] for run in measured)
    figures.ratio = statistics.median(run["wall"] / base[run["round"]]["wall"] for run in measured)
    figures.cpuMedian = statistics.median(map(cpu, measured))
    figures.cpuRatio = statistics.median(cpu(run) / cpu(base[run["round"]]) for run in measured)
    figures.peak = max(run["peak"] for run in measured)
    figures.perByte = figures.peak / figures.inputBytes
    figures.faults = min(run["faults"] for run in measured)


def find_growth(all_figures):
    """How the time a byte grows from 1 MB on, start-up taken off: 1 is linear.  Least times are compared."""
    known = {(figures.layout, figures.key, figures.size): figures for figures in all_figures if figures.least}
    for (layout, key, size), large in known.items():
        start, small = known.get((layout, key, "20k")), known.get((layout, key, "1m"))
        if SIZES[size] <= SIZES["1m"] or not start or not small:
            continue
        seconds_a_byte = [
            (figures.least - start.least) / (figures.inputBytes - start.inputBytes)
            for figures in (small, large)
        ]
        if seconds_a_byte[0] > 0:
            large.growth = seconds_a_byte[1] / seconds_a_byte[0]


def judge(figures, row):
    """Notes for each goal of the row at this size whether it is met; a row that failed meets none.

    Growth is not judged where the smaller sizes were not asked for.
    """
    for goal in row.goals:
        if goal.size in (None, figures.size):
            reached = getattr(figures, goal.metric)
            if goal.metric == "growth" and reached is None and not figures.failure:
                continue
            is_met = reached is not None and reached <= goal.limit
            figures.goals.append({"goal": METRICS[goal.metric](goal.limit), "isMet": is_met})


def number(value, digits, factor=1.0):
    return "" if value is None else f"{value * factor:,.{digits}f}"


HEADINGS = (
    "layout",
    "command",
    "n",
    "median ms",
    "least ms",
    "ratio",
    "CPU ratio",
    "peak MB",
    "B a byte",
    "growth",
    "goals",
)
RIGHT = range(2, 10)


def cells(figures):
    goals = ", ".join(f"{goal['goal']} {'met' if goal['isMet'] else '**missed**'}" for goal in figures.goals)
    if figures.failure:
        goals = f"failed: {figures.failure}" + (f"; {goals}" if goals else "")
    return [
        figures.layout,
        figures.key,
        str(figures.rounds) if figures.rounds else "",
        number(figures.median, 2, 1e3),
        number(figures.least, 2, 1e3),
        number(figures.ratio, 2),
        number(figures.cpuRatio, 2),
        number(figures.peak, 1, 1e-6),
        number(figures.perByte, 2) if figures.size not in ("20k", "1m") else "",
        number(figures.growth, 2),
        goals,
    ]


def table(all_figures):
    """A table in Markdown, its columns padded so that it reads as plain text too."""
    rows = [cells(figures) for figures in all_figures]
    used = [column for column in range(len(HEADINGS)) if any(row[column] for row in rows)]
    lines = [[line[column] for column in used] for line in [HEADINGS, *rows]]
    widths = [max(3, *(len(line[place]) for line in lines)) for place in range(len(used))]

    def padded(line):
        words = [
            word.rjust(width) if column in RIGHT else word.ljust(width)
            for column, word, width in zip(used, line, widths)
        ]
        return "| " + " | ".join(words) + " |"

    rule = ["-" * (width - 1) + (":" if column in RIGHT else "-") for column, width in zip(used, widths)]
    return "\n".join([padded(lines[0]), padded(rule), *map(padded, lines[1:])])


def spread(all_figures):
    """How far the no-op's median lies above its least, at worst: the noise of the machine."""
    bases = [figures for figures in all_figures if figures.key == NOOP and figures.least]
    return max((figures.median / figures.least - 1 for figures in bases), default=0.0)


def markdown(all_figures, facts, command, notes):
    goals = [(figures, goal) for figures in all_figures for goal in figures.goals]
    missed = [(figures, goal) for figures, goal in goals if not goal["isMet"]]
    lines = ["# Results", "", f"Made by `{command}`.", ""]
    lines += [f"- {label}: {value}" for label, value in facts.items()]
    lines += [
        f"- noise: the no-op's median lies up to {spread(all_figures):.0%} above its least",
        *(f"- {note}" for note in notes),
        "",
        f"Goals met: {len(goals) - len(missed)} of {len(goals)}." + (" Missed:" if missed else ""),
        "",
        *(f"- {figures.key}, {figures.layout}, {figures.size}: {goal['goal']}" for figures, goal in missed),
        *([""] if missed else []),
        "What the columns mean stands in [README.md](README.md).",
    ]
    for size in SIZES:
        of_size = [figures for figures in all_figures if figures.size == size]
        if of_size:
            lines += ["", f"## {size}", "", table(of_size)]
    return "\n".join(lines) + "\n"
