#!/usr/bin/env python3
"""Builds Examples/AppPackage as an app's author would, with the plugins of this repository, in a scratch folder.

    plugins.py [--scratch .build/test-plugins]

The example depends on a bare repository by URL and version, which SwiftPM holds to more than a package in a folder: no unsafe
flags, nothing that is not committed. What is in it is the working tree, under the tag of its version. Right data build and run; a second build runs nothing; faulty data fail the build with file, line and column. The scratch folder keeps
what was compiled, so the next run is short. Exit status 1 when a check fails.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "Examples/AppPackage"
TOOL_STEP = "Checking picker data of App"

failures = []
checks = 0


def git(*arguments, **environment):
    """What git says; the commits that it makes are the same for the same files."""
    who = {"NAME": "pickdata", "EMAIL": "pickdata@localhost", "DATE": "2026-01-01T00:00:00Z"}
    fixed = {"GIT_%s_%s" % (role, key): value for role in ("AUTHOR", "COMMITTER") for key, value in who.items()}
    run = subprocess.run(
        ["git", "-C", str(ROOT), *arguments], env={**os.environ, **fixed, **environment}, stdout=subprocess.PIPE, text=True, check=True
    )
    return run.stdout.strip()


def repository(folder):
    """A bare repository with the working tree under the tag of its version, and that version."""
    folder.mkdir(parents=True, exist_ok=True)
    index = folder / "index"
    index.unlink(missing_ok=True)
    git("read-tree", "HEAD", GIT_INDEX_FILE=str(index))
    git("add", "--all", GIT_INDEX_FILE=str(index))
    commit = git("commit-tree", git("write-tree", GIT_INDEX_FILE=str(index)), "-m", "the working tree")
    version = re.search(r'static let text = "(.*)"', (ROOT / "Sources/PickCommand/Version.swift").read_text(encoding="utf-8")).group(1)
    # SwiftPM remembers what a version of a URL was, so other files have another URL.
    bare = folder / commit[:16] / "pickdata.git"
    if not bare.exists():
        for old in folder.glob("*/pickdata.git"):
            shutil.rmtree(old.parent)
        git("init", "--quiet", "--bare", str(bare))
        git("push", "--quiet", str(bare), "%s:refs/heads/main" % commit, "%s:refs/tags/%s" % (commit, version))
    return bare, version


class App:
    """A copy of the example that depends on this repository by URL."""

    def __init__(self, folder):
        self.folder = folder / "AppPackage"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(EXAMPLE, self.folder, ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        manifest = self.folder / "Package.swift"
        text = manifest.read_text(encoding="utf-8")
        by_path = '.package(name: "pickdata", path: "../..")'
        assert by_path in text, "the example no longer depends on its repository by path"
        by_url = '.package(url: "file://%s", from: "%s")' % repository(folder / "repository")
        manifest.write_text(text.replace(by_path, by_url), encoding="utf-8")
        self.scratch = folder / "build"
        self.target = self.folder / "Sources/App"

    def swift(self, *arguments):
        command = ["swift", arguments[0], "--package-path", str(self.folder), "--scratch-path", str(self.scratch)]
        return subprocess.run(command + list(arguments[1:]), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def copy(self, name, to):
        # The build looks at times, which have to move.
        time.sleep(1.1)
        shutil.copyfile(self.folder / name, self.target / to)

    def edit(self, name, old, new):
        time.sleep(1.1)
        path = self.target / name
        text = path.read_text(encoding="utf-8")
        assert old in text, "%s: no %s" % (name, old)
        path.write_text(text.replace(old, new), encoding="utf-8")


def expect(right, what, run):
    global checks
    checks += 1
    if not right:
        failures.append("%s\nstatus %s\n%s" % (what, run.returncode, "\n".join(run.stdout.splitlines()[-25:])))


def has(run, pattern):
    return re.search(pattern, run.stdout, re.MULTILINE) is not None


def check_right_data(app):
    run = app.swift("build")
    expect(run.returncode == 0, "right data do not build", run)
    expect(not has(run, "unhandled"), "SwiftPM does not know what the data files are for", run)
    if run.returncode != 0:
        return
    again = app.swift("build")
    expect(again.returncode == 0 and "Compiling App" not in again.stdout, "a build without a change compiles the app", again)
    # SwiftPM links a plugin's tool anew in the second build of all, and then runs it.
    again = app.swift("build")
    expect(again.returncode == 0 and TOOL_STEP not in again.stdout, "a build without a change runs the tool", again)
    run = app.swift("run", "App")
    wanted = ["34 provinces; the first: 北京市", "苹果", "for the page: city-options.json", "浙江省"]
    expect(all(text in run.stdout for text in wanted), "the constants are not what the data are", run)
    products = list(app.scratch.glob("*/debug/AppPackage_App.resources")) or list(app.scratch.glob("*/debug/*.resources"))
    shipped = {path.name: path.read_bytes() for folder in products for path in folder.iterdir()}
    expect(set(shipped) == {"cities.plist", "foods.json", "city-options.json"}, "shipped: %s" % sorted(shipped), run)
    expect(shipped.get("cities.plist", b"").startswith(b"bplist00"), "cities.plist is no binary property list", run)


def check_change(app):
    app.edit("Data/foods.plist", "<string>苹果</string>", "<string>蓝莓</string>")
    run = app.swift("run", "App")
    expect(run.returncode == 0 and TOOL_STEP in run.stdout and "蓝莓" in run.stdout, "a change is not built", run)


def check_faulty_data(app):
    app.copy("Faulty/cities.plist", "Data/cities.plist")
    run = app.swift("build")
    expect(run.returncode != 0, "faulty data build", run)
    nameless = r"^/.*/Data/cities\.plist:15:2: error: This record has no 'name'.*\[PD205 record-without-name\]$"
    expect(has(run, nameless), "a record without a name is not told where it stands", run)
    expect(has(run, r"^/.*/Data/cities\.plist:12:4: warning: .*\[PD401 "), "a warning is not told where it stands", run)
    app.edit("Data/foods.plist", "<string>香蕉</string>", "<string>蓝莓</string>")
    shutil.copyfile(EXAMPLE / "Sources/App/Data/cities.plist", app.target / "Data/cities.plist")
    run = app.swift("build")
    told = has(run, r"^/.*/Data/foods\.plist:7:3: error: .*\[PD402 duplicate-row\]$")
    expect(run.returncode != 0 and told, "what the configuration calls an error does not fail the build", run)


def check_faulty_configuration(app):
    shutil.copyfile(EXAMPLE / "Sources/App/Data/foods.plist", app.target / "Data/foods.plist")
    app.edit(".pickdata.json", '"to": "json"', '"to": "jsn"')
    run = app.swift("build")
    told = has(run, r"^/.*/\.pickdata\.json:\d+:\d+: error: `to` is one of .*did you mean `json`")
    expect(run.returncode != 0 and told, "a mistake in the configuration is not told", run)
    app.edit(".pickdata.json", '"to": "jsn"', '"to": "json"')
    app.edit(".pickdata.json", "Data/foods.plist", "Data/food.plist")
    run = app.swift("build")
    told = has(run, r"^/.*/\.pickdata\.json:\d+:\d+: error: Data/food\.plist cannot be read")
    expect(run.returncode != 0 and told, "a file that is not there is not told", run)
    app.edit(".pickdata.json", "Data/food.plist", "Data/foods.plist")
    run = app.swift("build")
    expect(run.returncode == 0, "a mended configuration does not build", run)


def check_commands(app):
    run = app.swift("package", "pickdata", "lint")
    expect(run.returncode == 0 and "no findings in 2 files" in run.stdout, "lint of right data", run)
    run = app.swift("package", "pickdata", "lnt")
    expect(run.returncode != 0 and "lint|fix|normalize" in run.stdout, "a mistyped verb", run)
    app.edit("Data/foods.plist", "<string>苹果</string>", "<string> 苹果</string>")
    run = app.swift("package", "pickdata", "lint", "--format", "compiler")
    expect(has(run, r"/foods\.plist:6:\d+: warning: .*\[PD3\d\d "), "lint of a stray space", run)
    run = app.swift("package", "--allow-writing-to-package-directory", "pickdata", "fix", "--target", "App")
    same = (app.target / "Data/foods.plist").read_bytes() == (EXAMPLE / "Sources/App/Data/foods.plist").read_bytes()
    expect(run.returncode == 0 and same, "fix", run)
    app.edit("Data/foods.plist", "\t\t<string>苹果</string>", "  <string>苹果</string>")
    run = app.swift("package", "--allow-writing-to-package-directory", "pickdata", "normalize")
    same = (app.target / "Data/foods.plist").read_bytes() == (EXAMPLE / "Sources/App/Data/foods.plist").read_bytes()
    expect(run.returncode == 0 and same, "normalize", run)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build/test-plugins")
    app = App(parser.parse_args().scratch.resolve())
    for check in [check_right_data, check_change, check_faulty_data, check_faulty_configuration, check_commands]:
        check(app)
        if failures:
            break
    for failure in failures:
        print("FAILED: " + failure)
    print("plugins: %d checks, %d failed" % (checks, len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
