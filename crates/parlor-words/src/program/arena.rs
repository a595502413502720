//! What the arena says.

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

/// Something that the arena says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaMessage<'a> {
    /// What came of a match.
    Result {
        /// The first player.
        one: &'a str,
        /// The second player.
        other: &'a str,
        /// How many games.
        games: u64,
        /// The first player's share of the wins.
        share: &'a str,
        /// Half of its 99% interval.
        interval: &'a str,
        /// How many points per game the first player was ahead or behind.
        margin: &'a str,
        /// Whether the first player was behind.
        behind: bool,
    },
    /// Who is stronger.
    Stronger {
        /// The player.
        player: &'a str,
    },
    /// It is not known who is stronger.
    Open,
}

impl Say for ArenaMessage<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            ArenaMessage::Result { one, other, games, share, interval, margin, behind } => {
                let (ahead, ventaja) = if behind { ("behind", "desventaja") } else { ("ahead", "ventaja") };
                let games = Noun::Game.counted(games, lang);
                say!(
                    lang,
                    "{one} against {other}: wins {share} ± {interval} of {games}, {margin} points {ahead} on average",
                    "{one} contra {other}: gana el {share} ± {interval} de {games}, {margin} puntos de {ventaja} en promedio",
                )
            }
            ArenaMessage::Stronger { player } => {
                say!(lang, "decided: {player} is stronger", "decidido: {player} es más fuerte")
            }
            ArenaMessage::Open => say!(
                lang,
                "undecided: play more games, or they are about equally strong",
                "sin decidir: hacen falta más partidas, o son casi igual de fuertes",
            ),
        }
    }
}
