//! Whether a deal was fair.

use parlor_core::Commitment;
use parlor_core::record::{Verified, VerifyError};

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
