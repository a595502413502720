//! Whether a deal was fair.

use parlor_core::record::{Verified, VerifyError};

use crate::say::say;
use crate::{Lang, Say};

/// The answer for a deal that was fair, in lines: the answer itself, the three numbers it is about, and what only those
/// who were there can tell.
#[must_use]
pub fn verified(verified: &Verified, lang: Lang) -> Vec<String> {
    let Verified { commitment, house_seed, seed } = verified;
    let (house_seed, seed) = (house_seed.to_hex(), seed.to_hex());
    vec![
        say!(
            lang,
            "The deal was fair: the house showed the seed that it had committed to.",
            "El reparto fue limpio: la casa mostró la semilla con la que se había comprometido.",
        ),
        say!(lang, "Commitment: {commitment}", "Compromiso: {commitment}"),
        say!(lang, "Seed of the house: {house_seed}", "Semilla de la casa: {house_seed}"),
        say!(lang, "Seed of the game: {seed}", "Semilla de la partida: {seed}"),
        say!(
            lang,
            "Compare the commitment with the one you saw before the game, and your contribution with the \
             one you sent: a record can't know them.",
            "Compara el compromiso con el que viste antes de la partida, y tu aportación con la que \
             enviaste: un registro no puede saberlo.",
        ),
    ]
}

impl Say for VerifyError {
    fn say(&self, lang: Lang) -> String {
        match self {
            VerifyError::NoCommitment => say!(
                lang,
                "the record has no commitment, so there is nothing to check the deal against",
                "el registro no tiene ningún compromiso, así que no hay con qué comprobar el reparto",
            ),
            VerifyError::NotRevealed => {
                say!(
                    lang,
                    "the house has not shown its seed yet",
                    "la casa todavía no ha mostrado su semilla"
                )
            }
            VerifyError::Broken(error) => {
                let error = error.say(lang);
                say!(lang, "the deal was not fair: {error}", "el reparto no fue limpio: {error}")
            }
        }
    }
}
