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
    { $exactly ->
        [0] { $vp ->
            [0] { $cards ->
                [0] { discard-up-to }
               *[other] { discard-to-draw }
            }
           *[other] { discard-up-to } Tych PZ się nie podwaja.
        }
        [one] Możesz odrzucić z ręki { $exactly } kartę za { gain }.
        [few] Możesz odrzucić z ręki { $exactly } karty za { gain }.
       *[many] Możesz odrzucić z ręki { $exactly } kart za { gain }.
    }
discard-up-to =
    { $up_to ->
        [one] Możesz odrzucić z ręki { $up_to } kartę za { gain }.
        [few] Możesz odrzucić z ręki maksymalnie { $up_to } karty; za każdą otrzymujesz { gain }.
       *[many] Możesz odrzucić z ręki maksymalnie { $up_to } kart; za każdą otrzymujesz { gain }.
    }
discard-to-draw =
    { $up_to ->
        [one] Możesz odrzucić z ręki { $up_to } kartę, aby dobrać { cards }.
        [few] Możesz odrzucić z ręki maksymalnie { $up_to } karty; za każdą dobierasz { cards }.
       *[many] Możesz odrzucić z ręki maksymalnie { $up_to } kart; za każdą dobierasz { cards }.
    }
power-consume-draw = Dobierz { cards }.
power-consume-guess-cost = Podaj liczbę od 1 do 7, a potem odkryj wierzchnią kartę rezerwy. Jeśli jej koszt lub obronność jest równa tej liczbie, weź kartę na rękę; jeśli nie, odrzuć ją.
power-consume-ante = Możesz postawić kartę z ręki o koszcie lub obronności od 1 do 6 i odkryć tyle kart z rezerwy. Jeśli któraś z nich ma większy koszt lub obronność, zatrzymujesz swoją kartę i bierzesz na rękę jedną z odkrytych; jeśli nie, twoja karta zostaje odrzucona.
power-consume-vp = Weź { $vp } PZ.
power-consume-each-kind = Skonsumuj po 1 towarze każdego rodzaju, który masz; za każdy otrzymujesz { gain }.
power-consume-own-good = Skonsumuj towar z tego świata za { gain }.
power-consume-spend-prestige = Możesz wydać 1 punkt prestiżu za { gain }.
