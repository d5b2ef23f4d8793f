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
        [any] { $windfall ->
            [yes] windfall world of { good-any }
           *[no] production world of { good-any }
        }
       *[other] { $windfall ->
            [yes] { kind-of-world }windfall world
           *[no] { kind-of-world }production world
        }
    }
card-cost = cost { $cost }
card-defense = defense { $defense }
card-vp = { $vp } VP
card-vp-varies = variable VP
card-prestige = 1 prestige when placed
card-any-kind = You choose its kind of good when you place it, and may change it at any time. Before scoring it is chosen for the last time.
card-start = start world { $number }

keyword-rebel = Rebel
keyword-alien = ALIEN
keyword-uplift = UPLIFT
keyword-chromosome = chromosome
keyword-terraforming = TERRAFORMING
keyword-imperium = IMPERIUM

card-power = { $sign }: { $text }
card-scores =
    { $itself ->
        [yes] At the end of the game (this card counts, too):
       *[no] At the end of the game:
    }

# What belongs to no phase.
special-keeps-three = Set-up: If this is your start world, you begin with 3 cards instead of 4.
special-hand-limit-12 = End of the round: Your hand limit is 12 cards instead of 10.
special-ends-at-14 = End of the game: Your tableau ends the game only when it has 14 cards, not with 12.
special-saves-at-start = Set-up: If this is your start world, put 1 card of your starting hand under it.
special-takes-discards = End of the round: Take into your hand all cards that other players discard because of the hand limit. Your own hand may be over the limit then.
special-chooses-last = Start of the round: Choose your action after the other players have shown theirs. In the 2-player advanced game this is for your second action only.
