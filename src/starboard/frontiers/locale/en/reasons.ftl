# Why something is not possible by the rules of this game. `thing` is the name of a tile or an action.

reason-already-chosen = { $thing } has been chosen in this round already; choose a tile that is left.
reason-other-side-up = { $thing } is the other side of a tile and not in this game; choose a tile that is offered.
reason-not-a-development = { $thing } is not a development; only developments are bought here.
reason-already-developed = You have { $thing } already; each development is in an empire only once.
reason-no-tile-left = There is no { $thing } left to buy; choose a development that is offered.
reason-too-expensive =
    { $short ->
        [one] You are { $short } credit short of what { $thing } costs you.
       *[other] You are { $short } credits short of what { $thing } costs you.
    }
reason-too-few-colonists =
    { $short ->
        [one] You are { $short } colonist short of { $thing }; take colonists first.
       *[other] You are { $short } colonists short of { $thing }; take colonists first.
    }
reason-defense-too-high = Your Military is { $short } too low to conquer { $thing }; it must be at least the world's defense, and no power lets you pay for it now.
reason-not-on-display = { $thing } is not among the worlds drawn from the bag, or is taken; pick one that is left.
reason-not-a-world = { $thing } is not a world; only the worlds drawn from the bag are taken now.
reason-not-explored = { $thing } is not among your explored worlds; pick one that is.
reason-cannot-pass = You cannot pass; take two colonists or settle a world.
reason-no-stockpile = { $thing } has no stockpile; only a goal with one may be turned up before the end.
reason-not-your-colony = { $thing } is not one of your colonies; pick one that is.
reason-no-good = There is no good on { $thing }; pick a colony with a good.
reason-not-for-sale = The good of { $thing } cannot be sold; it can only be consumed.
reason-consume-is-forced = You can still use a consume power, so you must; only a power that says "may" can be declined.
reason-power-already-used = This power of { $thing } has been used in this action already; each consume power is used once.
reason-not-enough-goods = You lack the goods for this power of { $thing }; it needs as many, and of such kinds, as it says.
