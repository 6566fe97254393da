#!/usr/bin/env python3
"""Writes the conformance cases that are too large to store.

    generate-fixtures.py DIR      writes them below DIR, as in Tests/Fixtures/Conformance
    generate-fixtures.py --check  makes them in memory and compares their SHA-256 with generated.sha256

The Swift tests have a generator of their own (GeneratedCases.swift); both must give the listed bytes.
"""

import hashlib
import json
import pathlib
import struct
import sys

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
    '<plist version="1.0">\n'
)
BARE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist>'
TAIL = "\n</plist>\n"
LIST = pathlib.Path(__file__).parent.parent / "Fixtures" / "Conformance" / "generated.sha256"


def wide_dict():
    """5,000 keys in an order that no sorting gives."""
    pairs = [("k%d" % (2919 * i % 5000), i) for i in range(5000)]
    lines = ["<key>%s</key><integer>%d</integer>" % pair for pair in pairs]
    text = HEAD + "<dict>\n" + "\n".join(lines) + "\n</dict>" + TAIL
    entries = [[key, {"type": "integer", "value": str(value)}] for key, value in pairs]
    expected = {"type": "dict", "entries": entries, "apple": "accepts"}
    return text, json.dumps(expected, separators=(",", ":")) + "\n"


def binary(objects, offset_size, reference_size):
    """A binary property list of objects that are bytes already; the first is the root."""
    offsets, body = [], b"bplist00"
    parts = [body]
    place = len(body)
    for item in objects:
        offsets.append(place)
        parts.append(item)
        place += len(item)
    parts += [offset.to_bytes(offset_size, "big") for offset in offsets]
    parts.append(struct.pack(">6xBBQQQ", offset_size, reference_size, len(objects), 0, place))
    return b"".join(parts)


def many_objects():
    """40,000 objects: references above 32,767 are unsigned."""
    count = 39999
    references = b"".join(struct.pack(">H", i + 1) for i in range(count))
    objects = [b"\xaf\x11" + struct.pack(">H", count) + references]
    objects += [b"\x11" + struct.pack(">H", value) for value in range(1, count + 1)]
    items = [{"type": "integer", "value": str(value)} for value in range(1, count + 1)]
    expected = {
        "type": "array",
        "items": items,
        "apple": "accepts",
        "source": "PList-Net#15",
        "note": "2-byte references are unsigned",
    }
    return binary(objects, 3, 2), json.dumps(expected, separators=(",", ":")) + "\n"


def deep_arrays(depth, reference_size, offset_size):
    objects = [b"\xa1" + (i + 1).to_bytes(reference_size, "big") for i in range(depth - 1)]
    return binary(objects + [b"\xa0"], offset_size, reference_size)


def deep_dicts(depth):
    objects = [b"\xd1" + struct.pack(">HH", depth, i + 1) for i in range(depth - 1)]
    return binary(objects + [b"\xd0", b"\x51k"], 3, 2)


def cases():
    """Yields name and bytes of each file."""
    wide, wide_expected = wide_dict()
    many, many_expected = many_objects()
    texts = {
        "valid/194-wide-dict-5000-ordered.plist": wide,
        "valid/194-wide-dict-5000-ordered.expected.json": wide_expected,
        "valid/196-string-200k-of-entities.plist": HEAD + "<string>" + "&amp;" * 40000 + "</string>" + TAIL,
        "valid/197-string-100k-cdata-pieces.plist":
            HEAD + "<string>" + "<![CDATA[x]]>" * 8000 + "</string>" + TAIL,
        "invalid/222-depth-100k-arrays.plist": HEAD + "<array>" * 100000 + "</array>" * 100000 + TAIL,
        "invalid/223-depth-100k-dicts.plist":
            HEAD + "<dict><key>k</key>" * 50000 + "<true/>" + "</dict>" * 50000 + TAIL,
        "invalid/224-depth-100k-unclosed.plist": BARE_HEAD + "<array>" * 100000,
        "invalid/225-depth-100k-unknown-elements.plist":
            BARE_HEAD + "<a>" * 100000 + "</a>" * 100000 + "</plist>",
        "invalid/226-tag-name-100k.plist": BARE_HEAD + "<" + "a" * 100000 + "/></plist>",
        "binary/valid/089-40000-objects-refs-above-int16.plist": many,
        "binary/valid/089-40000-objects-refs-above-int16.expected.json": many_expected,
        "binary/invalid/109-depth-20000.plist": deep_arrays(20000, 2, 2),
        "binary/invalid/110-depth-100000.plist": deep_arrays(100000, 3, 3),
        "binary/invalid/111-depth-dicts-20000.plist": deep_dicts(20000),
    }
    for name, text in texts.items():
        yield name, text.encode() if isinstance(text, str) else text


def write(folder):
    """Writes each file that is not there yet."""
    for name, content in cases():
        path = pathlib.Path(folder) / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def check():
    listed = dict(reversed(line.split()) for line in LIST.read_text().splitlines())
    wrong = 0
    for name, content in cases():
        digest = hashlib.sha256(content).hexdigest()
        if listed.pop(name, None) != digest:
            print("%s: %d bytes with SHA-256 %s are not the listed ones" % (name, len(content), digest))
            wrong += 1
    for name in listed:
        print("%s: listed, but not generated" % name)
        wrong += 1
    return wrong


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(1 if check() else 0)
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    write(sys.argv[1])
