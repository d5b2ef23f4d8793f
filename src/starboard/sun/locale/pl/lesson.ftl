# Co mówi nauczyciel w pierwszej lekcji. Pusty wiersz zaczyna nowy akapit.

lesson-welcome-title = Witaj wśród gwiazd
lesson-welcome =
    Prowadzisz Ligę Wolnych Kolonii. W swojej turze przesuwasz pionek na pole akcji i robisz to, co na nim podano. Cztery akcje podstawowe z lewej strony drzewa technologii są otwarte dla wszystkich.

    Zacznijmy od wiedzy: zbadaj technologię poziomu I. Kosztuje tylko jedną z twoich dwóch kostek populacji, która na stałe zostaje przy technologii.
lesson-first-technology-title = Która technologia?
lesson-first-technology =
    Poziom I niczego nie wymaga, więc możesz zbadać dowolną z czterech. Dalej pójdziesz liniami w prawo.

    Zaawansowana genetyka od razu daje bonus: jeden dysk żywności przechodzi z toru na tor automatyzacji, a 1 zaopatrzenie staje się populacją. Odzyskujesz kostkę, którą wydajesz.
lesson-first-production-title = Produkcja
lesson-first-production =
    Po akcji następuje produkcja. Wzrost zamienia zaopatrzenie w populację, po jednej kostce z każdej kolumny z widocznym symbolem żywności. Ruda to pieniądze. Wymiana zamienia jedno na drugie.

    Masz ludzi, ale mało rudy, więc produkuj rudę.
lesson-set-out-title = Pola bywają zajęte
lesson-set-out =
    Przeciwnik wysłał statki do obu układów obok Układu Słonecznego i je kontroluje. Ale statki poziomu 1 są słabe, a jeden z twoich ma poziom 2.

    Pierwsze pole budowy statków jest zajęte, więc weź drugie. Kosztuje o 1 rudę więcej.
lesson-build-title = Statek z kostki
lesson-build =
    Jedna kostka populacji może stać się statkiem poziomu 1. Nowe statki pojawiają się w Układzie Słonecznym albo w układzie stoczniowym, który kontrolujesz.

    Ta część jest opcjonalna, ale dwa statki mogą więcej niż jeden.
lesson-jump-title = Dwa punkty ruchu
lesson-jump =
    Jeden punkt przenosi jeden statek wzdłuż jednej linii. Nic się nie dzieje, dopóki nie skończysz całego skoku; wtedy wszędzie sprawdza się kontrolę.

    Wyślij statek poziomu 2 do układu A1, Wolf 359. Będziesz tam mieć siłę 2 przeciw 1, a większa siła przejmuje kontrolę.
lesson-second-jump-title = Drugi statek
lesson-second-jump =
    Został jeden punkt. Wyślij nowy statek do układu A2, to Gwiazda Luytena.

    Przy 1 do 1 kontrolę zachowuje przeciwnik: remis niczego nie zmienia. Ale gdy jego statek kiedyś odleci, zostaniesz ty.
lesson-ore-track-title = Baza napędza produkcję
lesson-ore-track =
    Kto zdobywa kontrolę, buduje bazę. Baza w układzie Wolf 359 to dysk z twojego toru rudy, więc liczba pod nim jest odsłonięta: produkcja daje 2 rudy zamiast 1. Kto traci kontrolę, odkłada dysk na tor.

    Następna technologia kosztuje rudę. Produkuj ją jeszcze raz.
lesson-level-two-title = W nieznane
lesson-level-two =
    Technologie poziomu II nie są jeszcze wynalezione. Kto dotrze tam pierwszy, wybiera, czym będą, i spotyka wydarzenie, które leży na polu.

    Zapłać 2 rudy i zbadaj poziom II. Linia od Zaawansowanej genetyki prowadzi do pola II1.
lesson-guild-title = Wydarzenie otwiera gildię
lesson-guild =
    Takie wydarzenia usuwają blokadę gildii dla wszystkich, a ty zatrzymujesz kartę wartą 1 PZ.

    Terraformatorzy kolonizują układy. Kontrolujesz Wolf 359, więc otwórz ich gildię.
lesson-discover-title = Decydujesz o przyszłości
lesson-discover =
    Odkryto dwie karty właściwego rodzaju; rodzaj wskazał mały trójkąt Zaawansowanej genetyki. Wybierz tę, która będzie tu leżeć do końca gry, dla ciebie i dla wszystkich po tobie.

    Androidy geodezyjne automatyzują żywność i od razu pozwalają skoczyć.
lesson-bonus-jump-title = Skok w bonusie
lesson-bonus-jump =
    Leć tam, gdzie nikogo nie ma: statek z Gwiazdy Luytena dosięga układu B2, Krueger 60, i zdobędzie kontrolę bez walki.

    Układy z talii B wymagają większej siły przy kolonizacji, ale dają więcej.
lesson-control-bonus-title = Bonus za kontrolę
lesson-control-bonus =
    Niektóre układy nagradzają tego, kto zdobywa nad nimi kontrolę. Krueger 60 ulepsza jeden z twoich statków.

    Wzmocnij statek, który tam stoi, aby trudniej było go wyprzeć.
lesson-save-ore-title = Oszczędzanie
lesson-save-ore =
    Terraformatorzy chcą 4 rud i 1 kostki populacji. Przybliża cię do nich każdy dysk rudy, który zszedł z toru.

    Jeszcze raz produkuj rudę.
lesson-gather-title = Akcja, która zawsze działa
lesson-gather =
    Bez populacji nie można ani badać, ani budować. Ostatnia akcja podstawowa nigdy nie jest zajęta: daje 1 kostkę populacji i 1 rudę.
lesson-grow-title = Pora rosnąć
lesson-grow =
    Gdy zejdą dwa dyski żywności, widać symbole kolumn A i B, a wzrost daje 2 kostki populacji.
lesson-colonise-title = Twoja pierwsza kolonia
lesson-colonise =
    Kontrolujesz Wolf 359 z siłą 2, a tyle właśnie wymaga. Zapłać Terraformatorom i skolonizuj go.

    Statek osiedla się, a jego kostka wraca do zaopatrzenia. Układ jest twój na zawsze: jest wart 2 PZ, dostaje drugi dysk i automatyzuje rudę.
lesson-after-colony-title = Co daje kolonia
lesson-after-colony =
    Spójrz na swój tor rudy: baza, drugi dysk i bonus kolonii odsłaniają jego sporą część. A tam, gdzie leżała, jest nowy układ, dla tego, kto pierwszy.

    Produkcję wybierz samodzielnie.
lesson-on-your-own-title = Dalej samodzielnie
lesson-on-your-own =
    Wiesz już, jak toczy się gra: badania, statki, kontrola, kolonie. Osiągnięcia pokazują, do czego dążyć; gdy leżą na nich trzy dyski, koniec jest bliski.

    Wszystko, co świeci, można wybrać. Najedź lub przytrzymaj, aby przeczytać opis, a gdy coś cię zastanowi, otwórz zasady.
lesson-two-symbols-title = Żywność czy ruda?
lesson-two-symbols =
    To miejsce ma oba symbole, więc wybierasz dysk. Dyski żywności pozwalają rosnąć większej liczbie kolumn, dyski rudy dają więcej rudy. Weź to, czego ci brakuje.
lesson-trade-title = Wymiana
lesson-trade =
    Wymieniaj, jak długo chcesz: 3 rudy na 1 kostkę populacji, 1 kostkę populacji na 1 rudę albo 1 rudę za przekształcenie statku w populację. Potem skończ.
lesson-second-disc-title = Drugi dysk
lesson-second-disc =
    Kolonia dostaje jeszcze jeden dysk, znów takiego rodzaju, jaki pokazuje układ. Nie musi być taki sam jak pierwszy.
