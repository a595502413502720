//! Edition files (F3): what is read, what is refused and where, and what is written.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

use parlor_core::{Edition as _, MAX_SEATS};
use parlor_fives::{Bonus, BoxProblem, Edition, MAX_SIZE, Square, Tile};

type EditionProblem = parlor_core::EditionProblem<BoxProblem>;

const CLASSIC: &str = include_str!("../editions/classic.toml");
const SMALL: &str = include_str!("data/small.toml");

/// An edition file that can be taken apart: each line of `board` stands on a line of its own, from line 4 on.
struct Draft {
    name: String,
    players: String,
    board: Vec<String>,
    tiles: String,
}

/// A plain box with a board of this size: no bonus squares, ten of each tile.
fn plain(size: usize) -> Draft {
    let mut board = vec![".".repeat(size); size];
    board[size / 2].replace_range(size / 2..=size / 2, "*");
    let tiles = (1..=9).map(|value| format!("{value} = 10\n")).collect();
    Draft { name: "\"plain\"".to_owned(), players: "[2, 4]".to_owned(), board, tiles }
}

impl Draft {
    fn name(mut self, name: &str) -> Draft {
        name.clone_into(&mut self.name);
        self
    }

    fn players(mut self, players: &str) -> Draft {
        players.clone_into(&mut self.players);
        self
    }

    /// Another row, from 1.
    fn row(mut self, number: usize, row: &str) -> Draft {
        row.clone_into(&mut self.board[number - 1]);
        self
    }

    fn rows(mut self, count: usize) -> Draft {
        let width = self.board[0].len();
        self.board.resize(count, ".".repeat(width));
        self
    }

    fn tiles(mut self, tiles: &str) -> Draft {
        tiles.clone_into(&mut self.tiles);
        self
    }

    fn text(&self) -> String {
        let rows: String = self.board.iter().map(|row| format!("  \"{row}\",\n")).collect();
        format!(
            "name = {}\nplayers = {}\nboard = [\n{rows}]\n[tiles]\n{}",
            self.name, self.players, self.tiles
        )
    }

    fn read(&self) -> Edition {
        Edition::read(&self.text()).unwrap_or_else(|error| panic!("{error}\n{}", self.text()))
    }

    /// Line, column and what is wrong there.
    fn problem(&self) -> (usize, usize, EditionProblem) {
        problem(&self.text())
    }
}

fn problem(text: &str) -> (usize, usize, EditionProblem) {
    let error = Edition::read(text).expect_err(text);
    (error.line, error.column, error.problem)
}

mod good_editions {
    use super::*;

    #[test]
    fn f03_what_is_written_reads_back_the_same() {
        let editions = [
            Edition::classic(),
            Edition::read(SMALL).unwrap(),
            plain(9).read(),
            plain(25).read(),
            plain(11).row(1, "VXDT.......").tiles("2 = 100\n9 = 0\n5 = 1\n").read(),
        ];
        for edition in editions {
            let text = edition.write();
            assert_eq!(Edition::read(&text).as_ref(), Ok(&edition), "{text}");
        }
    }

    #[test]
    fn f03_an_edition_is_written_field_by_field() {
        let mut expected = "name = \"plain\"\nplayers = [2, 4]\nboard = [\n".to_owned();
        expected.push_str("  \"VXDT.....\",\n");
        for _ in 2..=4 {
            expected.push_str("  \".........\",\n");
        }
        expected.push_str("  \"....*....\",\n");
        for _ in 6..=8 {
            expected.push_str("  \".........\",\n");
        }
        expected.push_str("  \"........T\",\n]\n\n[tiles]\n");
        expected.push_str("1 = 0\n2 = 20\n3 = 0\n4 = 0\n5 = 1\n6 = 0\n7 = 0\n8 = 0\n9 = 0\n");
        let edition = plain(9).row(1, "VXDT.....").row(9, "........T").tiles("2 = 20\n5 = 1\n").read();
        assert_eq!(edition.write(), expected);
        let json = serde_json::to_value(&edition).unwrap();
        assert_eq!(json["name"], "plain");
        assert_eq!(json["players"], serde_json::json!([2, 4]));
        assert_eq!(json["board"][0], "VXDT.....");
        assert_eq!(json["board"][4], "....*....");
        // As in the file: views that come from outside are read the same way.
        let tiles =
            serde_json::json!({"1": 0, "2": 20, "3": 0, "4": 0, "5": 1, "6": 0, "7": 0, "8": 0, "9": 0});
        assert_eq!(json["tiles"], tiles);
    }

    #[test]
    fn f03_classic_is_built_in_and_nothing_else() {
        let classic = Edition::built_in("classic").unwrap();
        assert_eq!(*classic, Edition::classic());
        assert_eq!((classic.name(), classic.players()), ("classic", 2..=4));
        assert_eq!(Edition::built_in("small"), None);
        assert_eq!(Edition::built_in(""), None);
    }

    #[test]
    fn f03_classic_can_be_read_from_its_file() {
        assert_eq!(Edition::read(CLASSIC), Ok(Edition::classic()));
        assert_eq!(Edition::read(&Edition::classic().write()), Ok(Edition::classic()));
    }

    #[test]
    fn f03_the_smallest_and_the_largest_board() {
        for (size, centre) in [(9, "E5"), (25, "M13")] {
            let last = size - 1;
            let edition = plain(size)
                .row(1, &format!("D{}T", ".".repeat(last - 1)))
                .row(size, &format!("V{}X", ".".repeat(last - 1)))
                .read();
            assert_eq!(usize::from(edition.size()), size);
            assert_eq!(edition.centre().to_string(), centre);
            let last = u8::try_from(last).unwrap();
            let bonus = |column, row| edition.bonus(Square { column, row });
            assert_eq!(bonus(0, 0), Bonus::Double);
            assert_eq!(bonus(last, 0), Bonus::Triple);
            assert_eq!(bonus(0, last), Bonus::Plus5);
            assert_eq!(bonus(last, last), Bonus::Plus10);
            // Off the board there is nothing: no square of the next row.
            assert_eq!(bonus(last + 1, 0), Bonus::None);
            assert_eq!(bonus(last + 1, last - 1), Bonus::None);
            assert_eq!(bonus(0, last + 1), Bonus::None);
        }
        assert_eq!(MAX_SIZE, 25);
    }

    #[test]
    fn f03_two_to_six_can_play() {
        for (players, range) in [("[2, 2]", 2..=2), ("[2, 6]", 2..=6), ("[6, 6]", 6..=6), ("[3, 5]", 3..=5)] {
            assert_eq!(plain(9).players(players).read().players(), range);
        }
        assert_eq!(MAX_SEATS, 6);
    }

    #[test]
    fn f03_any_counts_of_the_values_one_to_nine() {
        let edition = plain(9).players("[2, 4]").tiles("9 = 100\n1 = 0\n3 = 1\n").read();
        let counts: Vec<u8> = Tile::ALL.iter().map(|tile| edition.tiles().count(*tile)).collect();
        assert_eq!(counts, [0, 0, 1, 0, 0, 0, 0, 0, 100]);
    }

    #[test]
    fn f03_just_enough_tiles_to_deal() {
        assert_eq!(plain(9).players("[2, 4]").tiles("1 = 10\n5 = 10\n").read().tiles().len(), 20);
        assert_eq!(plain(9).players("[2, 2]").tiles("1 = 9\n5 = 1\n").read().tiles().len(), 10);
    }

    #[test]
    fn f03_names_of_one_to_forty_letters_digits_and_hyphens() {
        for name in ["a", "z9-0", &"x".repeat(40)] {
            assert_eq!(plain(9).name(&format!("{name:?}")).read().name(), name);
        }
    }
}

mod bad_editions {
    use super::*;

    #[test]
    fn f03_a_file_may_have_64_kilobytes_and_no_more() {
        let text = plain(9).text();
        let most = 64 * 1024;
        let padded = |length: usize| format!("{text}#{}", " ".repeat(length - text.len() - 1));
        assert_eq!(Edition::read(&padded(most)), Ok(plain(9).read()));
        assert_eq!(problem(&padded(most + 1)), (1, 1, EditionProblem::TooLarge { most }));
    }

    #[test]
    fn f03_what_is_no_edition_is_refused_where_it_stops() {
        let place = |text: &str| match problem(text) {
            (
                line,
                column,
                EditionProblem::Syntax { .. }
                | EditionProblem::MissingField { .. }
                | EditionProblem::UnknownField { .. }
                | EditionProblem::WrongKind { .. },
            ) => (line, column),
            other => panic!("{other:?}"),
        };
        // The array ends where there should be a comma, as the TOML reader sees it.
        assert_eq!(place("name = \"plain\"\nplayers = [2 4]\n"), (2, 12));
        // A field that is missing, unknown, twice there or of the wrong type.
        assert_eq!(place("name = \"plain\"\n"), (1, 1));
        assert_eq!(place(&format!("colour = 1\n{}", plain(9).text())), (1, 1));
        assert_eq!(place(&plain(9).tiles("1 = 10\n1 = 10\n").text()), (16, 1));
        assert_eq!(place(&format!("\n\n{}", plain(9).name("7").text())), (3, 8));
        assert_eq!(place(&plain(9).players("[2]").text()), (2, 11));
        assert_eq!(place(&plain(9).players("[2, 256]").text()), (2, 15));
        assert_eq!(place(&plain(9).players("[-1, 4]").text()), (2, 12));
        assert_eq!(place(&plain(9).tiles("1 = \"ten\"\n").text()), (15, 5));
    }

    #[test]
    fn f03_a_name_is_short_and_plain() {
        let most = 40;
        for name in ["", "Plain", "a b", "a_b", "é", "a.b", &"x".repeat(41)] {
            let expected = (1, 8, EditionProblem::Name { most });
            assert_eq!(plain(9).name(&format!("'{name}'")).problem(), expected, "{name:?}");
        }
    }

    #[test]
    fn f03_classic_s_name_is_not_for_other_contents() {
        let taken = |line, column| (line, column, EditionProblem::NameTaken { name: "classic".to_owned() });
        assert_eq!(plain(15).name("\"classic\"").problem(), taken(1, 8));
        let fewer = CLASSIC.replace("9 = 10", "9 = 9");
        let in_comment = fewer.replace("name = \"classic\"", "# Not classic\nname = \"classic\"");
        assert_eq!(problem(&in_comment), taken(3, 8));
        // Every fact counts: players and board as well.
        assert_eq!(problem(&CLASSIC.replace("players = [2, 4]", "players = [2, 5]")), taken(2, 8));
        assert_eq!(problem(&CLASSIC.replacen("T..X", "D..X", 1)), taken(2, 8));
    }

    #[test]
    fn f03_players_are_from_two_to_six() {
        for players in ["[1, 4]", "[0, 2]", "[2, 7]", "[4, 3]", "[7, 7]", "[1, 1]"] {
            let expected = (2, 11, EditionProblem::Players { least: 2, most: 6 });
            assert_eq!(plain(9).players(players).problem(), expected, "{players}");
        }
    }

    #[test]
    fn f03_a_board_has_an_odd_number_of_rows_from_9_to_25() {
        for rows in [0, 1, 7, 8, 10, 24, 26, 27, 256 + 9] {
            assert_eq!(
                plain(9).rows(rows).problem(),
                (3, 9, EditionProblem::Game(BoxProblem::BoardSize { rows })),
                "{rows}"
            );
        }
    }

    #[test]
    fn f03_every_row_is_as_long_as_the_board() {
        let length =
            |line, squares| (line, 3, EditionProblem::Game(BoxProblem::RowLength { squares, size: 9 }));
        assert_eq!(plain(9).row(1, "........").problem(), length(4, 8));
        assert_eq!(plain(9).row(3, "..........").problem(), length(6, 10));
        assert_eq!(plain(9).row(9, "").problem(), length(12, 0));
        // Characters count, not bytes.
        assert_eq!(plain(9).row(2, "ééééé").problem(), length(5, 5));
    }

    #[test]
    fn f03_a_square_is_one_of_the_letters() {
        let letter =
            |line, column, letter| (line, column, EditionProblem::Game(BoxProblem::Letter { letter }));
        assert_eq!(plain(9).row(1, "x........").problem(), letter(4, 4, 'x'));
        assert_eq!(plain(9).row(9, "........3").problem(), letter(12, 12, '3'));
        assert_eq!(plain(9).row(2, "..é......").problem(), letter(5, 6, 'é'));
        // U+0144 ends in the byte of a D, and is none.
        assert_eq!(plain(9).row(3, ".....\u{144}...").problem(), letter(6, 9, '\u{144}'));
    }

    #[test]
    fn f03_the_star_is_in_the_centre_and_nowhere_else() {
        let centre = |line, column| (line, column, EditionProblem::Game(BoxProblem::Centre));
        assert_eq!(plain(9).row(5, ".........").problem(), centre(8, 8));
        assert_eq!(plain(9).row(5, "....T....").problem(), centre(8, 8));
        assert_eq!(plain(9).row(4, "....*....").problem(), centre(7, 8));
        assert_eq!(plain(9).row(5, "...**....").problem(), centre(8, 7));
    }

    #[test]
    fn f03_tiles_are_one_to_nine() {
        let value = |line, value: &str| {
            (line, 1, EditionProblem::Game(BoxProblem::TileValue { value: value.to_owned() }))
        };
        assert_eq!(plain(9).tiles("1 = 10\n0 = 3\n").problem(), value(16, "0"));
        assert_eq!(plain(9).tiles("10 = 10\n").problem(), value(15, "10"));
        assert_eq!(plain(9).tiles("five = 10\n").problem(), value(15, "five"));
    }

    #[test]
    fn f03_there_are_0_to_100_of_each_tile() {
        let count = |line, column| (line, column, EditionProblem::Game(BoxProblem::TileCount { most: 100 }));
        assert_eq!(plain(9).tiles("1 = 10\n2 = 101\n").problem(), count(16, 5));
        assert_eq!(plain(9).tiles("1 = 10\n2 =   -1\n").problem(), count(16, 7));
        assert_eq!(plain(9).tiles("1 = 256\n").problem(), count(15, 5));
    }

    #[test]
    fn f03_there_are_enough_tiles_to_deal_to_all() {
        let few = |tiles, needed| (14, 1, EditionProblem::Game(BoxProblem::TooFewTiles { tiles, needed }));
        assert_eq!(plain(9).tiles("1 = 10\n5 = 9\n").problem(), few(19, 20));
        assert_eq!(plain(9).players("[2, 6]").tiles("1 = 10\n5 = 19\n").problem(), few(29, 30));
        assert_eq!(plain(9).tiles("").problem(), few(0, 20));
    }

    #[test]
    fn f01_tiles_of_one_value_alone_would_tie_for_ever() {
        assert_eq!(
            plain(9).tiles("5 = 100\n").problem(),
            (14, 1, EditionProblem::Game(BoxProblem::AllAlike))
        );
        assert_eq!(
            plain(9).tiles("5 = 100\n4 = 0\n").problem(),
            (14, 1, EditionProblem::Game(BoxProblem::AllAlike))
        );
    }

    #[test]
    fn f03_a_problem_says_where_it_is() {
        let error = Edition::read(&plain(9).row(3, "....x....").text()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 6, column 8: 'x' is no square: use . V X D T, and * in the centre"
        );
    }
}
