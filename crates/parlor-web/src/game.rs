//! The games on the shelf, and what each adds to have a table on the pages.

use leptos::children::ViewFn;
use leptos::prelude::AnyView;
use parlor_session::SessionGame;
use parlor_words::Lang;
use parlor_words::pages::KeyHelp;

use crate::chunk::{Loaded, OnlineGame};
use crate::table::Table;

/// A game that has a table on the pages.
pub(crate) trait WebGame:
    SessionGame<View: Sync, Action: Sync, Seen: Send + Sync, State: Sync, Refusal: Send + Sync>
{
    /// A picture for the shelf.
    fn picture() -> AnyView;

    /// The board, what belongs below it, and its buttons: all that is needed to play.
    fn board(table: Table<Self>) -> AnyView;

    /// Whether people look at what they have just seen before the game goes on: the board has a button for it, which does
    /// `Shell::go_on`.
    fn waits_for_people(_seen: &[Self::Seen]) -> bool {
        false
    }

    /// Pages beside the board, each with its heading: unseen tiles, a score sheet.
    fn pages(table: Table<Self>) -> Vec<Page>;

    /// The code of this game at a table in a house, as a part of its own: [`online_game`](crate::chunk::online_game) behind a split.
    fn online() -> impl Future<Output = Loaded<dyn OnlineGame>>;

    /// The keys of this board.
    fn keys(lang: Lang) -> &'static [KeyHelp];
}

/// A page beside the board.
pub(crate) struct Page {
    /// Its heading.
    pub(crate) title: fn(Lang) -> &'static str,
    /// What tests know it by.
    pub(crate) test: &'static str,
    /// What is on it; it is drawn when somebody opens the page.
    pub(crate) view: ViewFn,
}

/// What stands on the shelf of a game, without any of its code.
#[derive(Clone, Copy)]
pub(crate) struct GameInfo {
    /// What addresses and records call it.
    pub(crate) id: &'static str,
    /// What people call it.
    pub(crate) name: &'static str,
    /// What it is about, in a sentence.
    pub(crate) summary: fn(Lang) -> &'static str,
    /// A picture of it.
    pub(crate) picture: fn() -> AnyView,
}

impl GameInfo {
    const fn new<G: WebGame>() -> GameInfo {
        GameInfo { id: G::ID, name: G::NAME, summary: G::summary, picture: G::picture }
    }

    /// The game of this id; `None` if there is no such game.
    pub(crate) fn get(id: &str) -> Option<GameInfo> {
        GAMES.iter().copied().find(|game| game.id == id)
    }
}

macro_rules! infos {
    ({} $($id:ident $Game:ident),+) => {
        &[$(GameInfo::new::<parlor_session::$Game>()),+]
    };
}

/// All games, as they stand on the shelf.
pub(crate) const GAMES: &[GameInfo] = parlor_session::games!(infos! {});
