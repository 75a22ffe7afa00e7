"""Bots against bots, measured fairly: who is stronger, by how much, and how they play."""
