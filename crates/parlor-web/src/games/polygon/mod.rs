//! Polygon on the pages: the board, the die and the tiles, the score card and the unseen tiles.

mod board;
mod board_model;
mod corners;
mod geometry;
mod info;
mod pages;
mod picture;
mod rule_picture;
mod shapes;
mod slots;
mod spaces;
mod tray;

use leptos::prelude::*;
use parlor_polygon::Polygon;
use parlor_words::Lang;
use parlor_words::pages::{KeyHelp, polygon as words};

pub(crate) use rule_picture::spaces_picture;

use self::board_model::BoardModel;
use crate::chunk::{Loaded, OnlineGame, online_game};
use crate::game::{Page, WebGame};
use crate::table::Table;

/// The game at a table in a house.
#[leptos::wasm_split::wasm_split(polygon_online, wasm_split_path = leptos::wasm_split, fallible)]
fn load_online() -> Loaded<dyn OnlineGame> {
    Ok(online_game::<Polygon>())
}

impl WebGame for Polygon {
    async fn online() -> Loaded<dyn OnlineGame> {
        load_online().await
    }

    fn picture() -> AnyView {
        picture::picture()
    }

    fn board(table: Table<Polygon>) -> AnyView {
        board::board(BoardModel::new(table))
    }

    fn pages(table: Table<Polygon>) -> Vec<Page> {
        pages::all(table)
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
