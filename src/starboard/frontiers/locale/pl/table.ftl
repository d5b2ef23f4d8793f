# Stół, pytania i zdarzenia. `you` to "yes", gdy chodzi o czytającego; `seat` to nazwa każdego innego gracza.

game-title = New Frontiers

# Kafle i zdolności na listach.
named-power = { $name }: { $text }
named-action = { $name }. { $text }
named-tile = { $title }. { $text }
take-colonists = Weź 2 Kolonistów
the-colonists = dwóch Kolonistów z puli
text-colonists = Wspólna pula Kolonistów, których wymagają Planety. Jeśli na koniec Kolonizacji jest ich w niej mniej niż { $few }, runda jest ostatnia.
keep-all = brak

# Stół.
table-round = Runda { $round }.
table-set-up = Przed pierwszą rundą.
table-pools = Pozostałe żetony PZ: { $vp }. Koloniści w puli: { $colonists }. Planety w woreczku: { $bag }. Kredyty na Produkcji: { $credits }.
table-priority = Kolejność: { $order }.
table-chosen = Wybrane w tej rundzie: { $actions }.
table-action = { $who } – wybór: { $action }.
table-ending = To ostatnia runda: { $endings }.
table-player = { $who }: wynik { $points }, żetony PZ { $chips }, Kredyty { $credits }, niewykorzystani Koloniści { $colonists }, siła militarna { $military }, Kolonie { $colonies } z 7, pola Technologii { $spaces } z 10, dobra { $goods }.
table-colonies = Kolonie:
table-developments = Technologie:
table-explored = Odkryte Planety:
table-stockpile = Magazyn: dobra { $goods }, Planety { $worlds }, Kredyty { $credits }.
table-good = { $title }; leży na niej dobro: { $kind }
table-display = Planety na stole:
table-market = Technologie do kupienia:
table-market-line =
    { $count ->
        [one] { $title }; { $count } kafel
        [few] { $title }; { $count } kafle
       *[many] { $title }; { $count } kafli
    }
table-goals = Odkryte Cele: { $goals }.
table-no-goals = Żaden Cel nie jest odkryty.
table-kept = { $who } ma zakryty Cel.
table-own-goal = Masz zakryty Cel: { $goal }.
table-stack = Cele w stosie: { $count }. Znasz te, licząc od góry: { $known }.
table-stack-unknown = Cele w stosie: { $count }.
table-stack-known = { $place }. { $goal }
table-looking = Oglądasz: { $goals }.

# Ile rzecz kosztuje albo co da.
prospect-cost =
    { $count ->
        [0] nic cię nie kosztuje
       *[other] kosztuje cię { count-credits }
    }
prospect-conquer = podbijasz dzięki sile militarnej
prospect-sale = sprzedasz za { count-credits }
prospects-worlds = Twoje Odkryte Planety, gdyby teraz przyszła twoja kolej w Kolonizacji:
prospects-developments = Technologie, gdyby teraz przyszła twoja kolej w Rozwoju (bez bonusu kafla, którego nie wybrano):
prospect-possible = { $thing }: można, { $price }.
way-replace = Kolonia { $colony } zamienia się w Planetę { $world }

# Rezygnacja.
decline-develop = Nie kupuję Technologii
decline-settle-again = Nie kolonizuję drugiej Planety
decline-pay-to-produce = Nie płacę
decline-sell = Nic nie sprzedaję
decline-consume = Nie używam dalszych Zdolności
decline-stockpile-world = Nie magazynuję żadnej
decline-reveal-goal = Pozostaje zakryty

# Pytania. `least` i `most` mówią, ile wybrać, `of` – z ilu.
decision-home = Wybierz stronę swojej planszy Imperium: która Rodzima Kolonia?
decision-action = Wybierz kafel Akcji.
decision-develop = Czy kupujesz Technologię?
decision-explore = Którą Planetę bierzesz?
decision-world-limit =
    { $least ->
        [one] Masz więcej niż 9 Planet: odrzuć { $least } Odkrytą Planetę.
        [few] Masz więcej niż 9 Planet: odrzuć { $least } Odkryte Planety.
       *[many] Masz więcej niż 9 Planet: odrzuć { $least } Odkrytych Planet.
    }
decision-stockpile-world = Czy magazynujesz jedną z odrzuconych Planet?
decision-settle = Bierzesz dwóch Kolonistów czy kolonizujesz Planetę?
decision-settle-again = Czy kolonizujesz drugą Planetę?
decision-pay-for-military = Dzięki której Zdolności płacisz za Planetę { $world }?
decision-kind = Jakiego rodzaju jest { $world } w tej Akcji?
decision-discard-for-strength = { $power }: które dobro odrzucasz dla siły militarnej?
decision-upgrade = Którą Kolonię zastępuje która Odkryta Planeta? Wybierz obie.
decision-upgrade-afterwards = Czy zastępujesz Kolonię Odkrytą Planetą? Wybierz obie albo nic.
decision-replace-this = Która Odkryta Planeta zastępuje Kolonię { $tile }?
decision-shortage =
    { $least ->
        [one] Zostało tylko { $least } dobro ({ $kind }). Na której Kolonii je produkujesz?
        [few] Zostały tylko { $least } dobra ({ $kind }). Na których Koloniach je produkujesz?
       *[many] Zostało tylko { $least } dóbr ({ $kind }). Na których Koloniach je produkujesz?
    }
decision-pay-to-produce = Czy płacisz za produkcję?
decision-windfall = Na której Kolonii zdobycznej produkujesz dobro?
decision-stockpile-goods = Które dobra magazynujesz? Najwyżej { $most } albo żadnego.
decision-sell = Czy sprzedajesz dobro?
decision-stockpile-credits = Ile z tych Kredytów magazynujesz, od { $least } do { $most }?
decision-consume = Której Zdolności konsumpcyjnej teraz używasz?
decision-consume-goods =
    { $least ->
        [one] { $power }: skonsumuj { $least } dobro. Z której Kolonii?
        [few] { $power }: skonsumuj { $least } dobra. Z których Kolonii?
       *[many] { $power }: skonsumuj { $least } dóbr. Z których Kolonii?
    }
decision-lay-out-goals = Ułóż Cele: pierwszy zachowujesz, pozostałe trafiają na spód stosu, ostatni najniżej.
decision-reveal-goal = Wybrano: { $action }. Czy odkrywasz swój Cel { $goal }?

# Zdarzenia.
event-home =
    { $you ->
        [yes] Zaczynasz z Rodzimą Kolonią { $tile }.
       *[no] { $seat } zaczyna z Rodzimą Kolonią { $tile }.
    }
event-choose =
    { $you ->
        [yes] Wybierasz: { $action }.
       *[no] { $seat } wybiera: { $action }.
    }
event-first =
    { $you ->
        [yes] Przechodzisz na początek toru pierwszeństwa.
       *[no] { $seat } przechodzi na początek toru pierwszeństwa.
    }
event-up-one =
    { $you ->
        [yes] Przesuwasz swój pion o jedno miejsce w lewo na torze pierwszeństwa.
       *[no] { $seat } przesuwa swój pion o jedno miejsce w lewo na torze pierwszeństwa.
    }
event-develop =
    { $you ->
        [yes] Kupujesz Technologię { $tile } za { count-credits }.
       *[no] { $seat } kupuje Technologię { $tile } za { count-credits }.
    }
event-explore =
    { $you ->
        [yes] Bierzesz Planetę { $world }.
       *[no] { $seat } bierze Planetę { $world }.
    }
event-draw-world =
    { $you ->
        [yes] Dobierasz z woreczka Planetę { $world } ({ $reason }).
       *[no] { $seat } dobiera z woreczka Planetę { $world } ({ $reason }).
    }
event-discard-worlds =
    { $you ->
        [yes] Odrzucasz: { $worlds }.
       *[no] { $seat } odrzuca: { $worlds }.
    }
event-stockpile-worlds =
    { $you ->
        [yes] Magazynujesz Planetę { $worlds }.
       *[no] { $seat } magazynuje Planetę { $worlds }.
    }
event-settle =
    { $you ->
        [yes] Kolonizujesz Planetę { $world } za { count-credits }.
       *[no] { $seat } kolonizuje Planetę { $world } za { count-credits }.
    }
event-conquer =
    { $you ->
        [yes] Podbijasz Planetę { $world }.
       *[no] { $seat } podbija Planetę { $world }.
    }
event-replace =
    { $you ->
        [yes] Zastępujesz Kolonię { $tile } Planetą { $world }.
       *[no] { $seat } zastępuje Kolonię { $tile } Planetą { $world }.
    }
event-discard-for-strength =
    { $you ->
        [yes] Odrzucasz dobro ({ $kind }) z Kolonii { $world }: +{ $count } do siły militarnej w tej Akcji.
       *[no] { $seat } odrzuca dobro ({ $kind }) z Kolonii { $world }: +{ $count } do siły militarnej w tej Akcji.
    }
event-colonists =
    { $you ->
        [yes] Otrzymujesz { count-colonists } ({ $reason }).
       *[no] { $seat } otrzymuje { count-colonists } ({ $reason }).
    }
event-credits =
    { $you ->
        [yes] Otrzymujesz { count-credits } ({ $reason }).
       *[no] { $seat } otrzymuje { count-credits } ({ $reason }).
    }
event-vp =
    { $you ->
        [yes] Zdobywasz { $count } PZ ({ $reason }).
       *[no] { $seat } zdobywa { $count } PZ ({ $reason }).
    }
event-pay-to-produce =
    { $you ->
        [yes] Płacisz { count-credits } za produkcję na Kolonii { $world }.
       *[no] { $seat } płaci { count-credits } za produkcję na Kolonii { $world }.
    }
event-good =
    { $you ->
        [yes] Na twojej Kolonii { $world } pojawia się dobro: { $kind }.
       *[no] { $seat }: na Kolonii { $world } pojawia się dobro: { $kind }.
    }
event-kind =
    { $you ->
        [yes] Twoja Rafineria Obcych w Obłoku Oorta jest w tej Akcji rodzaju: { $kind }.
       *[no] { $seat }: Rafineria Obcych w Obłoku Oorta jest w tej Akcji rodzaju: { $kind }.
    }
event-sell =
    { $you ->
        [yes] Sprzedajesz dobro ({ $kind }) z Kolonii { $world } za { count-credits }.
       *[no] { $seat } sprzedaje dobro ({ $kind }) z Kolonii { $world } za { count-credits }.
    }
event-consume =
    { $you ->
        [yes] Używasz kafla { $tile } i konsumujesz dobra z Kolonii: { $worlds }.
       *[no] { $seat } używa kafla { $tile } i konsumuje dobra z Kolonii: { $worlds }.
    }
event-stockpile-goods =
    { $you ->
        [yes] Magazynujesz dobra z Kolonii: { $worlds }.
       *[no] { $seat } magazynuje dobra z Kolonii: { $worlds }.
    }
event-stockpile-credits =
    { $you ->
        [yes] Magazynujesz { count-credits }.
       *[no] { $seat } magazynuje { count-credits }.
    }
event-reveal-goal =
    { $you ->
        [yes] Twój Cel zostaje odkryty: { $goal }.
       *[no] Odkryty zostaje Cel, który ma { $seat }: { $goal }.
    }
event-round = Zaczyna się runda { $round }.
event-display = Wylosowane Planety: { $worlds }.
event-produce-credit =
    { $count ->
        [one] Nikt nie wybrał Produkcji: leży na niej teraz { $count } Kredyt.
        [few] Nikt nie wybrał Produkcji: leżą na niej teraz { $count } Kredyty.
       *[many] Nikt nie wybrał Produkcji: leży na niej teraz { $count } Kredytów.
    }
event-last-round = To ostatnia runda: { $ending }.
event-look-at-goals = { $seat } ogląda Cele z wierzchu stosu: { $count }.
event-look-at-goals-seen = Oglądasz: { $cards }.
event-keep-goal = { $seat } zachowuje zakryty Cel i odkłada pozostałe na spód stosu.
event-keep-goal-seen = Zachowujesz zakryty Cel { $cards } i odkładasz pozostałe na spód stosu.
event-end = Gra kończy się po rundzie { $round }.

# Wiersze wyniku.
tie-credits-and-goods = Kredyty i dobra w Imperium
points-chips = żetony PZ
points-tile = { $thing }
points-variable = { $thing } (policzone z Imperium)
points-goal = Cel { $thing }
points-counts-as = Rafineria Obcych w Obłoku Oorta, liczona jako { $thing }
nudge-chips = Pomyśl, skąd weźmiesz żetony PZ.
nudge-tile = Pomyśl, ile PZ dadzą na koniec kafle w Imperium.
nudge-variable = Pomyśl, ile PZ dadzą na koniec kafle w Imperium.
nudge-goal = Spójrz na Cele.
nudge-counts-as = Pomyśl, ile PZ dadzą na koniec kafle w Imperium.
nudge-holding-credits = Pomyśl, ile będziesz mieć Kredytów.
nudge-holding-colonists = Pomyśl, ilu będziesz mieć Kolonistów.
nudge-holding-goods = Spójrz na dobra w swoich Koloniach.
nudge-holding-colonies = Pomyśl, ile będziesz mieć Kolonii.
nudge-holding-developments = Pomyśl, na jakie Technologie wkrótce będzie cię stać.
nudge-holding-explored = Spójrz na swoje Odkryte Planety.
nudge-holding-military = Pomyśl o swojej sile militarnej.

# Co gracz ma po drodze: porównania.
holding-credits =
    { $more ->
        [yes] o { $amount } Kredytu więcej
       *[no] o { $amount } Kredytu mniej
    }
holding-colonists =
    { $more ->
        [yes] o { $amount } niewykorzystanego Kolonisty więcej
       *[no] o { $amount } niewykorzystanego Kolonisty mniej
    }
holding-goods =
    { $more ->
        [yes] o { $amount } dobra więcej w Koloniach
       *[no] o { $amount } dobra mniej w Koloniach
    }
holding-colonies =
    { $more ->
        [yes] o { $amount } Kolonii więcej
       *[no] o { $amount } Kolonii mniej
    }
holding-developments =
    { $more ->
        [yes] o { $amount } Technologii więcej
       *[no] o { $amount } Technologii mniej
    }
holding-explored =
    { $more ->
        [yes] o { $amount } Odkrytej Planety więcej
       *[no] o { $amount } Odkrytej Planety mniej
    }
holding-military =
    { $more ->
        [yes] siła militarna wyższa o { $amount }
       *[no] siła militarna niższa o { $amount }
    }

# Polecenia w terminalu; pierwsze słowo jest podane w pomocy.
words-held = imperium, empire
help-held = twoje Imperium i to, co wiesz o Celach
help-prospects = dla każdej twojej Odkrytej Planety i każdej Technologii: ile cię kosztuje albo dlaczego nie możesz jej mieć
