//! What the score keeper says. These are separate from [`Notice`](super::Notice), which the browser doesn't need.

use parlor_scorzo::Card;

use crate::phrase::harmless;
use crate::say::say;
use crate::{Lang, quoted, scorzo, sentence};

/// Something that was typed and noted, as a sentence. Cards of Scorzo are shown as people read them.
///
/// ```
/// use parlor_words::Lang;
/// use parlor_words::terminal::observed;
///
/// assert_eq!(observed("7S 10H W", Lang::English), "Noted: 7★ 10♥ wild.");
/// assert_eq!(observed("2", Lang::Spanish), "Anotado: 2.");
/// ```
#[must_use]
pub fn observed(values: &str, lang: Lang) -> String {
    let cards: Option<Vec<Card>> = values.split_whitespace().map(|card| card.parse().ok()).collect();
    let values = match cards {
        Some(cards) => scorzo::cards(&cards, lang).to_string(),
        None => harmless(values),
    };
    sentence(&say!(lang, "noted: {values}", "anotado: {values}"))
}

/// Something that isn't an answer to the question, as a sentence. `how` says how to answer, as a clause
/// ([`GameWords::how_to_answer`](crate::GameWords::how_to_answer)).
///
/// ```
/// use parlor_words::Lang;
/// use parlor_words::terminal::bad_answer;
///
/// let how = "type a player's number, from 1 to 2";
/// assert_eq!(
///     bad_answer("7", how, Lang::English),
///     "“7” isn't a possible answer here: type a player's number, from 1 to 2."
/// );
/// assert_eq!(bad_answer(" ", how, Lang::English), "Type a player's number, from 1 to 2.");
/// ```
#[must_use]
pub fn bad_answer(answer: &str, how: &str, lang: Lang) -> String {
    let answer = answer.trim();
    if answer.is_empty() {
        return sentence(how);
    }
    let answer = quoted(answer, lang);
    sentence(&say!(
        lang,
        "{answer} isn't a possible answer here: {how}",
        "{answer} no es una respuesta posible aquí: {how}",
    ))
}
