#!/usr/bin/env python3
"""Gives what `convert --for` writes to the front ends' own code, and chooses a place there.

    frontends.py --tool .build/release/pickdata --packages .build/frontends/packages [--only NAME]

Each page has the component as its makers built it, and the tool's output as its data. A person's clicks and keys open it;
what it shows must be what the property list says, as `plistlib` reads it; a row without children is chosen, and the component
must say that it has the value of that row. Nothing is fetched: a request for anything but the page's files is a failure. Exit
status 1 when a check fails.
"""

import argparse
import json
import pathlib
import plistlib
import subprocess
import sys
import time

from chromium import ROOT, Bench, Running, chromium, expect, run_checks, same

REGIONS = ROOT / "SampleData/regions.plist"
# For components that make an element of each row, open or not.
FEW = ["北京市", "浙江省", "台湾省"]


class FrontEndBench(Bench):
    """The browser, the tool, and the unpacked packages with the front ends."""

    def __init__(self, tool, packages, browser, folder):
        super().__init__(tool, browser, folder)
        self.packages = packages
        self.regions = plistlib.loads(REGIONS.read_bytes())

    def output(self, preset, source=REGIONS):
        run = subprocess.run([self.tool, "convert", "--for", preset, source], capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError("pickdata convert --for %s: %s" % (preset, run.stderr))
        return run.stdout

    def few(self):
        target = self.folder / "few.plist"
        target.write_bytes(plistlib.dumps([row for row in self.regions if row["name"] in FEW], sort_keys=False))
        return target

    def open(self, scripts, styles, script, data="null", body='<div id="app"></div>'):
        """Opens a page of the packages' files, with the tool's output as `DATA`."""
        parts = ["<!DOCTYPE html><html lang='en'><head><meta charset='utf-8'>"]
        parts += ["<link rel='stylesheet' href='%s'>" % (self.packages / path).as_uri() for path in styles]
        parts += ["</head><body>", body, "<script>window.DATA = %s;</script>" % data.replace("</", "<\\/")]
        parts += ["<script>%s</script>" % path[1:] if path.startswith("=")
                  else "<script src='%s'></script>" % (self.packages / path).as_uri() for path in scripts]
        parts += ["<script>%s</script></body></html>" % script]
        target = self.folder / (Running.name + ".html")
        target.write_text("\n".join(parts), encoding="utf-8")
        context = self.browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-US", reduced_motion="reduce")
        page = self.page_in(context, lambda url: url.startswith(("file:", "data:", "blob:")))
        page.set_default_timeout(15_000)
        page.goto(target.as_uri())
        return page


def named(rows, name):
    return next(row for row in rows if row["name"] == name)


def names(rows):
    return [row["name"] for row in rows]


def wait_for(page, expression, what):
    deadline = time.monotonic() + 10
    while not page.evaluate(expression):
        if time.monotonic() > deadline:
            expect(False, what + " does not happen")
            return
        page.wait_for_timeout(20)


# The checks, each named like its preset.


def select2(bench):
    """Groups of the first level; a place is found by its name and chosen by a click."""
    vendor = "django/contrib/admin/static/admin/%s/vendor/"
    page = bench.open(
        [vendor % "js" + "jquery/jquery.min.js", vendor % "js" + "select2/select2.full.min.js"],
        [vendor % "css" + "select2/select2.min.css"],
        "jQuery('#place').select2({data: DATA.results, width: '400px'}).val(null).trigger('change');",
        bench.output("select2"),
        "<select id='place'></select>",
    )
    page.locator(".select2-selection").click()
    page.wait_for_selector(".select2-results__group")
    found = page.locator(".select2-results__group, .select2-results__options:not(.select2-results__options--nested)"
                         " > .select2-results__option:not([role=group])").all_inner_texts()
    same(found, names(bench.regions), "rows of the first level")
    zhejiang = named(bench.regions, "浙江省")
    leaves = sum(len(city.get("children", [])) or 1 for city in zhejiang["children"])
    group = page.locator(".select2-results__option", has=page.locator("strong", has_text="浙江省"))
    same(group.locator(".select2-results__option").count(), leaves, "rows of 浙江省")
    page.locator(".select2-search__field").fill("杭州市 / 西湖")
    wait_for(page, "document.querySelectorAll('.select2-results__option .select2-results__option').length === 1", "search")
    page.locator(".select2-results__option .select2-results__option").click()
    same(page.evaluate("jQuery('#place').val()"), "330106", "chosen")
    same(page.locator(".select2-selection__rendered").inner_text().strip("×\n "), "杭州市 / 西湖区", "shown")
    return "with jQuery " + page.evaluate("jQuery.fn.jquery")


def tom_select(bench):
    """Groups by their values; a place is found by its name and chosen by Enter."""
    page = bench.open(
        ["django_tomselect/static/django_tomselect/js/django-tomselect.min.js"],
        [],
        "window.picker = new TomSelect('#place', {options: DATA.options, optgroups: DATA.optgroups, maxOptions: null});",
        bench.output("tom-select"),
        "<select id='place' placeholder='?'></select>",
    )
    page.locator(".ts-control").click()
    page.wait_for_selector(".optgroup-header")
    groups = [row["name"] for row in bench.regions if row.get("children")]
    same(page.locator(".optgroup-header").all_inner_texts(), groups, "groups")
    leaves = sum(len(city.get("children", [])) or 1
                 for province in bench.regions for city in province.get("children") or [{}])
    same(page.locator(".ts-dropdown .option").count(), leaves, "options")
    page.keyboard.type("西湖区")
    page.wait_for_selector(".ts-dropdown .option.active")
    wait_for(page, "document.querySelector('.ts-dropdown .option.active').textContent.includes('西湖区')", "search")
    chosen = page.locator(".ts-dropdown .option.active").get_attribute("data-value")
    page.keyboard.press("Enter")
    same(page.evaluate("picker.getValue()"), chosen, "chosen")
    wanted = {county["code"] for province in bench.regions for city in province.get("children", [])
              for county in city.get("children", []) if county["name"] == "西湖区"}
    expect(chosen in wanted, "%r is none of %r" % (chosen, wanted))
    return "%d options" % leaves


def vuetify(bench):
    """VTreeview: rows open by a click; a row without children has no arrow and is chosen."""
    page = bench.open(
        ["trame_client/module/vue3-www/vue.global.js", "trame_vuetify/module/v3-serve/vuetify3.js"],
        ["trame_vuetify/module/v3-serve/vuetify3.css"],
        """
        window.chosen = Vue.ref([]);
        Vue.createApp({
            setup: () => ({items: DATA, chosen}),
            template: `<v-app><v-treeview v-model:activated="chosen" :items="items" item-value="value" activatable
                open-on-click active-strategy="single-leaf"></v-treeview></v-app>`,
        }).use(Vuetify.createVuetify()).mount('#app');
        """,
        bench.output("vuetify", bench.few()),
    )
    titles = page.locator(".v-treeview > .v-treeview-item .v-list-item-title, "
                          ".v-treeview > .v-treeview-group > .v-treeview-item .v-list-item-title")
    page.wait_for_selector(".v-treeview .v-list-item-title")
    same([title.strip() for title in titles.all_inner_texts()], FEW, "rows of the first level")
    leaf = page.locator(".v-treeview-item", has_text="台湾省")
    same(leaf.locator(".v-treeview-item__toggle, .v-list-item-action button").count(), 0, "arrows of 台湾省")
    for name in ["浙江省", "杭州市"]:
        page.locator(".v-treeview-item", has_text=name).first.click()
    page.locator(".v-treeview-item", has_text="西湖区").first.click()
    same(page.evaluate("JSON.stringify(chosen.value)"), '["330106"]', "chosen")
    return "Vuetify " + page.evaluate("Vuetify.version")


def antd(bench):
    """AntD's Cascader: a list for each level; a row without children closes it."""
    assets = "feffery_antd_components/"
    page = bench.open(
        ["dash/deps/prop-types@15.8.1.min.js", "dash/deps/react@18.3.1.min.js", "dash/deps/react-dom@18.3.1.min.js",
         "=window.dash_component_api = {useDashContext: () => ({useLoading: () => false}), ExternalWrapper: () => null};",
         assets + "feffery_antd_components.min.js"],
        [],
        """
        window.chosen = null;
        const root = ReactDOM.createRoot(document.getElementById('app'));
        const show = () => root.render(React.createElement(React.Suspense, {fallback: null},
            React.createElement(feffery_antd_components.AntdCascader, {
                id: 'place', options: DATA, value: chosen, locale: 'en-us', style: {width: 400},
                setProps: props => { if ('value' in props) { chosen = props.value; show(); } },
            })));
        show();
        """,
        bench.output("antd"),
    )
    page.locator(".ant-cascader").first.click()
    page.wait_for_selector(".ant-cascader-menu")
    lists = page.locator(".ant-cascader-menu")
    same(lists.nth(0).locator(".ant-cascader-menu-item").all_inner_texts(), names(bench.regions), "rows of the first level")
    rows = bench.regions
    for level, name in enumerate(["浙江省", "杭州市"]):
        lists.nth(level).locator(".ant-cascader-menu-item", has_text=name).click()
        rows = named(rows, name)["children"]
        page.wait_for_function("count => document.querySelectorAll('.ant-cascader-menu').length === count", arg=level + 2)
        same(lists.nth(level + 1).locator(".ant-cascader-menu-item").all_inner_texts(), names(rows), "rows of " + name)
    lists.nth(2).locator(".ant-cascader-menu-item", has_text="西湖区").click()
    wait_for(page, "chosen !== null", "a choice")
    same(page.evaluate("JSON.stringify(chosen)"), '["330000","330100","330106"]', "chosen")
    # A row that ends early is a leaf.
    page.locator(".ant-cascader").first.click()
    lists.nth(0).locator(".ant-cascader-menu-item", has_text="台湾省").click()
    wait_for(page, "chosen.length === 1", "the choice of 台湾省")
    same(page.evaluate("JSON.stringify(chosen)"), '["710000"]', "chosen on level 1")
    return ""


def html_select(bench):
    """The browser's own <select>."""
    page = bench.open([], [], "", body=bench.output("html-select"))
    groups = [row["name"] for row in bench.regions if row.get("children")]
    same(page.locator("optgroup").evaluate_all("groups => groups.map(group => group.label)"), groups, "groups")
    page.locator("select").select_option(label="杭州市 / 西湖区")
    same(page.locator("select").input_value(), "330106", "chosen")
    return ""


CHECKS = [select2, tom_select, vuetify, antd, html_select]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True, type=pathlib.Path)
    parser.add_argument("--packages", required=True, type=pathlib.Path)
    parser.add_argument("--only")
    arguments = parser.parse_args()
    with chromium() as (browser, folder):
        bench = FrontEndBench(arguments.tool.resolve(), arguments.packages.resolve(), browser, folder)
        return run_checks(CHECKS, bench, "front ends", arguments.only)


sys.exit(main())
