#!/usr/bin/env python3
"""Makes the inputs of the benchmark in Benchmarks/data.

    generate.py [--sizes 20k,1m,50m] [--big]

Two layouts, as Xcode writes property lists (tabs, one element a line):

    flat    [{name, cities:[string]}]
    tree    [{code, name, children:[{code, name, children:[{code, name}]}]}]
    names   SampleData/regions.plist again and again: true names, for what only true names make work

In the first two no name and no code comes twice.  The same size gives the same bytes on every machine and with every Python:
the numbers are drawn by this file's own generator.  Files are streamed; a file stays a few hundred bytes
under its size.  Beside each file of flat and tree of at most 50 MB stand the same value as a binary property list, written
by plistlib, and a copy in which every 997th name is another, for `diff`.
"""

import argparse
import hashlib
import os
import pathlib
import plistlib
import sys

import workspace

SIZES = {"20k": 20_000, "200k": 200_000, "1m": 1 << 20, "10m": 10 << 20, "50m": 50 << 20, "500m": 500 << 20}
LAYOUTS = ("flat", "tree")
TRUE_NAMES = "names"
ALL_LAYOUTS = (*LAYOUTS, TRUE_NAMES)
SOURCE_OF_NAMES = workspace.ROOT / "SampleData" / "regions.plist"
CHANGED_EVERY = 997
LARGEST_BINARY = "50m"

OPENING = (
    b'<?xml version="1.0" encoding="UTF-8"?>\n'
    b'<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
    b'"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
    b'<plist version="1.0">\n<array>\n'
)
CLOSING = b"</array>\n</plist>\n"

CHARACTERS = [
    character.encode()
    for character in "安白宝北长常成城池赤川大丹德定东都多鄂恩丰凤福抚阜甘高固光广贵桂哈海邯汉杭合和河鹤黑衡"
    "红呼湖怀淮黄惠吉济佳嘉江焦金锦晋荆景九酒开昆拉莱兰乐丽连凉辽临柳六龙娄泸洛吕马茂梅绵牡南内宁盘平莆"
]
SUFFIXES = {
    level: [suffix.encode() for suffix in suffixes]
    for level, suffixes in {
        "province": ["省", "自治区", "市"],
        "city": ["市", "地区", "自治州", "盟"],
        "district": ["区", "县", "市", "自治县", "旗"],
    }.items()
}


class Draw:
    """A linear congruential generator: always the same numbers, which `random` does not promise."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        return (self.state >> 33) % limit

    def between(self, least, most):
        return least + self.below(most - least + 1)


class Names:
    """Names of four characters and a suffix, none of which comes twice.

    A serial number, spread over all numbers of four digits, is written with CHARACTERS as the digits.
    """

    COUNT = len(CHARACTERS) ** 4
    STEP = 44_275_519  # about COUNT over the golden ratio, without a common divisor: each number comes once

    def __init__(self, draw):
        self.draw = draw
        self.serial = 0

    def next(self, level):
        number = self.serial * self.STEP % self.COUNT
        self.serial += 1
        digits = []
        for _ in range(4):
            number, digit = divmod(number, len(CHARACTERS))
            digits.append(CHARACTERS[digit])
        suffixes = SUFFIXES[level]
        return b"".join(digits) + suffixes[self.draw.below(len(suffixes))]


class Sheet:
    """The file that is being written, and how many bytes may still follow."""

    def __init__(self, file, size):
        self.file = file
        self.left = size

    def put(self, text):
        self.file.write(text)
        self.left -= len(text)


def write_flat(sheet, draw):
    names = Names(draw)
    while sheet.left > 512:
        sheet.put(b"\t<dict>\n\t\t<key>name</key>\n\t\t<string>%s</string>\n" % names.next("province"))
        sheet.put(b"\t\t<key>cities</key>\n\t\t<array>\n")
        for _ in range(draw.between(8, 24)):
            if sheet.left < 256:
                break
            name = names.next("city")
            if draw.below(200) == 0:  # now and then a name that has to be escaped
                name += b"&amp;" + names.next("city")
            sheet.put(b"\t\t\t<string>%s</string>\n" % name)
        sheet.put(b"\t\t</array>\n\t</dict>\n")


def write_tree(sheet, draw):
    """Codes have nine digits (five, two and two) at every size, so that a byte costs the same."""
    names = Names(draw)
    province = 10_000
    while sheet.left > 1536:
        province += 1
        put_entry(sheet, 1, b"%05d0000" % province, names.next("province"))
        for city in range(1, draw.between(9, 21)):
            if sheet.left < 1024:
                break
            put_entry(sheet, 3, b"%05d%02d00" % (province, city), names.next("city"))
            for district in range(1, draw.between(5, 15)):
                if sheet.left < 512:
                    break
                code = b"%05d%02d%02d" % (province, city, district)
                put_entry(sheet, 5, code, names.next("district"), has_children=False)
            end_entry(sheet, 3)
        end_entry(sheet, 1)


def put_entry(sheet, depth, code, name, has_children=True):
    outer, inner = b"\t" * depth, b"\t" * (depth + 1)
    sheet.put(b"%s<dict>\n" % outer)
    sheet.put(b"%s<key>code</key>\n%s<string>%s</string>\n" % (inner, inner, code))
    sheet.put(b"%s<key>name</key>\n%s<string>%s</string>\n" % (inner, inner, name))
    if has_children:
        sheet.put(b"%s<key>children</key>\n%s<array>\n" % (inner, inner))
    else:
        sheet.put(b"%s</dict>\n" % outer)


def end_entry(sheet, depth):
    outer, inner = b"\t" * depth, b"\t" * (depth + 1)
    sheet.put(b"%s</array>\n%s</dict>\n" % (inner, outer))


def write_whole(path, write):
    """Writes beside the path and renames, so that a file which is there is complete."""
    partial = path.with_name(path.name + ".partial")
    with open(partial, "wb", buffering=1 << 20) as file:
        write(file)
    os.replace(partial, path)


def xml_path(layout, size):
    return workspace.DATA / f"{layout}-{size}.plist"


def binary_path(layout, size):
    """The binary property list of an input, or None where it is too large to be made by plistlib, or not asked for."""
    is_made = layout in LAYOUTS and SIZES[size] <= SIZES[LARGEST_BINARY]
    return workspace.DATA / f"{layout}-{size}.bplist" if is_made else None


def changed_path(layout, size):
    """The input with some other names, or None where there is none."""
    is_made = layout in LAYOUTS and SIZES[size] <= SIZES[LARGEST_BINARY]
    return workspace.DATA / f"{layout}-{size}.changed.plist" if is_made else None


def write_names(file, size=None, copies=None, provinces=None):
    """The provinces of regions.plist again and again, whole ones; or only the first ones, once."""
    text = SOURCE_OF_NAMES.read_bytes()
    start, end = text.index(b"<array>") + len(b"<array>"), text.rindex(b"</array>")
    body = text[start:end]
    if provinces:
        body, copies = b"\n\t</dict>".join(body.split(b"\n\t</dict>")[:provinces]) + b"\n\t</dict>\n", 1
    file.write(text[:start])
    for _ in range(copies or max(1, size // len(body))):
        file.write(body)
    file.write(text[end:])


def make_changed(layout, size):
    def write(file):
        count = 0
        with open(xml_path(layout, size), "rb") as lines:
            for line in lines:
                if is_name(line):
                    count += 1
                    if count % CHANGED_EVERY == 0:
                        line = line.replace(b"</string>", "改</string>".encode())
                file.write(line)

    write_whole(changed_path(layout, size), write)


def is_name(line):
    """Whether a line of an input has a name, and not a code or anything else."""
    text = line.lstrip(b"\t")
    return text.startswith(b"<string>") and not text[8:9].isdigit()


def make_xml(layout, size):
    def write(file):
        if layout == TRUE_NAMES:
            write_names(file, size=SIZES[size])
            return
        sheet = Sheet(file, SIZES[size])
        sheet.put(OPENING)
        sheet.left -= len(CLOSING)
        {"flat": write_flat, "tree": write_tree}[layout](sheet, Draw(LAYOUTS.index(layout) + 1))
        sheet.put(CLOSING)

    write_whole(xml_path(layout, size), write)


def make_binary(layout, size):
    with open(xml_path(layout, size), "rb") as file:
        value = plistlib.load(file)
    write_whole(
        binary_path(layout, size),
        lambda file: plistlib.dump(value, file, fmt=plistlib.FMT_BINARY, sort_keys=False),
    )


def forget_older_inputs():
    """Removes what another version of this file has made."""
    workspace.DATA.mkdir(exist_ok=True)
    stamp = workspace.DATA / "made-by"
    version = hashlib.sha256(pathlib.Path(__file__).read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == version:
        return
    for path in workspace.DATA.glob("*.*plist*"):
        path.unlink()
    stamp.write_text(version)


def is_made(layout, size):
    """Whether there is such an input: regions.plist itself has more than 20 KB."""
    return layout in LAYOUTS or SIZES[size] >= SIZES["1m"]


def generate(sizes, layouts=LAYOUTS):
    """Makes the inputs that are not there yet."""
    forget_older_inputs()
    for size in sizes:
        for layout in layouts:
            if not is_made(layout, size):
                continue
            if not xml_path(layout, size).exists():
                print(f"making {xml_path(layout, size).name}", file=sys.stderr)
                make_xml(layout, size)
            binary = binary_path(layout, size)
            if binary and not binary.exists():
                print(f"making {binary.name}", file=sys.stderr)
                make_binary(layout, size)
            changed = changed_path(layout, size)
            if changed and not changed.exists():
                make_changed(layout, size)


def main():
    parser = argparse.ArgumentParser(description="Makes the inputs of the benchmark.")
    known = ", ".join(SIZES)
    parser.add_argument("--sizes", default="20k,1m,50m", help=f"of {known} (default: %(default)s)")
    parser.add_argument("--big", action="store_true", help="the 500 MB files too")
    options = parser.parse_args()
    sizes = options.sizes.split(",") + (["500m"] if options.big else [])
    for size in sizes:
        if size not in SIZES:
            parser.error(f"no size '{size}'; there are {', '.join(SIZES)}")
    generate(sizes, ALL_LAYOUTS)


if __name__ == "__main__":
    main()
