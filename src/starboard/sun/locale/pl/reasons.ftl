# Dlaczego coś jest niemożliwe, słowami zasad.

reason-space-occupied = Wszystkie pola są zajęte ({ $thing }); przesuń pionek na wolne pole.
reason-pawn-must-move = Twój pionek już tam stoi; musisz go przesunąć na inne pole.
reason-not-researched = Nie masz zbadanej tej technologii; możesz używać tylko pól własnych technologii.
reason-guild-covered = Ta gildia jest jeszcze zablokowana; najpierw wydarzenie musi usunąć kafelek blokady.
reason-no-such-space = W tej grze nie ma takiego pola.
reason-not-enough-ore =
    { $need ->
        [one] To kosztuje { $need } rudę, a masz { $have }.
        [few] To kosztuje { $need } rudy, a masz { $have }.
       *[many] To kosztuje { $need } rud, a masz { $have }.
    }
reason-not-enough-population =
    { $need ->
        [one] To wymaga { $need } kostki populacji, a masz { $have }.
        [few] To wymaga { $need } kostek populacji, a masz { $have }.
       *[many] To wymaga { $need } kostek populacji, a masz { $have }.
    }
reason-no-supply = W kolumnach zaopatrzenia nie ma już kostek.
reason-cannot-be-done = Nie możesz wykonać wszystkiego, czego wymaga ta akcja; wybierz taką, którą możesz dokończyć.
reason-nothing-to-research = Nie ma teraz technologii, którą ta akcja pozwalałaby ci zbadać; potrzebujesz technologii przez nią wymaganych.
reason-nothing-to-colonise = Nie kontrolujesz układu, na którym twoja siła wystarczałaby do kolonizacji.
reason-changes-nothing = Ta akcja niczego by teraz nie zmieniła; wybierz taką, która coś zmienia.
reason-must-change = Twoja akcja jeszcze niczego nie zmieniła; to ostatnia okazja, by to zrobiła.
reason-ends-where-it-began = Po tym ruchu twoje statki byłyby tam, gdzie na początku, i akcja niczego by nie zmieniła.
reason-no-such-ship = Nie masz tam takiego statku.
reason-no-route = Między tymi miejscami nie ma szlaku; punkt ruchu przesuwa statek o jeden odcinek.
reason-no-shipyard = Budować można tylko w Układzie Słonecznym i na kontrolowanych układach stoczniowych, chyba że efekt mówi inaczej.
reason-ship-at-most-4 = Ten statek ma już poziom 4, najwyższy.
reason-ship-already-upgraded = Ten statek został już ulepszony tym efektem; wybierz inny.
reason-must-colonise-then = Po tym ruchu nie można by już skolonizować układu, a ta akcja tego wymaga.
reason-not-controlled = Nie kontrolujesz układu { $thing }; kolonizować można tylko układ ze swoją bazą.
reason-too-little-power =
    { $short ->
        [one] Twoim statkom brakuje { $short } punktu siły, by skolonizować układ { $thing }.
        [few] Twoim statkom brakuje { $short } punktów siły, by skolonizować układ { $thing }.
       *[many] Twoim statkom brakuje { $short } punktów siły, by skolonizować układ { $thing }.
    }
reason-controlled-at-turn-start = Tym efektem nie można skolonizować układu { $thing }: na początku tury ktoś go kontrolował.
reason-crew-too-small =
    { $short ->
        [one] Tym statkom brakuje { $short } punktu siły; osiedl siłę wymaganą albo większą.
        [few] Tym statkom brakuje { $short } punktów siły; osiedl siłę wymaganą albo większą.
       *[many] Tym statkom brakuje { $short } punktów siły; osiedl siłę wymaganą albo większą.
    }
reason-wrong-level = { $thing } ma inny poziom, niż pozwala zbadać ten efekt.
reason-already-researched = { $thing }: ta technologia jest już przez ciebie zbadana.
reason-not-discovered = { $thing }: ta technologia nie jest jeszcze wynaleziona, a efekt dotyczy tylko wynalezionych.
reason-already-discovered = { $thing }: ta technologia jest już wynaleziona, a efekt dotyczy tylko niewynalezionych.
reason-prerequisites-missing = { $thing }: brakuje ci wymaganych technologii, połączonych z nią z lewej strony.
reason-must-take-achievement = Spełniasz warunek osiągnięcia, więc musisz jedno zdobyć.
reason-achievement-taken = { $thing }: to osiągnięcie już masz; każda frakcja zdobywa je raz.
reason-achievement-full = { $thing }: wszystkie pola są zajęte.
reason-achievement-not-met = { $thing }: nie spełniasz warunku.
