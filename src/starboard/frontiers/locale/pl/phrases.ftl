# Części, z których składają się inne komunikaty. Biorą wartości komunikatu, który ich używa.
# `kind` to rodzaj dóbr albo planet, `keyword` słowo kluczowe; "none" – dowolny lub żaden szczególny.

kind-novelty = Nowości
kind-rare = Rzadkie Pierwiastki
kind-genes = Geny
kind-alien = Technologie Obcych

keyword-alien = Obca
keyword-imperium = Imperialna
keyword-rebel = Rebelii
keyword-terraforming = Terraformująca
keyword-uplift = Wspomagana

# Stoją po rzeczowniku i mają własną spację.
of-kind =
    { $kind ->
        [novelty] { " " }z Nowościami
        [rare] { " " }z Rzadkimi Pierwiastkami
        [genes] { " " }z Genami
        [alien] { " " }z Technologiami Obcych
       *[none] { "" }
    }
with-keyword =
    { $keyword ->
        [alien] { " " }ze słowem kluczowym { keyword-alien }
        [imperium] { " " }ze słowem kluczowym { keyword-imperium }
        [rebel] { " " }ze słowem kluczowym Rebelia
        [terraforming] { " " }ze słowem kluczowym { keyword-terraforming }
        [uplift] { " " }ze słowem kluczowym { keyword-uplift }
       *[none] { "" }
    }

# W bierniku.
amount-credits =
    { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }
amount-colonists =
    { $amount ->
        [one] { $amount } Kolonistę
        [few] { $amount } Kolonistów
       *[many] { $amount } Kolonistów
    }
amount-worlds =
    { $amount ->
        [one] { $amount } Planetę
        [few] { $amount } Planety
       *[many] { $amount } Planet
    }
count-credits =
    { $count ->
        [one] { $count } Kredyt
        [few] { $count } Kredyty
       *[many] { $count } Kredytów
    }
count-colonists =
    { $count ->
        [one] { $count } Kolonistę
        [few] { $count } Kolonistów
       *[many] { $count } Kolonistów
    }
goods-taken =
    { $goods ->
        [one] { $goods } dobro{ good-of-kind }
        [few] { $goods } dobra{ good-of-kind }
       *[many] { $goods } dóbr{ good-of-kind }
    }
# Stoi bezpośrednio po słowie "dobro" w dowolnym przypadku i ma własną spację.
good-of-kind =
    { $kind ->
        [novelty] { " " }rodzaju { kind-novelty }
        [rare] { " " }rodzaju { kind-rare }
        [genes] { " " }rodzaju { kind-genes }
        [alien] { " " }rodzaju { kind-alien }
       *[none] { "" }
    }
some-credits =
    { $credits ->
        [one] { $credits } Kredyt
        [few] { $credits } Kredyty
       *[many] { $credits } Kredytów
    }

# Co daje zdolność: PZ, Kredyty albo jedno i drugie.
gain =
    { $vp ->
        [0] { some-credits }
       *[other] { $credits ->
            [0] { $vp } PZ
           *[other] { $vp } PZ i { some-credits }
        }
    }

# Co liczy kafel ze znakiem "?" albo zdolność; razem z "za każdą" albo "za każdy".
counted = { counted-other }{ counted-size }{ counted-noun }{ counted-military }{ counted-goods }{ of-kind }{ with-keyword }{ counted-power }
counted-military =
    { $military ->
        [yes] { " " }militarną
       *[no] { "" }
    }
counted-goods =
    { $goods ->
        [windfall] { " " }zdobyczną
        [production] { " " }produkcyjną
       *[gray] { "" }
    }
counted-size =
    { $size ->
        [small] małą{ " " }
        [large] dużą{ " " }
       *[none] { "" }
    }
counted-noun =
    { $count ->
        [colony] Kolonię
        [development] Technologię
       *[tile] kafel
    }
counted-other =
    { $count ->
        [tile] { $other ->
            [yes] każdy inny{ " " }
           *[no] każdy{ " " }
        }
       *[other] { $other ->
            [yes] każdą inną{ " " }
           *[no] każdą{ " " }
        }
    }
counted-power =
    { $power ->
        [develop] { " " }ze Zdolnością Rozwoju Technologii
        [explore] { " " }ze Zdolnością Odkrywania
        [settle] { " " }ze Zdolnością Kolonizacji
        [produce] { " " }ze Zdolnością Produkcji
        [trade] { " " }ze Zdolnością Sprzedaży
        [consume] { " " }ze Zdolnością Konsumpcji
        [military] { " " }z siłą militarną
       *[none] { "" }
    }
