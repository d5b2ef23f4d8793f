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
table-pool = Każdy ma własną rezerwę. Pozostałe żetony PZ: { $pool }.
table-phase = { $phase }.
table-player = { $who }: wynik { $points }, żetony PZ { $chips }, karty na ręce { $hand }, układ { $tableau } z { $end }, towary { $goods }, Siła Militarna { $military }.
table-own-piles = Karty we własnej rezerwie: { $deck }. Własne karty odrzucone: { $discard }.
table-prestige =
    { $leads ->
        [yes] Prestiż { $prestige }, Lider Prestiżu{ table-on-tile }.{ table-special-card }
       *[no] Prestiż { $prestige }.{ table-special-card }
    }
table-on-tile =
    { $tile ->
        [0] { "" }
       *[other] {" "}(na płytce { $tile })
    }
table-special-card =
    { $used ->
        [yes] {" "}Karta Prestiż/Wyszukiwanie zużyta.
       *[no] { "" }
    }
table-saved = Karty zachowane pod światem: { $count }.
table-goals = Zdobyte cele: { $goals }.
table-open-goals = Cele do zdobycia: { $goals }.
table-open-goals-heading = Cele do zdobycia:
table-aside = Odkryte karty: { $names }.
table-attempt = Zadeklarowane przejęcie: { $attacker } atakuje świat { $world }, który ma { $defender }.
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
saved-heading = Zachowane pod światem, liczba kart: { $count }.
pack-heading = Pakiet, z którego bierzesz kartę, liczba kart: { $count }.
drafted-heading = Twoja dotychczasowa rezerwa, liczba kart: { $count }.

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
prospect-start = jako twój świat początkowy
prospect-discard = do odrzucenia
prospect-target = ten świat ma { $owner }, siła obrony { $strength }
prospect-fight =
    { $cards ->
        [0] Siła Militarna { $signed }; na razie atak { $attack }, obrona { $defence }
       *[other] Siła Militarna do { $signed } za karty; na razie atak { $attack }, obrona { $defence }
    }
prospect-from-hand = z ręki
prospect-replaced = do zamiany
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
way-start = { $world }, z ręki odrzucasz { count-cards }
way-takeover = { $power } przeciw { $world }
way-upgrade = { $new } zamiast { $old }

# Rezygnacja.
decline-develop = Nie wykładam technologii
decline-settle = Nie wykładam świata
decline-consume = Nie używam dalszych zdolności
decline-discard-for-prestige = Nic nie odrzucam
decline-search-keep = Pomijam ją i szukam dalej
decline-settle-extra = Nie używam żadnej z nich
decline-ante = Nic nie stawiam
decline-produce-on-refinery = Zachowuję go na inny rodzaj

# Pytania. `least` i `most` mówią, ile wybrać, `of` – z ilu.
decision-starting-discard = Odrzuć { least-cards } z { $of } otrzymanych.
decision-action = Wybierz swoją akcję na tę rundę.
decision-second-action = Twoja pierwsza akcja to { $first }, a akcje przeciwnika są już odkryte. Wybierz swoją drugą akcję.
decision-start = Wybierz swój świat początkowy i karty, które odrzucasz. Drugi świat początkowy też zostanie odrzucony.
decision-save-card = Która karta trafia pod świat { $card }?
decision-draft = Weź z tego pakietu kartę do swojej rezerwy; resztę przekażesz dalej.
decision-search-category = Czego szukasz?
decision-search-keep = Znaleziona karta pasuje do kategorii „{ $category }”. Czy ją bierzesz, czy szukasz dalej? Po jednej odmowie następną pasującą trzeba wziąć.
found-refinery = Znaleziona karta to { $card }. Czy ją bierzesz, czy szukasz dalej? Pominięcie tego świata nie liczy się jako odmowa.
decision-discard-for-prestige = Czy odrzucasz z ręki kartę za prestiż?
decision-explore-discard = Odrzuć { least-cards } z { $of }, które masz na ręce razem z dobranymi.
decision-discard-after-draw = Karty dobrane; teraz odrzuć z ręki { least-cards }.
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
decision-settle-extra = Czy używasz dalszej zdolności Kolonizacji?
decision-upgrade = Czy zamieniasz świat? Wybierz świat z ręki i ten w układzie, który on zastąpi; albo nic.
decision-takeover = Czy próbujesz przejąć świat? Wybierz zdolność i świat; albo nic.
decision-reinforce = Atakujesz { $world }. Czego do tego używasz? Później nic już nie dodasz.
decision-prevent-takeover = Czy wydajesz 1 punkt prestiżu, aby uniemożliwić przejęcie? Wybierz świat i zdolność, która go atakuje; albo nic.
decision-defend = Twój świat { $world } jest atakowany. Czego używasz do obrony?
decision-spend-good = Który towar wydajesz?
decision-kind = Jakiego rodzaju jest teraz świat { $world }?
decision-trade = Który towar sprzedajesz? Dobierzesz za niego karty.
decision-consume = Której zdolności konsumpcji teraz używasz?
decision-consume-goods =
    { $least ->
        [one] { $power } konsumuje { $least } towar. Z którego świata?
        [few] { $power } konsumuje { $least } towary. Z których światów?
       *[many] { $power } konsumuje { $least } towarów. Z których światów?
    }
decision-consume-cards = { $power }: czy odrzucasz z ręki karty? Maksymalnie { most-cards }.
just-so-many-cards = { $power }: czy odrzucasz z ręki { most-cards }?
decision-ante = Czy stawiasz kartę z ręki?
decision-ante-keep = Wygrywasz. Którą kartę bierzesz na rękę?
decision-guess-cost = { $power }: podaj liczbę od { $least } do { $most }, czyli koszt lub obronność wierzchniej karty rezerwy.
decision-windfall = Na którym świecie windfall produkujesz towar?
decision-produce-on-refinery = { $power }: czy produkujesz towar ({ $kind }) na świecie { $world }, czy zachowujesz go na inny rodzaj?
decision-produce = Której zdolności produkcji teraz używasz?
decision-discard-to-produce = { $power }: czy odrzucasz kartę, aby wyprodukować towar? Wybierz kartę z ręki i świat; albo nic.
decision-hand-limit = Liczba kart na ręce ({ $of }) przekracza twój limit: odrzuć { least-cards }.

# Zdarzenia.
event-start =
    { $you ->
        [yes] Zaczynasz ze światem { $card }.
       *[no] { $seat } zaczyna ze światem { $card }.
    }
event-given =
    { $you ->
        [yes] Od początku masz na ręce kartę { $card }.
       *[no] { $seat } od początku ma na ręce kartę { $card }.
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
    { $kept ->
        [0] Nie zatrzymujesz żadnej z dobranych kart i odrzucasz { count-cards }.
       *[other] { $count ->
            [0] Zatrzymujesz { $cards }.
           *[other] Zatrzymujesz { $cards } i odrzucasz { count-cards }.
        }
    }
event-draw = { $seat } dobiera { count-cards }{ $by }.
event-draw-seen = Dobierasz { count-cards }{ $by }: { $cards }.
event-discard = { $seat } odrzuca { count-cards }.
event-discard-seen = Odrzucasz { $cards }.
event-discard-to-limit = { $seat } odrzuca { count-cards } z powodu limitu kart na ręce.
event-discard-to-limit-seen = Odrzucasz { $cards } z powodu limitu kart na ręce.
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
        [yes] Bierzesz { $count } PZ{ $by }.
       *[no] { $seat } bierze { $count } PZ{ $by }.
    }
vp-for-leading =
    { $you ->
        [yes] Bierzesz { $count } PZ za prowadzenie w prestiżu.
       *[no] { $seat } bierze { $count } PZ za prowadzenie w prestiżu.
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
event-goal =
    { $you ->
        [yes] Zdobywasz cel: { $goal }.
       *[no] { $seat } zdobywa cel: { $goal }.
    }
event-goal-lost =
    { $you ->
        [yes] Tracisz cel: { $goal }.
       *[no] { $seat } traci cel: { $goal }.
    }
event-prestige =
    { $you ->
        [yes] Otrzymujesz { count-prestige }{ $by }.
       *[no] { $seat } otrzymuje { count-prestige }{ $by }.
    }
count-prestige =
    { $count ->
        [one] { $count } punkt prestiżu
        [few] { $count } punkty prestiżu
       *[many] { $count } punktów prestiżu
    }
event-spend-prestige =
    { $you ->
        [yes] Wydajesz 1 punkt prestiżu{ $by }.
       *[no] { $seat } wydaje 1 punkt prestiżu{ $by }.
    }
event-leader =
    { $you ->
        [yes] Masz teraz płytkę Lidera Prestiżu.
       *[no] { $seat } ma teraz płytkę Lidera Prestiżu.
    }
event-search =
    { $you ->
        [yes] Wyszukujesz: { $category }.
       *[no] { $seat } wyszukuje: { $category }.
    }
event-reveal = Odkryta karta: { $card }.
event-found =
    { $you ->
        [yes] Bierzesz na rękę { $card }.
       *[no] { $seat } bierze na rękę { $card }.
    }
event-search-failed =
    { $you ->
        [yes] Nic nie znajdujesz; możesz jeszcze użyć karty Prestiż/Wyszukiwanie.
       *[no] { $seat } nic nie znajduje i może jeszcze użyć karty Prestiż/Wyszukiwanie.
    }
event-draft = { $seat } bierze z pakietu { count-cards }.
event-draft-seen = Bierzesz do swojej rezerwy { $cards }.
event-save = { $seat } wkłada pod świat { count-cards }.
event-save-seen = Wkładasz pod swój świat { $cards }.
event-take-saved = { $seat } bierze spod świata { count-cards }.
event-take-saved-seen = Bierzesz spod swojego świata: { $cards }.
event-take-discards = { $seat } bierze { count-cards } spośród odrzuconych przez pozostałych.
event-take-discards-seen = Bierzesz karty odrzucone przez pozostałych: { $cards }.
event-spend-good =
    { $you ->
        [yes] Wydajesz towar ze świata { $world }.
       *[no] { $seat } wydaje towar ze świata { $world }.
    }
event-takeover =
    { $you ->
        [yes] Próbujesz przejąć świat { $world }{ $by }.
       *[no] { $seat } próbuje przejąć świat { $world }{ $by }.
    }
event-prevented =
    { $you ->
        [yes] Uniemożliwiasz przejęcie świata { $world }.
       *[no] { $seat } uniemożliwia przejęcie świata { $world }.
    }
event-takeover-result =
    { $success ->
        [yes] { $you ->
            [yes] Przejęcie świata { $world } ci się udaje.
           *[no] { $seat }: przejęcie świata { $world } się udaje.
        }
       *[no] { $you ->
            [yes] Przejęcie świata { $world } ci się nie udaje.
           *[no] { $seat }: przejęcie świata { $world } się nie udaje.
        }
    }
event-ante =
    { $you ->
        [yes] Stawiasz { $card } i odkrywasz: { $cards_shown }.
       *[no] { $seat } stawia { $card } i odkrywa: { $cards_shown }.
    }
event-ante-won =
    { $you ->
        [yes] Wygrywasz i bierzesz na rękę { $card }.
       *[no] { $seat } wygrywa i bierze na rękę { $card }.
    }
event-ante-lost =
    { $you ->
        [yes] Tracisz { $card }.
       *[no] { $seat } traci { $card }.
    }
event-reshuffle = Odrzucone karty zostają potasowane. Liczba kart w nowej rezerwie: { $cards }.
event-reshuffle-own =
    { $you ->
        [yes] Twoje odrzucone karty zostają potasowane. Liczba kart w twojej nowej rezerwie: { $cards }.
       *[no] { $seat }: odrzucone karty zostają potasowane. Liczba kart w nowej rezerwie: { $cards }.
    }
event-end = Gra kończy się po rundzie { $round }.

# Wiersze wyniku.
tie-cards-and-goods = karty na ręce i towary
points-chips = żetony PZ
points-card = { $thing }
points-variable = { $thing } (policzone z układu)
points-prestige = prestiż
points-goal = cel: { $thing }
nudge-chips = Pomyśl, skąd będą żetony PZ.
nudge-card = Pomyśl, ile policzą się na koniec światy i technologie.
nudge-variable = Pomyśl, ile policzą się na koniec światy i technologie.
nudge-prestige = Pomyśl o prestiżu.
nudge-goal = Spójrz na cele.
nudge-holding-hand = Pomyśl, ile kart będziesz mieć na ręce.
nudge-holding-goods = Spójrz na towary na swoich światach.
nudge-holding-tableau = Pomyśl, jak szybko urośnie twój układ.
nudge-holding-military = Pomyśl o swojej Sile Militarnej.
nudge-holding-prestige = Pomyśl o prestiżu.

# Co gracz ma po drodze: porównania.
holding-hand =
    { $more ->
        [yes] o { $amount } karty więcej na ręce
       *[no] o { $amount } karty mniej na ręce
    }
holding-goods =
    { $more ->
        [yes] o { $amount } towaru więcej na światach
       *[no] o { $amount } towaru mniej na światach
    }
holding-tableau =
    { $more ->
        [yes] o { $amount } karty więcej w układzie
       *[no] o { $amount } karty mniej w układzie
    }
holding-military =
    { $more ->
        [yes] Siła Militarna wyższa o { $amount }
       *[no] Siła Militarna niższa o { $amount }
    }
holding-prestige =
    { $more ->
        [yes] o { $amount } prestiżu więcej
       *[no] o { $amount } prestiżu mniej
    }

# Polecenia w terminalu; pierwsze słowo jest podane w pomocy.
words-held = ręka, reka, hand
help-held = twoja ręka
help-prospects = dla każdej karty na ręce: ile kosztuje jej wyłożenie albo dlaczego nie można jej wyłożyć
