//! A view that comes from outside: the finished rounds are checked one by one, the latest round is played again as at a
//! table whose cards nobody knows, and the viewer's own cards are followed through it.

use parlor_core::{
    BySeat, Chance, Departure, Game, RebuildView, Seat, Secret, UntrustedView, ViewError, ViewProblem,
    Viewer, tell, tell_next,
};
use serde::Deserialize;

use crate::round::FinishedRound;
use crate::view::Own;
use crate::{
    Action, Ask, Card, Cards, Hand, Public, RoundId, Scorzo, State, StepKind, View, fewest_points,
    is_complete,
};

#[derive(Deserialize)]
struct GivenFinished {
    dealer: Seat,
    caller: Option<Seat>,
    hands: BySeat<Option<Vec<String>>>,
}

#[derive(Deserialize)]
struct GivenRound {
    id: String,
    starter: String,
    steps: Vec<GivenStep>,
}

#[derive(Deserialize)]
struct GivenStep {
    seat: Seat,
    deed: UntrustedKind,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum UntrustedKind {
    TurnedOver,
    Drew(Option<String>),
    Took(String),
    Discarded(String),
    Called,
    Left(Departure),
}

impl RebuildView for Scorzo {
    fn rebuild(given: &UntrustedView) -> Result<View, ViewError> {
        let viewer = given.viewer()?;
        let set_up = given.set_up::<Scorzo>()?;
        let players = set_up.players;
        let mut public = Public::new(set_up.edition, set_up.options, players);
        // They are public and went back: only their form matters.
        public.set_dealer_draws(given.draws("table.dealer_draws", players)?);
        if let Some(dealer) = given.get::<Seat>("table.first_dealer")? {
            if dealer.index() >= usize::from(players) {
                return Err(ViewError::bad("table.first_dealer", ViewProblem::NoSuchSeat));
            }
            public.apply(&crate::Seen::DealerChosen { dealer });
        }
        let round: Option<GivenRound> = given.get("table.round")?;
        let gone = given.gone(players)?;
        let mut finished: Vec<GivenFinished> = given.get_or_default("table.finished")?;
        let latest = take_latest(given, round.as_ref(), &mut finished)?;
        check_finished(&mut public, &finished, &gone, round.as_ref())?;
        let chance = Secret::new(Chance::Unknown);
        let mut state = State { public, chance, deal: None, told: BySeat::new(players, |_| None) };
        if let Some(round) = &round {
            play_again(&mut state, round, latest.as_ref())?;
        }
        let own = match (viewer, given.get::<Vec<String>>("own.drawn")?) {
            (Viewer::Seat(seat), Some(drawn)) => Some(own(&state.public, seat, &drawn)?),
            _ => None,
        };
        Ok(View::new(viewer, state.public, own))
    }
}

fn card(field: &str, text: &str) -> Result<Card, ViewError> {
    text.parse().map_err(|_| ViewError::bad(field, ViewProblem::unreadable(&crate::CardError)))
}

fn cards(field: &str, texts: &[String]) -> Result<Vec<Card>, ViewError> {
    texts.iter().map(|text| card(field, text)).collect()
}

/// The end of the latest round, if it is finished: it is among the finished ones as well.
fn take_latest(
    given: &UntrustedView,
    round: Option<&GivenRound>,
    finished: &mut Vec<GivenFinished>,
) -> Result<Option<GivenFinished>, ViewError> {
    #[derive(Deserialize)]
    struct Named {
        round: String,
    }
    let names: Vec<Named> = given.get_or_default("table.finished")?;
    let is_latest = |named: &Named| round.is_some_and(|round| round.id == named.round);
    Ok(if names.last().is_some_and(is_latest) { finished.pop() } else { None })
}

/// Takes the finished rounds in, each after a check. Who left in one of them has no hand in it; who left earlier is found
/// by having none from then on.
fn check_finished(
    public: &mut Public,
    finished: &[GivenFinished],
    gone: &BySeat<Option<Departure>>,
    latest: Option<&GivenRound>,
) -> Result<(), ViewError> {
    for (index, round) in finished.iter().enumerate() {
        let field = format!("table.finished.{index}");
        let unexpected = || ViewError::bad(field.clone(), ViewProblem::OutOfOrder);
        if round.hands.seats() != public.players() {
            return Err(ViewError::bad(field, ViewProblem::OneForEachSeat));
        }
        let mut hands = BySeat::new(public.players(), |_| None);
        for (seat, hand) in round.hands.iter() {
            hands[seat] = hand.as_ref().map(|hand| shown_hand(&field, hand)).transpose()?;
        }
        let before = public.coming_round().ok_or_else(unexpected)?;
        // A dealer who left in the round has dealt it; one who left before has not.
        for (seat, why) in gone.iter() {
            if let (true, Some(why)) = (hands.get(seat) == Some(&None) && before.players[seat], why) {
                public.set_gone(seat, *why);
            }
        }
        let coming = match public.coming_round() {
            Some(after) if after.dealer == round.dealer => after,
            _ if before.dealer == round.dealer => before.clone(),
            _ => return Err(unexpected()),
        };
        let stays = |seat: Seat| before.players[seat] && public.plays(seat);
        for (seat, hand) in hands.iter() {
            let size = hand.map(|hand| hand.cards().len());
            // A round that was to decide a tie and lost its players is not counted at all.
            let is_abandoned =
                matches!(coming.id, RoundId::Deciding(_)) && hands.as_slice().iter().all(Option::is_none);
            if size != stays(seat).then_some(coming.cards) && !is_abandoned {
                return Err(ViewError::bad(field, ViewProblem::NotHeld));
            }
        }
        let all: Vec<Card> = hands.as_slice().iter().flatten().flat_map(|hand| hand.cards().iter()).collect();
        if Cards::DECKS.without(all).is_none() {
            return Err(ViewError::bad(field, ViewProblem::NotInBox));
        }
        if let Some(caller) = round.caller {
            let complete = hands.get(caller).is_some_and(|hand| hand.as_ref().is_none_or(is_complete));
            if !complete || before.players.get(caller) != Some(&true) {
                return Err(ViewError::bad(field, ViewProblem::BadCall));
            }
        }
        let points = hands.map(|_, hand| hand.as_ref().map(fewest_points));
        public.add_finished(FinishedRound {
            round: coming.id,
            dealer: coming.dealer,
            cards: coming.cards,
            caller: round.caller,
            hands,
            points,
        });
    }
    let left_since = |seat: Seat| {
        let steps = latest.into_iter().flat_map(|round| round.steps.iter());
        steps.filter(|step| step.seat == seat).any(|step| matches!(step.deed, UntrustedKind::Left(_)))
    };
    for (seat, why) in gone.iter() {
        if let (true, false, Some(why)) = (public.plays(seat), left_since(seat), why) {
            public.set_gone(seat, *why);
        }
    }
    Ok(())
}

fn shown_hand(field: &str, texts: &[String]) -> Result<Hand, ViewError> {
    Hand::new(cards(field, texts)?).map_err(|error| ViewError::bad(field, ViewProblem::unreadable(&error)))
}

/// Plays the latest round again, to its end if that is known.
fn play_again(
    state: &mut State,
    round: &GivenRound,
    finished: Option<&GivenFinished>,
) -> Result<(), ViewError> {
    tell_next::<Scorzo>(state, "table.round.starter", vec![round.starter.clone()])?;
    for (index, step) in round.steps.iter().enumerate() {
        let field = format!("table.round.steps.{index}");
        let action = match &step.deed {
            // It happens by itself when somebody draws.
            UntrustedKind::TurnedOver => continue,
            UntrustedKind::Called => {
                tell::<Scorzo>(state, &field, Ask::Call.to_string(), vec![step.seat.to_string()])?;
                continue;
            }
            UntrustedKind::Left(why) => {
                Scorzo::leave(state, step.seat, *why)
                    .map_err(|refusal| ViewError::forbidden(field.clone(), &refusal))?;
                continue;
            }
            UntrustedKind::Drew(known) => {
                known.iter().try_for_each(|text| card(&field, text).map(drop))?;
                Action::Draw
            }
            UntrustedKind::Took(text) => {
                card(&field, text)?;
                Action::Take
            }
            UntrustedKind::Discarded(text) => Action::Discard(card(&field, text)?),
        };
        Scorzo::apply(state, step.seat, &action).map_err(|refusal| ViewError::forbidden(field, &refusal))?;
    }
    for (_, hand) in finished.iter().flat_map(|finished| finished.hands.iter()) {
        if let Some(hand) = hand {
            tell_next::<Scorzo>(state, "table.finished", hand.clone())?;
        }
    }
    Ok(())
}

/// Follows the viewer's own cards through the round.
fn own(public: &Public, seat: Seat, drawn: &[String]) -> Result<Own, ViewError> {
    const FIELD: &str = "own.drawn";
    let bad = |problem| ViewError::bad(FIELD, problem);
    let drawn = cards(FIELD, drawn)?;
    let round = public.round().filter(|round| round.players()[seat]);
    let round = round.ok_or_else(|| bad(ViewProblem::NotHeld))?;
    let dealt = drawn.get(..usize::from(round.cards())).ok_or_else(|| bad(ViewProblem::TooFew))?;
    let mut hand = Hand::new(dealt.iter().copied()).map_err(|error| bad(ViewProblem::unreadable(&error)))?;
    let mut coming = drawn.iter().skip(dealt.len()).copied();
    let mut has_called = false;
    let mut steps = round.steps().iter().peekable();
    while let Some(step) = steps.next() {
        has_called |= step.kind == StepKind::Called;
        if step.seat != seat {
            continue;
        }
        let held = match step.kind {
            StepKind::Drew(None) => coming.next().is_some_and(|card| hand.add(card).is_ok()),
            StepKind::Drew(Some(card)) | StepKind::Took(card) => hand.add(card).is_ok(),
            StepKind::Discarded(card) => hand.take(card),
            StepKind::TurnedOver | StepKind::Called | StepKind::Left(_) => true,
        };
        if !held {
            return Err(bad(ViewProblem::NotHeld));
        }
        if matches!(step.kind, StepKind::Discarded(_)) && !has_called {
            // Z15: nobody can forget to call, and nobody calls without.
            let calls = steps.peek().is_some_and(|next| next.kind == StepKind::Called && next.seat == seat);
            if calls != is_complete(&hand) {
                return Err(ViewError::bad(FIELD, ViewProblem::BadCall));
            }
        }
    }
    if coming.next().is_some() {
        return Err(bad(ViewProblem::TooMany));
    }
    let hidden = hand.cards().without(round.known()[seat].iter());
    if hidden.is_none_or(|hidden| public.unseen().without(hidden.iter()).is_none()) {
        return Err(bad(ViewProblem::NotInBox));
    }
    let shown = public.finished().last().filter(|finished| finished.round == round.id());
    if shown.and_then(|finished| finished.hands[seat]).is_some_and(|shown| shown != hand) {
        return Err(bad(ViewProblem::NotHeld));
    }
    Ok(Own { hand, drawn })
}
