#!/usr/bin/env python3
"""Changes a file under `pickdata preview --watch`, and looks what becomes of the page.

    preview-watch.py --tool .build/debug/pickdata

One line a check; exit status 1 when one fails.
"""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import watching

GOOD = '<plist version="1.0"><array><array><string>%s</string></array></array></plist>\n'


def is_true(condition, seconds=10):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if condition():
                return True
        except OSError:
            pass
        time.sleep(0.03)
    return False


class Watch:
    """A folder with a data file, and the tool that watches it."""

    def __init__(self, tool, text, arguments=()):
        self.folder = tempfile.TemporaryDirectory()
        self.work = pathlib.Path(self.folder.name)
        self.data, self.page, self.errors = (self.work / name for name in ["data.plist", "page.html", "errors"])
        self.data.write_text(text, encoding="utf-8")
        self.process = subprocess.Popen(
            [tool, "preview", self.data, "-o", self.page, "--watch", *arguments],
            stdin=subprocess.DEVNULL, stderr=self.errors.open("w"),
        )

    def says(self, words):
        return is_true(lambda: words in self.errors.read_text(encoding="utf-8"))

    def shows(self, name):
        return is_true(lambda: '"names":[null,"%s"]' % name in self.page.read_text(encoding="utf-8"))

    def end(self, number=signal.SIGINT):
        return watching.end(self.process, number)

    def files(self):
        return sorted(os.listdir(self.work))


def changes(tool):
    watch = Watch(tool, GOOD % "一")
    yield "says that it watches", watch.says("watching")
    yield "the first page", watch.shows("一")
    watch.data.write_text(GOOD % "二", encoding="utf-8")
    yield "written over, with as many bytes", watch.shows("二")
    other = watch.work / "other"
    other.write_text(GOOD % "三", encoding="utf-8")
    os.replace(other, watch.data)
    yield "replaced, as editors do", watch.shows("三")
    with watch.data.open("w", encoding="utf-8") as file:
        for character in GOOD % "四":
            file.write(character)
            file.flush()
            time.sleep(0.005)
    yield "written slowly", watch.shows("四")
    yield "half a file is not read", "no picker data" not in watch.errors.read_text(encoding="utf-8")
    yield "ended by Control-C", watch.end()
    yield "no file is left over", watch.files() == ["data.plist", "errors", "page.html"]


def breaks(tool):
    watch = Watch(tool, GOOD % "一")
    watch.says("watching")
    watch.data.write_text("<plist><array>", encoding="utf-8")
    yield "says what is wrong", watch.says("PD1") and watch.says("the page stays as it was")
    yield "the page stays", watch.shows("一")
    watch.data.unlink()
    time.sleep(0.6)
    yield "waits for a file that is gone", watch.process.poll() is None
    watch.data.write_text(GOOD % "二", encoding="utf-8")
    yield "the file came back", watch.shows("二")
    page = lambda: watch.page.read_text(encoding="utf-8")
    yield "a column of one row is a warning", '"warning":1' in page()
    (watch.work / ".pickdata.json").write_text('{"ignore": ["one-row-column"]}', encoding="utf-8")
    watch.data.write_text(GOOD % "三", encoding="utf-8")
    yield "the configuration is read anew", is_true(
        lambda: '"三"' in page() and '"warning":0' in page())
    yield "ended by SIGTERM", watch.end(signal.SIGTERM)


def never_good(tool):
    watch = Watch(tool, "<plist><array>")
    yield "a file that was never good is not watched", watch.process.wait(10) == 1
    yield "and makes no page", watch.files() == ["data.plist", "errors"]


sys.exit(watching.main([changes, breaks, never_good]))
