phase-explore = Explore
sign-explore = I
action-explore-5 = Explore: +5
action-explore-1-1 = Explore: +1, +1

power-explore-draw = Draw { extra-cards } to choose from.
power-explore-keep = Keep { extra-cards }.
