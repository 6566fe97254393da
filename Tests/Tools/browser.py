#!/usr/bin/env python3
"""Turns the wheels of the preview page in a real browser.

    browser.py --tool .build/release/pickdata [--screenshots .build/browser] [--only NAME]

Needs Chromium and the packages of browser-requirements.txt; `make test-browser` sees to both. Pages are written by the
tool and opened from files. Keys, mouse, wheel and fingers are the browser's own events, sent through its DevTools; what
must come of them is known from `plistlib` and from the scenarios. Exit status 1 when a check fails.
"""

import argparse
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import time
import unicodedata

from axe_playwright_python.sync_playwright import Axe

from chromium import ROOT, Bench, Running, chromium, expect, failures, run_checks, same

SCENARIOS = ROOT / "Tests/Fixtures/Scenarios"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


class PreviewBench(Bench):
    """The browser, the tool, and a folder for pages."""

    def __init__(self, tool, browser, folder, screenshots):
        super().__init__(tool, browser, folder)
        self.screenshots = screenshots

    def page_of(self, source, *options):
        """The page of a property list, given as a path or as a value."""
        if not isinstance(source, pathlib.Path):
            value, source = source, self.folder / ("data%d.plist" % len(list(self.folder.iterdir())))
            source.write_bytes(plistlib.dumps(value, sort_keys=False))
        target = self.folder / (source.stem + ".html")
        run = subprocess.run([self.tool, "preview", source, "-o", target, *options], capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError("pickdata preview: " + run.stderr)
        return target

    def open(self, source, *options, size=DESKTOP, motion="reduce", hash="", **context):
        """Opens a page; anything it tries to load, and any error in it, is a failure of the test."""
        target = self.page_of(source, *options)
        context = self.browser.new_context(
            viewport=size, reduced_motion=motion, **{"locale": "en-US", "color_scheme": "light", **context}
        )
        address = target.as_uri()
        page = self.page_in(context, lambda url: url.split("#")[0] == address)
        name = Running.name
        page.on("console", lambda message: failures.append("%s: console: %s" % (name, message.text)))
        page.goto(address + hash)
        return page


# What the page shows, read as a person or a screen reader would.


def labels(page):
    return page.locator("#labels dd").all_inner_texts()


def chosen(page):
    """The selected title of each wheel, by the option that its listbox points at."""
    return page.evaluate("""() => [...document.querySelectorAll('.wheel-rows')].map(wheel => {
        const option = document.getElementById(wheel.getAttribute('aria-activedescendant'));
        return option && option.querySelector('bdi').textContent;
    })""")


def rows_of(page, component):
    """The titles that the document has in a wheel, in order."""
    return page.evaluate("""component => [...document.querySelectorAll('.wheel-rows')[component].children]
        .filter(row => row.style.visibility !== 'hidden')
        .sort((a, b) => a.getAttribute('aria-posinset') - b.getAttribute('aria-posinset'))
        .map(row => row.textContent)""", component)


def settle(page):
    """Waits until no wheel moves any more."""
    # The policy of the page forbids what Playwright's own waiting is made of. Still for so long is at rest.
    still = "!pickdata.motion.wheels.size && pickdata.page.wheels.every(wheel => !wheel.touch)"
    deadline, since = time.monotonic() + 10, None
    while since is None or time.monotonic() - since < 0.15:
        if not page.evaluate(still):
            since = None
        elif since is None:
            since = time.monotonic()
        expect(time.monotonic() < deadline, "the wheels do not come to rest")
        if time.monotonic() >= deadline:
            return
        page.wait_for_timeout(15)


def center(page, component):
    box = page.locator(".wheel-rows").nth(component).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row_height(page):
    return page.evaluate("pickdata.page.wheels[0].height")


def sample(name):
    return ROOT / "SampleData" / name


# The checks.


def scenarios(bench):
    """The page's picker does what the engine does."""
    files = {}
    for path in sorted(SCENARIOS.glob("*.json")):
        files[path.name] = json.loads(path.read_text(encoding="utf-8"))
        for scenario in files[path.name]["scenarios"]:
            for step in scenario["steps"]:
                # A number of JavaScript cannot hold every seed.
                if "seed" in step:
                    step["seed"] = str(step["seed"])
    page = bench.open(sample("foods.plist"))
    result = page.evaluate((ROOT / "Tests/Tools/browser-scenarios.js").read_text(encoding="utf-8"), files)
    failures.extend(result["failures"])
    expect(result["count"] == sum(len(file["scenarios"]) for file in files.values()), "not all scenarios ran")
    expect(result["count"] >= 60, "only %d scenarios" % result["count"])
    return "%d scenarios" % result["count"]


def size_of_page(bench):
    """Under 60 KB without the data."""
    text = bench.page_of([["a"]]).read_text(encoding="utf-8")
    data = re.search(r'<script type="application/json"[^>]*>(.*?)</script>', text, re.S).group(1)
    size = len(text.encode()) - len(data.encode())
    expect(json.loads(data)["snippets"], "the data are not found")
    expect(size < 60_000, "%d bytes" % size)
    return "%d bytes" % size


def menu(bench):
    """foods.plist: default labels, choosing by each way, random."""
    columns = plistlib.loads(sample("foods.plist").read_bytes())
    page = bench.open(sample("foods.plist"))
    first = [column[0] for column in columns]
    same(labels(page), first, "labels at first")
    same(chosen(page), first, "wheels at first")
    # A tap on the row below.
    x, y = center(page, 0)
    page.mouse.click(x, y + row_height(page))
    settle(page)
    same(labels(page), [columns[0][1], first[1], first[2]], "labels after a tap")
    # Keys: a row, a page, the end, the next wheel, a letter.
    page.keyboard.press("ArrowDown")
    same(labels(page)[0], columns[0][2], "arrow down")
    page.keyboard.press("End")
    same(labels(page)[0], columns[0][-1], "End")
    page.keyboard.press("ArrowDown")
    same(labels(page)[0], columns[0][-1], "beyond the end")
    page.keyboard.press("PageUp")
    same(labels(page)[0], columns[0][-8], "PageUp")
    page.keyboard.press("Home")
    same(labels(page)[0], columns[0][0], "Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    same(labels(page), [columns[0][0], columns[1][1], columns[2][0]], "the next wheel")
    character = columns[1][4][0]
    keys = page.context.new_cdp_session(page)
    for phase in ["keyDown", "keyUp"]:
        keys.send("Input.dispatchKeyEvent", {"type": phase, "key": character, "text": character})
    same(labels(page)[1][0], columns[1][4][0], "a row by its first character")
    same(chosen(page), labels(page), "wheels and labels")
    same(page.locator("#path").inner_text().replace("\n", ""), "/".join(labels(page)), "path")
    # Random: another title in each column, each time.
    draws = 300
    before = labels(page)
    for _ in range(draws):
        page.locator("#random").click()
        after = labels(page)
        expect(all(old != new for old, new in zip(before, after)), "random repeated %r" % after)
        expect(all(title in column for title, column in zip(after, columns)), "random made up %r" % after)
        before = after
    same(chosen(page), before, "wheels after random")
    return "%d draws" % draws


def cascade(bench):
    """cities.plist: the second wheel follows the first, and goes to row 0."""
    provinces = plistlib.loads(sample("cities.plist").read_bytes())
    page = bench.open(sample("cities.plist"))
    same(labels(page), [provinces[0]["name"], provinces[0]["cities"][0]], "labels at first")
    page.locator(".wheel-rows").nth(1).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    same(labels(page)[1], provinces[0]["cities"][2], "the third city")
    page.keyboard.press("ArrowLeft")
    for index in range(1, len(provinces)):
        page.keyboard.press("ArrowDown")
        province = provinces[index]
        same(labels(page), [province["name"], province["cities"][0]], "province %d" % index)
        same(rows_of(page, 1), province["cities"][:4], "cities of province %d" % index)
        size = page.locator(".wheel-rows").nth(1).locator("[role=option]").first.get_attribute("aria-setsize")
        same(int(size), len(province["cities"]), "how many cities province %d has" % index)
    # Selected again: the cities go to row 0 although the province stays.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    x, y = center(page, 0)
    page.mouse.click(x, y)
    settle(page)
    same(labels(page), [provinces[-1]["name"], provinces[-1]["cities"][0]], "the same province again")
    before = labels(page)
    for _ in range(100):
        page.locator("#random").click()
        after = labels(page)
        expect(before[0] != after[0] and before[1] != after[1], "random repeated %r" % after)
        province = next(province for province in provinces if province["name"] == after[0])
        expect(after[1] in province["cities"], "%r is no city of %r" % (after[1], after[0]))
        before = after
    return "%d provinces" % len(provinces)


def short_columns(bench):
    """Columns of one row, of equal rows, and of none: random ends at once and leaves them alone."""
    page = bench.open([["白饭"], [], ["茶", "茶", "水"], ["汤", "汤"]])
    same(labels(page), ["白饭", "nothing", "茶", "汤"], "labels")
    for expected in ["水", "茶"] * 5:
        page.locator("#random").click()
        same(labels(page), ["白饭", "nothing", expected, "汤"], "labels after random")
    empty = page.locator(".wheel-rows").nth(1)
    same(empty.inner_text(), "no rows", "an empty wheel")
    empty.focus()
    for key in ["ArrowDown", "End", "PageUp", "x"]:
        page.keyboard.press(key)
    x, y = center(page, 1)
    page.mouse.click(x, y + 30)
    page.mouse.wheel(0, 300)
    settle(page)
    same(labels(page), ["白饭", "nothing", "茶", "汤"], "labels after an empty wheel was turned")
    return ""


def ragged(bench):
    """Regions of uneven depth: wheels come and go, focus is not lost, an empty list is a wheel without rows."""
    data = [
        {"name": "甲", "children": [{"name": "乙", "children": [{"name": "丙"}, {"name": "丁"}]}]},
        {"name": "戊", "children": []},
        {"name": "己"},
    ]
    page = bench.open(data)
    same(labels(page), ["甲", "乙", "丙"], "labels")
    page.locator(".wheel-rows").nth(2).focus()
    page.keyboard.press("ArrowDown")
    same(labels(page), ["甲", "乙", "丁"], "labels")
    x, y = center(page, 0)
    page.evaluate("pickdata.page.choose(0, 2)")
    same(labels(page), ["己"], "one wheel")
    same(page.evaluate("document.activeElement.className"), "wheel-rows", "focus after its wheel went")
    page.keyboard.press("ArrowUp")
    same(labels(page), ["戊", "nothing"], "an empty wheel")
    page.keyboard.press("Home")
    same(labels(page), ["甲", "乙", "丙"], "the wheels came back")
    page.locator("#random").click()
    expect(labels(page)[0] != "甲", "random stayed")
    return ""


def both_at_once(bench):
    """Both wheels moved in one frame, as two fingers do, in both orders: never a row of the wrong list."""
    provinces = [
        {"name": "广东", "cities": ["广州", "深圳", "珠海", "汕头", "佛山", "韶关", "湛江", "肇庆"]},
        {"name": "澳门", "cities": ["澳门"]},
        {"name": "空", "cities": []},
        {"name": "浙江", "cities": ["杭州", "宁波", "温州"]},
    ]
    page = bench.open(provinces, motion="no-preference", has_touch=True, size=PHONE)
    right = {province["name"]: province["cities"] for province in provinces}

    def is_right(what):
        # Asks the page in every frame until it rests.
        settle(page)
        shown = labels(page)
        cities = right[shown[0]]
        expect(shown[1] in cities if cities else shown[1] == "nothing", "%s: %r" % (what, shown))
        same([title or "nothing" for title in chosen(page)], shown, what)
        expect(rows_of(page, 1)[:1] == ((cities or ["no rows"])[:1]), "%s: %r" % (what, rows_of(page, 1)))

    touch = page.context.new_cdp_session(page)

    def points(ways, phase):
        spots = []
        for component, way in ways:
            x, y = center(page, component)
            spots.append({"x": x, "y": y + way, "id": component})
        touch.send("Input.dispatchTouchEvent", {"type": phase, "touchPoints": spots if phase != "touchEnd" else []})

    height = row_height(page)
    for order in [(0, 1), (1, 0)]:
        for rows in [(1, 5), (2, 7), (3, 2), (-3, 1), (1, 1), (0, 6), (1, 7)]:
            page.evaluate("pickdata.page.choose(0, 0)")
            settle(page)
            ways = [(component, -rows[component] * height) for component in order]
            points([(component, 0) for component, _ in ways], "touchStart")
            for part in range(1, 5):
                points([(component, way * part / 4) for component, way in ways], "touchMove")
            points(ways, "touchEnd")
            is_right("two fingers %r in order %r" % (rows, order))
    # The very same frame, by the wheels' own ends: the city's row is gone when it arrives.
    for script in [
        "w => { w[1].turn(7, true, true); w[0].turn(1, true, true); }",
        "w => { w[0].turn(1, true, true); w[1].turn(7, true, true); }",
        "w => { w[0].turn(2, false, true); w[1].turn(6, false, true); }",
    ]:
        page.evaluate("pickdata.page.choose(0, 0)")
        settle(page)
        page.evaluate("(%s)(pickdata.page.wheels)" % script)
        is_right(script)
    for _ in range(40):
        page.evaluate("""() => new Promise(done => requestAnimationFrame(() => {
            const { page } = pickdata, random = n => Math.floor(Math.random() * n);
            for (const wheel of page.wheels) wheel.turn(random(8), random(2) > 0, true);
            for (const wheel of page.wheels) wheel.turn(random(8), random(2) > 0, true);
            done();
        }))""")
        page.wait_for_timeout(20)
    is_right("many turns at once")
    return ""


def mouse(bench):
    """The mouse: notches of its wheel, the fine steps of a trackpad, dragging with and without speed."""
    columns = [["r%d" % number for number in range(200)], ["a", "b", "c"]]
    page = bench.open(columns, motion="no-preference")
    x, y = center(page, 0)
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, 100)
    settle(page)
    same(labels(page)[0], "r3", "three notches")
    page.mouse.wheel(0, -1000)
    settle(page)
    same(labels(page)[0], "r0", "notches beyond the beginning")
    height = row_height(page)
    for _ in range(20):
        page.mouse.wheel(0, height / 10)
    page.wait_for_timeout(200)
    settle(page)
    same(labels(page)[0], "r2", "twenty tenths of a row")
    same(page.evaluate("scrollY"), 0, "the page itself did not scroll")
    # Dragged and held still: as far as the hand went.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - height * 1.5, steps=4)
    page.mouse.move(x, y - height * 3, steps=4)
    page.wait_for_timeout(150)
    page.mouse.up()
    settle(page)
    same(labels(page)[0], "r5", "dragged by three rows")
    # Thrown: farther than the hand went.
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x, y - step * height * 0.8)
        page.wait_for_timeout(8)
    page.mouse.up()
    settle(page)
    thrown = int(labels(page)[0][1:])
    expect(thrown > 5 + 4 + 2, "thrown to r%d only" % thrown)
    # Beyond the beginning it comes back.
    page.evaluate("pickdata.page.choose(0, 0)")
    settle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + height * 3, steps=5)
    expect(page.evaluate("pickdata.page.wheels[0].position") < 0, "no give at the end")
    page.mouse.up()
    settle(page)
    same(labels(page)[0], "r0", "back from beyond the beginning")
    same(page.evaluate("pickdata.page.wheels[0].position"), 0, "position")
    # The other wheel never moved.
    same(labels(page)[1], "a", "the other wheel")
    return ""


def touch(bench):
    """A finger: a drag with speed runs on and ends on a row; a new touch stops it."""
    page = bench.open([["r%d" % number for number in range(500)]], motion="no-preference", has_touch=True, size=PHONE)
    touch = page.context.new_cdp_session(page)
    x, y = center(page, 0)

    def finger(phase, way=0):
        spots = [] if phase == "touchEnd" else [{"x": x, "y": y + way}]
        touch.send("Input.dispatchTouchEvent", {"type": phase, "touchPoints": spots})

    finger("touchStart")
    for step in range(1, 7):
        finger("touchMove", -step * 18)
        page.wait_for_timeout(10)
    finger("touchEnd")
    page.wait_for_timeout(60)
    moving = page.evaluate("pickdata.page.wheels[0].position")
    expect(moving % 1 != 0, "no inertia: %r" % moving)
    same(labels(page), ["r0"], "labels while it runs")
    finger("touchStart")
    stopped = page.evaluate("pickdata.page.wheels[0].position")
    page.wait_for_timeout(100)
    same(page.evaluate("pickdata.page.wheels[0].position"), stopped, "a touch did not stop it")
    finger("touchEnd")
    settle(page)
    position = page.evaluate("pickdata.page.wheels[0].position")
    same(position, int(position), "it ended between rows")
    same(labels(page), ["r%d" % position], "label at the end")
    return ""


def hostile(bench):
    """Names that try to be something else stay names."""
    names = [
        "</script><script>document.title='hit'</script>", "<img src=x onerror=\"document.title='hit'\">", "<!--", "]]>",
        "&lt;b&gt;", "\"'`${document.title='hit'}\\", "\u202egnp.exe", "a\tb\nc", "   ", "\u2028\u2029", "x" * 3000,
        "</ScRiPt >", "{{data}}", "__proto__", "constructor", "{0}{1}", "é", "e\u0301", "👨‍👩‍👧‍👦", "‮‮‮",
        "-x", "$(touch hit)", "~", "*", "a'b", "\\'", "!x", "#y", "a;b|c&d", "汉 字",
    ]
    data = [{"name": name, "children": [{"name": name, "code": name, "__proto__": name, "hot": True}]} for name in names]
    source = bench.folder / "-a'b \"c\" &<x>.plist"
    source.write_bytes(plistlib.dumps(data, sort_keys=False))
    page = bench.open(source, "--keys", "code=code")
    same(page.title(), source.name + " – pickdata", "title")
    same(page.evaluate("document.scripts.length"), 2, "scripts")
    same(page.evaluate("document.querySelectorAll('img, b').length"), 0, "elements made of names")
    page.locator("#expand").click()
    for row, name in enumerate(names):
        page.evaluate("row => pickdata.page.choose(0, row)", row)
        same(page.evaluate("pickdata.page.picker.selectedTitles"), [name, name], "titles")
        shown = page.locator("#labels dd").first.evaluate("cell => cell.textContent")
        same(shown, name if name.strip() and name.strip("\u2028\u2029") else "no name", "label")
        same(page.evaluate("pickdata.page.picker.selectedCodes[1]"), name, "code")
        # What is pasted into a shell is one command with these words and no others.
        line = page.locator("#snippet").evaluate("element => element.textContent")
        run = subprocess.run(["sh", "-c", "pickdata() { printf '%s\\0' \"$@\"; }\n" + line], capture_output=True)
        escaped = name.replace("\\", "\\\\").replace("/", "\\/")
        path = ["--path=" + "/".join([escaped] * 2)] if name[0] == "-" else ["--path", "/".join([escaped] * 2)]
        words = run.stdout.decode("utf-8").split("\0")[:-1]
        same(words, ["pick", "./" + source.name, *path, "--format", "json"], "words of the shell")
        page.reload()
        after = page.evaluate("pickdata.page.picker.selectedTitles.map(title => title.normalize())")
        same(after, [unicodedata.normalize("NFC", name)] * 2, "titles after a reload")
    same(page.title(), source.name + " – pickdata", "title at the end")
    page.locator("#search").fill("<img")
    same(page.locator("#matches [role=option]").count(), 2, "matches")
    # The page may not load, run or send anything, whatever stands in it.
    blocked = page.evaluate("""() => new Promise(done => {
        const blocked = [];
        document.addEventListener('securitypolicyviolation', event => blocked.push(event.effectiveDirective));
        document.body.insertAdjacentHTML('beforeend', '<img src="file:///etc/hostname"><b onclick="1">x</b>');
        const script = document.createElement('script');
        script.textContent = 'document.title = "hit"';
        document.body.append(script);
        fetch('file:///etc/hostname').catch(() => {});
        setTimeout(() => done([...new Set(blocked)].sort()), 200);
    })""")
    same(blocked, ["connect-src", "img-src", "script-src-attr", "script-src-elem"], "what the policy blocks")
    failures[:] = [failure for failure in failures if not (failure.startswith("hostile: console") or
                                                           failure.startswith("hostile: the page asked"))]
    same(page.title(), source.name + " – pickdata", "title after all")
    return "%d names" % len(names)


def many_rows(bench):
    """45,000 rows and 3,200 in one wheel: what is in the document does not grow with the data."""
    data = [
        {"name": "省%d" % number, "code": "%02d0000" % number,
         "children": [{"name": "县%d-%d" % (number, row), "code": "%02d%04d" % (number, row)} for row in range(count)]}
        for number, count in enumerate([3200] + [1045] * 40)
    ]
    total = sum(1 + len(province["children"]) for province in data)
    began = time.monotonic()
    page = bench.open(data, motion="no-preference")
    seconds = time.monotonic() - began
    count = "document.getElementsByTagName('*').length"
    nodes = page.evaluate(count)
    expect(nodes < 1000, "%d elements at first" % nodes)
    page.locator("#expand").click()
    same(page.locator("#table").get_attribute("aria-rowcount"), str(total + 1), "rows of the table")
    x, y = page.locator("#table").bounding_box()["x"] + 100, page.locator("#table").bounding_box()["y"] + 200
    page.mouse.move(x, y)
    most, seen = 0, set()
    for _ in range(120):
        page.mouse.wheel(0, 3000)
        page.wait_for_timeout(8)
        most = max(most, page.evaluate(count))
        seen.update(page.locator(".table-row [role=gridcell]:first-child").all_inner_texts())
    expect(most < nodes + 200, "%d elements while scrolling, %d before" % (most, nodes))
    expect(len(seen) > 800, "only %d rows came by" % len(seen))
    page.evaluate("document.getElementById('table').scrollTop = 1e9")
    page.wait_for_timeout(50)
    expect("县40-1044" in " ".join(page.locator(".table-row").all_inner_texts()), "the last row is not at the end")
    head, box = page.locator(".table-head").bounding_box(), page.locator("#table").bounding_box()
    expect(abs(head["y"] - box["y"]) < 3, "the head of the table scrolled away")
    # No gap while it scrolls: every row of the window is there in each frame.
    gaps = page.evaluate("""async () => {
        const table = document.getElementById('table');
        let gaps = 0;
        for (let step = 0; step < 60; step++) {
            table.scrollTop = step * 4321;
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            const box = table.getBoundingClientRect();
            for (const part of [0.2, 0.5, 0.95]) {
                const at = document.elementFromPoint(box.left + 60, box.top + box.height * part);
                if (!at.closest('.table-row')) gaps++;
            }
        }
        return gaps;
    }""")
    same(gaps, 0, "gaps while scrolling")
    # The long wheel.
    page.locator(".wheel-rows").nth(1).focus()
    for _ in range(30):
        page.keyboard.press("PageDown")
    page.keyboard.press("End")
    settle(page)
    same(labels(page)[1], "县0-3199", "the end of the long wheel")
    expect(page.locator(".wheel-rows").nth(1).locator("[role=option]").count() < 14, "rows of the wheel")
    page.locator("#search").fill("400999")
    same(page.locator("#match-count").inner_text(), "1 found", "a search by code")
    page.keyboard.press("Enter")
    same(labels(page), ["省40", "县40-999"], "the place found")
    expect(page.locator(".table-row.shown").last.is_visible(), "the table does not show the place")
    return "%d rows, open in %.1f s, at most %d elements" % (total, seconds, most)


def search(bench):
    """Search by name, code and pinyin, with the keyboard alone."""
    data = [
        {"name": "浙江省", "code": "330000", "pinyin": "zhè jiāng", "hot": True, "children": [
            {"name": "杭州市", "code": "330100", "pinyin": "háng zhōu", "hot": True},
            {"name": "宁波市", "code": "330200", "pinyin": "níng bō", "hot": False}]},
        {"name": "山东省", "code": "370000", "pinyin": "shān dōng", "hot": False, "children": [
            {"name": "青岛市", "code": "370200", "pinyin": "qīng dǎo", "hot": False}]},
    ]
    page = bench.open(data)
    box = page.locator("#search")
    for query, path in [
        ("qingdao", ["山东省", "青岛市"]), ("nb", ["浙江省", "宁波市"]), ("3301", ["浙江省", "杭州市"]),
        ("青岛", ["山东省", "青岛市"]), ("HANGZHOU", ["浙江省", "杭州市"]), ("波", ["浙江省", "宁波市"]),
    ]:
        box.fill(query)
        same(box.get_attribute("aria-expanded"), "true", "the list for %s" % query)
        page.keyboard.press("Enter")
        same(labels(page), path, query)
        same(box.get_attribute("aria-expanded"), "false", "the list after Enter")
    box.fill("省")
    same(page.locator("#matches [role=option]").count(), 2, "matches of 省")
    page.keyboard.press("ArrowDown")
    active = box.get_attribute("aria-activedescendant")
    same(page.locator("#" + active).inner_text().split()[0], "山东省", "the second match")
    page.keyboard.press("Escape")
    same(page.locator("#matches").is_visible(), False, "the list after Escape")
    box.fill("nowhere")
    same(page.locator("#match-count").inner_text(), "0 found", "nothing found")
    page.keyboard.press("Enter")
    same(labels(page), ["浙江省", "宁波市"], "nothing found changes nothing")
    box.fill("青")
    page.locator("#matches li").first.click()
    same(labels(page), ["山东省", "青岛市"], "a match by mouse")
    # Attributes and flags.
    expect("pinyin" in page.locator("#attributes").inner_text(), "no attributes")
    expect("no" in page.locator("#attributes").inner_text().split(), "no flag")
    tags = page.locator(".table-row", has_text="浙江省").locator(".tag").all_inner_texts()
    same(tags, ["hot"], "flags in the table")
    same(page.locator("#codes").inner_text().replace("\n", ""), "Codes: 370000/370200", "codes")
    return ""


def table(bench):
    """The tree by keyboard and mouse, and findings beside their rows."""
    source = bench.folder / "findings.plist"
    source.write_bytes(plistlib.dumps([
        {"name": "全部", "cities": []},
        {"name": "浙江", "cities": ["杭州", "宁波", "杭州"]},
        {"name": "山东", "cities": [" 济南", "青岛"]},
    ], sort_keys=False))
    lint = subprocess.run([bench.tool, "lint", source, "--format", "json"], capture_output=True, text=True)
    lint = json.loads(lint.stdout)["findings"]
    page = bench.open(source)
    grid = page.locator("#table")
    grid.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    current = lambda: page.locator("#" + grid.get_attribute("aria-activedescendant"))
    same(current().get_attribute("aria-expanded"), "true", "opened")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    same(labels(page), ["浙江", "宁波"], "chosen in the table")
    same(current().get_attribute("aria-level"), "2", "level")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    same(current().get_attribute("aria-expanded"), "false", "closed")
    expect(page.locator("#finding-list li").count() == len(lint) > 0, "%d findings, lint has %d" % (
        page.locator("#finding-list li").count(), len(lint)))
    page.locator("#expand").click()
    for finding in lint:
        # The row that the finding's place in the data names: `$[1].cities[2]`.
        way = [int(number) for number in re.findall(r"\[(\d+)\]", finding["dataPath"])]
        value = plistlib.loads(source.read_bytes())[way[0]]
        name = value["cities"][way[1]] if len(way) > 1 else value["name"]
        found = [row for row in page.locator(".table-row", has_text=name).all_inner_texts() if finding["code"] in row]
        expect(found, "%s is not beside %r" % (finding["code"], name))
    expect("PD401" in page.locator(".table-row", has_text="杭州").nth(1).inner_text(), "the duplicate has no finding")
    expect("PD" not in page.locator(".table-row", has_text="青岛").inner_text(), "a good row has a finding")
    same(page.locator(".table-row", has_text="全部").locator(".tag").all_inner_texts(), ["offer"], "a sentinel row")
    before = page.locator(".table-row").count()
    page.locator("#only-findings").check()
    expect(page.locator(".table-row").count() < before, "all rows are left")
    expect(page.locator(".table-row", has_text="青岛").count() == 0, "a row without findings is left")
    # From a finding to its row.
    page.locator("#finding-list button").last.click()
    expect(page.locator("#row-findings li").count() > 0, "no finding beside the selection")
    # The chart.
    bars = page.locator("#bars button").all_inner_texts()
    same(len(bars), 3, "bars")
    expect("!" in page.evaluate("getComputedStyle(document.querySelector('.odd .number'), '::before').content"), "mark")
    page.locator("#bars button", has_text="山东").click()
    same(labels(page)[0], "山东", "chosen in the chart")
    return "%d findings" % len(lint)


def code_box(bench):
    """The box with snippet and JSON."""
    page = bench.open(sample("foods.plist"))
    page.locator("#random").click()
    same(json.loads(page.locator("#json").inner_text())["titles"], labels(page), "JSON of the choice")
    line = page.locator("#snippet").inner_text()
    run = subprocess.run(["sh", "-c", line.replace("pickdata", '"$TOOL"', 1)], cwd=ROOT / "SampleData",
                         env={"TOOL": str(bench.tool)}, capture_output=True, text=True)
    same(json.loads(run.stdout)["titles"], labels(page), "what the line prints")
    names = page.locator("#preset option").all_inner_texts()
    for name in names[1:]:
        page.locator("#preset").select_option(label=name)
        expect(len(page.locator("#snippet").inner_text()) > 0, "no snippet for " + name)
    page.locator("#preset").select_option(label="JSON")
    same(json.loads(page.locator("#json").inner_text()), plistlib.loads(sample("foods.plist").read_bytes()), "JSON")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#copy-json").click()
    page.locator("#copy-json", has_text="Copied").wait_for()
    same(json.loads(page.evaluate("navigator.clipboard.readText()")), json.loads(page.locator("#json").inner_text()), "copy")
    return ", ".join(names)


def languages(bench):
    """The browser's language is the page's."""
    expected = {"en-US": ("en", "Random"), "fr": ("en", "Random"), "zh-CN": ("zh-Hans", "随机"),
                "zh-SG": ("zh-Hans", "随机"), "zh-TW": ("zh-Hant", "隨機"), "zh-HK": ("zh-Hant", "隨機")}
    for locale, (tag, word) in expected.items():
        page = bench.open(sample("regions.plist"), locale=locale)
        same(page.evaluate("document.documentElement.lang"), tag, locale)
        same(page.locator("#random").inner_text(), word, locale)
        texts = page.locator("body").inner_text() + page.evaluate(
            "[...document.querySelectorAll('[aria-label], [placeholder]')].map(e => e.outerHTML).join()")
        expect("undefined" not in texts and "{0}" not in texts, "%s: a text is missing" % locale)
        for element in page.locator("[data-text]").all():
            expect(element.text_content(), "%s: an empty text" % locale)
    return "%d locales" % len(expected)


def keyboard(bench):
    """Tab goes through everything in the order of reading, and each stop can be seen."""
    page = bench.open(sample("cities.plist"))
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
            const element = document.activeElement;
            if (element === document.body) return null;
            const style = getComputedStyle(element);
            return { name: element.id || element.className, outline: style.outlineStyle !== 'none' };
        }""")
        if stop is None or (stops and stop == stops[0]):
            break
        stops.append(stop)
    names = [stop["name"] for stop in stops]
    wanted = ["skip", "search", "random", "wheel-rows", "wheel-rows", "copy-path", "expand", "collapse", "table"]
    same(names[: len(wanted)], wanted, "focus order")
    expect(names[-5:] == ["preset", "copy-snippet", "snippet", "copy-json", "json"], "the end of the order: %r" % names[-5:])
    for stop in stops:
        expect(stop["outline"], "focus cannot be seen on " + stop["name"])
    page.keyboard.press("Tab")
    page = bench.open(sample("cities.plist"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    same(page.evaluate("document.activeElement.className"), "wheel-rows", "the skip link")
    # Without motion a key arrives at once.
    page.keyboard.press("End")
    same(page.evaluate("[pickdata.motion.wheels.size, pickdata.page.wheels[0].position]"), [0, 33], "reduced motion")
    # A screen reader hears what was drawn.
    page.locator("#random").click()
    same(page.locator("#status").inner_text(), ", ".join(labels(page)), "status")
    return "%d stops" % len(stops)


def address(bench):
    """The address keeps the selection over a reload; an old one does no harm."""
    page = bench.open(sample("cities.plist"))
    for _ in range(5):
        page.locator("#random").click()
    before = labels(page)
    page.reload()
    same(labels(page), before, "labels after a reload")
    page = bench.open(sample("cities.plist"), hash="#/nowhere/%E6")
    expect(len(labels(page)) == 2, "labels with a broken address")
    return ""


def samples_of_looks(bench):
    source = bench.folder / "findings.plist"
    source.write_bytes(plistlib.dumps([
        {"name": "全部", "cities": []},
        {"name": "浙江", "cities": ["杭州", "宁波", "杭州"], "hot": True},
        {"name": "山东", "cities": [" 济南", "青岛"], "hot": False},
    ], sort_keys=False))
    return [sample("foods.plist"), sample("cities.plist"), sample("regions.plist"), source]


LOOKS = [("phone", PHONE, True), ("desktop", DESKTOP, False)]


def looks(bench):
    """Screenshots to look at; nothing is wider than the screen."""
    bench.screenshots.mkdir(parents=True, exist_ok=True)
    count = 0
    for source in samples_of_looks(bench):
        for scheme in ["light", "dark"]:
            for name, size, has_touch in LOOKS:
                locale = "zh-TW" if scheme == "dark" else "en-US"
                page = bench.open(source, size=size, color_scheme=scheme, has_touch=has_touch, locale=locale)
                page.evaluate("pickdata.page.choose(0, 1)")
                settle(page)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                expect(wide <= 0, "%s on a %s is %d pixels too wide" % (source.name, name, wide))
                ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
                same(ground, "rgb(0, 0, 0)" if scheme == "dark" else "rgb(242, 242, 247)", "ground in " + scheme)
                page.screenshot(path=bench.screenshots / ("%s-%s-%s.png" % (source.stem, name, scheme)), full_page=True)
                count += 1
    return "%d screenshots in %s" % (count, bench.screenshots)


def accessibility(bench):
    """axe-core finds nothing, in both schemes, at both sizes, with lists open."""
    axe, rules = Axe(), 0
    for source in samples_of_looks(bench):
        for scheme in ["light", "dark"]:
            for name, size, has_touch in LOOKS:
                page = bench.open(source, size=size, color_scheme=scheme, has_touch=has_touch)
                page.locator("#expand").click()
                page.locator("#search").fill("江" if source.stem != "foods" else "茶")
                result = axe.run(page).response
                rules = len(result["passes"])
                for violation in result["violations"]:
                    nodes = [node["html"][:120] for node in violation["nodes"][:3]]
                    failures.append("accessibility: %s %s %s: %s %s" % (
                        source.name, scheme, name, violation["id"], nodes))
                # Axe leaves hidden and overlapped text undecided: the page's own colours, in pairs.
                same(poor_contrast(page), [], "contrast in %s" % scheme)
    return "%d rules passed on the last page" % rules


def poor_contrast(page):
    """Pairs of the page's colours that are used together and come closer than 4.5 to 1."""
    return page.evaluate("""() => {
        const style = getComputedStyle(document.documentElement);
        const channels = name => {
            const probe = document.createElement('i');
            probe.style.color = style.getPropertyValue('--' + name);
            document.body.append(probe);
            const found = getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3).map(Number);
            probe.remove();
            return found;
        };
        const light = name => {
            const [r, g, b] = channels(name).map(c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const pairs = [['text', 'card'], ['text', 'ground'], ['text', 'band'], ['text', 'mark'], ['quiet', 'card'],
            ['quiet', 'ground'], ['quiet', 'mark'], ['tint', 'card'], ['on-tint', 'tint'], ['error', 'card'],
            ['warning', 'card'], ['info', 'card'], ['error', 'mark'], ['warning', 'mark'], ['info', 'mark'],
            ['warning', 'band']];
        return pairs.filter(([one, other]) => {
            const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
            return (high + 0.05) / (low + 0.05) < 4.5;
        }).map(pair => pair.join(' on '));
    }""")


CHECKS = [
    scenarios, size_of_page, menu, cascade, short_columns, ragged, both_at_once, mouse, touch, hostile, many_rows, search,
    table, code_box, languages, keyboard, address, looks, accessibility,
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True, type=pathlib.Path)
    parser.add_argument("--screenshots", default=ROOT / ".build/browser", type=pathlib.Path)
    parser.add_argument("--only")
    arguments = parser.parse_args()
    with chromium() as (browser, folder):
        bench = PreviewBench(arguments.tool.resolve(), browser, folder, arguments.screenshots)
        return run_checks(CHECKS, bench, "checks", arguments.only)


sys.exit(main())
