//! Where in the pages somebody is: the part of the address after `#`, so that any static host will do.

use leptos::prelude::*;
use parlor_core::RuleId;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The games on the shelf.
    Home,
    /// Seats, box and options of a new game.
    NewGame(String),
    /// The table of a kept game.
    Table(String),
    /// Games that go on, and games that are over.
    Games,
    /// The rules of a game, and the one that is looked for.
    Rules(String, Option<RuleId>),
    /// Nothing is here.
    Unknown,
}

impl Route {
    /// The page that an address names.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            [""] => Route::Home,
            ["new", game] => Route::NewGame(game.to_owned()),
            ["table", id] => Route::Table(id.to_owned()),
            ["games"] => Route::Games,
            ["rules", game] => Route::Rules(game.to_owned(), None),
            ["rules", game, rule] => match rule.parse() {
                Ok(rule) => Route::Rules(game.to_owned(), Some(rule)),
                Err(_) => Route::Unknown,
            },
            _ => Route::Unknown,
        }
    }

    /// The address of the page.
    pub(crate) fn hash(&self) -> String {
        match self {
            Route::Home | Route::Unknown => "#/".to_owned(),
            Route::NewGame(game) => format!("#/new/{game}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Games => "#/games".to_owned(),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(game, Some(rule)) => format!("#/rules/{game}/{rule}"),
        }
    }

    /// Goes there.
    pub(crate) fn open(&self) {
        // A browser that has no address has no pages either.
        let _ = window().location().set_hash(&self.hash());
    }
}

/// The page that the address names now, and from now on.
pub(crate) fn current() -> ReadSignal<Route> {
    let here = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| set_route.set(here()));
    on_cleanup(move || listener.remove());
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        let fives = || "fives".to_owned();
        for route in [
            Route::Home,
            Route::NewGame(fives()),
            Route::Table("12ab".to_owned()),
            Route::Games,
            Route::Rules(fives(), None),
            Route::Rules(fives(), Some(RuleId::new('F', 7))),
        ] {
            assert_eq!(Route::read(&route.hash()), route);
        }
        assert_eq!(Route::read(""), Route::Home);
        for bad in ["#/nowhere", "#/rules/fives/7", "#/new", "#/table/1/2"] {
            assert_eq!(Route::read(bad), Route::Unknown, "{bad}");
        }
    }
}
