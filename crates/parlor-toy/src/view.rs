//! What one viewer knows.

use parlor_core::Viewer;
use serde::Serialize;

use crate::{Card, Public, Seen};

/// What a viewer with perfect memory knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    #[serde(rename = "table")]
    public: Public,
    own: Option<Vec<Card>>,
}

impl View {
    pub(crate) fn new(viewer: Viewer, public: Public, own: Option<Vec<Card>>) -> View {
        View { viewer, public, own }
    }

    parlor_core::view_accessors!();

    /// The viewer's own cards, the lowest first; none for a watcher, and where nobody knows the cards.
    #[must_use]
    pub fn hand(&self) -> Option<&[Card]> {
        self.own.as_deref()
    }

    pub(crate) fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::Dealt { hands: Some(hand) } => self.own = Some(hand.clone()),
            Seen::Laid { seat, card, .. } if self.viewer.is(*seat) => {
                self.own.iter_mut().for_each(|own| own.retain(|held| held != card));
            }
            _ => {}
        }
        self.public.apply(seen);
    }
}
