"""The command line; computers against each other, pictures of scenes. Not part of the browser's bundle."""
