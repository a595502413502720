//! What a game adds to have editions in files.

use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::{CLASSIC, Edition, EditionError, EditionHeader, EditionText};

/// An edition that is written in a file as [`EditionText`] reads it: a game says what is in its boxes, and all else that
/// an [`Edition`] does follows.
pub trait EditionFile: Clone + Eq + Debug + Send + Sync + 'static {
    /// What only the game can find wrong with a file.
    type Problem: Error + 'static;

    /// The edition that is built in, by the name of [`CLASSIC`]: made once, by [`EditionText::built_in`].
    fn built_in_classic() -> &'static Arc<Self>;
    /// Its name, and how many can play.
    fn header(&self) -> &EditionHeader;
    /// What is in the box, as the lines of a file that follow the header.
    fn contents(&self) -> String;
    /// The one door from a file to an edition. It does not ask whether the name is free.
    ///
    /// # Errors
    /// With what is wrong, and where.
    fn parse(text: &EditionText<'_, Self::Problem>) -> Result<Self, EditionError<Self::Problem>>;
}

impl<E: EditionFile> Edition for E {
    type Error = EditionError<E::Problem>;

    fn name(&self) -> &str {
        self.header().name()
    }

    fn built_in(name: &str) -> Option<Arc<E>> {
        (name == CLASSIC).then(|| Arc::clone(E::built_in_classic()))
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.header().players()
    }

    fn write(&self) -> String {
        format!("{}{}", self.header(), self.contents())
    }

    fn read(text: &str) -> Result<E, EditionError<E::Problem>> {
        let text = EditionText::new(text);
        text.check_name_is_free(E::parse(&text)?)
    }
}
