//! Scorzo on the pages.

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_scorzo::{Action, Scorzo, View};
use parlor_words::Lang;
use parlor_words::pages::KeyHelp;

use crate::shelf::{Page, Tabled};
use crate::table::Table;

impl Tabled for Scorzo {
    fn picture() -> AnyView {
        ().into_any()
    }

    fn board(table: Table<Scorzo>) -> AnyView {
        let _ = table;
        ().into_any()
    }

    fn pages(_table: Table<Scorzo>) -> Vec<Page> {
        Vec::new()
    }

    fn missed(_before: &View, _actions: &[Action], _lang: Lang) -> Option<String> {
        None
    }

    fn reckoning(_view: &View, _names: &BySeat<String>, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    fn keys(_lang: Lang) -> &'static [KeyHelp] {
        &[]
    }
}
