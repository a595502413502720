//! What a game is.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    Chance, ChanceError, ChanceStream, Edition, GameOptions, Json, Outcome, RuleId, Seat, Seed, Viewer,
};

/// The rules of one game, as pure functions on its own types.
///
/// `State` is the whole truth and stays where it is: it is not serialised and given to nobody. A viewer gets a `View`,
/// built from listed fields, and afterwards what it sees of every event; [`Game::advance`] brings the view up to date.
/// Everything a player needs in order to act works on a view.
///
/// ```
/// use parlor_core::{Game, Next, Outcome, RuleId, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let (mut state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
/// let Next::Seat(seat) = Fives::next(&state) else { panic!("somebody is to act") };
///
/// let action = Fives::actions(&Fives::view(&state, Viewer::Seat(seat)))[0];
/// assert_eq!(Fives::read_action(&action.to_string())?, action);
/// let events = Fives::apply(&mut state, seat, &action)?;
/// assert!(events.iter().any(Fives::reveals), "the player drew tiles");
/// assert_eq!((Fives::next(&state), Fives::outcome(&state)), (Next::Seat(seat.left(2)), Outcome::Going));
/// assert!(Fives::RULES.contains(&RuleId::new('F', 19)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Sized + Clone + Eq + Debug + 'static {
    /// The game's id in text and addresses, such as `fives`.
    const ID: &'static str;
    /// Counts up when something changes so that older records would play differently: a rule, the default of an option,
    /// a built-in edition (records leave out defaults and name built-in editions only).
    const RULES_VERSION: u32;
    /// The ids of all rules, in order.
    const RULES: &'static [RuleId];

    /// The facts of a box: board, tiles, cards.
    type Edition: Edition;
    /// What a table may choose.
    type Options: GameOptions;
    /// The whole truth of a game that is under way.
    type State: Clone + Eq + Debug + Send;
    /// Something a player does. `Display` writes it in the game's notation, and [`Game::read_action`] reads that.
    type Action: Copy + Ord + Debug + Display + Send;
    /// Something that happened, in full.
    type Event: Clone + Eq + Debug + Send;
    /// What one viewer learns of an event. Who is told of it reads it back by [`Game::read_seen`].
    type Seen: Clone + Eq + Debug + Serialize;
    /// What one viewer knows.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// Why an action is refused.
    type Refusal: Refusal;
    /// Why a text is not an action.
    type ActionError: Error + Clone + Eq;
    /// What a real table is asked for, or tells. `Display` writes the label of its [`Observation`], and `FromStr` reads that.
    type Ask: Copy + Eq + Debug + Display + FromStr<Err = AskError>;

    /// Sets up a game; the events say what happened on the way, such as the draw for the first turn.
    ///
    /// # Errors
    /// If the number of players is invalid, or a dealt script does not fit the game.
    fn set_up(set_up: &SetUp<Self>) -> Result<(Self::State, Vec<Self::Event>), SetUpError>;

    /// Who is to act.
    fn next(state: &Self::State) -> Next;

    /// Everything that the viewer may do now, each once, in an order that depends on the view alone. Empty for all but
    /// the one whose turn it is, and at a table whose hidden tiles nobody knows.
    fn actions(view: &Self::View) -> Vec<Self::Action>;

    /// Carries out an action.
    ///
    /// # Errors
    /// If a rule forbids it, or the table has no such seat; then the state has not changed.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// A player leaves for good; the others play on as the game's rule says.
    ///
    /// # Errors
    /// If there is no such player in the game (any more), or the game is over: the ranks stand. Then the state has not
    /// changed.
    fn leave(state: &mut Self::State, seat: Seat, why: Departure) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Takes in what the table tells, where chance is unknown: what [`Game::next`] asks for, or something that only the
    /// table can know, such as a call that depends on a hidden hand.
    ///
    /// # Errors
    /// If it was not asked for, or its values are invalid; then the state has not changed.
    fn observe(state: &mut Self::State, fact: &Observation) -> Result<Vec<Self::Event>, ObserveError>;

    /// Whether an event showed somebody something that the action itself doesn't say, or used chance, so that what led to
    /// it can't be taken back: a drawn tile, a hand that is shown, a call that the rules make for a player.
    fn reveals(event: &Self::Event) -> bool;

    /// What a viewer learns of an event.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// What a viewer knows, with perfect memory.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Reads what a viewer learned of an event, as it was serialized. `None` if it is not that; whether it fits the game is for the table
    /// to know that sends it.
    fn read_seen(json: Json<'_>) -> Option<Self::Seen>;

    /// Brings a view up to date: after the events of a change it equals a fresh view of the new state.
    fn advance(view: &mut Self::View, seen: &Self::Seen);

    /// Makes up a full state that agrees with the view: the public history, what was *not* done included, replays
    /// legally from it, and every such state can come up. Players call [`crate::Imagined::from_view`], which keeps the
    /// result apart from real states.
    ///
    /// # Errors
    /// If no state agrees with the view.
    fn imagine(view: &Self::View, stream: &mut ChanceStream) -> Result<Self::State, ImagineError>;

    /// How the game stands.
    fn outcome(state: &Self::State) -> Outcome;

    /// Reads an action in the game's notation.
    ///
    /// # Errors
    /// If the text is not an action in this notation.
    fn read_action(text: &str) -> Result<Self::Action, Self::ActionError>;
}

/// Why something is refused, as data: the rule and the facts. `parlor-words` says it to people.
pub trait Refusal: Error + Clone + Eq + Serialize {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
}

/// All that a game begins with.
///
/// ```
/// use parlor_core::{Log, SetUp, SetUpError};
/// use parlor_fives::Fives;
///
/// let set_up = SetUp::<Fives>::classic(5, "42");
/// assert_eq!(set_up.check_players(), Err(SetUpError::Players { asked: 5, least: 2, most: 4 }));
/// assert!(Log::begin(set_up.clone()).is_err());
/// assert!(Log::begin(SetUp { players: 4, ..set_up }).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp<G: Game> {
    /// The box.
    pub edition: Arc<G::Edition>,
    /// The table's choices.
    pub options: G::Options,
    /// How many play.
    pub players: u8,
    /// Where chance comes from.
    pub chance: Chance,
}

impl<G: Game> SetUp<G> {
    /// The classic edition with its usual options, dealt from this seed.
    #[must_use]
    pub fn classic(players: u8, seed: impl Into<Seed>) -> SetUp<G> {
        let (edition, options) = (Arc::new(G::Edition::classic()), G::Options::default());
        SetUp { edition, options, players, chance: Chance::Seed(seed.into()) }
    }

    /// Checks the number of players against the edition's.
    ///
    /// # Errors
    /// If the edition does not allow this number of players.
    pub fn check_players(&self) -> Result<(), SetUpError> {
        let allowed = self.edition.players();
        if allowed.contains(&self.players) {
            Ok(())
        } else {
            Err(SetUpError::Players { asked: self.players, least: *allowed.start(), most: *allowed.end() })
        }
    }
}

/// A set-up is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The edition does not allow this number of players.
    #[error("{asked} can't play: {least} to {most} can")]
    Players {
        /// How many were to play.
        asked: u8,
        /// How many have to.
        least: u8,
        /// How many may.
        most: u8,
    },
    /// The written-down deal doesn't fit.
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// The player in this seat is to act.
    Seat(Seat),
    /// The table is to tell what happened on the cardboard: the fact of this label, a [`Game::Ask`]. Only where chance is unknown.
    #[serde(rename = "fact")]
    Observation(String),
    /// Nothing: the game is over.
    Over,
}

/// Something that happened on the cardboard: chance that the table tells instead of a seed.
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_core::{Chance, Entry, Log, Game, Next, Observation, SetUp};
/// use parlor_fives::{Edition, Fives, Options};
///
/// // A real table, whose tiles nobody types in: it tells who won the draw for the first turn.
/// let edition = Arc::new(Edition::classic());
/// let set_up = SetUp { edition, options: Options::default(), players: 3, chance: Chance::Unknown };
/// let mut log = Log::<Fives>::begin(set_up)?;
/// let Next::Observation(label) = Fives::next(log.state()) else { panic!("the table has to tell") };
/// assert_eq!(label, "fives/first");
/// log.append(Entry::Observed(Observation { label, values: vec!["2".to_owned()] }))?;
/// assert_eq!(log.state().public().first().map(|seat| seat.number()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    /// What it tells: the label of a [`Game::Ask`].
    pub label: String,
    /// What it gave.
    pub values: Vec<String>,
}

/// The game never asks for a fact of this label.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no fact is called {label:?}")]
pub struct AskError {
    /// The label.
    pub label: String,
}

/// What a real table is asked for in a game that asks for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAsk {}

impl Display for NoAsk {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoAsk {
    type Err = AskError;

    fn from_str(label: &str) -> Result<NoAsk, AskError> {
        Err(AskError { label: label.to_owned() })
    }
}

/// An observation is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObserveError {
    /// The game has no use for this now.
    #[error("nobody asked for {label:?} now")]
    NotAsked {
        /// What was told.
        label: String,
    },
    /// A value is invalid, or there are too many or too few.
    #[error("{label} can't be {values:?}")]
    BadValue {
        /// What was told.
        label: String,
        /// The values.
        values: Vec<String>,
    },
}

/// Why a player is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// The player gave up.
    Resigned,
    /// The player's time ran out.
    OutOfTime,
}

/// No state agrees with the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no state of the game agrees with this view")]
pub struct ImagineError;
