#!/usr/bin/env python3
"""Turns the wheels of `pickdata pick` in a pseudo-terminal, as somebody at a keyboard does.

    python3 Tests/Tools/pick-pty.py --tool PATH/pickdata [NAME…]

A small terminal of its own follows what is drawn. Each case prints `ok NAME` or `FAILED NAME: why`; the exit status is
1 when one failed. Every case ends by looking whether the terminal is as it was.
"""

import argparse
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOODS = ROOT / "SampleData/foods.plist"
CITIES = ROOT / "SampleData/cities.plist"
REGIONS = ROOT / "SampleData/regions.plist"
PATIENCE = 60

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
PAGE_UP, PAGE_DOWN, HOME, END, BACK_TAB = "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "\x1b[Z"

tool = ""


class Failed(Exception):
    pass


def check(condition, why):
    if not condition:
        raise Failed(why)


def cells(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    """What a terminal shows of the bytes that it was sent."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.alternate = False
        self.cursor_shown = True
        self.plain = ""
        self.pending = b""
        self.overflowed = False
        self.clear()

    def clear(self):
        self.grid = [[" "] * self.columns for _ in range(self.rows)]
        self.x = self.y = 0

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.clear()

    def feed(self, data):
        self.pending += data
        try:
            text, self.pending = self.pending.decode("utf-8"), b""
        except UnicodeDecodeError as error:
            text, self.pending = self.pending[: error.start].decode("utf-8"), self.pending[error.start :]
        cut = re.search(r"\x1b(\[[0-9;?]*)?$", text)
        if cut:
            self.pending = text[cut.start() :].encode() + self.pending
            text = text[: cut.start()]
        for piece in re.finditer(r"\x1b\[([0-9;?]*)([A-Za-z])|(.)", text, re.DOTALL):
            if piece.group(3) is not None:
                self.put(piece.group(3))
            else:
                self.control(piece.group(1), piece.group(2))

    def control(self, parameters, final):
        if parameters == "?1049":
            self.alternate = final == "h"
            self.clear()
        elif parameters == "?25":
            self.cursor_shown = final == "h"
        elif final == "H":
            self.x = self.y = 0
            self.overflowed = False
        elif final == "K":
            self.grid[self.y][self.x :] = [" "] * (self.columns - self.x)
        elif final == "J":
            self.grid[self.y][self.x :] = [" "] * (self.columns - self.x)
            for line in range(self.y + 1, self.rows):
                self.grid[line] = [" "] * self.columns
        elif final != "m":
            raise Failed(f"drew an unknown sequence {parameters}{final}")

    def put(self, character):
        if not self.alternate:
            self.plain += character
            return
        if character == "\r":
            self.x = 0
        elif character == "\n":
            # A picture that was made for a larger terminal; the next one must fit.
            self.overflowed = self.overflowed or self.y + 1 >= self.rows
            self.y = min(self.y + 1, self.rows - 1)
        else:
            width = cells(character)
            if width == 0:
                return
            if self.x + width > self.columns:
                self.overflowed = True
                return
            self.grid[self.y][self.x] = character
            if width == 2:
                self.grid[self.y][self.x + 1] = ""
            self.x += width

    @property
    def fits(self):
        """Whether there is a picture, none of which lies outside."""
        return self.alternate and not self.overflowed

    @property
    def lines(self):
        return ["".join(line).rstrip() for line in self.grid]

    @property
    def text(self):
        return "\n".join(self.lines)

    def column(self, text):
        """The cell in which `text` begins, on whatever line; None when it is not there."""
        for line in self.grid:
            row = "".join(line)
            if text in row:
                before = row[: row.index(text)]
                return sum(cells(c) for c in before)
        return None


class Wheels:
    """A run of the tool in a terminal of its own."""

    def __init__(self, arguments, columns=80, rows=24, environment=None, command=None):
        self.screen = Screen(columns, rows)
        words = command or [tool, "pick", *map(str, arguments)]
        variables = dict(os.environ, TERM="xterm", **(environment or {}))
        for name in ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"):
            variables.pop(name, None)
        self.master, self.slave = pty.openpty()
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 64)
            os.execvpe(words[0], words, variables)
        self.status = None

    def set_size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, text):
        os.write(self.master, text.encode())

    def pump(self, seconds=0.05):
        readable, _, _ = select.select([self.master], [], [], seconds)
        if not readable:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.screen.feed(data)
        return bool(data)

    def wait_for(self, what, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise Failed(f"waited for {what}; the screen is\n{self.screen.text}\n{self.screen.plain}")
            self.pump()

    def see(self, text):
        self.wait_for(repr(text), lambda: self.screen.fits and text in self.screen.text)

    def choice(self, text):
        """Waits until the labels below the wheels are `text`."""
        self.wait_for(repr(text), lambda: self.screen.fits and text in self.screen.lines[-2:])

    def finish(self):
        """Waits for the end; returns the exit status, negative for a signal."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                raise Failed("does not end")
            self.pump(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        while self.pump(0):
            pass
        return self.status

    def restored(self):
        check(termios.tcgetattr(self.slave) == self.before, "the terminal's mode is not as it was")
        check(not self.screen.alternate, "the screen is not as it was")
        check(self.screen.cursor_shown, "the cursor is hidden")

    def ends(self, status, output):
        found = self.finish()
        check(found == status, f"exit status {found}, not {status}\n{self.screen.plain}")
        self.restored()
        printed = self.screen.plain.replace("\r\n", "\n")
        check(printed == output, f"printed {printed!r}, not {output!r}")

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        for descriptor in (self.master, self.slave):
            try:
                os.close(descriptor)
            except OSError:
                pass


CASES = []


def case(function):
    CASES.append((function.__name__.replace("_", "-"), function))
    return function


def turned(arguments, *keys, status=0, output, **options):
    """Sends each group of keys once the labels before it are there; a key is (labels to wait for, keys)."""
    wheels = Wheels(arguments, **options)
    try:
        for labels, text in keys:
            wheels.choice(labels)
            wheels.send(text)
        wheels.ends(status, output)
    finally:
        wheels.close()


@case
def enter_prints_the_choice():
    turned([FOODS], ("苹果  米饭  白开水", "\r"), output="苹果\t米饭\t白开水\n")


@case
def enter_prints_json():
    wheels = Wheels([REGIONS, "--format", "json"])
    try:
        wheels.choice("北京市  市辖区  东城区  110101")
        wheels.send("\r")
        check(wheels.finish() == 0, "failed")
        value = json.loads(wheels.screen.plain)
        check(value["codes"] == ["110000", "110100", "110101"] and value["rows"] == [0, 0, 0], f"{value}")
        wheels.restored()
    finally:
        wheels.close()


@case
def arrows_turn_and_cascade():
    turned(
        [CITIES],
        ("北京市  东城区", DOWN),
        ("天津市  和平区", RIGHT + DOWN),
        ("天津市  河东区", LEFT + DOWN),
        ("河北省  石家庄市", RIGHT + DOWN + UP + UP + "\r"),
        output="河北省\t石家庄市\n",
    )


@case
def letters_turn_too():
    turned(
        [FOODS],
        ("苹果  米饭  白开水", "jj"),
        ("橙子  米饭  白开水", "lj"),
        ("橙子  馒头  白开水", "hk"),
        ("香蕉  馒头  白开水", "\r"),
        output="香蕉\t馒头\t白开水\n",
    )


@case
def tab_goes_around():
    turned(
        [FOODS],
        ("苹果  米饭  白开水", "\t\t\tj"),
        ("香蕉  米饭  白开水", BACK_TAB + "j"),
        ("香蕉  米饭  绿茶", "\r"),
        output="香蕉\t米饭\t绿茶\n",
    )


@case
def pages_and_ends():
    turned(
        [FOODS],
        ("苹果  米饭  白开水", END),
        ("火龙果  米饭  白开水", HOME),
        ("苹果  米饭  白开水", RIGHT + PAGE_DOWN),
        ("苹果  粽子  白开水", PAGE_UP + "\r"),
        output="苹果\t米饭\t白开水\n",
    )


@case
def escape_cancels():
    turned([FOODS], ("苹果  米饭  白开水", "j\x1b"), status=130, output="")


@case
def control_c_cancels():
    turned([FOODS], ("苹果  米饭  白开水", "j\x03"), status=130, output="")


@case
def search_by_name():
    turned([CITIES], ("北京市  东城区", "浙江"), ("浙江省  杭州市", "\t"), ("浙江省  杭州市", "j\r"), output="浙江省\t宁波市\n")


@case
def search_below_other_provinces():
    turned([CITIES], ("北京市  东城区", "宁波"), ("浙江省  宁波市", "\r"), output="浙江省\t宁波市\n")


@case
def search_by_code():
    turned([REGIONS], ("北京市  市辖区  东城区  110101", "330106"), ("浙江省  杭州市  西湖区  330106", "\r"), output="浙江省\t杭州市\t西湖区\n")


@case
def search_by_pinyin():
    rows = [("北京市", "Běijīng Shì"), ("杭州市", "Hángzhōu Shì"), ("黄山市", "huáng shān shì")]
    items = "".join(
        f"<dict><key>name</key><string>{name}</string><key>pinyin</key><string>{pinyin}</string>"
        "<key>cities</key><array><string>甲</string></array></dict>"
        for name, pinyin in rows
    )
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "pinyin.plist")
        file.write_text(f'<plist version="1.0"><array>{items}</array></plist>')
        turned([file], ("北京市  甲", "/hangz"), ("杭州市  甲", "\r"), output="杭州市\t甲\n")
        turned([file], ("北京市  甲", "/hss"), ("黄山市  甲", "\r"), output="黄山市\t甲\n")


@case
def search_goes_from_match_to_match():
    wheels = Wheels([CITIES])
    try:
        wheels.choice("北京市  东城区")
        wheels.send("/江")
        wheels.see("1 of 4")
        wheels.send(DOWN)
        wheels.see("2 of 4")
        wheels.send(UP + UP)
        wheels.see("4 of 4")
        wheels.send("\x7f西")
        wheels.see("1 of ")
        wheels.send("\r")
        check(wheels.finish() == 0, "failed")
        wheels.restored()
    finally:
        wheels.close()


@case
def escape_leaves_a_search_first():
    wheels = Wheels([CITIES])
    try:
        wheels.choice("北京市  东城区")
        wheels.send("/浙江")
        wheels.choice("浙江省  杭州市")
        wheels.send("\x1b")
        wheels.choice("北京市  东城区")
        wheels.see("Esc cancel")
        wheels.send("\x1b")
        wheels.ends(130, "")
    finally:
        wheels.close()


@case
def nothing_found_is_not_chosen():
    wheels = Wheels([CITIES])
    try:
        wheels.choice("北京市  东城区")
        wheels.send("/月球\r")
        wheels.see("nothing")
        wheels.send("\x03")
        wheels.ends(130, "")
    finally:
        wheels.close()


@case
def random_gives_another_choice_each_time():
    wheels = Wheels([FOODS])
    try:
        seen = ["苹果", "米饭", "白开水"]
        wheels.choice("  ".join(seen))
        for _ in range(10):
            wheels.send("r")
            old = "  ".join(seen)
            wheels.wait_for("another choice", lambda: wheels.screen.lines[-2] not in ("", old))
            wheels.see("Esc cancel")
            now = wheels.screen.lines[-2].split("  ")
            check(len(now) == 3 and all(a != b for a, b in zip(now, seen)), f"{seen} and then {now}")
            seen = now
        wheels.send("\r")
        wheels.ends(0, "\t".join(seen) + "\n")
    finally:
        wheels.close()


@case
def wide_characters_line_up():
    wheels = Wheels([CITIES, "--color", "always"])
    try:
        wheels.choice("北京市  东城区")
        columns = {wheels.screen.column(text) for text in ("东城区", "西城区", "朝阳区", "石景山区")}
        check(len(columns) == 1 and None not in columns, f"cities begin in columns {columns}")
        check({wheels.screen.column(t) for t in ("天津市", "河北省", "内蒙古自治区")} == {2}, "provinces do not line up")
        wheels.send("\r")
        check(wheels.finish() == 0, "failed")
        wheels.restored()
    finally:
        wheels.close()


@case
def a_resize_is_followed():
    wheels = Wheels([FOODS])
    try:
        wheels.choice("苹果  米饭  白开水")
        for columns, rows in [(40, 10), (20, 5), (12, 2), (1, 1), (132, 50), (80, 24)]:
            wheels.screen.resize(columns, rows)
            wheels.set_size(columns, rows)
            # The system tells the tool.
            screen = wheels.screen
            if columns > 20:
                wheels.wait_for("a picture", lambda: screen.fits and screen.lines[-2] == "苹果  米饭  白开水")
                wheels.wait_for("the help", lambda: screen.fits and "1/12" in screen.lines[-1])
            elif columns > 1:
                wheels.wait_for("a picture", lambda: screen.fits and "苹果" in screen.text)
        wheels.send("\r")
        wheels.ends(0, "苹果\t米饭\t白开水\n")
    finally:
        wheels.close()


@case
def signals_put_the_terminal_back():
    for name in ("INT TERM HUP QUIT ABRT SEGV USR1 USR2 ALRM VTALRM PROF SYS").split():
        number = signal.Signals["SIG" + name]
        wheels = Wheels([FOODS])
        try:
            wheels.choice("苹果  米饭  白开水")
            check(termios.tcgetattr(wheels.slave) != wheels.before, "the terminal is not raw")
            os.kill(wheels.pid, number)
            wheels.ends(-number, "")
        finally:
            wheels.close()


@case
def ignored_signals_stay_ignored():
    command = ["sh", "-c", f"trap '' HUP; exec '{tool}' pick '{FOODS}'"]
    wheels = Wheels([], command=command)
    try:
        wheels.choice("苹果  米饭  白开水")
        os.kill(wheels.pid, signal.SIGHUP)
        wheels.send("j")
        wheels.choice("香蕉  米饭  白开水")
        wheels.send("\r")
        wheels.ends(0, "香蕉\t米饭\t白开水\n")
    finally:
        wheels.close()


@case
def control_z_stops_and_goes_on():
    script = f"set -m; '{tool}' pick '{FOODS}'; echo STOPPED; read line; fg >/dev/null; echo STATUS $?"
    wheels = Wheels([], command=["sh", "-c", script])
    try:
        wheels.choice("苹果  米饭  白开水")
        wheels.send("j\x1a")
        wheels.wait_for("the shell", lambda: "STOPPED" in wheels.screen.plain)
        wheels.restored()
        wheels.send("\n")
        wheels.choice("香蕉  米饭  白开水")
        check(termios.tcgetattr(wheels.slave) != wheels.before, "the terminal is not raw again")
        wheels.send("j\r")
        check(wheels.finish() == 0, "the shell failed")
        check("橙子\t米饭\t白开水\r\nSTATUS 0" in wheels.screen.plain, wheels.screen.plain)
        wheels.restored()
    finally:
        wheels.close()


@case
def a_terminal_that_goes_away_ends_it():
    wheels = Wheels([FOODS])
    try:
        wheels.choice("苹果  米饭  白开水")
        os.close(wheels.slave)
        os.close(wheels.master)
        end = time.monotonic() + PATIENCE
        while os.waitpid(wheels.pid, os.WNOHANG)[0] == 0:
            check(time.monotonic() < end, "goes on without a terminal")
            time.sleep(0.02)
        wheels.status = 0
    finally:
        wheels.close()


@case
def a_dumb_terminal_gets_one_line():
    wheels = Wheels([], command=["env", "TERM=dumb", tool, "pick", str(FOODS)])
    try:
        wheels.ends(0, "苹果\t米饭\t白开水\n")
    finally:
        wheels.close()


@case
def a_pipe_gets_one_line():
    wheels = Wheels([], command=["sh", "-c", f"'{tool}' pick '{FOODS}' | cat"])
    try:
        wheels.ends(0, "苹果\t米饭\t白开水\n")
    finally:
        wheels.close()
    done = subprocess.run([tool, "pick", str(CITIES)], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    check(done.returncode == 0 and done.stdout.decode() == "北京市\t东城区\n", f"{done}")


@case
def sequences_may_come_in_pieces():
    wheels = Wheels([FOODS])
    try:
        wheels.choice("苹果  米饭  白开水")
        for byte in (DOWN + "橙").encode():
            os.write(wheels.master, bytes([byte]))
            if byte == 0x1B:
                # Shorter than the time after which it is a key of its own.
                time.sleep(0.001)
        wheels.choice("橙子  米饭  白开水")
        wheels.send("\r")
        wheels.ends(0, "橙子\t米饭\t白开水\n")
    finally:
        wheels.close()


def main():
    global tool
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the built command")
    parser.add_argument("names", nargs="*", help="cases; all when none is named")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    # Whoever started this may have signals blocked, which is handed down.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    failures = 0
    for name, run in CASES:
        if arguments.names and name not in arguments.names:
            continue
        try:
            run()
            print(f"ok {name}", flush=True)
        except Failed as failure:
            failures += 1
            print(f"FAILED {name}: {failure}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
