//! The toy as a game.

use parlor_core::{
    BySeat, ChanceError, ChanceStream, Departure, Game, ImagineError, Json, Next, NoAsk, Observation,
    ObserveError, Outcome, Results, RuleId, Seat, SetUp, SetUpError, Viewer,
};

use super::action::{Action, ActionError, RULES, ToyRefusal};
use super::edition::{Pack, Rounds};
use super::event::{Event, Seen};
use super::imagine::imagine;
use super::state::{Deed, State};
use super::table::Public;
use super::view::View;
use super::{Bug, Fault, Toy, has};

impl<F: Fault> Game for Toy<F> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = RULES;

    type Edition = Pack;
    type Options = Rounds;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = ToyRefusal;
    type ActionError = ActionError;
    type Ask = NoAsk;

    fn set_up(set_up: &SetUp<Toy<F>>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        if set_up.players == 3 && has::<F>(Bug::RefusesThree) {
            return Err(SetUpError::Players { asked: 3, least: 2, most: 2 });
        }
        let pack = &set_up.edition;
        let cards: Vec<u8> = (1..=pack.cards).collect();
        let label = "toy/deal/1";
        // The toy is not played with real cards: somebody has to know how they lie.
        if set_up.chance.shuffle(label, cards)?.is_none() {
            return Err(SetUpError::Chance(ChanceError::NotScripted { label: label.to_owned() }));
        }
        let table = Public::new(set_up.players, pack.cards, pack.hand, set_up.options.0);
        let mut state = State::new(table, set_up.chance.clone());
        let dealt = state.deal();
        Ok((state, vec![dealt]))
    }

    fn next(state: &State) -> Next {
        match state.table.turn {
            Some(_) if state.table.round == 2 && has::<F>(Bug::StopsWithoutEnd) => Next::Over,
            Some(seat) => Next::Seat(seat),
            None => Next::Over,
        }
    }

    fn actions(view: &View) -> Vec<Action> {
        view.actions::<F>()
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) -> Result<Vec<Event>, ToyRefusal> {
        if has::<F>(Bug::SharesBetweenCopies) {
            state.shared.add();
        }
        judge::<F>(state, seat, *action)?;
        Ok(state.carry_out::<F>(Deed::Act(seat, *action)))
    }

    fn leave(state: &mut State, seat: Seat, _: Departure) -> Result<Vec<Event>, ToyRefusal> {
        match state.table.gone.get(seat) {
            Some(true) if has::<F>(Bug::LeavesTwice) => Ok(Vec::new()),
            Some(false) if state.table.turn.is_some() => Ok(state.carry_out::<F>(Deed::Leave(seat))),
            _ => Err(ToyRefusal::NotInGame),
        }
    }

    fn observe(_: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        Err(ObserveError::NotAsked { label: fact.label.clone() })
    }

    fn reveals(event: &Event) -> bool {
        event.reveals::<F>()
    }

    fn seen(event: &Event, viewer: Viewer) -> Seen {
        event.seen::<F>(viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new::<F>(state, viewer)
    }

    fn read_seen(json: Json<'_>) -> Option<Seen> {
        serde_json::from_str(json.written()).ok()
    }

    fn advance(view: &mut View, seen: &Seen) {
        view.advance::<F>(seen);
    }

    fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
        imagine::<F>(view, stream)
    }

    fn outcome(state: &State) -> Outcome {
        if state.table.turn.is_some() { Outcome::Going } else { Outcome::Over(results::<F>(state)) }
    }

    fn read_action(text: &str) -> Result<Action, ActionError> {
        match text.parse() {
            Ok(Action::End) if has::<F>(Bug::MisreadsActions) => Ok(Action::Pass),
            read => read,
        }
    }
}

fn judge<F: Fault>(state: &mut State, seat: Seat, action: Action) -> Result<(), ToyRefusal> {
    let hand = match state.hands.reveal().get(seat) {
        Some(hand) => hand,
        None if has::<F>(Bug::PanicsAtAbsentSeats) => &state.hands.reveal()[seat],
        None => &Vec::new(),
    };
    let verdict = state.table.judge(hand, seat, action);
    match (F::BUG, &verdict) {
        (Bug::AcceptsEmptyTurns, Err(ToyRefusal::NothingPlayed)) => Ok(()),
        (Bug::RefusesTheHighestCard, Ok(())) if action == Action::Play(state.table.cards) => {
            Err(ToyRefusal::TooLow { top: state.table.cards })
        }
        (Bug::RefusalTakesTheCard, Err(ToyRefusal::TooLow { .. })) => {
            state.hands.reveal_mut()[seat].retain(|card| action != Action::Play(*card));
            verdict
        }
        (Bug::RefusalByNoRule, Err(ToyRefusal::NotHeld)) => Err(ToyRefusal::NoRule),
        (Bug::RefusalTellsThePile, Err(ToyRefusal::NotHeld)) => {
            Err(ToyRefusal::TellTale { top_of_pile: state.top_of_pile() })
        }
        _ => verdict,
    }
}

fn results<F: Fault>(state: &State) -> Results {
    let table = &state.table;
    let mut scores = table.scores.clone();
    if has::<F>(Bug::GivesAPoint) {
        scores.iter_mut().for_each(|(_, score)| *score += 1);
    }
    if has::<F>(Bug::ScoresTellThePile) && table.pile > 1 {
        let pile = state.deck.reveal().iter().skip(table.next_slot());
        let order = pile.fold(0, |order, card| order * i32::from(table.cards) + i32::from(*card));
        scores.iter_mut().for_each(|(_, score)| *score += order);
    }
    let mut results = Results::ranked(scores.clone(), |seat| (table.gone[seat], -scores[seat]));
    if has::<F>(Bug::HasNoFirst) {
        results.ranks = BySeat::new(scores.seats(), |_| 2);
    }
    results
}
