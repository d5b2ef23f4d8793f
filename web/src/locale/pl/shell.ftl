# --- everywhere
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
loading = Wczytywanie…
try-again = Spróbuj ponownie
skip = Przejdź do treści
pages = Strony
puzzles = Zadania
lobby = Lobby
rules = Zasady
cards = Karty
pictures = Wszystkie obrazki
settings = Ustawienia
help = Pomoc
legend = Legenda
search = Szukaj
you = ty
bot = bot
language = Język
which-game = Która gra?
to-lobby = Wróć do lobby
problem-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
problem-status = Serwer odmówił ({ $status }).
problem-board = Nie udało się wczytać planszy. Odśwież stronę.
problem-page = Nie udało się wczytać tej strony. Odśwież ją.

# --- the first visit
welcome = Galaktyka na twoim stole
welcome-text = Trzy świetne gry planszowe o kosmosie, w przeglądarce. Podaj imię i graj z botami albo z przyjaciółmi. Bez zakładania konta.
guest = Gość
welcome-games = Gry
your-name = Twoje imię
password = Hasło
enter = Wejdź
log-in = Zaloguj się
have-password = Mam już hasło
no-password = Jestem tu pierwszy raz

# --- the lobby
hello = Cześć, { $name }
lobby-text = Zacznij grę, dosiądź się do stołu albo naucz się czegoś nowego.
lobby-your-turn = { $count ->
    [one] Jeden stół czeka na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
   *[many] { $count } stołów czeka na twój ruch.
}
new-game = Nowa gra
lobby-play = Zacznij grę
lobby-mine = Twoje gry
lobby-open = Stoły z wolnymi miejscami
lobby-open-none = Żaden stół nie szuka teraz graczy. Otwórz własny, a inni zobaczą go tutaj.
lesson-of = Lekcja: { $game }
lesson = Lekcja
lobby-watch = Gry do oglądania
lobby-finished = Zakończone gry
card-waiting-room = Przejdź do stołu
card-round = Runda { $round }
card-go-on = Graj dalej
card-open = Dosiądź się
card-watch = Oglądaj
card-finished = Wyniki
card-damaged = Ten stół jest uszkodzony albo jego gry nie ma na tym serwerze: nie można go otworzyć.
private = Stół prywatny
won = wygrana
your-turn = Twój ruch
import = Wczytaj zapis gry
import-text = Wczytaj plik zapisany tutaj lub gdzie indziej, aby obejrzeć grę albo zagrać dalej od wybranego miejsca.
import-pick = Wybierz plik
table-unknown = Tego stołu nie można pokazać
join-failed = Ten link nie działa

# --- a new game
players-range = { $most ->
    [one] Dla jednej osoby
   *[other] Dla { $least }–{ $most } osób
}
how-many = Ile osób gra?
about-race = W tajemnicy wybierasz akcję i budujesz układ światów i technologii. Szybka: około 30 minut.
about-frontiers = Kolejno wybieracie akcje dla wszystkich, kolonizujecie Planety i rozwijacie Imperium. Około 60 minut.
about-sun = Odkrywasz drzewo technologii i rozsyłasz statki po planszy eksploracji. Około 90 minut.
players = Gracze
options = Opcje
seat-number = Miejsce { $number }
seat-by-link = Osoba zaproszona linkiem
seat-here = Osoba przy tym ekranie
their-name = Imię tej osoby
bot-random = Bot: losowy
bot-random-about = Wykonuje dowolne dozwolone ruchy. Dobry, żeby się rozejrzeć.
bot-easy = Bot: łatwy
bot-easy-about = Na pierwsze gry: ma swoje plany, ale myli się jak człowiek.
bot-simple = Bot: prosty
bot-simple-about = Gra według prostych reguł i nie patrzy naprzód.
bot-medium = Bot: średni
bot-medium-about = Dla tych, którzy znają już karty: myśli o rundę naprzód i czasem się potknie.
bot-hard = Bot: trudny
bot-hard-about = Trudno z nim wygrać: rozważa każdy wybór i rzadko się myli.
bot-expert = Bot: ekspert
bot-expert-about = Najsilniejszy bot, jakiego tu mamy. Patrzy dalej naprzód i czasem myśli przez sekundę.
public = Każdy może zobaczyć ten stół i się dosiąść
public-help = Przyjść mogą tylko osoby z linkiem. Gra zacznie się, gdy ją rozpoczniesz albo gdy wszyscy będą gotowi.
public-help-shared = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
clock = Zegar
clock-none = Bez zegara
clock-move = { $time } na ruch
clock-game = { $time } na grę
clock-game-added = { $time } na grę i { $added } na każdy ruch
clock-zero = Gdy czas minie
clock-zero-bot = bot wykonuje ruch
clock-zero-resign = gracz poddaje grę
clock-zero-nothing = nic się nie dzieje
clock-days = { $days } d { $hours } h
play-now = Graj
make-table = Otwórz stół

# --- rules and cards
rules-text = Naszymi słowami. Każde pytanie przy stole prowadzi do rozdziału, który je objaśnia.
contents = Spis treści

# --- which content
content = Karty i kafle
content-built-in = Wbudowane
content-built-in-help = Takie jak w programie; wartości, których nie podaje żadne źródło, są odtworzone.
content-pack = Zawartość: { $pack }
content-pack-help = { $count ->
    [one] { $count } wartość odczytana z pudełka: { $edition }
    [few] { $count } wartości odczytane z pudełka: { $edition }
   *[many] { $count } wartości odczytanych z pudełka: { $edition }
}
content-record = Zawartość z zapisu gry
content-values = { $count ->
    [one] { $count } wartość poprawiona lub potwierdzona
    [few] { $count } wartości poprawione lub potwierdzone
   *[many] { $count } wartości poprawionych lub potwierdzonych
}
reconstructed = odtworzone
reconstructed-help = { $count ->
    [one] Tej wydrukowanej wartości nie udało się znaleźć. Podana zgadza się ze wszystkim, co wiadomo.
   *[other] Tych wydrukowanych wartości nie udało się znaleźć. Podane zgadzają się ze wszystkim, co wiadomo.
}
known = Co już wiadomo:
cards-unverified = Masz tę grę na półce? Wartości odtworzone: { $unverified } z { $printed }. Porównaj je ze swoim egzemplarzem.

# --- settings
looks = Język i wygląd
theme = Kolory
theme-auto = Jak w systemie
theme-dark = Ciemne
theme-light = Jasne
text-size = Wielkość tekstu
comfort = Przy stole
setting-motion = Animacje
setting-motion-help = Elementy przesuwają się na swoje miejsce; dotknięcie lub klawisz od razu kończy ruch. Wyłączone, gdy system prosi o mniej ruchu.
motion-off = wyłączone
motion-slow = wolne
motion-normal = zwykłe
motion-fast = szybkie
setting-sounds = Dźwięki
setting-sounds-help = Cichy dźwięk, gdy nadchodzi twój ruch.
setting-auto-pass = Odpowiadaj za mnie, gdy możliwy jest tylko pas, jedna płatność albo jedna karta
setting-auto-pass-help = Taką odpowiedź widać na ekranie i w dzienniku. Cofnięcie prowadzi do twojego poprzedniego wyboru.
setting-protect = Potwierdzaj każdy wybór
setting-protect-help = Chroni przed pomyłką. Po wyłączeniu wystarcza jedno kliknięcie tam, gdzie jawnie wybiera się jedną rzecz i można to swobodnie cofnąć.
setting-scores = Pokazuj bieżące wyniki
setting-scores-help = Punkty wszystkich do tej pory, obok imion.
notify = Powiadomienia o twoim ruchu
notify-push = Powiadom mnie w tej przeglądarce
notify-push-help = Także wtedy, gdy ta strona jest zamknięta.
notify-push-refused = Ta przeglądarka nie pozwala na wiadomości z tej strony. Można to zmienić w jej ustawieniach.
notify-addresses = Powiadom mnie pod tymi adresami
notify-addresses-help = Po jednym w wierszu, tak jak je zapisuje Apprise: mailtos://…, ntfys://…, tgram://… Wybierz miejsca, które czytasz tylko ty: wiadomość może zdradzić, jaki ruch wykonał za ciebie bot.
identity = Twoje imię i hasło
rename = Zmień imię
password-help = Z hasłem możesz grać pod tym samym imieniem także w innej przeglądarce.
password-have = Masz hasło: zaloguj się nim gdzie indziej pod swoim imieniem.
password-current = Obecne hasło
password-new = Nowe hasło (co najmniej 8 znaków)
password-set = Ustaw hasło
log-out = Wyloguj się
log-out-everywhere = Wyloguj się wszędzie
log-out-warning = Bez hasła nie da się wrócić do swoich gier.
privacy = Co o tobie wiemy
privacy-help = Twoje imię, twoje gry i to, gdzie powiadomić cię o ruchu. Możesz to wszystko pobrać i możesz to usunąć.
privacy-export = Pobierz wszystko
privacy-delete = Usuń mnie
privacy-delete-sure = Twoje imię zniknie ze wszystkich gier, a tam, gdzie inni jeszcze z tobą grają, poddasz grę; zobaczą napis „były gracz”. Gry, w których nie ma nikogo innego, przepadną. Tego nie da się cofnąć.
privacy-delete-yes = Usuń mnie na zawsze
privacy-deleted = Twoje dane zostały usunięte. Do zobaczenia!
log-in-help = Jeśli masz już hasło, graj w tej przeglądarce pod swoim imieniem.

# --- help
help-how = Jak to działa
help-pick = To, co można wybrać, świeci się na planszy. To, co wybierzesz, ma znacznik. Na koniec potwierdź.
help-explain = Najedź na cokolwiek albo przytrzymaj palcem, aby zobaczyć, co to robi i dlaczego nie można tego wybrać.
help-undo = Przycisk cofania mówi, co cofnie. To, co inni już widzieli, można cofnąć tylko za ich zgodą; w grze z botami zawsze.
help-rules = „Pokaż zasadę” otwiera zasady we właściwym miejscu.
help-slow = Możesz w każdej chwili wyjść i wrócić później, także na innym urządzeniu. Nic nie ginie.
help-keys = Klawiatura
key-tab = Tab
key-tab-does = do następnej rzeczy, którą można wybrać
key-arrows = Strzałki
key-arrows-does = od rzeczy do rzeczy na planszy
key-digits = od 1 do 9
key-digits-does = wybierz rzecz, która ma tę cyfrę na planszy
key-enter = Enter, spacja
key-enter-does = wybierz zaznaczoną rzecz albo ją odłóż
key-info = I
key-info-does = objaśnij zaznaczoną rzecz
key-confirm = Enter
key-confirm-does = potwierdź; gdy coś jest zaznaczone: Ctrl + Enter
key-undo = U
key-undo-does = cofnij
key-hand = H
key-hand-does = do twojej ręki
key-log = L
key-log-does = dziennik
key-scores = S
key-scores-does = wyniki szczegółowo
key-options = O
key-options-does = lista wszystkich opcji
key-written = T
key-written-does = Beyond the Sun: efekty słowami
key-legend = ?
key-legend-does = legenda: co znaczą znaki
key-escape = Esc
key-escape-does = zamknij
about = O programie
about-fan = Starboard to nieoficjalny projekt miłośników gier, zrobiony z szacunkiem dla nich i ich autorów. Nie jest związany z żadnym wydawcą ani przez żadnego polecany.
about-own = Wszystkie rysunki oraz teksty kart i zasad są nasze własne. Jeśli gra ci się podoba, kup ją.
about-private = Nic nie jest wczytywane z zewnątrz i nikt cię nie śledzi. Twoje imię i gry zostają na tym serwerze.
about-content = Niektórych wydrukowanych wartości nie udało się znaleźć, więc są odtworzone. Jeśli masz grę w pudełku, możesz je poprawić w kilka minut.
about-content-link = Porównaj z pudełkiem
sections-found = { $count ->
    [one] { $count } rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
}
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

# --- the front door
title-race = Race for the Galaxy
title-frontiers = New Frontiers
title-sun = Beyond the Sun
welcome-bots = Boty od łatwych po silne
welcome-friends = Zaproś znajomych linkiem
welcome-slow = W jeden wieczór albo po ruchu dziennie
learn-now = Naucz się w pięć minut
learn-now-text = { $game } z nauczycielem u boku. Bez czytania instrukcji.
invitation = Zaproszenie do gry { $game }
invitation-from = { $host } zaprasza cię do gry { $game }
invitation-seat = twoje miejsce
invitation-sit = Siadam do stołu
invitation-later = Nie teraz
invitation-full = Wszystkie miejsca są zajęte; możesz popatrzeć.
invitation-watch = Gra już trwa; możesz popatrzeć.

# --- ways to play
presets = Jak chcesz zagrać?
options-details = Zmień szczegóły
options-mend = Zmień: { $what }
preset-race-first = Pierwsza gra
preset-race-first-text = Światy początkowe i karty na rękę według instrukcji. Dla dwóch do czterech początkujących.
preset-race-base = Gra podstawowa
preset-race-base-text = Talia z pierwszego pudełka, nic więcej.
preset-race-storm = The Gathering Storm
preset-race-storm-text = Cele, o które się ścigacie, więcej światów początkowych, do pięciu osób.
preset-race-rebels = Rebel vs Imperium
preset-race-rebels-text = Dodaje przejęcia i karty obu stron. Do sześciu osób.
preset-race-brink = The Brink of War
preset-race-brink-text = Wszystko: prestiż, wyszukiwanie i komplet kart. Dla osób, które znają grę.
preset-race-solo = Solo
preset-race-solo-text = Ty przeciw robotowi z The Gathering Storm.
preset-race-draft = Draft
preset-race-draft-text = Najpierw każdy składa własną rezerwę kart. Wszystkie dodatki.
preset-race-duel = Rebelianci przeciw Imperium
preset-race-duel-text = Pojedynek: jedna osoba prowadzi Rebeliantów, druga Imperium.
preset-frontiers-first = Pierwsza gra
preset-frontiers-first-text = Stałe Technologie i Rodzime Kolonie, bez Celów.
preset-frontiers-base = Zwykła gra
preset-frontiers-base-text = Technologie i Rodzime Kolonie zmieniają się z gry na grę.
preset-frontiers-goals = Z Celami
preset-frontiers-goals-text = Osiem Celów i magazyny. Lepiej po grze albo dwóch.
preset-sun-first = Pierwsza gra
preset-sun-first-text = Podstawowe frakcje, niemal jednakowe.
preset-sun-advanced = Zaawansowane frakcje
preset-sun-advanced-text = Każda frakcja ma własne zdolności.
preset-sun-expert = Dla ekspertów
preset-sun-expert-text = Zaawansowane frakcje i technologie do wyboru zamiast losowych.

# --- sharing
share = Udostępnij
qr = Kod QR
qr-text = Kod QR tego linku: otwórz go aparatem w telefonie

# --- ratings
ratings = Ranking
rating = Ocena
ratings-about = Siła gry wszystkich osób, które chcą być w rankingu, osobno dla każdej gry i liczby graczy. Są w nim też boty; ich oceny pochodzą z gier między botami i się nie zmieniają.
ratings-how = Każdy zaczyna od 25 ± 8,3. Liczba po znaku ± mówi, jak niepewna jest jeszcze ocena; o kolejności decyduje to, co ktoś osiąga prawie na pewno: ocena pomniejszona o trzykrotność tej liczby.
ratings-mine = Moje oceny
ratings-join = Też chcę być w rankingu
ratings-look = Kto jest w rankingu?
ratings-for = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
ratings-game = Gra
ratings-who = Kto
ratings-games = Gry
ratings-wins = Wygrane
ratings-nobody = Nie ma tu jeszcze żadnej gry, która się liczy. Zagraj pierwszą!
rated-help = Gra się liczy, jeśli wszyscy przy stole chcą być w rankingu albo są botami. Każdy, kto otworzy tę stronę, widzi twoje imię, twoje oceny, z kim grasz i od czego zaczynasz.
rated-needs-password = Najpierw ustaw hasło: wtedy imię w rankingu należy tylko do ciebie.
rated-start = Chcę być w rankingu
rated-stop = Nie chcę już być w rankingu
rated-stop-sure = Twoje oceny zostaną zapomniane i znikniesz z rankingu. Tego nie da się cofnąć, ale możesz w każdej chwili zacząć od nowa.
rated-stop-yes = Zapomnij moje oceny
profile = Profil
profile-mine = To widzą o tobie inni.
profile-empty = Nie ma jeszcze żadnej gry, która się liczy.
profile-empty-mine = Nie ma jeszcze żadnej gry, która się liczy. Zagraj z botem albo z kimś, kto też jest w rankingu.
profile-place = Miejsce { $place } z { $people }.
profile-record = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
profile-rivals = Bilans z innymi
profile-better = Lepszy wynik
profile-worse = Gorszy wynik
profile-starts = Pozycje startowe

# --- without the server
away = Brak połączenia z serwerem
away-text = Możesz czytać zasady i karty oraz oglądać swoje zakończone gry i lekcje. Do grania, nowych lekcji i nowych gier potrzebny jest serwer; gdy wróci, ta strona sama się odświeży.
