//! The rules of play on the `Game` trait.

use std::sync::Arc;

use arrayvec::ArrayVec;
use parlor_core::{
    BySeat, Chance, ChanceError, ChanceStream, Departure, Game, ImagineError, Json, Next, Observation,
    ObserveError, Outcome, RuleId, Seat, Secret, SetUp, SetUpError, Viewer,
};

use crate::state::Hidden;
use crate::{
    Action, ActionError, Ask, Edition, Event, Options, Phase, Public, Refusal, State, Symbol, Tile, View,
};

/// Polygon.
///
/// ```
/// use parlor_core::{Entry, Game, Log, SetUp, Viewer};
/// use parlor_polygon::Polygon;
///
/// let mut log = Log::<Polygon>::begin(SetUp::classic(2, "42"))?;
/// let before = log.state().clone();
/// let seat = Viewer::all(2).find(|viewer| !Polygon::actions(&Polygon::view(&before, *viewer)).is_empty());
/// let Some(Viewer::Seat(seat)) = seat else { panic!("somebody is to act") };
///
/// // The first tile of a turn can be taken back, because nothing is drawn before the second.
/// let action = Polygon::actions(&Polygon::view(&before, Viewer::Seat(seat)))[0];
/// log.act(seat, action)?;
/// log.append(Entry::Retract { seat })?;
/// assert_eq!(log.state(), &before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Polygon;

const RULES: [RuleId; 22] = RuleId::all('P');

/// The label of the tiles taken for the first turn, round by round; at a real table, who begins and the tile on START.
pub(crate) const FIRST: &str = "polygon/first";
/// The label of the pile.
pub(crate) const PILE: &str = "polygon/pile";

/// The label of a roll: the turn, and which roll of that turn it is (P8).
pub(crate) fn roll_label(turn: usize, roll: u16) -> String {
    format!("polygon/roll/{turn}/{roll}")
}

impl Game for Polygon {
    const ID: &'static str = "polygon";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Refusal = Refusal;
    type ActionError = ActionError;
    type Ask = Ask;

    fn set_up(set_up: &SetUp<Polygon>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        let public = Public::new(Arc::clone(&set_up.edition), set_up.options, set_up.players);
        let hidden = Hidden { chance: set_up.chance.clone(), order: None, drawn: 0, rolls: Vec::new() };
        let mut state = State { public, hidden: Secret::new(hidden) };
        let mut events = Vec::new();
        if let Some(order) = take_for_first(&mut state, set_up, &mut events)? {
            state.hidden.reveal_mut().order = Some(order);
            go_on(&mut state, &mut events)?;
        }
        Ok((state, events))
    }

    fn next(state: &State) -> Next {
        match state.public.phase() {
            Phase::Beginning => Next::Observation(Ask::First.to_string()),
            Phase::Rolling(_) => Next::Observation(Ask::Roll(turns(&state.public) + 1).to_string()),
            Phase::Drawing(_) => Next::Observation(Ask::Draw(turns(&state.public)).to_string()),
            Phase::Turn(seat) => Next::Seat(seat),
            Phase::Over => Next::Over,
        }
    }

    fn actions(view: &View) -> Vec<Action> {
        if view.is_mover() { view.public().placements() } else { Vec::new() }
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        check_turn(&state.public, seat)?;
        let placement = state.public.check(action)?;
        Ok(conclude(state, Event::Placed { seat, placement }))
    }

    fn leave(state: &mut State, seat: Seat, why: Departure) -> Result<Vec<Event>, Refusal> {
        if state.public.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if !state.public.plays(seat) {
            return Err(Refusal::NotPlaying { seat });
        }
        if state.public.phase() == Phase::Beginning {
            // Nobody has begun: a table that loses somebody now begins again with fewer.
            return Err(Refusal::NotYourTurn { turn: None });
        }
        Ok(conclude(state, Event::Left { seat, why }))
    }

    fn observe(state: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        if Polygon::next(state) != Next::Observation(fact.label.clone()) {
            return Err(ObserveError::NotAsked { label: fact.label.clone() });
        }
        let told = match state.public.phase() {
            Phase::Beginning => tell_first(state, &fact.values),
            Phase::Rolling(seat) => tell_roll(state, seat, &fact.values),
            Phase::Drawing(seat) => tell_draw(state, seat, &fact.values),
            Phase::Turn(_) | Phase::Over => None,
        };
        told.ok_or_else(|| ObserveError::BadValue { label: fact.label.clone(), values: fact.values.clone() })
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(viewer, state.public.clone())
    }

    fn read_seen(json: Json<'_>) -> Option<Event> {
        Event::read(json)
    }

    fn advance(view: &mut View, seen: &Event) {
        view.apply(seen);
    }

    fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
        imagine(view, stream)
    }

    fn outcome(state: &State) -> Outcome {
        state.public.outcome()
    }

    fn read_action(text: &str) -> Result<Action, ActionError> {
        Action::read(text)
    }
}

/// How many turns have begun.
fn turns(public: &Public) -> u16 {
    u16::try_from(public.turns().len()).expect("a box has some hundreds of tiles, and each turn draws one")
}

fn check_turn(public: &Public, seat: Seat) -> Result<(), Refusal> {
    match public.phase() {
        Phase::Over => Err(Refusal::Over),
        _ if !public.plays(seat) => Err(Refusal::NotPlaying { seat }),
        Phase::Turn(turn) if turn == seat => Ok(()),
        Phase::Turn(turn) => Err(Refusal::NotYourTurn { turn: Some(turn) }),
        Phase::Beginning | Phase::Rolling(_) | Phase::Drawing(_) => Err(Refusal::NotYourTurn { turn: None }),
    }
}

/// Takes an event in.
fn happen(state: &mut State, event: Event, events: &mut Vec<Event>) {
    state.public.apply(&event);
    events.push(event);
}

/// Takes an event in, and rolls and draws for the next turn if it is time.
fn conclude(state: &mut State, event: Event) -> Vec<Event> {
    let mut events = Vec::with_capacity(3);
    happen(state, event, &mut events);
    // Where a script doesn't say the next roll, the table is asked to tell it.
    let _ = go_on(state, &mut events);
    events
}

/// P5, P6: the highest tile begins and lies on START; those who tie for it take new tiles, until one is highest. Then all
/// other tiles are mixed. Gives the pile; `None` where nobody knows.
fn take_for_first(
    state: &mut State,
    set_up: &SetUp<Polygon>,
    events: &mut Vec<Event>,
) -> Result<Option<Arc<[Tile]>>, ChanceError> {
    let tiles = set_up.edition.tiles();
    let mut tied: Vec<Seat> = Seat::first(set_up.players).collect();
    let mut round = 1;
    loop {
        let bag = tiles.iter().collect();
        let Some(order) = set_up.chance.shuffle(&format!("{FIRST}/{round}"), bag)? else { return Ok(None) };
        let mut taken = BySeat::new(set_up.players, |_| None);
        for (seat, tile) in tied.iter().zip(order) {
            taken[*seat] = Some(tile);
        }
        let height = |seat: &Seat| taken[*seat].map(Tile::height);
        let highest = tied.iter().filter_map(height).max();
        tied.retain(|seat| height(seat) == highest);
        let winner = match tied.as_slice() {
            [first] => taken[*first].map(|tile| (*first, tile)),
            _ => None,
        };
        happen(state, Event::TookForFirst { taken }, events);
        if let Some((first, tile)) = winner {
            happen(state, Event::Began { first, tile }, events);
            let rest = tiles.without([tile]).expect("it was taken from them").iter().collect();
            return Ok(set_up.chance.shuffle(PILE, rest)?.map(Arc::from));
        }
        round += 1;
    }
}

/// Rolls and draws where it is time and the source of chance knows.
fn go_on(state: &mut State, events: &mut Vec<Event>) -> Result<(), ChanceError> {
    if let Phase::Rolling(seat) = state.public.phase()
        && let Some((roll, rolls)) = roll(state)?
    {
        let turn = u16::try_from(state.public.turns().len() + 1).expect("a turn takes a tile of the box");
        happen(state, Event::Rolled { seat, turn, roll, rolls }, events);
    }
    if let Phase::Drawing(seat) = state.public.phase()
        && let Some(tiles) = draw(state.hidden.reveal_mut())
    {
        happen(state, Event::Drew { seat, tiles }, events);
    }
    Ok(())
}

/// P7, P8: what the die shows in the turn that begins; in the second turn it is rolled until it differs from the first's.
fn roll(state: &mut State) -> Result<Option<(Symbol, u16)>, ChanceError> {
    let turn = state.public.turns().len();
    let avoided = state.public.roll_to_avoid();
    let hidden = state.hidden.reveal_mut();
    if hidden.order.is_none() {
        return Ok(None);
    }
    if let Some(settled) = hidden.rolls.get(turn) {
        return Ok(Some(*settled));
    }
    let mut rolls = 0;
    loop {
        rolls += 1;
        let label = roll_label(turn + 1, rolls);
        let Some(rolled) = hidden.chance.one_of(&label, &Symbol::ALL)? else { return Ok(None) };
        if Some(rolled) != avoided {
            hidden.rolls.push((rolled, rolls));
            return Ok(Some((rolled, rolls)));
        }
    }
}

/// P9, P21: two tiles, or the last one.
fn draw(hidden: &mut Hidden) -> Option<ArrayVec<Tile, 2>> {
    let left = hidden.order.as_ref()?.get(hidden.drawn..)?;
    let tiles: ArrayVec<Tile, 2> = left.iter().copied().take(2).collect();
    hidden.drawn += tiles.len();
    Some(tiles)
}

/// The table tells who begins, and the tile on START.
fn tell_first(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let [seat, tile] = values else { return None };
    let first = seat.parse().ok().filter(|seat| state.public.plays(*seat))?;
    let tile = tile.parse().ok().filter(|tile| state.public.unseen().count(*tile) > 0)?;
    Some(conclude(state, Event::Began { first, tile }))
}

/// The table tells what the die showed in the end.
fn tell_roll(state: &mut State, seat: Seat, values: &[String]) -> Option<Vec<Event>> {
    let [text] = values else { return None };
    let roll = text.parse().ok().filter(|roll| Some(*roll) != state.public.roll_to_avoid())?;
    let turn = u16::try_from(state.public.turns().len() + 1).expect("a turn takes a tile of the box");
    Some(conclude(state, Event::Rolled { seat, turn, roll, rolls: 1 }))
}

/// The table tells which tiles were drawn.
fn tell_draw(state: &mut State, seat: Seat, values: &[String]) -> Option<Vec<Event>> {
    let due = usize::from(state.public.pile().min(2));
    if values.len() != due {
        return None;
    }
    let tiles: ArrayVec<Tile, 2> = values.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let in_pile = state.public.unseen().without(tiles.iter().copied()).is_some();
    in_pile.then(|| conclude(state, Event::Drew { seat, tiles }))
}

/// What nobody can see is the pile, in any order, and the rolls to come.
fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
    let public = view.public();
    if public.phase() == Phase::Beginning {
        return Err(ImagineError);
    }
    let drawn: Vec<Tile> = public.turns().iter().flat_map(|turn| turn.drawn.iter().copied()).collect();
    let mut pile: Vec<Tile> = public.unseen().iter().collect();
    stream.shuffle(&mut pile);
    let order: Vec<Tile> = drawn.iter().copied().chain(pile).collect();
    let hidden = Hidden {
        chance: Chance::Seed(stream.seed()),
        rolls: public.turns().iter().map(|turn| (turn.roll, turn.rolls)).collect(),
        drawn: drawn.len(),
        order: Some(order.into()),
    };
    Ok(State { public: public.clone(), hidden: Secret::new(hidden) })
}
