# Gra w terminalu.

play-you = Grasz jako gracz { $number }. Liczba graczy: { $count }.
play-reconstructed =
    { $reconstructed ->
        [one] { $reconstructed } z { $values } wydrukowanych wartości nie dało się sprawdzić; to rekonstrukcja: starboard content todo { $game }
        [few] { $reconstructed } z { $values } wydrukowanych wartości nie dało się sprawdzić; to rekonstrukcje: starboard content todo { $game }
       *[many] { $reconstructed } z { $values } wydrukowanych wartości nie dało się sprawdzić; to rekonstrukcje: starboard content todo { $game }
    }
play-bot = { $seat }: gra bot { $name }.
play-bot-failed = { $seat }: bot nie mógł odpowiedzieć: { $fault }
play-bot-instead = Gdy tak się stanie, ruch wykonuje za niego bot { $name }.
play-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano (liczba wpisów: { $entries }). Najpierw jeszcze raz ostatnie zdarzenia.
play-saved-to = Gra jest zapisywana po każdym wyborze w pliku { $path }
play-help = Wpisz ? i naciśnij Enter, aby w dowolnej chwili zobaczyć pomoc.
play-forced = { $question } Odpowiedź udzielona za ciebie, bo nic innego nie jest możliwe: { $answer }.
play-ways = Możliwe sposoby:
play-undone = Cofnięto. Decydujesz jeszcze raz:
play-left = Gra przerwana i zapisana. Aby grać dalej: starboard play { $ruleset } --resume { $path }
play-over = Koniec gry.
play-won = Wygrywasz!
play-shared = Dzielisz pierwsze miejsce!
play-lost = Tym razem bez zwycięstwa.
play-next-level = Silniejszy przeciwnik na następną grę: --bots { $bot }
play-record = Cała gra jest w pliku { $path }

prompt-number = Liczba od { $least } do { $most } albo ? (pomoc):{ " " }
prompt-exactly =
    { $count ->
        [one] { $count } liczba albo ? (pomoc):{ " " }
        [few] { $count } liczby oddzielone spacjami albo ? (pomoc):{ " " }
       *[many] { $count } liczb oddzielonych spacjami albo ? (pomoc):{ " " }
    }
prompt-up-to = Liczby oddzielone spacjami, najwyżej { $most }, 0 to nic, albo ? (pomoc):{ " " }
prompt-between = Od { $least } do { $most } liczb oddzielonych spacjami albo ? (pomoc):{ " " }

input-unknown = „{ $text }” nie jest tu odpowiedzią; wpisz numery z listy albo ?, aby zobaczyć pomoc.
input-no-number = Na liście nie ma numeru { $number }; ostatni to { $last }.
# `things` mówi, czym się w tej grze gra.
card-unknown =
    { $things ->
        [cards] Żadna karta nie ma w nazwie „{ $text }”; spróbuj krótszego fragmentu.
        [tiles] Żaden kafel nie ma w nazwie „{ $text }”; spróbuj krótszego fragmentu.
       *[other] Nic nie ma w nazwie „{ $text }”; spróbuj krótszego fragmentu.
    }
card-several =
    { $things ->
        [cards] Liczba pasujących kart: { $count }. Są to: { $names }. Wpisz dłuższy fragment nazwy.
        [tiles] Liczba pasujących kafli: { $count }. Są to: { $names }. Wpisz dłuższy fragment nazwy.
       *[other] Liczba pasujących rzeczy: { $count }. Są to: { $names }. Wpisz dłuższy fragment nazwy.
    }
option-introduced = { $option }. { $text }

# Słowa, które można wpisać zamiast litery; pierwsze jest podane w pomocy.
words-help = pomoc, help
words-card =
    { $things ->
        [cards] karta, card
        [tiles] kafel, tile
       *[other] rzecz, thing
    }
words-why = dlaczego, why
words-table = stół, stol, table
words-score = wynik, score
words-log = dziennik, log
words-undo = cofnij, undo
words-quit = koniec, quit, exit

help-answers = Aby odpowiedzieć, wpisz numer możliwości; gdy trzeba wybrać kilka, wpisz wszystkie numery oddzielone spacjami. 0 oznacza: nic.
help-again = Sam Enter powtarza pytanie.
help-line = { $letter } lub { $word }: { $text }
help-help = ta pomoc
help-card =
    { $things ->
        [cards] pełny opis karty; dodaj jej numer z listy albo fragment nazwy, na przykład: c 2 albo: c kol
        [tiles] pełny opis kafla; dodaj jego numer z listy albo fragment nazwy, na przykład: c 2 albo: c kol
       *[other] pełny opis; dodaj numer z listy albo fragment nazwy, na przykład: c 2
    }
card-mark-how = Dodaj znak zapytania, aby zobaczyć które: c { $text }?
help-card-how =
    { $things ->
        [cards] Dodaj numer karty z listy albo fragment nazwy karty, na przykład: c 2 albo: c kol
        [tiles] Dodaj numer kafla z listy albo fragment nazwy kafla, na przykład: c 2 albo: c kol
       *[other] Dodaj numer z listy albo fragment nazwy, na przykład: c 2
    }
help-table = cały stół
help-score = dotychczasowe wyniki wszystkich, wiersz po wierszu
help-log = ostatnie zdarzenia; l all pokazuje wszystkie
help-undo = cofa twoją ostatnią decyzję, o ile od tego czasu niczego nie ujawniono
help-quit = wyjście z gry; gra jest zapisana
help-saved = Gra jest zapisywana po każdym wyborze w pliku { $path }

# Odtwarzanie.
replay-verified = Sprawdzono. Liczba wpisów: { $entries }, w tym ze zgodnym skrótem pozycji: { $digests }.
replay-at = Stół po tylu wpisach: { $entries }.
replay-over = Grę rozegrano do końca.
replay-unfinished = Gra nie jest skończona.
