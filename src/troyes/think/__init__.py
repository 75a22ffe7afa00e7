"""Compiled thinking: visiting whole turns, features, the network, playing on to the end."""
