//! What analysis found, as text for people.

use std::io::{self, Write};

use parlor_words::number::{decimal, percent, whole};
use parlor_words::program::{AnalysisMessage, Label};
use parlor_words::{Lang, Say as _};

use super::report::{CandidateLine, DecisionLine, GameReport, SeatLine, Unit, ViewReport};
use crate::draw::longest;
use crate::output::heading;

/// A line of a report, whichever screen shows it.
pub(crate) enum ReportLine {
    /// A heading.
    Heading(&'static str),
    /// All others.
    Text(String),
}

/// Nothing, between two parts.
const BLANK: ReportLine = ReportLine::Text(String::new());

impl ReportLine {
    fn wrapped(text: &str, width: usize) -> impl Iterator<Item = ReportLine> {
        textwrap::wrap(text, width).into_iter().map(|line| ReportLine::Text(line.into_owned()))
    }
}

/// Prints a report.
pub(crate) fn print_report(lines: &[ReportLine], out: &mut impl Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| match line {
        ReportLine::Heading(text) => heading(out, text),
        ReportLine::Text(text) => writeln!(out, "{text}"),
    })
}

/// How many of the costliest moves are shown with their candidates.
const SHOWN: usize = 5;

/// A difference of worth as people read it: points, or percent of games.
pub(super) fn amount(value: f64, unit: Unit, lang: Lang) -> String {
    match unit {
        Unit::Points => decimal(value, 1, lang),
        Unit::Wins => percent(value, lang),
    }
}

/// A difference in thousandths of the unit.
pub(crate) fn difference(thousandths: i64, unit: Unit, lang: Lang) -> String {
    amount(thousandths as f64 / 1_000.0, unit, lang)
}

/// The same for something that may not be known.
pub(super) fn perhaps(value: Option<f64>, unit: Unit, lang: Lang) -> String {
    value.map_or_else(|| "–".to_owned(), |value| amount(value, unit, lang))
}

/// A number with its sign.
pub(super) fn signed(value: f64, lang: Lang) -> String {
    let text = decimal(value, 1, lang);
    if value >= 0.05 { format!("+{text}") } else { text }
}

/// What the figures mean, sentence by sentence.
pub(super) fn notes(unit: Unit, rollouts: u32, lang: Lang) -> Vec<String> {
    let worth = match unit {
        Unit::Points => AnalysisMessage::WorthInPoints,
        Unit::Wins => AnalysisMessage::WorthInWins,
    };
    let notes =
        [AnalysisMessage::Budget { rollouts }, worth, AnalysisMessage::LossIs, AnalysisMessage::LuckIs];
    notes.map(|note| note.sentence(lang)).to_vec()
}

/// What was found in a game: the players, the moves that cost most, and if wanted every move.
pub(crate) fn game_lines(report: &GameReport, every_move: bool, width: usize, lang: Lang) -> Vec<ReportLine> {
    use ReportLine::{Heading, Text};
    let mut lines = vec![Heading(Label::Players.text(lang))];
    lines.extend(seat_lines(report, lang));
    lines.extend([BLANK, Heading(Label::Costliest.text(lang))]);
    let mistakes = report.mistakes();
    if mistakes.is_empty() {
        lines.push(Text(AnalysisMessage::NoMistakes.sentence(lang)));
    }
    for decision in mistakes.iter().take(SHOWN) {
        lines.push(Text(move_line(report, decision, lang)));
        let choice = Some(decision.action.as_str());
        lines.extend(candidate_lines(&decision.candidates, choice, report.unit, lang));
        lines.push(BLANK);
    }
    if every_move {
        lines.push(Heading(Label::EveryMove.text(lang)));
        let mut round = None;
        for decision in &report.decisions {
            if let Some(begun) = &decision.round
                && round != Some(begun)
            {
                round = Some(begun);
                lines.push(Text(format!("{} {begun}", Label::Round.text(lang))));
            }
            lines.push(Text(move_line(report, decision, lang)));
        }
        lines.push(BLANK);
    }
    for note in notes(report.unit, report.rollouts, lang) {
        lines.extend(ReportLine::wrapped(&note, width));
    }
    lines
}

fn seat_lines(report: &GameReport, lang: Lang) -> Vec<ReportLine> {
    let text = |label: Label| label.text(lang);
    let columns = [Label::Score, Label::Turns, Label::AsGood, Label::AverageLoss, Label::Luck];
    let names = report.seats.iter().map(|line| line.name.as_str());
    let first = longest(names.chain([text(Label::Player)]));
    let widths = columns.map(|label| text(label).chars().count().max(6));
    let row = |name: &str, cells: [String; 5], worst: &str| {
        let cells: Vec<String> =
            cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        format!("{name:<first$}  {}  {worst}", cells.join("  ")).trim_end().to_owned()
    };
    let heads = columns.map(|label| text(label).to_owned());
    let head = row(text(Label::Player), heads, text(Label::CostMost));
    let seat = |line: &SeatLine| {
        let score = line.score.map_or_else(|| "–".to_owned(), |score| whole(i64::from(score), lang));
        let cells = [
            score,
            line.turns.to_string(),
            format!("{}/{}", line.as_good, line.decisions),
            amount(line.average_loss, report.unit, lang),
            signed(line.luck, lang),
        ];
        row(&line.name, cells, &worst(report, line, lang))
    };
    std::iter::once(head).chain(report.seats.iter().map(seat)).map(ReportLine::Text).collect()
}

/// The move of a player that cost most, and how much.
pub(super) fn worst(report: &GameReport, line: &SeatLine, lang: Lang) -> String {
    let Some(decision) = line.worst.and_then(|number| report.decision(number)) else {
        return "–".to_owned();
    };
    format!("{}. {} (−{})", decision.number, decision.action, amount(decision.loss, report.unit, lang))
}

/// A move, and what would have been better.
fn move_line(report: &GameReport, decision: &DecisionLine, lang: Lang) -> String {
    let best = decision.candidates.first().filter(|_| decision.mistake);
    let verdict = match best {
        Some(best) => AnalysisMessage::Better {
            action: &best.action,
            loss: &amount(decision.loss, report.unit, lang),
            error: &perhaps(decision.error, report.unit, lang),
        }
        .say(lang),
        None => String::new(),
    };
    let (number, name) = (decision.number, report.name(decision.seat));
    let line = format!("{number:>4}. {name}: {:<12}  {verdict}", decision.action);
    line.trim_end().to_owned()
}

/// A table of candidates; the choice is marked.
pub(crate) fn candidate_lines(
    candidates: &[CandidateLine],
    choice: Option<&str>,
    unit: Unit,
    lang: Lang,
) -> Vec<ReportLine> {
    let text = |label: Label| label.text(lang);
    let actions = candidates.iter().map(|line| line.action.as_str());
    let first = longest(actions.chain([text(Label::Move)]));
    let rollouts = text(Label::Rollouts);
    let head = (text(Label::Move), text(Label::Expected));
    let head = format!("      {:<first$}  {:>10}  {:>7}  {rollouts:>8}", head.0, head.1, "±");
    let row = |line: &CandidateLine| {
        let mark = if choice == Some(line.action.as_str()) { text(Label::Chosen) } else { "" };
        let row = format!(
            "      {:<first$}  {:>10}  {:>7}  {:>width$}  {mark}",
            line.action,
            perhaps(line.worth, unit, lang),
            perhaps(line.error, unit, lang),
            whole(i64::from(line.rollouts), lang),
            width = rollouts.chars().count().max(8),
        );
        row.trim_end().to_owned()
    };
    std::iter::once(head).chain(candidates.iter().map(row)).map(ReportLine::Text).collect()
}

/// What there is to choose from.
pub(crate) fn view_lines(report: &ViewReport, width: usize, lang: Lang) -> Vec<ReportLine> {
    let mut lines = vec![ReportLine::Heading(Label::Candidates.text(lang))];
    lines.extend(candidate_lines(&report.candidates, None, report.unit, lang));
    lines.push(BLANK);
    for note in notes(report.unit, report.rollouts, lang).iter().take(2) {
        lines.extend(ReportLine::wrapped(note, width));
    }
    lines
}
