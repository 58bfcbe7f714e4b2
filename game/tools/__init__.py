"""For developers: computers against each other, pictures of scenes; not part of the browser's bundle."""
