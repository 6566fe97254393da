#!/usr/bin/env python3
"""Writes Sources/PickReference/Generated/ from the tables in Reference/: one literal a profile, and where its parts are.

    generate-reference.py           write
    generate-reference.py --check   write nothing; exit status 1 where the files are not what would be written

Python's standard library only. What Reference/README.md says of the tables is checked by Reference/cn/check.py.
"""
import collections
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
AS_OF = "2026-09-11"
LAST_YEAR = 2026
FIRST_YEAR = 1980
UNLISTED = {"TW": "71", "HK": "81", "MO": "82"}
KINDS = {"rename": "n", "county-to-city": "c", "county-to-district": "d", "city-to-district": "e",
         "prefecture-to-city": "p", "county-to-prefecture-city": "u", "type-change": "t", "level-change": "l",
         "merge": "m", "abolish": "a", "transfer": "f", "recode": "r"}


def read(name):
    with open(os.path.join(ROOT, "Reference", name), encoding="utf-8", newline="") as file:
        lines = file.read().rstrip("\n").split("\n")
    columns = lines[0].split("\t")
    return [dict(zip(columns, line.split("\t"))) for line in lines[1:]]


def lives(changes, today):
    """From when until when each pair of a code and a name was in force, and what came after it."""
    rows = collections.defaultdict(list)
    for row in changes:
        if row["new_code"]:
            rows[row["new_code"], row["new_name"]].append((int(row["year"]), "begin", row))
        if row["old_code"]:
            rows[row["old_code"], row["old_name"]].append((int(row["year"]), "end", row))
    ended, since = [], {}
    for pair, events in rows.items():
        # What is taken into something was there before, if nothing but mergers speaks of it; what ends first, too.
        first = [what for year, what, row in events if year == events[0][0]]
        merged = all(row["kind"] == "merge" for year, what, row in events if year == events[0][0] and what == "begin")
        start = FIRST_YEAR if first[0] == "end" or merged and "begin" in first else None
        for year in sorted({event[0] for event in events}):
            now = [(what, row) for y, what, row in events if y == year]
            ends = [row for what, row in now if what == "end"]
            if start is None:
                start = year
            elif ends and now[0][0] == "begin" and not any(row["kind"] == "merge" for what, row in now if what == "begin"):
                raise ValueError("%s %s began twice in %d" % (*pair, year))
            if ends:
                end = min(ends, key=lambda row: row["kind"] in ("abolish", "merge"))
                ended.append((pair, start, year, end))
                start = year if now[-1][0] == "begin" else None
        if (start is not None) != (pair in today):
            raise ValueError("%s %s: the changes do not end in the list of today" % pair)
        if start is not None:
            since[pair] = start
    ended.sort(key=lambda life: (life[0][0], life[1], life[0][1]))
    return ended, since


def short_length(name, short):
    assert name.startswith(short), name
    return str(len(short))


def china():
    units = read("cn/divisions.tsv")
    changes = read("cn/changes.tsv")
    today = {(row["code"], row["name"]) for row in units}
    ended, since = lives(changes, today)
    parts = []
    parts.append(("units", [
        "\t".join((row["code"], row["name"], short_length(row["name"], row["short"]), row["pinyin"],
                   "" if row["traditional"] == row["name"] else row["traditional"],
                   str(since.get((row["code"], row["name"]), FIRST_YEAR) - FIRST_YEAR)))
        for row in units]))
    parts.append(("lives", [
        "\t".join((code, name, str(start - FIRST_YEAR), str(end - FIRST_YEAR), KINDS[row["kind"]], row["new_code"],
                   "" if row["new_name"] == name else row["new_name"]))
        for (code, name), start, end, row in ended]))
    parts.append(("formers", [
        "\t".join((row["former_name"], short_length(row["former_name"], row["former_short"]), row["last_code"],
                   str(int(row["year_ended"]) - FIRST_YEAR), KINDS[row["how"]], row["heir_code"], row["parent_then"],
                   "".join(word[:6] for word in row["note"].partition("territory now: ")[2].split())))
        for row in read("cn/former-names.tsv")]))
    parts.append(("parents", [
        "\t".join((row["code"], str(int(row["until_year"]) - FIRST_YEAR), row["former_parent"]))
        for row in read("cn/former-parents.tsv")]))
    parts.append(("misspellings", ["%s\t%s" % (row["wrong"], row["right"]) for row in read("cn/misspellings.tsv")]))
    parts.append(("readings", [row["characters"] for row in read("cn/readings.tsv")]))
    parts.append(("lookAlikes", [row["character"] + row["look_alikes"] for row in read("cn/look-alikes.tsv")]))
    return parts


def small():
    taiwan = [row for row in read("cn/hk-mo-tw.tsv") if row["region"] == "TW"]
    return [
        ("tw", ["\t".join((row["iso_3166_2"], row["name_local"], row["name_simplified"], row["name_en"]))
                for row in taiwan]),
        ("jp", ["\t".join((row["code"], row["name"], row["romaji"]))
                for row in read("international/jp-prefectures.tsv")]),
        ("us", ["\t".join((row["code"], row["name"])) for row in read("international/us-states.tsv")]),
        ("unlisted", ["\t".join((UNLISTED[row["region"]], row["name_local"], row["name_simplified"], row["pinyin"]))
                      for row in read("cn/hk-mo-tw.tsv")]),
        ("india", ["\t".join((row["iso"], row["name"])) for row in read("international/in-states.tsv")]),
    ]


def swift(name, summary, parts, extra=""):
    text = ["// Made by Scripts/generate-reference.py from Reference/. Do not edit.", "// swift-format-ignore-file", "",
            "/// %s" % summary, "enum %s {" % name]
    if extra:
        text.append(extra)
    literal, offset = [], 0
    for part, lines in parts:
        body = "".join(line + "\n" for line in lines)
        assert "\\" not in body and '"""' not in body and "\r" not in body
        length = len(body.encode("utf-8"))
        text.append("    static let %s = %d..<%d" % (part, offset, offset + length))
        offset += length
        literal.append(body)
    text.append("")
    text.append("    static let text: StaticString = #\"\"\"")
    text.append("".join(literal) + "\"\"\"#")
    text.append("}")
    return "\n".join(text) + "\n"


def files():
    yield "ChinaTables.swift", swift(
        "ChinaTables", "The divisions of China, now and since %d, as lines of cells between tabs." % FIRST_YEAR, china(),
        '    static let asOf = "%s"\n    static let firstYear = %d\n    static let lastYear = %d'
        % (AS_OF, FIRST_YEAR, LAST_YEAR))
    yield "SmallTables.swift", swift(
        "SmallTables", "Names and codes of the first level elsewhere, as lines of cells between tabs.", small())


def main():
    stale = 0
    for name, text in files():
        path = os.path.join(ROOT, "Sources", "PickReference", "Generated", name)
        try:
            with open(path, encoding="utf-8", newline="") as file:
                is_stale = file.read() != text
        except OSError:
            is_stale = True
        if is_stale and "--check" in sys.argv:
            print("%s is not what Reference/ says: run Scripts/generate-reference.py" % name)
            stale = 1
        elif is_stale:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(text)
    return stale


if __name__ == "__main__":
    sys.exit(main())
