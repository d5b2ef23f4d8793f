"""Quirks: readings of the rules other than ours, each under a name of its own.

A game is played with none. `starboard conform` sets those of the reference engine; records of the first version of the
rules need those of that version. docs/conformance.md has a line on each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

REFERENCE: Final = [
    "ends_after_round_30",
    "lead_judged_at_phase_end",
    "prestige_trade_doubles",
    "prestige_trade_boosts_powers",
    "discarding_is_an_explore_power",
    "takeover_powers_count_when_off",
    "most_goals_from_last_check",
    "naming_loses_industry",
    "discards_lose_two_goals",
    "takeovers_lose_goals_late",
    "peace_institute_subtracts",
    "scavengers_save_for_military",
    "saved_cards_change_hands",
    "own_prestige_pays",
    "good_discount_lasts",
    "goods_for_one_purpose",
    "conquered_goods_wait",
    "sneak_attack_after_declaration",
    "sneak_attack_leaves_late",
    "civil_target_is_not_military",
    "refinery_defends_unnamed",
    "takeovers_need_hope",
    "loose_takeover_bonus",
    "one_world_twice",
    "prevention_fails_the_other",
    "destroyed_world_is_placed",
    "taken_world_gets_no_good",
    "good_for_defence_is_kept",
    "conquest_through_two_cards",
    "cards_spent_are_forgotten",
    "refinery_powers_declined",
    "pairs_are_forced",
    "exchange_takes_three",
    "refinery_produces_unasked",
    "windfalls_looked_for_once",
]
"""What the reference engine does otherwise."""

VERSION_1: Final = [
    "settle_bonus_is_one_half",
    "exchange_spares_the_refinery",
    "replaced_worlds_pay",
    "refinery_defends_unnamed",
    "takeovers_need_hope",
    "prevention_fails_the_other",
    "destroyed_world_is_placed",
    "refinery_produces_unasked",
]
"""What version 1 of our rules did otherwise."""

VERSION_2: Final = ["replaced_worlds_pay"]
"""What version 2 of our rules did otherwise."""

NAMES: Final = sorted({*REFERENCE, *VERSION_1, *VERSION_2})


class Quirks:
    """Which quirks are on. Immutable."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        for name in names:
            if name not in NAMES:
                raise ValueError(f"there is no quirk {name!r}: it is one of {', '.join(NAMES)}")
        self.ends_after_round_30 = "ends_after_round_30" in names
        self.lead_judged_at_phase_end = "lead_judged_at_phase_end" in names
        self.prestige_trade_doubles = "prestige_trade_doubles" in names
        self.prestige_trade_boosts_powers = "prestige_trade_boosts_powers" in names
        self.discarding_is_an_explore_power = "discarding_is_an_explore_power" in names
        self.takeover_powers_count_when_off = "takeover_powers_count_when_off" in names
        self.most_goals_from_last_check = "most_goals_from_last_check" in names
        self.naming_loses_industry = "naming_loses_industry" in names
        self.discards_lose_two_goals = "discards_lose_two_goals" in names
        self.takeovers_lose_goals_late = "takeovers_lose_goals_late" in names
        self.peace_institute_subtracts = "peace_institute_subtracts" in names
        self.scavengers_save_for_military = "scavengers_save_for_military" in names
        self.saved_cards_change_hands = "saved_cards_change_hands" in names
        self.own_prestige_pays = "own_prestige_pays" in names
        self.good_discount_lasts = "good_discount_lasts" in names
        self.goods_for_one_purpose = "goods_for_one_purpose" in names
        self.conquered_goods_wait = "conquered_goods_wait" in names
        self.sneak_attack_after_declaration = "sneak_attack_after_declaration" in names
        self.sneak_attack_leaves_late = "sneak_attack_leaves_late" in names
        self.civil_target_is_not_military = "civil_target_is_not_military" in names
        self.refinery_defends_unnamed = "refinery_defends_unnamed" in names
        self.takeovers_need_hope = "takeovers_need_hope" in names
        self.loose_takeover_bonus = "loose_takeover_bonus" in names
        self.one_world_twice = "one_world_twice" in names
        self.prevention_fails_the_other = "prevention_fails_the_other" in names
        self.destroyed_world_is_placed = "destroyed_world_is_placed" in names
        self.taken_world_gets_no_good = "taken_world_gets_no_good" in names
        self.good_for_defence_is_kept = "good_for_defence_is_kept" in names
        self.conquest_through_two_cards = "conquest_through_two_cards" in names
        self.cards_spent_are_forgotten = "cards_spent_are_forgotten" in names
        self.refinery_powers_declined = "refinery_powers_declined" in names
        self.pairs_are_forced = "pairs_are_forced" in names
        self.exchange_takes_three = "exchange_takes_three" in names
        self.refinery_produces_unasked = "refinery_produces_unasked" in names
        self.windfalls_looked_for_once = "windfalls_looked_for_once" in names
        self.settle_bonus_is_one_half = "settle_bonus_is_one_half" in names
        self.exchange_spares_the_refinery = "exchange_spares_the_refinery" in names
        self.replaced_worlds_pay = "replaced_worlds_pay" in names


NO_QUIRKS: Final = Quirks()
