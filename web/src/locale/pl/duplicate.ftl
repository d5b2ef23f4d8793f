# --- rozdanie dnia
daily = Rozdanie dnia
daily-text = Wszyscy dostają tu to samo rozdanie i grają ze średnimi botami. Jedna próba dziennie; o północy UTC czeka nowe rozdanie.
daily-play = Zagraj to rozdanie
daily-go-on = Graj dalej
daily-results = Wyniki
daily-last = Ostatnie wyniki
daily-begun = { $count ->
    [0] Nikt go jeszcze nie zagrał.
    [one] Gra jedna osoba; ukończone próby: { $finished }.
    [few] Grają { $count } osoby; ukończone próby: { $finished }.
   *[many] Gra { $count } osób; ukończone próby: { $finished }.
}
daily-of = Rozdanie dnia, { $day }
daily-so-far = Wyniki dotychczasowe: inni wciąż grają to rozdanie.
daily-first = Wyniki zobaczysz po zakończeniu własnej próby.

# --- turnieje
contests = Turnieje porównawcze
contests-text = Kilka stołów, jedno rozdanie: to samo przygotowanie i to samo szczęście na każdym miejscu. Każdy porównuje się z tymi, którzy przy innych stołach siedzą na tym samym miejscu, jak w brydżu.
contests-yours = Twoje
contests-open = Do dołączenia
contests-running = W toku
contests-over = Zakończone
contests-none = Nie ma jeszcze żadnego turnieju. Załóż go: to zajmie minutę.
contest-new = Nowy turniej
contest-name = Nazwa turnieju
contest-name-of = Turniej: { $name }
contest-tables = Stoły
contest-tables-help = Przy { $tables } stołach jest miejsce dla { $people ->
    [one] jednej osoby
   *[other] { $people } osób
}.
contest-way = Sposób gry
contest-seats = Kto siedzi przy każdym stole?
contest-seat-people = Człowiek
contest-play = Też gram
contest-public = Wszyscy widzą go na liście i mogą dołączyć
contest-public-help = W przeciwnym razie ludzie przychodzą z linku, który im wyślesz.
contest-make = Załóż turniej
contest-hosted = Prowadzi { $host }
contest-by-tables = { $tables ->
    [one] Jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, przy każdym { $seats ->
    [one] jedna osoba
    [few] { $seats } osoby
   *[many] { $seats } osób
}
contest-people = { $count ->
    [one] Jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
contest-free = { $count ->
    [0] Brak wolnych miejsc
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
contest-status-open = Trwają zapisy
contest-status-playing = W toku
contest-status-over = Zakończony
contest-link = Link do tego turnieju
contest-sit = Usiądź tutaj
contest-sit-any = Zajmij dowolne wolne miejsce
contest-leave = Zrezygnuj
contest-remove = Usuń
contest-free-seat = Wolne
contest-table = Stół { $number }
contest-table-open = przed grą
contest-table-playing = w grze
contest-table-over = po grze
contest-start = Zacznij przy wszystkich stołach
contest-fill = Wolne miejsca
contest-fill-none = czekaj, aż ktoś je zajmie
contest-start-help = Stoły, przy których nikt nie siedzi, zostają pominięte.
contest-wait = Turniej zacznie się, gdy zdecyduje osoba, która go prowadzi.
contest-delete = Usuń turniej
contest-my-table = Do twojego stołu
contest-running-text = Każdy stół widzą tylko osoby, które przy nim siedzą. Gdy skończy się ostatnia gra, wyniki, wszystkie powtórki i zapisy zobaczą wszyscy.
contest-end = Zakończ turniej teraz
contest-end-text = Niedokończone stoły nikomu się nie liczą; boty dograją je do końca.
contest-end-sure = Zakończ
contest-results = Wyniki
contest-place = Miejsce
contest-player = Gracz
contest-where = Stół, miejsce
contest-where-of = { $number }, { $seat }
contest-percent = Procent
contest-matchpoints = Punkty meczowe
contest-matchpoints-of = { $points } z { $most }
contest-points = Punkty
contest-margin = Przewaga
contest-replay = Powtórka
contest-resigned = rezygnacja
contest-unfinished = gra niedokończona
contest-bot-from = od rundy { $round } grał bot
contest-scoring = Dwa punkty meczowe za każdą osobę na tym samym miejscu przy innym stole, której poszło gorzej, jeden za każdą, której poszło tak samo. Przewaga mówi, o ile punktów gry średnio masz więcej od nich.
contest-equal = Co jest jednakowe: przygotowanie i szczęście na każdym miejscu, od pierwszej dobranej karty do ostatniej. Co nie jest: gdy tylko decyzje się różnią, karty i przeciwnicy idą różnymi drogami.
