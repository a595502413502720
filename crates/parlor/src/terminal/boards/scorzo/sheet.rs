//! The page of the score sheet, narrow enough to stand beside the board.

use parlor_core::BySeat;
use parlor_scorzo::{FinishedRound, RoundId, Scorzo};
use parlor_words::Name;
use parlor_words::program::Label;
use ratatui::text::Line;

use crate::draw::shortened;
use crate::terminal::board::{Page, Scene};
use crate::terminal::theme;

/// What stands behind the points of the player who called.
const CALLED: char = '*';
/// How many columns a page has at the least.
const WIDTH: usize = 27;
/// How many of them are for the number of the round.
const NUMBER: usize = 3;

/// All rounds so far, with the points and the totals.
pub(super) fn page(scene: &Scene<'_, Scorzo>) -> Page {
    let table = scene.view.public();
    let column = ((WIDTH - NUMBER) / usize::from(table.players()).max(1)).min(12);
    let row = |number: &str, cells: &BySeat<String>| -> String {
        // The last column of each is for the mark.
        let cells: String = cells.as_slice().iter().map(|cell| format!("{cell:>column$}")).collect();
        format!("{number:>width$}{cells}", width = NUMBER - 1).trim_end().to_owned()
    };
    let heads = heads(scene.names, column - 1).map(|_, head| format!("{head} "));
    let mut lines = vec![Line::styled(row("", &heads), theme::FAINT)];
    let finished = table.finished();
    let decides = |round: &&FinishedRound| matches!(round.round, RoundId::Deciding(_));
    lines.extend(finished.iter().filter(|round| !decides(round)).map(|round| row_of(round, row).into()));
    let totals = table.scores().map(|_, total| format!("{total} "));
    lines.push(Line::styled(row("=", &totals), theme::HEADING));
    if finished.iter().any(|round| decides(&round)) {
        lines.push(Line::default());
        lines.push(Line::styled(Label::DecidingRounds.text(scene.lang), theme::FAINT));
        lines.extend(finished.iter().filter(decides).map(|round| row_of(round, row).into()));
    }
    if finished.iter().any(|round| round.caller.is_some()) {
        lines.push(Line::styled(format!("{CALLED} {}", Label::CalledScorzo.text(scene.lang)), theme::FAINT));
    }
    Page { title: Label::ScoreSheet.text(scene.lang).to_owned(), lines, grows: true }
}

/// The row of one round.
fn row_of(round: &FinishedRound, row: impl Fn(&str, &BySeat<String>) -> String) -> String {
    let (RoundId::Regular(number) | RoundId::Deciding(number)) = round.round;
    let cells = round.points.map(|seat, points| {
        let mark = if round.caller == Some(seat) { CALLED } else { ' ' };
        points.map_or_else(|| format!("–{mark}"), |points| format!("{points}{mark}"))
    });
    row(&number.to_string(), &cells)
}

/// The names, as much of them as fits; where that is too little to tell players apart, they have the numbers of their seats.
fn heads(names: &BySeat<Name>, width: usize) -> BySeat<String> {
    let begin = |name: &str, width: usize| name.chars().take(width).collect::<String>().trim_end().to_owned();
    let heads = names.map(|_, name| if width > 4 { shortened(name, width) } else { begin(name, width) });
    let is_twice = |head: &String| heads.as_slice().iter().filter(|other| *other == head).count() > 1;
    names.map(|seat, name| match &heads[seat] {
        head if is_twice(head) => format!("{}{seat}", begin(name, width - 1)),
        head => head.clone(),
    })
}
