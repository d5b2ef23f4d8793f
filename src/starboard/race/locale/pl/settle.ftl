phase-settle = Kolonizacja
sign-settle = III
action-settle = Kolonizacja
action-settle-2 = Kolonizacja (druga karta)

# "Za które płacisz" obejmuje też światy militarne opłacane dzięki innej zdolności; podbite nie mają kosztu.
power-settle-discount = Światy{ kind-of-world }, za które płacisz, kosztują o { $amount } mniej.
# `signed` to wartość ze znakiem.
power-settle-military =
    { $per ->
        [military] Siła Militarna { $signed } za każdy świat militarny w twoim układzie.
        [chromosome] Siła Militarna { $signed } za każdy świat z chromosomem w twoim układzie.
       *[none] { $having ->
            [imperium] Siła Militarna { $signed }, jeśli masz w swoim układzie kartę ze słowem kluczowym { keyword-imperium }.
           *[none] { military-against }
        }
    }
military-against =
    { $against ->
        [rebel] Siła Militarna { $signed } przeciw światom militarnym Rebel.
       *[none] { $good ->
            [none] Siła Militarna { $signed }.
           *[other] Siła Militarna { $signed } przeciw światom{ kind-of-world }.
        }
    }
power-settle-draw-after = Dobierz { cards } po wyłożeniu świata.
power-settle-draw-then-discard-after = Po wyłożeniu świata dobierz { cards }, a potem odrzuć z ręki 1 kartę.
power-settle-produce-on-placed = Po wyłożeniu świata produkcyjnego połóż na nim towar.
power-settle-prestige-for-placed =
    { $of ->
        [rebel-military] Otrzymujesz { prestige-points } po wyłożeniu świata militarnego Rebel.
       *[production] Otrzymujesz { prestige-points } po wyłożeniu świata produkcyjnego.
    }
power-settle-save-payment = Gdy płacisz za świat niemilitarny, włóż pod ten świat 1 z kart, którymi płacisz.
power-settle-pay-discount = Gdy inna zdolność pozwala ci zapłacić za świat militarny, kosztuje on o { $amount } mniej.
power-settle-pay-prestige = Otrzymujesz { prestige-points }, gdy dzięki innej zdolności płacisz za świat militarny.
power-settle-takeover-defense = Gdy ktoś próbuje przejąć twój świat: Siła Militarna +2 za każdy świat militarny Rebel i +1 za każdy inny świat militarny w twoim układzie.
power-settle-discard-for-military = Możesz odrzucić tę kartę ze swojego układu: Siła Militarna { $signed } do końca fazy.
power-settle-prestige-for-military = Możesz wydać 1 punkt prestiżu: Siła Militarna { $signed } do końca fazy.
power-settle-good-for-military = Możesz wydać 1 towar{ kind-of-good }: Siła Militarna { $signed } do końca fazy.
power-settle-cards-for-military =
    { $cards ->
        [one] Możesz odrzucić z ręki { $cards } kartę: Siła Militarna +1 do końca fazy.
        [few] Możesz odrzucić z ręki maksymalnie { $cards } karty: za każdą Siła Militarna +1 do końca fazy.
       *[many] Możesz odrzucić z ręki maksymalnie { $cards } kart: za każdą Siła Militarna +1 do końca fazy.
    }
power-settle-discard-to-settle-free = Możesz odrzucić tę kartę ze swojego układu, aby obniżyć do 0 koszt świata, za który płacisz. Nie dotyczy światów Technologii Obcych.
power-settle-pay-for-military =
    { $only ->
        [alien] Możesz zapłacić za militarny świat Technologii Obcych, zamiast go podbijać. { cost-of-military }
        [rebel] Możesz zapłacić za świat militarny Rebel, zamiast go podbijać. { cost-of-military }
        [chromosome] Możesz zapłacić za świat militarny z chromosomem, zamiast go podbijać. { cost-of-military }
       *[none] Możesz zapłacić za świat militarny, zamiast go podbijać. { cost-of-military } Nie dotyczy światów Technologii Obcych.
    }
cost-of-military =
    { $amount ->
        [0] Kosztuje tyle, ile wynosi jego obronność.
       *[other] Kosztuje o { $amount } mniej, niż wynosi jego obronność.
    }
power-settle-good-for-discount = Możesz wydać 1 towar{ kind-of-good }, aby świat, za który płacisz, kosztował o { $amount } mniej.
power-settle-discard-to-conquer =
    { $takeover ->
        [yes] Możesz odrzucić tę kartę ze swojego układu, aby podbić świat niemilitarny, z ręki albo w ramach przejęcia. { conquest-defense }{ conquest-prestige }
        [no] Możesz odrzucić tę kartę ze swojego układu, aby podbić świat niemilitarny. { conquest-defense } Nie można tego łączyć z przejęciem.{ conquest-prestige }
       *[off] Możesz odrzucić tę kartę ze swojego układu, aby podbić świat niemilitarny. { conquest-defense }{ conquest-prestige }
    }
conquest-defense =
    { $amount ->
        [0] Jego obronność jest równa kosztowi.
       *[other] Jego obronność jest o { $amount } mniejsza od kosztu.
    }
conquest-prestige =
    { $prestige ->
        [0] { "" }
       *[other] {" "}Otrzymujesz za to { prestige-points }.
    }
power-settle-second-world =
    { $takeover ->
        [off] Po wyłożeniu świata możesz wyłożyć drugi.
       *[other] Po wyłożeniu świata możesz wyłożyć drugi. W grze z przejęciami zamiast każdego z nich możesz podjąć próbę przejęcia.
    }
power-settle-discard-for-second-conquest = Po wyłożeniu świata możesz odrzucić tę kartę ze swojego układu, aby wyłożyć jeszcze jeden świat; musisz go podbić.
power-settle-upgrade-world = Oprócz kolonizacji możesz bezpłatnie zamienić świat niemilitarny w swoim układzie na taki świat tego samego rodzaju z ręki, którego koszt jest wyższy o 0 do { $amount }. Otrzymujesz za to 1 punkt prestiżu. Świat bez rodzaju towaru jest osobnym rodzajem. Nie można zamienić świata wyłożonego w tej fazie. Towar na starym świecie przepada; zdolności nowego działają od następnej fazy.
power-settle-takeover =
    { $cost ->
        [discard] Przejęcie: zamiast wykładać świat, możesz odrzucić tę kartę ze swojego układu i zaatakować { takeover-target }{ takeover-success }
        [prestige] Przejęcie: zamiast wykładać świat, możesz wydać 1 punkt prestiżu i zaatakować { takeover-target }{ takeover-success }
       *[none] Przejęcie: zamiast wykładać świat, możesz zaatakować { takeover-target }{ takeover-success }
    }
takeover-target =
    { $of ->
        [rebel] świat militarny Rebel innego gracza.
        [imperium] świat militarny gracza, który ma kartę ze słowem kluczowym { keyword-imperium }, z Siłą Militarną większą o { $amount } za każdy świat militarny Rebel w twoim układzie.
        [military] świat militarny gracza, którego Siła Militarna wynosi co najmniej 1.
       *[any] świat militarny dowolnego innego gracza.
    }
takeover-success =
    { $destroy ->
        [yes] {" "}W razie sukcesu ten świat zostaje odrzucony razem z towarem, a ty otrzymujesz { prestige-points }.
       *[no] { $prestige ->
            [0] { "" }
           *[other] {" "}W razie sukcesu otrzymujesz { prestige-points }.
        }
    }
# Zdolność związana z przejęciami w grze bez przejęć.
ignored-power = W tej grze nie ma przejęć: zdolność się nie liczy.
power-settle-prevent-takeover = Przed rozstrzygnięciem przejęć możesz wydać 1 punkt prestiżu, aby uniemożliwić jedno z nich, przeciw dowolnemu graczowi.
