# --- the board
board = Plansza. Strzałki prowadzą od rzeczy do rzeczy.
skip-to-question = Przejdź do pytania
beside-board = Obok planszy
piece-open = można wybrać
piece-picked = wybrane
piece-closed = teraz nie do wyboru
explain-why-not = Dlaczego nie:

# --- the question
decision = Pytanie
fold = Pokaż mniej
unfold = Pokaż więcej
ways = Możliwe zestawienia
confirm = Potwierdź
confirm-none = Potwierdź: nic
confirm-number = Potwierdź: { $number }
confirm-things = Potwierdź: { $things }
picked-of = Wybrano: { $count } z { $most }
picked-between = Wybrano: { $count } (od { $least } do { $most })
clear = Od nowa
about-thing = Więcej: { $thing }
which-rule = Która to zasada?
answered = Wybór dokonany
take-back = Zmień wybór
waiting-for = Czekamy: { $who }
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
request-open = Prośba o cofnięcie; czekamy: { $who }
request-refused = Prośba o cofnięcie została odrzucona.
line-lost = Połączenie zostało przerwane. Próbujemy ponownie… Nic z tego, co potwierdzono, nie zginie.
line-refused = Serwer zamknął połączenie. Odśwież stronę.
seats = Miejsca
seat-free = wolne miejsce
seat-yours = ty
seat-away = poza stołem
seat-resigned = rezygnacja
seat-turn = myśli
bot-plays = gra za tę osobę bot
bot-plays-you = gra za ciebie bot
seat-holiday = na urlopie
seat-ready = można zaczynać
watchers = { $count ->
    [one] { $count } widz
   *[other] Widzów: { $count }
}
points = Punkty
scores = Wyniki
scores-detail = Wyniki szczegółowo
scores-hide = Ukryj wyniki
scores-show = Pokaż wyniki
scores-of = Punkty: { $who }
rank = { $rank }.
tie-break = Rozstrzyganie remisów
curtain = Kurtyna
curtain-for = Teraz { $name }
curtain-others = Wszyscy pozostali proszeni są o odwrócenie wzroku.
curtain-lift = To ja, { $name }: pokaż moją stronę

# --- the log
log = Dziennik
log-since = Od mojego ostatniego ruchu
log-all = Wszystko
log-more = Wcześniej…

# --- the menu of the table
table-menu = Stół
spectator = Widz
watch-through = Patrz oczami
your-seat = Twoje miejsce
let-watch = Widzowie mogą patrzeć moimi oczami
take-seat-back = Wracam na swoje miejsce
let-bot-play = Niech bot zagra za mnie
bot-level = Przeciwnik
resign = Zrezygnuj
resign-sure = Bot zagra dalej za ciebie, a do tej gry nie da się wrócić. Zrezygnować?
resign-yes = Tak, rezygnuję
resign-no = Nie, gram dalej
back-to-table = Wróć do gry

# --- the waiting room
sit-down = Usiądź
stand-up = Wstań
ask-to-leave = Poproś o zwolnienie miejsca
table-clear = Usuń stół
table-clear-sure = Nikt już nie będzie mógł tu usiąść. Usunąć stół?
table-clear-yes = Tak, usuń
table-clear-no = Nie, zostaw
add-bot = Dodaj bota…
add-bot-here = Dodaj bota na miejscu { $number }
remove-bot = Usuń bota
start = Zacznij grę
start-needs-all = Gdy wszystkie miejsca będą zajęte, gra może się zacząć.
start-by-owner = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
start-by-host = Gra zacznie się, gdy rozpocznie ją gospodarz albo gdy wszyscy będą gotowi.
start-or-ready = Możesz też poczekać: gra zacznie się, gdy wszyscy będą gotowi.
ready = Możemy zaczynać
ready-not = Jeszcze nie zaczynajmy
invite = Zaproś
invite-help = Wyślij odnośnik. Kto go otworzy, usiądzie przy tym stole; konto nie jest potrzebne.
link-any = Odnośnik do dowolnego wolnego miejsca
link-seat = Odnośnik do miejsca { $number }
link-new = Nowy odnośnik
link-own = Odnośnik do mojego miejsca, na inne urządzenie
link-own-help = Kto go otworzy, gra na tym miejscu tak jak ty. Zachowaj go dla siebie; unieważniony donikąd nie prowadzi.
link-revoke = Unieważnij
copy = Kopiuj
copied = Skopiowano

# --- the end, and replays
final-scores = Wynik końcowy
you-won = Wygrana!
rematch = Jeszcze raz
rematch-go = Do nowej gry
replay = Powtórka
export = Zapisz przebieg
look-at-board = Obejrzyj planszę
chart = Wynik w czasie
chart-rounds = na dole: runda
chart-table = Jako tabela
round = Runda
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
eyes-nobody = To, co widzą wszyscy
eyes-of = Oczami: { $name }
fork = Zagraj od tego miejsca
fork-text = Nowa gra zacznie się od kroku { $step }: ty na jednym miejscu, boty na pozostałych.
fork-seat = Twoje miejsce
fork-go = Graj
confirm-count = Potwierdź wybór ({ $count })
winner = { $count ->
    [one] Wygrywa { $who }
   *[other] Wygrywają: { $who }
}

# --- late, away, on holiday
notice-replaced = Gra za ciebie bot.
notice-lapse = Twój czas minął. Ten jeden ruch wykonał bot; miejsce jest nadal twoje.
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
holiday-begin = Zacznij urlop
holiday-help = W tym czasie twój zegar stoi. Pozostałe dni urlopu w tej grze: { $days }
holiday-end = Już jestem
pause-wish = Poproś o przerwę
pause-help = Jeśli wszyscy się zgodzą, zegary będą stały, dopóki ktoś z was nie zakończy przerwy.
pause-agree = Zgadzam się na przerwę
pause-withdraw = Jednak bez przerwy
pause-end = Zakończ przerwę
bot-from = { $who }: od rundy { $round } przynajmniej raz zagrał bot. Ta gra nie liczy się do rankingu.
