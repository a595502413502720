//! Scrambled 5's in words.
//!
//! In Spanish a tile is a *ficha*, a cluster a *grupo*, a play a *jugada*, a rack an *atril*, the draw pile the *montón*, a
//! square a *casilla* and a bonus square a *casilla con premio*.

mod board;
mod book;
mod edition;
mod event;
mod explain;
mod guide;
mod legend;
mod notation;
mod refusal;
mod rules;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_fives::{Action, Ask, Fives, Seen, Tile};

use event::{drew, ended, tiles};
pub use explain::explain;
pub use legend::{LegendEntry, bonus, legend, symbol};
use rules::{END, RULES, SCORING, SET_UP, TURN};

use crate::common::{for_first_turn, left, lots, player_from_1_to};
use crate::names::name_of;
use crate::phrase::Noun;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Chapter, GameWords, Guide, HouseRule, Lang, Name, RuleText, Spans};

impl GameWords for Fives {
    const NAME: &'static str = "Scrambled 5's";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Like a crossword with numbers: tiles that touch in a line must add up to a multiple of 5.",
            "Como un crucigrama de números: las fichas que se tocan en línea tienen que sumar un múltiplo de 5.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Scrambled 5's is like a crossword with numbers instead of letters. Players take turns placing \
             number tiles on the board. Tiles that touch in a straight line are a cluster. Every cluster must \
             add up to a multiple of 5: 5, 10, 15, 20 and so on. You score every cluster you make or add to, and \
             bonus squares are worth extra. The highest score wins.",
            "Scrambled 5's es como un crucigrama, pero con números en lugar de letras. Por turnos, los jugadores \
             colocan fichas con números en el tablero. Las fichas que se tocan en línea recta son un grupo. Cada \
             grupo tiene que sumar un múltiplo de 5: 5, 10, 15, 20 y así. En tu turno sumas los puntos de todos \
             los grupos que formas o alargas, y las casillas con premio dan más. Gana la puntuación más alta.",
        )
    }

    fn guide(lang: Lang) -> Guide {
        guide::guide(lang)
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            rules: vec![
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
                heading: lang.pick("How plays are written", "Cómo se escriben las jugadas"),
                items: book::notation(lang),
            },
        }
        .chapters::<Self>(lang)
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        RULES.rule(id, lang)
    }

    fn house_rule(key: &str, lang: Lang) -> Option<HouseRule> {
        (key == "free_pass").then_some(HouseRule {
            name: lang.pick("Free passing", "Pasar libremente"),
            about: lang.pick(
                "You may pass on any turn, even if you have a play (rule F11).",
                "Puedes pasar en cualquier turno, aunque tengas una jugada (regla F11).",
            ),
        })
    }

    fn fact(ask: Ask, names: &BySeat<Name>, lang: Lang) -> String {
        match ask {
            Ask::First => say!(
                lang,
                "Who goes first? Type the player's number.",
                "¿Quién empieza? Escribe el número del jugador.",
            ),
            Ask::Left(seat) => {
                let name = name_of(names, seat, lang);
                let (does, le) = (name.verb("does", "do"), name.verb("le", "te"));
                let name = name.object(lang);
                say!(
                    lang,
                    "Which tiles {does} {name} have left? Type their numbers.",
                    "¿Qué fichas {le} quedan a {name}? Escribe sus números.",
                )
            }
        }
    }

    fn how_to_answer(ask: Ask, players: u8, lang: Lang) -> String {
        match ask {
            Ask::First => player_from_1_to(players, lang),
            Ask::Left(_) => say!(
                lang,
                "type the numbers on the tiles, such as 3 5 7",
                "escribe los números de las fichas, por ejemplo 3 5 7",
            ),
        }
    }

    fn suggestion(action: &Action, lang: Lang) -> Spans {
        match action {
            Action::Play(play) => {
                let played: Vec<Tile> = play.tiles().collect();
                let there = match played.as_slice() {
                    [_] => lang.pick("on the marked square", "en la casilla marcada"),
                    _ => lang.pick("on the marked squares", "en las casillas marcadas"),
                };
                let tiles = tiles(&played, lang);
                say_spans!(lang, "play " tiles " {there}", "juega " tiles " {there}")
            }
            Action::Pass => say!(lang, "pass", "pasa").into(),
        }
    }

    // As this viewer saw it: what the viewer drew is in it, what others drew is not.
    fn event(seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Spans {
        let name = |seat: Seat| name_of(names, seat, lang);
        match seen {
            Seen::DrewForFirst { drawn } => {
                lots(for_first_turn(lang), drawn, |tile| *tile, Spans::from_tile, name, lang)
            }
            Seen::Began { first, drawn } => {
                let first = name(*first);
                let (goes, empieza) = (first.verb("goes", "go"), first.verb("empieza", "empiezas"));
                let mut line: Spans = say!(
                    lang,
                    "{first} {goes} first. Everyone draws five tiles.",
                    "{first} {empieza}. Todos roban cinco fichas.",
                )
                .into();
                if let Some(own) = drawn {
                    let tiles = tiles(own, lang);
                    line.push(&say_spans!(lang, " Yours are " tiles ".", " Las tuyas son " tiles "."));
                }
                line
            }
            Seen::Played { seat, play, score, count, drawn } => {
                let (name, play) = (name(*seat), Spans::from_action(play));
                let points = Noun::Point.counted(*score, lang);
                let (plays, scores) = (name.verb("plays", "play"), name.verb("scores", "score"));
                let (juega, suma) = (name.verb("juega", "juegas"), name.verb("suma", "sumas"));
                // Spanish puts *y* before the last of the two or three things that the player does.
                let y = if *count == 0 { " y" } else { "," };
                let drew = drew(&name, *count, drawn.as_deref(), lang);
                say_spans!(
                    lang,
                    "{name} {plays} " play " and {scores} {points}" drew ".",
                    "{name} {juega} " play "{y} {suma} {points}" drew ".",
                )
            }
            Seen::Passed { seat } => {
                let name = name(*seat);
                let (passes, pasa) = (name.verb("passes", "pass"), name.verb("pasa", "pasas"));
                say!(lang, "{name} {passes}.", "{name} {pasa}.").into()
            }
            Seen::Left { seat, why } => left(&name(*seat), *why, lang).into(),
            Seen::Ended { shown } => ended(shown, name, lang),
        }
    }
}
