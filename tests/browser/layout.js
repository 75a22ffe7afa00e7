// What of a page cannot be seen, reached or hit: run in the page, answers with a list of findings.
//
// Every control is scrolled to as a person would scroll, and then looked at through
// `elementFromPoint`: what a finger would hit there must be the control itself. Text must not be cut
// off by a box that does not scroll, nor lie under something else. `still` names boxes that must show
// all of their content without being scrolled; `least` is the least size of what a finger taps; `fixed`
// names what must be whole and uncovered at once, before anything is scrolled. Where something floats
// over the page, to be closed again, `within` names it and what it must leave free: only that is looked at.
({ least, still, die, fixed, within }) => {
  const CONTROLS =
    "a[href], button, input, select, textarea, summary, [role=tab], [data-piece].on, [data-piece].picked";
  const found = new Set();
  const name = (one) =>
    one.dataset?.piece ??
    one.dataset?.button ??
    `${one.tagName.toLowerCase()}.${String(one.className?.baseVal ?? one.className).split(" ")[0]} ` +
      `"${(one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const style = (one) => getComputedStyle(one);
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document.body; // under a dialogue nothing can be used
  const wide = document.documentElement.clientWidth;
  const tall = innerHeight;

  function visible(one) {
    if (one.closest(".sr, .sr-only, [inert], [hidden]")) return false;
    const box = one.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.height > 0 &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }
  /** The part of the window through which an element may be seen: all boxes around it that cut off. */
  function opening(one, scrolled, self = false) {
    const seen = { left: 0, top: 0, right: wide, bottom: tall };
    let fixed = style(one).position === "fixed";
    for (
      let up = self ? one : one.parentElement;
      up && up !== document.documentElement && !fixed;
      up = up.parentElement
    ) {
      const { overflowX, overflowY, position } = style(up);
      const box = up.getBoundingClientRect();
      const cuts = (how) =>
        how !== "visible" && (scrolled || !["auto", "scroll"].includes(how));
      if (up instanceof SVGElement) continue;
      if (cuts(overflowX))
        [seen.left, seen.right] = [
          Math.max(seen.left, box.left),
          Math.min(seen.right, box.right),
        ];
      if (cuts(overflowY))
        [seen.top, seen.bottom] = [
          Math.max(seen.top, box.top),
          Math.min(seen.bottom, box.bottom),
        ];
      fixed = position === "fixed";
    }
    return seen;
  }
  const related = (one, hit) =>
    hit &&
    (one.contains(hit) ||
      hit.contains(one) ||
      one.closest("label")?.contains(hit));

  function control(one) {
    const whole = () => {
      const box = one.getBoundingClientRect();
      const seen = opening(one, true);
      const middle = (box.left + box.right) / 2;
      return (
        box.top >= seen.top &&
        box.bottom <= seen.bottom &&
        [0.2, 0.5, 0.8].every((y) =>
          related(
            one,
            document.elementFromPoint(middle, box.top + y * box.height),
          ),
        )
      );
    };
    if (!whole())
      one.scrollIntoView({
        block: "center",
        inline: "nearest",
        behavior: "instant",
      });
    const box = one.getBoundingClientRect();
    const seen = opening(one, true);
    const room = { w: seen.right - seen.left, h: seen.bottom - seen.top };
    const lost = (from, to, low, high, size) =>
      size <= high - low && (from < low - 1.5 || to > high + 1.5);
    if (
      lost(
        box.left,
        box.right,
        seen.left,
        seen.right,
        Math.min(box.width, room.w),
      )
    )
      found.add(
        `${name(one)}: cut off at the side (${box.left.toFixed()}..${box.right.toFixed()} of ${seen.left.toFixed()}..${seen.right.toFixed()})`,
      );
    else if (lost(box.top, box.bottom, seen.top, seen.bottom, box.height))
      found.add(
        `${name(one)}: cut off (${box.top.toFixed()}..${box.bottom.toFixed()} of ${seen.top.toFixed()}..${seen.bottom.toFixed()})`,
      );
    const piece = one.matches("[data-piece]");
    const at = piece
      ? [[0.5, 0.5]]
      : [
          [0.5, 0.5],
          [0.12, 0.2],
          [0.88, 0.2],
          [0.12, 0.8],
          [0.88, 0.8],
        ];
    let hits = 0;
    const over = [];
    for (const [x, y] of at) {
      const height = box.top + y * box.height;
      if (height > seen.bottom || height < seen.top) {
        hits++; // larger than its box: the rest can be scrolled to
        continue;
      }
      const hit = document.elementFromPoint(
        box.left + x * box.width,
        box.top + y * box.height,
      );
      // Pieces lie upon each other on purpose: a citizen on a building takes the tap for it.
      if (related(one, hit) || (piece && hit?.closest(".board, .panels")))
        hits++;
      else over.push(hit ? name(hit) : "nothing");
    }
    if (hits < at.length)
      found.add(`${name(one)}: covered by ${[...new Set(over)].join(", ")}`);
    if (least) {
      const target = one.matches("input") ? (one.closest("label") ?? one) : one;
      const { width, height } = target.getBoundingClientRect();
      const inline =
        target.closest("p, li") && style(target).display === "inline"; // a word in a sentence
      if (!inline && (width < least - 0.5 || height < least - 0.5))
        found.add(
          `${name(one)}: too small, ${width.toFixed(1)} x ${height.toFixed(1)}`,
        );
    }
  }

  /** Whether a box is cut off above or below by one around it that does not scroll: lost for good. */
  function lostBelow(one, { top, bottom }) {
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      if (up instanceof SVGElement) continue;
      const { overflowY, position, webkitLineClamp } = style(up);
      if (webkitLineClamp !== "none") return false; // shortened with dots, on purpose
      const scrolls = ["auto", "scroll"].includes(overflowY);
      const box = up.getBoundingClientRect();
      if (scrolls && up.scrollHeight > up.clientHeight + 1) [top, bottom] = [box.top, box.bottom];
      else if (overflowY !== "visible" && (top < box.top - 4 || bottom > box.bottom + 4)) return true;
      if (position === "fixed") return false;
    }
    return false;
  }
  function text(one) {
    const range = document.createRange();
    const words = [...one.childNodes].filter(
      (node) => node.nodeType === 3 && node.data.trim(),
    );
    if (one.matches(".bar h1")) return; // a title without room for all of it is not shown at all
    if (!words.length || !visible(one) || style(one).opacity === "0") return;
    const cut = opening(one.firstElementChild ?? one, false);
    const own = style(one);
    if (own.overflowX === "hidden" || own.overflowX === "clip") {
      const box = one.getBoundingClientRect();
      [cut.left, cut.right] = [
        Math.max(cut.left, box.left),
        Math.min(cut.right, box.right),
      ];
    }
    for (const node of words) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (lostBelow(one, box))
          found.add(`"${node.data.trim().slice(0, 40)}": a line cut off`);
        if (box.left < cut.left - 2 || box.right > cut.right + 2)
          found.add(
            `"${node.data.trim().slice(0, 40)}": text cut off at the side`,
          );
      }
    }
    const box = range.getBoundingClientRect();
    const seen = opening(one, true, true);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) {
      if (["auto", "scroll"].includes(own.overflowY)) return; // it scrolls its own text
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const after = range.getBoundingClientRect();
      const open = opening(one, true, true);
      if (
        after.top + after.height / 2 > open.bottom ||
        after.top + after.height / 2 < open.top
      )
        found.add(
          `"${range.toString().trim().slice(0, 40)}": text that cannot be scrolled to`,
        );
      return;
    }
    const hit = document.elementFromPoint(x, y);
    if (hit && !related(one, hit) && !hit.closest("label")?.contains(one)) {
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const now = range.getBoundingClientRect();
      const again = document.elementFromPoint(
        now.left + now.width / 2,
        now.top + now.height / 2,
      );
      if (again && !related(one, again) && style(one).pointerEvents !== "none")
        found.add(
          `"${range.toString().trim().slice(0, 40)}": text covered by ${name(again)}`,
        );
    }
  }

  const inside = (selector) =>
    [...root.querySelectorAll(selector)].filter(
      (one) => !within || one.closest(within),
    );

  for (const selector of fixed)
    for (const one of inside(selector)) {
      if (!visible(one)) continue;
      const box = one.getBoundingClientRect();
      const seen = opening(one, true);
      const over = [0.1, 0.5, 0.9]
        .map((y) =>
          document.elementFromPoint(
            (box.left + box.right) / 2,
            box.top + y * box.height,
          ),
        )
        .find((hit) => !related(one, hit));
      if (over !== undefined)
        found.add(
          `${name(one)}: not at hand, ${over ? `under ${name(over)}` : "out of the window"}`,
        );
      else if (box.top < seen.top - 1 || box.bottom > seen.bottom + 1)
        found.add(`${name(one)}: not at hand, cut off`);
    }
  // What is written on a piece stays on it.
  for (const one of inside("svg text")) {
    const hit = one.closest(".art")?.nextElementSibling?.querySelector(".hit");
    if (!hit || !visible(one)) continue;
    const [box, piece] = [one, hit].map((e) => e.getBoundingClientRect());
    if (box.left < piece.left - 2 || box.right > piece.right + 2)
      found.add(
        `"${one.textContent.trim()}": wider than ${name(hit.parentElement)}`,
      );
    const room = box.height / 4; // no letter is as high as its line
    if (box.top + room < piece.top - 2 || box.bottom - room > piece.bottom + 2)
      found.add(
        `"${one.textContent.trim()}": sticks out of ${name(hit.parentElement)}`,
      );
  }
  if (document.documentElement.scrollWidth > wide)
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const box of inside("*")) {
    if (
      box instanceof SVGElement ||
      !["auto", "scroll"].includes(style(box).overflowX)
    )
      continue;
    if (visible(box) && box.scrollWidth > box.clientWidth + 1)
      found.add(`${name(box)}: scrolls sideways`);
  }
  for (const selector of still)
    for (const box of inside(selector))
      if (
        visible(box) &&
        style(box).overflowY !== "visible" &&
        box.scrollHeight > box.clientHeight + 2
      )
        found.add(
          `${selector}: shows ${box.clientHeight} of ${box.scrollHeight}`,
        );
  for (const one of inside(CONTROLS))
    if (visible(one)) control(one);
  if (die)
    for (const one of inside('[data-piece^="die:"], [data-piece^="black:"]')) {
      const { width, height } = one
        .querySelector(".hit")
        .getBoundingClientRect();
      if (width < die || height < die)
        found.add(
          `${name(one)}: a die of ${width.toFixed()} x ${height.toFixed()}`,
        );
    }
  for (const one of inside("*"))
    if (!(one instanceof SVGElement)) text(one);
  scrollTo(0, 0);
  return [...found];
};
