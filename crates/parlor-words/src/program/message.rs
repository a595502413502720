//! What the program says when all goes well.

use std::time::Duration;

use parlor_core::{Commitment, RuleId};
use parlor_scorzo::RoundId;

use super::choices::edition;
use crate::number::{decimal, duration, whole};
use crate::phrase::{Noun, harmless};
use crate::say::say;
use crate::{Lang, Say};

/// Something that the program says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message<'a> {
    /// How many legal plays there are, before a list of some or all of them.
    PlaysFound {
        /// How many are listed, the best first.
        shown: usize,
        /// How many there are.
        total: usize,
    },
    /// How many legal turns there are, before a list of some or all of them.
    TurnsFound {
        /// How many are listed, the best first.
        shown: usize,
        /// How many there are.
        total: usize,
        /// What the best of them scores.
        best: u16,
    },
    /// A play or a turn is legal.
    LegalFor {
        /// What it scores.
        score: u32,
    },
    /// A play or a turn is not legal.
    NotLegalBy {
        /// The rule that it breaks.
        rule: RuleId,
        /// Why, as a clause.
        reason: &'a str,
    },
    /// What is in a box with a square board.
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
    /// What is in a box with a board of any shape.
    SpacesEditionFacts {
        /// The edition's name.
        name: &'a str,
        /// How many spaces its board has.
        spaces: usize,
        /// How many tiles it has.
        tiles: u16,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
    },
    /// What is in a box that is played in rounds.
    RoundsEditionFacts {
        /// The edition's name.
        name: &'a str,
        /// How many rounds it has.
        rounds: usize,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
    },
    /// How to make your own edition.
    EditionHint {
        /// The command that writes a built-in edition.
        command: &'a str,
    },
    /// Which round it is.
    RoundOf {
        /// The round.
        round: RoundId,
        /// How many rounds there are, not counting tie-breaker rounds.
        rounds: usize,
        /// How many cards each player gets.
        cards: u8,
    },
    /// The seed that a game was played with, or several.
    SeedOf {
        /// The seed, as it can be given again.
        seed: &'a str,
        /// Whether it is the seed of several games.
        several: bool,
    },
    /// What the house has committed to before a game.
    CommitmentOf {
        /// The hash of its seed.
        commitment: Commitment,
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
            Message::PlaysFound { shown, total } => found(Noun::Play, shown, total, lang),
            Message::TurnsFound { shown, total, best } => turns_found(shown, total, best, lang),
            Message::LegalFor { score } => {
                let points = Noun::Point.counted(score, lang);
                say!(lang, "allowed: scores {points}", "vale: da {points}")
            }
            Message::NotLegalBy { rule, reason } => {
                say!(lang, "not allowed: {reason} (rule {rule})", "no vale: {reason} (regla {rule})")
            }
            Message::EditionFacts { name, size, tiles, least, most } => {
                let (name, tiles) = (edition(name, lang), Noun::Tile.counted(tiles, lang));
                let players = players(least, most, lang);
                say!(
                    lang,
                    "edition {name}: {size} by {size} squares, {tiles}, {players}",
                    "edición {name}: {size} por {size} casillas, {tiles}, {players}",
                )
            }
            Message::SpacesEditionFacts { name, spaces, tiles, least, most } => {
                let (spaces, tiles) = (Noun::Space.counted(spaces, lang), Noun::Tile.counted(tiles, lang));
                let (name, players) = (edition(name, lang), players(least, most, lang));
                say!(
                    lang,
                    "edition {name}: {spaces}, {tiles}, {players}",
                    "edición {name}: {spaces}, {tiles}, {players}",
                )
            }
            Message::RoundsEditionFacts { name, rounds, least, most } => {
                let (rounds, players) = (Noun::Round.counted(rounds, lang), players(least, most, lang));
                let name = edition(name, lang);
                say!(lang, "edition {name}: {rounds}, {players}", "edición {name}: {rounds}, {players}")
            }
            Message::EditionHint { command } => say!(
                lang,
                "to make your own edition, save a built-in one with {command}, change the file to match your \
                 box, and use the file's path instead of a name",
                "para hacer tu propia edición, guarda una de las incluidas con {command}, cambia el archivo \
                 para que sea como tu caja y usa su ruta en lugar de un nombre",
            ),
            Message::RoundOf { round, rounds, cards } => round_of(round, rounds, cards, lang),
            Message::SeedOf { seed, several } => {
                let seed = harmless(seed);
                let (game, partida) =
                    if several { ("games", "las mismas partidas") } else { ("game", "la misma partida") };
                say!(
                    lang,
                    "seed: {seed} (use it to play the same {game} again)",
                    "semilla: {seed} (úsala para volver a jugar {partida})",
                )
            }
            Message::CommitmentOf { commitment } => say!(
                lang,
                "commitment: {commitment} (parlor verify checks the deal against it)",
                "compromiso: {commitment} (parlor verify comprueba el reparto con él)",
            ),
            Message::Played { games, time } => played(games, time, lang),
        }
    }
}

/// How many can play.
fn players(least: u8, most: u8, lang: Lang) -> String {
    if least == most {
        Noun::Player.counted(least, lang)
    } else {
        say!(lang, "{least} to {most} players", "de {least} a {most} jugadores")
    }
}

/// How many plays or turns there are, and how many of them are listed.
fn found(what: Noun, shown: usize, total: usize, lang: Lang) -> String {
    let all = i64::try_from(total).expect("what was listed fits");
    let (noun, number) = (what.after(all, lang), whole(all, lang));
    let legal = lang.pick("legal", if total == 1 { "legal" } else { "legales" });
    let (el, los) = what.spanish_articles();
    match shown {
        1 if total > 1 => {
            say!(lang, "the best of {number} {legal} {noun}", "{el} mejor de {number} {noun} {legal}")
        }
        2.. if shown < total => say!(
            lang,
            "the best {shown} of {number} {legal} {noun}",
            "{los} {shown} mejores de {number} {noun} {legal}",
        ),
        _ => say!(lang, "{number} {legal} {noun}", "{number} {noun} {legal}"),
    }
}

fn turns_found(shown: usize, total: usize, best: u16, lang: Lang) -> String {
    let found = found(Noun::Turn, shown, total, lang);
    let points = Noun::Point.counted(best, lang);
    match best {
        0 if total == 1 => say!(lang, "{found}, which scores nothing", "{found}, que no puntúa"),
        0 => say!(lang, "{found}; no turn scores", "{found}; ningún turno puntúa"),
        _ if shown == 1 || total == 1 => {
            say!(lang, "{found}, which scores {points}", "{found}, que da {points}")
        }
        _ => say!(lang, "{found}; the best scores {points}", "{found}; el mejor da {points}"),
    }
}

fn round_of(round: RoundId, rounds: usize, cards: u8, lang: Lang) -> String {
    let cards = Noun::Card.counted(cards, lang);
    match round {
        RoundId::Regular(number) => say!(
            lang,
            "round {number} of {rounds}, {cards} each",
            "ronda {number} de {rounds}, {cards} por jugador",
        ),
        RoundId::Deciding(number) => say!(
            lang,
            "tie-breaker round {number}, {cards} each",
            "ronda de desempate {number}, {cards} por jugador",
        ),
    }
}

fn played(games: u64, time: Duration, lang: Lang) -> String {
    let seconds = time.as_secs_f64();
    let (counted, taken) = (Noun::Game.counted(games, lang), duration(time, lang));
    if games == 0 || seconds <= 0.0 {
        return say!(lang, "{counted} in {taken}", "{counted} en {taken}");
    }
    let rate = decimal(games as f64 / seconds, 1, lang);
    say!(lang, "{counted} in {taken}, {rate} per second", "{counted} en {taken}, {rate} por segundo")
}
