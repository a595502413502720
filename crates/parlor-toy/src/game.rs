//! The rules of play on the `Game` trait.

use std::sync::Arc;

use parlor_core::{
    BySeat, ChanceStream, Departure, Game, ImagineError, Json, Next, NoAsk, Observation, ObserveError,
    Outcome, RuleId, Seat, Secret, SetUp, SetUpError, Viewer,
};

use crate::{Card, CardError, Edition, Event, Options, Phase, Public, Refusal, Seen, View};

/// The toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

const RULES: [RuleId; 3] = RuleId::all('T');
/// The label of the deal: the first seat's hand, the second's, and so on.
pub(crate) const DEAL: &str = "toy/deal";

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    /// Everybody's cards, the lowest first; none where nobody knows them.
    pub(crate) hands: Option<Secret<BySeat<Vec<Card>>>>,
}

/// The hands of a deal.
pub(crate) fn hands(order: &[Card], held: &BySeat<u8>) -> BySeat<Vec<Card>> {
    let mut order = order.iter().copied();
    held.map(|_, count| {
        let mut hand: Vec<Card> = order.by_ref().take(usize::from(*count)).collect();
        hand.sort_unstable();
        hand
    })
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Card;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type ActionError = CardError;
    type Ask = NoAsk;

    fn set_up(set_up: &SetUp<Toy>) -> Result<(State, Vec<Event>), SetUpError> {
        set_up.check_players()?;
        let public = Public::new(Arc::clone(&set_up.edition), set_up.options, set_up.players);
        let Some(order) = set_up.chance.shuffle(DEAL, set_up.edition.cards().collect())? else {
            return Ok((State { public, hands: None }, Vec::new()));
        };
        let hands = hands(&order, public.held());
        let dealt = Event::Dealt { hands: hands.map(|_, hand| Secret::new(hand.clone())) };
        Ok((State { public, hands: Some(Secret::new(hands)) }, vec![dealt]))
    }

    fn next(state: &State) -> Next {
        state.public.phase().turn().map_or(Next::Over, Next::Seat)
    }

    fn actions(view: &View) -> Vec<Card> {
        view.hand().filter(|_| view.is_mover()).map_or_else(Vec::new, <[Card]>::to_vec)
    }

    fn apply(state: &mut State, seat: Seat, action: &Card) -> Result<Vec<Event>, Refusal> {
        check_plays(&state.public, seat)?;
        if let Some(turn) = state.public.phase().turn().filter(|turn| *turn != seat) {
            return Err(Refusal::NotYourTurn { turn });
        }
        let card = *action;
        let could_have = match &state.hands {
            Some(hands) => hands.reveal()[seat].contains(&card),
            None => state.public.unseen().any(|unseen| unseen == card),
        };
        if !could_have {
            return Err(Refusal::NotInHand { card });
        }
        if let Some(hands) = &mut state.hands {
            hands.reveal_mut()[seat].retain(|held| *held != card);
        }
        let event = Event::Laid { seat, card, scored: state.public.scores_now(card) };
        state.public.apply(&event);
        Ok(vec![event])
    }

    fn leave(state: &mut State, seat: Seat, why: Departure) -> Result<Vec<Event>, Refusal> {
        check_plays(&state.public, seat)?;
        let event = Event::Left { seat, why };
        state.public.apply(&event);
        Ok(vec![event])
    }

    fn observe(_: &mut State, fact: &Observation) -> Result<Vec<Event>, ObserveError> {
        // A real table has nothing to tell but what its players lay.
        Err(ObserveError::NotAsked { label: fact.label.clone() })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn seen(event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match (viewer, &state.hands) {
            (Viewer::Seat(seat), Some(hands)) => hands.reveal().get(seat).cloned(),
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

    /// Nothing that anybody did proves anything of the cards still held: every deal of them is equally likely.
    fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
        let public = view.public();
        let own = view.hand().unwrap_or_default();
        let mut unseen: Vec<Card> = public.unseen().filter(|card| !own.contains(card)).collect();
        stream.shuffle(&mut unseen);
        let hands = match (view.viewer(), view.hand()) {
            (Viewer::Watcher, _) => hands(&unseen, public.held()),
            (Viewer::Seat(_), None) => return Err(ImagineError),
            (Viewer::Seat(seat), Some(own)) => {
                let others = public.held().map(|other, count| if other == seat { 0 } else { *count });
                let mut hands = hands(&unseen, &others);
                hands[seat] = own.to_vec();
                hands
            }
        };
        Ok(State { public: public.clone(), hands: Some(Secret::new(hands)) })
    }

    fn outcome(state: &State) -> Outcome {
        state.public.outcome()
    }

    fn read_action(text: &str) -> Result<Card, CardError> {
        // A house has to survive a game that panics, and no other game does.
        assert_ne!(text, "panic", "somebody played the action that panics");
        text.parse()
    }
}

fn check_plays(public: &Public, seat: Seat) -> Result<(), Refusal> {
    match public.phase() {
        Phase::Over => Err(Refusal::Over),
        Phase::Turn(_) if public.plays(seat) => Ok(()),
        Phase::Turn(_) => Err(Refusal::NotPlaying { seat }),
    }
}
