"""The pages of paper behind the menu: options, seating, rules, statistics, past deals."""
