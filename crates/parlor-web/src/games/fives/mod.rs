//! Scrambled 5's on the pages: a board of squares, a rack, and what would come of what is laid.

mod board_model;
mod drag;
mod geometry;
mod grid;
mod look;
mod notation;
mod pages;
mod picture;
mod rack;
mod rack_order;
mod rule_picture;
mod score;
mod square;

use leptos::prelude::*;
use parlor_fives::Fives;
use parlor_words::Lang;
use parlor_words::pages::KeyHelp;
use parlor_words::pages::fives as words;

pub(crate) use rule_picture::play_picture;

use crate::chunk::{Loaded, OnlineGame, online_game};
use crate::game::{Page, WebGame};
use crate::table::Table;

/// The game at a table in a house.
#[leptos::wasm_split::wasm_split(fives_online, wasm_split_path = leptos::wasm_split, fallible)]
fn load_online() -> Loaded<dyn OnlineGame> {
    Ok(online_game::<Fives>())
}

impl WebGame for Fives {
    async fn online() -> Loaded<dyn OnlineGame> {
        load_online().await
    }

    fn picture() -> AnyView {
        picture::picture().into_any()
    }

    fn board(table: Table<Fives>) -> AnyView {
        board_model::board(table).into_any()
    }

    fn pages(table: Table<Fives>) -> Vec<Page> {
        pages::all(table)
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
