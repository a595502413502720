//! Edition files of any game: what is read of the header, and where something is wrong.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use parlor_core::{
    Edition, EditionError, EditionFile, EditionHeader, EditionProblem, EditionText, FieldKind, MAX_SEATS,
};

/// A box with nothing in it but a die.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Die {
    header: EditionHeader,
    sides: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die has more than one side")]
struct OneSide;

fn parse(
    text: &EditionText<'_, OneSide>,
    allowed: RangeInclusive<usize>,
) -> Result<Die, EditionError<OneSide>> {
    let fields = text.fields(&["name", "players", "sides"])?;
    let header = text.header(&fields, allowed)?;
    let sides = fields.number("sides")?;
    match u8::try_from(*sides.get_ref()) {
        Ok(many @ 2..) => Ok(Die { header, sides: many }),
        _ => Err(text.problem(sides.span(), OneSide)),
    }
}

impl EditionFile for Die {
    type Problem = OneSide;

    fn built_in_classic() -> &'static Arc<Die> {
        static BUILT_IN: LazyLock<Arc<Die>> =
            LazyLock::new(|| Arc::new(EditionText::new(CLASSIC).built_in()));
        &BUILT_IN
    }

    fn header(&self) -> &EditionHeader {
        &self.header
    }

    fn contents(&self) -> String {
        format!("sides = {}\n", self.sides)
    }

    fn parse(text: &EditionText<'_, OneSide>) -> Result<Die, EditionError<OneSide>> {
        parse(text, 1..=4)
    }
}

const CLASSIC: &str = "name = \"classic\"\nplayers = [1, 4]\nsides = 6\n";

fn problem(text: &str) -> (usize, usize, EditionProblem<OneSide>) {
    let error = Die::read(text).unwrap_err();
    (error.line, error.column, error.problem)
}

#[test]
fn what_is_written_reads_back_the_same() {
    assert_eq!(Die::built_in("classic").unwrap().write(), CLASSIC);
    assert_eq!(Die::read(CLASSIC), Ok(Die::classic()));
    let ours = Die::read("sides = 20\n\nplayers = [1, 1]\nname = 'd-20'").unwrap();
    assert_eq!((ours.name(), ours.players(), ours.sides), ("d-20", 1..=1, 20));
    assert_eq!(Die::read(&ours.write()), Ok(ours));
}

#[test]
fn a_problem_of_the_game_s_own_says_where_it_is() {
    let text = CLASSIC.replace("sides = 6", "# ñ\r\n  sides = 1");
    assert_eq!(problem(&text), (4, 11, EditionProblem::Game(OneSide)));
    let error = Die::read(&text).unwrap_err();
    assert_eq!(error.to_string(), "line 4, column 11: a die has more than one side");
}

#[test]
fn columns_are_characters() {
    let text = "name = \"ñandú\"; x";
    assert!(matches!(problem(text), (1, 15, EditionProblem::Syntax { .. })), "{:?}", problem(text));
}

#[test]
fn fields_are_known_there_and_what_they_have_to_be() {
    let known = vec!["name", "players", "sides"];
    let unknown = |name: &str| EditionProblem::UnknownField { name: name.to_owned(), known: known.clone() };
    // The first in the file.
    assert_eq!(problem(&format!("zeal = 1\ncolour = 2\n{CLASSIC}")), (1, 1, unknown("zeal")));
    assert_eq!(
        problem("name = \"x\"\nsides = 6\n"),
        (1, 1, EditionProblem::MissingField { name: "players" })
    );
    let wrong = |expected| EditionProblem::WrongKind { expected };
    assert_eq!(problem(&CLASSIC.replace("\"classic\"", "7")), (1, 8, wrong(FieldKind::Text)));
    assert_eq!(problem(&CLASSIC.replace("= 6", "= 6.5")), (3, 9, wrong(FieldKind::Number)));
    assert_eq!(problem(&CLASSIC.replace("[1, 4]", "4")), (2, 11, wrong(FieldKind::Pair)));
    assert_eq!(problem(&CLASSIC.replace("[1, 4]", "[1, 256]")), (2, 15, wrong(FieldKind::Pair)));
    assert_eq!(Die::read(&CLASSIC.replace("classic", "hex").replace("= 6", "= 0x1F")).unwrap().sides, 31);
}

#[test]
fn the_name_of_a_built_in_edition_is_taken_wherever_it_stands() {
    let taken = |line, column| (line, column, EditionProblem::NameTaken { name: "classic".to_owned() });
    assert_eq!(problem(&CLASSIC.replace("sides = 6", "sides = 7")), taken(1, 8));
    assert_eq!(problem("players = [1, 4]\nsides = 7\nname   =   'classic'"), taken(3, 12));
}

#[test]
fn a_game_says_how_many_can_play_and_no_table_has_more_seats_than_there_are() {
    let read = |players: &str, allowed| {
        let text = CLASSIC.replace("[1, 4]", players);
        parse(&EditionText::new(&text), allowed).map(|die| die.players()).map_err(|error| error.problem)
    };
    assert_eq!(read("[2, 3]", 2..=3), Ok(2..=3));
    assert_eq!(read("[3, 3]", 2..=3), Ok(3..=3));
    for players in ["[1, 3]", "[2, 4]", "[3, 2]", "[0, 0]"] {
        assert_eq!(read(players, 2..=3), Err(EditionProblem::Players { least: 2, most: 3 }), "{players}");
    }
    assert_eq!(read("[1, 6]", 1..=100), Ok(1..=6));
    assert_eq!(read("[1, 7]", 1..=100), Err(EditionProblem::Players { least: 1, most: MAX_SEATS }));
}
