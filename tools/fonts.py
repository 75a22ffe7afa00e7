"""Write web/src/fonts: the Polish letters of the client's typefaces, as small files of their own.

    pip install fonttools brotli
    python tools/fonts.py

The packages of the typefaces have one file for all extended Latin letters, 20 kB a face, of which
Polish needs sixteen letters. Latin and Cyrillic files are used as the packages bring them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parents[1] / "web"
LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻż"
FACES = {"alegreya": [500], "alegreya-sans": [400, 700]}


def main() -> None:
    """Subset every face."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "").parse_args()
    options = Options(layout_features=["*"], flavor="woff2")
    for family, weights in FACES.items():
        folder = WEB / "node_modules" / "@fontsource" / family / "files"
        for weight in weights:
            font = load_font(folder / f"{family}-latin-ext-{weight}-normal.woff2", options)
            subsetter = Subsetter(options)
            subsetter.populate(text=LETTERS)
            subsetter.subset(font)
            save_font(font, WEB / "src" / "fonts" / f"{family}-polish-{weight}.woff2", options)


if __name__ == "__main__":
    main()
