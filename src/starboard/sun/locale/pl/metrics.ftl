# Co można liczyć: jako liczbę, każde z osobna, posiadanie największej liczby i posiadanie co najmniej `n`.

count-highest_tech_level = najwyższy poziom twoich technologii
each-highest_tech_level = każdy poziom twojej najwyższej technologii
most-highest_tech_level = technologię najwyższego poziomu
condition-highest_tech_level = masz technologię co najmniej { $n }. poziomu
count-techs = liczba twoich technologii
each-techs = każdą twoją technologię
most-techs = najwięcej technologii
condition-techs =
    { $n ->
        [one] masz co najmniej { $n } technologię
        [few] masz co najmniej { $n } technologie
       *[many] masz co najmniej { $n } technologii
    }
count-techs_I = liczba twoich technologii poziomu I
each-techs_I = każdą twoją technologię poziomu I
most-techs_I = najwięcej technologii poziomu I
condition-techs_I =
    { $n ->
        [one] masz co najmniej { $n } technologię poziomu I
        [few] masz co najmniej { $n } technologie poziomu I
       *[many] masz co najmniej { $n } technologii poziomu I
    }
count-techs_II = liczba twoich technologii poziomu II
each-techs_II = każdą twoją technologię poziomu II
most-techs_II = najwięcej technologii poziomu II
condition-techs_II =
    { $n ->
        [one] masz co najmniej { $n } technologię poziomu II
        [few] masz co najmniej { $n } technologie poziomu II
       *[many] masz co najmniej { $n } technologii poziomu II
    }
count-techs_III = liczba twoich technologii poziomu III
each-techs_III = każdą twoją technologię poziomu III
most-techs_III = najwięcej technologii poziomu III
condition-techs_III =
    { $n ->
        [one] masz co najmniej { $n } technologię poziomu III
        [few] masz co najmniej { $n } technologie poziomu III
       *[many] masz co najmniej { $n } technologii poziomu III
    }
count-techs_IIII = liczba twoich technologii poziomu IIII
each-techs_IIII = każdą twoją technologię poziomu IIII
most-techs_IIII = najwięcej technologii poziomu IIII
condition-techs_IIII =
    { $n ->
        [one] masz co najmniej { $n } technologię poziomu IIII
        [few] masz co najmniej { $n } technologie poziomu IIII
       *[many] masz co najmniej { $n } technologii poziomu IIII
    }
count-techs_scientific = liczba twoich technologii naukowych
each-techs_scientific = każdą twoją technologię naukową
most-techs_scientific = najwięcej technologii naukowych
condition-techs_scientific =
    { $n ->
        [one] masz co najmniej { $n } technologię naukową
        [few] masz co najmniej { $n } technologie naukowe
       *[many] masz co najmniej { $n } technologii naukowych
    }
count-techs_economic = liczba twoich technologii ekonomicznych
each-techs_economic = każdą twoją technologię ekonomiczną
most-techs_economic = najwięcej technologii ekonomicznych
condition-techs_economic =
    { $n ->
        [one] masz co najmniej { $n } technologię ekonomiczną
        [few] masz co najmniej { $n } technologie ekonomiczne
       *[many] masz co najmniej { $n } technologii ekonomicznych
    }
count-techs_military = liczba twoich technologii wojskowych
each-techs_military = każdą twoją technologię wojskową
most-techs_military = najwięcej technologii wojskowych
condition-techs_military =
    { $n ->
        [one] masz co najmniej { $n } technologię wojskową
        [few] masz co najmniej { $n } technologie wojskowe
       *[many] masz co najmniej { $n } technologii wojskowych
    }
count-techs_commercial = liczba twoich technologii handlowych
each-techs_commercial = każdą twoją technologię handlową
most-techs_commercial = najwięcej technologii handlowych
condition-techs_commercial =
    { $n ->
        [one] masz co najmniej { $n } technologię handlową
        [few] masz co najmniej { $n } technologie handlowe
       *[many] masz co najmniej { $n } technologii handlowych
    }
count-types_with_2 = liczba rodzajów, w których masz co najmniej dwie technologie
each-types_with_2 = każdy rodzaj, w którym masz co najmniej dwie technologie
most-types_with_2 = po co najmniej dwie technologie największej liczby rodzajów
condition-types_with_2 =
    { $n ->
        [one] masz co najmniej dwie technologie { $n } rodzaju
        [few] masz co najmniej po dwie technologie { $n } rodzajów
       *[many] masz co najmniej po dwie technologie { $n } rodzajów
    }
count-private_techs = liczba twoich prywatnych technologii
each-private_techs = każdą twoją prywatną technologię
most-private_techs = najwięcej prywatnych technologii
condition-private_techs =
    { $n ->
        [one] masz co najmniej { $n } prywatną technologię
        [few] masz co najmniej { $n } prywatne technologie
       *[many] masz co najmniej { $n } prywatnych technologii
    }
count-colonies = liczba twoich kolonii
each-colonies = każdą twoją kolonię
most-colonies = najwięcej kolonii
condition-colonies =
    { $n ->
        [one] masz co najmniej { $n } kolonię
        [few] masz co najmniej { $n } kolonie
       *[many] masz co najmniej { $n } kolonii
    }
count-outposts = liczba twoich baz
each-outposts = każdą twoją bazę
most-outposts = najwięcej baz
condition-outposts =
    { $n ->
        [one] masz co najmniej { $n } bazę
        [few] masz co najmniej { $n } bazy
       *[many] masz co najmniej { $n } baz
    }
count-controlled_locations = liczba obszarów, które kontrolujesz
each-controlled_locations = każdy obszar, który kontrolujesz
most-controlled_locations = kontrolę nad największą liczbą obszarów
condition-controlled_locations =
    { $n ->
        [one] kontrolujesz co najmniej { $n } obszar
        [few] kontrolujesz co najmniej { $n } obszary
       *[many] kontrolujesz co najmniej { $n } obszarów
    }
count-shipyards = liczba układów stoczniowych, które kontrolujesz
each-shipyards = każdy układ stoczniowy, który kontrolujesz
most-shipyards = kontrolę nad największą liczbą układów stoczniowych
condition-shipyards =
    { $n ->
        [one] kontrolujesz co najmniej { $n } układ stoczniowy
        [few] kontrolujesz co najmniej { $n } układy stoczniowe
       *[many] kontrolujesz co najmniej { $n } układów stoczniowych
    }
count-ships = liczba twoich statków
each-ships = każdy twój statek
most-ships = najwięcej statków
condition-ships =
    { $n ->
        [one] masz co najmniej { $n } statek
        [few] masz co najmniej { $n } statki
       *[many] masz co najmniej { $n } statków
    }
count-ships_level_4 = liczba twoich statków poziomu 4
each-ships_level_4 = każdy twój statek poziomu 4
most-ships_level_4 = najwięcej statków poziomu 4
condition-ships_level_4 =
    { $n ->
        [one] masz co najmniej { $n } statek poziomu 4
        [few] masz co najmniej { $n } statki poziomu 4
       *[many] masz co najmniej { $n } statków poziomu 4
    }
count-fleet_power = łączna siła twoich statków
each-fleet_power = każdy punkt siły twoich statków
most-fleet_power = najsilniejszą flotę
condition-fleet_power =
    { $n ->
        [one] twoje statki mają co najmniej { $n } punkt siły
        [few] twoje statki mają co najmniej { $n } punkty siły
       *[many] twoje statki mają co najmniej { $n } punktów siły
    }
count-locations_power_4 = liczba obszarów, na których masz siłę co najmniej 4
each-locations_power_4 = każdy obszar, na którym masz siłę co najmniej 4
most-locations_power_4 = siłę co najmniej 4 na największej liczbie obszarów
condition-locations_power_4 =
    { $n ->
        [one] masz siłę co najmniej 4 na { $n } obszarze
        [few] masz siłę co najmniej 4 na { $n } obszarach
       *[many] masz siłę co najmniej 4 na { $n } obszarach
    }
count-automation = twój poziom automatyzacji
each-automation = każdy poziom twojej automatyzacji
most-automation = najwyższy poziom automatyzacji
condition-automation = masz co najmniej { $n }. poziom automatyzacji
count-food_visible = liczba widocznych symboli żywności na twojej planszetce
each-food_visible = każdy widoczny symbol żywności na twojej planszetce
most-food_visible = najwięcej widocznych symboli żywności
condition-food_visible =
    { $n ->
        [one] na twojej planszetce widać co najmniej { $n } symbol żywności
        [few] na twojej planszetce widać co najmniej { $n } symbole żywności
       *[many] na twojej planszetce widać co najmniej { $n } symboli żywności
    }
count-ore_visible = liczba widocznych symboli rudy na twojej planszetce
each-ore_visible = każdy widoczny symbol rudy na twojej planszetce
most-ore_visible = najwięcej widocznych symboli rudy
condition-ore_visible =
    { $n ->
        [one] na twojej planszetce widać co najmniej { $n } symbol rudy
        [few] na twojej planszetce widać co najmniej { $n } symbole rudy
       *[many] na twojej planszetce widać co najmniej { $n } symboli rudy
    }
count-food_removed = liczba dysków zdjętych z twojego toru wzrostu populacji
each-food_removed = każdy dysk zdjęty z twojego toru wzrostu populacji
most-food_removed = najmniej dysków na torze wzrostu populacji
condition-food_removed =
    { $n ->
        [one] z twojego toru wzrostu populacji zdjęto { $n } dysk
        [few] z twojego toru wzrostu populacji zdjęto { $n } dyski
       *[many] z twojego toru wzrostu populacji zdjęto { $n } dysków
    }
count-ore_removed = liczba dysków zdjętych z twojego toru produkcji rudy
each-ore_removed = każdy dysk zdjęty z twojego toru produkcji rudy
most-ore_removed = najmniej dysków na torze produkcji rudy
condition-ore_removed =
    { $n ->
        [one] z twojego toru produkcji rudy zdjęto { $n } dysk
        [few] z twojego toru produkcji rudy zdjęto { $n } dyski
       *[many] z twojego toru produkcji rudy zdjęto { $n } dysków
    }
count-pop = liczba twoich kostek populacji
each-pop = każdą twoją kostkę populacji
most-pop = najwięcej kostek populacji
condition-pop =
    { $n ->
        [one] masz co najmniej { $n } kostkę populacji
        [few] masz co najmniej { $n } kostki populacji
       *[many] masz co najmniej { $n } kostek populacji
    }
count-supply = liczba twoich kostek zaopatrzenia
each-supply = każdą twoją kostkę zaopatrzenia
most-supply = najwięcej kostek zaopatrzenia
condition-supply =
    { $n ->
        [one] masz co najmniej { $n } kostkę zaopatrzenia
        [few] masz co najmniej { $n } kostki zaopatrzenia
       *[many] masz co najmniej { $n } kostek zaopatrzenia
    }
count-ore = ilość twojej rudy
each-ore = każdą twoją rudę
most-ore = najwięcej rudy
condition-ore =
    { $n ->
        [one] masz co najmniej { $n } rudę
        [few] masz co najmniej { $n } rudy
       *[many] masz co najmniej { $n } rud
    }
count-spec_food = liczba symboli żywności na twoich układach
each-spec_food = każdy symbol żywności na twoich układach
most-spec_food = najwięcej symboli żywności na układach
condition-spec_food =
    { $n ->
        [one] masz co najmniej { $n } symbol żywności na układach, które kontrolujesz lub masz skolonizowane
        [few] masz co najmniej { $n } symbole żywności na układach, które kontrolujesz lub masz skolonizowane
       *[many] masz co najmniej { $n } symboli żywności na układach, które kontrolujesz lub masz skolonizowane
    }
count-spec_ore = liczba symboli rudy na twoich układach
each-spec_ore = każdy symbol rudy na twoich układach
most-spec_ore = najwięcej symboli rudy na układach
condition-spec_ore =
    { $n ->
        [one] masz co najmniej { $n } symbol rudy na układach, które kontrolujesz lub masz skolonizowane
        [few] masz co najmniej { $n } symbole rudy na układach, które kontrolujesz lub masz skolonizowane
       *[many] masz co najmniej { $n } symboli rudy na układach, które kontrolujesz lub masz skolonizowane
    }
count-spec_max = liczba jednakowych symboli na twoich układach
each-spec_max = każdy z jednakowych symboli na twoich układach
most-spec_max = najwięcej jednakowych symboli na układach
condition-spec_max =
    { $n ->
        [one] masz co najmniej { $n } symbol na układach, które kontrolujesz lub masz skolonizowane
        [few] masz co najmniej { $n } jednakowe symbole na układach, które kontrolujesz lub masz skolonizowane
       *[many] masz co najmniej { $n } jednakowych symboli na układach, które kontrolujesz lub masz skolonizowane
    }
count-events_kept = liczba zatrzymanych przez ciebie wydarzeń
each-events_kept = każde zatrzymane przez ciebie wydarzenie
most-events_kept = najwięcej zatrzymanych wydarzeń
condition-events_kept =
    { $n ->
        [one] masz co najmniej { $n } zatrzymane wydarzenie
        [few] masz co najmniej { $n } zatrzymane wydarzenia
       *[many] masz co najmniej { $n } zatrzymanych wydarzeń
    }
count-trades_this_phase = liczba twoich wymian w tej fazie
each-trades_this_phase = każdą twoją wymianę w tej fazie
most-trades_this_phase = najwięcej wymian w jednej fazie
condition-trades_this_phase =
    { $n ->
        [one] dokonasz { $n } wymiany w jednej fazie produkcji
        [few] dokonasz { $n } wymian w jednej fazie produkcji
       *[many] dokonasz { $n } wymian w jednej fazie produkcji
    }
count-power_overpaid = siła osiedlona ponad wymaganą
each-power_overpaid = każdy punkt siły osiedlonej ponad wymaganą
most-power_overpaid = najwięcej siły osiedlonej ponad wymaganą
condition-power_overpaid =
    { $n ->
        [one] osiedlasz co najmniej { $n } punkt siły ponad wymaganą
        [few] osiedlasz co najmniej { $n } punkty siły ponad wymaganą
       *[many] osiedlasz co najmniej { $n } punktów siły ponad wymaganą
    }
count-controls_taken_this_action = liczba obszarów przejętych od innych w tej akcji
each-controls_taken_this_action = każdy obszar przejęty od innych w tej akcji
most-controls_taken_this_action = najwięcej obszarów przejętych od innych w jednej akcji
condition-controls_taken_this_action =
    { $n ->
        [one] przejmujesz od innych co najmniej { $n } obszar w jednej akcji
        [few] przejmujesz od innych co najmniej { $n } obszary w jednej akcji
       *[many] przejmujesz od innych co najmniej { $n } obszarów w jednej akcji
    }
