"""A short list of options, reused from decision to decision so that none is allocated."""

from __future__ import annotations


class Options:
    """The options of one decision, or the outcomes of one chance step."""

    def __init__(self) -> None:
        self.n = 0
        self.ids = [0] * 256  # N_OPTIONS

    def add(self, option: int) -> None:
        """Put one more option into the list."""
        self.ids[self.n] = option
        self.n += 1

    def has(self, option: int) -> bool:
        """Whether the option is in the list."""
        for i in range(self.n):
            if self.ids[i] == option:
                return True
        return False

    def to_list(self) -> list[int]:
        """The options as a Python list."""
        return [self.ids[i] for i in range(self.n)]
