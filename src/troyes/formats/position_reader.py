"""Reading a position: every figure is checked, and errors name the place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from troyes.rules.card_rows import BONUS_CARDS, CARDS, DELAYED, HOMES, NO_CARD
from troyes.rules.engine import advance
from troyes.rules.event_rows import BONUS_EVENTS, EVENTS, N_EVENTS
from troyes.rules.layout import (
    banner_at,
    cathedral_at,
    die_at,
    earned_at,
    first_die,
    first_space,
    hand_at,
    lying_at,
    on_card,
    slot_at,
)
from troyes.rules.setup import rounds_for
from troyes.rules.state import State, from_fields
from troyes.rules.terms import (
    ASKED_IN,
    BUILDINGS,
    CHANCE,
    CHARACTERS,
    CITIZENS,
    COLOURS,
    DISCARDED,
    FIRST_ASK,
    GRAY_CITIZENS,
    IN_QUEUE,
    MAX_INFLUENCE,
    N_SOURCES,
    NEUTRAL,
    NO_ACTOR,
    NO_CHARACTER,
    NOBODY,
    PICTURE,
    ROY_CITIZENS,
    RULES_VERSION,
    SEAT_LETTERS,
    SOURCES,
    STEPS,
    TAKEN,
    UNKNOWN,
    WAIT_OVER,
    WAITS,
)

from .position_checks import Json, PositionError
from .position_keys import SEAT_KEYS, TOP_KEYS
from .position_turn import TurnReader


class Reader(TurnReader):
    """Reads a position, checking every figure; errors name the place."""

    def read(self) -> State:
        """The state, checked."""
        if not isinstance(self.data, dict):
            raise PositionError("a position is a JSON object")
        self.known("", self.data, set(TOP_KEYS))
        self.header()
        self.events()  # before the cards taken: copies are numbered from the queue on
        self.seats()
        self.board()
        self.activities()
        self.turn()
        self.account_for_all()
        s = from_fields(self.edition, self.f)
        if "waits_for" not in self.data:
            advance(s)
        self.playable(s)
        return s

    # The parts of a position, in the order of `to_json`.

    def header(self) -> None:
        """Options of the table, and where the game stands."""
        f, data = self.f, self.data
        if data.get("rules", RULES_VERSION) != RULES_VERSION:
            raise PositionError(f"rules: this is version {RULES_VERSION}, not {data['rules']!r}")
        identity = data.get("edition", self.edition.identity)
        if not isinstance(identity, str) or not identity.endswith(self.edition.fingerprint):
            raise PositionError(f"edition: this is {self.edition.identity}, not {identity!r}")
        players = f["players"] = self.whole("players", data.get("players"), 1, 4)
        f["bonus"] = self.flag("bonus", data.get("bonus", False))
        f["open_scores"] = self.flag("open_scores", data.get("open_scores", False))
        f["rounds"] = rounds_for(players)
        f["round"] = self.whole("round", data.get("round", 1), 0, f["rounds"])
        f["step"] = self.one_of("step", data.get("step", "actions"), STEPS)
        undrawn = STEPS[f["step"]] == "start_player"
        f["start"] = self.order("start", data.get("start", "A"), empty=undrawn)
        f["wait"] = self.one_of("waits_for", data.get("waits_for", "nothing"), WAITS)
        f["turn"] = self.order("next", data.get("next", self.next_default()))
        if "waits_for" not in data and STEPS[f["step"]] == "over":
            f["wait"] = WAIT_OVER
        if (STEPS[f["step"]] == "over") != (f["wait"] == WAIT_OVER):
            raise PositionError("step and waits_for: both or neither must be over")
        if "waits_for" in data or f["wait"] == WAIT_OVER:
            f["actor"] = self.actor()
        elif "actor" in data:
            f["turn"] = self.order("actor", data["actor"])
        if "waits_for" in data and data["waits_for"] not in ("nothing", *ASKED_IN[f["step"]]):
            raise PositionError(
                f"waits_for: {data['waits_for']} is not asked in the step {STEPS[f['step']]}"
            )

    def next_default(self) -> Any:
        """Who comes next by default: the seat after the actor, or the start player."""
        letters = SEAT_LETTERS[: self.f["players"]]
        if "waits_for" in self.data and self.data.get("actor") in letters:
            if len(letters) == 1:
                return SEAT_LETTERS[NEUTRAL]
            return letters[(letters.index(self.data["actor"]) + 1) % len(letters)]
        return self.data.get("start") or "A"

    def order(self, at: str, value: Any, empty: bool = False) -> int:
        """An owner who takes turns: a seat, or le Roy in the King's Challenge."""
        owner = self.owner(at, value, empty)
        if owner == NEUTRAL and self.f["players"] > 1:
            raise PositionError(f"{at}: the gray player takes no turns")
        return owner

    def actor(self) -> int:
        """Who must choose; nobody at chance and at the end."""
        wait = self.f["wait"]
        value = self.data.get("actor")
        asks = FIRST_ASK <= wait < WAIT_OVER or WAITS[wait] in ("reroll_die", "archer_die")
        if not asks:
            if value is not None:
                raise PositionError(f"actor: must be null while the game waits for {WAITS[wait]}")
            return NO_ACTOR if wait == WAIT_OVER else CHANCE
        owner = self.owner("actor", value)
        if owner == NEUTRAL:
            raise PositionError("actor: the neutral player never chooses")
        return owner

    def seats(self) -> None:
        """Purse, influence, points, characters and cards of every player."""
        f = self.f
        seats = self.table("seats", self.data.get("seats", {}), self.letters()[:-1])
        f["hands"] = [NO_CHARACTER] * 8
        for seat in range(f["players"]):
            at = f"seats.{SEAT_LETTERS[seat]}"
            entry = self.table(at, seats.get(SEAT_LETTERS[seat], {}), SEAT_KEYS)
            f["deniers"][seat] = self.whole(f"{at}.deniers", entry.get("deniers", 0), 0, 9999)
            f["influence"][seat] = self.whole(
                f"{at}.influence", entry.get("influence", 0), 0, MAX_INFLUENCE
            )
            f["supply"][seat] = self.whole(f"{at}.supply", entry.get("supply", 0), 0, CITIZENS)
            f["passed"][seat] = self.flag(f"{at}.passed", entry.get("passed", False))
            for name in ("on_district", "rerolls", "archer_rolls"):
                f[name][seat] = self.whole(f"{at}.{name}", entry.get(name, 0), 0, 999)
            self.points(at, entry, seat)
            self.taken(at, entry, seat)
            self.hand(at, entry, seat)
        neutral = self.table("neutral", self.data.get("neutral", {}), ("vp", "earned", "taken"))
        self.points("neutral", neutral, NEUTRAL)
        self.taken("neutral", neutral, NEUTRAL)
        if f["players"] > 1 and (f["vp"][NEUTRAL] or neutral.get("taken")):
            raise PositionError("neutral: the gray player has neither points nor cards")
        f["bank"] = -sum(f["deniers"]) - sum(f["on_district"])

    def points(self, at: str, entry: Json, owner: int) -> None:
        """Victory points; where they came from, if it is said."""
        f = self.f
        if "vp" in entry and entry["vp"] is None:
            f["vp"][owner] = UNKNOWN
            f["earned"][earned_at(owner, 0) : earned_at(owner + 1, 0)] = [UNKNOWN] * N_SOURCES
            return
        earned = entry.get("earned")
        if earned is None:
            earned = {"other": entry["vp"]} if entry.get("vp") else {}
        earned = self.table(f"{at}.earned", earned, SOURCES)
        for name, vp in earned.items():
            f["earned"][earned_at(owner, SOURCES.index(name))] = self.whole(
                f"{at}.earned.{name}", vp, -999, 999
            )
        total = sum(earned.values())
        f["vp"][owner] = self.whole(f"{at}.vp", entry.get("vp", total), 0, 999)
        if f["vp"][owner] != total:
            raise PositionError(f"{at}.earned: must add up to vp, {f['vp'][owner]}, not {total}")

    def taken(self, at: str, entry: Json, owner: int) -> None:
        """Event cards taken."""
        for name in self.list_of(f"{at}.taken", entry.get("taken", [])):
            self.place_event(f"{at}.taken", name, TAKEN + owner)

    def hand(self, at: str, entry: Json, seat: int) -> None:
        """S2: one character each, two with 2 players, none against le Roy."""
        players = self.f["players"]
        most = {1: 0, 2: 2}.get(players, 1)
        hand = self.list_of(f"{at}.characters", entry.get("characters", []))
        if len(hand) > most:
            raise PositionError(f"{at}.characters: at most {most} with {players} players")
        for k, name in enumerate(hand):
            card = UNKNOWN
            if name is not None:
                card = self.one_of(f"{at}.characters", name, CHARACTERS)
                if card in self.f["hands"]:
                    raise PositionError(f"{at}.characters: {name} is dealt twice")
            self.f["hands"][hand_at(seat, k)] = card

    def board(self) -> None:
        """Buildings, citizens lying on them, dice, cathedral and the pile of characters."""
        f = self.f
        f["space"] = [NOBODY] * 18
        buildings = self.table("buildings", self.data.get("buildings", {}), BUILDINGS)
        for b, name in enumerate(BUILDINGS):
            if name in buildings:
                self.building(f"buildings.{name}", b, buildings[name])
        lying = self.table("lying", self.data.get("lying", {}), BUILDINGS)
        for b, name in enumerate(BUILDINGS):
            for letter in self.list_of(f"lying.{name}", lying.get(name, [])):
                owner = self.owner(f"lying.{name}", letter)
                if f["lying"][lying_at(b, owner)]:
                    raise PositionError(f"lying.{name}: {letter} can lie there only once (A4.4)")
                f["lying"][lying_at(b, owner)] = 1
        self.dice()
        for value in self.list_of("black", self.data.get("black", [])):
            f["black"][self.whole("black", value, 1, 6) - 1] += 1
        f["cathedral"] = [NOBODY] * 18
        if "cathedral" in self.data:
            self.cathedral(self.list_of("cathedral", self.data["cathedral"], 3))
        pile = self.list_of("pile", self.data.get("pile", []))
        cards = [self.one_of("pile", name, CHARACTERS) for name in pile]
        if cards and f["players"] > 1:
            raise PositionError("pile: only the King's Challenge has a pile of characters")
        if len(set(cards)) != len(cards):
            raise PositionError("pile: every character lies there once")
        f["pile"] = cards + [NO_CHARACTER] * (6 - len(cards))
        scored = self.data.get("pile_scored", 0)
        f["pile_top"] = self.whole("pile_scored", scored, 0, len(cards))

    def building(self, at: str, building: int, rows: Any) -> None:
        """The rows of a building as the edition prints them."""
        printed = self.edition.figures["buildings"][BUILDINGS[building]]["rows"]
        place = first_space(building)
        for k, row in enumerate(self.list_of(at, rows, len(printed))):
            for letter in self.list_of(f"{at}, row {k + 1}", row, printed[k]["spaces"]):
                self.f["space"][place] = self.owner(f"{at}, row {k + 1}", letter, empty=True)
                place += 1

    def dice(self) -> None:
        """T4: six dice of each colour."""
        dice = self.table("dice", self.data.get("dice", {}), self.letters())
        count: Counter[str] = Counter()
        for letter, colours in dice.items():
            district = SEAT_LETTERS.index(letter)
            for colour, values in self.table(f"dice.{letter}", colours, COLOURS).items():
                at = f"dice.{letter}.{colour}"
                for value in self.list_of(at, values):
                    c = COLOURS.index(colour)
                    self.f["dice"][die_at(district, c, self.whole(at, value, 1, 6))] += 1
                    count[colour] += 1
        for district in range(4):
            if sum(self.f["dice"][first_die(district) : first_die(district + 1)]) > CITIZENS:
                letter = SEAT_LETTERS[district]
                raise PositionError(f"dice.{letter}: at most {CITIZENS}, one for each citizen")
        for colour, n in count.items():
            if n > 6:
                raise PositionError(f"dice: there are 6 {colour} dice, not {n}")

    def cathedral(self, levels: list[Any]) -> None:
        """A2.1: every column is filled from below."""
        for level in range(3):
            at = f"cathedral, level {level + 1}"
            for column, letter in enumerate(self.list_of(at, levels[level], 6)):
                owner = self.owner(at, letter, empty=True)
                self.f["cathedral"][cathedral_at(level, column)] = owner
                if (
                    owner != NOBODY
                    and level
                    and self.f["cathedral"][cathedral_at(level - 1, column)] == NOBODY
                ):
                    raise PositionError(f"{at}: column {column + 1} has a gap below it")

    def activities(self) -> None:
        """Face-up cards with their tradesmen and cubes."""
        f = self.f
        f["card"] = [NO_CARD] * 9
        activities = self.table("activities", self.data.get("activities", {}), COLOURS)
        for colour, cards in activities.items():
            for k, entry in enumerate(self.list_of(f"activities.{colour}", cards, 3)):
                if entry is not None:
                    self.activity(
                        f"activities.{colour}, card {k + 1}", COLOURS.index(colour), k, entry
                    )

    def activity(self, at: str, colour: int, k: int, entry: Any) -> None:
        """One face-up card."""
        f = self.f
        if k >= max(f["round"], 1):
            raise PositionError(f"{at}: lies face down until round {k + 1}")
        slot = slot_at(colour, k + 1)
        entry = self.table(at, entry, ("card", "tradesmen", "cubes"))
        listed = self.edition.figures["cards"]
        name = entry.get("card")
        self.one_of(f"{at}.card", name, [name for name in CARDS if name in listed])
        card = f["card"][slot] = CARDS.index(name)
        home = HOMES[card]
        if home != (colour, k + 1):
            right = f"{COLOURS[home[0]]}, card {home[1]}"
            raise PositionError(f"{at}.card: {CARDS[card]} belongs to activities.{right}")
        if card in BONUS_CARDS and not f["bonus"]:
            raise PositionError(f"{at}.card: {CARDS[card]} is a bonus card; set bonus to true")
        spaces = len(listed[CARDS[card]]["spaces"])
        seen: set[int] = set()
        for letter, space in self.table(
            f"{at}.tradesmen", entry.get("tradesmen", {}), self.letters()
        ).items():
            where = PICTURE
            if space != "picture":
                where = self.whole(f'{at}.tradesmen.{letter} (or "picture")', space, 1, spaces)
                if where in seen:
                    raise PositionError(f"{at}.tradesmen: two stand on space {where}")
                seen.add(where)
            f["trade"][on_card(slot, SEAT_LETTERS.index(letter))] = where
        cubes = self.table(f"{at}.cubes", entry.get("cubes", {}), self.letters()[:-1])
        for letter, n in cubes.items():
            if card not in DELAYED:
                raise PositionError(f"{at}.cubes: {CARDS[card]} works at once and holds no cubes")
            f["cubes"][on_card(slot, SEAT_LETTERS.index(letter))] = self.whole(
                f"{at}.cubes.{letter}", n, 0, 999
            )

    def events(self) -> None:
        """The queue, and what has left it."""
        f = self.f
        queue = self.list_of("events", self.data.get("events", [{"event": "marauding"}]))
        if not queue or not isinstance(queue[0], dict) or queue[0].get("event") != "marauding":
            raise PositionError("events: the first is always marauding (P3.2)")
        for k, entry in enumerate(queue):
            at = f"events, card {k + 1}"
            entry = self.table(at, entry, ("event", "cubes"))
            event = self.place_event(at, entry.get("event"), IN_QUEUE)
            f["queue"][k] = event
            cubes = self.list_of(f"{at}.cubes", entry.get("cubes", []))
            most = self.edition.figures["events"][EVENTS[event]]["banners"] - 1
            if len(cubes) > most:
                raise PositionError(
                    f"{at}.cubes: at most {most}; with all banners covered it is countered"
                )
            for i, letter in enumerate(cubes):
                f["banner"][banner_at(event, i)] = self.owner(f"{at}.cubes", letter)
            f["covered"][event] = len(cubes)
        f["queue_len"] = len(queue)
        for name in self.list_of("discarded", self.data.get("discarded", [])):
            self.place_event("discarded", name, DISCARDED)

    def place_event(self, at: str, name: Any, where: int) -> int:
        """Put the first copy of an event that is left somewhere."""
        listed = self.edition.figures["events"]
        self.one_of(at, name, [name for name in EVENTS if name in listed])
        if EVENTS.index(name) in BONUS_EVENTS and not self.f["bonus"]:
            raise PositionError(f"{at}: {name} is a bonus card; set bonus to true")
        for event in range(N_EVENTS):
            if EVENTS[event] == name and self.f["where"][event] == 0:
                self.f["where"][event] = where
                return event
        raise PositionError(f"{at}: there is no other {name}")

    def account_for_all(self) -> None:
        """T3: every owner's citizens are somewhere."""
        f = self.f
        for owner in [*range(f["players"]), NEUTRAL]:
            out = (
                f["supply"][owner]
                + f["space"].count(owner)
                + sum(f["lying"][lying_at(b, owner)] for b in range(3))
                + sum(f["trade"][on_card(slot, owner)] > 0 for slot in range(9))
            )
            most = CITIZENS
            if owner == NEUTRAL:
                most = ROY_CITIZENS if f["players"] == 1 else GRAY_CITIZENS
            if out > most:
                raise PositionError(f"{SEAT_LETTERS[owner]} has {most} citizens, not {out}")
            f["general"][owner] = most - out
        if f["players"] > 1 and any(f["trade"][on_card(slot, NEUTRAL)] for slot in range(9)):
            raise PositionError("activities: the gray player has no tradesmen")
