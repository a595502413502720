//! A game as small as a game can be: a lot says who begins, then the players in turn add 1, 2 or 3 to their scores until
//! all together have reached the goal of the edition. At a real table, somebody tells what the lot said.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use parlor_core::{
    AskError, BySeat, ChanceStream, Departure, Edition, Flag, Game, GameOptions, ImagineError, Json, Next,
    Observation, ObserveError, Outcome, Refusal, Results, RuleId, Seat, SetUp, SetUpError, Viewer,
};
use serde::{Deserialize, Serialize};

/// The label of the lot.
pub(crate) const START: &str = "lot/start";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lot;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    pub(crate) name: String,
    pub(crate) goal: i32,
}

#[derive(Debug, thiserror::Error)]
#[error("an edition is a name and a number")]
pub(crate) struct GoalError;

impl Edition for Goal {
    type Error = GoalError;

    fn name(&self) -> &str {
        &self.name
    }

    fn built_in(name: &str) -> Option<Arc<Goal>> {
        (name == "classic").then(|| Arc::new(Goal { name: name.to_owned(), goal: 6 }))
    }

    fn players(&self) -> RangeInclusive<u8> {
        2..=3
    }

    fn write(&self) -> String {
        format!("# The goal of {}\n\n{}\n{}\n", self.name, self.name, self.goal)
    }

    fn read(text: &str) -> Result<Goal, GoalError> {
        let lines: Vec<&str> =
            text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let [name, goal] = lines[..] else { return Err(GoalError) };
        Ok(Goal { name: name.to_owned(), goal: goal.parse().map_err(|_| GoalError)? })
    }
}

/// Whether everything counts twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Double(pub(crate) bool);

impl GameOptions for Double {
    const FLAGS: &'static [Flag<Double>] =
        &[Flag { key: "double", get: |double| double.0, set: |double, is_on| double.0 = is_on }];
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct State {
    goal: i32,
    times: i32,
    /// Whose turn it is; nobody's before the lot is known.
    turn: Option<Seat>,
    scores: BySeat<i32>,
    gone: BySeat<bool>,
}

impl State {
    fn present(&self) -> usize {
        self.gone.as_slice().iter().filter(|gone| !**gone).count()
    }

    fn pass_turn_on(&mut self, seat: Seat) {
        let players = self.scores.seats();
        let mut next = seat.left(players);
        while self.gone[next] && next != seat {
            next = next.left(players);
        }
        self.turn = Some(next);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Add(u8);

impl fmt::Display for Add {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "add {}", self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an action is add and a number")]
pub(crate) struct AddError;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Began { first: Seat },
    Added { seat: Seat, points: i32 },
    Left { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
pub(crate) enum LotRefusal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("add 1, 2 or 3")]
    BadNumber,
}

impl Refusal for LotRefusal {
    fn rule(&self) -> RuleId {
        RuleId::new('L', 1)
    }
}

/// What a real table is asked for: who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Start;

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(START)
    }
}

impl FromStr for Start {
    type Err = AskError;

    fn from_str(label: &str) -> Result<Start, AskError> {
        if label == START { Ok(Start) } else { Err(AskError { label: label.to_owned() }) }
    }
}

impl Game for Lot {
    const ID: &'static str = "lot";
    const RULES_VERSION: u32 = 3;
    const RULES: &'static [RuleId] = &[RuleId::new('L', 1)];

    type Edition = Goal;
    type Options = Double;
    type State = State;
    type Action = Add;
    type Event = Event;
    type Seen = Event;
    type View = State;
    type Refusal = LotRefusal;
    type ActionError = AddError;
    type Ask = Start;

    fn set_up(set_up: &SetUp<Lot>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        let first = set_up.chance.below(START, u32::from(set_up.players))?;
        let first = first.and_then(|index| Seat::new(u8::try_from(index).ok()?));
        let state = State {
            goal: set_up.edition.goal,
            times: if set_up.options.0 { 2 } else { 1 },
            turn: first,
            scores: BySeat::new(set_up.players, |_| 0),
            gone: BySeat::new(set_up.players, |_| false),
        };
        Ok((state, first.map(|first| Event::Began { first }).into_iter().collect()))
    }

    fn next(state: &State) -> Next {
        match (Lot::outcome(state), state.turn) {
            (Outcome::Over(_), _) => Next::Over,
            (Outcome::Going, Some(seat)) => Next::Seat(seat),
            (Outcome::Going, None) => Next::Observation(Start.to_string()),
        }
    }

    fn actions(state: &State) -> Vec<Add> {
        if Lot::next(state) == Next::Over { Vec::new() } else { vec![Add(1), Add(2), Add(3)] }
    }

    fn apply(state: &mut State, seat: Seat, action: &Add) -> Result<Vec<Event>, LotRefusal> {
        if Lot::next(state) != Next::Seat(seat) {
            return Err(LotRefusal::NotYourTurn);
        }
        if !(1..=3).contains(&action.0) {
            return Err(LotRefusal::BadNumber);
        }
        let points = i32::from(action.0) * state.times;
        state.scores[seat] += points;
        state.pass_turn_on(seat);
        Ok(vec![Event::Added { seat, points }])
    }

    fn leave(state: &mut State, seat: Seat, _: Departure) -> Result<Vec<Event>, LotRefusal> {
        if Lot::next(state) == Next::Over || state.gone.get(seat) != Some(&false) {
            return Err(LotRefusal::NotYourTurn);
        }
        state.gone[seat] = true;
        if state.turn == Some(seat) {
            state.pass_turn_on(seat);
        }
        Ok(vec![Event::Left { seat }])
    }

    fn observe(state: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        if Lot::next(state) != Next::Observation(fact.label.clone()) {
            return Err(ObserveError::NotAsked { label: fact.label.clone() });
        }
        let bad = || ObserveError::BadValue { label: fact.label.clone(), values: fact.values.clone() };
        let [first] = &fact.values[..] else { return Err(bad()) };
        let first: Seat = first.parse().map_err(|_| bad())?;
        state.turn = Some(first);
        Ok(vec![Event::Began { first }])
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Began { .. })
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn read_seen(json: Json<'_>) -> Option<Event> {
        serde_json::from_str(json.written()).ok()
    }

    fn advance(_: &mut State, _: &Event) {}

    fn imagine(state: &State, _: &mut ChanceStream) -> Result<State, ImagineError> {
        Ok(state.clone())
    }

    fn outcome(state: &State) -> Outcome {
        let total: i32 = state.scores.as_slice().iter().sum();
        if total < state.goal && state.present() > 1 {
            return Outcome::Going;
        }
        Outcome::Over(Results::ranked(state.scores.clone(), |seat| -state.scores[seat]))
    }

    fn read_action(text: &str) -> Result<Add, AddError> {
        let number = text.strip_prefix("add ").ok_or(AddError)?;
        number.parse().map(Add).map_err(|_| AddError)
    }
}
