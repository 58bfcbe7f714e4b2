"""The rules of briscola, pure: no chance, no time, no screen; imports nothing of the game."""
