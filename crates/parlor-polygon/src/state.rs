//! The whole truth of a game.

use std::sync::Arc;

use parlor_core::{Chance, Secret};

use crate::{Public, Symbol, Tile};

/// A game that is under way: what everybody knows, and what is hidden.
///
/// ```
/// use parlor_core::{ChanceStream, Game, Imagined, PlayerSeed, SetUp, Viewer};
/// use parlor_polygon::Polygon;
///
/// let (state, _) = Polygon::set_up(&SetUp::classic(2, "42"))?;
/// let view = Polygon::view(&state, Viewer::Watcher);
///
/// let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("doc"), "imagine");
/// let imagined = Imagined::<Polygon>::from_view(&view, &mut stream)?;
/// assert_eq!(imagined.state().public(), state.public());
/// assert_ne!(imagined.state(), &state, "the order of the pile and the rolls to come are made up");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hidden: Secret<Hidden>,
}

/// What nobody knows: the order of the pile, and the rolls to come.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// Where rolls come from.
    pub(crate) chance: Chance,
    /// All tiles of the pile, the first drawn first; nothing where nobody knows.
    pub(crate) order: Option<Arc<[Tile]>>,
    /// How many of them have been drawn.
    pub(crate) drawn: usize,
    /// The rolls that are settled, turn by turn: what the die shows in the end, and how often it is rolled (P8).
    pub(crate) rolls: Vec<(Symbol, u16)>,
}

impl State {
    /// What everybody knows.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }
}
