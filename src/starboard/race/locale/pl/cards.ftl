# Co jest na karcie oprócz zdolności.

card-title = { $name } — { $details }
card-development = technologia
card-world =
    { $military ->
        [yes] { $good ->
            [none] świat militarny
           *[other] militarny { world-type }
        }
       *[no] { world-type }
    }
world-type =
    { $good ->
        [none] świat
       *[other] { $windfall ->
            [yes] świat windfall{ kind-of-world }
           *[no] świat produkcyjny{ kind-of-world }
        }
    }
card-cost = koszt { $cost }
card-defense = obronność { $defense }
card-vp = { $vp } PZ
card-vp-varies = zmienna liczba PZ
card-start = świat początkowy nr { $number }

# Słowa kluczowe są na kartach po angielsku także w polskim wydaniu.
keyword-rebel = Rebel
keyword-alien = ALIEN
keyword-uplift = UPLIFT
keyword-chromosome = chromosom
keyword-terraforming = TERRAFORMING
keyword-imperium = IMPERIUM

card-power = { $sign }: { $text }
card-scores = Na koniec gry (ta karta też się liczy, jeśli pasuje):
