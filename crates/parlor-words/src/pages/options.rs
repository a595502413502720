//! What a table may choose, as something that is ticked or not.

use crate::Lang;

/// What it means to tick an option, by its key; nothing if there is no such option.
#[must_use]
pub fn house_rule(key: &str, lang: Lang) -> &'static str {
    match key {
        "free_pass" => lang.pick(
            "Anybody may pass at any turn, even with a legal play.",
            "Se puede pasar en cualquier turno, aunque haya una jugada legal.",
        ),
        "reshuffle" => lang.pick(
            "When the draw pile is used up, the discards are shuffled instead of turned over.",
            "Cuando se acaba el mazo, los descartes se barajan en vez de darles la vuelta.",
        ),
        "best_score_required" => lang.pick(
            "Tiles have to be laid where they score most.",
            "Las fichas tienen que ponerse donde más puntúan.",
        ),
        _ => "",
    }
}
