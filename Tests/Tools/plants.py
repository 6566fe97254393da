#!/usr/bin/env python3
"""Plants faults into a true list of divisions, one at a time, and looks whether lint finds each with the right rule.

    plants.py --tool .build/release/pickdata [-n 2000] [--seed 1] [-v]

Every fault is made from the tables in Reference/cn and a seed; nothing is asked of the tool before. Exit status 1 when fewer
than 98 % are found.
"""
import argparse
import collections
import copy
import json
import os
import plistlib
import random
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GOAL = 0.98


def read(name):
    with open(os.path.join(ROOT, "Reference", "cn", name), encoding="utf-8", newline="") as file:
        lines = file.read().rstrip("\n").split("\n")
    columns = lines[0].split("\t")
    return [dict(zip(columns, line.split("\t"))) for line in lines[1:]]


class Skip(Exception):
    """This draw cannot be planted: draw again."""


class World:
    """The list, the tables, and how to find things in them."""

    def __init__(self):
        with open(os.path.join(ROOT, "SampleData", "regions.plist"), "rb") as file:
            self.original = plistlib.load(file)
        self.units = {row["code"]: row for row in read("divisions.tsv")}
        self.formers = read("former-names.tsv")
        self.changes = read("changes.tsv")
        self.names = {row["name"] for row in self.units.values()} | {row["former_name"] for row in self.formers}
        self.readings = collections.defaultdict(set)
        for row in read("readings.tsv"):
            for character in row["characters"]:
                self.readings[character] |= set(row["characters"]) - {character}
        self.shapes = {row["character"]: row["look_alikes"] for row in read("look-alikes.tsv")}
        self.common = [bytes([a, b]).decode("gb2312") for a in range(0xB0, 0xD7) for b in range(0xA1, 0xFA)]
        self.paths = {}
        for i, province in enumerate(self.original):
            self.paths[province["code"]] = (i,)
            for j, prefecture in enumerate(province.get("children", [])):
                self.paths.setdefault(prefecture["code"], (i, j))
                for k, county in enumerate(prefecture.get("children", [])):
                    self.paths[county["code"]] = (i, j, k)

    def fresh(self):
        return copy.deepcopy(self.original)

    def of(self, level, kinds=None, mainland=True):
        return [row for row in self.units.values()
                if row["level"] == str(level) and (not kinds or row["kind"] in kinds) and (not mainland or row["code"] < "7")]

    def siblings(self, row):
        return [other for other in self.units.values() if other["parent_code"] == row["parent_code"]]


def node(data, path):
    for step in path[:-1]:
        data = data[step]["children"]
    return data[path[-1]]


def container(data, path):
    for step in path[:-1]:
        data = data[step]["children"]
    return data


def address(path):
    return "$" + "".join("[%d]%s" % (step, ".children" if index + 1 < len(path) else "") for index, step in enumerate(path))


WORLD = World()
KINDS = {}


def kind(rule, name=None):
    def add(function):
        KINDS[name or function.__name__] = (rule, function)
        return function
    return add


def rename(data, path, name):
    node(data, path)["name"] = name
    return data, address(path)


def former(rnd, hows, level):
    """A former name whose heir is of the same level and parent, put in its heir's place."""
    rows = [row for row in WORLD.formers if row["how"] in hows and row["level"] == str(level) and row["heir_code"]
            and row["heir_code"] in WORLD.paths and WORLD.units[row["heir_code"]]["level"] == str(level)
            and "name still used" not in row["note"] and "generic" not in row["note"] and row["former_name"] != row["heir_name"]]
    return rnd.choice(rows)


def plant_former(hows, level):
    def function(rnd):
        row = former(rnd, hows, level)
        path = WORLD.paths[row["heir_code"]]
        data = WORLD.fresh()
        if rnd.random() < 0.5:
            node(data, path)["code"] = row["last_code"]
        return rename(data, path, row["former_name"])
    return function


for how in ("county-to-city", "county-to-district", "city-to-district", "rename", "type-change"):
    KINDS["rename back, " + how] = ("PD601", plant_former([how], 3))
KINDS["rename back, prefecture-to-city"] = ("PD601", plant_former(["prefecture-to-city"], 2))
KINDS["rename back, prefecture"] = ("PD601", plant_former(["rename", "type-change"], 2))


@kind("PD601", "old name beside the new one")
def both(rnd):
    row = former(rnd, ["county-to-city", "county-to-district", "city-to-district", "rename"], 3)
    path = WORLD.paths[row["heir_code"]]
    data = WORLD.fresh()
    container(data, path).append({"code": row["last_code"], "name": row["former_name"]})
    return data, address(path[:-1] + (len(container(data, path)) - 1,))


def merged():
    return [row for row in WORLD.formers if row["how"] in ("merge", "abolish") and row["level"] == "3" and row["heir_code"]
            and WORLD.units[row["heir_code"]]["level"] == "3" and "name still used" not in row["note"]
            and "generic" not in row["note"] and row["heir_parent"] == row["parent_then"]]


@kind("PD602", "merged division added")
def merged_added(rnd):
    row = rnd.choice(merged())
    path = WORLD.paths[row["heir_code"]]
    data = WORLD.fresh()
    container(data, path).append({"code": row["last_code"], "name": row["former_name"]})
    return data, address(path[:-1] + (len(container(data, path)) - 1,))


@kind("PD602", "merged division for its heir")
def merged_instead(rnd):
    row = rnd.choice(merged())
    return rename(WORLD.fresh(), WORLD.paths[row["heir_code"]], row["former_name"])


def move(rnd, row, target):
    path, home = WORLD.paths[row["code"]], WORLD.paths[target["code"]]
    data = WORLD.fresh()
    moved = node(data, path)
    place = node(data, home).setdefault("children", [])
    if any(other["name"] == row["name"] for other in place):
        raise Skip
    place.append(moved)
    where = address(home + (len(place) - 1,))
    container(data, path).remove(moved)
    # What stood behind it has moved up.
    if len(path) == len(home) and path[:-1] == home[:-1] and path[-1] < home[-1]:
        where = address(home[:-1] + (home[-1] - 1, len(place) - 1))
    return data, where


def ordinary(row):
    """Names of more than one place are not judged, nor are those that say nothing."""
    same = sum(other["name"] == row["name"] for other in WORLD.units.values())
    return same == 1 and len(row["name"]) > 2 and not set(row["short"]) <= set("东西南北中上下前后新老旧城郊关江河湖海山桥市口园港岛州县")


def cities(row, same):
    return [other for other in WORLD.of(2) if (other["code"][:2] == row["code"][:2]) == same
            and other["code"] != row["parent_code"] and any(u["parent_code"] == other["code"] for u in WORLD.units.values())]


def plant_move(kinds, same):
    def function(rnd):
        row = rnd.choice([row for row in WORLD.of(3, kinds) if ordinary(row) and row["parent_code"] in WORLD.paths
                          and row["code"] in WORLD.paths and not row["code"][2:4] == "90"])
        targets = cities(row, same)
        if not targets:
            raise Skip
        return move(rnd, row, rnd.choice(targets))
    return function


KINDS["county moved within its province"] = ("PD603", plant_move(("county", "autonomous-county", "banner"), True))
KINDS["county moved to another province"] = ("PD603", plant_move(("county", "autonomous-county", "banner"), False))
KINDS["city moved within its province"] = ("PD603", plant_move(("county-level-city",), True))
KINDS["city moved to another province"] = ("PD603", plant_move(("county-level-city",), False))
KINDS["district moved within its province"] = ("PD603", plant_move(("district",), True))


@kind("PD603", "prefecture moved to another province")
def prefecture_moved(rnd):
    row = rnd.choice(WORLD.of(2))
    target = rnd.choice([other for other in WORLD.of(1, ("province", "autonomous-region")) if other["code"][:2] != row["code"][:2]])
    return move(rnd, row, target)


@kind("PD606", "prefecture among counties")
def prefecture_down(rnd):
    row = rnd.choice(WORLD.of(2))
    targets = cities({"code": row["code"], "parent_code": row["code"]}, True)
    if not targets:
        raise Skip
    return move(rnd, row, rnd.choice(targets))


@kind("PD606", "county among prefectures")
def county_up(rnd):
    row = rnd.choice([row for row in WORLD.of(3) if ordinary(row) and row["code"][2:4] != "90"
                      and row["parent_code"][2:] != "0000" and row["short"] not in {o["short"] for o in WORLD.of(2)}])
    return move(rnd, row, WORLD.units[row["code"][:2] + "0000"])


def drop(rows):
    def function(rnd):
        row = rnd.choice(rows())
        path = WORLD.paths[row["code"]]
        data = WORLD.fresh()
        container(data, path).pop(path[-1])
        return data, None
    return function


def big(row):
    return len(WORLD.siblings(row)) >= 5


KINDS["county dropped"] = ("PD607", drop(lambda: [r for r in WORLD.of(3) if r["parent_code"][2:] != "0000" and big(r)]))
KINDS["prefecture dropped"] = ("PD607", drop(lambda: [r for r in WORLD.of(2) if big(r)]))
KINDS["province dropped"] = ("PD607", drop(lambda: WORLD.of(1)))
KINDS["district of a municipality dropped"] = ("PD607", drop(
    lambda: [r for r in WORLD.of(3) if r["code"][:2] in ("11", "12", "31", "50")]))


def misspell(level, table):
    def function(rnd):
        row = rnd.choice([row for row in WORLD.of(level) if len(row["short"]) >= 2 and row["code"] in WORLD.paths])
        place = rnd.randrange(len(row["short"]))
        others = [c for c in table(row["name"][place]) if c in WORLD.common and c not in row["name"]]
        if not others:
            raise Skip
        name = row["name"][:place] + rnd.choice(sorted(others)) + row["name"][place + 1:]
        if name in WORLD.names:
            raise Skip
        return rename(WORLD.fresh(), WORLD.paths[row["code"]], name)
    return function


for level, what in ((2, "prefecture"), (3, "county")):
    KINDS["misspelt by sound, " + what] = ("PD605", misspell(level, lambda c: WORLD.readings[c]))
    KINDS["misspelt by shape, " + what] = ("PD605", misspell(level, lambda c: WORLD.shapes.get(c, "")))


@kind("PD605", "misspelt as others have it")
def known(rnd):
    row = rnd.choice(read("misspellings.tsv"))
    units = [u for u in WORLD.units.values() if u["name"].startswith(row["right"]) and u["level"] != "1"]
    if not units:
        raise Skip
    unit = rnd.choice(units)
    return rename(WORLD.fresh(), WORLD.paths[unit["code"]], row["wrong"] + unit["name"][len(row["right"]):])


def recode(path, code):
    data = WORLD.fresh()
    node(data, path)["code"] = code
    return data, address(path)


@kind("PD608", "codes of siblings swapped")
def swapped(rnd):
    row = rnd.choice([row for row in WORLD.of(3) if big(row)])
    other = rnd.choice([o for o in WORLD.siblings(row) if o["code"] != row["code"] and o["code"] in WORLD.paths])
    data = WORLD.fresh()
    node(data, WORLD.paths[row["code"]])["code"] = other["code"]
    node(data, WORLD.paths[other["code"]])["code"] = row["code"]
    return data, address(WORLD.paths[row["code"]])


@kind("PD608", "code of a place elsewhere")
def elsewhere(rnd):
    row, other = rnd.choice(WORLD.of(3)), rnd.choice(WORLD.of(3))
    if row["code"] == other["code"]:
        raise Skip
    return recode(WORLD.paths[row["code"]], other["code"])


@kind("PD608", "codes of prefectures swapped")
def swapped_prefectures(rnd):
    row, other = rnd.sample(WORLD.of(2), 2)
    data = WORLD.fresh()
    node(data, WORLD.paths[row["code"]])["code"] = other["code"]
    node(data, WORLD.paths[other["code"]])["code"] = row["code"]
    return data, address(WORLD.paths[row["code"]])


@kind("PD608", "code that nothing has")
def nobodys(rnd):
    row = rnd.choice(WORLD.of(3))
    known = set(WORLD.units) | {c[k] for c in WORLD.changes for k in ("old_code", "new_code")}
    code = row["code"][:4] + "%02d" % rnd.randrange(2, 100)
    if code in known:
        raise Skip
    return recode(WORLD.paths[row["code"]], code)


@kind("PD609", "code of before")
def old_code(rnd):
    rows = [row for row in WORLD.changes if row["kind"] in ("recode", "transfer", "county-to-city", "county-to-district")
            and row["new_code"] in WORLD.paths and row["old_code"] not in WORLD.units and int(row["year"]) >= 1996
            and WORLD.units.get(row["new_code"], {}).get("name") == row["new_name"] and row["new_code"][4:] != "00"]
    row = rnd.choice(rows)
    return recode(WORLD.paths[row["new_code"]], row["old_code"])


@kind("PD610", "code that was given to another")
def taken(rnd):
    rows = [row for row in WORLD.formers if row["last_code"] in WORLD.units and row["heir_code"] in WORLD.paths
            and row["heir_code"] != row["last_code"] and row["level"] == "3" and "name still used" not in row["note"]
            and "generic" not in row["note"] and WORLD.units[row["heir_code"]]["level"] == "3"]
    row = rnd.choice(rows)
    path = WORLD.paths[row["heir_code"]]
    data = WORLD.fresh()
    container(data, path).append({"code": row["last_code"], "name": row["former_name"]})
    return data, address(path[:-1] + (len(container(data, path)) - 1,))


@kind("PD611", "suffix dropped, county")
def short_county(rnd):
    row = rnd.choice([r for r in WORLD.of(3) if r["short"] != r["name"] and r["short"] not in ("临夏", "和田", "伊宁")])
    parent = WORLD.units.get(row["parent_code"])
    if parent and parent["short"] == row["short"]:
        raise Skip
    return rename(WORLD.fresh(), WORLD.paths[row["code"]], row["short"])


@kind("PD611", "suffix dropped, prefecture")
def short_prefecture(rnd):
    row = rnd.choice(WORLD.of(2))
    return rename(WORLD.fresh(), WORLD.paths[row["code"]], row["short"])


@kind("PD611", "suffix dropped, province")
def short_province(rnd):
    row = rnd.choice(WORLD.of(1))
    return rename(WORLD.fresh(), WORLD.paths[row["code"]], row["short"])


@kind("PD612", "a municipality with its own name below it")
def own_name(rnd):
    row = rnd.choice(WORLD.of(1, ("municipality",)))
    data = WORLD.fresh()
    node(data, WORLD.paths[row["code"]])["children"][0]["name"] = row["name"]
    return data, None


@kind("PD612", "a municipality with its districts below it")
def flat(rnd):
    row = rnd.choice(WORLD.of(1, ("municipality",)))
    data = WORLD.fresh()
    place = node(data, WORLD.paths[row["code"]])
    place["children"] = [county for group in place["children"] for county in group["children"]]
    return data, None


@kind("PD604", "a name of nowhere")
def unknown(rnd):
    row = rnd.choice([r for r in WORLD.of(3) if r["kind"] in ("county", "district")])
    name = "".join(rnd.sample(WORLD.common, 2)) + row["name"][-1]
    if name in WORLD.names or name[1] in "新园景工林矿港岛开保试示合":
        raise Skip
    return rename(WORLD.fresh(), WORLD.paths[row["code"]], name)


@kind("PD613", "a name of nowhere with a code of another kind")
def unknown_range(rnd):
    row = rnd.choice([r for r in WORLD.of(3, ("county",)) if r["parent_code"][2:] != "0000"
                      and WORLD.units[r["parent_code"]]["kind"] == "prefecture-level-city"])
    data = WORLD.fresh()
    path = WORLD.paths[row["code"]]
    name = "".join(rnd.sample(WORLD.common, 3)) + "县"
    container(data, path).append({"code": row["parent_code"][:4] + "98", "name": name})
    return data, address(path[:-1] + (len(container(data, path)) - 1,))


def suffix(level, kinds, new):
    def function(rnd):
        row = rnd.choice([r for r in WORLD.of(level, kinds) if len(r["short"]) >= 2])
        name = row["short"] + rnd.choice([s for s in new if s != row["name"][len(row["short"]):]])
        # 宁夏自治区 is what people call 宁夏回族自治区.
        if row["kind"] == "autonomous-region" and name.endswith("自治区"):
            raise Skip
        if name in WORLD.names or any(c[k] == name for c in WORLD.changes for k in ("old_name", "new_name")):
            raise Skip
        if row["parent_code"] and WORLD.units[row["parent_code"]]["name"] == name:
            raise Skip
        return rename(WORLD.fresh(), WORLD.paths[row["code"]], name)
    return function


KINDS["suffix of another kind, county"] = ("PD614", suffix(3, ("county", "district", "county-level-city"), ("市", "县", "区")))
KINDS["suffix of another kind, prefecture"] = ("PD614", suffix(
    2, ("autonomous-prefecture", "league", "prefecture"), ("市", "省")))
KINDS["suffix of another kind, province"] = ("PD614", suffix(1, ("province", "autonomous-region", "municipality"), ("省", "市", "自治区")))


def lint(tool, data, folder):
    path = os.path.join(folder, "planted.plist")
    with open(path, "wb") as file:
        plistlib.dump(data, file, sort_keys=False)
    result = subprocess.run([tool, "lint", "--isolated", "--select", "PD6", "--format", "json", path], capture_output=True)
    return json.loads(result.stdout)["findings"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("-n", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-v", action="store_true", help="say what was not found")
    options = parser.parse_args()
    rnd = random.Random(options.seed)
    found, tried = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        clean = lint(options.tool, WORLD.fresh(), folder)
        if clean:
            sys.exit("the list has findings before anything was planted: %s" % clean[:3])
        for number in range(options.n):
            name = list(KINDS)[number % len(KINDS)]
            rule, function = KINDS[name]
            while True:
                try:
                    data, where = function(rnd)
                    break
                except Skip:
                    pass
            tried[name] += 1
            findings = lint(options.tool, data, folder)
            if any(f["code"] == rule and (where is None or f["dataPath"].startswith(where)) for f in findings):
                found[name] += 1
            elif options.v:
                print("%s: %s at %s: %s" % (name, rule, where, [(f["code"], f["message"]) for f in findings][:2]))
    for name in KINDS:
        if tried[name]:
            print("%-50s %s %4d of %4d" % (name, KINDS[name][0], found[name], tried[name]))
    share = sum(found.values()) / options.n
    print("%d kinds, %d plants, %.2f %% found with the right rule" % (len(KINDS), options.n, 100 * share))
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
