"""Who moves and who may see: the one turn loop, the seats, what a view draws from; no screen, no clock."""
