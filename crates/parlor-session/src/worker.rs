//! What an expert elsewhere is asked: a question holds a *view*, so that whoever answers it knows no more than the player
//! whose turn it is.

use parlor_bots::Search as _;
use parlor_core::{PlayerSeed, read_view};
use serde::{Deserialize, Serialize};

use crate::thinker::think;
use crate::{SessionGame, with_game};

/// What an expert would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkerQuestion {
    /// Which game.
    game: String,
    /// What the player knows, as JSON.
    view: String,
    /// Where the expert's own chance comes from.
    seed: String,
    /// How many rollouts to think for.
    rollouts: u32,
}

impl WorkerQuestion {
    /// What to do with this view.
    #[must_use]
    pub fn new<G: SessionGame>(view: &G::View, seed: String, rollouts: u32) -> WorkerQuestion {
        let view = serde_json::to_string(view).expect("a view is plain data with text for keys");
        WorkerQuestion { game: G::ID.to_owned(), view, seed, rollouts }
    }

    /// The question as text.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers")
    }
}

/// Answers a question that is given as JSON: the action in the game's notation. `None` if the text is not a question, or there is
/// nothing to do.
#[must_use]
pub fn answer(question: &str) -> Option<String> {
    let question: WorkerQuestion = serde_json::from_str(question).ok()?;
    with_game!(question.game.as_str(), G => best::<G>(&question)).flatten()
}

fn best<G: SessionGame>(question: &WorkerQuestion) -> Option<String> {
    let view = read_view::<G>(&question.view).ok()?;
    let mut search = G::search(&view, &PlayerSeed::from_text(&question.seed))?;
    think(&mut search, question.rollouts, || true);
    search.best().map(|action| action.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_each_game;
    use parlor_core::{Log, Next, SetUp, Viewer};

    fn check<G: SessionGame>() {
        let log = Log::begin(SetUp::<G>::classic(2, "worker")).unwrap();
        let Next::Seat(seat) = G::next(log.state()) else { panic!("somebody is to act") };
        let view = G::view(log.state(), Viewer::Seat(seat));
        let question = WorkerQuestion::new::<G>(&view, "1".to_owned(), 60).to_json();
        let action = G::read_action(&answer(&question).unwrap()).unwrap();
        assert!(G::actions(&view).contains(&action));
        // What is asked twice is answered alike, and as an expert who thinks here would answer.
        assert_eq!(answer(&question), answer(&question));
        let mut search = G::search(&view, &PlayerSeed::from_text("1")).unwrap();
        think(&mut search, 60, || true);
        assert_eq!(search.best(), Some(action));
        assert_eq!(answer(&question.replace(G::ID, "chess")), None);
    }

    #[test]
    fn an_expert_answers_with_a_legal_action() {
        for_each_game!(G => check::<G>());
    }

    #[test]
    fn nonsense_gets_no_answer() {
        for bad in ["", "what?", "{}", r#"{"game":"fives","view":"{}","seed":"","rollouts":1}"#] {
            assert_eq!(answer(bad), None, "{bad}");
        }
    }
}
