//! Where a game runs, seen from a table's page. The page gets updates and sends requests; whether the game runs in this
//! browser or elsewhere is the place's concern.

mod local;
pub(crate) mod shelf_life;

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, Outcome, RuleId, Seat, Viewer};
use parlor_table::Stage;

pub(crate) use local::Local;

use crate::shelf::Tabled;

/// What somebody at the table wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request<A> {
    /// To do this.
    Act(A),
    /// To take the last action back.
    Retract,
    /// To leave for good.
    Resign,
    /// To let the others look: the own hand is hidden.
    PassOn,
    /// To have the device, and see the own hand.
    TakeOver(Seat),
    /// To know what a player of this level would do.
    Hint(Level),
    /// To go on: all have heard what was announced.
    Heard,
    /// To try again to keep what could not be kept.
    Save,
}

/// What a place tells the page.
pub(crate) enum Answer<G: Tabled> {
    /// How the table is now.
    Now(Arc<Situation<G>>),
    /// The request can't be granted, and nothing has changed.
    Refused(Note),
    /// What a player of a level would do; nothing if there is nothing to say.
    Hint(Level, Option<G::Action>),
    /// A player of a level is thinking about a hint.
    Thinking(Level),
}

/// How a table is, for whoever is before the screen.
pub(crate) struct Situation<G: Tabled> {
    /// Who that is.
    pub(crate) viewer: Viewer,
    /// What they know.
    pub(crate) view: Arc<G::View>,
    /// What they learnt since the last update; nothing if they look for the first time.
    pub(crate) seen: Vec<G::Seen>,
    /// What the table waits for.
    pub(crate) stage: Stage,
    /// Whose turn it is.
    pub(crate) next: Option<Seat>,
    /// What everybody is called.
    pub(crate) names: Arc<BySeat<String>>,
    /// Who of them is at this device.
    pub(crate) people: BySeat<bool>,
    /// What happened so far.
    pub(crate) story: Arc<Vec<Passage>>,
    /// What all should hear.
    pub(crate) announced: Vec<String>,
    /// What the last turn of somebody at this device could have brought.
    pub(crate) missed: Option<String>,
    /// Whether the last action can be taken back.
    pub(crate) can_retract: bool,
    /// How the game stands.
    pub(crate) outcome: Outcome,
    /// Why the game is not kept, if it is not.
    pub(crate) unsaved: Option<String>,
}

impl<G: Tabled> Situation<G> {
    /// The seat of whoever is to act before this screen.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        match self.stage {
            Stage::Acting(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// What, in a sentence.
    pub(crate) text: String,
    /// What explains it, line by line.
    pub(crate) details: Vec<String>,
    /// Whether a new part of the game begins with it.
    pub(crate) begins_part: bool,
}

/// Something that the page says about what was just tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// In a sentence.
    pub(crate) text: String,
    /// Whether something went wrong.
    pub(crate) is_refusal: bool,
}

impl Note {
    /// Something went wrong.
    pub(crate) const fn refused(text: String) -> Note {
        Note { text, is_refusal: true }
    }

    /// Something is to be known.
    pub(crate) const fn told(text: String) -> Note {
        Note { text, is_refusal: false }
    }

    /// What a rule forbids; the rule's id stands before it.
    pub(crate) fn cited(rule: RuleId, text: &str) -> Note {
        Note::refused(format!("{rule}: {text}"))
    }
}

/// Where a game runs.
pub(crate) trait Place<G: Tabled> {
    /// Asks for something; the answers come as they come, at once or later.
    fn ask(&self, request: Request<G::Action>);

    /// Speaks another language from now on.
    fn speak(&self, lang: parlor_words::Lang);

    /// The text of the game's record; `None` if there is none.
    fn record(&self) -> Option<String>;
}
