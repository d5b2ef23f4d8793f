phase-trade = Handel
sign-trade = $
action-trade = Konsumpcja: Handel

power-trade-bonus = Dobierz { extra-cards }, gdy sprzedajesz towar{ kind-of-good }.
power-trade-bonus-here = Dobierz { extra-cards }, gdy sprzedajesz towar z tego świata.
