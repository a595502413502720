//! Scrambled 5's on the pages: a board of squares, a rack, and what would come of what is laid.

mod board_model;
mod drag;
mod grid;
mod look;
mod notation;
mod pages;
mod picture;
mod rack;
mod rack_order;
mod score;
mod square;
mod zoom;

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_fives::{Action, Fives, Seen, View, judge_play};
use parlor_words::Lang;
use parlor_words::pages::KeyHelp;
use parlor_words::pages::fives as words;

use crate::game::{Page, WebGame};
use crate::table::Table;

impl WebGame for Fives {
    fn picture() -> AnyView {
        picture::picture().into_any()
    }

    fn board(table: Table<Fives>) -> AnyView {
        board_model::board(table).into_any()
    }

    fn pages(table: Table<Fives>) -> Vec<Page> {
        pages::all(table)
    }

    fn details(before: &View, seen: &Seen, _names: &BySeat<String>, lang: Lang) -> Vec<String> {
        let table = before.public();
        match seen {
            Seen::Played { play, .. } => judge_play(table.edition(), table.board(), None, *play)
                .map(|verdict| parlor_words::fives::explain(&verdict, lang))
                .unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<String> {
        let score = match actions.last()? {
            Action::Pass => 0,
            Action::Play(play) => before.plays().iter().find(|scored| scored.play == *play)?.score,
        };
        let best = before.plays().into_iter().max_by_key(|scored| scored.score)?;
        (best.score > score).then(|| words::could_have(&best.play.to_string(), best.score, score, lang))
    }

    fn final_breakdown(view: &View, names: &BySeat<String>, lang: Lang) -> Vec<String> {
        words::final_breakdown(view.public(), names, lang)
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
