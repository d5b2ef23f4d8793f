"""Review: what a game was worth, choice by choice: luck apart from skill, judged by what each seat could know.

`review_of(record, level)` reviews a whole game; docs/review.md explains the measures. Knows bots and words, no server.
"""

from starboard.review.game import Review, Reviewer, ReviewError, review_of
from starboard.review.judgement import LABELS, Judgement

__all__ = ["LABELS", "Judgement", "Review", "ReviewError", "Reviewer", "review_of"]
