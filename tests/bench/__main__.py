"""`make bench`: one table of every figure, each measured here and now."""

from __future__ import annotations

import subprocess
import sys
import time

SCRIPTS = (
    "locus_engine",
    "asnas",
    "powerup",
    "epochs",
    "tichu",
    "tichu_players",
    "tichu_rounds",
    "tichu_booster_players",
    "pictures",
    "store",
    "clicks",
    "start",
    "requests",
    "load",
    "locus_ladder",
)


def main() -> int:
    """Run each script in a process of its own; those named as arguments, or all of them."""
    failed = 0
    for name in sys.argv[1:] or SCRIPTS:
        print(f"\n== {name}", flush=True)
        began = time.perf_counter()
        failed += subprocess.run([sys.executable, "-m", f"tests.bench.{name}"]).returncode != 0
        print(f"   ({time.perf_counter() - began:.0f} s)", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
