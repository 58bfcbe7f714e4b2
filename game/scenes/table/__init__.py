"""The table: dealing, playing, counting, watching again."""
