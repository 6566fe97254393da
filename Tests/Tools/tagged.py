"""Property-list values that name their types, and how two of them differ.

A value is a dict as in the conformance cases: {"type": "dict", "entries": [["k", …]]}, {"type": "array", "items": […]},
{"type": "integer", "value": "7"} and so on; numbers and dates are text.
"""

import base64
import datetime
import json
import math
import os
import plistlib
import struct
import subprocess
import sys
import threading

# 512 levels are two JSON levels each, and a level takes several Python frames.
sys.setrecursionlimit(50_000)
threading.stack_size(256 << 20)


def expand(value):
    """Writes `nested-arrays` out."""
    if value["type"] != "nested-arrays":
        return value
    inner = {"type": "array", "items": []}
    for _ in range(value["depth"] - 1):
        inner = {"type": "array", "items": [inner]}
    return inner


def short(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "..."


def same_real(left, right):
    """Equal as doubles with their sign, and equal as text, which is the shortest that reads back."""
    try:
        bits = struct.pack(">d", float(left)), struct.pack(">d", float(right))
    except ValueError:
        return False
    if math.isnan(float(left)):
        return math.isnan(float(right)) and left == right
    return bits[0] == bits[1] and left == right


def difference(expected, actual, path="$"):
    """Where and how `actual` differs; None when it does not."""
    expected = expand(expected)
    kind = expected["type"]
    if not isinstance(actual, dict) or actual.get("type") != kind:
        return "%s: expected %s, came %s" % (path, short(expected), short(actual))
    if kind == "dict":
        pairs = actual.get("entries", [])
        if [pair[0] for pair in pairs] != [pair[0] for pair in expected["entries"]]:
            keys = [[pair[0] for pair in side] for side in (expected["entries"], pairs)]
            return "%s: expected the keys %s, came %s" % (path, short(keys[0]), short(keys[1]))
        for (key, inner), (_, other) in zip(expected["entries"], pairs):
            found = difference(inner, other, "%s[%s]" % (path, short(key)))
            if found:
                return found
        return None
    if kind in ("array", "set"):
        items = actual.get("items", [])
        if len(items) != len(expected["items"]):
            return "%s: expected %d items, came %d" % (path, len(expected["items"]), len(items))
        for index, (inner, other) in enumerate(zip(expected["items"], items)):
            found = difference(inner, other, "%s[%d]" % (path, index))
            if found:
                return found
        return None
    if kind == "null":
        return None
    left, right = expected["value"], actual.get("value")
    right_type = bool if kind == "bool" else str
    if isinstance(right, right_type) and (same_real(left, right) if kind == "real" else left == right):
        return None
    return "%s: expected %s, came %s" % (path, short(expected), short(actual))


def date_text(moment):
    """The ISO-8601 text of a naive UTC datetime."""
    text = moment.isoformat()
    if "." in text:
        text = text.rstrip("0")
    return text + "Z"


def from_plistlib(value):
    """The tagged form of what plistlib gives."""
    if isinstance(value, dict):
        return {"type": "dict", "entries": [[key, from_plistlib(inner)] for key, inner in value.items()]}
    if isinstance(value, (list, tuple)):
        return {"type": "array", "items": [from_plistlib(inner) for inner in value]}
    if isinstance(value, bool):
        return {"type": "bool", "value": value}
    if isinstance(value, int):
        return {"type": "integer", "value": str(value)}
    if isinstance(value, float):
        return {"type": "real", "value": real_text(value)}
    if isinstance(value, str):
        return {"type": "string", "value": value}
    if isinstance(value, (bytes, bytearray)):
        return {"type": "data", "value": base64.b64encode(value).decode()}
    if isinstance(value, datetime.datetime):
        return {"type": "date", "value": date_text(value)}
    if isinstance(value, plistlib.UID):
        return {"type": "uid", "value": str(value.data)}
    if value is None:
        return {"type": "null"}
    raise TypeError("no property-list type: %r" % (value,))


def real_text(value):
    """The shortest text that reads back as `value`."""
    return "nan" if math.isnan(value) else repr(value)


def plain(value):
    """What JSON keeps of a value: dates and data as text, a uid as {"CF$UID": n}. Keys stay in order."""
    value = expand(value)
    kind = value["type"]
    if kind == "dict":
        return {key: plain(inner) for key, inner in value["entries"]}
    if kind in ("array", "set"):
        return [plain(inner) for inner in value["items"]]
    if kind == "integer":
        return int(value["value"])
    if kind == "real":
        return float(value["value"])
    if kind == "uid":
        return {"CF$UID": int(value["value"])}
    return value.get("value")


class Tool:
    """The command under test."""

    def __init__(self, path, seconds=60):
        self.path = path
        self.seconds = seconds

    def run(self, *arguments, stdin=None):
        """Exit status (negative for a signal, None for too slow), standard output, standard error."""
        try:
            done = subprocess.run(
                [self.path, *map(str, arguments)],
                input=stdin,
                stdin=None if stdin is not None else subprocess.DEVNULL,
                capture_output=True,
                timeout=self.seconds,
                # A backtrace of a crash takes longer than all the rest.
                env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
            )
        except subprocess.TimeoutExpired:
            return None, b"", b""
        return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")

    def tagged(self, path):
        """The tagged value of a file, and what went wrong if it has none."""
        status, output, errors = self.run("convert", "--to", "tagged", path)
        return self.parse(status, output, errors)

    def parse(self, status, output, errors):
        if status != 0:
            return None, "%s, %s" % (outcome(status), last_line(errors))
        try:
            return json.loads(output), None
        except ValueError as error:
            return None, "the output is not JSON: %s" % error


def outcome(status):
    if status is None:
        return "did not end"
    return "died of signal %d" % -status if status < 0 else "exit %d" % status


def last_line(text):
    """The line of an error output that says most: the first with `error`, else the last."""
    lines = [line for line in text.splitlines() if line.strip()]
    for line in lines:
        if "error" in line:
            return line[:200]
    return lines[-1][:200] if lines else "nothing on standard error"
