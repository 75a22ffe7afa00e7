"""What is drawn on the board is what is there: every piece, of its owner's shape, in its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from troyes.formats.position import to_json
from troyes.rules.layout import colour_of, district_of, value_of
from troyes.rules.state import State
from troyes.rules.terms import BUILDINGS, COLOURS, SEAT_LETTERS

from .conftest import DESKTOP, PHONE, Visit
from .finger import FINGER
from .screens import at, last_round
from .stage import Stage

TABLET: ViewportSize = {"width": 1024, "height": 768}
# Every cube, citizen and die by where its middle is drawn, whatever it is called.
DRAWN = """() => {
  const board = document.querySelector(".board");
  const all = (what) => [...board.querySelectorAll(what)];
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const nearest = (one, places) => {
    const [x, y] = middle(one);
    const far = (place) => {
      const [px, py] = middle(place);
      return Math.hypot(px - x, py - y);
    };
    return all(places).sort((a, b) => far(a) - far(b))[0].dataset;
  };
  const owner = (one) => [...one.classList].find((name) => name.startsWith("owner-")).slice(6);
  const cubes = all(".cube").filter((one) => !one.closest(".effect")).map((one) => {
    const { place, piece } =
      nearest(one, '[data-place^="banner:"], [data-place^="window:"], .piece[data-piece^="card:"]');
    const count = one.querySelector(".count")?.textContent ?? "1";
    return `${owner(one)} ${place ?? piece} ${count}`;
  });
  const citizens = all(".citizen").map((one) => {
    const places = '[data-place^="space:"], [data-place^="lying:"], [data-place^="tradesman:"]';
    return `${owner(one)} ${nearest(one, places).place}`;
  });
  const dice = all('.piece[data-piece^="die:"]').map((one) => {
    const die = one.previousElementSibling.querySelector(".die");
    const colour = [...die.classList].find((name) => name.startsWith("die-")).slice(4);
    const pips = die.querySelector(".pips").getAttribute("d").split("M").length - 1;
    return `${nearest(die, '.piece[data-piece^="die:"]').piece[4]} ${colour} ${pips}`;
  });
  return { cubes: cubes.sort(), citizens: citizens.sort(), dice: dice.sort() };
}"""


def there(s: State) -> dict[str, list[str]]:
    """The same of a position."""
    position = to_json(s)
    spaces = [
        one for building in BUILDINGS for row in position["buildings"][building] for one in row
    ]
    cards = [card for colour in COLOURS for card in position["activities"][colour]]
    cubes = [
        *(f"{owner} banner:{k}.{j} 1" for k, event in enumerate(position["events"])
          for j, owner in enumerate(event["cubes"])),
        *(f"{owner} window:{y}.{x} 1" for y, level in enumerate(position["cathedral"])
          for x, owner in enumerate(level) if owner),
        *(f"{owner} card:{slot} {count}" for slot, card in enumerate(cards)
          for owner, count in (card or {}).get("cubes", {}).items()),
    ]  # fmt: skip
    citizens = [
        *(f"{owner} space:{k}" for k, owner in enumerate(spaces) if owner),
        *(f"{owner} lying:{building}:{owner}" for building, owners in position["lying"].items()
          for owner in owners),
        *(f"{owner} tradesman:{slot}:{owner}" for slot, card in enumerate(cards)
          for owner in (card or {}).get("tradesmen", {})),
    ]  # fmt: skip
    dice = [
        f"{SEAT_LETTERS[district_of(die)]} {COLOURS[colour_of(die)]} {value_of(die)}"
        for die in range(len(s.dice))
        for _ in range(s.dice[die])
    ]
    return {"cubes": sorted(cubes), "citizens": sorted(citizens), "dice": sorted(dice)}


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_every_piece_is_drawn_where_it_is(stage: Stage, visit: Visit, size: ViewportSize) -> None:
    """Late in a game of four, on every layout of the board."""
    finger = {} if size == DESKTOP else FINGER
    screen = at(last_round(), stage, visit, **{**finger, "viewport": size})
    wanted = there(screen.state())
    assert min(map(len, wanted.values())) > 10
    assert screen.page.evaluate(DRAWN) == wanted
