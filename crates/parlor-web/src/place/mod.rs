//! Where a game runs, seen from a table's page. The page gets updates and sends requests; whether the game runs in this
//! browser or elsewhere is the place's concern.

mod front;
mod local;
pub(crate) mod saved_games;
mod situation;

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, RuleId, Seat, Viewer};
use parlor_session::Waiting;
use parlor_words::Lang;

pub(crate) use local::Local;

use crate::game::WebGame;

/// What somebody at the table wants, besides acting in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
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
    /// That nothing more happens here: the game goes on elsewhere.
    Stop,
    /// To try again to keep what could not be kept.
    Save,
}

/// What a place tells the page.
pub(crate) enum Answer<G: WebGame> {
    /// How the table is now.
    Now(Situation<G>),
    /// What was asked for can't be, and nothing has changed.
    Refused(Note),
    /// What a player of a level would do; nothing if there is nothing to say.
    Hint(Level, Option<G::Action>),
    /// A player of a level is thinking about a hint.
    Thinking(Level),
}

/// How a table is, for whoever is before the screen.
pub(crate) struct Situation<G: WebGame> {
    /// What they know.
    pub(crate) view: Arc<G::View>,
    /// What they learnt since they were last told; nothing if they look for the first time.
    pub(crate) seen: Vec<G::Seen>,
    /// What can be said without knowing which game it is.
    pub(crate) common: Arc<Common>,
}

/// How a table is, as far as all games have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Common {
    /// Who is before the screen.
    pub(crate) viewer: Viewer,
    /// What the table waits for.
    pub(crate) stage: Waiting,
    /// Whose turn it is.
    pub(crate) next: Option<Seat>,
    /// The players.
    pub(crate) seats: BySeat<Seated>,
    /// How far the game is, in a few words.
    pub(crate) progress: String,
    /// What happened so far.
    pub(crate) story: Vec<Passage>,
    /// What all should hear.
    pub(crate) announced: Vec<String>,
    /// What the last turn of somebody at this device could have brought.
    pub(crate) better_move: Option<String>,
    /// Whether the last action can be taken back.
    pub(crate) can_retract: bool,
    /// How the game ended, if it has.
    pub(crate) ending: Option<Ending>,
    /// Why the game is not kept, if it is not.
    pub(crate) unsaved: Option<String>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    pub(crate) name: String,
    pub(crate) score: i32,
    /// What is to be said beside the name.
    pub(crate) remark: Option<String>,
    /// Whether it is somebody at this device.
    pub(crate) is_person: bool,
    /// Whether the game is over and this one has won.
    pub(crate) has_won: bool,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    /// Who has won, in a sentence.
    pub(crate) result: String,
    /// How the score came about, line by line.
    pub(crate) final_breakdown: Vec<String>,
}

impl Common {
    /// Whether somebody before this screen is to act.
    pub(crate) const fn acts(&self) -> bool {
        matches!(self.stage, Waiting::ForPerson(_))
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat).map_or("", |seated| &seated.name)
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
    pub(crate) starts_section: bool,
}

/// Something that the page says about what was just tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// In a sentence.
    pub(crate) text: String,
    /// Whether something went wrong.
    pub(crate) is_refusal: bool,
    /// The action that it is about, in notation.
    pub(crate) action: Option<String>,
}

impl Note {
    /// Something went wrong.
    pub(crate) const fn refused(text: String) -> Note {
        Note { text, is_refusal: true, action: None }
    }

    /// Something is to be known.
    pub(crate) const fn told(text: String) -> Note {
        Note { text, is_refusal: false, action: None }
    }

    /// What a rule forbids; the rule's id stands before it.
    pub(crate) fn cited(rule: RuleId, text: &str) -> Note {
        Note::refused(format!("{rule}: {text}"))
    }
}

/// Where a game runs. Answers come as they come, at once or later.
pub(crate) trait Place<G: WebGame> {
    /// Does something in the game.
    fn act(&self, action: G::Action);

    /// Asks for something else.
    fn wish(&self, wish: Wish);

    /// Speaks another language from now on.
    fn speak(&self, lang: Lang);

    /// The text of the game's record; `None` if there is none.
    fn record(&self) -> Option<String>;
}
