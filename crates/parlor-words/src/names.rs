//! What players are called.

use std::fmt;
use std::ops::Deref;

use parlor_core::{BySeat, PlayerName, RecordedPlayer, Seat};

use crate::phrase::list_and;
use crate::say::say;
use crate::{Lang, level};

/// What a player is called on a screen: by a name, or *You*.
///
/// Sentences about a player have a verb for each of the two, so a person without a name reads “You play”, not “Player plays”.
///
/// ```
/// use parlor_core::BySeat;
/// use parlor_fives::{Fives, Seen};
/// use parlor_words::{GameWords, Lang, Name};
///
/// let passed = Seen::Passed { seat: "1".parse().unwrap() };
/// let told = |name: Name| Fives::event(&passed, &BySeat::new(2, |_| name.clone()), Lang::English).to_string();
/// assert_eq!(told(Name::new("Ana")), "Ana passes.");
/// assert_eq!(told(Name::you(Lang::English)), "You pass.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    text: String,
    is_you: bool,
}

impl Name {
    /// Somebody with a name.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Name {
        Name { text: text.into(), is_you: false }
    }

    /// The person at the screen, who has given no name.
    #[must_use]
    pub fn you(lang: Lang) -> Name {
        Name { text: lang.pick("You", "Tú").to_owned(), is_you: true }
    }

    /// The name, or *You*.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether it is the person at the screen.
    #[must_use]
    pub const fn is_you(&self) -> bool {
        self.is_you
    }

    /// The same player by a shorter text.
    #[must_use]
    pub fn shortened(&self, shorten: impl FnOnce(&str) -> String) -> Name {
        Name { text: shorten(&self.text), is_you: self.is_you }
    }

    /// The verb that goes with the name: `verb("plays", "play")`, `verb("juega", "juegas")`.
    pub(crate) const fn verb<'a>(&self, of_others: &'a str, of_you: &'a str) -> &'a str {
        if self.is_you { of_you } else { of_others }
    }

    /// The name within a sentence as a subject: “Ana”, “you”.
    pub(crate) fn within(&self, lang: Lang) -> &str {
        if self.is_you { lang.pick("you", "tú") } else { &self.text }
    }

    /// The name within a sentence after a preposition: “for Ana”, “for you”, «a ti».
    pub(crate) fn object(&self, lang: Lang) -> &str {
        if self.is_you { lang.pick("you", "ti") } else { &self.text }
    }
}

impl AsRef<str> for Name {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// Where only the text of a name matters: its width, a heading.
impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name::new(text)
    }
}

/// Names within a sentence: “Ana and you”.
pub(crate) fn names_within<'a>(names: impl IntoIterator<Item = &'a Name>, lang: Lang) -> String {
    list_and(&names.into_iter().map(|name| name.within(lang)).collect::<Vec<_>>(), lang)
}

/// Names that begin a sentence: “You and Ana”, “Ana and you”.
pub(crate) fn names_first<'a>(names: impl IntoIterator<Item = &'a Name>, lang: Lang) -> String {
    let name = |(place, name): (usize, &'a Name)| if place == 0 { name.as_str() } else { name.within(lang) };
    list_and(&names.into_iter().enumerate().map(name).collect::<Vec<_>>(), lang)
}

/// What to call a player without a name: “Player 2”.
#[must_use]
pub fn player_number(seat: Seat, lang: Lang) -> String {
    say!(lang, "Player {seat}", "Jugador {seat}")
}

/// The name of a person who has given none.
#[must_use]
pub fn default_name(seat: Seat, lang: Lang) -> PlayerName {
    PlayerName::new(&player_number(seat, lang)).expect("a word and a number are a name")
}

/// What to call the players of a table where nobody has a name.
#[must_use]
pub fn player_numbers(seats: u8, lang: Lang) -> BySeat<Name> {
    BySeat::new(seats, |seat| Name::new(player_number(seat, lang)))
}

/// What to call the players of a game: bots by their level, people by their names. Equal names are told apart by their
/// numbers, after they were translated.
///
/// ```
/// use parlor_core::{BySeat, Level, PlayerName, RecordedBot};
/// use parlor_words::{Lang, names_at_screen, player_names};
///
/// let greedy = RecordedBot { level: Level::Greedy, version: 1, rollouts: None };
/// let players = BySeat::new(3, |seat| match seat.number() {
///     1 => PlayerName::new("Player 1").unwrap().into(),
///     _ => greedy.into(),
/// });
/// let names = player_names(&players, Lang::Spanish).map(|_, name| name.to_string());
/// assert_eq!(names.as_slice(), ["Jugador 1", "Codicioso 2", "Codicioso 3"]);
/// let names = names_at_screen(&players, Lang::English).map(|_, name| name.to_string());
/// assert_eq!(names.as_slice(), ["You", "Greedy 2", "Greedy 3"]);
/// ```
#[must_use]
pub fn player_names(players: &BySeat<RecordedPlayer>, lang: Lang) -> BySeat<Name> {
    names(players, None, lang)
}

/// The same for the people at this screen: if there is only one, and without a name, that is *You*.
#[must_use]
pub fn names_at_screen(players: &BySeat<RecordedPlayer>, lang: Lang) -> BySeat<Name> {
    let mut people = players.iter().filter(|(_, player)| player.bot().is_none()).map(|(seat, _)| seat);
    let only = people.next().filter(|_| people.next().is_none());
    names(players, only, lang)
}

fn names(players: &BySeat<RecordedPlayer>, you: Option<Seat>, lang: Lang) -> BySeat<Name> {
    let names = players.map(|seat, player| match player {
        RecordedPlayer::Person(name) if is_default(name.as_str(), seat) => {
            if you == Some(seat) {
                Name::you(lang)
            } else {
                Name::new(player_number(seat, lang))
            }
        }
        player => Name::new(player_name(player, lang)),
    });
    let is_shared = |name: &Name| names.as_slice().iter().filter(|other| *other == name).count() > 1;
    names.map(|seat, name| if is_shared(name) { Name::new(format!("{name} {seat}")) } else { name.clone() })
}

/// What to call a player by itself: a bot by its level, with the number of its rollouts if that is not the usual one.
#[must_use]
pub fn player_name(player: &RecordedPlayer, lang: Lang) -> String {
    match player {
        RecordedPlayer::Person(name) => name.to_string(),
        RecordedPlayer::Bot(bot) => match bot.rollouts {
            None => level(bot.level, lang).to_owned(),
            Some(rollouts) => format!("{} ({rollouts})", level(bot.level, lang)),
        },
    }
}

/// Whether a person in a record has no name but the one that stands for none. Records of earlier versions call such a person
/// just “Player”.
fn is_default(name: &str, seat: Seat) -> bool {
    Lang::ALL.iter().any(|lang| name == lang.pick("Player", "Jugador") || name == player_number(seat, *lang))
}

/// The name of a player, or the player's number if there is none.
pub(crate) fn name_of(names: &BySeat<Name>, seat: Seat, lang: Lang) -> Name {
    names.get(seat).cloned().unwrap_or_else(|| Name::new(player_number(seat, lang)))
}

#[cfg(test)]
mod tests {
    use parlor_core::record::Record;
    use parlor_core::{Level, RecordedBot};

    use super::*;

    #[test]
    fn a_person_with_the_name_of_a_level_is_told_from_the_bot() {
        let text = "parlor record 2\ngame fives\nrules 1\nedition classic\nseat 1 Steady\nbot 2 steady version 1\n\
                    seat 3 Ana\nsealed\nmoves\n";
        let record: Record = text.parse().unwrap();
        let names = player_names(record.seats(), Lang::English);
        assert_eq!(names.map(|_, name| name.to_string()).as_slice(), ["Steady 1", "Steady 2", "Ana"]);
    }

    #[test]
    fn bots_have_names_in_both_languages_and_people_keep_theirs() {
        let called = |player: RecordedPlayer, lang| {
            player_names(&BySeat::new(2, |_| player.clone()), lang).as_slice()[0].to_string()
        };
        let bot = |level, rollouts| RecordedBot { level, version: 1, rollouts }.into();
        assert_eq!(called(bot(Level::Steady, None), Lang::English), "Steady 1");
        assert_eq!(called(bot(Level::Expert, Some(50)), Lang::Spanish), "Experto (50) 1");
        for name in ["Ana", "steady", "expert:50"] {
            assert_eq!(called(PlayerName::new(name).unwrap().into(), Lang::Spanish), format!("{name} 1"));
        }
    }

    #[test]
    fn only_a_person_without_a_name_is_you() {
        let called = |name: &str| {
            let players = BySeat::new(1, |_| PlayerName::new(name).unwrap().into());
            names_at_screen(&players, Lang::Spanish).as_slice()[0].clone()
        };
        for unnamed in ["Player", "Jugador", "Player 1", "Jugador 1"] {
            assert_eq!(called(unnamed), Name::you(Lang::Spanish));
        }
        for named in ["Ana", "Player 2", "Tú"] {
            assert!(!called(named).is_you(), "{named}");
        }
    }
}
