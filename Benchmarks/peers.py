"""Readers of property lists in other languages that have no command of their own: how each is called, and whether it is here.

Rust's `plist` is built once from the crates that Debian packages (librust-plist-dev, librust-serde-json-dev, cargo), without
the network; Ruby's CFPropertyList is Debian's ruby-cfpropertylist.
"""

import functools
import os
import pathlib
import shutil
import subprocess

import workspace

# What a row is left out for, where the machine has it not.
NAMES = {
    "rust": "crate `plist` (Debian: cargo, librust-plist-dev, librust-serde-json-dev)",
    "ruby": "Ruby library `cfpropertylist` (Debian: ruby-cfpropertylist)",
}

RUBY_BPLIST = (
    "list = CFPropertyList::List.new(file: ARGV[0]); "
    "$stdout.binmode; $stdout.write(list.to_str(CFPropertyList::List::FORMAT_BINARY))"
)

CRATES = pathlib.Path("/usr/share/cargo/registry")
RUST_SOURCE = workspace.HERE / "rust"


def ruby():
    ruby = shutil.which("ruby")
    if not ruby:
        return None
    answer = subprocess.run([ruby, "-r", "cfpropertylist", "-e", ""], capture_output=True)
    return ruby if answer.returncode == 0 else None


def rust():
    """The program of rust/, built where cargo and the crates are; None where they are not."""
    cargo = shutil.which("cargo", path=f"/usr/bin:{os.environ.get('PATH', '')}")
    if not cargo or not list(CRATES.glob("plist-[0-9]*")) or not list(CRATES.glob("serde_json-[0-9]*")):
        return None
    target = workspace.BUILD / "rust"
    answer = subprocess.run(
        [
            cargo, "build", "--release", "--offline", "--quiet", "--target-dir", str(target),
            "--config", 'source.crates-io.replace-with="debian"',
            "--config", f'source.debian.directory="{CRATES}"',
        ],
        cwd=RUST_SOURCE,
        capture_output=True,
        text=True,
    )
    program = target / "release" / "peer"
    return str(program) if answer.returncode == 0 and program.exists() else None


@functools.cache
def programs():
    return {"rust": rust(), "ruby": ruby()}
