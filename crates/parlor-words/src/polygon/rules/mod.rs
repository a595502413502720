//! The rules, P1 to P22, in our own words.

mod board;
mod end;
mod placing;
mod scoring;
mod set_up;
mod turn;

use std::ops::RangeInclusive;

use crate::Lang;
use crate::rule_words::{RuleWords, Rules};

pub(super) const RULES: Rules = Rules { letter: 'P', words };

/// The rules of each chapter.
pub(super) const BOARD: RangeInclusive<u8> = 1..=4;
pub(super) const SET_UP: RangeInclusive<u8> = 5..=6;
pub(super) const TURN: RangeInclusive<u8> = 7..=15;
pub(super) const SCORING: RangeInclusive<u8> = 16..=20;
pub(super) const END: RangeInclusive<u8> = 21..=22;

fn words(number: u8, lang: Lang) -> Option<RuleWords> {
    Some(match number {
        1 => board::symbols(lang),
        2 => board::groupings(lang),
        3 => board::board(lang),
        4 => board::tiles(lang),
        5 => set_up::first_turn(lang),
        6 => set_up::start(lang),
        7 => turn::roll(lang),
        8 => turn::second_turn(lang),
        9 => turn::two_tiles(lang),
        10 => placing::next_to_play(lang),
        11 => placing::stacking(lang),
        12 => placing::same_number(lang),
        13 => placing::second_tile(lang),
        14 => turn::no_space(lang),
        15 => turn::best_score(lang),
        16 => scoring::combinations(lang),
        17 => scoring::wilds(lang),
        18 => scoring::x_tiles(lang),
        19 => scoring::top_of_stack(lang),
        20 => scoring::printed(lang),
        21 => end::the_end(lang),
        22 => end::giving_up(lang),
        _ => return None,
    })
}
