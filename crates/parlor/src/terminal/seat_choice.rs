//! Reading who is to sit where.

use parlor_core::{PlayerName, Seat};
use parlor_session::SeatChoice;
use parlor_words::terminal::Notice;
use parlor_words::{Lang, Say as _, default_name, in_notation};

use super::app_context::AppContext;
use crate::games::bot_typed;

/// What stands for whoever runs the program.
const ME: &str = "me";

/// Who is meant by a word of `--seats`: `me`, a bot by its level, or somebody by a name that begins with a capital
/// letter. Small letters are for words that we know, so that a mistyped bot doesn't become a person.
///
/// At a real table any name will do, because there are no bots.
///
/// # Errors
/// With a clause that says why nobody is meant.
pub(crate) fn read_seat_choice(
    text: &str,
    is_real_table: bool,
    context: &AppContext,
) -> Result<SeatChoice, String> {
    let (text, lang) = (text.trim(), context.lang);
    if is_real_table {
        return named_seat_choice(text, lang);
    }
    if in_notation(text) == ME {
        return Ok(SeatChoice::Person(context.me.clone()));
    }
    if let Ok(bot) = bot_typed(text) {
        return Ok(SeatChoice::Bot(bot));
    }
    let bad = || Notice::BadName { name: text }.say(lang);
    if text.chars().next().is_none_or(char::is_lowercase) {
        return Err(bad());
    }
    PlayerName::new(text).map(SeatChoice::Person).map_err(|_| bad())
}

/// Somebody of this name.
///
/// # Errors
/// With a clause that says why nobody can be called so.
pub(crate) fn named_seat_choice(text: &str, lang: Lang) -> Result<SeatChoice, String> {
    PlayerName::new(text).map(SeatChoice::Person).map_err(|_| Notice::NoName { name: text }.say(lang))
}

/// What the person who runs the program is called: as on this machine, or by number.
pub(crate) fn own_name(lang: Lang) -> PlayerName {
    let of_machine = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    of_machine.as_deref().and_then(capitalised).unwrap_or_else(|| {
        let first = Seat::first(1).next().expect("there is a first seat");
        default_name(first, lang)
    })
}

/// A name with a capital letter.
fn capitalised(name: &str) -> Option<PlayerName> {
    let mut rest = name.chars();
    let first = rest.next()?.to_uppercase();
    PlayerName::new(&format!("{first}{}", rest.as_str())).ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use super::*;
    use crate::saved::SavedGames;

    fn read(text: &str, is_real_table: bool) -> Result<SeatChoice, String> {
        let (me, games) = (PlayerName::new("Eva").unwrap(), SavedGames::in_folder(Path::new("nowhere")));
        read_seat_choice(
            text,
            is_real_table,
            &AppContext { games, pace: Duration::ZERO, tells_better_moves: false, me, lang: Lang::English },
        )
    }

    fn person(name: &str) -> Result<SeatChoice, String> {
        Ok(SeatChoice::Person(PlayerName::new(name).unwrap()))
    }

    #[test]
    fn people_have_capital_letters_and_bots_do_not() {
        assert_eq!(read(" greedy", false), Ok(SeatChoice::Bot(parlor_bots::Level::Greedy.into())));
        assert_eq!(read("Ana ", false), person("Ana"));
        assert_eq!(read("Greedy", false), person("Greedy"));
        assert_eq!(read("me", false), person("Eva"));
        for bad in ["gredy", "ana", "A\u{7}"] {
            let why = read(bad, false).unwrap_err();
            assert!(why.contains("can't be a player: type “me”, a name that"), "{why}");
        }
        let why = read("", false).unwrap_err();
        assert!(why.starts_with("type “me”, a name that"), "{why}");
    }

    #[test]
    fn at_a_real_table_any_name_will_do() {
        assert_eq!(read("greedy", true), person("greedy"));
        assert!(read(" ", true).is_err());
    }

    #[test]
    fn where_names_are_asked_for_a_person_may_have_the_name_of_a_level() {
        assert_eq!(named_seat_choice(" steady ", Lang::English), person("steady"));
        assert_eq!(named_seat_choice("", Lang::English).unwrap_err(), "type a name");
    }

    #[test]
    fn the_own_name_has_a_capital_letter() {
        assert_eq!(capitalised("eva").unwrap().as_str(), "Eva");
        assert_eq!(capitalised("élodie").unwrap().as_str(), "Élodie");
        assert_eq!(capitalised(""), None);
    }
}
