"""The learned bots: `easy`, `medium`, `hard` and `expert`, in all games.

They try their answers on guesses of the position and let rules of thumb play on for a while (search.py). Then a network
that was trained by self-play says how likely they are to win from there (network.py). What is special to a game is in
guides.py; the levels are in levels.py. The networks are in `weights`, each with a card that tells how it was trained.
"""
