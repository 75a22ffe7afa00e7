"""A table: tentative turns and undo, whose move it is, what happened. It knows no web."""
