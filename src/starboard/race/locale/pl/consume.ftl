phase-consume = Konsumpcja
sign-consume = IV
action-consume-x2 = Konsumpcja: 2x PZ

power-consume-goods =
    { $times ->
        [1] Skonsumuj { goods } za { gain }.
       *[other] { $goods ->
            [1] Skonsumuj jak najwięcej towarów{ kind-of-good }, maksymalnie { $times }; za każdy otrzymujesz { gain }.
           *[other] Jak najwięcej razy, maksymalnie { $times }: skonsumuj { goods } za { gain }.
        }
    }
power-consume-different =
    { $kinds ->
        [one] Skonsumuj { $kinds } towar za { gain }.
        [few] Skonsumuj { $kinds } towary, każdy innego rodzaju, za { gain }.
       *[many] Skonsumuj { $kinds } towarów, każdy innego rodzaju, za { gain }.
    }
power-consume-all-but-one = Skonsumuj wszystkie swoje towary za liczbę PZ o 1 mniejszą od liczby tych towarów.
power-consume-sell =
    { $bonuses ->
        [yes] Skonsumuj 1 towar i dobierz tyle kart, ile wynosi jego cena Handlu. Twoje zdolności Handlu ($) się doliczają.
       *[no] Skonsumuj 1 towar i dobierz tyle kart, ile wynosi jego cena Handlu. Zdolności Handlu ($) się nie liczą.
    }
power-consume-discard-hand =
    { $up_to ->
        [one] Możesz odrzucić z ręki { $up_to } kartę za { gain }. Tych PZ się nie podwaja.
        [few] Możesz odrzucić z ręki maksymalnie { $up_to } karty; za każdą otrzymujesz { gain }. Tych PZ się nie podwaja.
       *[many] Możesz odrzucić z ręki maksymalnie { $up_to } kart; za każdą otrzymujesz { gain }. Tych PZ się nie podwaja.
    }
power-consume-draw = Dobierz { cards }.
power-consume-guess-cost = Podaj liczbę od 1 do 7, a potem odkryj wierzchnią kartę rezerwy. Jeśli jej koszt lub obronność jest równa tej liczbie, weź kartę na rękę; jeśli nie, odrzuć ją.
