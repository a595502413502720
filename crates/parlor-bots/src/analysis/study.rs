//! One decision that is being searched.

use parlor_core::PlayerSeed;

use crate::{BotGame, Candidate, Search};

/// How many standard errors a difference has to be for somebody to be told of it.
const SURE: i64 = 2;

/// A decision that is being searched, and what the player chose.
///
/// ```
/// use parlor_bots::analysis::Study;
/// use parlor_core::{Game, Log, PlayerSeed, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// let parlor_core::Next::Seat(seat) = Fives::next(log.state()) else { panic!("somebody is to act") };
/// let view = Fives::view(log.state(), Viewer::Seat(seat));
///
/// let (best, worst) = (view.plays()[0].play, *Fives::actions(&view).last().unwrap());
/// let seed = PlayerSeed::from_text("study");
/// let review = Study::<Fives>::new(&view, worst, &seed, 200).unwrap().finish();
/// assert!(review.loss() > 0 && review.choice().is_some());
/// assert!(review.candidates.len() > 1, "{best} among them");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Study<G: BotGame> {
    search: G::Search,
    chosen: G::Action,
    budget: u32,
}

impl<G: BotGame> Study<G> {
    /// The study of a decision of the viewer, who did or would do this; `None` if the viewer is not to act, or the rules
    /// forbid the action.
    #[must_use]
    pub fn new(view: &G::View, chosen: G::Action, seed: &PlayerSeed, budget: u32) -> Option<Study<G>> {
        let is_legal = G::actions(view).contains(&chosen);
        let search = G::search_with(view, seed, Some(chosen)).filter(|_| is_legal)?;
        Some(Study { search, chosen, budget })
    }

    /// Does this many more rollouts, within the budget.
    pub fn advance(&mut self, rollouts: u32) {
        let left = self.budget.saturating_sub(self.search.rollouts());
        self.search.advance(rollouts.min(left));
    }

    /// Whether there is nothing left to do.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.search.rollouts() >= self.budget || self.search.is_settled()
    }

    /// What has been found out so far.
    #[must_use]
    pub fn review(&self) -> Review<G::Action> {
        Review::new(self.chosen, self.search.candidates())
    }

    /// All of it at once.
    #[must_use]
    pub fn finish(mut self) -> Review<G::Action> {
        self.advance(u32::MAX);
        self.review()
    }
}

/// What has been found out about a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<A> {
    /// What the player chose.
    pub chosen: A,
    /// What there was to choose from, as far as it was looked at, the best first; the choice is among it.
    pub candidates: Vec<Candidate<A>>,
}

impl<A: Copy + PartialEq> Review<A> {
    /// A choice among candidates, the best of them first.
    #[must_use]
    pub const fn new(chosen: A, candidates: Vec<Candidate<A>>) -> Review<A> {
        Review { chosen, candidates }
    }

    /// The best candidate.
    #[must_use]
    pub fn best(&self) -> Option<&Candidate<A>> {
        self.candidates.first()
    }

    /// What was found out about the choice.
    #[must_use]
    pub fn choice(&self) -> Option<&Candidate<A>> {
        self.candidates.iter().find(|candidate| candidate.action == self.chosen)
    }

    /// By how much the choice is worth less than the best, in thousandths of the game's unit; nothing if it is not known what
    /// they are worth.
    #[must_use]
    pub fn loss(&self) -> i64 {
        match (self.best(), self.choice()) {
            (Some(best), Some(choice)) if best.is_known() && choice.is_known() => {
                (best.worth - choice.worth).max(0)
            }
            _ => 0,
        }
    }

    /// The standard error of that: at most this, since both were tried in the same worlds.
    #[must_use]
    pub fn error(&self) -> i64 {
        match (self.best(), self.choice()) {
            (Some(best), Some(choice)) if best.action != choice.action => {
                let squares = i128::from(best.error).pow(2) + i128::from(choice.error).pow(2);
                i64::try_from(squares.isqrt()).expect("an error is at most a quarter of the largest number")
            }
            _ => 0,
        }
    }

    /// Whether the loss is more than chance explains.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.loss() > SURE.saturating_mul(self.error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(action: u8, worth: i64, error: i64) -> Candidate<u8> {
        Candidate { action, worth, error, rollouts: 100 }
    }

    #[test]
    fn a_loss_is_what_the_best_is_worth_more_and_a_mistake_if_that_is_sure() {
        let candidates = vec![candidate(7, 5_000, 300), candidate(3, 4_000, 400), candidate(1, 1_000, 400)];
        let review = |chosen| Review::new(chosen, candidates.clone());
        let figures = |chosen| {
            let review = review(chosen);
            (review.loss(), review.error(), review.is_mistake())
        };
        assert_eq!(figures(7), (0, 0, false));
        assert_eq!(figures(3), (1_000, 500, false));
        assert_eq!(figures(1), (4_000, 500, true));
        let unknown = Review::new(3, vec![candidate(7, 5_000, i64::MAX / 4), candidate(3, 0, i64::MAX / 4)]);
        assert_eq!((unknown.loss(), unknown.is_mistake()), (0, false));
    }
}
