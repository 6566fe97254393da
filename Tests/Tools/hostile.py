#!/usr/bin/env python3
"""Shows that no shape of input costs more than its length.

    hostile.py --tool PATH [--require]

Each shape is made in two sizes, one twice the other, and read by `validate --kind plist` under valgrind: the
instructions (net of the start) may grow by the factor of the sizes and no more, and an instruction budget a byte
holds. At a larger size the peak of memory may pass that of the input by 64 MB, for shapes of picker data in
`validate`, `lint` and `inspect`. Pairs of files that make places hard to find again are given to `diff`, whose
instructions may grow no faster. Instructions are counted, seconds are not looked at. Says so and succeeds when
valgrind is not installed, unless --require is given.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

HEAD = (
    '<?xml version="1.0" encoding="%s"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
    '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n'
)
TAIL = "\n</plist>\n"
SMALL = 200_000
LARGE = 16_000_000
GROWTH = 2.2
BUDGET = 3_000  # instructions a byte, where libxml2 alone needs 60
MEMORY = 64 << 20


def xml(body, encoding="UTF-8"):
    codec = {"UTF-16": "utf-16", "GBK": "gbk"}.get(encoding, "utf-8")
    return (HEAD % encoding + body + TAIL).encode(codec)


def repeated(size, make):
    parts, length, index = [], 0, 0
    while length < size:
        part = make(index)
        parts.append(part)
        length += len(part)
        index += 1
    return "".join(parts)


SHAPES = {
    "attributes of one tag": lambda n: xml("<array><true " + repeated(n, lambda i: ' a%d="x"' % i) + "/></array>"),
    "many attributes on many tags": lambda n: xml(
        "<array>" + repeated(n, lambda i: "<true " + " ".join('a%d="x"' % k for k in range(900)) + "/>") + "</array>"
    ),
    "distinct element names": lambda n: xml("<array>" + repeated(n, lambda i: "<n%d/>" % i) + "</array>"),
    "distinct attribute names": lambda n: xml("<array>" + repeated(n, lambda i: '<true a%d="x"/>' % i) + "</array>"),
    "distinct namespaces": lambda n: xml("<array>" + repeated(n, lambda i: '<true xmlns="u%d"/>' % i) + "</array>"),
    "distinct instructions": lambda n: xml("<array>" + repeated(n, lambda i: "<?p%d x?>" % i) + "</array>"),
    "one attribute value": lambda n: xml('<array><true a="' + "x" * n + '"/></array>'),
    "one element name": lambda n: xml("<array><" + "x" * n + "/></array>"),
    "one comment": lambda n: xml("<array><!--" + "x" * n + "--></array>"),
    "one bad comment": lambda n: xml("<array><!--" + "x--" * (n // 3) + "--></array>"),
    "one CDATA section": lambda n: xml("<string><![CDATA[" + "x" * n + "]]></string>"),
    "one string": lambda n: xml("<string>" + "x" * n + "</string>"),
    "one ideographic string": lambda n: xml("<string>" + "\u5317" * (n // 3) + "</string>"),
    "one number": lambda n: xml("<integer>" + "1" * n + "</integer>"),
    "one data": lambda n: xml("<data>" + "QUJD" * (n // 4) + "</data>"),
    "entities": lambda n: xml("<string>" + "&amp;" * (n // 5) + "</string>"),
    "references": lambda n: xml("<string>" + "&#x5317;" * (n // 8) + "</string>"),
    "bare ampersands": lambda n: xml("<array>" + "<string>a & b</string>" * (n // 22) + "</array>"),
    "faults of the grammar": lambda n: xml("<dict>" + "<string>a</string>" * (n // 18) + "</dict>"),
    "faults behind faults": lambda n: xml("<dict>" + "text <integer>a</integer> & " * (n // 28) + "</dict>"),
    "what is left of start tags": lambda n: xml("<array>" + "ing>a</string>" * (n // 14) + "</array>"),
    "what looks like the rest of tags": lambda n: xml("<array>" + "<dict>ay>>> x> " * (n // 60) + "ay> " * (n // 8)),
    "texts in texts, and a long gap": lambda n: xml("<array>" + "<string>" * 500 + "<true/>" + " " * n + "</array>"),
    "end tags that are lost": lambda n: xml("<array>" + "<string>a" * (n // 9) + "</array>"),
    "end tags of other names": lambda n: xml("<array>" + "<dict><key>a</string></dict>" * (n // 28) + "</array>"),
    "end tags that close nothing": lambda n: xml("<array></dict>" + "<array><true/>" * (n // 28) + "</dict>" * (n // 14)),
    "nested arrays": lambda n: xml("<array>" * (n // 7)),
    "nested unknown elements": lambda n: xml("<a>" * (n // 3)),
    "nested dicts, closed": lambda n: xml(
        "<array>" + ("<dict><key>k</key>" * 500 + "<true/>" + "</dict>" * 500) * max(1, n // 12_507) + "</array>"
    ),
    "equal keys": lambda n: xml("<dict>" + "<key>k</key><true/>" * (n // 19) + "</dict>"),
    "distinct keys": lambda n: xml("<dict>" + repeated(n, lambda i: "<key>k%d</key><true/>" % i) + "</dict>"),
    "keys alike but for normalization": lambda n: xml(
        "<dict>" + repeated(n, lambda i: "<key>e\u0301%d</key><true/><key>\u00e9%d</key><true/>" % (i, i)) + "</dict>"
    ),
    "lint on every value": lambda n: xml("<array>" + "<integer>007</integer>" * (n // 22) + "</array>"),
    "UTF-16": lambda n: xml("<array>" + "<string>\u5317\u4eac</string>" * (n // 38) + "</array>", "UTF-16"),
    "GBK": lambda n: xml("<array>" + "<string>\u5317\u4eac</string>" * (n // 21) + "</array>", "GBK"),
    "GBK that is not declared": lambda n: (HEAD % "UTF-8").encode()
    + b"<array>" + "<string>\u5317\u4eac</string>".encode("gbk") * (n // 21) + b"</array>" + TAIL.encode(),
    "carriage returns in text": lambda n: xml("<array>" + "<string>a\r\nb</string>" * (n // 21) + "</array>"),
    "no markup": lambda n: b"x" * n,
    "open brackets": lambda n: b"<" * n,
    "tagged arrays": lambda n: b'{"type":"array","items":[' * (n // 25),
    "tagged strings": lambda n: b'{"type":"array","items":['
    + b",".join([b'{"type":"string","value":"x"}'] * (n // 30)) + b"]}",
    "binary of references to one string": lambda n: binary_of_references(n),
    "line feeds before a fault": lambda n: xml("<array>" + "\n" * n + "text</array>"),
    "one title of a menu": lambda n: xml("<array><array><string>" + "x" * n + "</string></array></array>"),
    "one title with a blank behind": lambda n: xml(
        "<array><array><string>" + "x" * n + " </string><string>a</string></array></array>"
    ),
    "one text that is no picker data": lambda n: xml("<string>" + "x" * n + "</string>"),
}
# Shapes that are looked at as picker data, so large that a second copy would show.
PICKER_SHAPES = {
    "one title of a menu": ["validate", "lint", "inspect"],
    "one title with a blank behind": ["validate", "lint", "inspect"],
    "one text that is no picker data": ["validate", "lint"],
}
PICKER_SIZE = 100_000_000


def binary_of_references(n):
    """An array whose items are all the second object."""
    count = n - 60
    array = b"\xaf\x12" + count.to_bytes(4, "big") + b"\x01" * count
    offsets = [8, 8 + len(array)]
    body = b"bplist00" + array + b"\x51x"
    table = b"".join(offset.to_bytes(4, "big") for offset in offsets)
    trailer = bytes(6) + bytes([4, 1]) + (2).to_bytes(8, "big") + bytes(8) + len(body).to_bytes(8, "big")
    return body + table + trailer


def regions(parents):
    """Regions of two levels, of (name, names below)."""
    rows = "".join(
        "<dict><key>name</key><string>%s</string><key>cities</key><array>%s</array></dict>"
        % (name, "".join("<string>%s</string>" % below for below in children))
        for name, children in parents
    )
    return xml("<array>" + rows + "</array>")


# What `diff` compares, by the count of places.
PAIRS = {
    "children of many, under one": lambda n: (
        regions(("p%d" % i, ["c%d" % i]) for i in range(n)), regions([("all", ["c%d" % i for i in range(n)])])
    ),
    "children of one, under many": lambda n: (
        regions([("all", ["c%d" % i for i in range(n)])]), regions(("p%d" % i, ["c%d" % i]) for i in range(n))
    ),
    "one name everywhere": lambda n: (
        regions(("p%d" % i, ["c", "d%d" % i]) for i in range(n)), regions(("q%d" % i, ["c", "e%d" % i]) for i in range(n))
    ),
    "the other way round": lambda n: (
        regions([("p", ["c%d" % i for i in range(n)])]), regions([("p", ["c%d" % i for i in reversed(range(n))])])
    ),
}
PLACES = 4_000


def instructions(tool, path, *others):
    arguments = ["diff", "--isolated", path, *others] if others else ["validate", "--kind", "plist", "-q", path]
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=%s" % out.name]
        subprocess.run(command + [tool, *arguments], stdout=subprocess.DEVNULL)
        log = open(out.name).read()
    for line in log.splitlines():
        if "Collected" in line:
            return int(line.split(":")[1])
    sys.exit("valgrind did not count: %s" % log)


# A process of its own, small, between us and the tool: the peak of what forks is inherited.
MEASURE = """
import os, sys
pid = os.fork()
if pid == 0:
    os.dup2(os.open("/dev/null", os.O_WRONLY), 1)
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024)
"""


def peak(tool, path, arguments):
    command = [sys.executable, "-I", "-S", "-c", MEASURE, tool, *arguments, path]
    code, memory = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return int(code), int(memory)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--require", action="store_true")
    parser.add_argument("--only", help="a part of a shape's name")
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    can_count = shutil.which("valgrind") is not None
    if not can_count:
        print("valgrind is not installed: instructions are not counted")
        if options.require:
            return 1
    failures = 0
    print("%-34s %12s %8s %10s %12s" % ("shape", "instructions", "growth", "a byte", "over input"))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "input.plist")

        def write(data):
            with open(path, "wb") as file:
                file.write(data)
            return len(data)

        write(xml("<true/>"))
        start = instructions(tool, path) if can_count else 0
        for name, make in SHAPES.items():
            if options.only and options.only not in name:
                continue
            growth = once = share = 0
            if can_count:
                size = write(make(SMALL))
                once = instructions(tool, path) - start
                twice_size = write(make(2 * SMALL))
                twice = instructions(tool, path) - start
                growth = twice / max(once, 1) / (twice_size / size) * 2
                share = twice / twice_size
            size = write(make(PICKER_SIZE if name in PICKER_SHAPES else LARGE))
            commands = [[verb] for verb in PICKER_SHAPES.get(name, ())] or [["validate", "--kind", "plist", "-q"]]
            code, memory = max((peak(tool, path, command) for command in commands), key=lambda peak: peak[1])
            over = memory - size
            # A thousand findings cost something of their own, however long the input is.
            grows = growth > GROWTH or (growth > 1.1 and share > BUDGET)
            bad = grows or over > MEMORY or code not in (0, 1)
            failures += bad
            print("%-34s %12d %8.2f %10.0f %9.1f MB%s" % (name, once, growth, share, over / 1e6, "  BAD" if bad else ""))
        for name, make in PAIRS.items() if can_count else ():
            if options.only and options.only not in name:
                continue
            counts = []
            for places in (PLACES, 2 * PLACES):
                paths = [os.path.join(folder, file) for file in ("old.plist", "new.plist")]
                for path, data in zip(paths, make(places)):
                    with open(path, "wb") as file:
                        file.write(data)
                counts.append(instructions(tool, *paths) - start)
            growth = counts[1] / counts[0]
            failures += growth > GROWTH
            print("diff: %-28s %12d %8.2f%s" % (name, counts[0], growth, "  BAD" if growth > GROWTH else ""))
    print("%d shapes, %d bad" % (len(SHAPES) + len(PAIRS), failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
