//! What happens in a game, in full and as a viewer sees it.

use parlor_core::{BySeat, Departure, Json, Seat, Secret, Viewer};
use serde::Serialize;

use crate::{Play, Rack, Tile};

/// What happens, with a place for what not everybody knows: the tiles that were dealt at the beginning, and those that a
/// player drew. Whatever can be serialised in these places makes the whole thing so; a [`Secret`] can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventWith<Dealt, Drawn> {
    /// Everybody still tied drew a tile for the first turn (F1); the tiles went back.
    DrewForFirst {
        /// The tile of each who drew.
        drawn: BySeat<Option<Tile>>,
    },
    /// It is settled who goes first, and everybody has drawn five tiles (F1, F2).
    Began {
        /// Who goes first.
        first: Seat,
        /// The tiles that each drew, in order; none where nobody knows them. A viewer sees its own.
        drawn: Option<Dealt>,
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
        /// Which, in order; none where nobody knows them. Nobody else sees them.
        drawn: Option<Drawn>,
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

/// Something that happened.
///
/// ```compile_fail
/// fn send<T: serde::Serialize>() {}
/// send::<parlor_fives::Event>(); // it has secrets in it
/// ```
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
pub type Event = EventWith<BySeat<Secret<Vec<Tile>>>, Secret<Vec<Tile>>>;

/// What a viewer learns of an [`Event`].
///
/// ```
/// use parlor_core::{Game, Log, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let mut log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
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
pub type Seen = EventWith<Vec<Tile>, Vec<Tile>>;

impl Seen {
    /// Reads what was serialized.
    pub(crate) fn read(json: Json<'_>) -> Option<Seen> {
        let tile = |json: Json<'_>| Tile::new(json.number()?);
        let rack = |json: Json<'_>| Rack::new(json.list(tile)?);
        let seat = || json.get("seat")?.seat();
        let drawn = || match json.get("drawn") {
            Some(drawn) => drawn.list(tile).map(Some),
            None => Some(None),
        };
        Some(match &*json.get("event")?.text()? {
            "drew_for_first" => {
                Seen::DrewForFirst { drawn: json.get("drawn")?.by_seat(|drawn| drawn.nullable(tile))? }
            }
            "began" => Seen::Began { first: json.get("first")?.seat()?, drawn: drawn()? },
            "played" => Seen::Played {
                seat: seat()?,
                play: json.get("play")?.parsed()?,
                score: json.get("score")?.number()?,
                count: json.get("count")?.number()?,
                drawn: drawn()?,
            },
            "passed" => Seen::Passed { seat: seat()? },
            "left" => Seen::Left { seat: seat()?, why: json.get("why")?.departure()? },
            "ended" => Seen::Ended { shown: json.get("shown")?.by_seat(|shown| shown.nullable(rack))? },
            _ => return None,
        })
    }
}

impl Event {
    /// What a viewer learns of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        let open = |tiles: &Secret<Vec<Tile>>| tiles.reveal().clone();
        match *self {
            Event::DrewForFirst { ref drawn } => Seen::DrewForFirst { drawn: drawn.clone() },
            Event::Began { first, ref drawn } => {
                let own = viewer.seat().and_then(|seat| drawn.as_ref()?.get(seat));
                Seen::Began { first, drawn: own.map(open) }
            }
            Event::Played { seat, play, score, count, ref drawn } => {
                let own = drawn.as_ref().filter(|_| viewer.is(seat));
                Seen::Played { seat, play, score, count, drawn: own.map(open) }
            }
            Event::Passed { seat } => Seen::Passed { seat },
            Event::Left { seat, why } => Seen::Left { seat, why },
            Event::Ended { ref shown } => Seen::Ended { shown: shown.clone() },
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
