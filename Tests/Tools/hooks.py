#!/usr/bin/env python3
"""Meets pickdata where people meet it: in hooks, in CI recipes, in git, in editors; each for real, in scratch repositories.

    hooks.py --tool .build/release/pickdata [--build]

Needs the packages of hooks-requirements.txt; `make test-hooks` installs them into .build. The hooks run with `language: system`, on the tool that
is built already; with --build pre-commit itself builds it from this repository, which takes minutes. Exit status 1 when a check fails.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BIN = pathlib.Path(sys.executable).parent
GOOD = ROOT / "SampleData/cities.plist"
BAD = ROOT / "SampleData/broken/mismatched-tag.plist"
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
MENU = HEAD + '<plist version="1.0">\n<array>\n\t<array>\n%s\t</array>\n</array>\n</plist>\n'
OTHER = HEAD + '<plist version="1.0">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>App</string>\n</dict>\n</plist>\n'
HOOKS = ["pickdata-validate", "pickdata-lint", "pickdata-fix", "pickdata-normalize"]

failures = []
checks = 0


def expect(right, what, run=None):
    global checks
    checks += 1
    if not right:
        failures.append(what + ("\n" + run.stdout + run.stderr if run else ""))


def menu(*titles):
    return MENU % "".join("\t\t<string>%s</string>\n" % title for title in titles)


class Scratch:
    """A git repository in a temporary folder, with the tool first in PATH."""

    def __init__(self, tool):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pickdata-hooks-"))
        tools = self.folder / ".git-ignored-tools"
        tools.mkdir()
        (tools / "pickdata").symlink_to(tool)
        self.environment = dict(
            os.environ,
            PATH="%s:%s" % (tools, os.environ["PATH"]),
            HOME=str(self.folder),
            GIT_CONFIG_NOSYSTEM="1",
            PRE_COMMIT_HOME=str(self.folder / ".pre-commit"),
        )
        self.git("init", "-q")
        self.git("config", "user.name", "Test")
        self.git("config", "user.email", "test@example.com")
        self.write(".gitignore", ".*\n!.gitignore\n!.pre-commit-config.yaml\n!.gitattributes\n")

    def run(self, *command, **more):
        return subprocess.run(command, cwd=self.folder, env=dict(self.environment, **more), capture_output=True, text=True)

    def git(self, *arguments):
        run = self.run("git", *arguments)
        if run.returncode:
            raise SystemExit("git %s: %s" % (" ".join(arguments), run.stderr))
        return run.stdout

    def write(self, name, text):
        (self.folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def remove(self):
        shutil.rmtree(self.folder)


def hooks(tool, builds):
    """The four hooks, under the real pre-commit."""
    scratch = Scratch(tool)
    # A repository of its own, with this one's declarations: what is not committed yet is tried too.
    source = scratch.folder / ".source"
    if builds:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(source)], check=True)
    else:
        source.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", source)
        for command in [["init", "-q"], ["add", "."], ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Hooks"]]:
            subprocess.run(["git", *command], cwd=source, check=True)
    revision = subprocess.run(["git", "rev-parse", "HEAD"], cwd=source, check=True, capture_output=True, text=True).stdout.strip()
    override = "" if builds else "\n        language: system"
    scratch.write(
        ".pre-commit-config.yaml",
        "repos:\n  - repo: %s\n    rev: %s\n    hooks:\n" % (source, revision) + "".join("      - id: %s%s\n" % (hook, override) for hook in HOOKS),
    )

    def run(hook):
        scratch.git("add", ".")
        return scratch.run(str(BIN / "pre-commit"), "run", hook, "--all-files")

    scratch.write("foods.plist", menu("Rice", "Noodles"))
    scratch.write("Info.plist", OTHER)
    for hook in HOOKS:
        result = run(hook)
        expect(result.returncode == 0 and "Passed" in result.stdout, "%s: clean files do not pass" % hook, result)
    scratch.write("broken.plist", BAD.read_bytes())
    result = run("pickdata-validate")
    expect(result.returncode != 0 and "broken.plist:7:13" in result.stdout, "validate: lets a broken file pass", result)
    (scratch.folder / "broken.plist").unlink()
    scratch.write("foods.plist", menu("Rice", "Noodles ", "Rice"))
    result = run("pickdata-lint")
    expect(result.returncode != 0 and "duplicate-row" in result.stdout, "lint: lets a duplicate pass", result)
    result = run("pickdata-fix")
    expect(result.returncode != 0 and "files were modified" in result.stdout, "fix: changes nothing", result)
    expect("<string>Noodles</string>" in scratch.read("foods.plist"), "fix: leaves the space")
    scratch.write("foods.plist", menu("Rice", "Noodles").replace("\t", "    "))
    scratch.write("Info.plist", OTHER.replace("\t", "  "))
    result = run("pickdata-normalize")
    expect("files were modified" in result.stdout, "normalize: changes nothing", result)
    expect(scratch.read("foods.plist").endswith("\t</array>\n</array>\n</plist>\n"), "normalize: leaves the spaces")
    expect(scratch.read("Info.plist") == OTHER.replace("\t", "  "), "normalize: touches what is no picker data")
    scratch.remove()


def action(tool):
    """What the steps of action.yml run."""
    scratch = Scratch(tool)
    scratch.write("good.plist", GOOD.read_bytes())
    scratch.write("broken name.plist", BAD.read_bytes())
    output = scratch.folder / ".output"
    script = str(ROOT / "Scripts/action.sh")
    built = scratch.run(script, "build", PICKDATA_TOOL=str(tool), GITHUB_OUTPUT=str(output))
    expect(built.returncode == 0 and output.read_text() == "tool=%s\n" % tool, "action: does not take the tool", built)

    def run(paths, **more):
        output.write_text("")
        variables = dict(PICKDATA_TOOL=str(tool), PICKDATA_PATHS=paths, GITHUB_OUTPUT=str(output), **more)
        result = scratch.run(script, "run", **variables)
        expect(result.returncode == 0, "action: the step itself fails", result)
        return result, output.read_text()

    result, status = run("good.plist")
    expect(status == "status=0\n", "action: a good file is not 0", result)
    result, status = run("good.plist\nbroken name.plist", PICKDATA_SARIF="out.sarif", PICKDATA_ARGUMENTS="--strict\n")
    expect(status == "status=1\n" and "::error" in result.stdout, "action: no annotation", result)
    expect(json.loads(scratch.read("out.sarif"))["runs"][0]["results"], "action: no SARIF results")
    result, status = run("missing.plist")
    expect(status == "status=2\n", "action: a missing file is not 2", result)
    scratch.remove()


def recipes(tool):
    """The job for GitLab, the makefile and the shell recipe."""
    scratch = Scratch(tool)
    scratch.write("good.plist", GOOD.read_bytes())
    scratch.write("broken.plist", BAD.read_bytes())
    job = (ROOT / "Examples/ci/gitlab.yml").read_text()
    script = next(line for line in job.splitlines() if line.strip().startswith("- pickdata"))
    result = scratch.run("sh", "-c", script.strip()[2:], PICKDATA_PATHS=".")
    expect(result.returncode == 1, "gitlab: status %d" % result.returncode, result)
    expect(json.loads(scratch.read("pickdata-quality.json")), "gitlab: no findings")
    expect("<failure" in scratch.read("pickdata-junit.xml"), "gitlab: no failures in JUnit")
    result = scratch.run(str(ROOT / "Examples/ci/check.sh"))
    expect(result.returncode == 1 and "broken.plist:7:13" in result.stdout, "check.sh: finds nothing", result)
    shutil.copy(ROOT / "Examples/ci/Makefile", scratch.folder)
    result = scratch.run("make", "check")
    expect(result.returncode != 0, "make check: passes", result)
    (scratch.folder / "broken.plist").unlink()
    result = scratch.run("make", "check", "all")
    expect(result.returncode == 0 and isinstance(json.loads(scratch.read("good.json")), list), "make: no JSON", result)
    result = scratch.run("make")
    expect("Nothing to be done" in result.stdout, "make: converts again", result)
    for schema, files in [
        ("vendor.gitlab-ci", ["Examples/ci/gitlab.yml"]),
        ("vendor.github-actions", ["action.yml"]),
        ("vendor.github-workflows", ["Examples/ci/github.yml"]),
    ]:
        paths = [str(ROOT / file) for file in files]
        result = scratch.run(str(BIN / "check-jsonschema"), "--builtin-schema", schema, *paths)
        expect(result.returncode == 0, "%s: %s" % (schema, files), result)
    result = scratch.run(str(BIN / "pre-commit"), "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml"))
    expect(result.returncode == 0, "the hooks' declaration is wrong", result)
    scratch.remove()


def git(tool):
    """`git diff` of XML and binary property lists, and of what is none."""
    scratch = Scratch(tool)
    scratch.write(".gitattributes", "*.plist diff=pickdata\n")
    scratch.write("a.plist", menu("Rice", "Noodles"))
    scratch.write("none.plist", "no property list\n")

    def convert(text, name):
        run = subprocess.run([tool, "convert", "--to", "bplist", "-o", name, "-"], input=text.encode(), cwd=scratch.folder)
        expect(run.returncode == 0, "cannot make a binary property list")

    convert(menu("Rice", "Noodles"), "b.plist")
    scratch.git("add", ".")
    scratch.git("commit", "-qm", "First")
    scratch.write("a.plist", menu("Rice", "Soup"))
    convert(menu("Rice", "Soup"), "b.plist")
    scratch.write("none.plist", "still none\n")
    scratch.git("config", "diff.pickdata.textconv", str(ROOT / "Examples/git/pickdata-textconv"))
    for name in ["a.plist", "b.plist"]:
        text = scratch.git("diff", name)
        expect("-\t\t<string>Noodles</string>" in text and "+\t\t<string>Soup</string>" in text, "textconv: %s: %s" % (name, text))
    expect("+still none" in scratch.git("diff", "none.plist"), "textconv: loses what is no property list")
    scratch.git("config", "diff.pickdata.command", str(ROOT / "Examples/git/pickdata-external-diff"))
    text = scratch.git("diff")
    for word in ["Noodles", "Soup", "+still none"]:
        expect(word in text, "external diff: no %s in %s" % (word, text))
    scratch.remove()


def editors(tool):
    """What Documentation/Editors.md tells VS Code, Vim and Emacs, on real findings."""
    scratch = Scratch(tool)
    scratch.write("foods.plist", menu("Rice", "Noodles ", "Rice"))
    lines = scratch.run("pickdata", "lint", "--format", "concise", "--color", "never", "foods.plist").stdout.splitlines()
    wanted = [line.split(":")[1:3] for line in lines]
    expect(len(wanted) >= 2, "editors: too few findings to read")
    page = (ROOT / "Documentation/Editors.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"```(json|vim|elisp)\n(.*?)```", page, re.S))

    pattern = json.loads(blocks["json"])["tasks"][0]["problemMatcher"]["pattern"]
    found = [re.match(pattern["regexp"], line) for line in lines]
    places = [[match[pattern["line"]], match[pattern["column"]]] for match in found if match]
    expect(places == wanted, "VS Code: reads %s" % places)
    expect(all(match[pattern["severity"]] in ("error", "warning", "info") for match in found if match), "VS Code: severity")

    # `:make` works without a terminal too; the list is written out as `line:column:type`.
    if shutil.which("vim") and "+quickfix" in scratch.run("vim", "--version").stdout:
        scratch.write("settings.vim", blocks["vim"])
        program = "call writefile(map(filter(getqflist(), 'v:val.valid'), {_, v -> v.lnum .. ':' .. v.col .. ':' .. v.type}), 'list.txt')"
        scratch.run("vim", "-u", "NONE", "-N", "-es", "-c", "source settings.vim", "-c", "edit foods.plist", "-c", "silent make", "-c", program, "-c", "qa!")
        rows = [row.split(":") for row in scratch.read("list.txt").splitlines()] if (scratch.folder / "list.txt").exists() else []
        expect([row[:2] for row in rows] == wanted and {row[2] for row in rows} <= set("ewi"), "Vim: reads %s" % rows)
    else:
        print("editors  Vim left out, it is not installed")

    if shutil.which("emacs"):
        program = """(progn (require 'compile) (with-temp-buffer (insert-file-contents "lines.txt") (compilation-mode)
            (let ((inhibit-read-only t)) (compilation-parse-errors (point-min) (point-max)))
            (goto-char (point-min))
            (while (not (eobp))
              (let* ((message (get-text-property (point) 'compilation-message))
                     (place (and message (compilation--message->loc message))))
                (when place (princ (format "%s:%s\\n" (compilation--loc->line place) (compilation--loc->col place)))))
              (forward-line 1))))"""
        scratch.write("lines.txt", "\n".join(lines) + "\n")
        result = scratch.run("emacs", "--batch", "--eval", program)
        rows = [row.split(":") for row in result.stdout.splitlines()]
        expect([row[0] for row in rows] == [line for line, _ in wanted], "Emacs: reads %s" % rows, result)
    else:
        print("editors  Emacs left out, it is not installed")
    scratch.remove()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--build", action="store_true")
    arguments = parser.parse_args()
    tool = pathlib.Path(arguments.tool).absolute()
    before = 0
    for name, check in [
        ("hooks", lambda: hooks(tool, arguments.build)),
        ("action", lambda: action(tool)),
        ("recipes", lambda: recipes(tool)),
        ("git", lambda: git(tool)),
        ("editors", lambda: editors(tool)),
    ]:
        check()
        print("%-8s %3d checks" % (name, checks - before))
        before = checks
    for failure in failures:
        print(failure, file=sys.stderr)
    print("%d checks, %d failed" % (checks, len(failures)))
    sys.exit(1 if failures else 0)


main()
