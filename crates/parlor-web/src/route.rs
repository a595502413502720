//! Where in the pages somebody is: the part of the address after `#`, so that any static host will do.

use std::fmt;
use std::str::FromStr;

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
    /// The rules of a game.
    Rules(RulesRoute),
    /// Play with people at other devices, by what the address says.
    Online(String),
    /// Nothing is here.
    Unknown,
}

/// How long the ids of tables in a house are; those of games that this browser keeps are shorter.
const HOUSE_ID: usize = 10;

/// Where in the rules somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesRoute {
    /// The game.
    pub(crate) game: String,
    /// What is looked for.
    pub(crate) anchor: Option<Anchor>,
    /// The table that they were opened from: there is a way back to it.
    pub(crate) table: Option<String>,
}

/// A place in the rules. Its text is in the address, and is what the document knows the place by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    /// A rule.
    Rule(RuleId),
    /// A chapter, counted from 1.
    Chapter(usize),
}

/// How the text of a chapter begins.
const CHAPTER: &str = "chapter-";

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Anchor::Rule(rule) => rule.fmt(f),
            Anchor::Chapter(number) => write!(f, "{CHAPTER}{number}"),
        }
    }
}

/// The text is not a place in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnchorError;

impl FromStr for Anchor {
    type Err = AnchorError;

    fn from_str(text: &str) -> Result<Anchor, AnchorError> {
        let anchor = match text.strip_prefix(CHAPTER) {
            Some(number) => number.parse().ok().map(Anchor::Chapter),
            None => text.parse().ok().map(Anchor::Rule),
        };
        anchor.ok_or(AnchorError)
    }
}

impl RulesRoute {
    /// The whole rules of a game, from no table.
    pub(crate) fn new(game: &str) -> RulesRoute {
        RulesRoute { game: game.to_owned(), anchor: None, table: None }
    }

    /// The same, opened from a table.
    pub(crate) fn at_table(self, table: &str) -> RulesRoute {
        RulesRoute { table: Some(table.to_owned()), ..self }
    }

    /// The same at another place.
    pub(crate) fn at(&self, anchor: Anchor) -> RulesRoute {
        RulesRoute { anchor: Some(anchor), ..self.clone() }
    }

    /// What the parts of an address name: the game, and perhaps a place.
    fn read(parts: &[&str]) -> Option<RulesRoute> {
        match parts {
            [game] => Some(RulesRoute::new(game)),
            [game, anchor] => anchor.parse().ok().map(|anchor| RulesRoute::new(game).at(anchor)),
            _ => None,
        }
    }
}

impl fmt::Display for RulesRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(table) = &self.table {
            write!(f, "/table/{table}")?;
        }
        write!(f, "/rules/{}", self.game)?;
        self.anchor.iter().try_for_each(|anchor| write!(f, "/{anchor}"))
    }
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
            ["rules", ref rest @ ..] => RulesRoute::read(rest).map_or(Route::Unknown, Route::Rules),
            ["table", id, "rules", ref rest @ ..] => {
                RulesRoute::read(rest).map_or(Route::Unknown, |rules| Route::Rules(rules.at_table(id)))
            }
            ["online" | "join" | "at", ..] => Route::Online(path.to_owned()),
            _ => Route::Unknown,
        }
    }

    /// The address of the page.
    pub(crate) fn hash(&self) -> String {
        match self {
            Route::Home | Route::Unknown => "#/".to_owned(),
            Route::NewGame(game) => format!("#/new/{game}"),
            Route::Table(id) if id.len() == HOUSE_ID => format!("#/at/{id}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Online(path) => format!("#/{path}"),
            Route::Games => "#/games".to_owned(),
            Route::Rules(rules) => format!("#{rules}"),
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
            Route::Online("join/0123456789/abc".to_owned()),
            Route::Rules(RulesRoute::new("fives")),
            Route::Rules(RulesRoute::new("fives").at(Anchor::Rule(RuleId::new('F', 7)))),
            Route::Rules(RulesRoute::new("fives").at_table("12ab")),
            Route::Rules(RulesRoute::new("fives").at_table("12ab").at(Anchor::Chapter(3))),
        ] {
            assert_eq!(Route::read(&route.hash()), route);
        }
        let rules = Route::Rules(RulesRoute::new("fives").at_table("12ab").at(Anchor::Chapter(3)));
        assert_eq!(rules.hash(), "#/table/12ab/rules/fives/chapter-3");
        assert_eq!(Route::Table("0123456789".to_owned()).hash(), "#/at/0123456789");
        assert_eq!(Route::read(""), Route::Home);
        for bad in [
            "#/nowhere",
            "#/rules",
            "#/rules/fives/7",
            "#/rules/fives/chapter-x",
            "#/new",
            "#/table/1/2",
            "#/table/1/rules",
        ] {
            assert_eq!(Route::read(bad), Route::Unknown, "{bad}");
        }
    }
}
