//! Games end, and their scores add up.

use super::Conform;
use super::failure::{Finding, Promise};
use super::walk::Walk;
use crate::{Game, Next, Outcome, Results};

/// Checks that somebody who is in the game is to act while it goes on, and that it does not go on for ever.
pub(super) fn check_going<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    let broken = |what: String| Err(Finding::new(Promise::NextFitsOutcome, what));
    match (C::Game::next(walk.state()), C::Game::outcome(walk.state())) {
        (Next::Over, Outcome::Over(_)) => Ok(()),
        (Next::Over, Outcome::Going) => broken("nobody is to act, but the game is not over".to_owned()),
        (Next::Seat(seat), Outcome::Over(_)) => broken(format!("{seat:?} is to act after the end")),
        (Next::Observation(label), _) => {
            broken(format!("the table is asked for {label}, though there is a seed"))
        }
        (Next::Seat(seat), Outcome::Going) if !walk.is_in_game(seat) => {
            broken(format!("{seat:?} is to act, who is not in the game"))
        }
        (Next::Seat(_), Outcome::Going) if walk.steps().len() >= C::max_actions() => {
            Err(Finding::new(Promise::GamesEnd, "it still goes on"))
        }
        (Next::Seat(_), Outcome::Going) => Ok(()),
    }
}

/// Checks the results of a game that is over against the events, by the tests' own bookkeeping.
pub(super) fn check_results<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    let Outcome::Over(Results { scores, ranks }) = C::Game::outcome(walk.state()) else {
        return Err(Finding::new(Promise::GamesEnd, "there are no results"));
    };
    if scores.seats() != walk.players() || ranks.seats() != walk.players() {
        let details =
            format!("{} players have the scores {scores:?} and the ranks {ranks:?}", walk.players());
        return Err(Finding::new(Promise::RanksAreRanks, details));
    }
    let better = |rank: u8| ranks.as_slice().iter().filter(|other| **other < rank).count();
    if ranks.as_slice().iter().any(|rank| better(*rank) + 1 != usize::from(*rank)) {
        return Err(Finding::new(Promise::RanksAreRanks, format!("the ranks are {ranks:?}")));
    }
    let added = C::score_from_events(walk.players(), &walk.events());
    if added != scores {
        let details = format!("the game says {scores:?}, and the events add up to {added:?}");
        return Err(Finding::new(Promise::ScoresAddUp, details));
    }
    Ok(())
}
