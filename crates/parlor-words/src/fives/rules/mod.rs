//! The rules, F1 to F19, in our own words.

mod end;
mod scoring;
mod set_up;
mod turn;

use std::ops::RangeInclusive;

use crate::Lang;
use crate::rule_words::{RuleWords, Rules};

pub(super) const RULES: Rules = Rules { letter: 'F', words };

/// The rules of each chapter.
pub(super) const SET_UP: RangeInclusive<u8> = 1..=3;
pub(super) const TURN: RangeInclusive<u8> = 4..=11;
pub(super) const SCORING: RangeInclusive<u8> = 12..=15;
pub(super) const END: RangeInclusive<u8> = 16..=19;

fn words(number: u8, lang: Lang) -> Option<RuleWords> {
    Some(match number {
        1 => set_up::first_turn(lang),
        2 => set_up::five_tiles(lang),
        3 => set_up::the_box(lang),
        4 => turn::play(lang),
        5 => turn::center(lang),
        6 => turn::lone_tile(lang),
        7 => turn::touching(lang),
        8 => turn::sums(lang),
        9 => turn::length(lang),
        10 => turn::drawing(lang),
        11 => turn::passing(lang),
        12 => scoring::clusters(lang),
        13 => scoring::bonus_squares(lang),
        14 => scoring::two_clusters(lang),
        15 => scoring::order(lang),
        16 => end::the_end(lang),
        17 => end::all_pass(lang),
        18 => end::final_scores(lang),
        19 => end::leaving(lang),
        _ => return None,
    })
}
