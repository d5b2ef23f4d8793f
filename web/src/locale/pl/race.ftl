# Stół Race for the Galaxy: nagłówki oraz znaczenie liczb i znaków.

race-round = Runda { $round }
race-set-up = Przed pierwszą rundą
race-phases = Fazy tej rundy
race-phase-now = właśnie trwa
race-phase-done = rozegrana
race-phase-ahead = wybrana, jeszcze przed wami
race-phase-unchosen = niewybrana
race-deck = Karty w rezerwie
race-discard = Karty odrzucone
race-pool = Pozostałe żetony PZ
race-goals = Cele
race-goal-open = nikt go nie ma
race-goal-held = zdobyty: { $names }
race-aside = Odkryte karty
race-attempt = { $attacker } atakuje { $world }; ten świat ma { $defender }.
race-choices = Do wyboru
race-own = Twoja strona stołu
race-own-tableau = Twój układ
race-tableau-of = Układ: { $name }
race-hand = Twoja ręka
race-no-hand = Nie masz kart na ręce.
race-drawn = Dobrane do wyboru
race-pack = Pakiet
race-drafted =
    { $count ->
        [one] Twoja dotychczasowa rezerwa: { $count } karta
        [few] Twoja dotychczasowa rezerwa: { $count } karty
       *[many] Twoja dotychczasowa rezerwa: { $count } kart
    }
race-saved = Karty zachowane pod światem
race-own-deck = Własna rezerwa
race-with-good = z towarem
race-attacked = atakowany
race-score = Dotychczasowy wynik
race-chips = Żetony PZ
race-hand-count = Karty na ręce
race-tableau-count = Karty w układzie i liczba, która kończy grę
race-goods-count = Towary
race-military = Siła Militarna
race-prestige = Prestiż
race-leader = Lider Prestiżu
race-waiting = Stół czeka na tę osobę
race-robot = Robot
race-robot-tableau = Układ robota
race-robot-stack = Stos dobierania
race-robot-credit = Kredyt
race-robot-economy = Gospodarka
race-robot-counters = Pozostałe znaczniki technologii o koszcie 6
race-robot-placed =
    { $count ->
        [one] { $count } znacznik technologii o koszcie 6
        [few] { $count } znaczniki technologii o koszcie 6
       *[many] { $count } znaczników technologii o koszcie 6
    }
race-robot-dice = Jego akcje:
race-robot-face = Ścianka „robot” oznacza: { $action }.
