"""The compiled part of the bots: finding turns, evaluating positions, playing out games.

visit      goes through the whole turns of a decision and keeps the best
features   what the network sees of a position, rewriting only what has changed; `parts` writes
           the numbers, `places` says where each of them is, `sides` how a seat sees the table,
           `blocks` where two states differ
net        the network
play       whole games, or the rest of one, played by the network
playout    the same with random choices
sizes      constants that are shared with `troyes.learn`
"""
