//! The browser before a table: records are in its storage, and what happens is told in sentences.

use parlor_core::{BySeat, Entry};
use parlor_session::{Front, Player};
use parlor_words::pages::{self, Text};
use parlor_words::{Lang, Say as _};

use super::{Passage, saved_games};
use crate::game::WebGame;

/// The browser, with the game that it keeps.
pub(super) struct Browser {
    /// The name of the game among all that are kept.
    id: String,
}

impl Browser {
    /// It keeps the game of this name.
    pub(super) fn keeping(id: &str) -> Browser {
        Browser { id: id.to_owned() }
    }

    /// The name of the game.
    pub(super) fn id(&self) -> &str {
        &self.id
    }
}

impl<G: WebGame> Front<G> for Browser {
    type Passage = Passage;

    fn keep(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        saved_games::keep(&self.id, record).map_err(|_| Text::StorageFull.say(lang))
    }

    fn passage(before: &G::View, seen: &G::Seen, names: &BySeat<String>, lang: Lang) -> Passage {
        Passage {
            text: G::event(seen, names, lang),
            details: G::details(before, seen, names, lang),
            starts_section: G::starts_section(seen),
        }
    }

    fn aside(happened: &Entry<G::Action>, names: &BySeat<String>, lang: Lang) -> Passage {
        Passage {
            text: parlor_words::entry(happened, names, lang),
            details: Vec::new(),
            starts_section: false,
        }
    }

    fn name(player: &Player, lang: Lang) -> String {
        match player {
            Player::Person(name) => name.to_string(),
            Player::Bot(bot, _) => pages::player(&bot.to_string(), lang),
        }
    }
}
