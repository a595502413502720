//! Scorzo on the pages: piles and known cards on felt, the own hand before it, score sheet and unseen cards beside it.

mod advice;
mod board;
mod board_model;
mod card;
mod card_ids;
mod hand;
mod keys;
mod layout;
mod others;
mod piles;
mod rule_picture;
mod sheet;
mod shown;
mod unseen;

use leptos::prelude::*;
use parlor_scorzo::{Scorzo, Seen};
use parlor_words::Lang;
use parlor_words::pages::{KeyHelp, scorzo as words};
use parlor_words::program::Label;

pub(crate) use rule_picture::meld_picture;

use crate::chunk::{Loaded, OnlineGame, online_game};
use crate::game::{Page, WebGame};
use crate::table::Table;

/// The game at a table in a house.
#[leptos::wasm_split::wasm_split(scorzo_online, wasm_split_path = leptos::wasm_split, fallible)]
fn load_online() -> Loaded<dyn OnlineGame> {
    Ok(online_game::<Scorzo>())
}

impl WebGame for Scorzo {
    async fn online() -> Loaded<dyn OnlineGame> {
        load_online().await
    }

    fn picture() -> AnyView {
        card::shelf_picture()
    }

    fn board(table: Table<Scorzo>) -> AnyView {
        board::board(table)
    }

    fn waits_for_people(seen: &[Seen]) -> bool {
        seen.iter().any(|seen| matches!(seen, Seen::Scored { .. }))
    }

    fn pages(table: Table<Scorzo>) -> Vec<Page> {
        let (sheet, unseen) = (move || sheet::sheet(table), move || unseen::unseen(table));
        vec![
            Page { title: |lang| Label::ScoreSheet.text(lang), test: "sheet", view: sheet.into() },
            Page { title: |lang| words::ScorzoText::Unseen.text(lang), test: "unseen", view: unseen.into() },
        ]
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
