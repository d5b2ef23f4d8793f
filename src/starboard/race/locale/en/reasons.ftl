# Why something is not possible by the rules of this game. `thing` is the name of the card.

reason-not-in-hand = { $thing } is not in your hand; pick a card that is.
reason-not-a-world = { $thing } is not a world; only worlds are placed in this phase.
reason-not-a-development = { $thing } is not a development; only developments are placed in this phase.
reason-already-in-tableau = { $thing } is already in your tableau; each development may be there only once.
reason-too-expensive =
    { $short ->
        [one] You are { $short } card short of paying for { $thing }; you need as many other cards in hand as it costs you.
       *[other] You are { $short } cards short of paying for { $thing }; you need as many other cards in hand as it costs you.
    }
reason-defense-too-high = Your Military is { $short } too low to conquer { $thing }; it must be at least the world's defense.
reason-consume-is-forced = You can still use a consume power, so you must; only discarding cards from hand may be declined.
reason-power-already-used = This power of { $thing } has been used in this phase; each consume power is used only once.
reason-not-enough-goods = You lack the goods for this power of { $thing }; it is used only with as many of the right kind as it asks for.
reason-no-cards-in-hand = You do not have enough cards in hand to discard for this power of { $thing }.
reason-no-prestige = You have no prestige to spend for this power of { $thing }.
reason-good-not-sold = The good of { $thing } cannot be sold by the Trade action; only a consume power can sell it.
reason-no-good-there = There is no good on { $thing }; pick a world that holds one.
reason-wrong-kind-of-good = { $thing } is a world of another kind of good; this power is for one kind only.
reason-good-already-there = There is a good on { $thing } already; a world holds only one.
reason-not-a-windfall-world = { $thing } is not a windfall world; pick an empty windfall world.
reason-must-be-conquered = { $thing } cannot be placed now: this further world must be conquered, and nothing lets you conquer a non-military one.
