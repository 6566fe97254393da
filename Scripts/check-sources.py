#!/usr/bin/env python3
"""Checks what no compiler checks here.

- Who imports whom: the imports of Sources/, the dependencies in Package.swift and the table of rooms in
  CONTRIBUTING.md say the same, and a room knows only rooms above it in the table.
- Each import of a room states its access level. No room sees Foundation; one file tree sees libxml2.
- No API that needs a newer system than Package.swift promises. Linux ignores availability, so only a look tells.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

C_LIBRARIES = {"Darwin", "Glibc", "Musl"}

# C library -> the only folder that may import it.
C_IMPORTERS = {"CLibXML2": "Sources/PropertyList/XML", "CSQLite": "Sources/PickExport/SQLite"}

NEWER_API = [
    (r"\bInlineArray\b|\[\s*\d+\s+of\s", "InlineArray needs macOS 26"),
    (r"\bUTF8Span\b|\.utf8Span\b", "UTF8Span needs macOS 26"),
    (r"\.utf8\.span\b", "String.utf8.span needs macOS 26; make the Span from a buffer pointer"),
    # A pointer's own `span` is old enough, and strict memory safety marks it `unsafe`.
    (r"(?m)^(?!.*\bunsafe\b).*\.(?:mutableSpan|span)\b(?!\()", "Array.span needs macOS 26; use withSpan of PickDiagnostics"),
    (r"\bMutex\b", "Mutex needs macOS 15"),
    (r"\bimport\s+Synchronization\b", "Synchronization needs macOS 15"),
    (r"\bU?Int128\b", "Int128 needs macOS 15"),
    (r"\b(?:RangeSet|DiscontiguousSlice)\b|\.indices\((?:where|of):", "RangeSet needs macOS 15"),
    (r"\bString\(validating:", "String(validating:as:) needs macOS 15"),
]

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)",
    re.MULTILINE,
)


def without_comments(text):
    """The text with comments and string literals blanked; lines stay where they are."""
    pattern = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def rooms_of_table(path):
    """The rooms in order, each with the rooms it knows, from the table in CONTRIBUTING.md."""
    rooms = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) == 3 and re.fullmatch(r"`\w+`(, `\w+`)*", cells[0]):
            for name in re.findall(r"`(\w+)`", cells[0]):
                rooms[name] = set(re.findall(r"`(\w+)`", cells[2]))
    return rooms


def rooms_of_package(path):
    """The targets of Sources/ with their dependencies, from Package.swift."""
    text = re.sub(r"^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    rooms = {name: set() for name in re.findall(r'\.systemLibrary\(\s*name:\s*"(\w+)"', text)}
    for name, dependencies in re.findall(r'\broom\(\s*"(\w+)"\s*(?:,\s*\[([^\]]*)\])?', text):
        rooms[name] = set(re.findall(r'"(\w+)"', dependencies))
    executable = r'\.executableTarget\(\s*name:\s*"(\w+)",\s*dependencies:\s*\[([^\]]*)\]'
    for name, dependencies in re.findall(executable, text):
        rooms[name] = set(re.findall(r'"(\w+)"', dependencies))
    return rooms


def check_walls(report):
    table_path, package_path = ROOT / "CONTRIBUTING.md", ROOT / "Package.swift"
    table, package = rooms_of_table(table_path), rooms_of_package(package_path)
    if not table or not package:
        report(table_path, 1, "no table of rooms, or no rooms in Package.swift, was recognized")
    for name in sorted(set(table) | set(package)):
        if table.get(name) != package.get(name):
            said, built = (sorted(rooms[name]) if name in rooms else "no such room" for rooms in (table, package))
            report(table_path, 1, f"{name}: the table says {said}, Package.swift says {built}")
    above = set()
    for name, known in table.items():
        for other in sorted(known - above):
            report(table_path, 1, f"{name} knows {other}, which does not stand above it")
        above.add(name)
    return package


def check_file(path, package, used, report):
    text = without_comments(path.read_text(encoding="utf-8"))
    relative = path.relative_to(ROOT).as_posix()
    room = relative.split("/")[1]
    for match in IMPORT.finditer(text):
        level, module = match.groups()
        line = line_of(text, match.start(2))
        used.setdefault(room, set()).add(module)
        if level is None:
            report(path, line, f"import {module}: state its access level")
        if module.startswith("Foundation"):
            report(path, line, "no room sees Foundation: it costs every start")
        elif module in C_IMPORTERS and not relative.startswith(C_IMPORTERS[module] + "/"):
            report(path, line, f"only {C_IMPORTERS[module]} imports {module}")
        elif module in package and module not in package.get(room, set()):
            report(path, line, f"{room} does not know {module}")
        elif module not in package and module not in C_LIBRARIES and module != "Synchronization":
            report(path, line, f"{module} is no room of this house")
    for pattern, why in NEWER_API:
        for match in re.finditer(pattern, text):
            report(path, line_of(text, match.start()), why)


def main():
    findings = []

    def report(path, line, message):
        findings.append(f"{path.relative_to(ROOT).as_posix()}:{line}: {message}")

    package = check_walls(report)
    used = {}
    files = sorted((ROOT / "Sources").rglob("*.swift"))
    for path in files:
        check_file(path, package, used, report)
    for room, dependencies in package.items():
        for idle in sorted(dependencies - used.get(room, set())):
            report(ROOT / "Package.swift", 1, f"{room} depends on {idle} and never imports it")
    for finding in findings:
        print(finding)
    print(f"check-sources: {len(files)} files, {len(package)} rooms, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
