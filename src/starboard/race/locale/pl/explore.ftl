phase-explore = Eksploracja
sign-explore = I
action-explore-5 = Eksploracja: +5
action-explore-1-1 = Eksploracja: +1, +1

power-explore-draw = Dobierz { extra-cards } do wyboru.
power-explore-keep = Zatrzymaj { extra-cards }.
power-explore-mix = Najpierw weź dobrane karty na rękę; zamiast nich możesz wtedy odrzucić dowolne karty z ręki.
power-explore-discard-for-prestige = Na początku fazy, przed dobieraniem, możesz odrzucić z ręki 1 kartę za { gain }.
