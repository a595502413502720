//! The score sheet: rounds below each other, players side by side.

use std::fmt::Write as _;

use anstyle::Style;
use parlor_core::BySeat;
use parlor_scorzo::{FinishedRound, RoundId};
use parlor_words::program::Label;
use parlor_words::{Lang, Name};

use crate::draw::names::shortened;

/// What stands behind the points of the player who called.
const CALLED: char = '*';
/// The widest that a sheet is.
const WIDTH: usize = 80;

/// Draws the sheet of a game that is over.
pub(super) fn draw(
    finished: &[FinishedRound],
    totals: &BySeat<i32>,
    names: &BySeat<Name>,
    lang: Lang,
) -> String {
    let sheet = Sheet::new(names, lang);
    let bold = Style::new().bold();
    let mut text = format!("{bold}{}{bold:#}\n{}", Label::ScoreSheet.text(lang), sheet.head());
    let deciding = finished.iter().position(|round| matches!(round.round, RoundId::Deciding(_)));
    let (regular, deciding) = finished.split_at(deciding.unwrap_or(finished.len()));
    regular.iter().for_each(|round| text.push_str(&sheet.row(round)));
    text.push_str(&sheet.total(totals));
    if !deciding.is_empty() {
        let _ = writeln!(text, "\n{}", Label::DecidingRounds.text(lang));
        deciding.iter().for_each(|round| text.push_str(&sheet.row(round)));
    }
    if finished.iter().any(|round| round.caller.is_some()) {
        let _ = writeln!(text, "{CALLED} {}", Label::CalledScorzo.text(lang));
    }
    text
}

/// The columns of a sheet.
struct Sheet {
    /// What stands above each player's points.
    heads: BySeat<String>,
    round: &'static str,
    cards: &'static str,
    total: &'static str,
}

impl Sheet {
    fn new(names: &BySeat<Name>, lang: Lang) -> Sheet {
        let [round, cards, total] = [Label::Round, Label::Cards, Label::Total].map(|label| label.text(lang));
        let first = round.chars().count() + 2 + cards.chars().count();
        // Three characters between two columns, one of them for the mark.
        let room = (WIDTH - first) / usize::from(names.seats()).max(1) - 3;
        Sheet { heads: names.map(|_, name| shortened(name, room)), round, cards, total }
    }

    fn head(&self) -> String {
        let faint = Style::new().dimmed();
        let heads: String = self.heads.as_slice().iter().map(|head| format!("  {head:>4} ")).collect();
        format!("{faint}{}  {}{}{faint:#}\n", self.round, self.cards, heads.trim_end())
    }

    fn row(&self, round: &FinishedRound) -> String {
        let number = match round.round {
            RoundId::Regular(number) | RoundId::Deciding(number) => number,
        };
        let points = round.points.map(|seat, points| {
            let mark = if round.caller == Some(seat) { CALLED } else { ' ' };
            (points.map_or_else(|| "–".to_owned(), |points| points.to_string()), mark)
        });
        self.line(&number.to_string(), &round.cards.to_string(), &points)
    }

    fn total(&self, totals: &BySeat<i32>) -> String {
        let bold = Style::new().bold();
        let line = self.line(self.total, "", &totals.map(|_, total| (total.to_string(), ' ')));
        format!("{bold}{}{bold:#}\n", line.trim_end())
    }

    /// A line with a value and a mark for each player.
    fn line(&self, round: &str, cards: &str, values: &BySeat<(String, char)>) -> String {
        let columns = [self.round, self.cards].map(|head| head.chars().count());
        let mut line = format!("{round:>width$}  {cards:>next$}", width = columns[0], next = columns[1]);
        for (seat, (value, mark)) in values.iter() {
            let width = self.heads[seat].chars().count().max(4);
            let _ = write!(line, "  {value:>width$}{mark}");
        }
        format!("{}\n", line.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use parlor_core::Seat;

    use super::*;

    fn round(id: RoundId, caller: Option<u8>, points: [Option<u16>; 3]) -> FinishedRound {
        let dealer = Seat::new(0).unwrap();
        FinishedRound {
            round: id,
            dealer,
            cards: 8,
            caller: caller.and_then(Seat::new),
            hands: BySeat::new(3, |_| None),
            points: BySeat::new(3, |seat| points[seat.index()]),
        }
    }

    fn lines(rounds: &[FinishedRound], names: [&str; 3]) -> Vec<String> {
        let names = BySeat::new(3, |seat| Name::new(names[seat.index()]));
        let totals = BySeat::new(3, |seat| [12, 12, 110][seat.index()]);
        let text = draw(rounds, &totals, &names, Lang::English);
        anstream::adapter::strip_str(&text).to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn rounds_are_rows_and_those_that_decide_a_tie_stand_apart() {
        let rounds = [
            round(RoundId::Regular(1), Some(1), [Some(12), Some(0), Some(110)]),
            round(RoundId::Regular(2), None, [Some(0), Some(12), None]),
            round(RoundId::Deciding(1), Some(0), [Some(0), Some(7), None]),
        ];
        let expected = [
            "Score card",
            "Round  Cards   Ana    Ben   Carla",
            "    1      8    12      0*    110",
            "    2      8     0     12       –",
            "Total           12     12     110",
            "",
            "Tie-breaker rounds",
            "    1      8     0*     7       –",
            "* called Scorzo",
        ];
        assert_eq!(lines(&rounds, ["Ana", "Ben", "Carla"]), expected);
    }

    #[test]
    fn a_sheet_without_calls_or_deciding_rounds_does_not_speak_of_them() {
        let rounds = [round(RoundId::Regular(1), None, [Some(12), Some(12), Some(110)])];
        assert_eq!(lines(&rounds, ["Ana", "Ben", "Carla"]).len(), 4);
    }

    #[test]
    fn a_sheet_is_no_wider_than_80_columns() {
        let name = "A name of forty characters, which is all";
        assert_eq!(name.len(), 40);
        let names = BySeat::new(6, |_| Name::new(name));
        let finished = FinishedRound {
            points: BySeat::new(6, |_| Some(200)),
            hands: BySeat::new(6, |_| None),
            ..round(RoundId::Regular(11), Some(5), [None; 3])
        };
        for lang in Lang::ALL {
            let text = draw(std::slice::from_ref(&finished), &BySeat::new(6, |_| 1000), &names, lang);
            let plain = anstream::adapter::strip_str(&text).to_string();
            let widest = plain.lines().map(|line| line.chars().count()).max();
            assert!((70..=80).contains(&widest.unwrap()), "{plain}");
        }
    }
}
