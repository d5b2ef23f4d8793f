# Analiza gry: szanse, szczęście i umiejętności, każda decyzja i powtórki.

review-title = { $game }: analiza
review-judged = Ocenia sieć { $network } (poziom: { $level }), według tego, co każdy z graczy wiedział.
review-progress = Trwa przegląd wszystkich decyzji: { $percent }%
review-later = Pojawi się, gdy analiza dojdzie do tego miejsca.
review-chances = Szanse na wygraną
review-at-round =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
review-at-end = Koniec
review-chance = { $who } { $chance }%
review-moment = Opisywana chwila
review-see = Zobacz na planszy
review-turning = Punkty zwrotne
review-skill = Szczęście i umiejętności
review-skill-text = W punktach procentowych szansy na wygraną. Wybory porównano z prostymi regułami, więc 0 znaczy: tak dobrze jak one. Oceny poniżej porównują z najlepszą odpowiedzią.
review-way = { $start }% po rozdaniu, { $result }% na końcu.
review-accuracy = Dokładność: { $accuracy }%
review-luck = Szczęście
review-own = Własne wybory
review-others = Wybory innych
review-luck-draws = co dobrali gracze
review-luck-reveals = co odkryto
review-luck-secrets = co inni wybrali w tajemnicy
review-luck-judgement = poprawka samej oceny
review-decisions = Decyzje
review-whose = Czyje
review-everybody = Wszystkich
review-only-bad = Tylko niedokładności i błędy
review-none = Nie ma żadnej.
review-when =
    { $round ->
        [0] Przygotowanie: { $question }
       *[other] Runda { $round }: { $question }
    }
review-label-excellent = doskonale
review-label-good = dobrze
review-label-inaccuracy = niedokładność
review-label-mistake = błąd
review-label-blunder = poważny błąd
review-played = Zagrano: { $choice }.
review-loss = Strata: { $loss } punktu procentowego szansy na wygraną (± { $error }).
review-better = Lepiej: { $choice }.
review-why = W porównaniu z wyborem „{ $than }”, średnio, jeśli dalej wszyscy grają według prostych reguł:
review-no-why = W porównaniu z wyborem „{ $than }” nic z tego, co policzono, wyraźnie za tym nie przemawia.
review-best-mark = najlepiej
review-played-mark = zagrano
review-whole = Cała analiza
review-take-eyes = Spójrz oczami gracza, żeby zobaczyć, o czym trzeba było zdecydować.
review-not-asked = W tej chwili ten gracz o niczym nie decyduje.
review-nothing-to-decide = Była tu tylko jedna odpowiedź.
review-retry = Spróbuj jeszcze raz
review-retry-text = Co wybierzesz? Wskaż na planszy.
review-try = Sprawdź mój wybór
review-working = Trwa obliczanie…
review-show = Pokaż odpowiedzi
review-open = Z odkrytymi kartami
review-open-text = Oceniono według tego, gdzie wszystko naprawdę leżało, a nie według wiedzy gracza.
review-line = Jak może być dalej
review-line-best = Jak może być dalej po wyborze: { $choice }
review-line-played = A po wyborze: { $choice }
review-line-text = To, czego gracz nie mógł wiedzieć, jest tu odgadnięte; za wszystkich grają proste reguły.

# --- zadania

puzzle = Zadanie
puzzles-all = Wszystkie zadania
puzzles-text = Momenty z gier botów, w których jeden wybór jest wyraźnie najlepszy, a proste reguły go nie widzą. Co wybierzesz?
puzzles-solved =
    { $all ->
        [0] Nie ma jeszcze zadań.
       *[other] Rozwiązane: { $count } z { $all }
    }
puzzle-link =
    { $solved ->
        [yes] Zadanie { $number }, rozwiązane; liczba graczy: { $seats }, runda { $round }
       *[no] Zadanie { $number }; liczba graczy: { $seats }, runda { $round }
    }
puzzle-right = To najlepszy wybór.
puzzle-wrong = Jest lepszy wybór.
puzzle-next = Następne zadanie
