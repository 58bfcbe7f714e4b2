"""From pictures to pixels, from events to intents, and sound: here pygame begins."""
