//! The board of Polygon, a hexagon for every space:
//!
//! ```text
//!  .-'◆'-.
//! | 1,-2  |   which space it is
//! |[4x3]≡2|   what it shows, and how many tiles lie on each other
//! ●'-._.-'★
//! ```
//!
//! Every symbol stands where the three spaces of its grouping meet, once for all three of them. It is filled where it
//! can score, and hollow where it can't: at the edge, and in a turn all symbols but the one that was rolled. ` 4 ` is a
//! tile in play, `[4]` one that was laid in the turn that is being looked at, `(W)` is printed on the board, `+` is where
//! a tile can go, and the name of START has asterisks around it. Colours say the same again, never more.

use anstyle::{AnsiColor, Color, Style};
use parlor_polygon::{Board, Edition, Space, Symbol, Tile};

use super::canvas::Canvas;
use crate::draw::FAINT;

/// What is marked on a board.
#[derive(Clone, Copy, Default)]
pub(crate) struct Marks<'a> {
    /// The symbol that counts; all if nothing is rolled.
    pub(crate) roll: Option<Symbol>,
    /// Where tiles of the turn that is being looked at lie.
    pub(crate) laid: &'a [Space],
    /// Where a tile can go.
    pub(crate) legal: &'a [Space],
}

/// A tile in play.
pub(super) const TILE: Style = Style::new()
    .bold()
    .fg_color(Some(Color::Ansi(AnsiColor::Black)))
    .bg_color(Some(Color::Ansi(AnsiColor::White)));
const LAID: Style = TILE.bg_color(Some(Color::Ansi(AnsiColor::BrightYellow)));
const PRINTED: Style = Style::new().bold();
const LEGAL: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::BrightGreen)));

/// How many lines a row of spaces takes, with the outline above it.
const LINES: i32 = 3;
/// The least room between the sides of a space.
const LEAST_ROOM: usize = 7;

/// How a tile lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SpaceContent {
    /// In play.
    InPlay,
    /// Laid in the turn that is being looked at.
    JustLaid,
    /// Printed on the board.
    Printed,
}

/// Draws a board.
pub(crate) fn board(edition: &Edition, board: &Board, marks: Marks<'_>) -> String {
    let mut sheet = Sheet::new(edition, board);
    edition.spaces().iter().for_each(|space| sheet.outline(*space));
    edition.spaces().iter().for_each(|space| sheet.close_below(*space));
    for space in edition.spaces() {
        sheet.symbols(edition, *space, marks.roll);
        sheet.name(*space, *space == edition.start());
        let height = board.stack(*space).count();
        let lies = match height {
            0 => SpaceContent::Printed,
            _ if marks.laid.contains(space) => SpaceContent::JustLaid,
            _ => SpaceContent::InPlay,
        };
        let shown = board.shows(edition, *space);
        if let Some(tile) = shown {
            sheet.tile(*space, tile, lies, height);
        }
        if marks.legal.contains(space) {
            sheet.legal(*space, shown.is_some());
        }
    }
    sheet.canvas.text()
}

/// A tile as it looks: always as wide, so that tiles are easy to see.
pub(super) fn face(tile: Tile, lies: SpaceContent) -> (String, Style) {
    let face = format!("{:^3}", tile.to_string());
    match lies {
        SpaceContent::InPlay => (format!(" {face} "), TILE),
        SpaceContent::JustLaid => (format!("[{face}]"), LAID),
        SpaceContent::Printed => (format!("({face})"), PRINTED),
    }
}

/// A symbol as it looks.
pub(crate) const fn sign(symbol: Symbol, is_filled: bool) -> &'static str {
    match (symbol, is_filled) {
        (Symbol::Star, true) => "★",
        (Symbol::Star, false) => "☆",
        (Symbol::Diamond, true) => "◆",
        (Symbol::Diamond, false) => "◇",
        (Symbol::Circle, true) => "●",
        (Symbol::Circle, false) => "○",
    }
}

/// Gold, red and blue (P1).
pub(super) const fn color(symbol: Symbol) -> Style {
    let color = match symbol {
        Symbol::Star => AnsiColor::BrightYellow,
        Symbol::Diamond => AnsiColor::BrightRed,
        Symbol::Circle => AnsiColor::BrightBlue,
    };
    Style::new().fg_color(Some(Color::Ansi(color)))
}

/// How many tiles lie on each other; nothing for one alone. As wide for all heights that come up in play.
fn height_sign(height: usize) -> String {
    match height {
        0 | 1 => String::new(),
        2..=9 => format!("≡{height}"),
        _ => height.to_string(),
    }
}

/// A canvas and where spaces lie on it.
struct Sheet {
    canvas: Canvas,
    /// From the middle of a space to its side.
    half: i32,
}

impl Sheet {
    /// Everything that stands in a space has to have room.
    fn new(edition: &Edition, board: &Board) -> Sheet {
        let room = |space: &Space| {
            let name = space.to_string().len() + 2 * usize::from(*space == edition.start());
            let tile = 5 + height_sign(board.stack(*space).count()).chars().count();
            name.max(tile)
        };
        let widest = edition.spaces().iter().map(room).fold(LEAST_ROOM, usize::max);
        // Between the sides there is an odd number of columns.
        let half = i32::try_from(widest / 2 + 1).expect("a few columns");
        Sheet { canvas: Canvas::default(), half }
    }

    /// The column of a space's middle.
    fn middle(&self, space: Space) -> i32 {
        self.half * (2 * i32::from(space.q) + i32::from(space.r))
    }

    /// The line of the outline above a space.
    fn top(space: Space) -> i32 {
        LINES * i32::from(space.r)
    }

    /// The sides of a space, and the slopes above and below it. Neighbours draw what they share alike.
    fn outline(&mut self, space: Space) {
        let (middle, half, top) = (self.middle(space), self.half, Self::top(space));
        let level = "-".repeat(usize::try_from(half - 3).expect("a space has room for its name"));
        let (rising, falling) = (format!(".{level}'"), format!("'{level}."));
        for (line, left, right) in [(top, &rising, &falling), (top + LINES, &falling, &rising)] {
            self.canvas.put(line, middle - half + 1, left, FAINT);
            self.canvas.put(line, middle + 1, right, FAINT);
        }
        for line in top + 1..top + LINES {
            self.canvas.put(line, middle - half, "|", FAINT);
            self.canvas.put(line, middle + half, "|", FAINT);
        }
    }

    /// The lower corners between two slopes, where there is no symbol.
    fn close_below(&mut self, space: Space) {
        let (middle, half, top) = (self.middle(space), self.half, Self::top(space));
        for (line, column) in [(top, middle - half), (top, middle + half), (top + LINES, middle)] {
            if self.canvas.has(line, column - 1) && self.canvas.has(line, column + 1) {
                self.canvas.put(line, column, "_", FAINT);
            }
        }
    }

    /// P2: the symbols of a space, each at the corner where it meets the same symbol of its neighbours.
    fn symbols(&mut self, edition: &Edition, space: Space, roll: Option<Symbol>) {
        let (middle, half, top) = (self.middle(space), self.half, Self::top(space));
        let corners = [(top + LINES, middle + half), (top, middle), (top + LINES, middle - half)];
        let own = (i32::from(space.q) - i32::from(space.r)).rem_euclid(3);
        for (symbol, (line, column)) in (own..).zip(corners) {
            let Some(symbol) = Symbol::ALL.into_iter().find(|each| *each as i32 == symbol % 3) else {
                continue;
            };
            let is_whole = edition.grouping(space, symbol).len() == 3;
            let counts = is_whole && roll.is_none_or(|roll| roll == symbol);
            let style = color(symbol);
            let style = match (counts, roll) {
                (false, _) => style.dimmed(),
                (true, None) => style,
                (true, Some(_)) => style.bold(),
            };
            self.canvas.put(line, column, sign(symbol, counts), style);
        }
    }

    /// Which space it is.
    fn name(&mut self, space: Space, is_start: bool) {
        let (line, middle) = (Self::top(space) + 1, self.middle(space));
        if is_start {
            self.canvas.put_around(line, middle, &format!("*{space}*"), Style::new().bold());
        } else {
            self.canvas.put_around(line, middle, &space.to_string(), FAINT);
        }
    }

    /// That a tile can go there: a sign in the middle, or beside what the space shows.
    fn legal(&mut self, space: Space, shows: bool) {
        let aside = if shows { self.half - 1 } else { 0 };
        self.canvas.put(Self::top(space) + 2, self.middle(space) - aside, "+", LEGAL);
    }

    /// What a space shows.
    fn tile(&mut self, space: Space, tile: Tile, lies: SpaceContent, height: usize) {
        let (line, middle) = (Self::top(space) + 2, self.middle(space));
        let (face, style) = face(tile, lies);
        let height = height_sign(height);
        // Together they are in the middle, or a little to the right of it.
        let left = middle - if height.is_empty() { 2 } else { self.half - 1 };
        self.canvas.put(line, left, &face, style);
        self.canvas.put(line, left + 5, &height, Style::new().bold());
    }
}

#[cfg(test)]
mod tests {
    use parlor_core::Edition as _;

    use super::*;

    const TILES: &str = "[tiles]\n1 = 9\n2 = 9\n";

    fn edition(board: &str) -> Edition {
        let text = format!("name = \"x\"\nplayers = [2, 4]\n{board}\n{TILES}");
        Edition::read(&text).unwrap()
    }

    fn lines(edition: &Edition, stacks: &[(i8, i8, &str)], marks: Marks<'_>) -> Vec<String> {
        let mut tiles = Board::empty(edition);
        for (q, r, stack) in stacks {
            for tile in stack.split(' ') {
                assert!(tiles.lay(edition, Space::new(*q, *r), tile.parse().unwrap()));
            }
        }
        let text = board(edition, &tiles, marks);
        anstream::adapter::strip_str(&text).to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_board_shows_tiles_stacks_and_what_is_printed_with_symbols_where_three_spaces_meet() {
        let edition = edition("radius = 1\nstart = \"0,0\"\n[printed]\n\"1,0\" = \"W\"\n\"-1,0\" = \"3x2\"");
        let drawn = lines(&edition, &[(0, 0, "3"), (0, 1, "2x3 4"), (-1, 0, "5")], Marks::default());
        let expected = [
            "     .-'○'-._.-'☆'-.",
            "    | 0,-1  | 1,-1  |",
            "    |       |       |",
            " .-'☆'-._.-'◆'-._.-'○'-.",
            "| -1,0  | *0,0* |  1,0  |",
            "|   5   |   3   | ( W ) |",
            "◇'-._.-'●'-._.-'★'-._.-'◇",
            "    | -1,1  |  0,1  |",
            "    |       |  4  ≡2|",
            "    ☆'-._.-'◇'-._.-'○",
        ];
        assert_eq!(drawn, expected);
    }

    #[test]
    fn p02_every_symbol_stands_where_the_spaces_of_its_grouping_meet() {
        let edition = Edition::classic();
        let drawn = lines(&edition, &[], Marks::default());
        let at = |line: i32, column: i32| {
            let line = usize::try_from(line).ok().and_then(|line| drawn.get(line)).unwrap();
            line.chars().nth(usize::try_from(column).unwrap()).unwrap().to_string()
        };
        for space in edition.spaces() {
            // In the classic edition 0,-4 is in the first row, and -4,0 begins at the left edge.
            let (line, column) =
                (3 * (i32::from(space.r) + 4), 36 + 8 * i32::from(space.q) + 4 * i32::from(space.r));
            let corners = [(line, column), (line + 3, column - 4), (line + 3, column + 4)];
            for symbol in Symbol::ALL {
                let is_whole = edition.grouping(*space, symbol).len() == 3;
                let found: Vec<_> = corners
                    .iter()
                    .filter(|(line, column)| at(*line, *column) == sign(symbol, is_whole))
                    .collect();
                let [(line, column)] = found[..] else { panic!("{space} has {} of {symbol}", found.len()) };
                // The others of the grouping have the same corner.
                for other in edition.grouping(*space, symbol) {
                    let (q, r) = (i32::from(other.q), i32::from(other.r));
                    let (below, across) = (line - 3 * (r + 4), column - (36 + 8 * q + 4 * r));
                    assert!([(0, 0), (3, -4), (3, 4)].contains(&(below, across)), "{space} and {other}");
                }
            }
        }
    }

    #[test]
    fn in_a_turn_only_the_rolled_symbol_is_filled_and_the_tiles_of_the_turn_are_in_brackets() {
        let edition = Edition::classic();
        let laid = [Space::new(1, 0), Space::new(0, 1)];
        let drawn = lines(
            &edition,
            &[(0, 0, "3"), (1, 0, "4x2"), (0, 1, "1 W")],
            Marks { roll: Some(Symbol::Star), laid: &laid, ..Marks::default() },
        );
        assert!(drawn[14].contains("|   3   | [4x2] |"), "{}", drawn[14]);
        assert!(drawn[17].contains("|[ W ]≡2|"), "{}", drawn[17]);
        let text = drawn.concat();
        assert!(text.contains('★') && text.contains('◇') && !text.contains(['◆', '●']), "{text}");
    }

    #[test]
    fn the_classic_board_is_no_wider_than_80_columns_also_with_high_stacks() {
        let edition = Edition::classic();
        let high = ["1"; 12].join(" ");
        let higher = ["1"; 120].join(" ");
        let width = |stacks: &[(i8, i8, &str)]| {
            let drawn = lines(&edition, stacks, Marks::default());
            drawn.iter().map(|line| line.chars().count()).max().unwrap()
        };
        assert_eq!(width(&[]), 73);
        assert_eq!(width(&[(4, 0, &high), (-4, 0, &high)]), 73);
        // Nobody plays so, but nothing runs into anything.
        assert_eq!(width(&[(4, 0, &higher)]), 91);
    }

    #[test]
    fn boards_of_any_shape_can_be_drawn() {
        let far =
            edition("spaces = [\"-99,-1\", \"-99,0\", \"-98,-1\", \"0,0\", \"50,50\"]\nstart = \"-99,0\"");
        let drawn = lines(&far, &[(-99, 0, "2 1"), (50, 50, "1")], Marks::default());
        assert!(drawn.iter().any(|line| line.contains("*-99,0*")));
        assert_eq!(drawn.len(), 3 * 52 + 1);
        for radius in 1..=8 {
            let whole = edition(&format!("radius = {radius}\nstart = \"0,0\""));
            let drawn =
                lines(&whole, &[(0, 0, "1")], Marks { roll: Some(Symbol::Circle), ..Marks::default() });
            assert_eq!(drawn.len(), 3 * (2 * radius + 1) + 1);
        }
    }
}
