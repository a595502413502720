//! Scorzo on the pages: piles and known cards on felt, the own hand before it, score sheet and unseen cards beside it.

mod advice;
mod board;
mod board_model;
mod card;
mod card_ids;
mod drag;
mod hand;
mod keys;
mod layout;
mod others;
mod piles;
mod room;
mod sheet;
mod shown;
mod told;
mod unseen;

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_scorzo::{Action, Scorzo, Seen, View};
use parlor_words::Lang;
use parlor_words::pages::{KeyHelp, scorzo as words};
use parlor_words::program::Label;
use parlor_words::terminal::scorzo::BoardLabel;

use crate::game::{Page, WebGame};
use crate::table::Table;

impl WebGame for Scorzo {
    /// What is drawn is known only when the discard is to be chosen.
    const JUDGES_EACH_ACTION: bool = true;

    fn picture() -> AnyView {
        card::shelf_picture()
    }

    fn board(table: Table<Scorzo>) -> AnyView {
        board::board(table)
    }

    fn pages(table: Table<Scorzo>) -> Vec<Page> {
        vec![
            Page { title: |lang| Label::ScoreSheet.text(lang), test: "sheet", view: sheet::sheet(table) },
            Page {
                title: |lang| BoardLabel::UnseenCards.text(lang),
                test: "unseen",
                view: unseen::unseen(table),
            },
        ]
    }

    fn details(before: &View, seen: &Seen, names: &BySeat<String>, lang: Lang) -> Vec<String> {
        told::details(before, seen, names, lang)
    }

    fn starts_section(seen: &Seen) -> bool {
        matches!(seen, Seen::Dealt { .. })
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<String> {
        told::better_move(before, actions, lang)
    }

    fn short_name(action: &Action, lang: Lang) -> String {
        parlor_words::pages::scorzo::short_name(action, lang)
    }

    fn final_breakdown(view: &View, names: &BySeat<String>, lang: Lang) -> Vec<String> {
        told::final_breakdown(view, names, lang)
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
