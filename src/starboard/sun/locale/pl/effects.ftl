# Co robią karty. Człony zdań bez kropki; `n` to liczba albo X, wyjaśnione na końcu członu.

text-cost = { $cost }: { $text }
text-nothing = nic
text-optional = (opcjonalnie: { $text })
text-then = { ", następnie " }
text-then-you = { "; następnie ty: " }
text-bracketed = ({ $text })
text-and = { " + " }
text-or = { " albo " }
cost-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[many] { $n } rud
    }
cost-ore-opponent =
    { $n ->
        [one] { $n } ruda dla przeciwnika
        [few] { $n } rudy dla przeciwnika
       *[many] { $n } rud dla przeciwnika
    }
cost-withdraw =
    { $n ->
        [one] wycofaj { $n } kostkę populacji
        [few] wycofaj { $n } kostki populacji
       *[many] wycofaj { $n } kostek populacji
    }
price-population =
    { $n ->
        [one] { $n } kostka populacji
        [few] { $n } kostki populacji
       *[many] { $n } kostek populacji
    }

amount-x = X
amount-where = { " " }(X = { $amount })
amount-per = { $amount } podzielona przez { $per }, zaokrąglona w dół
amount-plus = { $amount } plus { $plus }
amount-most = { $amount }, najwyżej { $most }

supply-cubes =
    { $n ->
        [one] { $n } kostkę zaopatrzenia
        [few] { $n } kostki zaopatrzenia
       *[many] { $n } kostek zaopatrzenia
    }
levels =
    { $by ->
        [one] { $by } poziom
        [few] { $by } poziomy
       *[many] { $by } poziomów
    }

effect-take-ore =
    { $n ->
        [one] weź { $n } rudę
        [few] weź { $n } rudy
       *[many] weź { $n } rud
    }
effect-gain-pop =
    { $side ->
        [right] przekształć { supply-cubes } z pierwszej od prawej kolumny z kostkami w populację
        [any] przekształć { supply-cubes } z dowolnej kolumny w populację
       *[left] przekształć { supply-cubes } w populację
    }
effect-grow = rozpatrz raz wzrost populacji
effect-produce-ore = rozpatrz raz produkcję rudy
effect-trade = wymieniaj zasoby jak w fazie produkcji, dowolnie wiele razy
effect-trade-most =
    { $n ->
        [one] wymień zasoby raz, jak w fazie produkcji
        [few] wymień zasoby do { $n } razy, jak w fazie produkcji
       *[many] wymień zasoby do { $n } razy, jak w fazie produkcji
    }
effect-move-supply =
    { $side ->
        [left] przesuń { supply-cubes } z pierwszej od lewej kolumny z kostkami do { target-column }
        [right] przesuń { supply-cubes } z pierwszej od prawej kolumny z kostkami do { target-column }
       *[any] przesuń { supply-cubes } do { target-column }
    }
target-column =
    { $column ->
        [any] dowolnej innej kolumny
       *[other] kolumny { $column }
    }
effect-automate =
    { $what ->
        [food] zautomatyzuj produkcję żywności{ several-times }
        [ore] zautomatyzuj produkcję rudy{ several-times }
       *[either] zautomatyzuj produkcję żywności albo rudy{ several-times }
    }
several-times =
    { $n ->
        [one] { "" }
        [few] { " " }{ $n } razy
       *[many] { " " }{ $n } razy
    }
effect-build = { $source } → statek poziomu { $level }{ $at }
text-build-several =
    { $n ->
        [one] { $source } → { $n } statek poziomu { $level }{ $at }
        [few] { $source } → { $n } statki poziomu { $level }{ $at }
       *[many] { $source } → { $n } statków poziomu { $level }{ $at }
    }
build-from-pop =
    { $n ->
        [one] { $n } kostka populacji
        [few] { $n } kostki populacji
       *[many] { $n } kostek populacji
    }
build-from-supply =
    { $n ->
        [one] { $n } kostka zaopatrzenia
        [few] { $n } kostki zaopatrzenia
       *[many] { $n } kostek zaopatrzenia
    }
build-from-supply_right =
    { $n ->
        [one] { $n } kostka zaopatrzenia z pierwszej od prawej kolumny z kostkami
        [few] { $n } kostki zaopatrzenia z pierwszej od prawej kolumny z kostkami
       *[many] { $n } kostek zaopatrzenia z pierwszej od prawej kolumny z kostkami
    }
build-at-yard = { "" }
build-at-deep_space = { " " }w Głębokim Kosmosie
build-at-sol = { " " }w Układzie Słonecznym
build-at-any_controlled = { " " }na dowolnym kontrolowanym obszarze
effect-upgrade = ulepsz do { $n } swoich statków, każdy o { levels }
effect-upgrade-one = ulepsz 1 swój statek o { levels }
effect-upgrade-levels =
    { $n ->
        [one] ulepsz 1 swój statek o { $n } poziom
        [few] ulepsz swoje statki łącznie o { $n } poziomy
       *[many] ulepsz swoje statki łącznie o { $n } poziomów
    }
effect-jump = skocz { $n }
effect-relocate =
    { $to ->
        [sol] przenieś { up-to-ships } wprost do Układu Słonecznego
        [deep_space] przenieś { up-to-ships } wprost do Głębokiego Kosmosu
       *[any] przenieś { up-to-ships } wprost na dowolny obszar
    }
up-to-ships =
    { $n ->
        [one] 1 swój statek
        [few] do { $n } swoich statków
       *[many] do { $n } swoich statków
    }
effect-recall =
    { $n ->
        [one] przekształć { $n } swój statek w populację
        [few] przekształć { $n } swoje statki w populację
       *[many] przekształć { $n } swoich statków w populację
    }
effect-colonize = skolonizuj układ{ $only }{ $skip }
effect-colonize-discount = skolonizuj układ siłą mniejszą o { $discount }{ $only }{ $skip }
colonize-only = { ", " }którego na początku twojej tury nikt nie kontrolował
colonize-skip = { " " }(bez bonusu po zdobyciu kontroli)
effect-research =
    { $payer ->
        [pop] użyj 1 kostki populacji, aby zbadać { $scope } poziomu { $levels }{ $more }
        [supply] użyj 1 kostki zaopatrzenia, aby zbadać { $scope } poziomu { $levels }{ $more }
       *[none] zbadaj bez użycia kostki { $scope } poziomu { $levels }{ $more }
    }
research-scope-any = technologię
research-scope-discovered = wynalezioną technologię
research-scope-undiscovered = niewynalezioną technologię
research-free = { " " }bez spełniania wymagań
research-no-bonus = { " " }i bez natychmiastowego bonusu
level-counted = X (X = { $amount })
effect-private-tech =
    { $see ->
        [one] obejrzyj { $see } technologię poziomu { $level } i zatrzymaj ją jako prywatną
        [few] obejrzyj { $see } technologie poziomu { $level } i zatrzymaj { $keep } jako prywatną
       *[many] obejrzyj { $see } technologii poziomu { $level } i zatrzymaj { $keep } jako prywatną
    }
effect-reveal-tech =
    { $n ->
        [one] połóż { $n } technologię poziomu { $level } z talii na wolnym polu jako wynalezioną
        [few] połóż { $n } technologie poziomu { $level } z talii na wolnych polach jako wynalezione
       *[many] połóż { $n } technologii poziomu { $level } z talii na wolnych polach jako wynalezione
    }
effect-copy-action =
    { $scope ->
        [basic] wykonaj akcję Podstawowej technologii kosmicznej za jej koszt; pole może być zajęte
        [research] wykonaj dowolną akcję z badaniem za jej koszt; pole może być zajęte
       *[own] wykonaj inną akcję swoich technologii za jej koszt
    }
effect-repeat-now = rozpatrz ponownie natychmiastowy bonus tej karty
effect-choice = wybierz: { $options }
effect-choice-times = wybierz { $n } razy: { $options }
effect-if = jeśli { $cond }: { $text }
effect-each-faction = każda frakcja: { $text }
effect-open-guild = usuń 1 kafelek blokady gildii poziomu { $level }; od teraz każdy może używać tej gildii
effect-keep-event = zatrzymaj tę kartę: jest warta { $vp } PZ
effect-place-event-majority = ta karta zostaje w grze: na koniec frakcja, która ma { $most }, otrzymuje { $vp } PZ
effect-place-event-museum = każda frakcja może położyć statki na tej karcie, poza grą; na koniec największa siła tutaj daje { $vp } PZ
effect-place-event-dyson = połóż układ z talii { $deck } obok tej karty; akcja, raz: { $cost }: weź go jako kolonię bez dysków, z jego bonusem
effect-place-event-area =
    { $area ->
        [sol] połóż tę kartę obok Układu Słonecznego: na koniec najsilniejsza flota na tym obszarze daje { $vp } PZ
        [deep_space] połóż tę kartę obok Głębokiego Kosmosu: na koniec najsilniejsza flota na tym obszarze daje { $vp } PZ
        [A] połóż tę kartę obok pola układu A: na koniec ten, kto kontroluje leżący tam układ, otrzymuje { $vp } PZ
        [B] połóż tę kartę obok pola układu B: na koniec ten, kto kontroluje leżący tam układ, otrzymuje { $vp } PZ
       *[yard] połóż tę kartę obok układu stoczniowego: na koniec ten, kto go kontroluje, otrzymuje { $vp } PZ
    }
text-take-dyson = weź układ leżący obok tej karty jako kolonię
vp-second = { $first }, druga { $second }
effect-add-system = połóż układ z talii { $deck } o 1 skok od pola { $near }
effect-draw-system =
    { $see ->
        [one] weź { $see } układ z talii { $deck } jako kolonię bez dysków, z jego bonusem
        [few] obejrzyj { $see } układy z talii { $deck } i zatrzymaj { $keep } jako kolonię bez dysków, z jego bonusem
       *[many] obejrzyj { $see } układów z talii { $deck } i zatrzymaj { $keep } jako kolonię bez dysków, z jego bonusem
    }
effect-replace-star-disc =
    { $n ->
        [one] zastąp { $n } swój dysk osiągnięcia dyskiem produkcji
        [few] zastąp { $n } swoje dyski osiągnięć dyskami produkcji
       *[many] zastąp { $n } swoich dysków osiągnięć dyskami produkcji
    }

text-both = { " i " }
text-either = { " albo " }

rule-skip_one_prereq = Gdy badasz wynalezioną technologię, która wymaga dwóch innych, jednej z nich może ci brakować.
rule-withdraw_to_ore = W koszcie akcji możesz zapłacić 1 rudę zamiast wycofania 1 kostki populacji.
rule-disc_either_track = Możesz brać dyski z dowolnego toru, niezależnie od układu i efektu.
rule-long_jump = 1 skok przenosi statek dokądkolwiek, oprócz skoków z Układu Słonecznego i z Głębokiego Kosmosu.
rule-use_occupied_space = Możesz użyć zajętego pola: przesuwasz na bok pionek, który na nim stoi.

ability-text = { $when }: { $text }{ $limit }.
when-anytime = W dowolnej chwili swojej tury
when-on_colonize = Gdy kolonizujesz układ
when-on_overpay = Gdy osiedlasz załogi o sile większej niż wymagana
when-on_gain_control = Gdy zdobywasz kontrolę
when-on_take_control = Gdy przejmujesz od kogoś kontrolę
when-on_research = Gdy badasz technologię
when-on_discover = Gdy wynajdujesz technologię
when-on_automate = Gdy automatyzujesz produkcję
when-on_trade = Gdy kończysz wymianę w fazie produkcji
when-on_track_empty-food = Gdy ostatni dysk opuszcza twój tor wzrostu populacji
when-on_track_empty-ore = Gdy ostatni dysk opuszcza twój tor produkcji rudy
when-on_grow = Gdy rozpatrujesz wzrost populacji
when-on_produce_ore = Gdy produkujesz rudę
when-end_game = Na koniec gry
when-condition = { $when }, jeśli { $cond }
limit-turn = { " " }(raz na turę)
limit-game = { " " }(raz na grę)

special-text = Zdolność specjalna { $letter }, gdy tylko { $cond }: { $text }
special-lasting = od tej chwili, { $text }
