//! The rules of play on the `Game` trait (F1, F2, F10, F11, F16 to F19).

use std::sync::Arc;

use parlor_core::{
    BySeat, ChanceStream, Departure, Game, ImagineError, Json, Next, Observation, ObserveError, Outcome,
    RuleId, Seat, Secret, SetUp, SetUpError, Viewer,
};

use crate::state::Hidden;
use crate::view::Own;
use crate::{
    Action, Ask, Edition, Event, NotationError, Options, Phase, Play, Public, Rack, Refusal, Seen, State,
    Tile, Tiles, View, imagine, judge_pass, judge_play,
};

/// Scrambled 5's.
///
/// ```
/// use parlor_core::{Game, Refusal as _};
/// use parlor_fives::{Action, ActionError, Fives, NotationError};
///
/// let action = Fives::read_action("H7 7.3")?;
/// assert!(matches!(action, Action::Play(play) if play.tiles().count() == 2));
/// assert_eq!(action.to_string(), "H7 7.3");
///
/// assert_eq!(Fives::read_action("8F"), Err(ActionError::Notation(NotationError::NoTiles)));
/// let Err(ActionError::Never(refusal)) = Fives::read_action("8F 123456") else { panic!("six tiles") };
/// assert_eq!(refusal.rule().to_string(), "F4");
/// # Ok::<(), ActionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fives;

const RULES: [RuleId; 19] = RuleId::all('F');

/// The label of the draw for the first turn, round by round; at a real table, the number of the seat that goes first.
pub(crate) const FIRST: &str = "fives/first";
/// The label of the deal.
pub(crate) const PILE: &str = "fives/pile";

impl Game for Fives {
    const ID: &'static str = "fives";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type ActionError = ActionError;
    type Ask = Ask;

    fn set_up(set_up: &SetUp<Fives>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        let players = set_up.players;
        let mut state = State {
            public: Public::new(Arc::clone(&set_up.edition), set_up.options, players),
            hidden: None,
            told: BySeat::new(players, |_| None),
        };
        let tiles: Vec<Tile> = set_up.edition.tiles().iter().collect();
        let Some(order) = set_up.chance.shuffle(PILE, tiles.clone())? else {
            return Ok((state, Vec::new()));
        };
        let mut events = Vec::new();
        let first = draw_for_first(set_up, &tiles, &mut events)?;
        let mut hidden = Hidden::new(order, players);
        let mut drawn = BySeat::new(players, |_| Secret::new(Vec::new()));
        let mut seat = first;
        for _ in 0..players {
            drawn[seat] = Secret::new(hidden.draw(seat, Rack::FULL));
            seat = seat.left(players);
        }
        state.hidden = Some(Secret::new(hidden));
        events.push(Event::Began { first, drawn: Some(drawn) });
        for event in &events {
            state.public.apply(&event.seen_by(Viewer::Watcher));
        }
        Ok((state, events))
    }

    fn next(state: &State) -> Next {
        match state.public.phase() {
            Phase::Beginning => Next::Observation(Ask::First.to_string()),
            Phase::Turn(seat) => Next::Seat(seat),
            Phase::Counting => match next_to_show(state) {
                Some(seat) => Next::Observation(Ask::Left(seat).to_string()),
                None => Next::Over,
            },
            Phase::Over => Next::Over,
        }
    }

    fn actions(view: &View) -> Vec<Action> {
        if view.rack().is_none() || !view.is_mover() {
            return Vec::new();
        }
        let mut actions: Vec<Action> = view.plays().iter().map(|scored| Action::Play(scored.play)).collect();
        if actions.is_empty() || view.public().options().free_pass {
            actions.push(Action::Pass);
        }
        actions
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        check_turn(state, seat)?;
        let event = match action {
            Action::Play(play) => play_tiles(state, seat, *play)?,
            Action::Pass => pass(state, seat)?,
        };
        Ok(conclude(state, event))
    }

    fn leave(state: &mut State, seat: Seat, why: Departure) -> Result<Vec<Event>, Refusal> {
        if matches!(state.public.phase(), Phase::Over | Phase::Counting) {
            return Err(Refusal::Over);
        }
        if !state.public.plays(seat) {
            return Err(Refusal::NotPlaying { seat });
        }
        if state.public.phase() == Phase::Beginning {
            // Nothing has been dealt: a table that loses somebody now begins again with fewer.
            return Err(Refusal::NotYourTurn { turn: None });
        }
        Ok(conclude(state, Event::Left { seat, why }))
    }

    fn observe(state: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        if Fives::next(state) != Next::Observation(fact.label.clone()) {
            return Err(ObserveError::NotAsked { label: fact.label.clone() });
        }
        let told = if state.public.phase() == Phase::Beginning {
            tell_first(state, &fact.values)
        } else {
            tell_left(state, &fact.values)
        };
        told.ok_or_else(|| ObserveError::BadValue { label: fact.label.clone(), values: fact.values.clone() })
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn seen(event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match (viewer, &state.hidden) {
            (Viewer::Seat(seat), Some(hidden)) => own_tiles(&state.public, hidden.reveal(), seat),
            _ => None,
        };
        View::new(viewer, state.public.clone(), own)
    }

    fn read_seen(json: Json<'_>) -> Option<Seen> {
        Seen::read(json)
    }

    fn advance(view: &mut View, seen: &Seen) {
        view.apply(seen);
    }

    fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
        imagine::imagine(view, stream)
    }

    fn outcome(state: &State) -> Outcome {
        state.public.outcome()
    }

    fn read_action(text: &str) -> Result<Action, ActionError> {
        if text == "pass" { Ok(Action::Pass) } else { text.parse().map(Action::Play) }
    }
}

/// A text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// It can't be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It can be read, and is legal in no position.
    #[error(transparent)]
    Never(#[from] Refusal),
}

/// F1: the highest tile goes first; those who tie for it draw again among themselves, until one is highest. Each round
/// is a new mixing of all tiles.
fn draw_for_first(
    set_up: &SetUp<Fives>,
    tiles: &[Tile],
    events: &mut Vec<Event>,
) -> Result<Seat, SetUpError> {
    let mut tied: Vec<Seat> = Seat::first(set_up.players).collect();
    let mut round = 1;
    loop {
        let label = format!("{FIRST}/{round}");
        let order = set_up.chance.shuffle(&label, tiles.to_vec())?;
        let order = order.expect("no source of chance knows the deal and not this draw");
        let mut drawn = BySeat::new(set_up.players, |_| None);
        for (seat, tile) in tied.iter().zip(order) {
            drawn[*seat] = Some(tile);
        }
        let highest = drawn.as_slice().iter().max().copied().flatten();
        tied.retain(|seat| drawn[*seat] == highest);
        events.push(Event::DrewForFirst { drawn });
        match tied.as_slice() {
            [first] => return Ok(*first),
            _ => round += 1,
        }
    }
}

fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.public.phase() {
        Phase::Over | Phase::Counting => Err(Refusal::Over),
        _ if !state.public.plays(seat) => Err(Refusal::NotPlaying { seat }),
        Phase::Turn(turn) if turn == seat => Ok(()),
        _ => Err(Refusal::NotYourTurn { turn: state.turn() }),
    }
}

/// F4 to F10: judges the play; the player then draws back up to five.
fn play_tiles(state: &mut State, seat: Seat, play: Play) -> Result<Event, Refusal> {
    let public = &state.public;
    let verdict = judge_play(public.edition(), public.board(), state.rack(seat), play)?;
    if state.hidden.is_none() {
        could_be_held(public, seat, play)?;
    }
    let count = public.refill(seat, play);
    let drawn = state.hidden.as_mut().map(|hidden| {
        let hidden = hidden.reveal_mut();
        let kept = hidden.racks[seat].without(play.tiles());
        hidden.racks[seat] = kept.expect("the play has been judged: its tiles are on the rack");
        Secret::new(hidden.draw(seat, count))
    });
    Ok(Event::Played { seat, play, score: verdict.score, count, drawn })
}

/// Where nobody knows the racks, a play is only checked against how many tiles the player holds and what the box has.
fn could_be_held(public: &Public, seat: Seat, play: Play) -> Result<(), Refusal> {
    let tiles: Tiles = play.tiles().collect();
    if tiles.len() > u16::from(public.held()[seat]) {
        return Err(Refusal::TooManyTiles { tiles: usize::from(tiles.len()) });
    }
    match play.tiles().find(|tile| tiles.count(*tile) > public.left_in_box(*tile)) {
        Some(tile) => Err(Refusal::NotInBox { tile }),
        None => Ok(()),
    }
}

/// F11: only without a legal play, unless the table chose otherwise.
fn pass(state: &State, seat: Seat) -> Result<Event, Refusal> {
    let public = &state.public;
    if let Some(rack) = state.rack(seat).filter(|_| !public.options().free_pass) {
        judge_pass(public.edition(), public.board(), rack)?;
    }
    Ok(Event::Passed { seat })
}

/// Takes an event in, and ends the game if nothing can change any more (F16 to F19).
fn conclude(state: &mut State, event: Event) -> Vec<Event> {
    state.public.apply(&event.seen_by(Viewer::Watcher));
    let mut events = vec![event];
    if state.public.phase() == Phase::Counting {
        events.extend(show_what_is_left(state));
    }
    events
}

/// F18: who is still in the game shows the tiles that are left; nothing while the table has still to tell some of them.
fn show_what_is_left(state: &mut State) -> Option<Event> {
    if next_to_show(state).is_some() {
        return None;
    }
    let public = &state.public;
    let left = |seat| match state.rack(seat) {
        Some(rack) => Some(*rack),
        None => Some(state.told[seat].unwrap_or_default()),
    };
    let shown = BySeat::new(public.players(), |seat| if public.plays(seat) { left(seat) } else { None });
    let event = Event::Ended { shown };
    state.public.apply(&event.seen_by(Viewer::Watcher));
    Some(event)
}

/// Whose tiles the table has still to tell.
fn next_to_show(state: &State) -> Option<Seat> {
    let public = &state.public;
    let waits = |seat: &Seat| public.plays(*seat) && public.held()[*seat] > 0 && state.told[*seat].is_none();
    Seat::first(public.players()).filter(|_| state.hidden.is_none()).find(waits)
}

/// The table tells who goes first.
fn tell_first(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let [text] = values else { return None };
    let first = text.parse().ok().filter(|seat| state.public.plays(*seat))?;
    Some(conclude(state, Event::Began { first, drawn: None }))
}

/// The table tells which tiles a player has left.
fn tell_left(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let seat = next_to_show(state)?;
    let tiles: Vec<Tile> = values.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let rack = Rack::new(tiles)?;
    let told = state.told.as_slice().iter().flatten().flat_map(|rack| rack.tiles().iter());
    let in_box =
        state.public.unseen().without(told).and_then(|unseen| unseen.without(rack.tiles().iter())).is_some();
    if rack.len() != state.public.held()[seat] || !in_box {
        return None;
    }
    state.told[seat] = Some(rack);
    Some(show_what_is_left(state).into_iter().collect())
}

/// A player's rack and everything that player has drawn, in order.
fn own_tiles(public: &Public, hidden: &Hidden, seat: Seat) -> Option<Own> {
    let mut drawn = Vec::new();
    let mut at = 0;
    for draw in public.draws() {
        let end = at + usize::from(draw.count);
        if draw.seat == seat {
            drawn.extend_from_slice(hidden.order.get(at..end)?);
        }
        at = end;
    }
    Some(Own { rack: *hidden.racks.get(seat)?, drawn })
}
