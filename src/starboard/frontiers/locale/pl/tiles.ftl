# Co jest na kaflu oprócz zdolności.

tile-title = { $name } — { $details }
tile-small = mała Technologia
tile-large = duża Technologia, 2 pola
tile-world =
    { $military ->
        [yes] Planeta militarna{ world-goods }{ of-kind }
       *[no] Planeta{ world-goods }{ of-kind }
    }
world-goods =
    { $goods ->
        [windfall] { " " }zdobyczna
        [production] { " " }produkcyjna
       *[gray] { "" }
    }
tile-any-world = Planeta zdobyczna dowolnego rodzaju
tile-home = Rodzima Kolonia { $mat }{ $side }, { tile-world }
tile-cost = koszt { $cost }
tile-defense = obrona { $defense }
tile-colonists =
    { $count ->
        [one] { $count } Kolonista
        [few] { $count } Kolonistów
       *[many] { $count } Kolonistów
    }
tile-vp = { $vp } PZ
tile-vp-varies = ? PZ
price-of-good =
    { $count ->
        [one] Dobro tego rodzaju sprzedaje się za { $count } Kredyt.
        [few] Dobro tego rodzaju sprzedaje się za { $count } Kredyty.
       *[many] Dobro tego rodzaju sprzedaje się za { $count } Kredytów.
    }
tile-not-for-sale = Dobra z tej Kolonii nie można sprzedać. Jej właściciel określa jej rodzaj raz w każdej Akcji.
tile-power = { $sign }: { $text }
tile-scores = Na koniec gry:
tile-provenance = Skąd pochodzą wartości: koszt lub obrona – { $cost }; PZ – { $vp }; zdolności – { $powers }.
tile-other-side = Druga strona tego kafla: { $name }.
mat-other-side = Druga strona tej planszy Imperium: { $name }.
tile-copies =
    { $copies ->
        [one] { $title }, { $copies } egzemplarz
        [few] { $title }, najwyżej { $copies } egzemplarze
       *[many] { $title }, najwyżej { $copies } egzemplarzy
    }

source-rulebook = instrukcja
source-public = inne publikacje
source-reconstructed = rekonstrukcja
source-translation = własne tłumaczenie
source-own-copy = własny egzemplarz
source-none = brak
