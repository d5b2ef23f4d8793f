# Strona, na której posiadacz gry porównuje wydrukowane wartości.

content-page = Porównaj z pudełkiem
content-intro = Wartości wydrukowane, których nie podaje żadne źródło: { $unverified } z { $printed }. W programie są odtworzone. Wyjmuj elementy z pudełka po kolei: potwierdź, co się zgadza, i popraw, co się nie zgadza. Wpisane wartości zostają w tej przeglądarce, dopóki nie zapiszesz ich jako pakietu.
content-names = { $count ->
    [one] Poza nimi do porównania jest { $count } polska nazwa w naszym tłumaczeniu.
    [few] Poza nimi do porównania są { $count } polskie nazwy w naszym tłumaczeniu.
   *[many] Poza nimi do porównania jest { $count } polskich nazw w naszym tłumaczeniu.
}
content-progress = Porównane: { $done } z { $all }
content-unkept = W tej przeglądarce nie ma miejsca na twój szkic. Zapisz pakiet, zanim opuścisz tę stronę.
content-slips = { $count ->
    [one] To jeszcze do siebie nie pasuje (opis po angielsku):
    [few] { $count } rzeczy jeszcze do siebie nie pasują (opis po angielsku):
   *[many] { $count } rzeczy jeszcze do siebie nie pasuje (opis po angielsku):
}
content-list = Wszystkie elementy
content-only-open = Tylko jeszcze nieporównane
content-left = zostało: { $count }
content-group-done = porównane
content-none-found = Nic tu nie zostało.
content-confirm-all = Wszystko się zgadza
content-next = Następny element
content-all-known = Każda wydrukowana wartość tej gry ma źródło. Nie ma czego porównywać.

value-confirmed = potwierdzone
value-corrected = poprawione
value-confirm = Zgadza się
value-reopen = Cofnij
value-was = W programie jest: { $value }
value-yes = tak
value-no = nie
value-unread-number = Wpisz liczbę całkowitą, na przykład 3.
value-unread-numbers = Wpisz liczby całkowite oddzielone przecinkami, na przykład 4, 3, 2.
value-unread-names = Wpisz nazwy oddzielone przecinkami.
value-unread-switch = Wybierz tak lub nie.
value-unread-choice = Wybierz coś z listy.
value-unread-name = Wpisz nazwę tak, jak jest wydrukowana.
value-unread-text = To jeszcze nie jest pełny zapis JSON: brakuje nawiasu, cudzysłowu albo przecinka.

pack = Twój pakiet
pack-help = Pakiet to mały plik, w którym są tylko porównane przez ciebie wartości. Każdy może go przeczytać i nie ma w nim niczego, co należy do wydawcy.
pack-name = Nazwa pakietu
pack-name-example = Egzemplarz Oli
pack-edition = Co to za pudełko?
pack-edition-example = wydanie polskie, 2021
pack-export = Zapisz pakiet
pack-install = Jak trafia na serwer
pack-install-help = Osoba, która prowadzi serwer, instaluje plik tym poleceniem. Od tej chwili można z nim zacząć nową grę. Gry rozpoczęte z pakietem toczą się dalej wszędzie, także na serwerach, które go nie mają.
pack-bring = Wczytaj pakiet
pack-taken = { $count ->
    [one] Wczytano z pliku { $count } wartość.
    [few] Wczytano z pliku { $count } wartości.
   *[many] Wczytano z pliku { $count } wartości.
}
pack-clear = Wyrzuć szkic
pack-clear-sure = { $count ->
    [one] Wyrzucić { $count } porównaną wartość?
    [few] Wyrzucić { $count } porównane wartości?
   *[many] Wyrzucić { $count } porównanych wartości?
}
pack-clear-yes = Wyrzuć
