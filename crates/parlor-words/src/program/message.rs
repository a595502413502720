//! What the program says when all goes well.

use std::time::Duration;

use parlor_core::RuleId;

use crate::number::{decimal, duration, whole};
use crate::phrase::{Noun, harmless};
use crate::say::say;
use crate::{Lang, Say};

/// Something that the program says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message<'a> {
    /// How many tiles the pile holds.
    PileHolds {
        /// How many.
        tiles: u16,
    },
    /// How many legal plays there are, before a list of some or all of them.
    PlaysFound {
        /// How many are listed, the best first.
        shown: usize,
        /// How many there are.
        total: usize,
    },
    /// A play is legal.
    LegalFor {
        /// What it scores.
        score: u32,
    },
    /// A play is not legal.
    NotLegalBy {
        /// The rule that it breaks.
        rule: RuleId,
        /// Why, as a clause.
        reason: &'a str,
    },
    /// What is in the box.
    EditionFacts {
        /// The edition's name.
        name: &'a str,
        /// The side of its board.
        size: u8,
        /// How many tiles it has.
        tiles: u16,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
    },
    /// How to get an edition of one's own.
    EditionHint {
        /// The command that writes a built-in edition.
        command: &'a str,
    },
    /// The seed that a game was played with.
    SeedOf {
        /// The seed, as it can be given again.
        seed: &'a str,
    },
    /// How many games were played, how long that took, and how fast that was.
    Played {
        /// How many games.
        games: u64,
        /// How long.
        time: Duration,
    },
}

impl Say for Message<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Message::PileHolds { tiles: 0 } => say!(lang, "the pile is empty", "el montón está vacío"),
            Message::PileHolds { tiles } => {
                let tiles = Noun::Tile.counted(tiles, lang);
                say!(lang, "{tiles} in the pile", "{tiles} en el montón")
            }
            Message::PlaysFound { shown, total } => plays_found(shown, total, lang),
            Message::LegalFor { score } => {
                let points = Noun::Point.counted(score, lang);
                say!(lang, "legal, for {points}", "es legal y da {points}")
            }
            Message::NotLegalBy { rule, reason } => {
                say!(lang, "not legal by {rule}: {reason}", "no es legal según {rule}: {reason}")
            }
            Message::EditionFacts { name, size, tiles, least, most } => {
                let tiles = Noun::Tile.counted(tiles, lang);
                let players = if least == most {
                    Noun::Player.counted(least, lang)
                } else {
                    say!(lang, "{least} to {most} players", "de {least} a {most} jugadores")
                };
                say!(
                    lang,
                    "edition {name}: {size} by {size} squares, {tiles}, {players}",
                    "edición {name}: {size} por {size} casillas, {tiles}, {players}",
                )
            }
            Message::EditionHint { command } => say!(
                lang,
                "for an edition of your own, save one that is built in with {command}, change the file to \
                 match your box and give its path in place of the name",
                "para tener tu propia edición, guarda una de las incluidas con {command}, cambia el \
                 archivo para que sea como tu caja y da su ruta en lugar del nombre",
            ),
            Message::SeedOf { seed } => {
                let seed = harmless(seed);
                say!(
                    lang,
                    "seed {seed}: with it, the same can be played again",
                    "semilla {seed}: con ella se puede volver a jugar lo mismo",
                )
            }
            Message::Played { games, time } => played(games, time, lang),
        }
    }
}

fn plays_found(shown: usize, total: usize, lang: Lang) -> String {
    let all = i64::try_from(total).unwrap_or(i64::MAX);
    let (plays, number) = (Noun::Play.after(all, lang), whole(all, lang));
    let legal = lang.pick("legal", if total == 1 { "legal" } else { "legales" });
    match shown {
        1 if total > 1 => {
            say!(lang, "the best of {number} {legal} {plays}", "la mejor de {number} {plays} {legal}")
        }
        2.. if shown < total => say!(
            lang,
            "the best {shown} of {number} {legal} {plays}",
            "las {shown} mejores de {number} {plays} {legal}",
        ),
        _ => say!(lang, "{number} {legal} {plays}", "{number} {plays} {legal}"),
    }
}

fn played(games: u64, time: Duration, lang: Lang) -> String {
    let seconds = time.as_secs_f64();
    let (counted, taken) = (Noun::Game.counted(games, lang), duration(time, lang));
    if games == 0 || seconds <= 0.0 {
        return say!(lang, "{counted} in {taken}", "{counted} en {taken}");
    }
    let rate = decimal(games as f64 / seconds, 1, lang);
    say!(lang, "{counted} in {taken}, {rate} a second", "{counted} en {taken}, {rate} por segundo")
}
