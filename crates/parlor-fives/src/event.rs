//! What happens in a game, in full and as a viewer sees it.

use parlor_core::{BySeat, Departure, Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Play, Rack, Tile};

/// Something that happened.
///
/// ```
/// use parlor_core::{Seat, Secret, Viewer};
/// use parlor_fives::{Event, Play, Seen, Tile, Written};
///
/// let seat = Seat::new(0).unwrap();
/// let written: Written = "8F 415".parse()?;
/// let tiles: Vec<Tile> = [7, 2, 9].into_iter().filter_map(Tile::new).collect();
/// let drawn = Some(Secret::new(tiles.clone()));
/// let event = Event::Played { seat, play: Play::try_from(&written)?, score: 10, count: 3, drawn };
/// assert!(event.reveals());
///
/// let drawn_as_seen = |viewer| match event.seen_by(viewer) {
///     Seen::Played { count, drawn, .. } => (count, drawn),
///     other => panic!("{other:?}"),
/// };
/// assert_eq!(drawn_as_seen(Viewer::Seat(seat)), (3, Some(tiles)));
/// assert_eq!(drawn_as_seen(Viewer::Watcher), (3, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody still tied drew a tile for the first turn (F1); the tiles went back.
    DrewForFirst {
        /// The tile of each who drew.
        drawn: BySeat<Option<Tile>>,
    },
    /// It is settled who goes first, and everybody has drawn five tiles (F1, F2).
    Began {
        /// Who goes first.
        first: Seat,
        /// The tiles that each drew, in order; none where nobody knows them.
        drawn: Option<BySeat<Secret<Vec<Tile>>>>,
    },
    /// A player laid tiles and drew others (F4, F10).
    Played {
        /// Who.
        seat: Seat,
        /// What.
        play: Play,
        /// The score of the turn.
        score: u32,
        /// How many tiles the player drew.
        count: u8,
        /// Which, in order; none where nobody knows them.
        drawn: Option<Secret<Vec<Tile>>>,
    },
    /// A player passed (F11).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player left for good (F19).
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
    /// The game ended, and everybody showed the tiles that were left (F16 to F18).
    Ended {
        /// The tiles of each who was still in the game.
        shown: BySeat<Option<Rack>>,
    },
}

/// What a viewer learns of an [`Event`].
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_core::{Chance, Game, Log, Seed, SetUp, Viewer};
/// use parlor_fives::{Edition, Fives, Options};
///
/// let edition = Arc::new(Edition::classic());
/// let chance = Chance::Seed(Seed::from_text("42"));
/// let mut log = Log::<Fives>::begin(SetUp { edition, options: Options::default(), players: 2, chance })?;
/// let mut watcher = Fives::view(log.state(), Viewer::Watcher);
///
/// let first = log.state().public().first().unwrap();
/// let action = Fives::actions(&Fives::view(log.state(), Viewer::Seat(first)))[0];
/// for event in log.act(first, action)? {
///     Fives::advance(&mut watcher, &event.seen_by(Viewer::Watcher));
/// }
/// assert_eq!(watcher, Fives::view(log.state(), Viewer::Watcher));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Seen {
    /// Everybody still tied drew a tile for the first turn.
    DrewForFirst {
        /// The tile of each who drew.
        drawn: BySeat<Option<Tile>>,
    },
    /// It is settled who goes first, and everybody has drawn five tiles.
    Began {
        /// Who goes first.
        first: Seat,
        /// The viewer's own tiles.
        drawn: Option<Vec<Tile>>,
    },
    /// A player laid tiles and drew others.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        play: Play,
        /// The score of the turn.
        score: u32,
        /// How many tiles the player drew.
        count: u8,
        /// Which, if the viewer is that player.
        drawn: Option<Vec<Tile>>,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
    /// The game ended, and everybody showed the tiles that were left.
    Ended {
        /// The tiles of each who was still in the game.
        shown: BySeat<Option<Rack>>,
    },
}

impl Event {
    /// What a viewer learns of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Event::DrewForFirst { drawn } => Seen::DrewForFirst { drawn: drawn.clone() },
            Event::Began { first, drawn } => {
                let own = match (viewer, drawn) {
                    (Viewer::Seat(seat), Some(drawn)) => drawn.get(seat).map(|tiles| tiles.reveal().clone()),
                    _ => None,
                };
                Seen::Began { first: *first, drawn: own }
            }
            Event::Played { seat, play, score, count, drawn } => {
                let own = drawn.as_ref().filter(|_| viewer.is(*seat)).map(|tiles| tiles.reveal().clone());
                Seen::Played { seat: *seat, play: *play, score: *score, count: *count, drawn: own }
            }
            Event::Passed { seat } => Seen::Passed { seat: *seat },
            Event::Left { seat, why } => Seen::Left { seat: *seat, why: *why },
            Event::Ended { shown } => Seen::Ended { shown: shown.clone() },
        }
    }

    /// Whether it showed somebody something new.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match self {
            Event::DrewForFirst { .. } | Event::Began { .. } | Event::Ended { .. } => true,
            Event::Played { count, .. } => *count > 0,
            Event::Passed { .. } | Event::Left { .. } => false,
        }
    }
}
