//! Polygon in words.
//!
//! In Spanish a tile is a *ficha*, a space a *casilla*, a grouping a *grupo*, the die a *dado*, a roll a *tirada*, the
//! draw pile the *montón*, a stack a *pila* and a combination a *combinación*. A WILD is a *comodín*, and START keeps
//! its name, as it is printed on the board. The name of a tile is masculine: *un 4 X2*, *ningún comodín*.

mod book;
mod edition;
mod event;
mod explain;
mod guide;
mod notation;
mod refusal;
mod rules;
mod symbols;
mod tiles;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_polygon::{Action, Ask, Event, Polygon};

use event::{drew, height, placed, rolled};
pub(crate) use explain::because;
pub use explain::{combination, explain};
use rules::{BOARD, END, RULES, SCORING, SET_UP, TURN};
pub use symbols::symbol;
pub(crate) use symbols::{a_colored, another_colored, colored};
pub use tiles::tile;
pub(crate) use tiles::{a_tile, tiles};

use crate::common::{for_first_turn, left, lots};
use crate::names::name_of;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Chapter, GameWords, Guide, HouseRule, Lang, Name, RuleText, Spans};

impl GameWords for Polygon {
    const NAME: &'static str = "Polygon";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Six-sided number tiles: roll a symbol, and score where three tiles meet at it.",
            "Fichas de seis lados con números: sale un símbolo, y tres fichas que se juntan en él dan puntos.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Polygon is a game with six-sided number tiles for 2 to 4 players. Every tile has three \
             symbols: a gold star, a red diamond and a blue circle. On your turn, you roll the die to \
             see which symbol counts. Then you draw two tiles. Place each one next to a tile already \
             in play. You may even stack it on another tile. Where three tiles meet at your symbol, \
             they can score: three of the same number (4, 4, 4) or three numbers in order (2, 3, 4). \
             When all the tiles are played, the highest score wins.",
            "Polygon es un juego de fichas de seis lados con números para 2 a 4 jugadores. Cada ficha \
             tiene tres símbolos: una estrella dorada, un rombo rojo y un círculo azul. En tu turno \
             tiras el dado para ver qué símbolo cuenta. Luego robas dos fichas. Coloca cada una junto \
             a una ficha que ya esté en juego. Hasta puedes apilarla sobre otra. Donde tres fichas se \
             juntan en tu símbolo, pueden dar puntos: tres números iguales (4, 4, 4) o tres números en \
             orden (2, 3, 4). Cuando se acaban las fichas, gana la puntuación más alta.",
        )
    }

    fn guide(lang: Lang) -> Guide {
        guide::guide(lang)
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            rules: vec![
                RULES.chapter(lang.pick("The board and the tiles", "El tablero y las fichas"), BOARD, lang),
                RULES.chapter(lang.pick("Setting up", "Preparación"), SET_UP, lang),
                RULES.chapter(lang.pick("Your turn", "Tu turno"), TURN, lang),
                RULES.chapter(lang.pick("Scoring", "Puntuación"), SCORING, lang),
                RULES.chapter(lang.pick("The end", "El final"), END, lang),
            ],
            examples: book::examples(lang),
            hidden: book::hidden(lang),
            your_box: book::your_box(lang),
            words: book::words(lang),
            notation: Chapter {
                heading: lang.pick("How turns are written", "Cómo se escriben los turnos"),
                items: book::notation(lang),
            },
        }
        .chapters::<Self>(lang)
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        RULES.rule(id, lang)
    }

    fn house_rule(key: &str, lang: Lang) -> Option<HouseRule> {
        (key == "best_score_required").then_some(HouseRule {
            name: lang.pick("Best score required", "Puntuación máxima obligatoria"),
            about: lang.pick(
                "You must place your tiles where they score the most (rule P15).",
                "Hay que colocar las fichas donde den más puntos (regla P15).",
            ),
        })
    }

    fn fact(ask: Ask, _: &BySeat<Name>, lang: Lang) -> String {
        match ask {
            Ask::First => say!(
                lang,
                "Who goes first, and which tile is on START? Type the player's number and the tile, such as 2 4x3.",
                "¿Quién empieza y qué ficha está en START? Escribe el número del jugador y la ficha, por ejemplo 2 4x3.",
            ),
            Ask::Roll(2) => say!(
                lang,
                "Turn 2: what was rolled? It can't be the same as turn 1. Type star, diamond or circle.",
                "Turno 2: ¿qué salió en el dado? No puede ser lo mismo que en el turno 1. Escribe estrella, \
                 rombo o círculo.",
            ),
            Ask::Roll(turn) => say!(
                lang,
                "Turn {turn}: what was rolled? Type star, diamond or circle.",
                "Turno {turn}: ¿qué salió en el dado? Escribe estrella, rombo o círculo.",
            ),
            Ask::Draw(turn) => say!(
                lang,
                "Turn {turn}: which tiles were drawn? Type them, such as 4 W.",
                "Turno {turn}: ¿qué fichas se robaron? Escríbelas, por ejemplo 4 W.",
            ),
        }
    }

    fn how_to_answer(ask: Ask, players: u8, lang: Lang) -> String {
        match ask {
            Ask::First => say!(
                lang,
                "type a player's number from 1 to {players} and a tile, such as 2 4x3",
                "escribe el número de un jugador, del 1 al {players}, y una ficha, por ejemplo 2 4x3",
            ),
            Ask::Roll(2) => say!(
                lang,
                "type star, diamond or circle, but not the symbol from turn 1",
                "escribe estrella, rombo o círculo, pero no el símbolo del turno 1",
            ),
            Ask::Roll(_) => {
                say!(lang, "type star, diamond or circle", "escribe estrella, rombo o círculo")
            }
            Ask::Draw(_) => say!(
                lang,
                "type the tiles that were drawn, such as 4 W",
                "escribe las fichas que se robaron, por ejemplo 4 W",
            ),
        }
    }

    fn suggestion(action: &Action, lang: Lang) -> Spans {
        let tile = a_tile(action.tile, lang);
        match action.space {
            Some(_) => {
                say_spans!(lang, "place " tile " on the marked space", "coloca " tile " en la casilla marcada")
            }
            None => say_spans!(lang, "set " tile " aside", "aparta " tile ""),
        }
    }

    // Everyone sees the same.
    fn event(seen: &Event, names: &BySeat<Name>, lang: Lang) -> Spans {
        let name = |seat: Seat| name_of(names, seat, lang);
        match seen {
            Event::TookForFirst { taken } => {
                lots(for_first_turn(lang), taken, height, |taken| a_tile(*taken, lang), name, lang)
            }
            Event::Began { first, tile: own } => {
                let (first, tile) = (name(*first), a_tile(*own, lang));
                let goes = first.verb("goes first and places", "go first and place");
                let empieza = first.verb("empieza y coloca", "empiezas y colocas");
                say_spans!(lang, "{first} {goes} " tile " on START.", "{first} {empieza} " tile " en START.")
            }
            Event::Rolled { seat, turn, roll, rolls } => {
                rolled(&name(*seat), *turn, *roll, *rolls, lang).into()
            }
            Event::Drew { seat, tiles } => drew(&name(*seat), tiles, lang),
            Event::Placed { seat, placement } => placed(&name(*seat), placement, lang),
            Event::Left { seat, why } => left(&name(*seat), *why, lang).into(),
        }
    }
}
