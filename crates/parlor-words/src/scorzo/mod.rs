//! Scorzo in words.
//!
//! In Spanish a card is a *carta*, a suit a *palo*, a wild a *comodín*, a meld a *combinación*, a set a *grupo*, a run an
//! *escalera*, the draw pile the *mazo*, the discard pile the *descartes*, a round a *ronda*, and to call is *cantar*.
//! Cards are written as in the notation, and their names are masculine: *un 7S*, *ningún W*.

mod book;
mod cards;
mod discard;
mod edition;
mod event;
mod refusal;
mod rules;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_scorzo::{Ask, RoundId, Scorzo, Seen};

pub use cards::{meld_kind, suit};
pub use discard::BestDiscard;
pub use event::standing;
use event::{drew, round_of, scored};
use rules::{CARDS, END, END_OF_ROUND, MELDS, RULES, SET_UP, TURN};

use crate::common::{left, lots};
use crate::names::name_of;
use crate::phrase::Noun;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Chapter, GameWords, Lang, RuleText, Spans};

impl GameWords for Scorzo {
    const NAME: &'static str = "Scorzo";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Rummy with five suits and many wild cards: in eleven rounds, collect as few points as you can.",
            "Un rummy con cinco palos y muchos comodines: en once rondas, suma los menos puntos posibles.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Scorzo is a game of rummy for 2 to 6 players, with five suits, two decks and wild cards. In turn, \
             the players take a card and discard one, until somebody holds nothing but melds: sets of one \
             number, runs of one suit. That player calls Scorzo, the others have one last turn, and then \
             everybody counts what does not fit into melds. The hands shrink from eight cards to three and grow \
             back to eight. Whoever has the fewest points after eleven rounds wins.",
            "Scorzo es un rummy de 2 a 6 jugadores, con cinco palos, dos barajas y comodines. Por turnos, los \
             jugadores toman una carta y descartan otra, hasta que alguien solo tiene combinaciones: grupos de \
             un mismo número y escaleras de un mismo palo. Quien lo consigue canta Scorzo, los demás tienen un \
             último turno y después cada uno cuenta lo que no encaja en sus combinaciones. Las manos menguan de \
             ocho cartas a tres y vuelven a crecer hasta ocho. Gana quien tenga menos puntos después de once \
             rondas.",
        )
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            words: book::words(lang),
            rules: vec![
                RULES.chapter(lang.pick("The cards", "Las cartas"), CARDS, lang),
                RULES.chapter(lang.pick("Before you begin", "Antes de empezar"), SET_UP, lang),
                RULES.chapter(lang.pick("A turn", "Un turno"), TURN, lang),
                RULES.chapter(lang.pick("Melds", "Combinaciones"), MELDS, lang),
                RULES.chapter(lang.pick("The end of a round", "El final de una ronda"), END_OF_ROUND, lang),
                RULES.chapter(lang.pick("The end of the game", "El final de la partida"), END, lang),
            ],
            examples: book::examples(lang),
            hidden: book::hidden(lang),
            notation: Chapter {
                heading: lang.pick("Writing turns down", "Cómo se anotan los turnos"),
                items: book::notation(lang),
            },
        }
        .chapters(lang)
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        RULES.rule(id, lang)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        match key {
            "reshuffle" => Some(lang.pick(
                "yes or no, normally no. With yes, the discard pile is shuffled when it becomes the draw pile, \
                 and not just turned over (Z9).",
                "yes (sí) o no; normalmente no. Con yes, los descartes se barajan cuando pasan a ser el mazo, \
                 en vez de limitarse a darles la vuelta (Z9).",
            )),
            _ => None,
        }
    }

    // The call is asked for as well, though the game does not wait for it.
    fn fact<N: Display>(ask: Ask, names: &BySeat<N>, lang: Lang) -> String {
        match ask {
            Ask::Dealer => say!(
                lang,
                "Who deals first? Tell the number of the seat.",
                "¿Quién reparte primero? Indica el número del asiento.",
            ),
            Ask::Call => say!(
                lang,
                "Who has called Scorzo? Tell the number of the seat.",
                "¿Quién ha cantado Scorzo? Indica el número del asiento.",
            ),
            Ask::Deal(RoundId::Regular(number)) => say!(
                lang,
                "Which card is turned up in round {number}? Tell it, such as 7S or W.",
                "¿Qué carta queda boca arriba en la ronda {number}? Indícala, por ejemplo 7S o W.",
            ),
            Ask::Deal(RoundId::Deciding(number)) => say!(
                lang,
                "Which card is turned up in deciding round {number}? Tell it, such as 7S or W.",
                "¿Qué carta queda boca arriba en la ronda de desempate {number}? Indícala, por ejemplo 7S o W.",
            ),
            Ask::Hand(seat) => {
                let name = name_of(names, seat, lang);
                say!(
                    lang,
                    "Which cards does {name} hold? Tell them all, such as 7S 8S W.",
                    "¿Qué cartas tiene {name}? Indícalas todas, por ejemplo 7S 8S W.",
                )
            }
        }
    }

    // As this viewer saw it: the viewer's own cards are in it, those of others only where everybody knows them.
    fn event<N: Display>(seen: &Seen, names: &BySeat<N>, lang: Lang) -> Spans {
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
}
