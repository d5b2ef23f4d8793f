# Co robią karty. Człony zdań bez kropki; `n` to liczba albo liczba opisana słowami.

text-cost = { $cost }: { $text }
text-nothing = nic
text-optional = (opcjonalnie: { $text })
text-then = { ", następnie " }
text-then-you = { "; następnie ty: " }
text-bracketed = ({ $text })
text-and = { " + " }
text-or = { " albo " }
cost-ore = ruda { $n }
cost-ore-opponent = ruda { $n } dla przeciwnika
cost-withdraw = wycofaj populację { $n }

amount-x = X
amount-where = { " " }(X = { $amount })
amount-counted = { $metric }
amount-per = 1 za każde { $per }: { $metric }
amount-plus = { $amount } plus { $plus }
amount-most = { $amount }, najwyżej { $most }

effect-take-ore = weź rudę: { $n }
effect-gain-pop =
    { $side ->
        [right] zamień na populację zaopatrzenie z ostatniej kolumny: { $n }
        [any] zamień na populację zaopatrzenie z dowolnej kolumny: { $n }
       *[left] zamień zaopatrzenie na populację: { $n }
    }
effect-grow = rozpatrz raz wzrost populacji
effect-produce-ore = rozpatrz raz produkcję rudy
effect-trade = wymieniaj zasoby jak w fazie produkcji, dowolnie wiele razy
effect-trade-most = wymieniaj zasoby jak w fazie produkcji, najwyżej tyle razy: { $n }
effect-move-supply =
    { $side ->
        [left] przesuń zaopatrzenie z pierwszej od lewej kolumny z kostkami do kolumny { $column }: { $n }
        [right] przesuń zaopatrzenie z pierwszej od prawej kolumny z kostkami do kolumny { $column }: { $n }
       *[any] przesuń zaopatrzenie do kolumny { $column }: { $n }
    }
effect-automate =
    { $what ->
        [food] zautomatyzuj produkcję żywności: { $n }
        [ore] zautomatyzuj produkcję rudy: { $n }
       *[either] zautomatyzuj produkcję żywności albo rudy: { $n }
    }
effect-build = { $source } { $n } → statek poziomu { $level }{ $at }
text-build-several =
    { $source } { $n } → { $n } { $n ->
        [one] statek
        [few] statki
       *[many] statków
    } poziomu { $level }{ $at }
build-from-pop = populacja
build-from-supply = zaopatrzenie
build-from-supply_right = zaopatrzenie z ostatniej kolumny z kostkami
build-at-yard = { "" }
build-at-deep_space = { " " }w Głębokim Kosmosie
build-at-sol = { " " }w Układzie Słonecznym
build-at-any_controlled = { " " }na dowolnym kontrolowanym obszarze
effect-upgrade = ulepsz swoje statki, najwyżej { $n }, każdy o poziomy: { $by }
effect-upgrade-one = ulepsz 1 swój statek o poziomy: { $by }
effect-upgrade-levels = ulepsz swoje statki łącznie o poziomy: { $n }
effect-jump = skocz { $n }
effect-relocate =
    { $to ->
        [sol] przenieś swoje statki, najwyżej { $n }, wprost do Układu Słonecznego
        [deep_space] przenieś swoje statki, najwyżej { $n }, wprost do Głębokiego Kosmosu
       *[any] przenieś swoje statki, najwyżej { $n }, wprost w dowolne miejsca
    }
effect-recall = przekształć swoje statki w populację: { $n }
effect-colonize = skolonizuj układ{ $only }{ $skip }
effect-colonize-discount = skolonizuj układ siłą mniejszą o { $discount }{ $only }{ $skip }
colonize-only = { ", " }którego na początku twojej tury nikt nie kontrolował
colonize-skip = { " " }(bez bonusu po zdobyciu kontroli)
effect-research = zbadaj { $scope } poziomu { $levels }{ $payer }{ $more }
research-scope-any = technologię
research-scope-discovered = wynalezioną technologię
research-scope-undiscovered = niewynalezioną technologię
research-payer-pop = { "" }
research-payer-supply = { " " }kostką z zaopatrzenia
research-payer-none = { " " }bez kostki
research-free = { " " }bez spełniania wymagań
research-no-bonus = { " " }i bez natychmiastowego bonusu
level-counted = X (X = { $amount })
effect-private-tech = obejrzyj technologie poziomu { $level }: { $see }, zatrzymaj jako prywatne: { $keep }
effect-reveal-tech = połóż technologie poziomu { $level } z talii na wolnych polach jako wynalezione: { $n }
effect-copy-action =
    { $scope ->
        [basic] wykonaj akcję Podstawowej technologii kosmicznej za jej koszt; pole może być zajęte
        [research] wykonaj dowolną akcję z badaniem za jej koszt; pole może być zajęte
       *[own] wykonaj inną akcję swoich technologii za jej koszt
    }
effect-repeat-now = rozpatrz ponownie natychmiastowy bonus tej karty
effect-choice = wybierz: { $options }
effect-choice-times = wybierz, liczba wyborów { $n }: { $options }
effect-if = jeśli { $cond }: { $text }
effect-each-faction = każda frakcja: { $text }
effect-open-guild = usuń 1 kafelek blokady gildii poziomu { $level }; od teraz każdy może używać tej gildii
effect-keep-event = zatrzymaj tę kartę: jest warta { $vp } PZ
effect-place-event-majority = ta karta zostaje w grze: na koniec frakcja, która ma najwięcej ({ $metric }), otrzymuje { $vp } PZ
effect-place-event-museum = każda frakcja może położyć statki na tej karcie, poza grą; na koniec największa siła tutaj daje { $vp } PZ
effect-place-event-dyson = połóż układ z talii { $deck } obok tej karty; akcja, raz: { $cost }: weź go jako kolonię bez dysków, z jego bonusem
text-take-dyson = weź układ leżący obok tej karty jako kolonię
vp-second = { $first }, druga { $second }
effect-add-system = połóż układ z talii { $deck } o 1 skok od pola { $near }
effect-draw-system = obejrzyj układy z talii { $deck }: { $see }, zatrzymaj jako kolonie bez dysków, z bonusem: { $keep }
effect-replace-star-disc = zastąp swoje dyski gwiazdy dyskami produkcji: { $n }

condition-metric = { $metric }: co najmniej { $n }
condition-all = { $parts } (wszystkie)
condition-any = { $parts } (dowolny)

rule-skip_one_prereq = Gdy badasz wynalezioną technologię, która wymaga dwóch innych, jednej z nich może ci brakować.
rule-withdraw_to_ore = W koszcie akcji możesz zapłacić 1 rudę zamiast wycofania 1 populacji.
rule-disc_either_track = Możesz brać dyski z dowolnego toru, niezależnie od układu i efektu.
rule-long_jump = 1 skok przenosi statek dokądkolwiek, oprócz skoków z Układu Słonecznego i z Głębokiego Kosmosu.
rule-use_occupied_space = Możesz użyć zajętego pola: przesuwasz na bok pionek, który na nim stoi.

ability-text = { $when }: { $text }{ $limit }.
when-anytime = W dowolnej chwili swojej tury
when-on_colonize = Gdy kolonizujesz
when-on_overpay = Gdy osiedlasz załogi o sile większej niż wymagana
when-on_gain_control = Gdy zdobywasz kontrolę
when-on_take_control = Gdy przejmujesz od kogoś kontrolę
when-on_research = Gdy badasz technologię
when-on_discover = Gdy wynajdujesz technologię
when-on_automate = Gdy automatyzujesz produkcję
when-on_trade = Gdy zakończysz wymianę w fazie produkcji
when-on_track_empty-food = Gdy ostatni dysk opuszcza twój tor żywności
when-on_track_empty-ore = Gdy ostatni dysk opuszcza twój tor rudy
when-on_grow = Gdy rośnie twoja populacja
when-on_produce_ore = Gdy produkujesz rudę
when-end_game = Na koniec gry
when-condition = { $when } ({ $cond })
limit-turn = { " " }(raz na turę)
limit-game = { " " }(raz na grę)

metric-highest_tech_level = najwyższy poziom technologii
metric-techs = technologie
metric-techs_I = technologie poziomu I
metric-techs_II = technologie poziomu II
metric-techs_III = technologie poziomu III
metric-techs_IIII = technologie poziomu IIII
metric-techs_scientific = technologie naukowe
metric-techs_economic = technologie ekonomiczne
metric-techs_military = technologie wojskowe
metric-techs_commercial = technologie handlowe
metric-types_with_2 = rodzaje technologii reprezentowane co najmniej dwa razy
metric-private_techs = prywatne technologie
metric-colonies = kolonie
metric-outposts = bazy
metric-controlled_locations = kontrolowane obszary
metric-shipyards = kontrolowane stocznie
metric-ships = statki
metric-ships_level_4 = statki poziomu 4
metric-fleet_power = łączna siła statków
metric-locations_power_4 = obszary z siłą co najmniej 4
metric-automation = poziom automatyzacji
metric-food_visible = widoczne symbole żywności
metric-ore_visible = widoczne symbole rudy
metric-food_removed = zdjęte dyski żywności
metric-ore_removed = zdjęte dyski rudy
metric-pop = populacja
metric-supply = kostki zaopatrzenia
metric-ore = ruda
metric-spec_food = symbole żywności na układach
metric-spec_ore = symbole rudy na układach
metric-spec_max = jednakowe symbole na układach kontrolowanych i skolonizowanych
metric-events_kept = zatrzymane wydarzenia
metric-trades_this_phase = wymiany w tej fazie
metric-power_overpaid = siła ponad wymaganą
metric-controls_taken_this_action = układy przejęte od innych w tej akcji
