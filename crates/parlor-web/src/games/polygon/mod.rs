//! Polygon on the pages: the board, the die and the tiles, the score card and the unseen tiles.

mod board;
mod board_model;
mod corners;
mod drag;
mod geometry;
mod info;
mod pages;
mod picture;
mod shapes;
mod slots;
mod spaces;
mod tray;

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_polygon::{Action, Event, Polygon, View};
use parlor_words::Lang;
use parlor_words::pages::{KeyHelp, polygon as words};

use self::board_model::BoardModel;
use crate::game::{Page, WebGame};
use crate::table::Table;

impl WebGame for Polygon {
    fn picture() -> AnyView {
        picture::picture()
    }

    fn board(table: Table<Polygon>) -> AnyView {
        board::board(BoardModel::new(table))
    }

    fn pages(table: Table<Polygon>) -> Vec<Page> {
        pages::all(table)
    }

    fn details(before: &View, seen: &Event, _names: &BySeat<String>, lang: Lang) -> Vec<String> {
        words::details(before, seen, lang)
    }

    fn starts_section(seen: &Event) -> bool {
        matches!(seen, Event::Rolled { .. })
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<String> {
        let places: Vec<_> = actions.iter().map(|action| (action.tile, action.space)).collect();
        words::better_move(before, &places, lang)
    }

    fn final_breakdown(view: &View, names: &BySeat<String>, lang: Lang) -> Vec<String> {
        words::final_breakdown(view, names, lang)
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        words::keys(lang)
    }
}
