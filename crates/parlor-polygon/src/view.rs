//! What one viewer knows: what everybody does.

use parlor_core::Viewer;
use serde::Serialize;

use crate::{Event, Phase, Public, Task};

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    // The name in JSON is older than the type.
    #[serde(rename = "table")]
    public: Public,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, public: Public) -> View {
        View { viewer, public }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everybody knows.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Whether the viewer is to act.
    #[must_use]
    pub fn is_mover(&self) -> bool {
        matches!(self.public.phase(), Phase::Turn(seat) if self.viewer.is(seat))
    }

    /// What the viewer has to do now.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.public.task().filter(|_| self.is_mover())
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        self.public.apply(event);
    }
}
