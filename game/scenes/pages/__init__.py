"""The pages of paper behind the menu: options, rules, statistics, past deals."""
