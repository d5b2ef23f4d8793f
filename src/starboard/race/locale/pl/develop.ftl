phase-develop = Rozwój
sign-develop = II
action-develop = Rozwój
action-develop-2 = Rozwój (druga karta)

power-develop-discount = Twoje technologie kosztują o { $amount } mniej.
power-develop-draw = Dobierz { cards } na początku fazy.
power-develop-draw-after = Dobierz { cards } po wyłożeniu technologii.
power-develop-draw-then-discard = Na początku fazy dobierz { cards }, a potem odrzuć z ręki 1 kartę.
power-develop-prestige =
    { $of ->
        [rebel] Otrzymujesz { prestige-points } po wyłożeniu technologii Rebel.
        [six-cost] Otrzymujesz { prestige-points } po wyłożeniu technologii o koszcie 6.
       *[none] Otrzymujesz { prestige-points } po wyłożeniu technologii.
    }
power-develop-save-payment = Gdy płacisz za technologię, włóż pod ten świat 1 z kart, którymi płacisz.
power-develop-discard-for-discount = Możesz odrzucić tę kartę ze swojego układu, aby wyłożyć technologię taniej o { $amount }.
power-develop-good-for-discount = Możesz wydać 1 towar{ kind-of-good }, aby wyłożyć technologię taniej o { $amount }.
