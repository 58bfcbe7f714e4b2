"""English. What goes wrong with files or with the game."""

TEXTS: dict[str, str] = {
    "file_broken": "{name} could not be read; it is kept as {aside}.",
    "file_newer": "{name} is from a newer version; it is kept as {aside}.",
    "file_closed": "The game can neither use nor save {name}.",
    "not_saved_full": "The disk is full: the game goes on without saving.",
    "not_saved_forbidden": "The game may not write to its folder and goes on without saving.",
    "not_saved_folder": "There is no folder to save in: the game goes on without saving.",
    "not_saved_browser": "The browser refuses to save (private window or full storage): the game goes on without.",
    "not_saved_other": "Saving does not work: the game goes on all the same.",
    "open_elsewhere": "The game is open elsewhere too: every finished deal counts, but only one under way is kept.",
    "trouble": "Something went wrong",
    "trouble_fault": "Fault: {fault}",
    "trouble_safe": "Your deal is safe: it goes on where it was when you start the game again.",
    "trouble_unsaved": "The deal could not be saved: it may be lost, wholly or in part.",
    "trouble_report": "What happened is written down here: {path}",
    "trouble_close": "Close",
}
