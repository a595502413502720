//! Scrambled 5's in words.
//!
//! In Spanish a tile is a *ficha*, a cluster a *grupo*, a play a *jugada*, a rack an *atril*, the pile the *montón*, a
//! square a *casilla* and a bonus square a *casilla con premio*.

mod board;
mod book;
mod edition;
mod event;
mod explain;
mod legend;
mod notation;
mod refusal;
mod rules;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_fives::{Ask, Fives, Seen};

use event::{drew, ended, tiles};
pub use explain::explain;
pub use legend::{LegendEntry, bonus, legend, symbol};
use rules::{END, RULES, SCORING, SET_UP, TURN};

use crate::common::{for_first_turn, left, lots};
use crate::names::name_of;
use crate::phrase::Noun;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Chapter, GameWords, Lang, RuleText, Spans};

impl GameWords for Fives {
    const NAME: &'static str = "Scrambled 5's";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "A crossword of numbers: whatever touches in a line adds up to a multiple of five.",
            "Un crucigrama de números: todo lo que se toca en línea suma un múltiplo de cinco.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Scrambled 5's is a crossword game with numbers in place of letters. In turn, the players lay \
             number tiles on a square board, and whatever touches in a line has to add up to a multiple of \
             five: 5, 10, 15, 20 and so on. A turn scores every line that it makes or makes longer, and bonus \
             squares make some of them worth more. Whoever has the most points in the end wins.",
            "Scrambled 5's es como un juego de palabras cruzadas, pero con números en lugar de letras. Por \
             turnos, los jugadores colocan fichas numeradas en un tablero cuadrado, y todo lo que se toca en \
             línea tiene que sumar un múltiplo de cinco: 5, 10, 15, 20 y así sucesivamente. Cada turno puntúa \
             todas las líneas que forma o alarga, y las casillas con premio hacen que algunas valgan más. Gana \
             quien tenga más puntos al final.",
        )
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            words: book::words(lang),
            rules: vec![
                RULES.chapter(lang.pick("Before you begin", "Antes de empezar"), SET_UP, lang),
                RULES.chapter(lang.pick("A turn", "Un turno"), TURN, lang),
                RULES.chapter(lang.pick("Scoring", "Puntuación"), SCORING, lang),
                RULES.chapter(lang.pick("The end", "El final"), END, lang),
            ],
            examples: book::examples(lang),
            hidden: book::hidden(lang),
            notation: Chapter {
                heading: lang.pick("Writing plays down", "Cómo se anotan las jugadas"),
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
            "free_pass" => Some(lang.pick(
                "yes or no, normally no. With yes, players may pass whenever it is their turn, even if they \
                 have a legal play (F11).",
                "yes (sí) o no; normalmente no. Con yes, se puede pasar en cualquier turno propio, aunque haya \
                 una jugada legal (F11).",
            )),
            _ => None,
        }
    }

    fn fact<N: Display>(ask: Ask, names: &BySeat<N>, lang: Lang) -> String {
        match ask {
            Ask::First => say!(
                lang,
                "Who goes first? Tell the number of the seat.",
                "¿Quién empieza? Indica el número del asiento.",
            ),
            Ask::Left(seat) => {
                let name = name_of(names, seat, lang);
                say!(
                    lang,
                    "Which tiles does {name} have left? Tell their numbers.",
                    "¿Qué fichas le quedan a {name}? Indica sus números.",
                )
            }
        }
    }

    // As this viewer saw it: what the viewer drew is in it, what others drew is not.
    fn event<N: Display>(seen: &Seen, names: &BySeat<N>, lang: Lang) -> Spans {
        let name = |seat: Seat| name_of(names, seat, lang);
        match seen {
            Seen::DrewForFirst { drawn } => {
                lots(for_first_turn(lang), drawn, |tile| *tile, ToString::to_string, name, lang)
            }
            Seen::Began { first, drawn } => {
                let first = name(*first);
                let mut line = say!(
                    lang,
                    "{first} goes first. Everybody draws five tiles.",
                    "Empieza {first}. Todos roban cinco fichas.",
                );
                if let Some(own) = drawn {
                    let tiles = tiles(own, lang);
                    line.push_str(&say!(lang, " Yours are {tiles}.", " Las tuyas son {tiles}."));
                }
                line.into()
            }
            Seen::Played { seat, play, score, count, drawn } => {
                let (name, play) = (name(*seat), Spans::from_action(play));
                let points = Noun::Point.counted(*score, lang);
                let drew = drew(*count, drawn.as_deref(), lang);
                say_spans!(
                    lang,
                    "{name} plays " play " for {points}{drew}.",
                    "{name} juega " play " por {points}{drew}.",
                )
            }
            Seen::Passed { seat } => {
                let name = name(*seat);
                say!(lang, "{name} passes.", "{name} pasa.").into()
            }
            Seen::Left { seat, why } => left(&name(*seat), *why, lang).into(),
            Seen::Ended { shown } => ended(shown, name, lang).into(),
        }
    }
}
