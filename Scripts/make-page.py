#!/usr/bin/env python3
"""Puts the preview page together: the files of Sources/PickExport/Preview/Page become one Swift file.

    Scripts/make-page.py            write Sources/PickExport/Preview/PageTemplate.swift
    Scripts/make-page.py --check    exit 1 if that file is not what the others make

The tool is one file without resources beside it, and a literal costs nothing until somebody asks for it. Comments,
indentation and spaces are left out; the scripts and styles stay readable otherwise. The page may run these scripts and styles and
no others: its policy names them by their hashes.
"""

import base64
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PREVIEW = ROOT / "Sources/PickExport/Preview"
PAGE = PREVIEW / "Page"
TARGET = PREVIEW / "PageTemplate.swift"
SCRIPTS = ["texts", "tree", "picker", "search", "wheel", "table", "chart", "page"]
# The page without data.
MOST_BYTES = 60_000


TEXTS = re.compile(r"""("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)""")


def shorter(line):
    """A line of script without the spaces that mean nothing; one with a slash may have a pattern and stays."""
    pieces = TEXTS.split(line)
    if any("/" in piece for piece in pieces[::2]):
        return line
    pieces[::2] = [re.sub(r" ?([=<>!&|?:,(){};]+) ?", r"\1", piece) for piece in pieces[::2]]
    return "".join(pieces)


def joined(lines):
    """Lines put together where that changes nothing, as long as they stay short enough to compare."""
    text = ""
    start = 0
    for line in lines:
        if text and text[-1] in "{;,(" and len(text) - start < 300:
            if line[0] == "}" and text[-1] == ";":
                text = text[:-1]
        elif text:
            text += "\n"
            start = len(text)
        text += line
    return text


def script():
    lines = ['"use strict";', "(() => {"]
    for name in SCRIPTS:
        for line in (PAGE / f"{name}.js").read_text(encoding="utf-8").splitlines():
            line = line.strip()
            if line and not line.startswith("//"):
                lines.append(shorter(line))
    lines.append("})();")
    return joined(lines)


def style():
    text = re.sub(r"/\*.*?\*/", "", (PAGE / "page.css").read_text(encoding="utf-8"), flags=re.S)
    lines = [line.strip() for line in text.splitlines()]
    text = "\n".join(line for line in lines if line)
    text = re.sub(r"\n?([{};])\n?", r"\1", text)
    return re.sub(r" ?\{ ?", "{", text).replace(";}", "}").replace(": ", ":").replace(", ", ",")


def source(text):
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return "'sha256-" + base64.b64encode(digest).decode("ascii") + "'"


def page():
    """The page in two pieces, what stands before the data and what stands behind."""
    code, look = script(), style()
    for text in (code, look):
        if "</" in text and re.search(r"</(script|style)", text, re.I):
            sys.exit("make-page: a script or style must not contain its own end tag")
    policy = "; ".join([
        "default-src 'none'", f"script-src {source(code)}", f"style-src {source(look)}", "base-uri 'none'",
        "form-action 'none'",
    ])
    html = (PAGE / "page.html").read_text(encoding="utf-8").strip()
    for name, text in (("policy", policy), ("style", look), ("script", code)):
        if html.count("{{%s}}" % name) != 1:
            sys.exit("make-page: page.html must have {{%s}} once" % name)
        html = html.replace("{{%s}}" % name, text)
    before, behind = html.split("{{data}}")
    return before, behind


def swift():
    before, behind = page()
    size = len((before + behind).encode("utf-8"))
    if size >= MOST_BYTES:
        sys.exit(f"make-page: the page has {size} bytes without data; it must stay under {MOST_BYTES}")
    for piece in (before, behind):
        if '"##' in piece or "\\##" in piece or "\r" in piece:
            sys.exit("make-page: the page has what a raw literal cannot hold")
    return f'''// swift-format-ignore-file
// Made by Scripts/make-page.py from the files of Page/. Change those, then run it.

/// The preview page without its data.
enum PageTemplate {{
    static let beforeData: StaticString = ##"""
{before}
"""##

    static let behindData: StaticString = ##"""
{behind}

"""##
}}
''', size


def main():
    text, size = swift()
    if sys.argv[1:] == ["--check"]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("make-page: PageTemplate.swift is not what Page/ makes; run Scripts/make-page.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        TARGET.write_text(text, encoding="utf-8")
        print(f"{size} bytes without data")


main()
