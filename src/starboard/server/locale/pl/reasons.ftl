# Dlaczego serwer odmawia: co jest nie tak i co byłoby dobrze.

reason-nobody = Nikt cię tu jeszcze nie zna; najpierw wybierz imię.
reason-banned = Nie możesz już grać na tym serwerze; zapytaj osobę, która go prowadzi.
reason-name-empty = W tym imieniu nie ma widocznych liter; wybierz inne.
reason-name-taken = Ktoś inny loguje się tym imieniem; wybierz inne albo zaloguj się jego hasłem.
reason-rated-needs-password =
    Ranking jest dla osób z hasłem, żeby imię w rankingu należało tylko do jednej osoby; najpierw ustaw hasło.
reason-no-such-profile = Nikt pod tym adresem nie jest tu w rankingu albo nie chce być widoczny.
reason-wrong-password = To nie jest twoje obecne hasło; spróbuj jeszcze raz.
reason-wrong-login = Imię i hasło do siebie nie pasują; sprawdź jedno i drugie.
reason-too-many-requests =
    { $seconds ->
        [one] Zbyt wiele żądań naraz; spróbuj za { $seconds } sekundę.
        [few] Zbyt wiele żądań naraz; spróbuj za { $seconds } sekundy.
       *[many] Zbyt wiele żądań naraz; spróbuj za { $seconds } sekund.
    }
reason-too-many-sockets = Z twojego adresu jest zbyt wiele połączeń ({ $most }); zamknij kilka i spróbuj ponownie.
reason-foreign-origin = To żądanie przyszło ze strony innej witryny; otwórz stronę tego serwera.
reason-unknown-host = Serwer nie zna nazwy, pod którą go wywołano; osoba, która go prowadzi, może ją dodać przez --public-url.
reason-bad-request = Nie można zrozumieć żądania ({ $detail }); strona może być nieaktualna, więc wczytaj ją ponownie.
reason-not-json = Żądanie powinno być w formacie JSON (Content-Type: application/json).
reason-too-long = To za długie; można wysłać najwyżej { $kilobytes } KB.
reason-too-slow = Żądanie docierało zbyt długo; spróbuj ponownie z lepszym połączeniem.
reason-no-such-address = Pod tym adresem nic nie ma; co jest, wylicza /api/openapi.json.
reason-wrong-method = Ten adres nie przyjmuje takich żądań; jakie przyjmuje, wylicza /api/openapi.json.
reason-server-fault = Coś zepsuło się na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
reason-database-full = Na dysku serwera nie ma już miejsca, więc niczego nie można zapisać. Nic się nie zmieniło; powiedz o tym osobie, która prowadzi serwer.
reason-database-read-only = Serwer nie może zapisywać w swojej bazie danych. Nic się nie zmieniło; powiedz o tym osobie, która prowadzi serwer.
reason-database-away = Baza danych serwera nie odpowiada. Nic się nie zmieniło; spróbuj za chwilę.
reason-database-away-unsure = Baza danych serwera przestała właśnie odpowiadać. Sprawdź, czy zmiana została zapisana, a jeśli nie, spróbuj ponownie.

reason-no-such-game = Tej gry tu nie zainstalowano; wybierz którąś z listy.
reason-no-such-option = Gra nie ma opcji { $name }; ma: { $known }.
reason-no-such-value = Opcja { $name } nie może mieć tej wartości; do wyboru: { $known }.
reason-seats-not-allowed =
    { $most ->
        [one] Z tymi opcjami gra jest dla { $least } osoby.
        [few] Z tymi opcjami gra jest dla { $least }–{ $most } osób.
       *[many] Z tymi opcjami gra jest dla { $least }–{ $most } osób.
    }
reason-no-such-bot = Ta gra nie ma takiego bota; ma: { $known }.
reason-no-such-pack =
    { $known ->
        [none] Na tym serwerze nie ma żadnego pakietu do tej gry; zagraj z wbudowaną zawartością.
       *[other] Nie ma pakietu { $name } do tej gry; są: { $known }.
    }
reason-bad-pack = Tego pakietu nie da się odczytać: { $detail }
reason-pack-of-another-game = To pakiet do innej gry: { $game }. Wczytaj go na stronie tamtej gry.
reason-no-lesson = Ta gra nie ma lekcji; zacznij zwykłą grę.

reason-no-such-table = Nie ma takiego stołu albo nie masz do niego zaproszenia; poproś o link.
reason-no-such-seat = Nie ma tu dla ciebie takiego miejsca; miejsc przy stole: { $seats }.
reason-no-such-link = Ten link już nie działa; poproś o nowy.
reason-no-such-step = Nie ma takiego kroku; ostatni to { $last }.
reason-not-your-table = Może to zrobić tylko osoba, która założyła stół; poproś ją.
reason-not-your-seat = To nie twoje miejsce; może to zrobić tylko osoba, która tam siedzi.
reason-seat-taken = To miejsce jest zajęte; wybierz wolne.
reason-seats-open = Są jeszcze wolne miejsca; poczekaj na kogoś albo posadź tam boty.
reason-already-begun = Gra już się zaczęła, więc miejsc nie można zmieniać; możesz jednak pozwolić, by grał za ciebie bot.
reason-table-in-use = Gra już się zaczęła, więc stół zostaje; możesz się za to poddać.
reason-not-running = Można to zrobić tylko w trakcie gry.
reason-no-review = Tej gry nie da się tu przeanalizować: żaden wyuczony bot na tym serwerze nie gra w nią z tymi opcjami.
reason-no-hints = Podpowiedzi są tylko w grze z samymi botami albo tam, gdzie wszyscy przy stole się na nie zgodzili, a nigdy w grze, która liczy się do rankingu lub którą grają też inni.
reason-no-hint-needed = Przy tym miejscu nie ma teraz o czym decydować.
reason-no-such-puzzle = Nie ma takiego zadania.
reason-no-such-choice = W tej grze nie ma takiej decyzji.
reason-no-such-answer = W tej chwili nie jest to dozwolona odpowiedź albo nie było o czym decydować.
reason-not-over = Można to zrobić dopiero po końcu gry.
reason-original-not-over = Gra, od której zaczęła się ta, jeszcze trwa; całość będzie można zobaczyć, gdy skończą się obie.
reason-resigned = Na tym miejscu poddano grę i nie można do niego wrócić.
reason-too-many-links = Masz już { $most } linków do tego stołu; najpierw któryś unieważnij.
reason-record-too-long = Zapis jest za długi; można wczytać najwyżej { $most } ruchów.
reason-record-goes-back = Zapis zbyt często się cofa, żeby dało się go odtworzyć; wczytaj taki, w którym mniej cofnięto.
reason-bad-record =
    { $line ->
        [0] To nie jest zapis, który można odtworzyć: { $detail }
       *[other] Zapisu nie można odtworzyć od wiersza { $line }: { $detail }
    }
reason-nothing-to-play = Na tym miejscu nie ma już czego grać; wybierz wcześniejszy krok albo inne miejsce.
reason-host-starts = Tę grę rozpoczyna gospodarz; naciśnij „Możemy zaczynać”, a gra zacznie się, gdy zrobią to wszyscy.
reason-no-clock = Ten stół nie ma zegara, więc nie ma czego zatrzymywać.
reason-not-playing = Może to zrobić tylko ktoś, kto gra; jeśli gra za ciebie bot, najpierw wróć na swoje miejsce.
reason-holiday-slow-only = Urlop jest tylko w wolnych grach, z co najmniej dobą na ruch; tutaj poproś o przerwę.
reason-holiday-too-long =
    { $days ->
        [0] W tej grze nie masz już urlopu.
        [one] W tej grze został ci { $days } dzień urlopu; wybierz krótszy.
        [few] W tej grze zostały ci { $days } dni urlopu; wybierz krótszy.
       *[many] W tej grze zostało ci { $days } dni urlopu; wybierz krótszy.
    }

reason-no-such-contest = Nie ma takiego turnieju; poproś o link osobę, która go prowadzi.
reason-not-your-contest = Może to zrobić tylko osoba, która prowadzi turniej; poproś ją.
reason-contest-begun = Turniej już się zaczął, więc miejsc nie można zmieniać.
reason-contest-not-begun = Turniej jeszcze się nie zaczął; możesz go za to usunąć.
reason-contest-full = Wszystkie miejsca w tym turnieju są zajęte.
reason-contest-without-people = Na każdym miejscu siedzi bot, więc nikt nie mógłby grać; zostaw ludziom choć jedno miejsce.
reason-contest-too-few = Ludzie muszą siedzieć przy co najmniej { $least } stołach: przy jednym nie ma z kim się porównać.
reason-contest-table = Inni wciąż grają to samo rozdanie, więc trzeba poczekać, aż skończą.
reason-contest-no-way-back = W turnieju nikt nie cofa się poza to, co zostało ujawnione: każdy gra rozdanie raz.
reason-daily-over = Dzień tego rozdania minął; nowe czeka na stronie głównej.
reason-daily-played = Próba tego rozdania jest już za tobą; jutro będzie nowe.
