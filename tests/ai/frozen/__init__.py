"""Levels as they once were, for measuring against: copies that the game does not import and nobody improves."""
