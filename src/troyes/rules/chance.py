"""Chance: explicit steps with recorded outcomes, and keyed randomness to choose them.

An outcome is a plain number: the face of a die, a card, a character, a seat. All outcomes of a step
are equally likely. Where nobody injects one, it is a function of the game's secret seed and of what
is being rolled (round, purpose, index), never of how many things were rolled before: two lines of
play that do the same thing see the same dice. The function is SipHash-2-4, so outcomes seen so far
say nothing about those to come.
"""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF
WORD_0 = 0x736F6D6570736575
WORD_1 = 0x646F72616E646F6D
WORD_2 = 0x6C7967656E657261
WORD_3 = 0x7465646279746573
LENGTH = 8 << 56  # the message is one word of 8 bytes


def siphash(key0: int, key1: int, word: int) -> int:
    """SipHash-2-4 of one 64-bit word under a 128-bit key."""
    mask = 0xFFFFFFFFFFFFFFFF  # here, where the compiler sees it: shifts become rotations
    v0 = key0 ^ WORD_0
    v1 = key1 ^ WORD_1
    v2 = key0 ^ WORD_2
    v3 = key1 ^ WORD_3 ^ word
    for i in range(8):
        v0 = (v0 + v1) & mask
        v1 = ((v1 << 13) & mask | v1 >> 51) ^ v0
        v0 = (v0 << 32) & mask | v0 >> 32
        v2 = (v2 + v3) & mask
        v3 = ((v3 << 16) & mask | v3 >> 48) ^ v2
        v0 = (v0 + v3) & mask
        v3 = ((v3 << 21) & mask | v3 >> 43) ^ v0
        v2 = (v2 + v1) & mask
        v1 = ((v1 << 17) & mask | v1 >> 47) ^ v2
        v2 = (v2 << 32) & mask | v2 >> 32
        if i == 1:
            v0 ^= word
            v3 ^= LENGTH
        elif i == 3:
            v0 ^= LENGTH
            v2 ^= 0xFF
    return v0 ^ v1 ^ v2 ^ v3


def keyed(key0: int, key1: int, round: int, purpose: int, index: int, size: int) -> int:
    """A number from 0 to size - 1 for one chance step."""
    word = round << 32 | purpose << 24 | index
    return ((siphash(key0, key1, word) >> 32) * size) >> 32


class Seed:
    """A game's secret: 128 bits, as a whole number or 32 hexadecimal digits."""

    def __init__(self, value: int) -> None:
        if not 0 <= value < 1 << 128:
            raise ValueError("a seed is a whole number from 0 to 2**128 - 1")
        self.value = value
        self.key0 = value & MASK
        self.key1 = value >> 64

    def __repr__(self) -> str:
        return "<Seed>"  # never shown by accident
