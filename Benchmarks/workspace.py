"""Where things are, how the C programs are built, and what there is to say about the machine."""

import datetime
import os
import pathlib
import platform
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = HERE / ".build"
DATA = HERE / "data"
TOOL = ROOT / ".build" / "release" / "pickdata"

# What a measured command sees of the environment: the same on a desk as in CI, where it would say more.
ENVIRONMENT = {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C.UTF-8"}


def libxml2_flags():
    """The compiler's and linker's words for libxml2, from the first program that knows them."""
    for query in (["pkg-config", "--cflags", "--libs", "libxml-2.0"], ["xml2-config", "--cflags", "--libs"]):
        if shutil.which(query[0]):
            answer = subprocess.run(query, capture_output=True, text=True)
            if answer.returncode == 0:
                return answer.stdout.split()
    return ["-I/usr/include/libxml2", "-lxml2"]


def compile_program(name, flags):
    """Builds NAME.c into .build/NAME unless it is newer than its source; answers its path."""
    source, program = HERE / f"{name}.c", BUILD / name
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    BUILD.mkdir(exist_ok=True)
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-std=gnu11", "-O2", str(source), "-o", str(program), *flags], check=True)
    return program


def noop():
    return compile_program("noop", libxml2_flags())


def runner():
    return compile_program("runner", ["-static"] if sys.platform == "linux" else [])


def shown(path):
    """The path as a reader types it at the top of the repository."""
    try:
        return str(pathlib.Path(path).resolve().relative_to(ROOT))
    except ValueError:
        return pathlib.Path(path).name


def first_line(command):
    """The first line that a command prints, or None where there is no such command."""
    if not shutil.which(command[0]):
        return None
    answer = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    lines = (answer.stdout or answer.stderr).strip().splitlines()
    return lines[0].strip() if answer.returncode == 0 and lines else None


def processor():
    if sys.platform == "darwin":
        return first_line(["sysctl", "-n", "machdep.cpu.brand_string"]) or platform.machine()
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.machine()


def system_name():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return f"{platform.system()} {platform.release()}"


def commit():
    """The commit that is checked out, with a plus sign where tracked files differ from it."""
    name = first_line(["git", "rev-parse", "--short", "HEAD"])
    if name and first_line(["git", "status", "--porcelain", "--untracked-files=no"]):
        name += "+"
    return name


def facts(tool):
    """What a reader has to know to compare the figures with others: label and value."""
    found = {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d"),
        "commit": commit(),
        "size of pickdata": f"{tool.stat().st_size / 1e6:.1f} MB" if tool.exists() else None,
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{system_name()}, {platform.machine()}",
        "libxml2": first_line([str(noop()), "--version"]),
        "Swift": first_line(["swift", "--version"]),
        "C compiler": first_line([os.environ.get("CC", "cc"), "--version"]),
        "Python": platform.python_version(),
    }
    return {label: value for label, value in found.items() if value}
