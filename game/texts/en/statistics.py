"""English. The statistics."""

TEXTS: dict[str, str] = {
    "level_and_variant": "{level} · {variant}",
    "no_statistics": "Once you have finished a deal, your results appear here.",
    "fact_deals": "Deals",
    "fact_wins": "Won",
    "fact_draws": "Drawn",
    "fact_losses": "Lost",
    "fact_matches": "Matches won",
    "fact_average": "Points per deal",
    "fact_streak": "Won in a row",
    "fact_best": "Most in a row",
    "fact_cappotti": "All 120 points",
    "chart": "Your points in the last 50 deals: won above the line, lost below it.",
    "statistics_copy": "Copy everything of mine",
    "statistics_copy_note": "Statistics, past deals, settings, what you have learned: one text, to be kept "
    "or taken elsewhere.",
    "statistics_paste": "Paste everything",
    "statistics_paste_note": "The text that you have copied takes the place of all of this.",
    "statistics_reset": "Reset the statistics",
    "statistics_reset_note": "You are asked twice. The past deals stay.",
    "statistics_pasted": "Everything pasted.",
    "no_statistics_pasted": "The copied text does not hold what belongs to a player.",
    "fact_abandoned": "Abandoned",
    "fact_caller": "Won as the caller",
    "fact_partner": "Won as the partner",
    "fact_against": "Won against the caller",
    "chart_many": "Where more than two sides play, the line is an even share of the points: 40 for three players, 60 "
    "in chiamata. Above it you have taken more, whoever won.",
}
