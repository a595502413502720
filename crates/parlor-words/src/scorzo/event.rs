//! Parts of the lines of a log.

use parlor_core::{BySeat, Seat};
use parlor_scorzo::{Card, Hand, RoundId};

use super::card;
use crate::names::{name_of, names_within};
use crate::phrase::{Noun, list_and};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Name, Spans};

/// The scores after a round, as a sentence. The numbers come first, because names can end in one.
#[must_use]
pub fn standing(scores: &BySeat<i32>, names: &BySeat<Name>, lang: Lang) -> String {
    let each: Vec<String> = scores
        .iter()
        .map(|(seat, score)| {
            let name = name_of(names, seat, lang);
            let name = name.object(lang);
            say!(lang, "{score} for {name}", "{score} para {name}")
        })
        .collect();
    let each = list_and(&each, lang);
    say!(lang, "Points so far: {each}.", "Puntos hasta ahora: {each}.")
}

/// Z4, Z18: which round it is, and who plays a tie-breaker round.
pub(super) fn round_of(
    round: RoundId,
    players: &BySeat<bool>,
    name: impl Fn(Seat) -> Name,
    lang: Lang,
) -> String {
    match round {
        RoundId::Regular(number) => say!(lang, "Round {number}", "Ronda {number}"),
        RoundId::Deciding(number) => {
            let tied = players.iter().filter(|(_, plays)| **plays).map(|(seat, _)| name(seat));
            let tied = names_within(&tied.collect::<Vec<_>>(), lang);
            say!(
                lang,
                "Tie-breaker round {number}, between {tied}",
                "Ronda de desempate {number}, entre {tied}",
            )
        }
    }
}

/// Z7, Z9: what came from the draw pile.
pub(super) fn drew(name: &Name, drawn: Option<Card>, known: bool, lang: Lang) -> Spans {
    let (draws, roba) = (name.verb("draws", "draw"), name.verb("roba", "robas"));
    match drawn.map(|drawn| card(drawn, lang)) {
        Some(card) if known => say_spans!(
            lang,
            "{name} {draws} " card " (from the flipped pile).",
            "{name} {roba} " card " (del mazo hecho con los descartes).",
        ),
        Some(card) => say_spans!(lang, "{name} {draws} " card ".", "{name} {roba} " card "."),
        None => say!(lang, "{name} {draws} a card.", "{name} {roba} una carta.").into(),
    }
}

/// Z15, Z16: a call.
pub(crate) fn called(name: &Name, lang: Lang) -> String {
    let (calls, canta) = (name.verb("calls", "call"), name.verb("canta", "cantas"));
    say!(
        lang,
        "{name} {calls} SCORZO! Everyone else gets one last turn.",
        "¡{name} {canta} SCORZO! A los demás les queda un último turno.",
    )
}

/// Z17: all hands, and what each of them counts.
pub(super) fn scored(
    hands: &BySeat<Option<Hand>>,
    points: &BySeat<Option<u16>>,
    name: impl Fn(Seat) -> Name,
    lang: Lang,
) -> Spans {
    let mut line = Spans::from(lang.pick("The round is over.", "La ronda terminó."));
    for (seat, hand) in hands.iter() {
        let (Some(hand), Some(Some(points))) = (hand, points.get(seat)) else { continue };
        let cards: Vec<Card> = hand.cards().iter().collect();
        let (name, cards) = (name(seat), super::cards(&cards, lang));
        let (shows, muestra) = (name.verb("shows", "show"), name.verb("muestra", "muestras"));
        let points = Noun::Point.counted(*points, lang);
        line.push(&say_spans!(
            lang,
            " {name} {shows} " cards ": {points}.",
            " {name} {muestra} " cards ": {points}.",
        ));
    }
    line
}
