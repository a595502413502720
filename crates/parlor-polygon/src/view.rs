//! What one viewer knows: what everybody does.

use parlor_core::Viewer;
use serde::Serialize;

use crate::{Event, Phase, Table, Task};

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    table: Table,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, table: Table) -> View {
        View { viewer, table }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everybody knows.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the viewer is to act.
    #[must_use]
    pub fn is_mover(&self) -> bool {
        matches!(self.table.phase(), Phase::Turn(seat) if self.viewer.is(seat))
    }

    /// What the viewer has to do now.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.table.task().filter(|_| self.is_mover())
    }

    pub(crate) fn note(&mut self, event: &Event) {
        self.table.note(event);
    }
}
