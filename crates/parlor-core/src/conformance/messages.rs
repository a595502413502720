//! What reaches viewers, as the very bytes that would be sent.

use serde::Serialize;

use super::failure::{Finding, Promise};
use crate::{Game, Viewer};

/// The serialised form of something that is sent.
pub(super) fn text<T: Serialize>(message: &T) -> Result<String, Finding> {
    serde_json::to_string(message)
        .map_err(|error| Finding::new(Promise::MessagesCanBeWritten, error.to_string()))
}

/// What a viewer is told of some events, one text for each.
pub(super) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Result<Vec<String>, Finding> {
    events.iter().map(|event| text(&G::seen(event, viewer))).collect()
}
