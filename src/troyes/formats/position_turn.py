"""The turn of a position: reading it, and checking that the game can continue from there."""

from __future__ import annotations

from troyes.rules.black_dice import strength
from troyes.rules.card_rows import NO_CARD
from troyes.rules.engine import is_chance, options
from troyes.rules.event_rows import EVENTS
from troyes.rules.groups import is_building, is_card, is_event
from troyes.rules.layout import on_card
from troyes.rules.state import FIELDS, State, from_fields
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_BLACK,
    ASK_BLACK_DICE,
    ASK_CUBES,
    ASK_DICE,
    ASK_FLIP,
    ASK_MODIFIER,
    ASK_NUMBER,
    ASK_ORIGIN,
    CATHEDRAL,
    COLOURS,
    DIE,
    FIGHT,
    MAX_NUMBER,
    NO_COLOUR,
    ROLL_ARCHER,
    STOP,
    WAIT_OVER,
    WAITS,
)

from .names import ACTION_SPACE, die_name
from .position_checks import Checks, Json, PositionError
from .position_keys import FIGURES, TURN_KEYS, with_new_keys

# Where dice may have been picked, and where the turn has a target.
PICKED = (ASK_FLIP, ASK_BLACK_DICE, ASK_DICE, ASK_ORIGIN, ASK_NUMBER, ASK_CUBES, ROLL_ARCHER)
AIMED = (ASK_MODIFIER, ASK_DICE, ASK_ORIGIN, ASK_NUMBER, ASK_CUBES, ROLL_ARCHER)
UNUSED = (ASK_DICE, ASK_FLIP, ASK_BLACK_DICE, ASK_ORIGIN)  # the dice picked still lie in districts
# The greatest values of figures that count places, faces or options.
MOST = {
    "dealt": 8, "placed": 18, "roy_placed": 18, "revealed": 3, "next_space": 18, "roy_die": 6,
    "reroll_colour": 2, "most": MAX_NUMBER,
}  # fmt: skip


class TurnReader(Checks):
    """Reads the turn of a position whose other parts have been read."""

    def turn(self) -> None:
        """The current turn."""
        f = self.f
        turn = self.data.get("turn", {})
        if isinstance(turn, dict):
            turn = with_new_keys(turn, f["step"], f["wait"])
        turn = self.table("turn", turn, TURN_KEYS)
        for name in FIGURES:
            f[name] = self.whole(f"turn.{name}", turn.get(name, 0), 0, MOST.get(name, 999))
        f["event"] = self.one_of("turn.event", turn["event"], EVENTS) if "event" in turn else 0
        call = turn.get("call", "red")
        f["call"] = NO_COLOUR if call == "none" else self.one_of("turn.call", call, COLOURS)
        self.acted(turn)
        self.target(turn)
        self.dice_of_turn(turn)
        self.chosen(turn)

    def acted(self, turn: Json) -> None:
        """P3.2: the events of the queue that have acted this round."""
        f = self.f
        queue = [EVENTS[event] for event in f["queue"][: f["queue_len"]]]
        for name in self.list_of("turn.acted", turn.get("acted", [])):
            base, _, copy = str(name).partition(".")
            at = [f["queue"][k] for k, event in enumerate(queue) if event == base]
            if copy not in ("", *map(str, range(1, len(at) + 1))) or not at:
                raise PositionError(f"turn.acted: {name!r} is not in the queue")
            f["acted"][at[int(copy or 1) - 1]] = 1

    def target(self, turn: Json) -> None:
        """What the action is for, and the card whose cube modifies it."""
        f = self.f
        if "target" in turn:
            f["target"] = self.one_of("turn.target", turn["target"], ACTION_SPACE)
        if f["wait"] in (ROLL_ARCHER, ASK_CUBES) and not (
            is_card(f["target"]) and f["card"][f["target"] - ACTIVATE] != NO_CARD
        ):
            raise PositionError(
                f"turn.target: {WAITS[f['wait']]} must come from a card that is turned up"
            )
        f["modifier"] = self.whole("turn.modifier", turn.get("modifier", 0), 0, 9)

    def dice_of_turn(self, turn: Json) -> None:
        """The dice le Roy has rolled for his placement, and those a player has picked."""
        f = self.f
        rolled = self.list_of("turn.rolled", turn.get("rolled", []))
        picks = self.list_of("turn.picks", turn.get("picks", []))
        if len(rolled) > 5 or len(picks) > 12:
            raise PositionError("turn: at most 5 dice rolled and 12 picked")
        dice = {die_name(die, -1): die for die in range(90)}
        for k, face in enumerate(rolled):
            f["roy_faces"][k] = self.whole("turn.rolled", face, 1, 6)
        f["n_roy_faces"] = len(rolled)
        left = list(f["dice"])
        for k, name in enumerate(picks):
            if not isinstance(name, str) or name not in dice:
                raise PositionError(f"turn.picks: {name!r} is not a die; write one like A.y5")
            f["picks"][k] = dice[name]
            left[dice[name]] -= 1
            if left[dice[name]] < 0 and f["wait"] in UNUSED:
                raise PositionError(f"turn.picks: there are not that many {name}")
        f["n_picks"] = len(picks)

    def chosen(self, turn: Json) -> None:
        """P3.4: the black dice that the player takes on."""
        f = self.f
        for value in self.list_of("turn.chosen", turn.get("chosen", [])):
            f["chosen"][self.whole("turn.chosen", value, 1, 6) - 1] += 1
        for value in range(6):
            if f["chosen"][value] > f["black"][value]:
                raise PositionError(f"turn.chosen: fewer black dice show {value + 1}")

    def playable(self, s: State) -> None:
        """Check that some player can continue from here."""
        if s.n_picks and s.wait not in PICKED:
            raise PositionError(f"turn.picks: none are picked while {WAITS[s.wait]} is awaited")
        if (s.target or s.modifier) and s.wait not in AIMED:
            raise PositionError(f"turn: no target or modifier while {WAITS[s.wait]} is awaited")
        if s.wait in AIMED and not is_target(s):
            raise PositionError("turn.target: must be something that is there to be used")
        self.countered(s)
        if s.wait == WAIT_OVER or is_chance(s):
            return
        if s.wait in (ASK_DICE, ASK_ORIGIN):
            self.group(s)
        if not options(s):
            raise PositionError(f"waits_for: nothing can be chosen for {WAITS[s.wait]} here")

    def countered(self, s: State) -> None:
        """P3.4: check that the black dice chosen are within reach; the rules rely on it."""
        need = sum(value * s.chosen[value - 1] for value in range(1, 7))
        if s.need != need:
            raise PositionError(f"turn.need: must be {need}, what the black dice chosen show")
        if (need > 0) != (s.wait in (ASK_BLACK, ASK_BLACK_DICE)):
            raise PositionError(
                "turn.chosen: must be said for black and black_dice, and only there"
            )
        if need and need > strength(s, s.actor):
            raise PositionError("turn.chosen: the actor's dice do not reach that far")

    def group(self, s: State) -> None:
        """Check that the dice picked may be picked for the target; the rules rely on it."""
        if s.modifier and not s.cubes[on_card(s.modifier - 1, s.actor)]:
            raise PositionError("turn.modifier: the actor has no cube there")
        fields = {name: getattr(s, name) for name, _ in FIELDS} | {"wait": ASK_DICE}
        for k in range(s.n_picks):
            before = from_fields(self.edition, fields | {"n_picks": k})
            if DIE + s.picks[k] not in options(before):
                name = die_name(s.picks[k], -1)
                raise PositionError(f"turn.picks: {name} cannot be picked for this target")
        if s.wait == ASK_ORIGIN and STOP not in options(from_fields(self.edition, fields)):
            raise PositionError("turn.picks: these dice do not complete an action")


def is_target(s: State) -> bool:
    """Whether a turn may be about the target: a card turned up, an event of the queue and so on."""
    if is_card(s.target):
        return s.card[s.target - ACTIVATE] != NO_CARD
    if is_event(s.target):
        return s.target - FIGHT < s.queue_len
    return is_building(s.target) or s.target in (CATHEDRAL, AGRICULTURE)
