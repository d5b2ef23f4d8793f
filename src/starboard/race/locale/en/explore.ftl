phase-explore = Explore
sign-explore = I
action-explore-5 = Explore: +5
action-explore-1-1 = Explore: +1, +1

power-explore-draw = Draw { extra-cards } to choose from.
power-explore-keep = Keep { extra-cards }.
power-explore-mix = Put the cards you draw into your hand first; you may then discard any cards of your hand instead of them.
power-explore-discard-for-prestige = At the start of the phase, before you draw, you may discard 1 card from your hand for { gain }.
