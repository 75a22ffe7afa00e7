"""Training: self-play in worker processes, temporal differences, and matches that judge progress.

It needs NumPy (`pip install troyes[train]`); playing with what was learnt does not.
"""
