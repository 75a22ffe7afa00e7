"""Text and JSON: names, notation, positions, records."""
