#!/usr/bin/env python3
"""Real faults while pickdata writes: nothing old may be lost, nothing may be left behind.

    faults.py --tool .build/release/pickdata [--kills 300] [--seed 1]

A full disk is a small tmpfs where mounting is allowed, else a limit on file sizes; SIGKILL comes at random moments; the folder that cannot be
written is met as a user who is not root. What this machine cannot show is named and left out. Exit status 1 when a check fails.
"""

import argparse
import collections
import contextlib
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

NOBODY = 65534
OLD = b'"what was there before"\n'


class Checks:
    """Counts checks by group and keeps the words of those that fail."""

    def __init__(self):
        self.counts = collections.OrderedDict()
        self.failed = []
        self.left_out = []

    def expect(self, group, right, what):
        passed, all_checks = self.counts.get(group, (0, 0))
        self.counts[group] = (passed + bool(right), all_checks + 1)
        if not right:
            self.failed.append("%s: %s" % (group, what))

    def leave_out(self, group, why):
        self.left_out.append("%s: left out, %s" % (group, why))


def source_text(places):
    """Picker data of about 90 bytes a place."""
    rows = "".join("\t\t\t<string>Town %06d of this province</string>\n" % number for number in range(places))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<array>\n\t<dict>\n\t\t<key>name</key>\n'
        "\t\t<string>Province</string>\n\t\t<key>cities</key>\n\t\t<array>\n" + rows + "\t\t</array>\n\t</dict>\n</array>\n</plist>\n"
    ).encode()


class Stage:
    """A folder with an input, an old output, and the command."""

    def __init__(self, tool, folder, source):
        self.tool, self.folder, self.source = tool, pathlib.Path(folder), source
        self.target = self.folder / "out.json"
        self.target.write_bytes(OLD)

    def command(self, output=None, form="json"):
        return [self.tool, "convert", str(self.source), "--to", form, "-o", str(output or self.target)]

    def run(self, output=None, **options):
        return subprocess.run(self.command(output), stdin=subprocess.DEVNULL, capture_output=True, timeout=120, **options)

    def litter(self):
        return sorted(path.name for path in self.folder.iterdir() if ".pickdata-" in path.name)


def says_why(done):
    """One clear line on standard error, and no trace of a crash."""
    text = done.stderr.decode("utf-8", "replace")
    return "cannot write" in text and "out.json" in text and "Fatal" not in text and "Crash" not in text


def refuses(checks, group, stage, done, status=2):
    checks.expect(group, done.returncode == status, "exit %d, expected %d: %r" % (done.returncode, status, done.stderr[-200:]))
    checks.expect(group, stage.target.read_bytes() == OLD, "the old file is not whole")
    checks.expect(group, stage.litter() == [], "left behind: %s" % stage.litter())


@contextlib.contextmanager
def small_disk(folder, kilobytes):
    """A tmpfs of that size; gives None where mounting is not allowed."""
    place = pathlib.Path(folder) / "disk"
    place.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=%dk" % kilobytes, "tmpfs", str(place)], capture_output=True
    )
    try:
        yield place if done.returncode == 0 else None
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", str(place)], check=True)


def full_disk(checks, tool, folder, source):
    with small_disk(folder, 512) as disk:
        if disk is None:
            checks.leave_out("full disk (tmpfs)", "mounting is not allowed here")
            return
        stage = Stage(tool, disk, source)
        for _ in range(5):
            done = stage.run()
            refuses(checks, "full disk (tmpfs)", stage, done)
            checks.expect("full disk (tmpfs)", b"No space left" in done.stderr, "the reason is not named: %r" % done.stderr[-200:])


def size_limit(checks, tool, folder, source):
    """The other way to have no room: a limit on the size of files, with and without the signal that it sends."""

    def limited(ignored):
        def prepare():
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN if ignored else signal.SIG_DFL)
        return prepare

    stage = Stage(tool, folder, source)
    done = stage.run(preexec_fn=limited(True), restore_signals=False)
    refuses(checks, "file size limit", stage, done)
    checks.expect("file size limit", says_why(done), "no clear message: %r" % done.stderr[-200:])
    done = stage.run(preexec_fn=limited(False), restore_signals=False)
    checks.expect("file size limit", done.returncode in (2, -signal.SIGXFSZ), "exit %d" % done.returncode)
    checks.expect("file size limit", stage.target.read_bytes() == OLD, "the old file is not whole")
    checks.expect("file size limit", stage.litter() == [], "left behind after SIGXFSZ: %s" % stage.litter())


def kills(checks, tool, folder, source, count, seed):
    """SIGKILL at random moments: old or new, never a part; at most one file is left, and the next run removes it."""
    group = "SIGKILL"
    stage = Stage(tool, folder, source)
    started = time.monotonic()
    checks.expect(group, stage.run().returncode == 0, "an undisturbed run fails")
    seconds = time.monotonic() - started
    new = stage.target.read_bytes()
    moments = random.Random(seed)
    seen = collections.Counter()
    for number in range(count):
        stage.target.write_bytes(OLD)
        process = subprocess.Popen(stage.command(), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(moments.uniform(0, seconds * 1.05))
        process.send_signal(signal.SIGKILL)
        process.wait(60)
        content, litter = stage.target.read_bytes(), stage.litter()
        seen["done before" if process.returncode == 0 else "new" if content == new else "old"] += 1
        seen["left a file"] += len(litter)
        checks.expect(group, content in (OLD, new), "run %d: %d bytes that are neither old nor new" % (number, len(content)))
        checks.expect(group, len(litter) <= 1, "run %d: left behind %s" % (number, litter))
        right = all(name.startswith(".out.json.pickdata-") for name in litter)
        checks.expect(group, right, "run %d: odd names %s" % (number, litter))
        if number % 10 == 9:
            checks.expect(group, stage.run().returncode == 0 and stage.litter() == [], "the next run leaves %s" % stage.litter())
    print("  SIGKILL: %d runs of %.0f ms: %s" % (count, 1000 * seconds, dict(seen)))


def signals(checks, tool, folder, source, seed):
    """Signals that can be caught leave nothing at all."""
    stage = Stage(tool, folder, source)
    started = time.monotonic()
    stage.run()
    seconds = time.monotonic() - started
    new = stage.target.read_bytes()
    moments = random.Random(seed)
    for number in (
        signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT, signal.SIGUSR1,
        signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF,
    ):
        for _ in range(25):
            stage.target.write_bytes(OLD)
            process = subprocess.Popen(
                stage.command(), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)),
            )
            time.sleep(moments.uniform(0, seconds))
            process.send_signal(number)
            name = signal.Signals(number).name
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                checks.expect(name, False, "the command did not end within a minute")
            checks.expect(name, process.returncode in (0, -number), "exit %d" % process.returncode)
            checks.expect(name, stage.target.read_bytes() in (OLD, new), "neither old nor new")
            checks.expect(name, stage.litter() == [], "left behind %s" % stage.litter())


def rights(checks, tool, folder, source):
    """A folder or a file that must not be written, for somebody who is not root."""
    group = "unwritable, not root"
    options = {}
    if os.geteuid() == 0:
        options = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        probe = subprocess.run([tool, "--version"], capture_output=True, **options) if os.access(tool, os.X_OK) else None
        if probe is None or probe.returncode != 0:
            checks.leave_out(group, "an ordinary user cannot run %s" % tool)
            return
    stage = Stage(tool, folder, source)
    os.chmod(stage.target, 0o666)
    os.chmod(folder, 0o555)
    done = stage.run(**options)
    os.chmod(folder, 0o755)
    refuses(checks, group, stage, done)
    checks.expect(group, says_why(done), "no clear message: %r" % done.stderr[-200:])
    os.chmod(folder, 0o777)
    os.chmod(stage.target, 0o444)
    done = stage.run(**options)
    refuses(checks, group, stage, done)
    checks.expect(group, says_why(done), "no clear message: %r" % done.stderr[-200:])

    # The commands that write the file they read.
    stage.target.write_bytes(OLD)
    faulty = pathlib.Path(folder) / "faulty.plist"
    before = source.read_bytes().replace(b"Town 000000", b"Town & 000000", 1)
    faulty.write_bytes(before)
    os.chmod(faulty, 0o666)
    os.chmod(folder, 0o555)
    for arguments in (["lint", "--fix"], ["normalize", "--write"]):
        done = subprocess.run(
            [tool, *arguments, str(faulty)], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, **options
        )
        name = " ".join(arguments)
        checks.expect(group, b"PD130" in done.stdout + done.stderr, "%s: the fault is not told" % name)
        checks.expect(group, faulty.read_bytes() == before, "%s: the file was touched" % name)
        if arguments[0] == "lint":
            checks.expect(group, done.returncode == 2, "%s: exit %d, expected 2" % (name, done.returncode))
            checks.expect(group, b"cannot write" in done.stderr, "%s: no clear message: %r" % (name, done.stderr[-200:]))
    os.chmod(folder, 0o755)


def kinds(checks, tool, folder, source):
    """Outputs that are not regular files, links, and modes."""
    folder = pathlib.Path(folder)
    stage = Stage(tool, folder, source)
    checks.expect("regular file", stage.run().returncode == 0, "a plain run fails")
    new = stage.target.read_bytes()
    checks.expect("regular file", json.loads(new)[0]["name"] == "Province", "not what was asked for")

    done = stage.run("/dev/full")
    checks.expect("/dev/full", done.returncode == 2, "-o: exit %d" % done.returncode)
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [tool, "convert", str(source)], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, timeout=60
        )
    checks.expect("/dev/full", done.returncode == 2, "standard output: exit %d" % done.returncode)
    checks.expect("/dev/full", b"No space left" in done.stderr, "the reason is not named: %r" % done.stderr[-200:])

    real, link = folder / "real.json", folder / "link.json"
    real.write_bytes(OLD)
    link.symlink_to("real.json")
    checks.expect("symbolic link", stage.run(link).returncode == 0, "fails")
    checks.expect("symbolic link", link.is_symlink() and os.readlink(link) == "real.json", "the link is gone")
    checks.expect("symbolic link", real.read_bytes() == new, "the target is not written")
    dangling = folder / "dangling.json"
    dangling.symlink_to("not-there.json")
    checks.expect("symbolic link", stage.run(dangling).returncode == 0, "to nothing: fails")
    right = dangling.is_symlink() and (folder / "not-there.json").is_file() and dangling.read_bytes() == new
    checks.expect("symbolic link", right, "to nothing: the target is not made")

    for mode in (0o600, 0o640, 0o644, 0o755):
        stage.target.write_bytes(OLD)
        os.chmod(stage.target, mode)
        stage.run()
        checks.expect("mode", stat.S_IMODE(stage.target.stat().st_mode) == mode, "%o is not kept" % mode)
        checks.expect("mode", stage.target.read_bytes() == new, "%o: not written" % mode)
    os.chmod(stage.target, 0o644)

    fifo = folder / "fifo"
    os.mkfifo(fifo)
    got = []
    reader = threading.Thread(target=lambda: got.append(fifo.read_bytes()), daemon=True)
    reader.start()
    done = stage.run(fifo)
    reader.join(20)
    checks.expect("FIFO", done.returncode == 0, "exit %d: %r" % (done.returncode, done.stderr[-200:]))
    checks.expect("FIFO", got == [new], "the reader did not get all")
    checks.expect("FIFO", stat.S_ISFIFO(fifo.stat().st_mode), "it is no FIFO any more")

    process = subprocess.Popen(
        [tool, "convert", str(source)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stdout.read(10)
    process.stdout.close()
    errors = process.stderr.read()
    process.wait()
    checks.expect("broken pipe", errors == b"", "not quiet: %r" % errors[-200:])
    checks.expect("broken pipe", process.returncode in (0, 2, -signal.SIGPIPE, 141), "exit %d" % process.returncode)

    broken = folder / "broken.plist"
    broken.write_bytes(source.read_bytes().replace(b"</array>", b"</aray>"))
    stage.target.write_bytes(OLD)
    before = stage.target.stat()
    done = Stage.run(with_source(stage, broken))
    refuses(checks, "faulty input", stage, done, status=1)
    after = stage.target.stat()
    same = (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    checks.expect("faulty input", same, "the old file was touched")
    nothing = folder / "nothing.json"
    Stage.run(with_source(stage, broken), nothing)
    checks.expect("faulty input", not nothing.exists(), "an output was made")

    done = stage.run(folder / "no" / "such" / "out.json")
    checks.expect("missing folder", done.returncode == 2 and says_why(done), "exit %d: %r" % (done.returncode, done.stderr[-200:]))
    itself = folder / "itself.plist"
    shutil.copyfile(source, itself)
    done = subprocess.run(
        [tool, "convert", str(itself), "--to", "plist", "-o", str(itself)], capture_output=True, stdin=subprocess.DEVNULL, timeout=60
    )
    checks.expect("output is the input", done.returncode == 0, "exit %d: %r" % (done.returncode, done.stderr[-200:]))
    checks.expect("output is the input", itself.stat().st_size > source.stat().st_size * 0.9, "the file is cut")
    checks.expect("litter", stage.litter() == [], "left behind: %s" % stage.litter())


def with_source(stage, source):
    other = Stage.__new__(Stage)
    other.tool, other.folder, other.target, other.source = stage.tool, stage.folder, stage.target, source
    return other


def main():
    parser = argparse.ArgumentParser(description="Makes real faults happen while pickdata writes.")
    parser.add_argument("--tool", default=".build/debug/pickdata", help="the command")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tool = shutil.which(arguments.tool)
    if not tool:
        sys.exit("faults.py: no command %s; build it first (swift build)" % arguments.tool)
    tool = os.path.abspath(tool)
    checks = Checks()
    with tempfile.TemporaryDirectory() as scratch:
        os.chmod(scratch, 0o755)
        scratch = pathlib.Path(scratch)
        source = scratch / "source.plist"
        source.write_bytes(source_text(60_000))
        os.chmod(source, 0o644)

        def stage(name):
            (scratch / name).mkdir()
            return scratch / name

        full_disk(checks, tool, stage("full"), source)
        size_limit(checks, tool, stage("limit"), source)
        rights(checks, tool, stage("rights"), source)
        kinds(checks, tool, stage("kinds"), source)
        signals(checks, tool, stage("signals"), source, arguments.seed)
        kills(checks, tool, stage("kills"), source, arguments.kills, arguments.seed)
    for group, (passed, count) in checks.counts.items():
        print("  %-24s %5d of %5d checks" % (group, passed, count))
    for line in checks.left_out:
        print("  " + line)
    for line in checks.failed[:50]:
        print("FAILED " + line)
    print("%d checks, %d failed" % (sum(count for _, count in checks.counts.values()), len(checks.failed)))
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
