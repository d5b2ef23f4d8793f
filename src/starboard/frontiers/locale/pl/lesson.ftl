# Co mówi nauczyciel w pierwszej lekcji. Akapity oddzielają puste wiersze.

lesson-first-action-title = Witaj w New Frontiers
lesson-first-action =
    Twoje Imperium zaczyna od jednej Kolonii, Alfa Centauri. Leży na niej dobro, a ty masz 3 Kredyty. Wygrywa ten, kto na koniec ma najwięcej PZ.

    W każdej rundzie każdy wybiera jeden kafel Akcji. Rozpatrują go potem wszyscy, ale bonus dostaje tylko ten, kto go wybrał. Na torze pierwszeństwa twój pion stoi pierwszy, więc wybór zaczyna się od ciebie.

    Imperium rośnie dzięki Planetom, a ty nie masz jeszcze czego kolonizować. Wybierz Odkrywanie: każdy weźmie Planetę, a ty dwie.

lesson-first-world-title = Planeta na początek
lesson-first-world =
    Z woreczka wyszło siedem Planet. Każda pokazuje, ile kosztuje jej kolonizacja: Kredyty (złota płytka) albo, przy czerwonej obwódce, siłę militarną potrzebną do podboju (czerwona tarcza). Małe figurki to wymagani Koloniści.

    Osada artystów kosztuje 1 Kredyt i 1 Kolonistę, a jej wnętrze jest niebieskie: to Planeta produkcyjna, która dostaje dobro (Nowości) zawsze, gdy ktoś wybierze Produkcję. Skolonizujesz ją już w następnej rundzie.

lesson-second-world-title = Twój bonus: druga Planeta
lesson-second-world =
    Wszyscy wzięli po Planecie, a ty, bo to twój kafel, bierzesz jeszcze jedną.

    Konsorcjum klejnotów bojowych Imperium jest drogie: 6 Kredytów i 2 Kolonistów. Ma jednak Rzadkie Pierwiastki, a dzięki Alfa Centauri takie Planety są o 1 Kredyt tańsze; jest warte 4 PZ i ma własne Zdolności. Odkryte Planety mogą czekać w Imperium, jak długo zechcesz.

lesson-first-development-title = Ktoś wybrał Rozwój Technologii
lesson-first-development =
    Teraz ktoś inny wybrał Rozwój Technologii, więc i ty możesz kupić Technologię, tylko bez bonusu, czyli bez zniżki o 1 Kredyt.

    Technologie są warte PZ, a większość ma Zdolność na całą resztę gry. Cła eksportowe kosztują 2 Kredyty i dają ci 1 Kredyt więcej za każde sprzedane dobro. Zostanie ci 1 Kredyt: akurat na Osadę artystów.

lesson-first-sale-title = Dobro zamienia się w Kredyty
lesson-first-sale =
    W Akcji Sprzedaż / Konsumpcja każdy może sprzedać jedno dobro. Cena zależy od rodzaju: Nowości 1, Rzadkie Pierwiastki 2, Geny 3, Technologie Obcych 4.

    Dobro z Alfa Centauri jest warte 2 Kredyty, a Cła eksportowe, jeśli je masz, dodają 1. Zdolność działa od Akcji następnej po tej, w której jej kafel trafił do Imperium, więc już się liczy. Pusta Kolonia może znów produkować: sprzedaj.

lesson-second-action-title = Druga runda
lesson-second-action =
    Wszystkie kafle są znów wolne. Nikt nie wybrał Produkcji, więc przybył na niej Kredyt: kafel, którego nikt nie bierze, kusi coraz bardziej.

    Masz co kolonizować. Wybierz Kolonizację: przed wszystkim innym dostajesz w bonusie 1 Kolonistę, a potem każdy bierze 2 Kolonistów albo kolonizuje Planetę. Inni nie mają jeszcze Kolonistów, więc raczej niczego nie skolonizują.

lesson-first-colony-title = Twoja pierwsza nowa Kolonia
lesson-first-colony =
    Masz 1 Kolonistę z bonusu i Kredyt na Osadę artystów. Kolonista przechodzi na Planetę i tam zostaje; od tej chwili jest ona Kolonią, wartą 1 PZ, i produkuje.

    Kto nie może albo nie chce kolonizować, bierze zamiast tego 2 Kolonistów.

lesson-second-development-title = Zdolności, które pasują do Planet
lesson-second-development =
    Przemysł wydobywczy kosztuje 3 Kredyty, czyli wszystko, co masz. Daje 2 Kredyty zawsze, gdy w Akcji produkujesz więcej Rzadkich Pierwiastków niż ktokolwiek inny, a dzięki Alfa Centauri tylko ty możesz je teraz produkować.

    Możesz też nic nie kupić i odkładać na coś droższego. Duże Technologie kosztują 9 Kredytów i na koniec gry liczą całe twoje Imperium.

lesson-another-world-title = Która Planeta pasuje do Imperium?
lesson-another-world =
    Ktoś inny wybrał Odkrywanie, więc bierzesz jedną Planetę. Szukaj tego, co pasuje: z tanich Planet powstaje gospodarka, z Planet ze Zdolnościami – plan.

    Rasa przedrozumna kosztuje 2 Kredyty i 1 Kolonistę. Poświata oznacza Planetę zdobyczną: z chwilą kolonizacji pojawi się na niej dobro (Geny), a Geny sprzedaje się za 3 Kredyty.

lesson-third-action-title = Czas produkować
lesson-third-action =
    Nikt nie brał Produkcji, więc leżą na niej już 2 Kredyty i zbierze je ten, kto ją wybierze. Twoje Kolonie produkcyjne dostaną dobra, a z bonusu wyprodukujesz też na jednej Kolonii zdobycznej: Alfa Centauri jest pusta od czasu sprzedaży.

    Dzięki Przemysłowi wydobywczemu te Rzadkie Pierwiastki przyniosą jeszcze 2 Kredyty. Pomyśl też o innych: kto ma dużo pustych Kolonii, skorzysta na twoim wyborze. Na razie nikt ich nie ma.

lesson-fourth-action-title = Dobra, Kredyty i Koloniści
lesson-fourth-action =
    Na twoich Koloniach leżą dwa dobra, znów masz Kredyty, a ostatnia Kolonizacja dała ci 2 Kolonistów. Można by wybrać kafel Sprzedaż / Konsumpcja i zdobyć jego PZ. Ale dobra nie uciekną, a Imperium rośnie dzięki Koloniom.

    Wybierz znów Kolonizację: z bonusem masz 3 Kolonistów, a Rasa przedrozumna kosztuje 2 Kredyty.

lesson-second-colony-title = Kolonizować czy zbierać Kolonistów?
lesson-second-colony =
    Rasa przedrozumna wymaga 1 Kolonisty i 2 Kredytów. Kolonizuj: to Planeta zdobyczna, więc od razu pojawią się na niej Geny, które sprzedasz za 3 Kredyty, a z Cłami eksportowymi o 1 drożej.

    Jeśli twoja droga była inna i brakuje Kolonisty, weź 2: Konsorcjum klejnotów i tak będzie ich potrzebować.

lesson-on-your-own-title = Dalej poradzisz sobie bez podpowiedzi
lesson-on-your-own =
    Odkrywaj Planety, kolonizuj je, produkuj, sprzedawaj lub konsumuj dobra, a za Kredyty kupuj Technologie. Wybieraj to, co pomaga tobie bardziej niż innym, i zgaduj, co oni i tak wybiorą: skorzystasz z tego za darmo.

    Gra kończy się po rundzie, w której ktoś ma więcej niż 7 Kolonii albo zajmuje Technologiami więcej niż 10 pól, po Kolonizacji w puli jest mniej niż 5 Kolonistów albo skończą się żetony PZ. Plansza pokazuje, jak blisko jest każdy z tych końców.

    „Pokaż zasadę” przy każdym pytaniu otwiera zasady gry. Powodzenia!

lesson-any-world-title = Wybór Planety
lesson-any-world =
    Przy każdej Planecie zapytaj: czy wkrótce mogę za nią zapłacić albo ją podbić, czy da dobra, czy jej Zdolności pasują do moich? Odkryte Planety nie liczą się na koniec, jeśli nie zostały skolonizowane.

lesson-any-development-title = Zakup Technologii
lesson-any-development =
    Na to, co podświetlone, cię stać. Na początku najwięcej warte są Zdolności działające w każdej rundzie, później PZ. Duża Technologia jest warta tym więcej, im lepiej pasuje do twojego Imperium.

lesson-any-settle-title = Kolonizacja
lesson-any-settle =
    Kolonizuj, jeśli możesz; bierz 2 Kolonistów, jeśli ich brakuje. Planety militarne nie kosztują Kredytów, tylko Kolonistów, jeśli twoja siła militarna jest co najmniej równa ich obronie.

lesson-any-sale-title = Sprzedaż
lesson-any-sale =
    Przed konsumpcją można sprzedać jedno dobro. Zachowaj dobra, które twoja Zdolność konsumpcyjna zamieni na PZ, i sprzedaj najdroższe z pozostałych.

lesson-any-windfall-title = Produkcja na Kolonii zdobycznej
lesson-any-windfall =
    Produkuje jedna Kolonia zdobyczna bez dobra. Wybierz rodzaj, który najlepiej się sprzedaje albo którego potrzebują twoje Zdolności konsumpcyjne.

lesson-any-consume-title = Konsumpcja
lesson-any-consume =
    Zdolności konsumpcyjnych trzeba używać, dopóki pasują do twoich dóbr: każdej raz, w dowolnej kolejności. Zacznij od tych, które biorą szczególny rodzaj, żeby potem nie zabrakło im dóbr.

lesson-any-consume-goods-title = Które dobra?
lesson-any-consume-goods =
    Zostaw dobra, których potrzebuje inna twoja Zdolność. Reszta zostaje na Koloniach, a Kolonia z dobrem nie produkuje.

lesson-any-world-limit-title = Za dużo Planet
lesson-any-world-limit =
    Dziewięć Planet, licząc razem Kolonie i Odkryte Planety, to wszystko, co mieści Imperium. Oddaj te, których pewnie nigdy nie skolonizujesz.
