"""Italiano: every sentence, a module for each screen."""
