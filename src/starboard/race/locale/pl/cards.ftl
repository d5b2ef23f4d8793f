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
        [any] { $windfall ->
            [yes] świat windfall ({ good-any })
           *[no] świat produkcyjny ({ good-any })
        }
       *[other] { $windfall ->
            [yes] świat windfall{ kind-of-world }
           *[no] świat produkcyjny{ kind-of-world }
        }
    }
card-cost = koszt { $cost }
card-defense = obronność { $defense }
card-vp = { $vp } PZ
card-vp-varies = zmienna liczba PZ
card-prestige = 1 punkt prestiżu za wyłożenie
card-any-kind = Rodzaj tego świata wybierasz, gdy go wykładasz, i możesz go w każdej chwili zmienić. Ostatni raz wybierasz go przed liczeniem punktów.
card-start = świat początkowy nr { $number }

# Słowa kluczowe są na kartach po angielsku także w polskim wydaniu.
keyword-rebel = Rebel
keyword-alien = ALIEN
keyword-uplift = UPLIFT
keyword-chromosome = chromosom
keyword-terraforming = TERRAFORMING
keyword-imperium = IMPERIUM

card-power = { $sign }: { $text }
card-scores =
    { $itself ->
        [yes] Na koniec gry (ta karta też się liczy):
       *[no] Na koniec gry:
    }

# Co nie należy do żadnej fazy.
special-keeps-three = Przygotowanie: Jeśli to twój świat początkowy, zaczynasz z 3 kartami zamiast 4.
special-hand-limit-12 = Koniec rundy: Twój limit kart na ręce to 12 zamiast 10.
special-ends-at-14 = Koniec gry: Twój układ kończy grę dopiero wtedy, gdy ma 14 kart, a nie 12.
special-saves-at-start = Przygotowanie: Jeśli to twój świat początkowy, włóż pod niego 1 kartę ze swojej początkowej ręki.
special-takes-discards = Koniec rundy: Weź na rękę wszystkie karty, które pozostali gracze odrzucają z powodu limitu ręki. Możesz przez to przekroczyć swój limit.
special-chooses-last = Początek rundy: Wybierasz swoją akcję po odkryciu akcji pozostałych graczy. W zaawansowanej grze 2-osobowej dotyczy to tylko drugiej akcji.
