"""English. Words that several screens share."""

TEXTS: dict[str, str] = {
    "back": "Back",
    "close": "Close",
    "no": "No",
    "on": "on",
    "off": "off",
    "you": "You",
    "name_and_level": "{name} · {level}",
    "name_and_value": "{name}: {value}",
    "scroll_on": "Further down",
    "scroll_back": "Further up",
    "of": "{part} of {whole}",
    "copied": "Copied.",
    "not_copied": "Copying does not work here.",
    "date": "{year}-{month}-{day}",
    "practice": "practice",
    "opponent": "Opponent",
    "player": "Player {number}",
}
