"""Inputs that look for what grows faster than its input: one array, depth, equal keys, distinct keys, one text.

Each shape is made in two sizes, and each command of ROWS runs on both. Growth is the time a byte at the larger size over that at
the smaller one, start-up taken off: 1 is linear. Start-up is what a few kilobytes of the same shape take: what is taken off of a
shape that costs little a byte must cost little itself. The least processor's times of some rounds are compared.
"""

import dataclasses

import generate
import workspace

START = 8 << 10
SMALL, LARGE = 1 << 20, 16 << 20
# A text costs so little a byte that only a large one can be told from the start.
SMALL_TEXT, LARGE_TEXT = 10 << 20, 100 << 20
ROUNDS = 5
LIMIT = 1.1
LEVELS = 64  # picker data have no more
DEPTH = 512  # containers in each other, the root among them
PLAIN = ("convert --to json", "convert --to bplist", "validate --kind plist")  # what takes any property list

ROWS = (
    ("convert --to json", ("convert", "{xml}", "--to", "json")),
    ("convert --to bplist", ("convert", "{xml}", "--to", "bplist")),
    ("validate --kind plist", ("validate", "--kind", "plist", "{xml}")),
    ("lint", ("lint", "{xml}")),
    ("normalize", ("normalize", "{xml}")),
    ("diff", ("diff", "{xml}", "{xml}")),
)


def body_of_wide(size):
    yield b"<array>\n"
    for number in range(size // 29):
        yield b"\t<string>row %08d</string>\n" % number
    yield b"</array>\n"


def body_of_deep(size):
    """Lists in lists."""
    yield b"<array>\n"
    chain = b"<array>" * (DEPTH - 1) + b"<string>x</string>" + b"</array>" * (DEPTH - 1) + b"\n"
    for _ in range(max(1, size // len(chain))):
        yield chain
    yield b"</array>\n"


def body_of_levels(size):
    """Chains of rows that each have one below."""
    yield b"<array>\n"
    opening, closing = b"<dict><key>name</key><string>%d-%d</string>", b"</dict>"
    chain = LEVELS * (len(opening) + len(closing) + 44)
    for number in range(max(1, size // chain)):
        for level in range(LEVELS):
            below = b"<key>children</key><array>" if level < LEVELS - 1 else b""
            yield opening % (number, level) + below
        yield closing + (b"</array>" + closing) * (LEVELS - 1) + b"\n"
    yield b"</array>\n"


def body_of_equal_keys(size):
    yield b"<array>\n"
    for number in range(size // 54):
        yield b"<dict><key>name</key><string>%d</string></dict>\n" % number
    yield b"</array>\n"


def body_of_distinct_keys(size):
    yield b"<dict>\n"
    for number in range(size // 64):
        yield b"<key>k%d</key><array><string>%d</string></array>\n" % (number, number)
    yield b"</dict>\n"


def body_of_text(size):
    yield b"<array>\n<string>"
    for _ in range(size >> 10):
        yield b"x" * 1024
    yield b"</string>\n<string>y</string></array>\n"


SHAPES = {
    "one wide array": (body_of_wide, SMALL, LARGE),
    "64 levels": (body_of_levels, SMALL, LARGE),
    "512 deep": (body_of_deep, SMALL, LARGE),
    "equal keys": (body_of_equal_keys, SMALL, LARGE),
    "distinct keys": (body_of_distinct_keys, SMALL, LARGE),
    "one text": (body_of_text, SMALL_TEXT, LARGE_TEXT),
}


@dataclasses.dataclass
class Growth:
    """What a command costs on a shape.  Times in seconds, peak memory over the larger input."""

    shape: str
    key: str
    small: float | None = None
    large: float | None = None
    growth: float | None = None
    perByte: float | None = None
    failure: str | None = None

    @property
    def isMet(self):
        return self.growth is not None and self.growth <= LIMIT


def path(shape, size):
    written = f"{size >> 20}m" if size >> 20 else f"{size >> 10}k"
    return workspace.DATA / f"shape-{shape.replace(' ', '-')}-{written}.plist"


def make(shape):
    body, *sizes = SHAPES[shape]
    for size in (START, *sizes):
        if not path(shape, size).exists():
            generate.write_whole(
                path(shape, size),
                lambda file: (
                    file.write(generate.OPENING.replace(b"<array>\n", b"")),
                    file.writelines(body(size)),
                    file.write(b"</plist>\n"),
                ),
            )


def cpu(runs):
    return min(run["user"] + run["system"] for run in runs if run["round"] > 0)


def measure(tool, time_commands):
    """The growth of each command on each shape; `time_commands(commands, rounds)` answers the runs of each."""
    found = []
    for shape, (_, *sizes) in SHAPES.items():
        make(shape)
        inputs = [path(shape, size) for size in (START, *sizes)]
        rows = [row for row in ROWS if shape != "512 deep" or row[0] in PLAIN]
        commands = [
            [str(tool), *(str(input) if word == "{xml}" else word for word in words)]
            for _, words in rows
            for input in inputs
        ]
        runs = time_commands(commands, ROUNDS)
        for number, (key, _) in enumerate(rows):
            figures = Growth(shape, key)
            found.append(figures)
            own = runs[3 * number : 3 * number + 3]
            broken = next((run for row in own for run in row if run["status"] != 0), None)
            if broken:
                figures.failure = "too slow" if broken["timedOut"] else f"exit status {broken['status']}"
                continue
            start, figures.small, figures.large = map(cpu, own)
            bytes_small, bytes_large = (input.stat().st_size for input in inputs[1:])
            figures.perByte = max(run["peak"] for run in own[2]) / bytes_large
            rates = [max(time - start, 1e-4) / size for time, size in ((figures.small, bytes_small), (figures.large, bytes_large))]
            figures.growth = rates[1] / rates[0]
    return found


def markdown(found):
    """The table as a section of RESULTS.md."""
    missed = sum(not figures.isMet for figures in found)
    lines = [
        "",
        "## Shapes",
        "",
        f"Growth of the processor's time a byte from {SMALL >> 20} MB to {LARGE >> 20} MB (one text: {SMALL_TEXT >> 20} MB to "
        f"{LARGE_TEXT >> 20} MB), at most {LIMIT}: {len(found) - missed} of {len(found)} met.",
        "",
        "| shape          | command               | small ms | large ms | growth | B a byte |",
        "| -------------- | --------------------- | -------: | -------: | -----: | -------: |",
    ]
    for figures in found:
        if figures.failure:
            cells = [figures.failure.rjust(8), " " * 8, " " * 6, " " * 8]
        else:
            mark = "" if figures.isMet else " **missed**"
            cells = [
                f"{1e3 * figures.small:8.1f}",
                f"{1e3 * figures.large:8.1f}",
                f"{figures.growth:6.2f}{mark}",
                f"{figures.perByte:8.2f}",
            ]
        lines.append(f"| {figures.shape:14} | {figures.key:21} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
