//! The facts of a box, and the files that they are written in.

mod error;
mod fields;
mod file;
mod header;
mod text;

use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

pub use error::{EditionError, EditionProblem};
pub use fields::{Entries, FieldKind, Fields, List};
pub use file::EditionFile;
pub use header::EditionHeader;
pub use text::EditionText;

/// The name of the edition that every game has built in.
pub const CLASSIC: &str = "classic";

/// The facts of a box. Some editions are built in; others come from a file.
///
/// ```
/// use parlor_core::Edition as _;
/// use parlor_fives::Edition;
///
/// let classic = Edition::built_in("classic").unwrap();
/// assert_eq!((classic.name(), classic.players()), ("classic", 2..=4));
/// assert_eq!(Edition::read(&classic.write())?, *classic);
///
/// // A built-in edition's name is taken.
/// let other = classic.write().replace("9 = 10", "9 = 11");
/// assert!(Edition::read(&other).unwrap_err().to_string().contains("choose another name"));
/// # Ok::<(), parlor_fives::EditionError>(())
/// ```
pub trait Edition: Clone + Eq + Debug + Send + Sync {
    /// What is wrong with a text.
    type Error: Error;

    /// The edition's name.
    fn name(&self) -> &str;
    /// A built-in edition by name; all games with it share one.
    fn built_in(name: &str) -> Option<Arc<Self>>;
    /// The edition that is played unless another is asked for; every game has it built in.
    #[must_use]
    fn classic() -> Self {
        Arc::unwrap_or_clone(Self::built_in(CLASSIC).expect("every game has a classic edition"))
    }
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// The edition as the text of a file; [`Edition::read`] gives the same edition back.
    fn write(&self) -> String;
    /// Reads the text of an edition file.
    ///
    /// # Errors
    /// With what is wrong, and where.
    fn read(text: &str) -> Result<Self, Self::Error>;
}
