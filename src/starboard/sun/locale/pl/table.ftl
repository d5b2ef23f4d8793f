# Stół, nazwy rzeczy, pytania, zdarzenia i punkty.

game-title = Beyond the Sun

# Nazwy.
thing-column = kolumna { $letter }
thing-slot = pole { $slot }
thing-seat = gracz { $number }
thing-ship = statek poziomu { $level }, { $place }
thing-move = statek poziomu { $level }: { $start } → { $place }
thing-crew-part = { $count } × poziom { $level }
thing-space = { $card } — { $text }
thing-lying = { $card } ({ $place })
thing-on-card = { $card }: { $text }
thing-dearer =
    { $ore ->
        [one] { $card } (o { $ore } rudę drożej)
        [few] { $card } (o { $ore } rudy drożej)
       *[many] { $card } (o { $ore } rud drożej)
    }
thing-automation-track = tor automatyzacji
place-sol = Układ Słoneczny
place-deep_space = Głęboki Kosmos
place-slot = pole układu { $slot }
place-yard = układ stoczniowy { $slot }
place-extra = dodatkowe pole { $slot }
disc-food = żywność
disc-ore = ruda
disc-star = dysk osiągnięcia
disc-none = bez dysku
type-scientific = naukowa
type-economic = ekonomiczna
type-military = wojskowa
type-commercial = handlowa
production-grow = wzrost populacji
production-ore = produkcja rudy
production-trade = wymiana zasobów
trade-ore-to-population = 3 rudy na 1 kostkę populacji
trade-population-to-ore = 1 kostkę populacji na 1 rudę
trade-recall = 1 ruda: { $ship } staje się populacją
pay-as-printed = zapłać, jak podano
pay-ore-instead = zapłać 1 rudę zamiast wycofania 1 kostki populacji
decline = nie, dziękuję
decline-jump = zakończ skok
decline-trade = zakończ wymianę
decline-museum = nie oddawaj więcej statków

text-requires =
    { $need ->
        [1] Wymaga pola { $slots }.
       *[other] Wymaga { $need } spośród pól { $slots }.
    }
thing-end = Koniec gry
text-end-any = Koniec nadchodzi, gdy zdobyto dość osiągnięć; rundę dogrywa się do końca, po niej następuje jeszcze jedna, ostatnia.
text-end =
    { $discs ->
        [one] Koniec nadchodzi, gdy na osiągnięciach leży łącznie { $discs } dysk
        [few] Koniec nadchodzi, gdy na osiągnięciach leżą łącznie { $discs } dyski
       *[many] Koniec nadchodzi, gdy na osiągnięciach leży łącznie { $discs } dysków
    }; rundę dogrywa się do końca, po niej następuje jeszcze jedna, ostatnia.

# Karty.
title-card = { $name } — { $kind }
kind-technology = technologia poziomu { $level }, { $types }, prowadzi do { out-type }
out-type =
    { $out ->
        [scientific] naukowych
        [economic] ekonomicznych
        [military] wojskowych
       *[commercial] handlowych
    }
kind-event = wydarzenie poziomu { $level }
kind-system = układ { $deck }, siła { $power }, { $spec }, { $vp } PZ
kind-achievement = osiągnięcie
kind-faction-basic = frakcja, strona podstawowa
kind-faction-advanced = frakcja, strona zaawansowana
kind-guild = gildia, blokada poziomu { $level }
kind-basic = Podstawowa technologia kosmiczna
text-now = Natychmiast: { $text }.
text-action =
    { $spaces ->
        [one] Akcja: { $text }.
        [few] Akcja ({ $spaces } pola): { $text }.
       *[many] Akcja ({ $spaces } pól): { $text }.
    }
text-vp = Na koniec: { $base } PZ i po { $vp } PZ za { $each } (najwyżej { $most }).
text-on-control = Po zdobyciu kontroli: { $text }.
text-on-colonize = Bonus kolonizacyjny: { $text }.
text-slots = PZ przy { $seats } graczach: { $points }.
text-start = Na start: { $parts }.
start-ship = statek poziomu { $level } ({ $place })
start-automated =
    { $what ->
        [food] 1 zautomatyzowany dysk żywności
       *[ore] 1 zautomatyzowany dysk rudy
    }
start-gap =
    { $n ->
        [one] { $n } puste pole w kolumnie { $column }
        [few] { $n } puste pola w kolumnie { $column }
       *[many] { $n } pustych pól w kolumnie { $column }
    }
text-columns = Pola w kolumnach zaopatrzenia: { $columns }.
text-food-track = Ile dysków żywności trzeba zdjąć, by odsłonić symbol kolumny: { $food }.
text-ore-track = Produkcja rudy po zdjęciu 0, 1, 2 … dysków: { $ore }.
text-automation = Zautomatyzowany dysk schodzi na stałe z toru żywności albo rudy i leży tutaj. Każdy dysk to jeden poziom automatyzacji; poziom jest na koniec wart tyle PZ, ile na nim nadrukowano.
text-automation-track = PZ poziomów automatyzacji: { $points }.

# Stół.
table-round = Runda { $round }.
table-last-round = Gra kończy się po rundzie { $round }.
table-tree = Drzewo technologii (wymagane pola → pole: technologia; kto ją zbadał; pionki):
table-slot = { $of }{ $slot }: { $card }{ $cubes }{ $pawns }
table-requires = { $slots } →{ " " }
table-requires-some = { $need } z { $slots } →{ " " }
table-undiscovered = niewynaleziona
table-undiscovered-event = niewynaleziona, z wydarzeniem
table-cubes = { "; " }zbadana przez: { $seats }
table-pawns = { "; " }pionki: { $seats }
table-guilds = Otwarte gildie: { $guilds }.
table-row = Odkryty rząd, poziom { $level }: { $cards }.
table-map = Plansza eksploracji (obszar; kto kontroluje; statki według poziomów; szlaki):
table-place = { $place }{ $control }{ $ships }{ "; " }szlaki: { $routes }
table-control = { "; " }kontroluje gracz { $seat } ({ $disc })
table-ships = { "; " }gracz { $seat }: { $levels } (siła { $power })
table-named-place = { $place }, { $system }
table-goal = Osiągnięcie { $name }: { $cond }; pola { $points }; zdobyte przez: { $seats }.
table-event = Wydarzenie w grze: { $name }.
table-event-beside = Wydarzenie w grze: { $name }, obok obszaru: { $place }.
table-dyson = Obok sfery Dysona: { $system }.
table-player = { $who }: punkty { $points }, { $faction }; ruda { $ore }, populacja { $pop }, zaopatrzenie { $supply }; dyski na torach: żywność { $food }, ruda { $discs }; automatyzacja { $automation }.
table-pawn = { "  " }pionek: { $space }
table-private = { "  " }prywatne: { $cards }
table-colonies = { "  " }kolonie: { $cards }
table-kept = { "  " }zatrzymane wydarzenia: { $cards }
table-gained = { "  " }zdolność specjalna { $letter }: zdobyta
table-not-gained = { "  " }zdolność specjalna { $letter }: jeszcze niezdobyta
table-nobody = nikt
table-looking = Oglądasz: { $cards }.

prospects-heading = Pola, których możesz używać, i co stoi na przeszkodzie:
prospect-population =
    { $count ->
        [one] teraz { $count } kostka populacji
        [few] teraz { $count } kostki populacji
       *[many] teraz { $count } kostek populacji
    }
prospect-ore =
    { $count ->
        [one] teraz { $count } ruda
        [few] teraz { $count } rudy
       *[many] teraz { $count } rud
    }
prospect-system = { $slot }: { $system }
prospect-possible = { $space } — możliwe
prospect-not = { $space } — { $reason }

# Pytania.
decision-action = Dokąd przesuwasz pionek akcji?
decision-production = Faza produkcji: co robisz?
decision-trade = Co wymieniasz?
decision-automate = Z którego toru bierzesz dysk do automatyzacji?
decision-replace-star = Który dysk osiągnięcia zastępujesz?
decision-replace-star-with = Którym dyskiem produkcji zastępujesz dysk osiągnięcia ({ $place })?
decision-anytime = Czy używasz zdolności przed fazą osiągnięć?
decision-ability = { $card }: czy używasz tej zdolności?
decision-payment = { $card }: jak płacisz?
decision-pay-whom = Komu płacisz?
decision-base-disc = Zdobywasz kontrolę ({ $place }): jaki dysk tam kładziesz?
decision-bonus-order = W jakiej kolejności rozpatrujesz bonusy?
decision-build = { $card }: gdzie budujesz statek?
decision-upgrade = { $card }: który statek ulepszasz?
decision-jump = { $card }: który statek dokąd skacze?
decision-relocate = { $card }: który statek dokąd przenosisz?
decision-recall = { $card }: który statek staje się populacją?
decision-colonise = { $card }: który układ kolonizujesz?
decision-settle-crew = { $system }: załogi których statków się osiedlają?
decision-colony-disc = { $system }: jaki drugi dysk tam kładziesz?
decision-research = { $card }: którą technologię badasz?
decision-technology-type = Jakiego rodzaju jest nowa technologia ({ $slot })?
decision-discover = Którą technologię kładziesz ({ $slot })?
decision-private-technology = Którą technologię zatrzymujesz jako prywatną?
decision-reveal-technology = { $card }: na którym polu kładziesz nową technologię?
decision-gain-population = { $card }: z której kolumny bierzesz populację?
decision-move-supply = { $card }: z której kolumny przesuwasz kostkę?
decision-move-supply-to = Dokąd przesuwasz kostkę ({ $column })?
decision-open-guild = { $card }: którą gildię otwierasz?
decision-museum = Który statek oddajesz do muzeum?
decision-place-beside = { $card }: obok którego obszaru kładziesz to wydarzenie?
decision-add-system = { $card }: obok którego obszaru kładziesz nowy układ?
decision-keep-system = { $card }: który układ zatrzymujesz jako kolonię?
decision-copy-action = { $card }: którą akcję kopiujesz?
decision-choice = { $card }: co wybierasz?
decision-offer = { $card }: czy korzystasz?
decision-achievement = Które osiągnięcie zdobywasz?

# Zdarzenia. `you` to „yes”, jeśli zrobił to patrzący.
event-faction =
    { $you ->
        [yes] Grasz frakcją { $faction }.
       *[no] { $seat } gra frakcją { $faction }.
    }
event-round = Runda { $round }.
event-pawn =
    { $you ->
        [yes] Twoja akcja: { $space }.
       *[no] { $seat }, akcja: { $space }.
    }
event-copy =
    { $you ->
        [yes] Kopiujesz akcję: { $space }.
       *[no] { $seat } kopiuje akcję: { $space }.
    }
event-pay =
    { $ore ->
        [0] { withdrawal }
       *[other] { $population ->
            [0] { $you ->
                [yes] Płacisz { paid-ore }.
               *[no] { $seat } płaci { paid-ore }.
            }
           *[other] { $you ->
                [yes] Płacisz { paid-ore } i wycofujesz { withdrawn-cubes }.
               *[no] { $seat } płaci { paid-ore } i wycofuje { withdrawn-cubes }.
            }
        }
    }
withdrawal =
    { $you ->
        [yes] Wycofujesz { withdrawn-cubes }.
       *[no] { $seat } wycofuje { withdrawn-cubes }.
    }
paid-ore =
    { $ore ->
        [one] { $ore } rudę
        [few] { $ore } rudy
       *[many] { $ore } rud
    }
withdrawn-cubes =
    { $population ->
        [one] { $population } kostkę populacji
        [few] { $population } kostki populacji
       *[many] { $population } kostek populacji
    }
event-ore =
    { $you ->
        [yes] Bierzesz { taken-ore }.
       *[no] { $seat } bierze { taken-ore }.
    }
taken-ore =
    { $count ->
        [one] { $count } rudę
        [few] { $count } rudy
       *[many] { $count } rud
    }
event-produce-ore =
    { $you ->
        [yes] Produkujesz { taken-ore }.
       *[no] { $seat } produkuje { taken-ore }.
    }
event-population =
    { $you ->
        [yes] Zyskujesz { gained-cubes }.
       *[no] { $seat } zyskuje { gained-cubes }.
    }
gained-cubes =
    { $count ->
        [one] { $count } kostkę populacji
        [few] { $count } kostki populacji
       *[many] { $count } kostek populacji
    }
event-grow =
    { $count ->
        [0] { $you ->
            [yes] Twoja populacja nie rośnie.
           *[no] { $seat }: populacja nie rośnie.
        }
       *[other] { $you ->
            [yes] Wzrost populacji: zyskujesz { gained-cubes }.
           *[no] Wzrost populacji: { $seat } zyskuje { gained-cubes }.
        }
    }
event-trade =
    { $you ->
        [yes] Wymieniasz { $trade }.
       *[no] { $seat } wymienia { $trade }.
    }
event-move-supply =
    { $you ->
        [yes] Przesuwasz kostkę: { $start } → { $column }.
       *[no] { $seat } przesuwa kostkę: { $start } → { $column }.
    }
event-automate =
    { $you ->
        [yes] Automatyzujesz produkcję ({ $disc }); twój poziom automatyzacji to { $level }.
       *[no] { $seat } automatyzuje produkcję ({ $disc }); poziom automatyzacji: { $level }.
    }
event-replace-star =
    { $you ->
        [yes] Zastępujesz dysk osiągnięcia ({ $disc }).
       *[no] { $seat } zastępuje dysk osiągnięcia ({ $disc }).
    }
event-build =
    { $you ->
        [yes] Budujesz statek poziomu { $level }: { $place }.
       *[no] { $seat } buduje statek poziomu { $level }: { $place }.
    }
event-upgrade =
    { $you ->
        [yes] Ulepszasz statek do poziomu { $level }: { $place }.
       *[no] { $seat } ulepsza statek do poziomu { $level }: { $place }.
    }
event-move =
    { $you ->
        [yes] Przesuwasz statek poziomu { $level }: { $start } → { $place } ({ movement-left }).
       *[no] { $seat } przesuwa statek poziomu { $level }: { $start } → { $place } ({ movement-left }).
    }
movement-left =
    { $left ->
        [0] bez dalszych punktów ruchu
        [one] został { $left } punkt ruchu
        [few] zostały { $left } punkty ruchu
       *[many] zostało { $left } punktów ruchu
    }
event-recall =
    { $you ->
        [yes] Przekształcasz w populację statek poziomu { $level }: { $place }.
       *[no] { $seat } przekształca w populację statek poziomu { $level }: { $place }.
    }
event-control =
    { $you ->
        [yes] Zdobywasz kontrolę: { $place }.
       *[no] { $seat } zdobywa kontrolę: { $place }.
    }
event-control-lost =
    { $you ->
        [yes] Tracisz kontrolę: { $place }.
       *[no] { $seat } traci kontrolę: { $place }.
    }
event-base =
    { $you ->
        [yes] Budujesz bazę: { $place } ({ $disc }).
       *[no] { $seat } buduje bazę: { $place } ({ $disc }).
    }
event-colonise =
    { $power ->
        [0] { $you ->
            [yes] Bierzesz jako kolonię układ { $system }.
           *[no] { $seat } bierze jako kolonię układ { $system }.
        }
       *[other] { $you ->
            [yes] Kolonizujesz układ { $system }, osiedlając siłę { $power }.
           *[no] { $seat } kolonizuje układ { $system }, osiedlając siłę { $power }.
        }
    }
event-colony-disc =
    { $you ->
        [yes] Kładziesz drugi dysk: { $system } ({ $disc }).
       *[no] { $seat } kładzie drugi dysk: { $system } ({ $disc }).
    }
event-system-revealed = Nowy układ: { $system }.
event-research =
    { $you ->
        [yes] Badasz: { $technology }.
       *[no] { $seat } bada: { $technology }.
    }
event-event = Wydarzenie: { $card }.
event-reveal =
    { $others ->
        [0] { revealed }.
        [one] { revealed }; { $others } inna karta trafia pod talię.
        [few] { revealed }; { $others } inne karty trafiają pod talię.
       *[many] { revealed }; { $others } innych kart trafia pod talię.
    }
revealed =
    { $you ->
        [yes] Odkrywasz: { $cards }
       *[no] { $seat } odkrywa: { $cards }
    }
event-discover =
    { $you ->
        [yes] Wynajdujesz: { $technology } ({ $slot }).
       *[no] { $seat } wynajduje: { $technology } ({ $slot }).
    }
event-row = Nowa karta w odkrytym rzędzie: { $technology }.
event-private =
    { $you ->
        [yes] Zatrzymujesz jako prywatną technologię: { $technology }.
       *[no] { $seat } zatrzymuje jako prywatną technologię: { $technology }.
    }
event-guild =
    { $you ->
        [yes] Otwierasz gildię: { $guild }.
       *[no] { $seat } otwiera gildię: { $guild }.
    }
event-keep-event =
    { $you ->
        [yes] Zatrzymujesz: { $card }.
       *[no] { $seat } zatrzymuje: { $card }.
    }
event-place-event = { $card } zostaje w grze.
event-place-beside = { $card } leży odtąd obok obszaru: { $place }.
event-museum =
    { $you ->
        [yes] Oddajesz do muzeum statek poziomu { $level }.
       *[no] { $seat } oddaje do muzeum statek poziomu { $level }.
    }
event-ability =
    { $you ->
        [yes] Używasz zdolności: { $card }.
       *[no] { $seat } używa zdolności: { $card }.
    }
event-special =
    { $you ->
        [yes] Zyskujesz zdolność specjalną. { $ability }
       *[no] { $seat } zyskuje zdolność specjalną. { $ability }
    }
event-achievement =
    { $you ->
        [yes] Zdobywasz osiągnięcie { $card }.
       *[no] { $seat } zdobywa osiągnięcie { $card }.
    }
event-end-near = Zbliża się koniec: runda { $round } jest ostatnia.
event-game-over = Koniec gry po rundzie { $round }.

# Punkty.
tie-discs-left = dyski pozostałe na torach produkcji
tie-population = populacja
tie-ore = ruda
points-technologies-I = technologie poziomu I
points-technologies-II = technologie poziomu II
points-technologies-III = technologie poziomu III
points-technology = { $thing }
points-automation = automatyzacja
points-colony = kolonia { $thing }
points-outposts = bazy
points-strongest = najsilniejsza flota: { $thing }
points-event = wydarzenie { $thing }
points-achievement = osiągnięcie { $thing }
nudge-technologies-I = Pomyśl, ile PZ dadzą na koniec technologie.
nudge-technologies-II = Pomyśl, ile PZ dadzą na koniec technologie.
nudge-technologies-III = Pomyśl, ile PZ dadzą na koniec technologie.
nudge-technology = Pomyśl, ile PZ dadzą na koniec technologie.
nudge-automation = Spójrz na swoją planszetkę: ile PZ da na koniec?
nudge-colony = Spójrz na układy, które mogą stać się koloniami.
nudge-outposts = Spójrz, gdzie mogą stanąć bazy.
nudge-strongest = Spójrz na floty: kto jest gdzie najsilniejszy?
nudge-event = Spójrz na odkryte wydarzenia.
nudge-achievement = Spójrz na osiągnięcia.
nudge-holding-ore = Pomyśl, na co wkrótce będzie cię stać.
nudge-holding-population = Pomyśl, na co wkrótce będzie cię stać.
nudge-holding-technologies = Pomyśl, ile technologii będziesz mieć.
nudge-holding-colonies = Spójrz na układy, które mogą stać się koloniami.
nudge-holding-bases = Spójrz, gdzie mogą stanąć bazy.
nudge-holding-fleet = Spójrz na swoje statki.

# Co gracz ma po drodze: porównania.
holding-ore =
    { $more ->
        [yes] o { $amount } rudy więcej
       *[no] o { $amount } rudy mniej
    }
holding-population =
    { $more ->
        [yes] o { $amount } kostki populacji więcej
       *[no] o { $amount } kostki populacji mniej
    }
holding-technologies =
    { $more ->
        [yes] o { $amount } technologii więcej
       *[no] o { $amount } technologii mniej
    }
holding-colonies =
    { $more ->
        [yes] o { $amount } kolonii więcej
       *[no] o { $amount } kolonii mniej
    }
holding-bases =
    { $more ->
        [yes] o { $amount } bazy więcej
       *[no] o { $amount } bazy mniej
    }
holding-fleet =
    { $more ->
        [yes] łączna siła statków wyższa o { $amount }
       *[no] łączna siła statków niższa o { $amount }
    }

# Polecenia w terminalu; pierwsze słowo jest podane w pomocy.
words-held = frakcja, faction
help-held = twoja frakcja i karty, które oglądasz
help-prospects = dla każdego pola, z którego możesz korzystać: czy możesz go użyć teraz, a jeśli nie, to dlaczego
