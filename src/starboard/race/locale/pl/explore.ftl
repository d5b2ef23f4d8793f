phase-explore = Eksploracja
sign-explore = I
action-explore-5 = Eksploracja: +5
action-explore-1-1 = Eksploracja: +1, +1

power-explore-draw = Dobierz { extra-cards } do wyboru.
power-explore-keep = Zatrzymaj { extra-cards }.
