"""Learning to play by self-play: a developer's tool, which the game itself never imports (it needs numpy)."""
