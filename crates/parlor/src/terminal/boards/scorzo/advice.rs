//! What is to be done, and what would come of it.

use parlor_core::{Seat, Viewer};
use parlor_scorzo::{Card, Hand, Phase, Refusal, Round, Scorzo, discards, fewest_points};
use parlor_words::program::Label;
use parlor_words::terminal::scorzo::{
    BoardLabel, TopOf, after_discard, after_taking, ask_discarded, ask_taken, has_to,
};
use parlor_words::{Name, Say as _, sentence};

use super::piles::known_top;
use crate::terminal::board::Scene;

/// What is said below the hand, or in place of one; `chosen` is the card that the cursor is on.
pub(super) fn advice(scene: &Scene<'_, Scorzo>, round: &Round, chosen: Option<Card>) -> Vec<String> {
    let lang = scene.lang;
    let phase = scene.view.public().phase();
    let own_turn = scene.acts && phase.turn().is_some_and(|seat| scene.view.viewer() == Viewer::Seat(seat));
    match (phase, scene.view.hand().filter(|_| own_turn)) {
        (Phase::Taking(_), Some(hand)) => on_taking(scene, round, hand),
        (Phase::Discarding(_), Some(hand)) => {
            chosen.and_then(|card| on_discarding(scene, round, hand, card)).into_iter().collect()
        }
        (Phase::Taking(seat), None) if scene.acts => {
            vec![ask_taken(name(scene, seat), round.discards().last().copied(), lang)]
        }
        (Phase::Discarding(seat), None) if scene.acts => vec![ask_discarded(name(scene, seat), lang)],
        (Phase::Taking(seat), None) => vec![has_to(name(scene, seat), true, lang)],
        (Phase::Discarding(seat), None) => vec![has_to(name(scene, seat), false, lang)],
        (Phase::Counting, _) => vec![sentence(Label::RoundOver.text(lang))],
        (Phase::Beginning | Phase::Dealing, _) => vec![BoardLabel::BeforeNextRound.text(lang).to_owned()],
        (Phase::Over, _) => vec![Refusal::Over.sentence(lang)],
    }
}

/// What a player is called.
fn name<'a>(scene: &Scene<'a, Scorzo>, seat: Seat) -> &'a Name {
    &scene.names[seat]
}

/// What the cards that can be taken would allow, as far as they are known.
fn on_taking(scene: &Scene<'_, Scorzo>, round: &Round, hand: &Hand) -> Vec<String> {
    let now = fewest_points(hand);
    let tops = [(TopOf::DiscardPile, round.discards().last().copied()), (TopOf::DrawPile, known_top(round))];
    let known = tops.into_iter().filter_map(|(pile, card)| {
        let (card, mut with) = (card?, *hand);
        with.add(card).ok()?;
        let best = discards(&with).best()?.points;
        let calls = best == 0 && round.caller().is_none();
        Some(after_taking(pile, card, best, now, calls, scene.lang))
    });
    let shuffles = scene.view.public().options().reshuffle;
    let what_draws = if shuffles { BoardLabel::Shuffles } else { BoardLabel::TurnsOver };
    let turns = round.pile().is_empty().then(|| what_draws.text(scene.lang).to_owned());
    known.chain(turns).collect()
}

/// What would remain without a card.
fn on_discarding(scene: &Scene<'_, Scorzo>, round: &Round, hand: &Hand, card: Card) -> Option<String> {
    let points = discards(hand).iter().find(|discard| discard.card == card)?.points;
    let calls = points == 0 && round.caller().is_none();
    Some(after_discard(card, points, calls, scene.lang))
}
