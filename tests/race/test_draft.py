"""The drafting variant (TGS p10, RvI p8, PLW 287-303): packets, directions, own decks and discards, special rulings."""

import pytest
from tests.race import laws

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickSet
from starboard.race import draft
from starboard.race.position import RaceGame, Rules
from starboard.race.ruleset import RULESET, begin

TGS = 1
RVI = 2
BOW = 3

PACKETS = {2: (22, 5, 2), 3: (14, 5, 4), 4: (7, 7, 6), 5: (4, 9, 7), 6: (4, 9, 0)}
EACH = {2: 112, 3: 74, 4: 55, 5: 43, 6: 36}
SET_ASIDE = {2: 0, 3: 0, 4: 0, 5: 3, 6: 0}


def drafting(seats: int, level: int = BOW, seed: str = "draft", takeovers: bool = False) -> RaceGame:
    rules = Rules(level)
    rules.draft = True
    rules.takeovers = takeovers
    return begin(seats, rules, RULESET.content(rules.level), Chance.seeded(seed, seats))


def question(game: RaceGame, seat: int) -> Decision:
    decision = game.decision_of(seat)
    assert decision is not None
    return decision


def take_first(game: RaceGame) -> None:
    """Everybody takes the first card of their packet."""
    for seat in range(game.seats):
        if question(game, seat).kind == "draft":
            game.decide(seat, game.players[seat].pack[0])


def drafted(seats: int, level: int = BOW, seed: str = "draft", takeovers: bool = False) -> RaceGame:
    """A draft is over: start worlds are to be chosen."""
    game = drafting(seats, level, seed, takeovers)
    while question(game, 0).kind == "draft":
        take_first(game)
    return game


def begun(seats: int, seed: str = "draft", takeovers: bool = False) -> RaceGame:
    """The first round is about to be chosen."""
    game = drafted(seats, BOW, seed, takeovers)
    for seat in range(seats):
        game.decide(seat, question(game, seat).form.first())
    while game.decisions[0].kind != "action":
        decision = game.decisions[0]
        game.decide(decision.seat, decision.form.first())
    return game


# --- packets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", PACKETS)
def test_packets_of_the_brink_of_war(seats: int) -> None:
    """PLW 291-301."""
    count, size, last = PACKETS[seats]
    expected = [size] * count + ([last] if last else [])
    assert draft.sizes(BOW, seats, 228 - 2 * seats) == expected
    assert sum(expected) == EACH[seats]
    assert sum(expected) * seats + SET_ASIDE[seats] == 228 - 2 * seats


@pytest.mark.parametrize("seats", PACKETS)
def test_everybody_drafts_a_deck(seats: int) -> None:
    """As many cards as the packets hold; with five players three cards are set aside (PLW 299)."""
    game = drafted(seats)
    assert [question(game, seat).kind for seat in range(seats)] == ["start"] * seats
    for seat, player in enumerate(game.players):
        assert len(player.hand) == 6
        assert len(game.pile(seat).deck) == EACH[seats] - 6
        assert len(player.drawn) == 2
    assert len(game.set_aside) == SET_ASIDE[seats]


@pytest.mark.parametrize(
    ("level", "seats", "packets", "aside"),
    [(TGS, 2, 13, 2), (TGS, 3, 8, 10), (RVI, 2, 17, 6), (RVI, 3, 11, 9), (RVI, 4, 8, 12), (RVI, 5, 6, 20)],
)
def test_with_fewer_expansions_packets_of_five_until_they_run_out(
    level: int, seats: int, packets: int, aside: int
) -> None:
    """TGS p10, RvI p8."""
    cards = len(RULESET.content(level).cards) - 2 * seats
    assert draft.sizes(level, seats, cards) == [5] * packets
    assert len(drafted(seats, level).set_aside) == aside


@pytest.mark.parametrize(("level", "most"), [(1, 3), (2, 5), (3, 6)])
def test_how_many_can_draft(level: int, most: int) -> None:
    assert RULESET.seats(RULESET.complete({"level": level, "draft": True}))[-1] == most


def test_packets_go_left_then_right() -> None:
    """The direction changes with every packet (PLW 289)."""
    game = drafting(3)
    for direction in (1, -1, 1):
        packs = [player.pack[:] for player in game.players]
        take_first(game)
        for seat in range(3):
            assert game.players[(seat + direction) % 3].pack == packs[seat][1:]
        while len(game.players[0].pack) < 5:
            take_first(game)


def test_a_card_taken_is_in_the_own_deck_and_a_secret() -> None:
    game = drafting(3)
    card = game.players[0].pack[2]
    game.decide(0, card)
    game.decide(1, game.players[1].pack[0])
    game.decide(2, game.players[2].pack[0])
    assert card in game.piles[1].deck
    assert game.name(card) in str(game.view(0))
    assert game.name(card) not in str(game.view(1))


def test_an_odd_and_an_even_start_world_face_down() -> None:
    """TGS p10; those left over are drafted like any card."""
    game = drafting(4)
    dealt = [world for player in game.players for world in player.drawn]
    for player in game.players:
        assert sorted(game.design(world).start % 2 for world in player.drawn) == [0, 1]
    rest = game.piles[0].deck + [card for player in game.players for card in player.pack]
    assert sorted(dealt + rest) == list(range(228))


def test_start_worlds_are_chosen_when_the_decks_are_complete() -> None:
    """One world and two of six cards go to the own discard pile (TGS p10)."""
    game = drafted(3)
    form = question(game, 0).form
    assert isinstance(form, PickSet)
    assert {case.fixed[0] for case in form.cases} == set(game.players[0].drawn)
    world, other = game.players[0].drawn
    keeps = 3 if game.design(world).name == "Ancient Race" else 2
    thrown = game.players[0].hand[:keeps]
    game.decide(0, [world, *thrown])
    for seat in (1, 2):
        game.decide(seat, question(game, seat).form.first())
    assert game.players[0].tableau == [world]
    assert set(game.pile(0).discard) >= {other, *thrown}


# --- own decks and discards ---------------------------------------------------------------------------------------


def own_cards(game: RaceGame, seat: int) -> set[int]:
    """Deck, discards, hand and tableau of a seat, and what lies on and under its worlds."""
    player = game.players[seat]
    cards = {*game.pile(seat).deck, *game.pile(seat).discard, *player.hand, *player.tableau, *player.saved}
    return cards | {game.good[world] for world in player.tableau if game.good[world] >= 0}


def test_no_card_changes_its_owner() -> None:
    """Goods come from the own deck, discards go to the own pile, which is reshuffled when the deck is empty."""
    game = begun(2)
    before = [own_cards(game, seat) for seat in range(2)]
    assert not before[0] & before[1]
    for rounds in range(30):
        if game.over:
            break
        while not game.over and game.round <= rounds + 1:
            decision = game.decisions[0]
            if decision.kind == "action":
                name = ["explore-5", "settle", "produce", "trade", "develop"][rounds % 5]
                game.decide(decision.seat, game.thing(f"action:{name}"))
            else:
                game.decide(decision.seat, list(decision.form.answers().__next__()))
    assert [own_cards(game, seat) for seat in range(2)] == before


def test_an_empty_deck_is_filled_from_the_own_discards() -> None:
    game = begun(2)
    pile = game.pile(0)
    pile.discard.extend(pile.deck[3:])
    del pile.deck[3:]
    other = len(game.pile(1).deck)
    thrown = set(pile.discard)
    game.draw(0, 5)
    assert game.pile(0).shuffles == 1
    assert set(game.players[0].hand) & thrown
    assert len(game.pile(1).deck) == other


# --- two special rulings (PLW 303) --------------------------------------------------------------------------------


def lay_down(game: RaceGame, seat: int, name: str) -> int:
    """A card of this name goes to the seat's tableau, wherever it is."""
    card = next(card for card, design in enumerate(game.content.cards) if design.name == name)
    for pile in game.piles:
        for cards in (pile.deck, pile.discard):
            if card in cards:
                cards.remove(card)
    if card in game.set_aside:
        game.set_aside.remove(card)
    for player in game.players:
        for cards in (player.hand, player.saved, player.tableau):
            if card in cards:
                cards.remove(card)
    for world, good in enumerate(game.good):
        if good == card:
            game.good[world] = -1
    game.players[seat].tableau.append(card)
    game.players[seat].stale = True
    game.known[card] = (1 << game.seats) - 1
    return card


def test_retrofit_and_salvage_draw_from_the_own_deck() -> None:
    """As many cards as the others discarded, which stay in their own piles (PLW 303)."""
    game = begun(2)
    lay_down(game, 0, "Retrofit & Salvage, Inc")
    game.draw(1, 13 - len(game.players[1].hand))
    deck = len(game.pile(0).deck)
    hand = len(game.players[0].hand)
    for seat in range(2):
        game.decide(seat, game.thing("action:consume-x2"))
    while game.round == 1:
        decision = game.decisions[0]
        if decision.kind == "hand-limit":
            assert decision.seat == 1
            thrown = game.players[1].hand[:3]
            game.decide(1, thrown)
        else:
            game.decide(decision.seat, decision.form.first())
    assert len(game.players[0].hand) == hand + 3
    assert len(game.pile(0).deck) == deck - 3
    assert set(thrown) <= set(game.pile(1).discard)


def test_a_world_destroyed_by_planet_buster_goes_to_its_owners_discards() -> None:
    """And its good (PLW 303)."""
    game = begun(2, takeovers=True)
    for seat in range(2):
        for card in game.players[seat].tableau[:]:
            game.discard_from_tableau(seat, card)
    for name in ("Imperium Planet Buster", "Drop Ships", "Space Marines"):
        lay_down(game, 0, name)
    world = lay_down(game, 1, "Avian Uplift Race")
    lay_down(game, 1, "Expedition Force")
    game.put_good(1, world)
    good = game.good[world]
    for seat in range(2):
        game.decide(seat, game.thing("action:settle"))
    for seat in range(2):
        game.decide(seat, -1)
    decision = question(game, 0)
    assert decision.kind == "takeover"
    game.decide(0, list(decision.form.answers())[1])
    while game.round == 1:
        later = game.decisions[0]
        game.decide(later.seat, later.form.first())
    assert {world, good} <= set(game.pile(1).discard)
    assert world not in game.pile(0).discard


def test_a_guess_does_not_know_who_drafted_what() -> None:
    """With three or more players, a card that a seat never saw is not always with the same opponent."""
    game = RULESET.new_game(3, RULESET.complete({"level": 3, "draft": True}), Chance.seeded("guess", 3))
    source = Stream("draft")
    while game.round < 1:
        for decision in game.decisions:
            game.decide(decision.seat, decision.form.random(source))
    owners = []
    for number in range(6):
        guess = game.guess(0, Stream(str(number)))
        assert isinstance(guess, RaceGame)
        laws.check(guess)
        assert guess.view(0) == game.view(0)
        owners.append(frozenset(guess.piles[2].deck + guess.piles[2].discard + guess.players[1].hand))
    assert len(set(owners)) > 1
