# What is printed on a card besides its powers.

card-title = { $name } — { $details }
card-development = development
card-world =
    { $military ->
        [yes] military { world-type }
       *[no] { world-type }
    }
world-type =
    { $good ->
        [none] world
       *[other] { $windfall ->
            [yes] { kind-of-world }windfall world
           *[no] { kind-of-world }production world
        }
    }
card-cost = cost { $cost }
card-defense = defense { $defense }
card-vp = { $vp } VP
card-vp-varies = variable VP
card-start = start world { $number }

keyword-rebel = Rebel
keyword-alien = ALIEN
keyword-uplift = UPLIFT
keyword-chromosome = chromosome
keyword-terraforming = TERRAFORMING
keyword-imperium = IMPERIUM

card-power = { $sign }: { $text }
card-scores = At the end of the game (this card counts too where it fits):
