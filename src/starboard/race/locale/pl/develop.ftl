phase-develop = Rozwój
sign-develop = II
action-develop = Rozwój
action-develop-2 = Rozwój (druga karta)

power-develop-discount = Twoje technologie kosztują o { $amount } mniej.
power-develop-draw = Dobierz { cards } na początku fazy.
power-develop-draw-after = Dobierz { cards } po wyłożeniu technologii.
