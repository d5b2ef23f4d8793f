phase-produce = Produkcja
sign-produce = V
action-produce = Produkcja

power-produce-produce =
    { $discard ->
        [0] Wyprodukuj towar na tym świecie.
        [one] Możesz odrzucić z ręki { $discard } kartę, aby wyprodukować towar na tym świecie.
        [few] Możesz odrzucić z ręki { $discard } karty, aby wyprodukować towar na tym świecie.
       *[many] Możesz odrzucić z ręki { $discard } kart, aby wyprodukować towar na tym świecie.
    }
power-produce-windfall =
    { $discard ->
        [0] { $elsewhere ->
            [yes] Wyprodukuj towar na innym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
           *[no] Wyprodukuj towar na jednym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
        }
        [one] Możesz odrzucić z ręki { $discard } kartę, aby wyprodukować towar na jednym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
        [few] Możesz odrzucić z ręki { $discard } karty, aby wyprodukować towar na jednym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
       *[many] Możesz odrzucić z ręki { $discard } kart, aby wyprodukować towar na jednym ze swoich światów windfall{ kind-of-world }, na którym nie ma towaru.
    }
power-produce-draw = Dobierz { cards }.
power-produce-draw-if-produced-here = Dobierz { cards }, gdy produkujesz towar na tym świecie.
power-produce-draw-per-good-produced = Dobierz { cards } za każdy towar{ kind-of-good }, który wyprodukujesz w tej fazie.
power-produce-draw-per-kind-produced = Dobierz { cards } za każdy rodzaj towaru, który wyprodukujesz w tej fazie.
power-produce-draw-per-world =
    { $of ->
        [rebel] Dobierz { cards } za każdy świat Rebel w swoim układzie.
        [military] Dobierz { cards } za każdy świat militarny w swoim układzie.
        [chromosome] Dobierz { cards } za każdy świat z chromosomem w swoim układzie.
       *[none] Dobierz { cards } za każdy świat{ kind-of-world } w swoim układzie.
    }
# Bezosobowo, bo gracz może być kobietą albo mężczyzną.
power-produce-draw-if-most-produced = Na koniec fazy dobierz { cards }, jeśli wyprodukowano w niej u ciebie więcej towarów{ kind-of-good } niż u któregokolwiek innego gracza.
power-produce-prestige-if-produced-here = Otrzymujesz { prestige-points }, gdy produkujesz towar na tym świecie.
power-produce-prestige-if-most-chromosomes = Na koniec fazy otrzymujesz { prestige-points }, jeśli masz w swoim układzie więcej światów z chromosomem niż którykolwiek inny gracz.
power-produce-take-saved = Weź na rękę wszystkie karty leżące pod tym światem.
