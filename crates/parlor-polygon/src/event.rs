//! What happens in a game. Everything is open but what is still in the pile and the rolls to come, so that everybody learns
//! all of it.

use arrayvec::ArrayVec;
use parlor_core::{BySeat, Departure, Json, Seat};
use serde::Serialize;

use crate::{Combination, Placement, Symbol, Tile};

/// Something that happened, and what every viewer learns of it.
///
/// ```
/// use parlor_core::{Game, SetUp};
/// use parlor_polygon::{Event, Polygon};
///
/// let (state, events) = Polygon::set_up(&SetUp::classic(2, "42"))?;
///
/// let [.., Event::Began { first, .. }, Event::Rolled { seat, roll, .. }, Event::Drew { tiles, .. }] = &events[..]
/// else {
///     panic!("{events:?}")
/// };
/// assert_eq!(seat, first);
/// let task = state.public().task().unwrap();
/// assert_eq!((task.roll(), task.tiles()), (*roll, tiles.as_slice()));
/// assert!(events.iter().all(Event::reveals));
/// # Ok::<(), parlor_core::SetUpError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everybody still tied took a tile for the first turn (P5).
    TookForFirst {
        /// The tile of each who took one.
        taken: BySeat<Option<Tile>>,
    },
    /// It is settled who goes first, and that player's tile lies on START (P6).
    Began {
        /// Who goes first.
        first: Seat,
        /// The tile on START.
        tile: Tile,
    },
    /// A turn began with a roll of the die (P7).
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// The number of the turn in the game, from 1.
        turn: u16,
        /// What the die showed in the end.
        roll: Symbol,
        /// How often it was rolled: once, or in the second turn until it showed another symbol than in the first (P8).
        rolls: u16,
    },
    /// The player drew tiles (P9): two, or the last one (P21).
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: ArrayVec<Tile, 2>,
    },
    /// The player laid a tile, or put it out of the game (P10 to P16).
    Placed {
        /// Who.
        seat: Seat,
        /// The tile, where it is, and what it scored with.
        placement: Placement,
    },
    /// A player left for good (P22).
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
}

impl Event {
    /// Reads what was serialized.
    pub(crate) fn read(json: Json<'_>) -> Option<Event> {
        let seat = || json.get("seat")?.seat();
        Some(match &*json.get("event")?.text()? {
            "took_for_first" => Event::TookForFirst {
                taken: json.get("taken")?.by_seat(|taken| taken.nullable(Json::parsed))?,
            },
            "began" => Event::Began { first: json.get("first")?.seat()?, tile: json.get("tile")?.parsed()? },
            "rolled" => Event::Rolled {
                seat: seat()?,
                turn: json.get("turn")?.number()?,
                roll: json.get("roll")?.parsed()?,
                rolls: json.get("rolls")?.number()?,
            },
            "drew" => {
                let tiles: Vec<Tile> = json.get("tiles")?.list(Json::parsed)?;
                Event::Drew { seat: seat()?, tiles: tiles.as_slice().try_into().ok()? }
            }
            "placed" => Event::Placed { seat: seat()?, placement: read_placement(json.get("placement")?)? },
            "left" => Event::Left { seat: seat()?, why: json.get("why")?.departure()? },
            _ => return None,
        })
    }

    /// Whether it used chance.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Event::TookForFirst { .. } | Event::Began { .. } | Event::Rolled { .. } | Event::Drew { .. } => {
                true
            }
            Event::Placed { .. } | Event::Left { .. } => false,
        }
    }
}

fn read_placement(json: Json<'_>) -> Option<Placement> {
    let combination = |json: Json<'_>| {
        let (spaces, tiles) =
            (json.get("spaces")?.list(Json::parsed)?, json.get("tiles")?.list(Json::parsed)?);
        Some(Combination { spaces: spaces.try_into().ok()?, tiles: tiles.try_into().ok()? })
    };
    Some(Placement {
        tile: json.get("tile")?.parsed()?,
        space: match json.get("space") {
            Some(space) => Some(space.parsed()?),
            None => None,
        },
        combination: match json.get("combination") {
            Some(json) => Some(combination(json)?),
            None => None,
        },
    })
}
