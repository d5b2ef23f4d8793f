review-title = { $game }: analiza
review-judged = Ocenia sieć { $network } na poziomie { $level }, według tego, co każdy z graczy wiedział.
review-unfinished = Gra nie jest skończona: kończy się szansami z chwili, w której ją przerwano.
review-players = Szczęście i umiejętności
review-column-player = Gracz
review-column-start = Po rozdaniu
review-column-luck = Szczęście
review-column-own = Własne wybory
review-column-others = Wybory innych
review-column-result = Wynik
review-column-accuracy = Dokładność
review-seat = { $who }: { $start }% po rozdaniu, szczęście { $luck }, własne wybory { $own }, wybory innych { $others }: { $result }%. Dokładność: { $accuracy }%.
review-no-accuracy = –
review-luck-draws = co dobrali gracze
review-luck-reveals = co odkryto
review-luck-secrets = co inni wybrali w tajemnicy
review-luck-judgement = poprawka samej oceny
review-chances = Szanse na wygraną
review-turning-points = Punkty zwrotne
review-turning-point =
    { $round ->
        [0] Przygotowanie: { $changes }
       *[other] Runda { $round }: { $changes }
    }
review-change = { $who } { $by }%
review-decisions = Decyzje
review-decision =
    { $round ->
        [0] Przygotowanie, { $who }: { $question }
       *[other] Runda { $round }, { $who }: { $question }
    }
review-played = Zagrano: { $choice } ({ $label }, strata { $loss }% szans na wygraną, ± { $error }).
review-better = Lepiej: { $choice }.
review-best = Zagrano: { $choice } ({ $label }).
review-nothing = nic
review-label-excellent = doskonale
review-label-good = dobrze
review-label-inaccuracy = niedokładność
review-label-mistake = błąd
review-label-blunder = poważny błąd
review-why-points =
    { $more ->
        [yes] o { $points } pkt więcej: { $line }
       *[no] o { $points } pkt mniej: { $line }
    }
review-why-total =
    { $more ->
        [yes] { $who } kończy z wynikiem wyższym o { $points } pkt
       *[no] { $who } kończy z wynikiem niższym o { $points } pkt
    }
review-why-theirs =
    { $more ->
        [yes] { $who } dostaje o { $points } pkt więcej: { $line }
       *[no] { $who } dostaje o { $points } pkt mniej: { $line }
    }
review-why-but = ale { $reason }
review-why-holding = { $holding } na początku rundy { $round }
review-why-rounds =
    { $more ->
        [yes] gra trwa o { $rounds } rundy dłużej
       *[no] gra trwa o { $rounds } rundy krócej
    }
review-why = Potem, jeśli wszyscy grają według prostych reguł, średnio: { $reasons }.
review-opponent = przeciwnik
hint-close = Najlepsze odpowiedzi niewiele się tu różnią.
hint-clear = Jedna odpowiedź jest tu wyraźnie lepsza od innych.
hint-opponent = Pomyśl, co zyska na tym { $who }.
hint-rounds = Pomyśl, jak szybko skończy się gra.
