"""What `make test` leaves to a command of its own."""

from __future__ import annotations

from importlib.util import find_spec

# PyTorch is large: `make test-ppo` installs it into an environment of its own and tests there.
collect_ignore = [] if find_spec("sb3_contrib") else ["test_ppo.py"]
