//! What the score keeper of a real table is told. These are apart from [`Notice`](super::Notice), which the pages do not need.

use crate::phrase::harmless;
use crate::say::say;
use crate::{Lang, quoted, sentence};

/// What a real table has told, where nothing else comes of it, as a sentence.
#[must_use]
pub fn observed(values: &str, lang: Lang) -> String {
    let values = harmless(values);
    sentence(&say!(lang, "the table tells: {values}", "la mesa informa: {values}"))
}

/// Something that does not answer what a real table was asked, as a sentence.
#[must_use]
pub fn bad_answer(answer: &str, lang: Lang) -> String {
    let answer = quoted(answer, lang);
    sentence(&say!(lang, "{answer} does not answer that", "{answer} no responde a eso"))
}
