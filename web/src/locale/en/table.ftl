board = Board
piece-open = can be picked
piece-picked = picked
piece-closed = cannot be picked now
explain-why-not = Why not:
