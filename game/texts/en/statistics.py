"""English. The statistics."""

TEXTS: dict[str, str] = {
    "level_and_variant": "{level} · {variant}",
    "no_statistics": "Once you have finished a deal, your results appear here.",
    "fact_deals": "Deals",
    "fact_wins": "Won",
    "fact_draws": "Drawn",
    "fact_losses": "Lost",
    "fact_matches": "Matches won",
    "fact_average": "Points a deal",
    "fact_streak": "Won in a row",
    "fact_best": "Most in a row",
    "fact_cappotti": "All 120 points",
    "chart": "Your points in the last 50 deals: won above the line, lost below it.",
    "statistics_copy": "Copy the statistics",
    "statistics_copy_note": "As a line of text, to be kept or taken elsewhere.",
    "statistics_paste": "Paste statistics",
    "statistics_paste_note": "The text that you have copied takes the place of these.",
    "statistics_reset": "Reset the statistics",
    "statistics_reset_note": "You are asked twice. The past deals stay.",
    "statistics_pasted": "Statistics pasted.",
    "no_statistics_pasted": "The copied text holds no statistics.",
}
