# --- the board
board = Plansza. Strzałki prowadzą od rzeczy do rzeczy.
skip-to-question = Przejdź do pytania
beside-board = Obok planszy
piece-open = można wybrać
piece-picked = wybrane
piece-closed = teraz niedostępne
piece-new = nowe
part-offers = tu można coś wybrać
explain-why-not = Dlaczego nie:

# --- the question
decision = Pytanie
pick-on-board = Wybierz na planszy.
pick-on-board-or = Wybierz na planszy albo tutaj:
picked-things = Wybrane
all-options = Wszystkie opcje
show-empire = Pokaż, co ma { $who }
ways = Możliwe zestawienia
confirm = Potwierdź
confirm-none = Potwierdź: nic
confirm-number = Potwierdź: { $number }
confirm-things = Potwierdź: { $things }
picked-of = Wybrano: { $count } z { $most }
picked-between = Wybrano: { $count } (od { $least } do { $most })
clear = Wyczyść
about-thing = Więcej: { $thing }
which-rule = Pokaż zasadę
answered = Wybór przyjęty
take-back = Zmień wybór
waiting-for = Czekamy na: { $who }
waiting-holiday = { $who } (na urlopie)
game-over = Koniec gry
one-less = O jeden mniej
one-more = O jeden więcej
number-between = Liczba od { $least } do { $most }
least = Najmniej: { $number }
most = Najwięcej: { $number }
order-next = Co ma być na miejscu { $number }?
order-as-listed = Reszta w tej kolejności
move-up = W górę: { $thing }
move-down = W dół: { $thing }
put-back = Odłóż: { $thing }
undo-to = Cofnij: { $what }
undo-ask = Poproś o cofnięcie: { $what }
undo-more = Cofnij dalej…
lesson-suggest = Wybierz to za mnie

# --- what was answered by itself
itself-done = Jedyna możliwość, zrobione:
itself-what = { $question } { $answer }.
itself-nothing = Nic
itself-undo = Cofnij
itself-ask = Poproś o cofnięcie

# --- the others
request-title = { $who } chce cofnąć ruch
request-agree = Zgadzam się
request-refuse = Nie zgadzam się
request-open = Prośba o cofnięcie; czekamy na: { $who }
request-refused = Prośba o cofnięcie została odrzucona.
line-lost = Połączenie zostało przerwane. Próbujemy ponownie… Nic z tego, co potwierdzono, nie zginie.
line-refused = Serwer zamknął połączenie. Odśwież stronę.
seats = Miejsca
seat-free = wolne miejsce
seat-yours = ty
seat-away = nie ma przy stole
seat-resigned = poddana gra
seat-turn = myśli
bot-plays = za tę osobę gra bot
bot-plays-you = za ciebie gra bot
seat-holiday = na urlopie
seat-ready = może zaczynać
watchers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
points = Punkty
scores = Wyniki
scores-detail = Wyniki szczegółowo
scores-hide = Ukryj wyniki
scores-show = Pokaż wyniki
scores-of = Punkty: { $who }
rank = { $rank }.
tie-break = Przy remisie: { $what }
curtain = Zasłona
curtain-for = Teraz { $name }
curtain-others = Pozostałych prosimy o odwrócenie wzroku.
curtain-lift = To ja, { $name }: pokaż mój widok

# --- the log
log = Dziennik
log-since = Od mojego ostatniego ruchu
log-all = Wszystko
log-more = Wcześniej…

# --- the menu of the table
table-menu = Stół
spectator = Widz
watch-through = Pokaż to, co widzi
your-seat = Twoje miejsce
let-watch = Widzowie mogą widzieć to, co ja
take-seat-back = Wracam na swoje miejsce
let-bot-play = Niech bot gra za mnie
bot-level = Poziom bota
resign = Poddaj grę
resign-sure = Bot zagra dalej za ciebie, a do tej gry nie da się wrócić. Poddać grę?
resign-yes = Tak, poddaję grę
resign-no = Nie, gram dalej
back-to-table = Wróć do gry

# --- the waiting room
sit-down = Usiądź
stand-up = Wstań
ask-to-leave = Zwolnij to miejsce
table-clear = Usuń stół
table-clear-sure = Nikt już nie będzie mógł tu usiąść. Usunąć stół?
table-clear-yes = Tak, usuń
table-clear-no = Nie, zostaw
add-bot = Dodaj bota…
add-bot-here = Dodaj bota na miejscu { $number }
remove-bot = Usuń bota
start = Zacznij grę
start-needs-all = Grę można zacząć, gdy wszystkie miejsca będą zajęte.
start-by-owner = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
start-by-host = Gra zacznie się, gdy rozpocznie ją gospodarz albo gdy wszyscy będą gotowi.
start-or-ready = Możesz też poczekać: gra zacznie się, gdy wszyscy będą gotowi.
ready = Możemy zaczynać
ready-not = Jeszcze nie
invite = Zaproś
invite-help = Wyślij link. Kto go otworzy, siada przy tym stole; konto nie jest potrzebne.
link-any = Link do dowolnego wolnego miejsca
link-seat = Link do miejsca { $number }
link-new = Nowy link
link-own = Link do mojego miejsca, na inne urządzenie
link-own-help = Kto go otworzy, gra na tym miejscu tak jak ty. Zachowaj go dla siebie. Po unieważnieniu przestaje działać.
link-revoke = Unieważnij
copy = Kopiuj
copied = Skopiowano

# --- the end, and replays
final-scores = Wynik końcowy
you-won = Wygrywasz!
ended-lead = { $points } do { $other }: { $lead ->
    [one] { $lead } punkt przewagi. Drugie miejsce: { $who }
    [few] { $lead } punkty przewagi. Drugie miejsce: { $who }
   *[many] { $lead } punktów przewagi. Drugie miejsce: { $who }
}
ended-lead-you = { $points } do { $other }: { $lead ->
    [one] { $lead } punkt przewagi nad tobą
    [few] { $lead } punkty przewagi nad tobą
   *[many] { $lead } punktów przewagi nad tobą
}
ended-tie-break-you = Remis ({ $points } PZ), rozstrzygnięty zgodnie z zasadami. Drugie miejsce jest twoje
ended-tie-by = Co rozstrzygnęło: { $what }, { $count } do { $other }.
ended-resigned-you = Poddajesz grę.
ended-tie-break = Remis ({ $points } PZ), rozstrzygnięty zgodnie z zasadami. Drugie miejsce: { $who }
ended-resigned = { $who } poddaje grę.
ended-points = Wynik: { $points } PZ
ended-decided = O wygranej przesądza: { $category } (+{ $gained })
ended-best = Najwięcej punktów: { $thing }, { $points } PZ
total = Razem
category = Kategoria
category-chips = Żetony PZ
category-prestige = Prestiż
category-worlds = Światy
category-developments = Technologie
category-variable = Premie na koniec gry
category-goal = Cele
category-technologies = Technologie
category-automation = Automatyzacja
category-colony = Kolonie
category-outposts = Bazy
category-strongest = Najsilniejsze floty
category-event = Wydarzenia
category-achievement = Osiągnięcia
rematch = Zagraj jeszcze raz
rematch-go = Przejdź do nowej gry
next-level = Silniejszy przeciwnik ({ $bot })
replay = Powtórka
export = Pobierz zapis
look-at-board = Zobacz planszę
chart = Punkty w czasie
chart-rounds = w poziomie: rundy
chart-table = W tabeli
round = Runda
hint-nudge = Podpowiedz
hint-shortlist = Powiedz więcej
hint-answer = Podaj odpowiedź
hint-thinking = Namysł…
hint-one-of = Jedno z tych:
hint-why = W porównaniu z wyborem „{ $than }”, średnio, jeśli dalej wszyscy grają według prostych reguł:
hint-no-why = W porównaniu z wyborem „{ $than }” nic z tego, co policzono, wyraźnie za tym nie przemawia.
hint-best = Najlepsza odpowiedź: { $choice } ({ $chance }% na wygraną)
hints-wish = Podpowiedzi dla wszystkich
hints-help = Gdy zgodzą się wszyscy przy stole, każdy może poprosić o podpowiedź. Gra nie liczy się wtedy do rankingu, a zapis mówi, które podpowiedzi wzięto.
hints-given = Wszyscy się zgadzają: każdy może poprosić o podpowiedź. Zapis mówi, które podpowiedzi wzięto.
hints-agree = Zgadzam się
hints-not-now = Nie teraz
notice-hints-asked = Prośba o podpowiedzi przy tym stole: { $who }. Będą, jeśli zgodzą się wszyscy.
seat-hints = chce podpowiedzi
review = Analiza
review-here = Pokaż tu analizę
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-turn-back = Poprzedni ruch
replay-turn-on = Następny ruch
replay-step = Krok { $step } z { $last }
replay-here = Runda { $round }
eyes-nobody = Widok wspólny
eyes-of = Widok: { $name }
fork = Graj od tego miejsca
fork-text = Nowa gra zacznie się od kroku { $step }: ty na jednym miejscu, boty na pozostałych.
fork-seat = Twoje miejsce
fork-go = Graj
confirm-count = Potwierdź wybór ({ $count })
winner = { $count ->
    [one] Wygrywa { $who }
   *[other] Wygrywają: { $who }
}

# --- late, away, on holiday
notice-replaced = Za ciebie gra bot.
notice-lapse = Czas minął. Ten jeden ruch wykonał za ciebie bot; miejsce jest nadal twoje.
notice-played = Zagrano za ciebie: { $what }
notice-deserted = Za wszystkich grają boty, więc stół czeka, aż ktoś wróci.
notice-deserted-own = Nikogo innego też nie ma: stół czeka, aż ktoś wróci.
notice-holiday = Jesteś na urlopie do { $until }. Twój zegar stoi.
notice-paused = Przerwa: wszystkie zegary stoją.
notice-pause-own = Prosisz o przerwę. Zegary staną, gdy wszyscy się zgodzą.
notice-pause-asked = Prośba o przerwę: { $who }. Zegary staną, gdy wszyscy się zgodzą.
understood = Rozumiem
holiday-days = Długość urlopu
holiday-for = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
holiday-begin = Idę na urlop
holiday-help = W tym czasie twój zegar stoi. Pozostałe dni urlopu w tej grze: { $days }
holiday-end = Już jestem
pause-wish = Poproś o przerwę
pause-help = Jeśli wszyscy się zgodzą, zegary będą stały, dopóki ktoś z was nie zakończy przerwy.
pause-agree = Zgadzam się na przerwę
pause-withdraw = Jednak bez przerwy
pause-end = Zakończ przerwę
bot-from = { $who }: od rundy { $round } przynajmniej raz zagrał bot. Ta gra nie liczy się do rankingu.

# --- does the game count for ratings?
rating-pending = Ta gra liczy się do rankingu.
rating-counted = Ta gra została zaliczona do rankingu.
rating-played-for = Ta gra nie liczy się do rankingu: za kogoś zagrał bot.
rating-rewound = Ta gra nie liczy się do rankingu: cofnięto w niej coś, co było już odkryte.
rating-helped = Ta gra nie liczy się do rankingu: ktoś korzystał z pomocy.
rating-shared = Ta gra nie liczy się do rankingu: jedno miejsce miało kilka osób.
rating-left = Ta gra nie liczy się do rankingu: ktoś nie jest już w rankingu.
rating-unmeasured = Ta gra nie liczy się do rankingu: siła bota nie jest znana.
rating-unreadable = Ta gra nie liczy się do rankingu: nie udało się odczytać jej zapisu.
rating-cut = Ta gra nie liczy się do rankingu: jej zapis był naprawiany.

# --- stół turnieju
to-contest = Do turnieju
contest-sealed = To stół turniejowy. Dopóki wszyscy nie zagrają tego rozdania, widzą je tylko osoby przy tym stole; potem będą wyniki, powtórka i zapis.
