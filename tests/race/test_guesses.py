"""Guesses hide: what a seat cannot know varies; every deal that fits what it has seen is as likely; no other occurs.

Cards in hands, on the discard pile and as goods lie face down (base rulebook, set-up and "Karty").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import factorial

import pytest
from tests.kernel.test_chance import chi_square, critical
from tests.race import laws
from tests.race.scenario import Table, table

from starboard.kernel import PASS, Chance, Stream
from starboard.race import search
from starboard.race.guesses import DISCARD, HiddenPile
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET

BOW = 3


def guesses(game: RaceGame, seat: int, count: int) -> list[RaceGame]:
    """Positions as the seat might imagine them; each keeps the laws and all that the seat sees."""
    found = []
    for number in range(count):
        guess = game.guess(seat, Stream(f"guess {number}"))
        assert isinstance(guess, RaceGame)
        found.append(guess)
    for guess in found[:20]:
        laws.check(guess)
        assert guess.view(seat) == game.view(seat)
    return found


def equally_likely(game: RaceGame, seat: int, what: Callable[[RaceGame], Hashable], kinds: int, each: int = 25) -> None:
    """Over many guesses this takes exactly this many values, each about equally often."""
    counts = Counter(what(guess) for guess in guesses(game, seat, kinds * each))
    assert len(counts) == kinds, counts
    assert chi_square(list(counts.values())) < critical(kinds)


def small(t: Table, deck: int, discard: int) -> RaceGame:
    """All other cards of the deck are out of the game, so that few deals are possible."""
    pile = t.game.piles[0]
    cards = pile.deck + pile.discard
    pile.deck, pile.discard, t.game.set_aside = cards[:deck], cards[deck : deck + discard], cards[deck + discard :]
    return t.game


def put_into(game: RaceGame, seat: int, zone: list[int]) -> int:
    """A card of the deck, known to its owner alone."""
    card = game.piles[0].deck.pop()
    zone.append(card)
    game.known[card] = 1 << seat
    return card


# --- every zone -----------------------------------------------------------------------------------------------


def scavengers() -> tuple[RaceGame, int]:
    """Seat 1 has a card in hand, one saved, one just paid and a good; one is discarded, one in the deck."""
    t = table(level=BOW, tableau={1: ["Galactic Scavengers", "Gem World"]}, goods={1: ["Gem World"]}, playing=[0, 1])
    game = small(t, deck=4, discard=1)
    player = game.players[1]
    for zone in (player.hand, player.saved, player.paid):
        put_into(game, 1, zone)
    return game, game.thing("gem-world")


def everything_hidden(game: RaceGame) -> tuple[int, ...]:
    player = game.players[1]
    good = game.good[game.thing("gem-world")]
    return (*player.hand, *player.saved, *player.paid, good, *game.piles[0].discard, *game.piles[0].deck)


@pytest.mark.parametrize("zone", range(6), ids=["hand", "saved", "paid", "good", "discard", "deck"])
def test_each_hidden_place_has_each_hidden_card_equally_often(zone: int) -> None:
    game, _world = scavengers()
    equally_likely(game, 0, lambda guess: everything_hidden(guess)[zone], 6, each=60)


def test_all_deals_of_hidden_cards_are_equally_likely() -> None:
    game, _world = scavengers()
    assert len(everything_hidden(game)) == 6
    equally_likely(game, 0, everything_hidden, factorial(6), each=8)


def test_the_owner_knows_its_own_cards_but_not_its_good() -> None:
    """A good is a card from the deck that nobody has seen."""
    game, world = scavengers()
    player = game.players[1]
    for guess in guesses(game, 1, 50):
        mine = guess.players[1]
        assert (mine.hand, mine.saved, mine.paid) == (player.hand, player.saved, player.paid)
    equally_likely(game, 1, lambda guess: (guess.good[world], *guess.piles[0].discard), 6, each=60)


def exploring() -> RaceGame:
    """Both seats are looking at the three cards they have drawn; seat 1 holds one more. Two cards are in the deck."""
    t = table(more={0: 1, 1: 1}, playing=[0, 1]).round("explore-1-1")
    assert (t.asked(0), t.asked(1)) == ("explore-keep", "explore-keep")
    return small(t, deck=2, discard=0)


def deck_from_the_top(game: RaceGame) -> list[int]:
    """The deck in the order in which a seat would draw it: it has no other."""
    deck = game.piles[0].deck[:]
    luck = game.chance.copy()
    return [luck.draw(deck, "deck", 0, "hand") for _ in game.piles[0].deck]


def looked_at(game: RaceGame) -> tuple[int, ...]:
    """What seat 1 looks at, what it holds, and the deck."""
    return (*game.players[1].drawn, *game.players[1].hand, *deck_from_the_top(game))


@pytest.mark.parametrize("place", range(6), ids=["first", "second", "third", "hand", "top", "below"])
def test_what_another_looks_at_in_explore_is_any_card_that_one_has_not_seen(place: int) -> None:
    """Explore: cards are drawn and looked at face down; all keep what they want at the same time."""
    game = exploring()
    assert len(looked_at(game)) == 6
    equally_likely(game, 0, lambda guess: looked_at(guess)[place], 6, each=60)


def test_what_one_looks_at_in_explore_oneself_stays() -> None:
    game = exploring()
    mine = game.players[1]
    for guess in guesses(game, 1, 50):
        assert (guess.players[1].drawn, guess.players[1].hand) == (mine.drawn, mine.hand)
    equally_likely(game, 1, lambda guess: tuple(sorted(guess.players[0].drawn)), 20, each=30)


def hidden_from(game: RaceGame, seat: int) -> dict[str, set[int]]:
    """The cards that the seat cannot see, by the place where they lie."""
    zones = {"deck": game.piles[0].deck, "discard": game.piles[0].discard}
    for each, player in enumerate(game.players):
        if each != seat:
            zones |= {f"hand {each}": player.hand, f"drawn {each}": player.drawn}
            zones |= {f"paid {each}": player.paid, f"saved {each}": player.saved}
    zones |= {f"good {world}": [card] for world, card in enumerate(game.good) if card != PASS}
    return {
        name: {card for card in cards if name.startswith("good") or not game.known[card] >> seat & 1}
        for name, cards in zones.items()
    }


@pytest.mark.parametrize(("seats", "level"), [(2, 0), (4, 0), (3, 1), (5, 3)])
def test_in_played_games_every_hidden_place_varies(seats: int, level: int) -> None:
    """Whatever has happened: nothing that a seat cannot see is the same in all guesses; what it sees is."""
    met: Counter[str] = Counter()
    for seed in ("1", "2"):
        game = RULESET.new_game(seats, {"level": level}, Chance.seeded(seed, seats))
        assert isinstance(game, RaceGame)
        source = Stream(seed)
        number = 0
        while not game.over:
            number += 1
            if game.round and number % 13 == 0:
                seat = source.below(seats)
                hidden = hidden_from(game, seat)
                found = [hidden_from(guess, seat) for guess in guesses(game, seat, 8)]
                for name, cards in hidden.items():
                    if cards and len(set().union(*hidden.values()) - cards) > 3:
                        assert len({frozenset(one[name]) for one in found}) > 1, (seed, number, seat, name)
                        met[name.split()[0]] += 1
                for one in found:
                    assert {name: len(cards) for name, cards in one.items()} == {
                        name: len(cards) for name, cards in hidden.items()
                    }
            decision = game.decisions[source.below(len(game.decisions))]
            game.decide(decision.seat, decision.form.random(source))
    assert min(met[kind] for kind in ("deck", "discard", "hand", "drawn", "good")) > 3, met


# --- what it has seen -----------------------------------------------------------------------------------------


def test_what_one_discarded_stays_on_the_discard_pile() -> None:
    game = small(table(more={0: 2, 1: 2}), deck=4, discard=2)
    mine = game.players[0].hand[0]
    game.discard_from_hand(0, [mine], "discard")
    places = Counter(mine in guess.piles[0].discard for guess in guesses(game, 0, 100))
    assert places == {True: 100}
    others = Counter(mine in guess.piles[0].discard for guess in guesses(game, 1, 100))
    assert min(others.values()) > 0, "the other seat does not know it there"


def shuffled_once() -> tuple[RaceGame, int, int, int]:
    """Seat 0's discard was shuffled into the deck. The good and seat 1's hand were there before."""
    t = table(tableau={1: ["Gem World", "Rebel Miners"]}, goods={1: ["Gem World"]}, more={0: 2, 1: 1})
    game = small(t, deck=0, discard=2)
    mine = game.players[0].hand[0]
    game.discard_from_hand(0, [mine], "discard")
    game.reshuffle(game.piles[0])
    return game, mine, game.thing("gem-world"), game.thing("rebel-miners")


def test_what_one_saw_shuffled_is_in_no_place_that_was_filled_before() -> None:
    """The deck of three holds it: nothing has left the deck since."""
    game, mine, old, _new = shuffled_once()
    for guess in guesses(game, 0, 100):
        assert mine in guess.piles[0].deck
    equally_likely(game, 0, lambda guess: (guess.good[old], *guess.players[1].hand), 4 * 3, each=40)


def test_what_one_saw_shuffled_may_be_in_a_place_that_was_filled_since() -> None:
    game, mine, old, new = shuffled_once()
    game.put_good(1, new)
    places = Counter(
        "new" if mine == guess.good[new] else "deck" if mine in guess.piles[0].deck else "old"
        for guess in guesses(game, 0, 600)
    )
    assert set(places) == {"new", "deck"}
    # Three places take it: the new good and two in the deck.
    assert chi_square([places["new"] * 2, places["deck"]]) < 2 * critical(2)
    assert all(guess.good[old] != mine for guess in guesses(game, 0, 100))


def test_a_later_shuffle_of_what_another_discarded_does_not_make_one_forget() -> None:
    """Seat 0 saw its card go in at the first shuffle. Seat 1 drew it, which it does not know, and discarded it; at the
    second shuffle only seat 1 knows that. Seat 0 still knows that the old good cannot be that card."""
    game, mine, old, _new = shuffled_once()
    game.piles[0].deck.remove(mine)
    game.players[1].hand.append(mine)
    game.players[1].filled = 1
    game.known[mine] = 1 << 1
    game.discard_from_hand(1, [mine], "discard")
    game.reshuffle(game.piles[0])
    found = guesses(game, 0, 200)
    assert all(guess.good[old] != mine for guess in found)
    assert {mine in guess.piles[0].deck for guess in found} == {True, False}
    assert all(mine in guess.piles[0].deck for guess in guesses(game, 1, 50)), "seat 1 saw it go in last"


# --- a card that was known in another's hand ------------------------------------------------------------------


def found_by_search() -> tuple[RaceGame, int]:
    """Seat 1 has found a card that everybody saw, and holds three others. Two cards are discarded, four in the deck."""
    t = table(level=BOW, seats=2, more={0: 1, 1: 4})
    game = small(t, deck=4, discard=2)
    card = game.players[1].hand[0]
    game.known[card] = 0b11
    return game, card


def where(guess: RaceGame, card: int) -> str:
    pile = guess.piles[0]
    zones = {"hand": guess.players[1].hand, "discard": pile.discard, "deck": pile.deck}
    return next((name for name, zone in zones.items() if card in zone), "elsewhere")


@pytest.mark.parametrize("paid", [True, False], ids=["the card itself", "another card"])
def test_others_cannot_tell_whether_a_card_that_they_knew_was_discarded(paid: bool) -> None:
    """Cards are discarded face down: nobody else sees whether the card that seat 1 found is one of them. It is in hand
    or on the discard pile, in each place as likely; and it looks the same, whichever it was."""
    game, card = found_by_search()
    hand = game.players[1].hand
    game.discard_from_hand(1, [card if paid else hand[1]], "pay")
    assert game.name(card) not in str(game.view(0)["table"])
    places = Counter(where(guess, card) for guess in guesses(game, 0, 600))
    assert set(places) == {"hand", "discard"}
    # Three cards are left in hand, and three are discarded.
    assert chi_square([places["hand"], places["discard"]]) < critical(2)
    assert all(where(guess, card) == ("discard" if paid else "hand") for guess in guesses(game, 1, 50))


def test_until_a_card_is_discarded_it_is_known_in_that_hand() -> None:
    game, card = found_by_search()
    assert all(where(guess, card) == "hand" for guess in guesses(game, 0, 50))


def test_when_a_whole_hand_is_discarded_everybody_knows_that_the_card_was_in_it() -> None:
    game, card = found_by_search()
    game.discard_from_hand(1, game.players[1].hand[:], "pay")
    assert all(where(guess, card) == "discard" for guess in guesses(game, 0, 50))
    assert game.name(card) in str(game.view(0)["table"])


@pytest.mark.parametrize("paid", [True, False], ids=["the card itself", "another card"])
def test_after_a_shuffle_it_may_be_in_the_deck_or_still_in_that_hand(paid: bool) -> None:
    game, card = found_by_search()
    hand = game.players[1].hand
    game.discard_from_hand(1, [card if paid else hand[1]], "pay")
    game.reshuffle(game.piles[0])
    places = Counter(where(guess, card) for guess in guesses(game, 0, 1000))
    assert set(places) == {"hand", "deck"}
    # Three places in hand, seven in the deck.
    assert chi_square([places["hand"] * 7, places["deck"] * 3]) < 5 * critical(2)


def test_where_few_deals_fit_one_is_found_and_mixed() -> None:
    """Where a card that one has lost track of hardly fits anywhere, one deal is looked for, and then mixed: all keeps
    its size, and every place that takes the card is as likely."""
    game, card = found_by_search()
    game.discard_from_hand(1, [game.players[1].hand[1]], "pay")
    counts: Counter[str] = Counter()
    for number in range(400):
        guess = game.copy()
        pile = HiddenPile(guess, 0, 0)
        sizes = [len(zone.hidden) for zone in pile.zones]
        pile.forget(guess)
        dealt = pile.deal_one_by_one(guess, [card], pile.cards, Stream(f"few {number}"))
        assert [len(cards) for cards in dealt] == sizes
        assert sorted(one for cards in dealt for one in cards) == pile.cards
        owners = [zone.owner for zone, cards in zip(pile.zones, dealt, strict=True) if card in cards]
        counts["hand" if owners == [1] else "discard" if owners == [DISCARD] else "wrong"] += 1
    assert set(counts) == {"hand", "discard"}
    assert chi_square(list(counts.values())) < critical(2)


def test_a_card_taken_by_search_is_known_until_its_owner_pays() -> None:
    """R-104: everybody sees what a search turns up. What seat 1 pays with nobody sees."""
    t = table(level=BOW, more={0: 2, 1: 6}, hand={1: ["Interstellar Bank"]})
    game = t.game
    card = game.thing("gem-world")
    game.piles[0].deck.remove(card)
    game.aside.append(card)
    game.known[card] = 0b11
    search.take(game, 1, card)
    assert all(card in guess.players[1].hand for guess in guesses(game, 0, 30))
    t.round("develop").decline(0).choose(1, "Interstellar Bank").pay(1)
    assert len(game.piles[0].discard) == 1
    found = guesses(game, 0, 200)
    assert {where(guess, card) for guess in found} == {"hand", "discard"}


def test_who_takes_the_discards_may_have_got_it() -> None:
    """R-129: discards to the hand limit go into the hand of whoever has Retrofit & Salvage, Inc, unseen by a third."""
    t = table(level=BOW, seats=3, tableau={0: ["Retrofit & Salvage, Inc"]}, more={1: 11, 2: 1})
    t.round("settle")
    card = t.game.players[1].hand[0]
    t.game.known[card] = 0b111
    for seat in range(3):
        t.decline(seat)
    t.choose(1, t.game.players[1].hand[-1])
    found = guesses(t.game, 2, 1200)  # one place of about a hundred
    assert {card in guess.players[0].hand for guess in found} == {True, False}


def test_what_was_seen_is_forgotten_when_every_place_was_filled_since() -> None:
    """Seat 0 saw its card go into the deck at the shuffle. As soon as all hidden places were filled after it, that says
    nothing any more: the card may be in any of them."""
    game, mine, old, _new = shuffled_once()
    game.discard_good(1, old)
    game.piles[0].deck += game.piles[0].discard
    game.piles[0].discard = []
    game.put_good(1, old)
    for player in game.players:
        player.filled = 1
    assert all(not guess.seen[mine] for guess in guesses(game, 0, 20))
    hidden = [*game.piles[0].deck, game.good[old], *game.players[1].hand]
    equally_likely(game, 0, lambda guess: guess.good[old], len(hidden), each=40)


# --- guesses of guesses ---------------------------------------------------------------------------------------


def test_what_another_seat_knows_moves_with_the_cards() -> None:
    """Seat 1 does not know which card seat 0 saw shuffled: in its guesses it is now this card, now that, but always one
    in the deck, where seat 0 knows it to be. So seat 0 can guess in turn."""
    game, mine, _old, _new = shuffled_once()
    imagined = set()
    for guess in guesses(game, 1, 50):
        seen = [card for card, shuffles in enumerate(guess.seen) if shuffles]
        assert len(seen) == 1
        assert seen[0] in guess.piles[0].deck
        imagined.add(seen[0])
        for again in guesses(guess, 0, 2):
            assert seen[0] in again.piles[0].deck
    assert len(imagined) > 3
    assert mine in imagined


# --- drafted decks --------------------------------------------------------------------------------------------


def drafting(seats: int, passes: int, level: int = BOW) -> RaceGame:
    """Everybody has taken the first card of their packet, this many times."""
    game = RULESET.new_game(seats, {"level": level, "draft": True}, Chance.seeded("draft", seats))
    assert isinstance(game, RaceGame)
    for _ in range(passes):
        for decision in game.decisions:
            game.decide(decision.seat, decision.form.first())
    return game


def test_whoever_comes_next_took_any_card_of_the_packet_that_was_passed_on() -> None:
    """TGS p10: one card is kept and the others go to the left neighbour. Of three players with packets of five, seat 1
    has taken one of the four cards that seat 0 passed on, and seat 2 looks at the others."""
    before = drafting(3, 0)
    first = before.players[0].pack[:]
    game = drafting(3, 2)
    passed = [card for card in first if card not in game.piles[1].deck]
    assert len(passed) == 4
    for guess in guesses(game, 0, 50):
        assert {*guess.piles[2].deck, *guess.players[2].pack} >= set(passed)
        assert len(set(guess.piles[2].deck) & set(passed)) == 1
    equally_likely(game, 0, lambda guess: next(card for card in guess.piles[2].deck if card in passed), 4, each=60)


def test_when_a_packet_comes_back_the_two_others_have_taken_a_card_each() -> None:
    """Seat 0 sees which two are gone, and not who has which. Those still in the packet it sees."""
    first = drafting(3, 0).players[0].pack[:]
    game = drafting(3, 3)
    gone = [card for card in first if card not in game.piles[1].deck and card not in game.players[0].pack]
    assert len(gone) == 2
    for guess in guesses(game, 0, 50):
        assert guess.players[0].pack == game.players[0].pack
        assert guess.piles[1].deck == game.piles[1].deck
        assert [len(set(guess.piles[pile].deck) & set(gone)) for pile in (2, 3)] == [1, 1]
    equally_likely(game, 0, lambda guess: gone[0] in guess.piles[2].deck, 2, each=150)


def test_while_decks_are_drafted_a_guess_can_be_guessed_in_turn() -> None:
    """What the others have seen in packets moves with the cards: start worlds, packets and decks alike."""
    for passes in (0, 1, 2, 4, 9, 20):
        game = drafting(3, passes)
        for guess in guesses(game, passes % 3, 15):
            for seat in range(3):
                assert guess.guess(seat, Stream(f"{passes} {seat}")).view(seat) == guess.view(seat)
            for each, player in enumerate(guess.players):
                mine = player.pack + guess.piles[each + 1].deck
                assert all(guess.drafted_seen[card] >> 8 * each & 255 for card in mine), "one has seen one's own"
                dealt = [card for other in guess.players for card in other.drawn]
                assert not any(guess.drafted_seen[card] for card in dealt), "nobody has seen a start world in a packet"


def test_cards_that_a_seat_never_saw_may_be_anywhere_else() -> None:
    game = drafting(3, 1)
    unseen = [card for card in range(len(game.content.cards)) if not game.drafted_seen[card] & 255]
    taken: Counter[int] = Counter()
    for guess in guesses(game, 0, 2000):
        taken.update(card for card in guess.piles[3].deck if card in unseen)
    hidden = [card for card in unseen if card not in [one for player in game.players for one in player.drawn]]
    assert len(taken) > len(hidden) * 0.9


@pytest.mark.parametrize(("seats", "level"), [(3, BOW), (5, BOW), (6, BOW), (3, 1)])
def test_after_the_draft_everybody_has_as_many_cards_of_each_packet_as_they_took(seats: int, level: int) -> None:
    """A card of a packet can only be with somebody whom that packet reached after it was passed on."""
    game = drafting(seats, 0, level)
    while game.pile_of[0] == 0:
        for decision in game.decisions:
            game.decide(decision.seat, decision.form.first())

    def taken_by(guess: RaceGame) -> Counter[tuple[int, int]]:
        """How many cards that seat 0 saw with each packet are in each pile."""
        found: Counter[tuple[int, int]] = Counter()
        for number in range(2, seats + 1):
            pile = guess.piles[number]
            player = guess.players[number - 1]
            for card in pile.deck + pile.discard + player.hand + player.drawn:
                found[number, game.drafted_seen[card] & 255] += 1
        return found

    owners = set()
    for guess in guesses(game, 0, 60):
        mine, theirs = taken_by(game), taken_by(guess)
        assert {place: count for place, count in theirs.items() if place[1]} == {
            place: count for place, count in mine.items() if place[1]
        }
        owners.add(frozenset(guess.piles[2].deck + guess.players[1].hand))
    assert len(owners) == 60


def test_a_good_of_ones_own_is_of_ones_own_deck() -> None:
    """With drafted decks everybody draws from their own (TGS p10): seat 0 knows all cards of its deck, and not their
    order."""
    game = drafting(3, 0)
    source = Stream("goods")
    while game.round < 8 and not game.over:
        for decision in game.decisions:
            game.decide(decision.seat, decision.form.random(source))
    worlds = [world for world in game.players[0].tableau if game.good[world] != PASS and game.good_pile[world] == 1]
    assert worlds

    def own(guess: RaceGame) -> list[int]:
        return sorted(guess.piles[1].deck + guess.piles[1].discard + [guess.good[world] for world in worlds])

    goods: Counter[int] = Counter()
    for guess in guesses(game, 0, 200):
        assert own(guess) == own(game)
        goods.update([guess.good[worlds[0]]])
    assert len(goods) > 5


# --- the robot ------------------------------------------------------------------------------------------------


def test_every_hidden_card_is_on_the_robots_stack_equally_often() -> None:
    """Its draw stack comes unseen from the deck."""
    game = RULESET.new_game(1, {"level": 1, "solo": True}, Chance.seeded("stack", 1))
    assert isinstance(game, RaceGame)
    robot = game.robot
    assert robot is not None
    assert len(robot.stack) > 1
    stacked: Counter[int] = Counter()
    for guess in guesses(game, 0, 1200):
        assert guess.robot is not None
        stacked.update(guess.robot.stack)
    hidden = [*robot.stack, *game.piles[0].deck, *(card for card in game.good if card != PASS)]
    assert set(stacked) <= set(hidden)
    assert chi_square([stacked[card] for card in hidden]) < critical(len(hidden))
