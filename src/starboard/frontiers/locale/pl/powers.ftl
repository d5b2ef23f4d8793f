# Co robią zdolności: jeden komunikat na każde słowo słownika.

power-explore-credits = Otrzymujesz { amount-credits }.
power-explore-colonists = Otrzymujesz { amount-colonists }.
power-explore-draw = Po swoim wyborze dobierasz z woreczka { amount-worlds }.

power-develop-discount = Inne Technologie kosztują cię o { amount-credits } mniej.
power-develop-credits-after = Po zakupie Technologii otrzymujesz { amount-credits }.

power-settle-military =
    { $keyword ->
        [none] { $kind ->
            [none] +{ $amount } do siły militarnej.
           *[other] +{ $amount } do siły militarnej przeciw Planetom{ of-kind }.
        }
       *[other] +{ $amount } do siły militarnej przeciw Planetom{ with-keyword }.
    }
power-settle-military-per = +{ $amount } do siły militarnej za { counted }, najwyżej +{ $most }.
power-settle-temporary-military = Możesz odrzucić 1 dobro{ good-of-kind } z dowolnej swojej Kolonii: +{ $amount } do siły militarnej w tej Akcji.
power-settle-discount = Planety{ of-kind }, za które płacisz, kosztują o { amount-credits } mniej.
power-settle-pay-for-military =
    { $amount ->
        [0] Możesz zapłacić za Planetę militarną{ with-keyword }, zamiast ją podbijać: tyle Kredytów, ile wynosi jej obrona. Nie dotyczy Planet Obcych.
       *[other] Możesz zapłacić za Planetę militarną{ with-keyword }, zamiast ją podbijać: o { amount-credits } mniej, niż wynosi jej obrona. Nie dotyczy Planet Obcych.
    }
power-settle-credits-after = Po każdej skolonizowanej Planecie otrzymujesz { amount-credits }.
power-settle-colonists-after = Po każdej skolonizowanej Planecie otrzymujesz { amount-colonists }.
power-settle-draw-after = Po każdej skolonizowanej Planecie dobierasz z woreczka { amount-worlds }.
power-settle-second-world = Możesz skolonizować drugą Planetę w tej samej Akcji.
power-settle-upgrade = Poza Akcją możesz za darmo zastąpić nie-militarną Kolonię odkrytą nie-militarną Planetą tego samego rodzaju, której koszt jest taki sam lub wyższy najwyżej o { $amount }.
power-settle-replace-this = Zamiast Akcji możesz za darmo zastąpić tę Kolonię odkrytą Planetą, która nie jest ani Obca, ani militarna.

power-produce-credits = Otrzymujesz { amount-credits }.
power-produce-credits-if-here = Otrzymujesz { amount-credits }, jeśli produkujesz tu dobro.
power-produce-credits-per = Otrzymujesz { amount-credits } za { counted } w twoim Imperium.
power-produce-credits-per-kind = Otrzymujesz { amount-credits } za każdy rodzaj dóbr, które produkujesz w tej Akcji.
power-produce-credits-if-most = Otrzymujesz { amount-credits }, jeśli w tej Akcji produkujesz więcej dóbr{ good-of-kind } niż ktokolwiek inny.
power-produce-windfall = Wyprodukuj dobro na jednej Kolonii zdobycznej{ of-kind }, na której nie ma dobra.
power-produce-pay-here = Ta Kolonia produkuje tylko wtedy, gdy zapłacisz { amount-credits }.

power-trade-bonus = +{ amount-credits }, gdy sprzedajesz dobro{ good-of-kind }.
power-trade-bonus-here = +{ amount-credits }, gdy sprzedajesz dobro z tej Kolonii.
power-trade-extra-sale =
    { $amount ->
        [one] Możesz sprzedać { $amount } dobro więcej.
        [few] Możesz sprzedać { $amount } dobra więcej.
       *[many] Możesz sprzedać { $amount } dóbr więcej.
    }

power-consume-goods = { consume-may }{ consume-what } za { gain }{ consume-each }.
consume-may =
    { $optional ->
        [yes] Możesz skonsumować{ " " }
       *[no] Skonsumuj{ " " }
    }
consume-what =
    { $different ->
        [yes] { $times ->
            [1] { goods-taken } różnych rodzajów
           *[other] jak najwięcej dóbr różnych rodzajów (najwyżej { $times })
        }
       *[no] { $times ->
            [1] { goods-taken }
           *[other] jak najwięcej dóbr{ good-of-kind } (najwyżej { $times })
        }
    }
consume-each =
    { $times ->
        [1] { "" }
       *[other] { " " }za każde
    }
power-consume-vp = Otrzymujesz { $amount } PZ.
power-consume-credits = Otrzymujesz { amount-credits }.
power-consume-vp-per-good = Otrzymujesz { $amount } PZ za każde dobro skonsumowane w tej Akcji oraz { $vp } PZ, jeśli masz { $tile }.
