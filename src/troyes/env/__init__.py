"""Troyes as an environment: PettingZoo, Gymnasium, OpenSpiel, and a protocol for engines.

Importing this package needs nothing; its modules need the extra `troyes[env]`.
"""
