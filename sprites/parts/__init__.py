"""Parts of figures, shared by all decks: heads, hats, limbs, horses, things held. Each is drawn around its origin."""
