"""Runs checks in a headless Chromium, one after the other; for browser.py and frontends.py."""

import contextlib
import pathlib
import shutil
import sys
import tempfile
import time
import traceback

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

failures = []


class Running:
    """The check that runs now."""

    name = ""


def expect(right, what):
    if not right:
        failures.append("%s: %s" % (Running.name, what))


def same(found, wanted, what):
    expect(found == wanted, "%s: %r, not %r" % (what, found, wanted))


class Bench:
    """A browser and a folder for pages."""

    def __init__(self, tool, browser, folder):
        self.tool, self.browser, self.folder = tool, browser, folder
        self.contexts = []

    def page_in(self, context, may_ask):
        """A new page, which may not fail, nor ask for an address that `may_ask` does not allow."""
        self.contexts.append(context)
        page = context.new_page()
        name = Running.name
        page.on("pageerror", lambda error: failures.append("%s: error in the page: %s" % (name, error)))
        page.on("request", lambda request: may_ask(request.url)
                or failures.append("%s: the page asked for %s" % (name, request.url)))
        return page

    def close(self):
        for context in self.contexts:
            context.close()
        self.contexts = []


@contextlib.contextmanager
def chromium():
    """The browser and a folder that is removed behind it."""
    program = next((shutil.which(name) for name in NAMES if shutil.which(name)), None)
    if program is None:
        sys.exit("no Chromium: run Scripts/setup.sh browser")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        # Chromium's own sandbox does not run for root, as which CI builds.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        print("Chromium %s" % browser.version)
        yield browser, pathlib.Path(folder)
        browser.close()


def run_checks(checks, bench, noun, only=None):
    """Runs the checks, or the one that is called `only`, with a line each; gives the exit status."""
    count = 0
    for check in checks:
        Running.name = check.__name__.replace("_", "-")
        if only and only.replace("_", "-") != Running.name:
            continue
        before, note, began = len(failures), "", time.monotonic()
        try:
            note = check(bench)
        except Exception:
            failures.append("%s: %s" % (Running.name, traceback.format_exc()))
        bench.close()
        count += 1
        word = "ok" if len(failures) == before else "FAIL"
        print("%-4s %-14s %5.1f s  %s" % (word, Running.name, time.monotonic() - began, note), flush=True)
    for failure in failures[:60]:
        print("  " + failure)
    print("%d %s, %d failures" % (count, noun, len(failures)))
    return 1 if failures or not count else 0
