# Stół, pytania i zdarzenia. `you` to "yes", gdy chodzi o czytającego; `seat` to nazwa każdego innego gracza.

game-title = Race for the Galaxy

# W bierniku.
count-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
least-cards =
    { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
most-cards =
    { $most ->
        [one] { $most } kartę
        [few] { $most } karty
       *[many] { $most } kart
    }
# W narzędniku.
paid-cards =
    { $count ->
        [one] { $count } kartą
        [few] { $count } kartami
       *[many] { $count } kartami
    }
kept-cards =
    { $kept ->
        [one] { $kept } kartę
        [few] { $kept } karty
       *[many] { $kept } kart
    }

# Karty i zdolności na listach.
named-power = { $name }: { $text }
named-action = { $name }. { $text }
title-and-copies = { $title }, liczba kopii: { $copies }
named-phase = Faza { $sign }, { $name }
by-card = { " " }({ $card })

# Co daje wybór akcji.
effect-explore-5 = Wszyscy eksplorują: dobierają 2 karty i zatrzymują 1. Ty dobierasz 5 więcej.
effect-explore-1-1 = Wszyscy eksplorują: dobierają 2 karty i zatrzymują 1. Ty dobierasz 1 więcej i zatrzymujesz 1 więcej.
effect-develop = Wszyscy mogą wyłożyć technologię. Ty płacisz o 1 kartę mniej.
effect-settle = Wszyscy mogą wyłożyć świat. Ty po wyłożeniu dobierasz 1 kartę.
effect-trade = Sprzedajesz 1 towar za karty; potem wszyscy używają zdolności konsumpcji.
effect-consume-x2 = Wszyscy używają zdolności konsumpcji. Ty dostajesz dwa razy więcej PZ.
effect-produce = Wszyscy produkują towary. Ty produkujesz także na 1 świecie windfall.
effect-develop-2 = Tylko razem z pierwszą kartą Rozwoju: druga faza Rozwoju z twoją premią.
effect-settle-2 = Tylko razem z pierwszą kartą Kolonizacji: druga faza Kolonizacji z twoją premią.

# Stół.
table-round = Runda { $round }.
table-set-up = Przed pierwszą rundą.
table-piles = Karty w rezerwie: { $deck }. Karty odrzucone: { $discard }. Pozostałe żetony PZ: { $pool }.
table-phase = { $phase }.
table-player = { $who }: wynik { $points }, żetony PZ { $chips }, karty na ręce { $hand }, układ { $tableau } z 12, towary { $goods }, Siła Militarna { $military }.
table-actions = Wybór w tej rundzie: { $actions }.
table-card =
    { $good ->
        [yes] { $title }; leży na nim towar
       *[no] { $title }
    }
table-hand = Twoja ręka: { $names }.
table-goods = Twoje towary: { $goods }.
goods-of-world = { $name } ({ $kind })
short-card = { $name } ({ $type }, { $cost })
short-world = świat
table-no-hand = Nie masz kart na ręce.
hand-heading = Twoja ręka, liczba kart: { $count }.
drawn-heading = Dobrane do wyboru, liczba kart: { $count }.

# Ile karta kosztuje albo co da.
prospect-cost =
    { $count ->
        [0] nic cię nie kosztuje
       *[other] kosztuje cię { count-cards }
    }
prospect-worth = { $cost }, przy obecnym układzie daje { $vp } PZ
prospect-conquer = podbijasz dzięki Sile Militarnej
prospect-special = dzięki specjalnej zdolności w twoim układzie
prospect-power = zdolność w twoim układzie
prospect-wasted = zdolność w twoim układzie, tu niepotrzebna
prospect-sale = sprzedasz za { count-cards }
prospects-now = Twoja ręka w tej fazie:
prospects-later = Twoja ręka, gdyby można było wyłożyć kartę w tej chwili (premia, której nie wybrano, się nie liczy):
prospect-possible = { $card }: można wyłożyć, { $price }.
prospect-impossible = { $card }: { $obstacle }.

# Dlaczego nie można wyłożyć karty z ręki, w skrócie.
obstacle-not-a-world = nie, to technologia
obstacle-not-a-development = nie, to świat
obstacle-already-in-tableau = nie, masz już taką w swoim układzie
obstacle-too-expensive =
    { $short ->
        [one] nie, za droga o { $short } kartę
        [few] nie, za droga o { $short } karty
       *[many] nie, za droga o { $short } kart
    }
obstacle-defense-too-high = nie, obronność za wysoka o { $short }

# Sposoby zapłaty za świat.
way-cards = { paid-cards } z ręki
way-nothing = nic, wystarczy Siła Militarna
way-power = { $powers }, bez kart
way-power-and-cards = { $powers } oraz { paid-cards } z ręki

# Rezygnacja.
decline-develop = Nie wykładam technologii
decline-settle = Nie wykładam świata
decline-consume = Nie używam dalszych zdolności

# Pytania. `least` i `most` mówią, ile wybrać, `of` – z ilu.
decision-starting-discard = Odrzuć { least-cards } z { $of } otrzymanych.
decision-action = Wybierz swoją akcję na tę rundę.
decision-two-actions = Wybierz swoje { $least } akcje na tę rundę.
decision-explore-keep = Zatrzymaj { least-cards } z { $of } dobranych; reszta zostanie odrzucona.
decision-develop = Czy wykładasz technologię?
decision-pay-development = Zapłać za { $card }: odrzuć z ręki { least-cards }.
decision-settle = Czy wykładasz świat?
decision-pay-world = Zapłać za { $card }: odrzuć z ręki { least-cards }.
pay-in-some-way =
    { $military ->
        [yes] Podbij { $card } albo zapłać za ten świat.
       *[no] Zapłać za { $card }.
    }
decision-trade = Który towar sprzedajesz? Dobierzesz za niego karty.
decision-consume = Której zdolności konsumpcji teraz używasz?
decision-consume-goods =
    { $least ->
        [one] { $power } konsumuje { $least } towar. Z którego świata?
        [few] { $power } konsumuje { $least } towary. Z których światów?
       *[many] { $power } konsumuje { $least } towarów. Z których światów?
    }
decision-consume-cards = { $power }: odrzuć z ręki maksymalnie { most-cards } za PZ.
decision-guess-cost = { $power }: podaj liczbę od { $least } do { $most }, czyli koszt lub obronność wierzchniej karty rezerwy.
decision-windfall = Na którym świecie windfall produkujesz towar?
decision-hand-limit = Masz więcej niż 10 kart: odrzuć { least-cards }.

# Zdarzenia.
event-start =
    { $you ->
        [yes] Zaczynasz ze światem { $card }.
       *[no] { $seat } zaczyna ze światem { $card }.
    }
event-round = Zaczyna się runda { $round }.
event-actions =
    { $you ->
        [yes] Twój wybór: { $actions }.
       *[no] { $seat } wybiera: { $actions }.
    }
event-phase = { $phase }.
event-explore = { $seat } dobiera { count-cards } do wyboru.
event-explore-seen = Dobierasz { count-cards } do wyboru.
event-keep = { $seat } zatrzymuje { kept-cards } i odrzuca { count-cards }.
event-keep-seen =
    { $count ->
        [0] Zatrzymujesz { $cards }.
       *[other] Zatrzymujesz { $cards } i odrzucasz { count-cards }.
    }
event-draw = { $seat } dobiera { count-cards }{ $by }.
event-draw-seen = Dobierasz { count-cards }{ $by }: { $cards }.
event-discard = { $seat } odrzuca { count-cards }.
event-discard-seen = Odrzucasz { $cards }.
event-pay = { $seat } płaci { paid-cards }.
event-pay-seen = Płacisz { paid-cards }: { $cards }.
event-place =
    { $you ->
        [yes] Wykładasz { $card }.
       *[no] { $seat } wykłada { $card }.
    }
event-leave =
    { $you ->
        [yes] Odrzucasz { $card } ze swojego układu.
       *[no] { $seat } odrzuca { $card } ze swojego układu.
    }
event-good =
    { $you ->
        [yes] Na twoim świecie { $world } pojawia się towar.
       *[no] { $seat }: na świecie { $world } pojawia się towar.
    }
event-sell =
    { $you ->
        [yes] Sprzedajesz towar ze świata { $world }.
       *[no] { $seat } sprzedaje towar ze świata { $world }.
    }
event-consume =
    { $you ->
        [yes] Używasz { $card } i konsumujesz towary ze światów: { $worlds }.
       *[no] { $seat } używa { $card } i konsumuje towary ze światów: { $worlds }.
    }
event-vp =
    { $you ->
        [yes] Bierzesz { $count } PZ ({ $card }).
       *[no] { $seat } bierze { $count } PZ ({ $card }).
    }
event-guess =
    { $you ->
        [yes] Podajesz { $number } i odkrywasz { $card }: { guess-outcome }.
       *[no] { $seat } podaje { $number } i odkrywa { $card }: { guess-outcome }.
    }
guess-outcome =
    { $kept ->
        [yes] trafione, karta trafia na rękę
       *[no] nietrafione, karta zostaje odrzucona
    }
event-reshuffle = Odrzucone karty zostają potasowane. Liczba kart w nowej rezerwie: { $cards }.
event-end = Gra kończy się po rundzie { $round }.

# Wiersze wyniku.
points-chips = żetony PZ
points-card = { $thing }
points-variable = { $thing } (policzone z układu)
