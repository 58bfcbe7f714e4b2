"""What outlives the window: safe files, settings, the game under way, history, statistics; no screen here."""
