phase-produce = Produkcja
sign-produce = V
action-produce = Produkcja

power-produce-produce = Wyprodukuj towar na tym świecie.
power-produce-windfall = Wyprodukuj towar na jednym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
power-produce-draw = Dobierz { cards }.
power-produce-draw-if-produced-here = Dobierz { cards }, gdy produkujesz towar na tym świecie.
power-produce-draw-per-good-produced = Dobierz { cards } za każdy towar{ kind-of-good }, który wyprodukujesz w tej fazie.
power-produce-draw-per-kind-produced = Dobierz { cards } za każdy rodzaj towaru, który wyprodukujesz w tej fazie.
power-produce-draw-per-world = Dobierz { cards } za każdy świat{ kind-of-world } w swoim układzie.
# Bezosobowo, bo gracz może być kobietą albo mężczyzną.
power-produce-draw-if-most-produced = Na koniec fazy dobierz { cards }, jeśli wyprodukowano w niej u ciebie więcej towarów{ kind-of-good } niż u któregokolwiek innego gracza.
