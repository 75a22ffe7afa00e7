"""Fair matches between bots: which one is stronger, by how much, and how they play."""
