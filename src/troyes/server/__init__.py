"""The server: people and bots at tables over the network."""
