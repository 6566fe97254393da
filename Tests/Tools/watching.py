"""What the checks of `--watch` share: how a run is ended, and how checks are told."""

import argparse
import os
import signal
import subprocess


def end(process, number=signal.SIGINT):
    """Sends a signal; whether the process ended by it."""
    process.send_signal(number)
    try:
        return process.wait(10) == -number
    except subprocess.TimeoutExpired:
        process.kill()
        return False


def main(checks):
    """Runs generators of (what, right) with the tool that the command line names; one line a check."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    tool = os.path.abspath(parser.parse_args().tool)
    # Who starts this may have signals blocked, which the tool would inherit.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    failed = False
    for check in checks:
        for what, right in check(tool):
            print("%s %s" % ("ok" if right else "FAILED", what), flush=True)
            failed = failed or not right
    return 1 if failed else 0
