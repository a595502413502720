//! What happens in a game, as lines of a log.

use std::fmt::Display;

use parlor_core::{BySeat, Seat};
use parlor_scorzo::{Card, Hand, RoundId, Seen};

use crate::common::{left, lots};
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// One line for an event, as this viewer saw it: the viewer's own cards are in it, those of others only where
/// everybody knows them.
#[must_use]
pub fn event<N: Display>(seen: &Seen, names: &BySeat<N>, lang: Lang) -> Spans {
    let name = |seat: Seat| name_of(names, seat, lang);
    match seen {
        Seen::DrewForDeal { drawn } => {
            let what_for = lang.pick("Draw for the deal", "Sorteo para ver quién reparte");
            lots(what_for, drawn, |card| card.points(), |card| *card, name, lang)
        }
        Seen::DealerChosen { dealer } => {
            let dealer = name(*dealer);
            say!(lang, "{dealer} deals first.", "{dealer} reparte primero.").into()
        }
        Seen::Dealt { round, dealer, cards, players, hand, starter } => {
            let round = round_of(*round, players, name, lang);
            let (dealer, cards) = (name(*dealer), Noun::Card.counted(*cards, lang));
            let mut line = say_spans!(
                lang,
                "{round}: {dealer} deals {cards} to each player. " starter " is turned up.",
                "{round}: {dealer} reparte {cards} a cada jugador. Boca arriba queda " starter ".",
            );
            if let Some(own) = hand {
                let mut own = own.clone();
                own.sort_unstable();
                let own = Spans::joined(&own, " ");
                line.push(&say_spans!(lang, " Your cards are " own ".", " Tus cartas son " own "."));
            }
            line
        }
        Seen::TurnedOver { shuffled: false } => say!(
            lang,
            "The draw pile has run out: the discard pile is turned over and becomes the draw pile.",
            "El mazo se ha agotado: se da la vuelta a los descartes, que pasan a ser el mazo.",
        )
        .into(),
        Seen::TurnedOver { shuffled: true } => say!(
            lang,
            "The draw pile has run out: the discard pile is shuffled and becomes the draw pile.",
            "El mazo se ha agotado: se barajan los descartes, que pasan a ser el mazo.",
        )
        .into(),
        Seen::Drew { seat, card, known } => drew(&name(*seat), *card, *known, lang),
        Seen::Took { seat, card } => {
            let name = name(*seat);
            say_spans!(
                lang,
                "{name} takes " card " from the discards.",
                "{name} toma " card " de los descartes.",
            )
        }
        Seen::Discarded { seat, card } => {
            let name = name(*seat);
            say_spans!(lang, "{name} discards " card ".", "{name} descarta " card ".")
        }
        Seen::Called { seat } => {
            let name = name(*seat);
            say!(
                lang,
                "Scorzo! {name} has nothing but melds. Everybody else has one last turn.",
                "¡Scorzo! {name} solo tiene combinaciones. A los demás les queda un último turno.",
            )
            .into()
        }
        Seen::Left { seat, why } => left(&name(*seat), *why, lang).into(),
        Seen::Scored { hands, points } => scored(hands, points, name, lang),
    }
}

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
fn round_of(round: RoundId, players: &BySeat<bool>, name: impl Fn(Seat) -> String, lang: Lang) -> String {
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
fn drew(name: &str, card: Option<Card>, known: bool, lang: Lang) -> Spans {
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
fn scored(
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
