//! What reaches viewers, as the very bytes that would be sent.

use serde::Serialize;

use super::failure::{Finding, Promise};
use crate::{Game, Json, Viewer};

/// The serialised form of something that is sent.
pub(super) fn text<T: Serialize>(message: &T) -> Result<String, Finding> {
    serde_json::to_string(message)
        .map_err(|error| Finding::new(Promise::MessagesCanBeWritten, error.to_string()))
}

/// What a viewer sees of an event, as it comes out at the other end of a line.
pub(super) fn received<G: Game>(event: &G::Event, viewer: Viewer) -> Result<G::Seen, Finding> {
    let sent = text(&G::seen(event, viewer))?;
    G::read_seen(Json::new(&sent)).ok_or_else(|| Finding::new(Promise::SeenReadsBack, sent).by(viewer))
}

/// Checks that everybody receives what was sent of some events.
pub(super) fn check<G: Game>(events: &[G::Event], players: u8) -> Result<(), Finding> {
    for (event, viewer) in
        events.iter().flat_map(|event| Viewer::all(players).map(move |viewer| (event, viewer)))
    {
        let (seen, received) = (G::seen(event, viewer), received::<G>(event, viewer)?);
        if received != seen {
            let details = format!("{seen:?}\nreads as {received:?}");
            return Err(Finding::new(Promise::SeenReadsBack, details).by(viewer));
        }
    }
    Ok(())
}

/// What a viewer is told of some events, one text for each.
pub(super) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Result<Vec<String>, Finding> {
    events.iter().map(|event| text(&G::seen(event, viewer))).collect()
}
