//! Whether a deal was fair.

use parlor_core::record::{BotsVerifyError, Verified, VerifyError};
use parlor_core::{Commitment, RecordedBot, Seat};

use crate::names::player_name;
use crate::number::whole;
use crate::phrase::quoted;
use crate::say::say;
use crate::{Lang, Say};

/// What is said during a game about a deal that can be checked at its end.
#[must_use]
pub fn locked_in(commitment: &Commitment, lang: Lang) -> String {
    say!(
        lang,
        "The deal was locked in before the first move; you can check it when the game is over. \
         Commitment: {commitment}",
        "El reparto se fijó antes de la primera jugada; podrás comprobarlo cuando termine la partida. \
         Compromiso: {commitment}",
    )
}

/// The answer for a deal that was fair, in lines: the answer itself, the three numbers it is about, and what only the
/// players themselves can check.
#[must_use]
pub fn verified(verified: &Verified, lang: Lang) -> Vec<String> {
    let Verified { commitment, house_seed, seed, has_contributions } = verified;
    let (house_seed, seed) = (house_seed.to_hex(), seed.to_hex());
    vec![
        say!(
            lang,
            "The deal was fair: the seed is the one that was locked in before the game.",
            "El reparto fue limpio: la semilla es la que se fijó antes de la partida.",
        ),
        say!(lang, "Commitment: {commitment}", "Compromiso: {commitment}"),
        say!(lang, "Seed that was locked in: {house_seed}", "Semilla que se fijó: {house_seed}"),
        say!(lang, "The game's seed: {seed}", "Semilla de la partida: {seed}"),
        if *has_contributions {
            say!(
                lang,
                "Compare the commitment with the one you saw before the game, and your contribution with the \
                 one you sent: a record can't know that.",
                "Compara el compromiso con el que viste antes de la partida, y tu aportación con la que \
                 enviaste: un archivo no puede saberlo.",
            )
        } else {
            say!(
                lang,
                "Compare the commitment with the one you saw earlier: the record can't know that.",
                "Compara el compromiso con el que viste antes: el archivo no puede saberlo.",
            )
        },
    ]
}

impl Say for VerifyError {
    fn say(&self, lang: Lang) -> String {
        match self {
            VerifyError::NoCommitment => say!(
                lang,
                "the record has no commitment, so there is nothing to check the deal against",
                "el archivo de partida no tiene ningún compromiso, así que no hay con qué comprobar el reparto",
            ),
            VerifyError::ChosenSeed => say!(
                lang,
                "the seed was chosen, not locked in before the game, so the deal can't be checked",
                "la semilla se eligió en lugar de fijarse antes de la partida, así que el reparto no se puede \
                 comprobar",
            ),
            VerifyError::NotOver => say!(
                lang,
                "the game isn't over yet; you can check the deal when it is",
                "la partida todavía no terminó; podrás comprobar el reparto cuando termine",
            ),
            VerifyError::NotRevealed => {
                say!(
                    lang,
                    "the seed that was locked in hasn't been shown yet",
                    "todavía no se mostró la semilla que se fijó"
                )
            }
            VerifyError::Broken(error) => {
                let error = error.say(lang);
                say!(lang, "the deal was not fair: {error}", "el reparto no fue limpio: {error}")
            }
        }
    }
}

/// The answer if every move of every bot was thought again and is the one that was played.
#[must_use]
pub fn bots_agree(moves: usize, lang: Lang) -> String {
    let number = whole(i64::try_from(moves).unwrap_or(i64::MAX), lang);
    match moves {
        0 => say!(lang, "No bot made a move.", "Ningún bot hizo una jugada."),
        1 => say!(
            lang,
            "The bots' only move was thought again: it is the one they had to make.",
            "La única jugada de los bots se pensó otra vez: es la que tenían que hacer.",
        ),
        _ => say!(
            lang,
            "The bots' {number} moves were thought again: each is the one they had to make.",
            "Las {number} jugadas de los bots se pensaron otra vez: cada una es la que tenían que hacer.",
        ),
    }
}

/// The answer if a bot would have done something else.
#[must_use]
pub fn bots_differ(line: usize, seat: Seat, played: &str, bots_own: Option<&str>, lang: Lang) -> String {
    let played = quoted(played, lang);
    match bots_own.map(|own| quoted(own, lang)) {
        Some(own) => say!(
            lang,
            "Line {line}: the bot in seat {seat} played {played}, but it had to play {own}.",
            "Línea {line}: el bot del asiento {seat} jugó {played}, pero tenía que jugar {own}.",
        ),
        None => say!(
            lang,
            "Line {line}: the bot in seat {seat} played {played}, but it had no move.",
            "Línea {line}: el bot del asiento {seat} jugó {played}, pero no tenía jugada.",
        ),
    }
}

/// The answer if a bot was of another version than the one that is here.
#[must_use]
pub fn bots_of_other_version(bot: RecordedBot, here: u32, moves: usize, lang: Lang) -> String {
    let name = player_name(&bot.into(), lang);
    let (version, number) = (bot.version, whole(i64::try_from(moves).unwrap_or(i64::MAX), lang));
    match moves {
        1 => say!(
            lang,
            "One move can't be checked by this version of Parlor: {name} was version {version}, and here it is version {here}.",
            "Una jugada no se puede comprobar con esta versión de Parlor: {name} era la versión {version}, y aquí es la versión {here}.",
        ),
        _ => say!(
            lang,
            "{number} moves can't be checked by this version of Parlor: {name} was version {version}, and here it is version {here}.",
            "{number} jugadas no se pueden comprobar con esta versión de Parlor: {name} era la versión {version}, y aquí es la versión {here}.",
        ),
    }
}

impl Say for BotsVerifyError {
    fn say(&self, lang: Lang) -> String {
        match self {
            BotsVerifyError::NoCommitment => say!(
                lang,
                "the record doesn't say which seed the bots drew from, so their moves can't be checked",
                "el archivo de partida no dice de qué semilla sacaron su azar los bots, así que sus jugadas no se pueden \
                 comprobar",
            ),
            BotsVerifyError::NotRevealed => say!(
                lang,
                "the bots' seed hasn't been shown yet",
                "todavía no se mostró la semilla de los bots",
            ),
            BotsVerifyError::Broken(_) => say!(
                lang,
                "the bots' seed doesn't match the one locked in before the game",
                "la semilla de los bots no coincide con la que se fijó antes de la partida",
            ),
        }
    }
}
