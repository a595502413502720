//! Who plays, as the pages call them.

use parlor_core::Seat;

use crate::Lang;
use crate::phrase::quoted;
use crate::say::say;

/// What somebody without a name is called.
#[must_use]
pub fn player_number(seat: Seat, lang: Lang) -> String {
    say!(lang, "Player {seat}", "Jugador {seat}")
}

/// The label of the name of whoever sits in a seat.
#[must_use]
pub fn name_of_seat(seat: Seat, lang: Lang) -> String {
    say!(lang, "Name, seat {seat}", "Nombre, asiento {seat}")
}

/// What a level is called, by its name in records; `None` if there is no such level.
fn level(name: &str, lang: Lang) -> Option<&'static str> {
    Some(match name {
        "random" => lang.pick("Random", "Al azar"),
        "casual" => lang.pick("Casual", "Despistado"),
        "greedy" => lang.pick("Greedy", "Codicioso"),
        "steady" => lang.pick("Steady", "Sensato"),
        "expert" => lang.pick("Expert", "Experto"),
        _ => return None,
    })
}

/// How a level plays, by its name in records; nothing if there is no such level.
#[must_use]
pub fn about_level(name: &str, lang: Lang) -> &'static str {
    match name {
        "random" => lang.pick("does anything at all", "hace cualquier cosa"),
        "casual" => lang.pick("plays sensibly and misses things", "juega bien, pero se le escapan cosas"),
        "greedy" => lang.pick("takes what scores most now", "toma lo que más puntúa ahora"),
        "steady" => lang.pick("weighs what a move leads to", "sopesa a qué lleva cada jugada"),
        "expert" => lang.pick("looks ahead", "mira más allá"),
        _ => "",
    }
}

/// What a player of a record is called: bots have the names of their levels there, as in `expert` or `expert:50`.
#[must_use]
pub fn player(name: &str, lang: Lang) -> String {
    let (first, rollouts) = name.split_once(':').map_or((name, None), |(first, rest)| (first, Some(rest)));
    match (level(first, lang), rollouts) {
        (Some(level), None) => level.to_owned(),
        (Some(level), Some(rollouts)) => format!("{level} ({rollouts})"),
        (None, _) => name.to_owned(),
    }
}

/// Nobody can be called so.
#[must_use]
pub fn bad_name(name: &str, lang: Lang) -> String {
    let name = quoted(name, lang);
    say!(
        lang,
        "Nobody can be called {name}: a name is short, plain text, and no bot's.",
        "Nadie puede llamarse {name}: un nombre es un texto breve y sencillo, y no el de un bot.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names_in_both_languages_and_people_keep_theirs() {
        assert_eq!(player("steady", Lang::English), "Steady");
        assert_eq!(player("expert:50", Lang::Spanish), "Experto (50)");
        assert_eq!(player("Ana", Lang::Spanish), "Ana");
        for lang in Lang::ALL {
            // Nobody who has not said a name is taken for a bot.
            let nobody = crate::terminal::somebody(lang);
            assert_eq!(player(nobody.as_str(), lang), nobody.as_str());
        }
    }
}
