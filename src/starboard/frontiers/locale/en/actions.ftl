# The action tiles, and what choosing one gives.

action-isolation = Isolation
action-develop = Develop
action-explore = Explore
action-settle = Settle
action-produce = Produce
action-trade-consume = Trade and Consume
action-diplomats = Send Diplomats
action-goals-survey = Goals Survey

effect-isolation = You gain 2 credits. Nobody else does anything.
effect-develop = Everybody may buy a development. You pay 1 credit less.
effect-explore = Seven worlds are drawn and everybody takes one. You take a second one afterwards.
effect-settle = You gain 1 colonist. Then everybody takes 2 colonists or settles a world.
effect-produce = You take the credits on this tile. Everybody produces goods; you also produce on 1 windfall colony.
effect-trade-consume = You take 1 VP. Then everybody may sell a good and uses consume powers.
effect-diplomats = You take 1 VP and go to the front of the priority track. Nobody else does anything.
effect-goals-survey = You move up one place on the priority track, gain 1 credit and look at 3 goals: you keep one face down. Nobody else does anything.

# The signs of the actions that powers modify.
sign-develop = Develop
sign-explore = Explore
sign-settle = Settle
sign-produce = Produce
sign-trade = Trade
sign-consume = Consume

# How the game can end.
ending-developments = developments cover more than 10 spaces
ending-colonies = somebody has more than 7 colonies
ending-colonists = fewer than 5 colonists are left
ending-vp = the VP chips have run out
