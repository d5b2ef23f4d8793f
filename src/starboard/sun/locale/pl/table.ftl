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
thing-on-card = { $card }: { $text }
thing-dearer = { $card } (o { $ore } rudę drożej)
thing-automation-track = tor automatyzacji
place-sol = Układ Słoneczny
place-deep_space = Głęboki Kosmos
place-slot = pole układu { $slot }
place-yard = układ stoczniowy { $slot }
place-extra = dodatkowe pole { $slot }
disc-food = żywność
disc-ore = ruda
disc-star = dysk gwiazdy
disc-none = bez dysku
type-scientific = naukowa
type-economic = ekonomiczna
type-military = wojskowa
type-commercial = handlowa
production-grow = wzrost populacji
production-ore = produkcja rudy
production-trade = wymiana zasobów
trade-ore-to-population = 3 rudy na 1 populację
trade-population-to-ore = 1 populację na 1 rudę
trade-recall = 1 ruda: { $ship } staje się populacją
pay-as-printed = zapłać, jak podano
pay-ore-instead = zapłać 1 rudę zamiast 1 populacji
decline = nie, dziękuję
decline-jump = zakończ skok
decline-trade = zakończ wymianę
decline-museum = nie oddawaj więcej statków

text-requires =
    { $need ->
        [1] Wymaga pola { $slots }.
       *[other] Wymaga pól: { $need } spośród { $slots }.
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
kind-technology = technologia poziomu { $level }, { $types }, prowadzi do: { $out }
kind-event = wydarzenie poziomu { $level }
kind-system = układ { $deck }, siła { $power }, { $spec }, { $vp } PZ
kind-achievement = osiągnięcie
kind-faction-basic = frakcja, strona podstawowa
kind-faction-advanced = frakcja, strona zaawansowana
kind-guild = gildia, blokada poziomu { $level }
kind-basic = Podstawowa technologia kosmiczna
text-now = Natychmiast: { $text }.
text-action = Akcja (liczba pól: { $spaces }): { $text }.
text-vp = Na koniec: { $base } PZ i po { $vp } za każde z: { $metric } (najwyżej { $most }).
text-on-control = Po zdobyciu kontroli: { $text }.
text-on-colonize = Bonus kolonizacyjny: { $text }.
text-slots = PZ, liczba graczy { $seats }: { $points }.
text-columns = Pola w kolumnach zaopatrzenia: { $columns }.
text-food-track = Symbole żywności widać po zdjęciu tylu dysków: { $food }.
text-ore-track = Ruda po zdjęciu 0, 1, 2 … dysków: { $ore }.
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
table-cubes = { "; " }zbadali: { $seats }
table-pawns = { "; " }pionki: { $seats }
table-guilds = Otwarte gildie: { $guilds }.
table-row = Odkryty rząd, poziom { $level }: { $cards }.
table-map = Mapa gwiazd (miejsce; kto kontroluje; statki według poziomów; szlaki):
table-place = { $place }{ $control }{ $ships }{ "; " }szlaki: { $routes }
table-control = { "; " }kontroluje gracz { $seat } ({ $disc })
table-ships = { "; " }gracz { $seat }: { $levels } (siła { $power })
table-named-place = { $place }, { $system }
table-goal = Osiągnięcie { $name }: { $cond }; pola { $points }; zdobyli: { $seats }.
table-event = Wydarzenie w grze: { $name }.
table-dyson = Obok sfery Dysona: { $system }.
table-player = { $who }: punkty { $points }, { $faction }; ruda { $ore }, populacja { $pop }, zaopatrzenie { $supply }; dyski na torach: żywność { $food }, ruda { $discs }; automatyzacja { $automation }.
table-pawn = { "  " }pionek: { $space }
table-private = { "  " }prywatne: { $cards }
table-colonies = { "  " }kolonie: { $cards }
table-kept = { "  " }zatrzymane wydarzenia: { $cards }
table-nobody = nikt
table-looking = Oglądasz: { $cards }.

prospects-heading = Pola, których możesz używać, i co stoi na przeszkodzie:
prospect-population = teraz populacja: { $count }
prospect-ore = teraz ruda: { $count }
prospect-system = { $slot }: { $system }
prospect-possible = { $space } — możliwe
prospect-not = { $space } — { $reason }

# Pytania.
decision-action = Dokąd przesuwasz pionek akcji?
decision-production = Faza produkcji: co robisz?
decision-trade = Co wymieniasz?
decision-automate = Z którego toru bierzesz dysk do automatyzacji?
decision-replace-star = Który dysk gwiazdy zastępujesz?
decision-replace-star-with = Którym dyskiem produkcji zastępujesz dysk gwiazdy ({ $place })?
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
decision-add-system = { $card }: obok którego miejsca kładziesz nowy układ?
decision-keep-system = { $card }: który układ zatrzymujesz jako kolonię?
decision-copy-action = { $card }: którą akcję kopiujesz?
decision-choice = { $card }: co wybierasz?
decision-offer = { $card }: czy korzystasz?
decision-achievement = Które osiągnięcie zdobywasz?

# Zdarzenia.
event-faction = { $seat } gra frakcją { $faction }.
event-round = Runda { $round }.
event-pawn = { $seat }, akcja: { $space }.
event-copy = { $seat } kopiuje akcję: { $space }.
event-pay = { $seat } płaci: ruda { $ore }, wycofana populacja { $population }.
event-ore = { $seat } bierze rudę: { $count }.
event-population = { $seat } zyskuje populację: { $count }.
event-grow = { $seat }: wzrost populacji o { $count }.
event-trade = { $seat } wymienia { $trade }.
event-move-supply = { $seat } przesuwa kostkę: { $start } → { $column }.
event-automate = { $seat } automatyzuje ({ $disc }); poziom automatyzacji { $level }.
event-replace-star = { $seat } zastępuje dysk gwiazdy ({ $disc }).
event-build = { $seat } buduje statek poziomu { $level }: { $place }.
event-upgrade = { $seat } ulepsza statek do poziomu { $level }: { $place }.
event-move = { $seat } przesuwa statek poziomu { $level }: { $start } → { $place } (pozostałe punkty ruchu: { $left }).
event-recall = { $seat } przekształca w populację statek poziomu { $level }: { $place }.
event-control = { $seat } zdobywa kontrolę: { $place }.
event-control-lost = { $seat } traci kontrolę: { $place }.
event-base = { $seat } buduje bazę: { $place } ({ $disc }).
event-colonise = { $seat } kolonizuje { $system } (osiedlona siła: { $power }).
event-colony-disc =
    { $you ->
        [yes] Kładziesz drugi dysk: { $system } ({ $disc }).
       *[no] { $seat } kładzie drugi dysk: { $system } ({ $disc }).
    }
event-system-revealed = Nowy układ: { $system }.
event-research = { $seat } bada: { $technology }.
event-event = Wydarzenie: { $card }.
event-reveal = { $seat } odkrywa: { $cards }; inne karty odłożone pod talię: { $others }.
event-discover = { $seat } wynajduje: { $technology } ({ $slot }).
event-row = Nowa karta w odkrytym rzędzie: { $technology }.
event-private = { $seat } zatrzymuje jako prywatną technologię: { $technology }.
event-guild = { $seat } otwiera gildię: { $guild }.
event-keep-event = { $seat } zatrzymuje: { $card }.
event-place-event = { $card } zostaje w grze.
event-museum = { $seat } oddaje do muzeum statek poziomu { $level }.
event-ability = { $seat } używa zdolności: { $card }.
event-achievement = { $seat } zdobywa osiągnięcie { $card }.
event-end-near = Zbliża się koniec: runda { $round } jest ostatnia.
event-game-over = Koniec gry po rundzie { $round }.

# Punkty.
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

# Polecenia w terminalu; pierwsze słowo jest podane w pomocy.
words-held = frakcja, faction
help-held = twoja frakcja i karty, które oglądasz
help-prospects = dla każdego pola, z którego możesz korzystać: czy możesz go użyć teraz, a jeśli nie, to dlaczego
