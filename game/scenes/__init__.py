"""What the player sees: each scene tells its picture and its targets, and answers intents; no scene knows the next."""
