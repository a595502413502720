//! What one viewer knows.

use parlor_core::Viewer;
use serde::Serialize;

use crate::{Public, Rack, ScoredPlay, Seen, Tile, Tiles, plays};

/// What a viewer with perfect memory knows.
///
/// ```
/// use parlor_core::{Game, Seat, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let (state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
///
/// let own = Fives::view(&state, Viewer::Seat(Seat::new(0).unwrap()));
/// assert_eq!(own.rack().map(|rack| rack.len()), Some(5));
/// assert_eq!(own.unseen().len(), 95);
///
/// let watcher = Fives::view(&state, Viewer::Watcher);
/// assert_eq!((watcher.rack(), watcher.unseen().len()), (None, 100));
/// assert!(watcher.plays().is_empty());
/// # Ok::<(), parlor_core::SetUpError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    // The name in JSON is older than the type.
    #[serde(rename = "table")]
    public: Public,
    /// A player's own tiles; nothing for a watcher, and where nobody knows the tiles.
    own: Option<Own>,
}

/// A player's own tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Own {
    /// What the player holds, or took out of the game on leaving.
    pub(crate) rack: Rack,
    /// Every tile that the player has drawn, in order.
    pub(crate) drawn: Vec<Tile>,
}

impl View {
    pub(crate) fn new(viewer: Viewer, public: Public, own: Option<Own>) -> View {
        View { viewer, public, own }
    }

    parlor_core::view_accessors!();

    /// The viewer's own tiles.
    #[must_use]
    pub fn rack(&self) -> Option<&Rack> {
        self.own.as_ref().map(|own| &own.rack)
    }

    /// Every tile that the viewer has drawn, in order.
    #[must_use]
    pub fn drawn(&self) -> Option<&[Tile]> {
        self.own.as_ref().map(|own| own.drawn.as_slice())
    }

    pub(crate) fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The tiles that the viewer can't see: on the other racks, in the pile, out of the game.
    #[must_use]
    pub fn unseen(&self) -> Tiles {
        let unseen = self.public.unseen();
        let shown = matches!(self.viewer, Viewer::Seat(seat) if self.public.shown()[seat].is_some());
        let own = self.own.iter().filter(|_| !shown).flat_map(|own| own.rack.tiles().iter());
        unseen.without(own).expect("what the viewer holds, nobody else sees")
    }

    /// Every legal play of the viewer with its score; empty unless the viewer is to act and the tiles are known.
    #[must_use]
    pub fn plays(&self) -> Vec<ScoredPlay> {
        match &self.own {
            Some(own) if self.is_mover() => plays(self.public.edition(), self.public.board(), &own.rack),
            _ => Vec::new(),
        }
    }

    pub(crate) fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::Began { drawn: Some(drawn), .. } => {
                let rack = Rack::new(drawn.iter().copied()).expect("everybody is dealt five tiles");
                self.own = Some(Own { rack, drawn: drawn.clone() });
            }
            Seen::Played { seat, play, drawn: Some(drawn), .. } if self.viewer.is(*seat) => {
                if let Some(own) = &mut self.own {
                    let kept = own.rack.without(play.tiles()).expect("a player lays own tiles");
                    let rack = Rack::new(kept.tiles().iter().chain(drawn.iter().copied()));
                    own.rack = rack.expect("nobody draws beyond a full rack");
                    own.drawn.extend(drawn);
                }
            }
            _ => {}
        }
        self.public.apply(seen);
    }
}
