//! What would come of a card, in a sentence.

use parlor_scorzo::{Card, Hand, Round, View, discards, fewest_points};
use parlor_words::Lang;
use parlor_words::terminal::scorzo::{BoardLabel, TopOf, after_discard, after_taking};

use super::board_model::is_discarding;
use super::piles::known_top;

/// What whoever is to act should know; `pointed` is the card that the pointer or the focus is on.
pub(super) fn advice(view: &View, pointed: Option<Card>, lang: Lang) -> String {
    let (Some(round), Some(hand)) = (view.public().round(), view.hand()) else { return String::new() };
    if !view.is_mover() {
        String::new()
    } else if is_discarding(view) {
        pointed.and_then(|card| on_discarding(round, hand, card, lang)).unwrap_or_default()
    } else {
        on_taking(view, round, hand, lang)
    }
}

/// What the cards that can be taken would allow, as far as they are known.
fn on_taking(view: &View, round: &Round, hand: &Hand, lang: Lang) -> String {
    let now = fewest_points(hand);
    let tops = [(TopOf::DiscardPile, round.discards().last().copied()), (TopOf::DrawPile, known_top(round))];
    let known = tops.into_iter().filter_map(|(pile, card)| {
        let (card, mut with) = (card?, *hand);
        with.add(card).ok()?;
        let best = discards(&with).best()?.points;
        Some(after_taking(pile, card, best, now, best == 0 && round.caller().is_none(), lang))
    });
    let what_draws =
        if view.public().options().reshuffle { BoardLabel::Shuffles } else { BoardLabel::TurnsOver };
    let turns = round.pile().is_empty().then(|| what_draws.text(lang).to_owned());
    known.chain(turns).collect::<Vec<_>>().join(" ")
}

/// What would remain without a card.
fn on_discarding(round: &Round, hand: &Hand, card: Card, lang: Lang) -> Option<String> {
    let points = discards(hand).iter().find(|discard| discard.card == card)?.points;
    Some(after_discard(card, points, points == 0 && round.caller().is_none(), lang))
}
