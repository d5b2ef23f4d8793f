"""Training: networks from self-play: games are played and noted, a network is fitted, and matches say whether it stays.

It needs numpy (`pip install 'starboard[bots]'`), and knows games only through their rulesets and guides.
"""

import os

# Before anything here imports numpy: a second thread takes more from products as small as these than it gives, and on
# a machine that has other work a fit with two took eight times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
