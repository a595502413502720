//! The whole truth of a game.

use std::sync::Arc;

use parlor_core::{BySeat, Seat, Secret};

use crate::{Public, Rack, Tile};

/// A game that is under way: what everybody knows, and what is hidden.
///
/// ```
/// use parlor_core::{Departure, Game, Next, Outcome, Seat, SetUp};
/// use parlor_fives::Fives;
///
/// let (mut state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
/// assert_eq!((state.public().held().as_slice(), state.public().pile()), ([5, 5].as_slice(), 90));
/// assert!(format!("{state:?}").contains("(hidden)"), "no tile of a rack is ever printed");
///
/// Fives::leave(&mut state, Seat::new(0).unwrap(), Departure::Resigned)?;
/// assert_eq!(Fives::next(&state), Next::Over);
/// assert!(matches!(Fives::outcome(&state), Outcome::Over(results) if results.ranks.as_slice() == [2, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    /// Nothing where chance is unknown.
    pub(crate) hidden: Option<Secret<Hidden>>,
    /// What the table has told of the tiles that are left (F18); only where chance is unknown.
    pub(crate) told: BySeat<Option<Rack>>,
}

/// What not everybody knows: the order of the pile, from the first tile dealt to the last one left, and the racks.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// The whole deal in order; the pile is what has not been drawn yet.
    pub(crate) order: Arc<[Tile]>,
    /// How many tiles have been drawn.
    pub(crate) drawn: usize,
    /// The racks; for one who has left, what was on it.
    pub(crate) racks: BySeat<Rack>,
}

impl State {
    /// What everybody knows.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    pub(crate) fn rack(&self, seat: Seat) -> Option<&Rack> {
        self.hidden.as_ref().map(|hidden| &hidden.reveal().racks[seat])
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.public.phase().turn()
    }
}

impl Hidden {
    pub(crate) fn new(order: Vec<Tile>, players: u8) -> Hidden {
        Hidden { order: order.into(), drawn: 0, racks: BySeat::new(players, |_| Rack::default()) }
    }

    /// The next tiles of the pile go on a player's rack.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) -> Vec<Tile> {
        let end = (self.drawn + usize::from(count)).min(self.order.len());
        let tiles = self.order[self.drawn..end].to_vec();
        self.drawn = end;
        for tile in &tiles {
            assert!(self.racks[seat].add(*tile), "nobody draws beyond a full rack (F10)");
        }
        tiles
    }
}
