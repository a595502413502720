//! Whether a deal was fair.

use parlor_core::record::{Verified, VerifyError};

use crate::say::say;
use crate::{Lang, Say};

/// The answer for a deal that was fair, in lines: the answer itself, the three numbers it is about, and what only the
/// players themselves can check.
#[must_use]
pub fn verified(verified: &Verified, lang: Lang) -> Vec<String> {
    let Verified { commitment, house_seed, seed } = verified;
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
        say!(
            lang,
            "Compare the commitment with the one you saw before the game, and your contribution with the \
             one you sent: a record can't know that.",
            "Compara el compromiso con el que viste antes de la partida, y tu aportación con la que \
             enviaste: un archivo no puede saberlo.",
        ),
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
