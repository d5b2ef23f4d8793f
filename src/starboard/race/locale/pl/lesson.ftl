# Co mówi nauczyciel w pierwszej lekcji. Puste wiersze oddzielają akapity.

lesson-welcome-title = Witaj w galaktyce
lesson-welcome =
    Na stole leży twój układ, a w nim świat początkowy Epsilon Eridani, oraz twoja ręka z czterema kartami. Wygrywa się dzięki PZ: to żółte sześciokąty na kartach i żetony, które zbierasz.

    W każdej rundzie wszyscy w tajemnicy wybierają akcję. Każdą wybraną fazę rozgrywają potem wszyscy, ale premię ma tylko osoba, która ją wybrała.

    Wybierz Kolonizację: każdy może wyłożyć świat, a ty dobierzesz za to kartę.
lesson-conquer-title = Świat za darmo
lesson-conquer =
    Rebel Fuel Cache ma czerwoną gwiazdę: to świat militarny i nie można go kupić. Podbijasz go, jeśli twoja Siła Militarna jest co najmniej równa jego obronności. Epsilon Eridani daje ci Siłę Militarną +1, a obronność wynosi 1. To wystarczy i nie kosztuje ani jednej karty.

    Otoczka wokół planety oznacza świat windfall: od razu leży na nim towar.
lesson-sell-title = Towary są warte karty
lesson-sell =
    Na Rebel Fuel Cache leży teraz towar rodzaju Pierwiastki rzadkie. W fazie Konsumpcji osoba, która wybrała Handel, sprzedaje towar: Pierwiastki rzadkie dają 3 karty. Karty są też twoimi pieniędzmi, więc tak się tu dochodzi do bogactwa.

    Wybierz Konsumpcję: Handel. Masz tylko jeden towar, więc sprzedaż odbędzie się sama.
lesson-settle-again-title = Czas wydawać
lesson-settle-again =
    Masz coraz więcej kart. Każdą można wyłożyć albo odrzucić, by zapłacić za inną. Nikt nie wyłoży ich wszystkich: większość kart w grze staje się pieniędzmi.

    Znów wybierz Kolonizację. Patrz też, co wybiera druga osoba: w tamtej fazie także bierzesz udział, tylko bez premii.
lesson-buy-a-world-title = Świat, który produkuje
lesson-buy-a-world =
    Gem World kosztuje 2: to liczba w kółku. Ma rodzaj (Towary oryginalne, niebieski) i nie ma otoczki, więc to świat produkcyjny: dostaje towar w każdej fazie Produkcji.

    Dwa światy Obcych na twojej ręce to światy militarne o wysokiej obronności. Twoja Siła Militarna to tylko 1, więc posłużą jako pieniądze.
lesson-pay-title = Płacenie
lesson-pay =
    Wybierz dwie karty do odrzucenia. Oddaj to, czego prędko nie wyłożysz: Trade League kosztuje 6, a Colony Ship przydaje się przy drogich światach.

    Public Works i Space Marines kosztują niewiele; zachowaj je.
lesson-develop-title = Technologie
lesson-develop =
    Karty z rombem to technologie. Wykłada się je w fazie Rozwoju, a każdą z nich możesz mieć tylko raz.

    Wybierz Rozwój: dzięki premii technologia kosztuje o 1 mniej.
lesson-public-works-title = Tania i pożyteczna
lesson-public-works =
    Public Works kosztuje 1, a z twoją premią nic. Od następnej fazy pozwala dobrać kartę, ilekroć wykładasz technologię, i może skonsumować towar za 1 PZ.

    Druga osoba wybrała Produkcję. Gem World dostanie więc swój pierwszy towar, choć twój wybór był inny. Zgadywanie, czego chcą inni, to połowa tej gry.
lesson-produce-title = Produkcja
lesson-produce =
    W fazie Produkcji towar dostają wszystkie twoje światy produkcyjne, na których go nie ma. Premia dodaje towar na świecie windfall: Rebel Fuel Cache znów może się zapełnić.

    Wybierz Produkcję. Jeśli ktoś wybierze Konsumpcję, tamta faza będzie wcześniej.
lesson-consume-title = Konsumpcja
lesson-consume =
    Teraz towary zmieniają się w punkty. Każdej zdolności konsumpcji z układu używa się raz, dopóki są towary. Obie twoje biorą jeden towar dowolnego rodzaju; Epsilon Eridani oprócz PZ daje kartę, więc jest lepsza.
lesson-double-title = Podwójne punkty
lesson-double =
    Masz towary na dwóch światach i dwie zdolności, by je skonsumować. Konsumpcja: 2x PZ podwaja to, co przynoszą.

    Produkować, a potem konsumować za podwójne punkty, i tak w kółko – to jedna z dróg do zwycięstwa.
lesson-explore-title = Szukanie lepszych kart
lesson-explore =
    Jeśli na ręce nic nie pasuje, eksploruj. Każdy dobiera dwie karty i zatrzymuje jedną. Z +1, +1 dobierasz trzy i zatrzymujesz dwie; z +5 dobierasz siedem i zatrzymujesz najlepszą.
lesson-on-your-own-title = Teraz bez podpowiedzi
lesson-on-your-own =
    Znasz już pięć faz. Gra kończy się po rundzie, w której ktoś ma w układzie 12 kart albo skończyły się żetony PZ. Patrz więc na liczby obok imion.

    Szukaj kart, które do siebie pasują: technologie o koszcie 6 ze znakiem zapytania punktują za to, co jeszcze masz. Zatrzymaj się na karcie, by przeczytać ją całą, a przy każdym pytaniu znajdziesz odsyłacz do zasady. Powodzenia!
lesson-keep-title = Co zatrzymać
lesson-keep =
    Zatrzymaj to, na co wkrótce będzie cię stać, albo to, co obniży koszt późniejszych kart. Reszta trafia na stos kart odrzuconych i inni jej nie widzą.
lesson-another-world-title = Kolejny świat?
lesson-another-world =
    Podświetlone światy można teraz wyłożyć. Wskaż kartę, a zielony wiersz powie, ile cię kosztuje. Możesz też nic nie wykładać i zachować karty.
lesson-another-development-title = Kolejna technologia?
lesson-another-development =
    Podświetlone technologie można teraz wyłożyć. Wskaż kartę, a zielony wiersz powie, ile cię kosztuje. Możesz też nic nie wykładać i zachować karty.
lesson-payment-title = Co oddać
lesson-payment =
    Odrzuć karty, których raczej nie wyłożysz. Pomyśl też o następnych fazach tej rundy.
lesson-order-title = W jakiej kolejności?
lesson-order =
    Każdej zdolności używa się raz, a kolejność wybierasz ty. Najpierw użyj tych, które potrzebują konkretnego rodzaju towaru albo dają za towar najwięcej.
