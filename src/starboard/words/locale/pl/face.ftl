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
final-tie-break = Rozstrzygnięcie remisu — { $parts }.
# Co się porównuje, gdy gra tego nie mówi.
tie-break = wartość
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

# Dla kogoś, kto ma pudełko.
look-at = { $piece }: { $what }.
look-polish-name = nazwa w polskim wydaniu
mark-reconstructed = { $count ->
    [one] odtworzona: { $count } wartość
    [few] odtworzone: { $count } wartości
   *[many] odtworzone: { $count } wartości
}
mark-known = Co już wiadomo: { $known }

# What a thing counts at the end: what it says, and the sum.
reckoned = { $what }: { $count } × { $vp } = { $points }
reckoned-sum = { $what }: { $points }
