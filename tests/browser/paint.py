"""What is painted: the contrast of texts with their ground, read off the pixels of a picture.

Opacity, filters and what lies below are in it, as they are for whoever looks at the page.
"""

from __future__ import annotations

import base64
from typing import NamedTuple

from playwright.sync_api import Page

BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.textContent.trim() && one.checkVisibility({opacityProperty: true}))
  .map((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return {text: one.textContent.trim(), kind: one.className.baseVal ?? one.className,
            left, top, width, height};
  })
  .filter(({left, top, width, height}) =>
    left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight)"""
# The commonest colour of a box is its ground, its ink the one that differs most, of some pixels at
# least. Shades that nobody could tell apart are one colour.
READ = """async ([picture, boxes, scale]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext("2d", {willReadFrequently: true});
  paint.drawImage(image, 0, 0);
  const light = (rgb) => [16, 8, 0].map((by) => ((rgb >> by) & 255) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
  return boxes.map(({left, top, width, height}) => {
    const {data} = paint.getImageData(
      left * scale, top * scale, Math.max(1, width * scale), Math.max(1, height * scale));
    const seen = new Map();
    for (let k = 0; k < data.length; k += 4) {
      const rgb = ((data[k] << 16) | (data[k + 1] << 8) | data[k + 2]) & 0xfcfcfc;
      seen.set(rgb, (seen.get(rgb) ?? 0) + 1);
    }
    const colours = [...seen].sort((a, b) => b[1] - a[1]);
    const ground = light(colours[0][0]);
    const enough = Math.max(3, data.length / 4 / 150);
    const ratios = colours.filter(([, n]) => n >= enough).map(([rgb]) => light(rgb))
      .map((ink) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    return Math.max(...ratios);
  });
}"""
# The contrast of one element's text with what is behind it, by their colours.
CONTRAST = """(one) => {
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
  const canvas = document.createElement("canvas").getContext("2d");
  const paint = (colour) => { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); };
  const behind = [];
  for (let up = one; up; up = up.parentElement)
    behind.unshift(getComputedStyle(up).backgroundColor);
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of behind) paint(colour);
  const ground = light(canvas.getImageData(0, 0, 1, 1).data);
  paint(getComputedStyle(one).color);
  const ink = light(canvas.getImageData(0, 0, 1, 1).data);
  const [low, high] = [ink, ground].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}"""


class Contrast(NamedTuple):
    """A text of a page."""

    kind: str
    text: str
    ratio: float


def contrasts(page: Page, selector: str, scale: int) -> list[Contrast]:
    """How well every text in the window that fits a selector can be read; `scale` is the page's."""
    boxes = page.evaluate(BOXES, selector)
    picture = base64.b64encode(page.screenshot(scale="device")).decode()
    desk = page.context.browser.new_page()  # type: ignore[union-attr]
    ratios = desk.evaluate(READ, [picture, boxes, scale])
    desk.close()
    return [
        Contrast(box["kind"], box["text"], ratio) for box, ratio in zip(boxes, ratios, strict=True)
    ]
