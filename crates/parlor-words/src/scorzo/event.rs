//! Parts of the lines of a log.

use std::fmt::Display;

use parlor_core::{BySeat, Seat};
use parlor_scorzo::{Card, Hand, RoundId};

use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// The scores after a round, as a sentence. The numbers come first, because names can end in one.
#[must_use]
pub fn standing<N: Display>(scores: &BySeat<i32>, names: &BySeat<N>, lang: Lang) -> String {
    let each: Vec<String> = scores
        .iter()
        .map(|(seat, score)| {
            let name = name_of(names, seat, lang);
            say!(lang, "{score} for {name}", "{score} de {name}")
        })
        .collect();
    let each = list_and(&each, lang);
    say!(lang, "Points so far: {each}.", "Puntos hasta ahora: {each}.")
}

/// Z4, Z18: which round it is, and who plays a round that decides a tie.
pub(super) fn round_of(
    round: RoundId,
    players: &BySeat<bool>,
    name: impl Fn(Seat) -> String,
    lang: Lang,
) -> String {
    match round {
        RoundId::Regular(number) => say!(lang, "Round {number}", "Ronda {number}"),
        RoundId::Deciding(number) => {
            let tied = players.iter().filter(|(_, plays)| **plays).map(|(seat, _)| name(seat));
            let tied = list_and(&tied.collect::<Vec<_>>(), lang);
            say!(lang, "Deciding round {number}, between {tied}", "Ronda de desempate {number}, entre {tied}")
        }
    }
}

/// Z7, Z9: what came from the draw pile.
pub(super) fn drew(name: &str, card: Option<Card>, known: bool, lang: Lang) -> Spans {
    match card {
        Some(card) if known => say_spans!(
            lang,
            "{name} draws " card " from the pile that was turned over.",
            "{name} roba " card " del mazo formado con los descartes.",
        ),
        Some(card) => say_spans!(lang, "{name} draws " card ".", "{name} roba " card "."),
        None => say!(lang, "{name} draws a card.", "{name} roba una carta.").into(),
    }
}

/// Z17: all hands, and what each of them counts.
pub(super) fn scored(
    hands: &BySeat<Option<Hand>>,
    points: &BySeat<Option<u16>>,
    name: impl Fn(Seat) -> String,
    lang: Lang,
) -> Spans {
    let mut line = Spans::from(lang.pick("The round is over.", "La ronda ha terminado."));
    for (seat, hand) in hands.iter() {
        let (Some(hand), Some(Some(points))) = (hand, points.get(seat)) else { continue };
        let cards: Vec<Card> = hand.cards().iter().collect();
        let (name, cards) = (name(seat), Spans::joined(&cards, " "));
        let points = Noun::Point.counted(*points, lang);
        line.push(&say_spans!(
            lang,
            " {name} shows " cards ": {points}.",
            " {name} muestra " cards ": {points}.",
        ));
    }
    line
}
