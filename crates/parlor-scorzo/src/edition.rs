//! The facts of a box (Z4): the rounds, and the number of players. The cards are always those of Z1.

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use parlor_core::{EditionFile, EditionHeader, EditionText, MAX_SEATS};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

static CLASSIC: LazyLock<Arc<Edition>> =
    LazyLock::new(|| Arc::new(EditionText::new(include_str!("../editions/classic.toml")).built_in()));
/// The most rounds that an edition has.
const MAX_ROUNDS: usize = 20;
/// How many cards can be dealt: a meld has three (Z11), and twelve for each of six players leave a draw pile.
const CARDS: RangeInclusive<i64> = 3..=12;

/// What is wrong with an edition file, and where.
pub type EditionError = parlor_core::EditionError<RoundsProblem>;

/// The facts of a box; always one in which the rules work.
///
/// ```
/// use parlor_core::{Edition as _, EditionProblem};
/// use parlor_scorzo::{Edition, RoundsProblem};
///
/// let short = Edition::read("name = \"short\"\nplayers = [2, 4]\nrounds = [3, 4, 5]\n")?;
/// assert_eq!((short.players(), short.rounds()), (2..=4, [3, 4, 5].as_slice()));
/// assert_eq!(Edition::read(&short.write())?, short);
///
/// let error = Edition::read("name = \"short\"\nplayers = [2, 4]\nrounds = [3, 40]\n").unwrap_err();
/// assert_eq!((error.line, error.column), (3, 14));
/// assert!(matches!(error.problem, EditionProblem::Game(RoundsProblem::Cards { least: 3, .. })));
/// # Ok::<(), parlor_scorzo::EditionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    header: EditionHeader,
    rounds: Vec<u8>,
}

impl Edition {
    /// The built-in edition.
    #[must_use]
    pub fn classic() -> Edition {
        Edition::clone(&CLASSIC)
    }

    /// How many cards each player gets, round by round.
    #[must_use]
    pub fn rounds(&self) -> &[u8] {
        &self.rounds
    }
}

impl EditionFile for Edition {
    type Problem = RoundsProblem;

    fn built_in_classic() -> &'static Arc<Edition> {
        &CLASSIC
    }

    fn header(&self) -> &EditionHeader {
        &self.header
    }

    fn contents(&self) -> String {
        let rounds: Vec<String> = self.rounds.iter().map(u8::to_string).collect();
        format!("rounds = [{}]\n", rounds.join(", "))
    }

    fn parse(text: &EditionText<'_, RoundsProblem>) -> Result<Edition, EditionError> {
        let fields = text.fields(&["name", "players", "rounds"])?;
        let listed = fields.numbers("rounds")?;
        let header = text.header(&fields, 2..=MAX_SEATS)?;
        let count = listed.get_ref().len();
        if !(1..=MAX_ROUNDS).contains(&count) {
            return Err(text.problem(listed.span(), RoundsProblem::Count { count, most: MAX_ROUNDS }));
        }
        let mut rounds = Vec::with_capacity(count);
        for cards in listed.get_ref() {
            match u8::try_from(*cards.get_ref()).ok().filter(|cards| CARDS.contains(&i64::from(*cards))) {
                Some(cards) => rounds.push(cards),
                None => {
                    let problem = RoundsProblem::Cards { least: *CARDS.start(), most: *CARDS.end() };
                    return Err(text.problem(cards.span(), problem));
                }
            }
        }
        Ok(Edition { header, rounds })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut edition = serializer.serialize_struct("Edition", 3)?;
        let players = self.header.players();
        edition.serialize_field("name", self.header.name())?;
        edition.serialize_field("players", &(players.start(), players.end()))?;
        edition.serialize_field("rounds", &self.rounds)?;
        edition.end()
    }
}

/// What can be wrong with the rounds of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoundsProblem {
    /// There are none, or too many.
    #[error("{count} rounds: an edition has 1 to {most}")]
    Count {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// The number of cards to deal is out of range.
    #[error("a round deals {least} to {most} cards to each player")]
    Cards {
        /// The fewest.
        least: i64,
        /// The most.
        most: i64,
    },
}

#[cfg(test)]
mod tests {
    use parlor_core::{Edition as _, EditionProblem};

    use super::*;

    #[test]
    fn z04_the_classic_edition_has_eleven_rounds() {
        let classic = Edition::classic();
        assert_eq!(classic.rounds(), [8, 7, 6, 5, 4, 3, 4, 5, 6, 7, 8]);
        assert_eq!((classic.name(), classic.players()), ("classic", 2..=6));
        assert_eq!(Edition::built_in("classic").as_deref(), Some(&classic));
        assert_eq!(Edition::built_in("other"), None);
    }

    #[test]
    fn an_edition_reads_back_as_it_was_written() {
        let short = Edition::read("name = \"short\"\nplayers = [3, 4]\nrounds = [3, 12]\n").unwrap();
        assert_eq!((short.players(), short.rounds()), (3..=4, [3, 12].as_slice()));
        for edition in [short, Edition::classic()] {
            assert_eq!(Edition::read(&edition.write()), Ok(edition));
        }
        let json = serde_json::to_string(&Edition::classic()).unwrap();
        assert_eq!(json, r#"{"name":"classic","players":[2,6],"rounds":[8,7,6,5,4,3,4,5,6,7,8]}"#);
    }

    #[test]
    fn what_is_wrong_with_an_edition_is_told_with_its_place() {
        let read =
            |rounds: &str| Edition::read(&format!("name = \"x\"\nplayers = [2, 6]\nrounds = {rounds}\n"));
        let wrong =
            |column, problem| Err(EditionError { line: 3, column, problem: EditionProblem::Game(problem) });
        let cards = RoundsProblem::Cards { least: 3, most: 12 };
        assert_eq!(read("[3, 2]"), wrong(14, cards));
        assert_eq!(read("[13]"), wrong(11, cards));
        assert_eq!(read("[-1]"), wrong(11, cards));
        assert_eq!(read("[]"), wrong(10, RoundsProblem::Count { count: 0, most: 20 }));
        let many = format!("{:?}", [3; 21]);
        assert_eq!(read(&many), wrong(10, RoundsProblem::Count { count: 21, most: 20 }));
        assert!(read(&format!("{:?}", [3; 20])).is_ok());
        let other = "name = \"classic\"\nplayers = [2, 6]\nrounds = [3]\n";
        let taken = EditionProblem::NameTaken { name: "classic".to_owned() };
        assert_eq!(Edition::read(other), Err(EditionError { line: 1, column: 8, problem: taken }));
        assert_eq!(Edition::read("name = 3").unwrap_err().line, 1);
        let seven = Edition::read("name = \"x\"\nplayers = [2, 7]\nrounds = [3]\n").unwrap_err();
        assert_eq!(seven.problem, EditionProblem::Players { least: 2, most: 6 });
    }
}
