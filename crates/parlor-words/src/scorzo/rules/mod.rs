//! The rules, Z1 to Z19, in our own words.

mod cards;
mod end;
mod melds;
mod set_up;
mod turn;

use std::ops::RangeInclusive;

use crate::Lang;
use crate::rule_words::{RuleWords, Rules};

pub(super) const RULES: Rules = Rules { letter: 'Z', words };

/// The rules of each chapter.
pub(super) const CARDS: RangeInclusive<u8> = 1..=2;
pub(super) const SET_UP: RangeInclusive<u8> = 3..=6;
pub(super) const TURN: RangeInclusive<u8> = 7..=10;
pub(super) const MELDS: RangeInclusive<u8> = 11..=14;
pub(super) const END_OF_ROUND: RangeInclusive<u8> = 15..=17;
pub(super) const END: RangeInclusive<u8> = 18..=19;

fn words(number: u8, lang: Lang) -> Option<RuleWords> {
    Some(match number {
        1 => cards::decks(lang),
        2 => cards::worth(lang),
        3 => set_up::first_dealer(lang),
        4 => set_up::rounds(lang),
        5 => set_up::piles(lang),
        6 => set_up::first_turn(lang),
        7 => turn::take_and_discard(lang),
        8 => turn::size_of_hand(lang),
        9 => turn::turning_over(lang),
        10 => turn::fifty_turns(lang),
        11 => melds::sets(lang),
        12 => melds::runs(lang),
        13 => melds::wilds(lang),
        14 => melds::best_arrangement(lang),
        15 => end::call(lang),
        16 => end::last_turns(lang),
        17 => end::scoring(lang),
        18 => end::winning(lang),
        19 => end::leaving(lang),
        _ => return None,
    })
}
