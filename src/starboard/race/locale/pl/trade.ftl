phase-trade = Handel
sign-trade = $
action-trade = Konsumpcja: Handel

power-trade-bonus = Dobierz { extra-cards }, gdy sprzedajesz towar{ kind-of-good }.
power-trade-bonus-here = Dobierz { extra-cards }, gdy sprzedajesz towar z tego świata.
power-trade-bonus-per-chromosome = Gdy sprzedajesz towar{ kind-of-good }, dobierz 1 dodatkową kartę za każdy świat z chromosomem w swoim układzie.
power-trade-not-sold = Towaru z tego świata nie można sprzedać akcją Handel; może go jednak sprzedać zdolność konsumpcji.
