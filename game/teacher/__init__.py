"""The teacher: why a card is good, what a deal's luck was, puzzles and lessons. It knows what the learner knows."""
