//! What a screen adds to a table: where records are kept, and how what happens is told.

use parlor_core::{BySeat, Entry};
use parlor_words::Lang;

use crate::{Player, SessionGame};

/// The screen before a table, as far as the host has to know it.
pub trait Front<G: SessionGame> {
    /// Something that happened, as the screen tells it.
    type Passage;

    /// What the screen calls a player.
    fn name(player: &Player, _lang: Lang) -> String {
        player.name().to_string()
    }

    /// Brings what is kept up to date with a record.
    ///
    /// # Errors
    /// With a clause that says why that can't be.
    fn keep(&mut self, record: &str, lang: Lang) -> Result<(), String>;

    /// An event as one viewer saw it, whose view was this before.
    fn passage(before: &G::View, seen: &G::Seen, names: &BySeat<String>, lang: Lang) -> Self::Passage;

    /// An entry that has no events, such as a retraction.
    fn aside(happened: &Entry<G::Action>, names: &BySeat<String>, lang: Lang) -> Self::Passage;
}
