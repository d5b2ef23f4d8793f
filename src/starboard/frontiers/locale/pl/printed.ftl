# Dla kogoś, kto ma pudełko: `piece-…` nazywa element, `look-…` mówi, co z niego odczytać; razem tworzą zdanie.

piece-home = Plansza Imperium z Rodzimą Kolonią { $thing }
piece-world = Planeta { $thing }
piece-development = Technologia { $thing }
piece-goal = Cel { $thing }

look-home-name = nazwa Rodzimej Kolonii
look-home-cost = koszt Rodzimej Kolonii; jeśli liczba jest czerwona, wpisz zamiast tego „defense”
look-home-defense = czerwona liczba, czyli obrona; jeśli nie jest czerwona, wpisz zamiast tego „cost”
look-home-colonists = ilu Kolonistów leży na Rodzimej Kolonii
look-home-vp = PZ w sześciokącie
look-home-kind = kolor Rodzimej Kolonii („novelty” niebieski, „rare” brązowy, „genes” zielony, „alien” żółty, „none” szary)
look-home-goods = „production”, jeśli ikona jest wypełniona kolorem, „windfall”, jeśli ma tylko poświatę, „gray”, jeśli nie ma ani jednego, ani drugiego
look-home-keywords = słowa kluczowe
look-home-powers = Zdolności, każda z Akcją, którą zmienia
look-home-mat = jaka Rodzima Kolonia jest na drugiej stronie; obie mają tu ten sam numer
look-home-side = czy to strona a, czy b planszy
look-home-first-game = czy jej cyfra jest wpisana w biały kwadrat, czyli czy to strona na pierwszą rozgrywkę

look-world-name = nazwa
look-world-cost = koszt; jeśli liczba jest czerwona, wpisz zamiast tego „defense”
look-world-defense = czerwona liczba, czyli obrona; jeśli nie jest czerwona, wpisz zamiast tego „cost”
look-world-colonists = ilu Kolonistów wymaga
look-world-vp = PZ w sześciokącie
look-world-scores = za co daje PZ jej „?”
look-world-kind = kolor („novelty” niebieski, „rare” brązowy, „genes” zielony, „alien” żółty, „none” szary)
look-world-goods = „production”, jeśli ikona jest wypełniona kolorem, „windfall”, jeśli ma tylko poświatę, „gray”, jeśli nie ma ani jednego, ani drugiego
look-world-keywords = słowa kluczowe
look-world-powers = Zdolności, każda z Akcją, którą zmienia
look-world-not-for-sale = czy jej dobra nie można sprzedać

look-development-name = nazwa
look-development-size = czy kafel jest mały, czy duży
look-development-cost = koszt na złotej płytce
look-development-vp = PZ w sześciokącie
look-development-scores = za co daje PZ jej „?”
look-development-keywords = słowa kluczowe
look-development-powers = Zdolności, każda z Akcją, którą zmienia
look-development-pair = co jest na drugiej stronie kafla; obie strony mają tu tę samą literę
look-development-first-game = czy ma biały kwadrat, czyli czy to strona na pierwszą rozgrywkę

look-goal-name = nazwa
look-goal-scale = ile PZ za ile rzeczy
look-goal-most = ile rzeczy mieści jego plansza Magazynu
