"""Compiled thinking: playing on."""
