//! What is said of a turn of Scorzo: how a round was counted, what discard would have been better, what all came to.

use parlor_core::{BySeat, Game as _, Seat};
use parlor_scorzo::{Action, Card, Phase, Round, RoundId, Scorzo, Seen, View, arrange, discards};
use parlor_words::pages::scorzo::{better_discard, counted, decided, nobody_called, sum_of};
use parlor_words::{Lang, Name, Spans};

/// How a round was counted, hand by hand.
pub(super) fn details(before: &View, seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
    let Seen::Scored { hands, .. } = seen else { return Vec::new() };
    let is_uncalled = before.public().round().is_some_and(|round| round.caller().is_none());
    let hands = hands.iter().filter_map(|(seat, hand)| {
        let arrangement = arrange(hand.as_ref()?);
        let left: Vec<Card> = arrangement.left().iter().collect();
        Some(counted(names.get(seat)?.as_str(), arrangement.melds(), &left, arrangement.points(), lang))
    });
    // A deciding round leaves the scores as they are.
    let is_regular = matches!(before.public().round().map(Round::id), Some(RoundId::Regular(_)));
    let standing = is_regular.then(|| {
        let mut after = before.clone();
        Scorzo::advance(&mut after, seen);
        parlor_words::scorzo::standing(after.public().scores(), names, lang).into()
    });
    is_uncalled.then(|| nobody_called(lang)).into_iter().chain(hands).chain(standing).collect()
}

/// The discard that would have left the fewest points, if it was another.
pub(super) fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
    let (Some(Action::Discard(card)), Some(hand)) = (actions.last(), before.hand()) else { return None };
    let mut hand = *hand;
    match (actions.first(), before.public().round()) {
        _ if matches!(before.public().phase(), Phase::Discarding(_)) => {}
        (Some(Action::Take), Some(round)) => hand.add(*round.discards().last()?).ok()?,
        // Nobody knew what would be drawn.
        _ => return None,
    }
    let all = discards(&hand);
    let left = all.iter().find(|discard| discard.card == *card)?.points;
    let best = all.best().filter(|best| best.points < left)?;
    Some(better_discard(best.card, best.points, left, lang))
}

/// Every player's rounds and what they came to; then the rounds that decided a tie.
pub(super) fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
    let public = view.public();
    let regular = |seat: Seat| {
        let rounds = public.finished().iter().filter(|round| matches!(round.round, RoundId::Regular(_)));
        rounds.map(|round| round.points[seat]).collect::<Vec<_>>()
    };
    let sums = names
        .iter()
        .map(|(seat, name)| sum_of(name.as_str(), &regular(seat), public.scores()[seat], lang).into());
    let deciding = public.finished().iter().filter_map(|round| {
        let RoundId::Deciding(number) = round.round else { return None };
        let points = names.iter().filter_map(|(seat, name)| Some((name.clone(), round.points[seat]?)));
        Some(decided(number, &points.collect::<Vec<_>>(), lang))
    });
    sums.chain(deciding).collect()
}
