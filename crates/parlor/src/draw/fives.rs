//! The board of Scrambled 5's.
//!
//! Every square is three characters wide: `3X` and `+10` say what a bonus square does, ` 5 ` is a tile, `[5]` a tile of
//! the play that is being looked at. Colours say the same again, never more.

use std::fmt::Write as _;
use std::ops::Range;

use anstyle::{AnsiColor, Style};
use parlor_core::{BySeat, Edition as _, Viewer};
use parlor_fives::{Action, Board, Bonus, Edition, Fives, Phase, Square, Tile, TurnKind, View};
use parlor_words::program::{Label, Message};
use parlor_words::{Lang, Name, PileHolds, Say, fives, number};

use super::{FAINT, TextGame};

/// The squares of the play that is being looked at.
type Marked<'a> = &'a [Square];

const TILE: Style = Style::new()
    .bold()
    .fg_color(Some(anstyle::Color::Ansi(AnsiColor::Black)))
    .bg_color(Some(anstyle::Color::Ansi(AnsiColor::White)));
const LAID: Style = TILE.bg_color(Some(anstyle::Color::Ansi(AnsiColor::BrightYellow)));

/// Draws a board with the names of rows and columns.
pub(crate) fn board(edition: &Edition, board: &Board, marked: Marked<'_>) -> String {
    part(edition, board, marked, 0..board.size(), 0..board.size())
}

/// Draws a part of a board in the same way.
pub(super) fn part(
    edition: &Edition,
    board: &Board,
    marked: Marked<'_>,
    columns: Range<u8>,
    rows: Range<u8>,
) -> String {
    let mut text = String::new();
    let square = |column, row| Square { column, row };
    let letters = |text: &mut String| {
        text.push_str("   ");
        for column in columns.clone() {
            let _ = write!(text, " {} ", square(column, 0).letter());
        }
        text.push('\n');
    };
    letters(&mut text);
    for row in rows {
        let _ = write!(text, "{:>2} ", row + 1);
        for column in columns.clone() {
            text.push_str(&cell(edition, board, square(column, row), marked));
        }
        let _ = writeln!(text, " {}", row + 1);
    }
    letters(&mut text);
    text
}

fn cell(edition: &Edition, board: &Board, square: Square, marked: Marked<'_>) -> String {
    if let Some(tile) = board.get(square) {
        if marked.contains(&square) {
            return format!("{LAID}[{tile}]{LAID:#}");
        }
        return format!("{TILE} {tile} {TILE:#}");
    }
    let bonus = edition.bonus(square);
    let style = style(bonus);
    match bonus {
        Bonus::None if square == edition.centre() => format!("{FAINT} * {FAINT:#}"),
        Bonus::None => format!("{FAINT} · {FAINT:#}"),
        Bonus::Plus5 => format!("{style}+5 {style:#}"),
        Bonus::Plus10 => format!("{style}+10{style:#}"),
        Bonus::Double => format!("{style}2X {style:#}"),
        Bonus::Triple => format!("{style}3X {style:#}"),
    }
}

fn style(bonus: Bonus) -> Style {
    let color = match bonus {
        Bonus::None => return Style::new(),
        Bonus::Plus5 => AnsiColor::BrightGreen,
        Bonus::Plus10 => AnsiColor::BrightCyan,
        Bonus::Double => AnsiColor::BrightMagenta,
        Bonus::Triple => AnsiColor::BrightRed,
    };
    Style::new().fg_color(Some(color.into()))
}

/// What the signs on the board mean, a line each.
fn legend(lang: Lang) -> String {
    let mut text = String::new();
    for entry in fives::legend(lang) {
        let style = style(entry.bonus);
        let _ = writeln!(text, "  {style}{:<3}{style:#}  {}", entry.symbol, entry.meaning);
    }
    text
}

impl TextGame for Fives {
    fn draw(view: &View, names: &BySeat<Name>, lang: Lang) -> String {
        let public = view.public();
        let last = public.turns().last().map(|turn| turn.kind);
        let marked: Vec<Square> = match last {
            Some(TurnKind::Acted(Action::Play(play))) => play.laid().map(|(square, _)| square).collect(),
            _ => Vec::new(),
        };
        let mut text = board(public.edition(), public.board(), &marked);
        let _ = writeln!(text, "{}", PileHolds { tiles: public.pile() }.sentence(lang));
        // A player sees more than a watcher, to whom every play was told with its score.
        if let (Viewer::Seat(_), Some(rack)) = (view.viewer(), view.rack()) {
            for (seat, score) in public.scores().iter() {
                let mark = if public.phase() == Phase::Turn(seat) { '>' } else { ' ' };
                let _ = writeln!(text, "{mark} {}  {}", names[seat], number::whole((*score).into(), lang));
            }
            let tiles: Vec<String> =
                rack.tiles().iter().map(|tile| format!("{TILE} {tile} {TILE:#}")).collect();
            let _ = writeln!(text, "{}: {}", Label::Rack.text(lang), tiles.join(" "));
        }
        text
    }

    fn draw_edition(edition: &Edition, lang: Lang) -> String {
        let players = edition.players();
        let facts = Message::EditionFacts {
            name: edition.name(),
            size: edition.size(),
            tiles: edition.tiles().len(),
            least: *players.start(),
            most: *players.end(),
        };
        let empty = board(edition, &Board::empty(edition.size()), &[]);
        let counts: Vec<String> =
            Tile::ALL.iter().map(|tile| format!("{tile}×{}", edition.tiles().count(*tile))).collect();
        let tiles = Label::Tiles.text(lang);
        format!("{}\n\n{empty}\n{}\n{tiles}: {}\n", facts.sentence(lang), legend(lang), counts.join("  "))
    }
}

#[cfg(test)]
mod tests {
    use parlor_fives::Direction;

    use super::*;

    #[test]
    fn a_board_shows_bonus_squares_tiles_and_the_marked_play() {
        let edition = Edition::classic();
        let mut tiles = Board::empty(15);
        let (centre, next) = (edition.centre(), edition.centre().step(Direction::Across, 1));
        assert!(tiles.put(centre, parlor_fives::Tile::ALL[4]) && tiles.put(next, parlor_fives::Tile::ALL[4]));
        let drawn = anstream::adapter::strip_str(&board(&edition, &tiles, &[next])).to_string();
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O ");
        assert_eq!(lines[1], " 1 3X  ·  · +10 ·  ·  · 3X  ·  ·  · +10 ·  · 3X  1");
        assert_eq!(lines[8], " 8 3X  ·  · 2X  ·  ·  ·  5 [5] ·  · 2X  ·  · 3X  8");
        assert_eq!(lines.len(), 17);
    }
}
