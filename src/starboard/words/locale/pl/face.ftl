# Co mówi każda gra: kto i jak podaje się wynik.

seat = Gracz { $number }
seat-you = Ty (gracz { $number })
seat-you-named = Ty ({ $name })
nothing = nic
final-score =
    { $points ->
        [one] Miejsce { $rank }: { $who }, { $points } punkt.
        [few] Miejsce { $rank }: { $who }, { $points } punkty.
       *[many] Miejsce { $rank }: { $who }, { $points } punktów.
    }
final-tie-break = Rozstrzygnięcie remisu: { $count }.
running-score =
    { $points ->
        [one] { $who }: dotąd { $points } punkt.
        [few] { $who }: dotąd { $points } punkty.
       *[many] { $who }: dotąd { $points } punktów.
    }
score-line = { $points } za: { $text }

# Odpowiedzi na opcję, która jest włączona albo nie.

option-yes = Tak
option-no = Nie
