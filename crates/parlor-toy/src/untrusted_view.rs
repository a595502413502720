//! A view that comes from outside: what was done is done again, as at a table whose cards nobody knows.

use parlor_core::{Game as _, RebuildView, UntrustedView, ViewError, ViewProblem, Viewer};

use crate::{Card, Public, Step, Toy, View};

impl RebuildView for Toy {
    fn rebuild(given: &UntrustedView) -> Result<View, ViewError> {
        let viewer = given.viewer()?;
        let (mut state, _) = Toy::set_up(&given.set_up::<Toy>()?)
            .map_err(|error| ViewError::bad("table.scores", ViewProblem::unreadable(&error)))?;
        for (index, step) in given.field::<Vec<Step>>("table.steps")?.into_iter().enumerate() {
            let done = match step {
                Step::Laid(seat, card) => Toy::apply(&mut state, seat, &card),
                Step::Left(seat, why) => Toy::leave(&mut state, seat, why),
            };
            done.map_err(|refusal| ViewError::forbidden(format!("table.steps.{index}"), &refusal))?;
        }
        let own = match viewer {
            Viewer::Seat(seat) => {
                let count = usize::from(state.public.held()[seat]);
                given.get("own")?.map(|own| hand(&state.public, own, count)).transpose()?
            }
            Viewer::Watcher => None,
        };
        Ok(View::new(viewer, state.public, own))
    }
}

/// A hand of this many cards that nobody has laid.
fn hand(public: &Public, mut cards: Vec<Card>, count: usize) -> Result<Vec<Card>, ViewError> {
    const FIELD: &str = "own";
    cards.sort_unstable();
    cards.dedup();
    if cards.iter().any(|card| public.unseen().all(|unseen| unseen != *card)) {
        return Err(ViewError::bad(FIELD, ViewProblem::NotInBox));
    }
    match cards.len() {
        held if held < count => Err(ViewError::bad(FIELD, ViewProblem::TooFew)),
        held if held > count => Err(ViewError::bad(FIELD, ViewProblem::TooMany)),
        _ => Ok(cards),
    }
}
