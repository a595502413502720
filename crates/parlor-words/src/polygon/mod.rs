//! Polygon in words.
//!
//! In Spanish a tile is a *ficha*, a space a *casilla*, a grouping a *grupo*, the die a *dado*, a roll a *tirada*, the
//! pile the *montón*, a stack a *pila* and a combination a *combinación*. WILD is the *comodín*, and START keeps its
//! name, as it is printed on the board. Tiles are written as in the notation, and their names are masculine: *un 4x2*,
//! *ningún W*.

mod book;
mod edition;
mod event;
mod explain;
mod notation;
mod refusal;
mod rules;
mod symbols;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_polygon::{Ask, Event, Polygon};

use event::{drew, height, placed, rolled};
pub(crate) use explain::because;
pub use explain::{combination, explain};
use rules::{BOARD, END, RULES, SCORING, SET_UP, TURN};
pub(crate) use symbols::at_the;
pub use symbols::symbol;

use crate::common::{for_first_turn, left, lots};
use crate::names::name_of;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::{Chapter, GameWords, Lang, RuleText, Spans};

impl GameWords for Polygon {
    const NAME: &'static str = "Polygon";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Hexagonal number tiles: a die says which symbol counts, and three tiles that meet there score.",
            "Fichas hexagonales con números: un dado dice qué símbolo cuenta, y puntúan tres fichas que se \
             juntan en él.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Polygon is a game with hexagonal number tiles for 2 to 4 players. Three symbols are on every \
             tile: star, diamond and circle. In your turn you roll the die, which shows one of them, draw \
             two tiles and lay them, beside tiles on the board or on top of them. Where three tiles meet at \
             the rolled symbol, they score if they are three of a number or three in a row. When all tiles \
             have been played, the highest score wins.",
            "Polygon es un juego de fichas hexagonales con números para 2 a 4 jugadores. En cada ficha hay \
             tres símbolos: estrella, rombo y círculo. En tu turno tiras el dado, que muestra uno de ellos, \
             robas dos fichas y las colocas junto a otras fichas del tablero o encima de ellas. Donde se \
             juntan tres fichas en el símbolo de la tirada, puntúan si son tres números iguales o tres \
             números seguidos. Cuando se han jugado todas las fichas, gana la puntuación más alta.",
        )
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            words: book::words(lang),
            rules: vec![
                RULES.chapter(lang.pick("The board and the tiles", "El tablero y las fichas"), BOARD, lang),
                RULES.chapter(lang.pick("Before you begin", "Antes de empezar"), SET_UP, lang),
                RULES.chapter(lang.pick("A turn", "Un turno"), TURN, lang),
                RULES.chapter(lang.pick("Scoring", "Puntuación"), SCORING, lang),
                RULES.chapter(lang.pick("The end", "El final"), END, lang),
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
            "best_score_required" => Some(lang.pick(
                "yes or no, normally no. With yes, only the turns that score the most are legal (P15).",
                "yes (sí) o no; normalmente no. Con yes, solo son legales los turnos que más puntúan (P15).",
            )),
            _ => None,
        }
    }

    fn fact<N: Display>(ask: Ask, _: &BySeat<N>, lang: Lang) -> String {
        match ask {
            Ask::First => say!(
                lang,
                "Who goes first, and which tile lies on START? Tell the number of the seat and the tile, such as \
                 2 4x3.",
                "¿Quién empieza y qué ficha queda en START? Indica el número del asiento y la ficha, por ejemplo \
                 2 4x3.",
            ),
            Ask::Roll(2) => say!(
                lang,
                "What does the die show in turn 2, once it differs from turn 1? Tell star, diamond or circle.",
                "¿Qué sale en el dado en el turno 2, cuando ya no es lo mismo que en el turno 1? Indica star \
                 (estrella), diamond (rombo) o circle (círculo).",
            ),
            Ask::Roll(turn) => say!(
                lang,
                "What does the die show in turn {turn}? Tell star, diamond or circle.",
                "¿Qué sale en el dado en el turno {turn}? Indica star (estrella), diamond (rombo) o circle \
                 (círculo).",
            ),
            Ask::Draw(turn) => say!(
                lang,
                "Which tiles are drawn in turn {turn}? Tell them, such as 4 W.",
                "¿Qué fichas se roban en el turno {turn}? Indícalas, por ejemplo 4 W.",
            ),
        }
    }

    // Everybody sees the same.
    fn event<N: Display>(seen: &Event, names: &BySeat<N>, lang: Lang) -> Spans {
        let name = |seat: Seat| name_of(names, seat, lang);
        match seen {
            Event::TookForFirst { taken } => {
                lots(for_first_turn(lang), taken, height, ToString::to_string, name, lang)
            }
            Event::Began { first, tile } => {
                let first = name(*first);
                say!(
                    lang,
                    "{first} goes first, and {tile} lies on START.",
                    "Empieza {first}, y {tile} queda en START.",
                )
                .into()
            }
            Event::Rolled { seat, turn, roll, rolls } => {
                rolled(&name(*seat), *turn, *roll, *rolls, lang).into()
            }
            Event::Drew { seat, tiles } => drew(&name(*seat), tiles, lang).into(),
            Event::Placed { seat, placement } => placed(&name(*seat), placement, lang).into(),
            Event::Left { seat, why } => left(&name(*seat), *why, lang).into(),
        }
    }
}
