//! From the text of an edition file to what it says.

use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::DeTable;

use super::header::{MAX_NAME, is_name};
use super::{Edition, EditionError, EditionFile, EditionHeader, EditionProblem, Fields};
use crate::MAX_SEATS;

/// The longest edition file that is read, in bytes.
const MAX_TEXT: usize = 64 * 1024;

/// The fields that every edition has.
const NAME: &str = "name";
const PLAYERS: &str = "players";

/// The text of an edition file that is being read. Every game's edition files are TOML in the same [`EditionHeader`]: a game
/// names its two fields among its own, and this checks what all games have in common and says where in the text something
/// is wrong. `P` is what only the game can find wrong.
///
/// ```
/// use std::sync::{Arc, LazyLock};
///
/// use parlor_core::{Edition as _, EditionError, EditionFile, EditionHeader, EditionText};
///
/// #[derive(Clone, Debug, PartialEq, Eq)]
/// struct Pack {
///     header: EditionHeader,
///     cards: u8,
/// }
///
/// /// What only this game can find wrong with an edition.
/// #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
/// #[error("a pack has at least ten cards")]
/// struct TooFewCards;
///
/// const TEXT: &str = "name = \"classic\"\nplayers = [2, 4]\ncards = 52\n";
/// static CLASSIC: LazyLock<Arc<Pack>> = LazyLock::new(|| Arc::new(EditionText::new(TEXT).built_in()));
///
/// impl EditionFile for Pack {
///     type Problem = TooFewCards;
///
///     fn built_in_classic() -> &'static Arc<Pack> {
///         &CLASSIC
///     }
///
///     fn header(&self) -> &EditionHeader {
///         &self.header
///     }
///
///     fn contents(&self) -> String {
///         format!("cards = {}\n", self.cards)
///     }
///
///     fn parse(text: &EditionText<'_, TooFewCards>) -> Result<Pack, EditionError<TooFewCards>> {
///         let fields = text.fields(&["name", "players", "cards"])?;
///         let header = text.header(&fields, 2..=4)?;
///         let cards = fields.number("cards")?;
///         match u8::try_from(*cards.get_ref()) {
///             Ok(cards) if cards >= 10 => Ok(Pack { header, cards }),
///             _ => Err(text.problem(cards.span(), TooFewCards)),
///         }
///     }
/// }
///
/// let ours = Pack::read("name = \"ours\"\nplayers = [2, 3]\ncards = 40\n").unwrap();
/// assert_eq!(ours.write(), "name = \"ours\"\nplayers = [2, 3]\ncards = 40\n");
/// let error = Pack::read("name = \"ours\"\nplayers = [2, 3]\ncards = 9\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 9: a pack has at least ten cards");
/// ```
#[derive(Debug)]
pub struct EditionText<'a, P> {
    text: &'a str,
    problem: PhantomData<fn() -> P>,
}

impl<P> Clone for EditionText<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for EditionText<'_, P> {}

impl<'a, P> EditionText<'a, P> {
    /// A text that has not been looked at yet.
    #[must_use]
    pub const fn new(text: &'a str) -> EditionText<'a, P> {
        EditionText { text, problem: PhantomData }
    }

    /// The edition of a text that is part of the program.
    ///
    /// # Panics
    /// If something is wrong with the text: a test reads it.
    #[must_use]
    pub fn built_in<E: EditionFile<Problem = P>>(&self) -> E {
        let Ok(edition) = E::parse(self) else { unreachable!("the built-in edition can be read") };
        edition
    }

    /// Reads the fields of the file. A game names all that a file can have, `name` and `players` among them; others are
    /// refused.
    ///
    /// # Errors
    /// If the text is too large, is not TOML, or has unknown fields.
    pub fn fields(&self, known: &[&'static str]) -> Result<Fields<'a, P>, EditionError<P>> {
        if self.text.len() > MAX_TEXT {
            return Err(self.error(0..0, EditionProblem::TooLarge { most: MAX_TEXT }));
        }
        Fields::new(*self, known)
    }

    /// Checks the header. `allowed` is how many can play the game at all; never more than [`MAX_SEATS`].
    ///
    /// # Errors
    /// If the name or the numbers of players are invalid.
    pub fn header(
        &self,
        fields: &Fields<'_, P>,
        allowed: RangeInclusive<usize>,
    ) -> Result<EditionHeader, EditionError<P>> {
        let (name, players) = (fields.text(NAME)?, fields.pair(PLAYERS)?);
        if !is_name(name.get_ref()) {
            return Err(self.error(name.span(), EditionProblem::Name { most: MAX_NAME }));
        }
        let (least, most) = *players.get_ref();
        let allowed = *allowed.start()..=MAX_SEATS.min(*allowed.end());
        let is_allowed = |number: u8| allowed.contains(&usize::from(number));
        if !(is_allowed(least) && is_allowed(most) && least <= most) {
            let problem = EditionProblem::Players { least: *allowed.start(), most: *allowed.end() };
            return Err(self.error(players.span(), problem));
        }
        Ok(EditionHeader::new(name.get_ref(), (least, most)))
    }

    /// Refuses an edition that has the name of a built-in one and differs from it: a record only names what is built in.
    /// [`Edition::built_in`] must not come back here.
    pub(super) fn check_name_is_free<E: Edition>(&self, edition: E) -> Result<E, EditionError<P>> {
        match E::built_in(edition.name()) {
            Some(built_in) if *built_in != edition => {
                let named = DeTable::parse(self.text).ok();
                let named = named.as_ref().and_then(|table| table.get_ref().get(NAME));
                let at = named.map_or(0..0, Spanned::span);
                Err(self.error(at, EditionProblem::NameTaken { name: edition.name().to_owned() }))
            }
            _ => Ok(edition),
        }
    }

    /// Something is wrong that only the game knows of; `at` is where, in bytes, as [`Spanned::span`] gives it.
    #[must_use]
    pub fn problem(&self, at: Range<usize>, problem: P) -> EditionError<P> {
        self.error(at, EditionProblem::Game(problem))
    }

    pub(super) const fn whole(&self) -> &'a str {
        self.text
    }

    pub(super) fn error(&self, at: Range<usize>, problem: EditionProblem<P>) -> EditionError<P> {
        let before = self.text.get(..at.start).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        EditionError { line, column: before[line_start..].chars().count() + 1, problem }
    }
}
