# --- everywhere
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
loading = Wczytywanie…
try-again = Spróbuj ponownie
skip = Przejdź do treści
pages = Strony
lobby = Lobby
rules = Zasady
cards = Karty
settings = Ustawienia
help = Pomoc
search = Szukaj
you = ty
bot = bot
language = Język
which-game = Która gra?
to-lobby = Do lobby
problem-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
problem-status = Serwer odmówił ({ $status }).
problem-board = Nie udało się wczytać planszy. Odśwież stronę.
problem-page = Nie udało się wczytać tej strony. Odśwież ją.

# --- the first visit
welcome = Witaj na pokładzie
welcome-text = Stół do gier planszowych o kosmosie. Wybierz imię i graj z botami albo z przyjaciółmi. Konto nie jest potrzebne.
your-name = Twoje imię
password = Hasło
enter = Wejdź
log-in = Zaloguj się
have-password = Mam tu hasło
no-password = Jestem tu po raz pierwszy

# --- the lobby
hello = Witaj, { $name }
lobby-text = Zacznij grę, dosiądź się do stołu albo naucz się czegoś nowego.
lobby-your-turn = Przy jednym ze stołów czekają na twój ruch.
new-game = Nowa gra
lobby-play = Zacznij grę
lobby-mine = Twoje gry
lobby-open = Stoły z wolnym miejscem
lobby-open-none = Żaden stół nie szuka teraz graczy. Przygotuj własny, a inni zobaczą go tutaj.
lobby-learn = Pierwsze lekcje
lobby-learn-text = Krótka gra z nauczycielem u boku, który objaśnia każdy krok.
lesson-of = Lekcja: { $game }
lesson = Lekcja
lobby-watch = Gry do oglądania
lobby-finished = Zakończone gry
card-waiting-room = Do stołu
card-go-on = Graj dalej
card-open = Dosiądź się
card-watch = Oglądaj
card-finished = Wyniki
card-damaged = Ten stół jest uszkodzony albo jego gry nie ma na tym serwerze: nie można go otworzyć.
private = Stół prywatny
won = wygrana
your-turn = Twój ruch
import = Wczytaj zapis gry
import-text = Plik zapisany tutaj lub gdzie indziej, do obejrzenia albo do kontynuowania.
import-pick = Wybierz plik
table-unknown = Tego stołu nie można pokazać
join-failed = Ten odnośnik donikąd nie prowadzi

# --- a new game
players-range = { $most ->
    [one] Dla jednej osoby
   *[other] Dla { $least }–{ $most } osób
}
how-many = Ilu graczy?
about-race = W tajemnicy wybierasz akcję i budujesz własny układ światów i technologii. Szybka: około 30 minut.
about-frontiers = Kolejno wybieracie akcje dla wszystkich, zasiedlacie światy i rozwijacie imperium. Około 60 minut.
about-sun = Odkrywasz drzewo technologii i rozsyłasz statki po planszy eksploracji. Około 90 minut.
players = Gracze
options = Opcje
seat-number = Miejsce { $number }
seat-by-link = Ktoś zaproszony odnośnikiem
seat-here = Ktoś przy tym ekranie
their-name = Imię tej osoby
bot-random = Bot: początkujący
bot-simple = Bot: doświadczony
public = Każdy może zobaczyć ten stół i się dosiąść
public-help = Przyjść mogą tylko osoby z odnośnikiem. Gra zacznie się, gdy ją rozpoczniesz albo gdy wszyscy będą gotowi.
public-help-shared = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
clock = Zegar
clock-none = Bez zegara
clock-move = { $time } na ruch
clock-game = { $time } na grę
clock-game-added = { $time } na grę i { $added } na każdy ruch
clock-zero = Gdy czas minie
clock-zero-bot = bot wykonuje ruch
clock-zero-resign = gracz rezygnuje
clock-zero-nothing = nic się nie dzieje
clock-days = { $days } d { $hours } h
play-now = Graj
make-table = Przygotuj stół

# --- rules and cards
rules-text = Naszymi słowami. Każde pytanie przy stole prowadzi do rozdziału, który je objaśnia.
contents = Spis treści

# --- settings
looks = Język i wygląd
theme = Kolory
theme-auto = Jak w systemie
theme-dark = Ciemne
theme-light = Jasne
text-size = Wielkość tekstu
comfort = Wygoda
setting-animations = Animacje
setting-animations-help = Elementy przesuwają się na swoje miejsce. Wyłączone, gdy system prosi o mniej ruchu.
setting-sounds = Dźwięki
setting-sounds-help = Cichy dźwięk, gdy nadchodzi twój ruch.
setting-auto-pass = Odpowiadaj za mnie, gdy możliwe jest tylko spasowanie, jedna płatność lub jedna karta
setting-auto-pass-help = Udzielona odpowiedź jest pokazywana i trafia do dziennika. Cofnięcie prowadzi do twojego poprzedniego wyboru.
setting-protect = Potwierdzaj każdy wybór
setting-protect-help = Chroni przed pomyłkami. Wyłączone: jedno naciśnięcie wystarcza, gdy wybiera się jedną rzecz.
setting-scores = Pokazuj bieżące wyniki
setting-scores-help = Dotychczasowe punkty wszystkich, obok imion.
notify = Gdy przychodzi twój ruch
notify-push = Powiadom mnie w tej przeglądarce
notify-push-help = Także wtedy, gdy ta strona jest zamknięta.
notify-push-refused = Ta przeglądarka nie pozwala na wiadomości z tej strony. Można to zmienić w jej ustawieniach.
notify-addresses = Powiadom mnie pod tymi adresami
notify-addresses-help = Po jednym w wierszu, tak jak je zapisuje Apprise: mailtos://…, ntfys://…, tgram://… Wybierz miejsca, które czytasz tylko ty: wiadomość może zdradzić, jaki ruch wykonał za ciebie bot.
identity = Kim jesteś
rename = Zmień imię
password-help = Dzięki hasłu możesz być tą samą osobą w innej przeglądarce.
password-have = Masz hasło i możesz zalogować się gdzie indziej swoim imieniem.
password-current = Obecne hasło
password-new = Nowe hasło (co najmniej 8 znaków)
password-set = Ustaw hasło
log-out = Wyloguj się
log-out-everywhere = Wyloguj się wszędzie
log-out-warning = Bez hasła nie da się wrócić do swoich gier.
log-in-help = Jeśli masz tu hasło, bądź tą samą osobą w tej przeglądarce.

# --- help
help-how = Jak to działa
help-pick = To, co możesz wybrać, jest podświetlone na planszy i na liście obok. Wybrane ma znacznik. Potem potwierdź.
help-explain = Zatrzymaj wskaźnik na czymkolwiek albo przytrzymaj palcem, aby zobaczyć, co robi i dlaczego nie można tego wybrać.
help-undo = Cofanie mówi, co cofnie. To, co inni już widzieli, można cofnąć tylko za ich zgodą; przeciw botom zawsze.
help-rules = „Która to zasada?” otwiera zasady we właściwym miejscu.
help-slow = Możesz w każdej chwili wyjść i wrócić później, także na innym urządzeniu. Nic nie ginie.
help-keys = Klawiatura
key-tab = Tab
key-tab-does = do następnej rzeczy, którą można wybrać
key-arrows = Strzałki
key-arrows-does = od rzeczy do rzeczy na planszy
key-enter = Enter, spacja
key-enter-does = wybierz albo odłóż
key-info = I
key-info-does = objaśnij
key-confirm = Ctrl + Enter
key-confirm-does = potwierdź wybór
key-escape = Esc
key-escape-does = zamknij
about = O programie
about-fan = Starboard to nieoficjalny projekt miłośników, zrobiony z szacunkiem dla gier i ich autorów. Nie jest związany z żadnym wydawcą ani przez żadnego polecany.
about-own = Wszystkie rysunki oraz teksty kart i zasad są nasze własne. Jeśli gra ci się podoba, kup ją.
about-private = Nic nie jest wczytywane z zewnątrz i nikt nie jest śledzony. Twoje imię i gry zostają na tym serwerze.
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
