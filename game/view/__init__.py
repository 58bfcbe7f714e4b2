"""Geometry, motion and pictures as plain data: what is where and when, without pygame."""
