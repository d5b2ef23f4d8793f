# Części, z których składają się komunikaty faz. Biorą wartości komunikatu, który ich używa.
# `good` to rodzaj towaru albo świata, "none" – dowolny.

good-novelty = Towary oryginalne
good-rare = Pierwiastki rzadkie
good-genes = Geny
good-alien = Technologia Obcych
good-any = dowolny rodzaj

# Stoi bezpośrednio po słowie "towar" w dowolnym przypadku i ma własną spację.
kind-of-good =
    { $good ->
        [novelty] { " " }rodzaju { good-novelty }
        [rare] { " " }rodzaju { good-rare }
        [genes] { " " }rodzaju { good-genes }
        [alien] { " " }rodzaju { good-alien }
       *[none] { "" }
    }
# Stoi bezpośrednio po słowie "świat" w dowolnym przypadku i ma własną spację.
kind-of-world =
    { $good ->
        [novelty] { " " }Towarów oryginalnych
        [rare] { " " }Pierwiastków rzadkich
        [genes] { " " }Genów
        [alien] { " " }Technologii Obcych
       *[none] { "" }
    }

# W bierniku.
cards =
    { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
extra-cards =
    { $cards ->
        [one] { $cards } dodatkową kartę
        [few] { $cards } dodatkowe karty
       *[many] { $cards } dodatkowych kart
    }
goods =
    { $goods ->
        [one] { $goods } towar{ kind-of-good }
        [few] { $goods } towary{ kind-of-good }
       *[many] { $goods } towarów{ kind-of-good }
    }
prestige-points =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
       *[many] { $prestige } punktów prestiżu
    }

# Co daje zdolność: PZ, karty, prestiż albo kilka z nich.
gain =
    { $prestige ->
        [0] { $vp ->
            [0] { cards }
           *[other] { $cards ->
                [0] { $vp } PZ
               *[other] { $vp } PZ i { cards }
            }
        }
       *[other] { $vp ->
            [0] { $cards ->
                [0] { prestige-points }
               *[other] { cards } i { prestige-points }
            }
           *[other] { $cards ->
                [0] { $vp } PZ i { prestige-points }
               *[other] { $vp } PZ, { cards } i { prestige-points }
            }
        }
    }
