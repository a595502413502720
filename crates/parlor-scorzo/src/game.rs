//! The rules of play on the `Game` trait.

use std::sync::Arc;

use parlor_core::{
    BySeat, ChanceError, ChanceStream, Departure, Game, ImagineError, Json, Next, Observation, ObserveError,
    Outcome, RuleId, Seat, Secret, SetUp, SetUpError, Viewer,
};

use crate::deal::{self, reshuffle_label};
use crate::view::{GROWS_BY_ONE, Own};
use crate::{
    Action, ActionError, Ask, Card, Edition, Event, Hand, Options, Phase, Pile, Public, Refusal, Round, Seen,
    State, StepKind, View, fewest_points, imagine, is_complete,
};

/// Scorzo.
///
/// ```
/// use parlor_core::{Game, Log, Refusal as _, SetUp};
/// use parlor_scorzo::{Action, Card, Refusal, Scorzo};
///
/// let mut log = Log::<Scorzo>::begin(SetUp::classic(3, "42"))?;
/// let seat = log.state().public().phase().turn().unwrap();
///
/// let refusal = log.act(seat, Action::Discard(Card::WILD)).unwrap_err();
/// assert_eq!((&refusal, refusal.rule().to_string().as_str()), (&Refusal::TakeFirst, "Z7"));
/// log.act(seat, Scorzo::read_action("take")?)?;
/// assert_eq!(log.act(seat, Action::Draw), Err(Refusal::HasTaken));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scorzo;

const RULES: [RuleId; 19] = RuleId::all('Z');

impl Game for Scorzo {
    const ID: &'static str = "scorzo";
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

    fn set_up(set_up: &SetUp<Scorzo>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        deal::check_script(&set_up.chance)?;
        let players = set_up.players;
        let mut state = State {
            public: Public::new(Arc::clone(&set_up.edition), set_up.options, players),
            chance: Secret::new(set_up.chance.clone()),
            deal: None,
            told: BySeat::new(players, |_| None),
        };
        let Some(mut events) = deal::draw_for_deal(&set_up.chance, players)? else {
            return Ok((state, Vec::new()));
        };
        events.iter().for_each(|event| state.public.apply(&event.seen_by(Viewer::Watcher)));
        // The first deal has to be in a script; if a later one is missing, the table tells it.
        events.extend(deal_next_round(&mut state)?);
        Ok((state, events))
    }

    fn next(state: &State) -> Next {
        match state.public.phase() {
            Phase::Beginning => Next::Observation(Ask::Dealer.to_string()),
            Phase::Dealing => match state.public.coming_round() {
                Some(coming) => Next::Observation(Ask::Deal(coming.id).to_string()),
                None => Next::Over,
            },
            Phase::Taking(seat) | Phase::Discarding(seat) => Next::Seat(seat),
            Phase::Counting => match next_to_show(state) {
                Some(seat) => Next::Observation(Ask::Hand(seat).to_string()),
                None => Next::Over,
            },
            Phase::Over => Next::Over,
        }
    }

    fn actions(view: &View) -> Vec<Action> {
        let Some(hand) = view.hand().filter(|_| view.is_mover()) else { return Vec::new() };
        match view.public().phase() {
            Phase::Taking(_) if view.discard_to_take().is_some() => vec![Action::Draw, Action::Take],
            Phase::Taking(_) => vec![Action::Draw],
            _ => hand.cards().kinds().map(Action::Discard).collect(),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        let taking = check_turn(&state.public, seat)?;
        match action {
            Action::Draw | Action::Take if !taking => Err(Refusal::HasTaken),
            Action::Discard(_) if taking => Err(Refusal::TakeFirst),
            Action::Draw => Ok(draw(state, seat)),
            Action::Take => take(state, seat),
            Action::Discard(card) => discard(state, seat, *card),
        }
    }

    fn leave(state: &mut State, seat: Seat, why: Departure) -> Result<Vec<Event>, Refusal> {
        if state.public.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if !state.public.plays(seat) {
            return Err(Refusal::NotPlaying { seat });
        }
        if state.public.phase() == Phase::Beginning {
            // Nothing has been dealt: a table that loses somebody now begins again with fewer.
            return Err(Refusal::NotYourTurn { turn: None });
        }
        let mut events = Vec::with_capacity(1);
        happen(state, Event::Left { seat, why }, &mut events);
        conclude(state, &mut events);
        Ok(events)
    }

    fn observe(state: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        let told = if fact.label.parse() == Ok(Ask::Call) {
            tell_call(state, &fact.values)
        } else if Scorzo::next(state) != Next::Observation(fact.label.clone()) {
            return Err(ObserveError::NotAsked { label: fact.label.clone() });
        } else {
            match state.public.phase() {
                Phase::Beginning => tell_dealer(state, &fact.values),
                Phase::Dealing => tell_starter(state, &fact.values),
                _ => tell_hand(state, &fact.values),
            }
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
        let own = match (viewer, &state.deal, state.public.round()) {
            (Viewer::Seat(seat), Some(deal), Some(round)) if round.players().get(seat) == Some(&true) => {
                let deal = deal.reveal();
                Some(Own { hand: deal.hands[seat], drawn: deal.drawn_by(round, seat) })
            }
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
        Action::read(text)
    }
}

/// Z6: whether this player is to act now, and is to take a card, not to discard one.
fn check_turn(public: &Public, seat: Seat) -> Result<bool, Refusal> {
    match public.phase() {
        Phase::Over => Err(Refusal::Over),
        _ if !public.plays(seat) => Err(Refusal::NotPlaying { seat }),
        Phase::Taking(turn) if turn == seat => Ok(true),
        Phase::Discarding(turn) if turn == seat => Ok(false),
        phase => Err(Refusal::NotYourTurn { turn: phase.turn() }),
    }
}

/// Takes an event in.
fn happen(state: &mut State, event: Event, events: &mut Vec<Event>) {
    state.public.apply(&event.seen_by(Viewer::Watcher));
    events.push(event);
}

/// Z7, Z9: the top card of the draw pile; the discard pile takes its place if it has run out.
fn draw(state: &mut State, seat: Seat) -> Vec<Event> {
    let mut events = Vec::with_capacity(2);
    if state.public.round().is_some_and(|round| round.pile().is_empty()) {
        turn_over(state, &mut events);
    }
    let known = match state.public.round().map(Round::pile) {
        Some(Pile::Known(cards)) => cards.front().copied(),
        _ => None,
    };
    let card = state.deal.as_mut().and_then(|deal| {
        let deal = deal.reveal_mut();
        let card = known.or_else(|| deal.next_card())?;
        deal.hands[seat].add(card).expect(GROWS_BY_ONE);
        Some(card)
    });
    let card = card.or(known).map(Secret::new);
    happen(state, Event::Drew { seat, card, known: known.is_some() }, &mut events);
    events
}

fn turn_over(state: &mut State, events: &mut Vec<Event>) {
    let shuffled = state.public.options().reshuffle;
    if let (true, Some(deal), Some(round)) = (shuffled, &mut state.deal, state.public.round()) {
        deal.reveal_mut().next_order(|number| {
            deal::reshuffled(state.chance.reveal(), &reshuffle_label(round.id(), number), round.discards())
        });
    }
    happen(state, Event::TurnedOver { shuffled }, events);
}

/// Z7: the top card of the discard pile.
fn take(state: &mut State, seat: Seat) -> Result<Vec<Event>, Refusal> {
    let top = state.public.round().and_then(|round| round.discards().last().copied());
    let card = top.ok_or(Refusal::NothingToTake)?;
    if let Some(deal) = &mut state.deal {
        deal.reveal_mut().hands[seat].add(card).expect(GROWS_BY_ONE);
    }
    let mut events = Vec::with_capacity(1);
    happen(state, Event::Took { seat, card }, &mut events);
    Ok(events)
}

/// Z7, Z15: the turn ends with a discard, and with the call if nothing but melds is left.
fn discard(state: &mut State, seat: Seat, card: Card) -> Result<Vec<Event>, Refusal> {
    let mut calls = false;
    match &mut state.deal {
        Some(deal) => {
            let hand = &mut deal.reveal_mut().hands[seat];
            if !hand.take(card) {
                return Err(Refusal::NotInHand { card });
            }
            let called = state.public.round().is_some_and(|round| round.caller().is_some());
            calls = !called && is_complete(hand);
        }
        None => could_be_held(&state.public, seat, card)?,
    }
    let mut events = Vec::with_capacity(2);
    happen(state, Event::Discarded { seat, card }, &mut events);
    if calls {
        happen(state, Event::Called { seat }, &mut events);
    }
    conclude(state, &mut events);
    Ok(events)
}

/// Where nobody knows the hands, a discard is only checked against what everybody knows.
fn could_be_held(public: &Public, seat: Seat, card: Card) -> Result<(), Refusal> {
    let known = public.round().map_or(0, |round| round.known()[seat].count(card));
    if known > 0 || public.unseen().count(card) > 0 { Ok(()) } else { Err(Refusal::IsElsewhere { card }) }
}

/// Scores a round that has ended, and deals the next one (Z4, Z17).
fn conclude(state: &mut State, events: &mut Vec<Event>) {
    if state.public.phase() == Phase::Counting
        && let Some(event) = scored(state)
    {
        happen(state, event, events);
        state.told.iter_mut().for_each(|(_, told)| *told = None);
    }
    if state.public.phase() == Phase::Dealing {
        // Where a script doesn't say the next deal, the table is asked to tell it.
        events.extend(deal_next_round(state).unwrap_or_default());
    }
}

/// Z17: all hands and what they count; none while the table has still to tell some of them.
fn scored(state: &State) -> Option<Event> {
    if next_to_show(state).is_some() {
        return None;
    }
    let public = &state.public;
    let hand = |seat| state.hand(seat).copied().or(state.told[seat]).filter(|_| public.is_in_round(seat));
    let hands = BySeat::new(public.players(), hand);
    let points = hands.map(|_, hand| hand.as_ref().map(fewest_points));
    Some(Event::Scored { hands, points })
}

/// Whose hand the table has still to tell.
fn next_to_show(state: &State) -> Option<Seat> {
    let waits = |seat: &Seat| state.public.is_in_round(*seat) && state.told[*seat].is_none();
    Seat::first(state.public.players()).filter(|_| state.deal.is_none()).find(waits)
}

/// Z4: deals the next round, if the source of chance knows it.
fn deal_next_round(state: &mut State) -> Result<Vec<Event>, ChanceError> {
    let Some(coming) = state.public.coming_round() else { return Ok(Vec::new()) };
    state.deal = None;
    let Some((deal, event)) = deal::deal(state.chance.reveal(), &coming)? else { return Ok(Vec::new()) };
    state.deal = Some(Secret::new(deal));
    let mut events = Vec::with_capacity(1);
    happen(state, event, &mut events);
    Ok(events)
}

/// The table tells who deals first.
fn tell_dealer(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let [text] = values else { return None };
    let dealer = text.parse().ok().filter(|seat| state.public.plays(*seat))?;
    let mut events = Vec::with_capacity(1);
    happen(state, Event::DealerChosen { dealer }, &mut events);
    Some(events)
}

/// The table tells which card is turned up.
fn tell_starter(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let [text] = values else { return None };
    let starter = text.parse().ok()?;
    let coming = state.public.coming_round()?;
    let mut events = Vec::with_capacity(1);
    let event = Event::Dealt {
        round: coming.id,
        dealer: coming.dealer,
        cards: coming.cards,
        players: coming.players,
        hand: None,
        starter,
    };
    happen(state, event, &mut events);
    Some(events)
}

/// The table tells that the player who has just discarded called. Nobody asks for it: only the table can know.
fn tell_call(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let [text] = values else { return None };
    let round = state.public.round().filter(|round| round.caller().is_none() && state.deal.is_none())?;
    let last = round.steps().last().filter(|step| matches!(step.kind, StepKind::Discarded(_)))?;
    let seat = text.parse().ok().filter(|seat| last.seat == *seat)?;
    let in_time = matches!(state.public.phase(), Phase::Taking(_) | Phase::Counting);
    if !in_time || state.told.as_slice().iter().any(Option::is_some) {
        return None;
    }
    let mut events = Vec::with_capacity(1);
    happen(state, Event::Called { seat }, &mut events);
    Some(events)
}

/// The table tells which cards a player has at the end of a round.
fn tell_hand(state: &mut State, values: &[String]) -> Option<Vec<Event>> {
    let seat = next_to_show(state)?;
    let round = state.public.round()?;
    let cards: Vec<Card> = values.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let hand = Hand::new(cards).ok()?;
    let calls = round.caller() == Some(seat);
    if hand.cards().len() != round.cards() || (calls && !is_complete(&hand)) {
        return None;
    }
    // What everybody knows to be in the hand is; the rest is somewhere that nobody knows, and in no hand told before.
    let unknown = hand.cards().without(round.known()[seat].iter())?;
    let elsewhere = state
        .told
        .iter()
        .filter_map(|(other, told)| told.and_then(|hand| hand.cards().without(round.known()[other].iter())));
    let mut unseen = state.public.unseen();
    for cards in elsewhere {
        unseen = unseen.without(cards.iter())?;
    }
    unseen.without(unknown.iter())?;
    state.told[seat] = Some(hand);
    let mut events = Vec::new();
    conclude(state, &mut events);
    Some(events)
}
