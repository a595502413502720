//! The score sheet: turns below each other, with what was rolled and laid, and players side by side.

use std::fmt::Write as _;

use anstyle::Style;
use parlor_core::{BySeat, Seat};
use parlor_polygon::{Action, Placement, Public, Turn};
use parlor_words::program::Label;
use parlor_words::{Lang, Name, as_typed, polygon};

use super::board::{color, sign};
use crate::draw::names::{longest, shortened};

/// The widest that a sheet is.
const WIDTH: usize = 80;
/// How much room a placement and its score have.
const PLACEMENT: usize = 9;
const SCORE: usize = 4;

/// Draws the sheet of a game that is over.
pub(super) fn draw(public: &Public, names: &BySeat<Name>, lang: Lang) -> String {
    let sheet = Sheet::new(public, names, lang);
    let bold = Style::new().bold();
    let mut text = format!("{bold}{}{bold:#}\n{}", Label::ScoreSheet.text(lang), sheet.head());
    for (number, turn) in (1..).zip(public.turns()) {
        text.push_str(&sheet.row(number, turn));
    }
    text + &sheet.total(public.scores())
}

/// The columns of a sheet.
struct Sheet {
    lang: Lang,
    /// What stands above each player's points.
    heads: BySeat<String>,
    turn: usize,
    roll: usize,
    placement: usize,
}

impl Sheet {
    fn new(public: &Public, names: &BySeat<Name>, lang: Lang) -> Sheet {
        let turn = longest([Label::Turn, Label::Total].map(|label| label.text(lang)));
        let roll = 2 + longest(parlor_polygon::Symbol::ALL.map(|symbol| polygon::symbol(symbol, lang)));
        let placements = public
            .turns()
            .iter()
            .flat_map(|turn| turn.placements.iter().map(|placement| written(placement, lang)));
        let placement = longest(placements).max(PLACEMENT);
        let before = turn + 2 + roll + 2 * (2 + placement + SCORE);
        let room = WIDTH.saturating_sub(before) / usize::from(names.seats()).max(1);
        let heads = names.map(|_, name| shortened(name, room.saturating_sub(2).max(SCORE)));
        Sheet { lang, heads, turn, roll, placement }
    }

    fn head(&self) -> String {
        let faint = Style::new().dimmed();
        let [turn, roll, first, second] = [Label::Turn, Label::Roll, Label::FirstTile, Label::SecondTile]
            .map(|label| label.text(self.lang));
        let (width, next, tile) = (self.turn, self.roll, self.placement + SCORE);
        let mut line = format!("{turn:<width$}  {roll:<next$}  {first:<tile$}  {second:<tile$}");
        for head in self.heads.as_slice() {
            let _ = write!(line, "  {head:>SCORE$}");
        }
        format!("{faint}{line}{faint:#}\n")
    }

    fn row(&self, number: usize, turn: &Turn) -> String {
        let (width, style) = (self.turn, color(turn.roll));
        let name = polygon::symbol(turn.roll, self.lang);
        let padded = format!("{name:<next$}", next = self.roll - 2);
        let mut line = format!("{number:>width$}  {style}{}{style:#} {padded}", sign(turn.roll, true));
        for place in 0..2 {
            let _ = write!(line, "  {}", self.placement(turn.placements.get(place)));
        }
        let points: u32 = turn.placements.iter().map(|placement| u32::from(placement.score())).sum();
        self.points(line, |seat| if seat == turn.seat { points.to_string() } else { String::new() })
    }

    /// A tile, where it was laid, and what it scored.
    fn placement(&self, placement: Option<&Placement>) -> String {
        let columns =
            placement.map(|placement| (written(placement, self.lang), placement.score().to_string()));
        let (text, score) = columns.unwrap_or_default();
        format!("{text:<width$}{score:>SCORE$}", width = self.placement)
    }

    fn total(&self, totals: &BySeat<i32>) -> String {
        let bold = Style::new().bold();
        let blank = self.roll + 2 * (2 + self.placement + SCORE);
        let (label, width) = (Label::Total.text(self.lang), self.turn);
        let line = format!("{label:<width$}  {:blank$}", "");
        format!("{bold}{}{bold:#}\n", self.points(line, |seat| totals[seat].to_string()).trim_end())
    }

    /// A line with something for each player.
    fn points(&self, mut line: String, value: impl Fn(Seat) -> String) -> String {
        for (seat, head) in self.heads.iter() {
            let width = head.chars().count().max(SCORE);
            let _ = write!(line, "  {:>width$}", value(seat));
        }
        format!("{}\n", line.trim_end())
    }
}

/// A placement as people type it.
fn written(placement: &Placement, lang: Lang) -> String {
    as_typed(&Action { tile: placement.tile, space: placement.space }.to_string(), lang)
}

#[cfg(test)]
mod tests {

    use parlor_bots::{GameSeed, Level, play};
    use parlor_core::{Game, SetUp, Viewer};
    use parlor_polygon::Polygon;

    use super::*;

    fn lines(players: u8, name: &str, lang: Lang) -> Vec<String> {
        let seeds = GameSeed::new("1");
        let set_up = SetUp::<Polygon>::classic(players, seeds.deal());
        let log = play(set_up, &BySeat::new(players, |_| Level::Greedy), &seeds).unwrap();
        let view = Polygon::view(log.state(), Viewer::Watcher);
        let names = BySeat::new(players, |seat| Name::new(format!("{name} {seat}")));
        let text = draw(view.public(), &names, lang);
        anstream::adapter::strip_str(&text).to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_turn_is_a_row_whose_scores_add_up() {
        let lines = lines(2, "Ana", Lang::English);
        assert_eq!((lines.len(), lines[0].as_str()), (2 + 24 + 1, "Score card"));
        let mut sum = 0;
        for (number, line) in (1..).zip(&lines[2..26]) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [turn, _, _, _, _, first, _, _, second, points] = words[..] else { panic!("{line}") };
            assert_eq!(turn, number.to_string());
            let [first, second, points] = [first, second, points].map(|score| score.parse::<u32>().unwrap());
            assert_eq!(first + second, points, "{line}");
            sum += points;
        }
        let totals: Vec<u32> =
            lines[26].split_whitespace().skip(1).map(|total| total.parse().unwrap()).collect();
        assert_eq!((totals.len(), totals.iter().sum()), (2, sum));
    }

    #[test]
    fn a_sheet_is_no_wider_than_80_columns() {
        for lang in Lang::ALL {
            for line in lines(4, "A name of thirty-eight characters, all", lang) {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
