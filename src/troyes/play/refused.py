"""What a table refuses, as a message id with arguments: clients show it in their language."""

from __future__ import annotations


class Refused(ValueError):
    """A request that is not granted; `reason` is a message id, `args_` its arguments."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_ = args
