//! Who plays, as the pages call them.

use parlor_core::{Level, RecordedPlayer, Seat};

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

/// What a bot of this level is called.
#[must_use]
pub const fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Random", "Al azar"),
        Level::Casual => lang.pick("Casual", "Despistado"),
        Level::Greedy => lang.pick("Greedy", "Codicioso"),
        Level::Steady => lang.pick("Steady", "Sensato"),
        Level::Expert => lang.pick("Expert", "Experto"),
    }
}

/// How a bot of this level plays.
#[must_use]
pub const fn about_level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("does anything at all", "hace cualquier cosa"),
        Level::Casual => {
            lang.pick("plays sensibly and misses things", "juega bien, pero se le escapan cosas")
        }
        Level::Greedy => lang.pick("takes what scores most now", "toma lo que más puntúa ahora"),
        Level::Steady => lang.pick("weighs what a move leads to", "sopesa a qué lleva cada jugada"),
        Level::Expert => lang.pick("looks ahead", "mira más allá"),
    }
}

/// What a player is called: a bot by its level, with the number of its rollouts if that is not the usual one.
#[must_use]
pub fn player(player: &RecordedPlayer, lang: Lang) -> String {
    match player {
        RecordedPlayer::Person(name) => name.to_string(),
        RecordedPlayer::Bot(bot) => match bot.rollouts {
            None => level(bot.level, lang).to_owned(),
            Some(rollouts) => format!("{} ({rollouts})", level(bot.level, lang)),
        },
    }
}

/// Nobody can be called so.
#[must_use]
pub fn bad_name(name: &str, lang: Lang) -> String {
    let name = quoted(name, lang);
    say!(
        lang,
        "Nobody can be called {name}: a name is short, plain text.",
        "Nadie puede llamarse {name}: un nombre es un texto breve y sencillo.",
    )
}

#[cfg(test)]
mod tests {
    use parlor_core::{PlayerName, RecordedBot};

    use super::*;

    #[test]
    fn bots_have_names_in_both_languages_and_people_keep_theirs() {
        let bot = |level, rollouts| RecordedBot { level, version: 1, rollouts }.into();
        assert_eq!(player(&bot(Level::Steady, None), Lang::English), "Steady");
        assert_eq!(player(&bot(Level::Expert, Some(50)), Lang::Spanish), "Experto (50)");
        for name in ["Ana", "steady", "expert:50"] {
            let person = PlayerName::new(name).unwrap().into();
            assert_eq!(player(&person, Lang::Spanish), name);
        }
    }
}
