#!/usr/bin/env python3
"""Changes files under `pickdata lint --watch`, and looks what it says.

    lint-watch.py --tool .build/debug/pickdata

One line a check; exit status 1 when one fails.
"""

import os
import pathlib
import pty
import signal
import subprocess
import sys
import tempfile
import threading
import time

import watching

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" ' \
    '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
GOOD = HEAD + '<plist version="1.0"><array><array><string>一</string><string>二</string></array></array></plist>\n'
BAD = GOOD.replace("二", "一")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Watch:
    """A folder with property lists, the tool that watches it, and all that it says."""

    def __init__(self, tool, files, operands=("Data",), terminal=False):
        self.folder = tempfile.TemporaryDirectory()
        self.work = pathlib.Path(self.folder.name)
        for name, text in files.items():
            self.write(name, text)
        self.said, self.marked = "", 0
        if terminal:
            end, other = pty.openpty()
        else:
            end, other = os.pipe()
        environment = {key: value for key, value in os.environ.items() if key != "GITHUB_ACTIONS"}
        self.process = subprocess.Popen(
            [tool, "lint", "--watch", *operands], cwd=self.work, env=environment,
            stdin=subprocess.DEVNULL, stdout=other, stderr=other,
        )
        os.close(other)
        self.reader = threading.Thread(target=self.read, args=[end], daemon=True)
        self.reader.start()

    def read(self, end):
        while True:
            try:
                piece = os.read(end, 1 << 16)
            except OSError:
                break
            if not piece:
                break
            self.said += piece.decode("utf-8", "replace")

    def write(self, name, text):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def round(self, ending):
        """What is said up to and with `ending`, since the last round; None when it does not come."""
        deadline = time.monotonic() + 15
        while time.monotonic() < deadline:
            place = self.said.find(ending, self.marked)
            if place >= 0:
                text = self.said[self.marked:place + len(ending)]
                self.marked = place + len(ending)
                return text
            time.sleep(0.03)
        return None

    def end(self, number=signal.SIGINT):
        return watching.end(self.process, number)


def has(text, *words):
    return text is not None and all(word in text for word in words)


def changes(tool):
    watch = Watch(tool, {"Data/%d.plist" % number: GOOD for number in range(1, 4)})
    first = watch.round("watching 3 files; Control-C ends it")
    yield "a first report of all", first is not None and "PD402" not in first
    watch.write("Data/2.plist", BAD)
    text = watch.round("looked again at 1 of 3 files")
    yield "a change, of one file alone", has(text, "Data/2.plist:3:", "PD402", "1 warning in 3 files")
    yield "nothing is cleared in a pipe", "\x1b" not in watch.said
    watch.write("Data/1.plist", "<plist><array>")
    text = watch.round("looked again at 1 of 3 files")
    yield "what is known of the others stays in the report", has(text, "Data/1.plist:1:", "Data/2.plist:3:")
    other = watch.work / "other"
    other.write_text(GOOD, encoding="utf-8")
    os.replace(other, watch.work / "Data/1.plist")
    text = watch.round("looked again at 1 of 3 files")
    yield "replaced, as editors do", has(text, "Data/2.plist:3:") and "Data/1.plist" not in text
    watch.write("Data/New/4.plist", BAD)
    text = watch.round("looked again at 1 of 4 files")
    yield "a new file in a new folder", has(text, "Data/New/4.plist:3:")
    (watch.work / "Data/2.plist").unlink()
    text = watch.round("looked again at 0 of 3 files")
    yield "a file that is gone", text is not None and "Data/2.plist" not in text
    watch.write(".pickdata.json", '{"ignore": ["PD402"]}')
    text = watch.round("looked again at 3 of 3 files")
    yield "a configuration that came", text is not None and "PD402" not in text
    watch.write(".pickdata.json", "{")
    text = watch.round("looked again at 0 of 0 files")
    yield "a broken configuration is told", has(text, ".pickdata.json:1:")
    (watch.work / ".pickdata.json").unlink()
    text = watch.round("looked again at 3 of 3 files")
    yield "and gone again", has(text, "Data/New/4.plist:3:")
    quiet = watch.marked
    time.sleep(1.5)
    yield "nothing is said where nothing changes", watch.said[quiet:].strip() == "; Control-C ends it"
    yield "ended by Control-C", watch.end()


def terminal(tool):
    watch = Watch(tool, {"a.plist": GOOD}, ["a.plist"], terminal=True)
    yield "clears the screen first", has(watch.round("watching 1 file; Control-C ends it"), CLEAR)
    watch.write("a.plist", BAD)
    text = watch.round("looked again at 1 of 1 file;")
    yield "and before each report", has(text, CLEAR) and text.index(CLEAR) < text.index("PD402")
    (watch.work / "a.plist").unlink()
    yield "a named file that is gone is told", has(watch.round("of 0 files"), "cannot read a.plist")
    watch.write("a.plist", GOOD)
    text = watch.round("looked again at 1 of 1 file;")
    yield "and read when it is back", text is not None and "PD402" not in text
    yield "ended by SIGTERM", watch.end(signal.SIGTERM)


def own_preset(tool):
    regions = GOOD.replace("<array><string>一</string><string>二</string></array>",
                           "<dict><key>name</key><string>一</string><key>cities</key><array><string>二</string></array></dict>")
    preset = '{"presets": {"shop": {"like": "element", "codes": "%s"}}}'
    watch = Watch(tool, {"Data/a.plist": regions, "Data/.pickdata.json": preset % "unused"}, ["Data", "--for", "shop"])
    first = watch.round("watching 1 file; Control-C ends it")
    yield "a preset of the folder's own configuration", first is not None and "PD709" not in first
    watch.write("Data/.pickdata.json", preset % "required")
    yield "a preset that changed", has(watch.round("looked again at 1 of 1 file;"), "PD709")
    watch.write("Data/.pickdata.json", "{}")
    yield "a preset that is gone is told", has(watch.round("looked again at 1 of 1 file;"), "no front end `shop`", "PD709")
    yield "ended by Control-C", watch.end()


def refusals(tool):
    for words, reason in [
        (["-"], "not standard input"), (["--fix", "a"], "only looks"), (["--diff", "a"], "only looks"),
        (["--write-baseline", "b", "a"], "only looks"), (["--format", "jsn", "a"], "jsn"),
    ]:
        run = subprocess.run([tool, "lint", "--watch", *words], stdin=subprocess.DEVNULL, capture_output=True,
                             text=True, timeout=10)
        yield "refuses " + " ".join(words), run.returncode == 2 and reason in run.stderr


sys.exit(watching.main([changes, terminal, own_preset, refusals]))
