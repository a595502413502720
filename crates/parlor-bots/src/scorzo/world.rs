//! Made-up worlds on light data.
//!
//! The game deals what is hidden, each deal equally likely. But players keep what goes together: somebody who has had five
//! turns is nearer to a call than chance says. So for every card that another player drew unseen, that player's hand
//! gets a chance to improve by a card of the pile.
//!
//! A world still agrees with what the view shows: sizes, who is known to hold which card, and that nobody's hand is
//! complete. Only whether a hand that has improved might have been complete some turns ago is not asked again.

use parlor_core::{ChanceStream, Imagined, MAX_SEATS, PlayerRng, PlayerSeed, Seat, Viewer};
use parlor_scorzo::{Card, Cards, Hand, Phase, Pile, Scorzo, Step, StepKind, View, is_complete};

use super::position::Position;
use super::prospects::with;
use super::quick;

/// The world of this number of those that agree with a view before a call; `None` if there is none.
pub(super) fn world(view: &View, seed: &PlayerSeed, number: u32) -> Option<Position> {
    let mut stream = ChanceStream::for_player(seed, &format!("scorzo/{number}"));
    let imagined = Imagined::<Scorzo>::from_view(view, &mut stream).ok()?;
    let (public, round) = (view.public(), view.public().round()?);
    let mut hands = [Hand::default(); MAX_SEATS];
    let mut hidden = view.unseen();
    for seat in Seat::first(public.players()).filter(|seat| round.players()[*seat]) {
        if view.viewer().is(seat) {
            hands[seat.index()] = *view.hand()?;
            continue;
        }
        let hand = *imagined.view(Viewer::Seat(seat)).hand()?;
        hidden = hidden.without(hand.cards().without(round.known()[seat].iter())?.iter())?;
        hands[seat.index()] = hand;
    }
    // What is in no hand is in the pile, in any order.
    let mut rng = PlayerRng::new(seed, u64::from(number));
    let mut pile: Vec<Card> = match round.pile() {
        Pile::Known(cards) => cards.iter().rev().copied().collect(),
        Pile::Hidden(_) => {
            let mut cards: Vec<Card> = hidden.iter().collect();
            rng.shuffle(&mut cards);
            cards
        }
    };
    if matches!(round.pile(), Pile::Hidden(_)) {
        for seat in
            Seat::first(public.players()).filter(|seat| public.is_in_round(*seat) && !view.viewer().is(*seat))
        {
            let drew = |step: &&Step| step.seat == seat && step.kind == StepKind::Drew(None);
            for _ in round.steps().iter().filter(drew) {
                improve(&mut hands[seat.index()], &round.known()[seat], &mut pile, &mut rng);
            }
        }
    }
    let by_seat = |is: &dyn Fn(Seat) -> bool| {
        let mut seats = [false; MAX_SEATS];
        Seat::first(public.players()).for_each(|seat| seats[seat.index()] = is(seat));
        seats
    };
    let mut turns = [0; MAX_SEATS];
    round.turns().iter().for_each(|(seat, count)| turns[seat.index()] = *count);
    Some(Position {
        seats: public.players(),
        hands,
        plays: by_seat(&|seat| public.is_in_round(seat)),
        pile,
        is_pile_hidden: matches!(round.pile(), Pile::Hidden(_)),
        discards: round.discards().to_vec(),
        turn: public.phase().turn()?,
        has_taken: matches!(public.phase(), Phase::Discarding(_)),
        has_called: round.caller().is_some(),
        owed: by_seat(&|seat| round.owed()[seat]),
        turns,
        reshuffle: public.options().reshuffle.then_some(rng),
    })
}

/// A turn that a player may have had: a card of the pile for another of the hand.
fn improve(hand: &mut Hand, known: &Cards, pile: &mut [Card], rng: &mut PlayerRng) {
    if pile.is_empty() {
        return;
    }
    let place = rng.index(pile.len());
    let Some(more) = with(hand, pile[place]) else { return };
    let Some(card) = quick::discard(&more, 0) else { return };
    let Some(left) = more.without(card) else { return };
    // What was taken in the open is still there, and nobody has called.
    if left.cards().count(card) >= known.count(card) && !is_complete(&left) {
        *hand = left;
        pile[place] = card;
    }
}
