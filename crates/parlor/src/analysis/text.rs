//! What analysis found, as text for people.

use std::io::{self, Write};

use parlor_words::number::{decimal, percent, whole};
use parlor_words::program::{AnalysisMessage, Label};
use parlor_words::{Lang, Say as _, as_typed};

use super::report::{CandidateLine, DecisionLine, GameReport, SeatLine, Unit, ViewReport};
use crate::draw::{longest, shortened};
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
    lines.extend(seat_lines(report, width, lang));
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
                lines.push(Text(round_name(begun, lang)));
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

/// A row for every player. Where there is not enough room, the heads of columns take two lines, and long names are shortened.
fn seat_lines(report: &GameReport, width: usize, lang: Lang) -> Vec<ReportLine> {
    let names = longest(report.seats.iter().map(|line| line.name.as_str()));
    let lines = seat_table(report, names, false, lang);
    let is_too_wide = |lines: &[String]| longest(lines).saturating_sub(width);
    let lines = match is_too_wide(&lines) {
        0 => lines,
        _ => {
            let lines = seat_table(report, names, true, lang);
            match is_too_wide(&lines) {
                0 => lines,
                missing => seat_table(report, names.saturating_sub(missing).max(8), true, lang),
            }
        }
    };
    lines.into_iter().map(ReportLine::Text).collect()
}

/// The same with names no longer than `widest`.
fn seat_table(report: &GameReport, widest: usize, two_lines: bool, lang: Lang) -> Vec<String> {
    let text = |label: Label| label.text(lang);
    let columns = [Label::Score, Label::Turns, Label::AsGood, Label::AverageLoss, Label::Luck];
    let names: Vec<String> = report.seats.iter().map(|line| shortened(&line.name, widest)).collect();
    let first = longest(names.iter().map(String::as_str).chain([text(Label::Player)]));
    let heads = columns.map(|label| head_lines(text(label), two_lines));
    let widths = heads.each_ref().map(|lines| longest(lines).max(6));
    let row = |name: &str, cells: [String; 5], worst: &str| {
        let cells: Vec<String> =
            cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        format!("{name:<first$}  {}  {worst}", cells.join("  ")).trim_end().to_owned()
    };
    let above = row("", heads.each_ref().map(|[above, _]| above.clone()), "");
    let head = row(text(Label::Player), heads.map(|[_, below]| below), text(Label::CostMost));
    let seat = |(line, name): (&SeatLine, &String)| {
        let score = line.score.map_or_else(|| "–".to_owned(), |score| whole(i64::from(score), lang));
        let cells = [
            score,
            line.turns.to_string(),
            format!("{}/{}", line.as_good, line.decisions),
            amount(line.average_loss, report.unit, lang),
            signed(line.luck, lang),
        ];
        row(name, cells, &worst(report, line, lang))
    };
    let heads = [above, head].into_iter().filter(|line| !line.is_empty());
    heads.chain(report.seats.iter().zip(&names).map(seat)).collect()
}

/// The head of a column in one line or in two, the second of which is never empty.
fn head_lines(head: &str, two_lines: bool) -> [String; 2] {
    let fits = |width: &usize| textwrap::wrap(head, *width).len() <= 2;
    let longest_word = longest(head.split(' '));
    let narrowest = (longest_word..).find(fits).filter(|_| two_lines);
    let lines = narrowest.map(|width| textwrap::wrap(head, width)).unwrap_or_default();
    match &lines[..] {
        [above, below] => [above.to_string(), below.to_string()],
        _ => [String::new(), head.to_owned()],
    }
}

/// The move of a player that cost most, and how much.
pub(super) fn worst(report: &GameReport, line: &SeatLine, lang: Lang) -> String {
    let Some(decision) = line.worst.and_then(|number| report.decision(number)) else {
        return "–".to_owned();
    };
    let action = as_typed(&decision.action, lang);
    format!("{}. {action} (−{})", decision.number, amount(decision.loss, report.unit, lang))
}

/// A round as people read it, from how programs are told which one it is.
pub(super) fn round_name(round: &str, lang: Lang) -> String {
    match round.strip_prefix("decider/") {
        Some(number) => format!("{} {number}", Label::DecidingRound.text(lang)),
        None => format!("{} {round}", Label::Round.text(lang)),
    }
}

/// A move, and what would have been better.
fn move_line(report: &GameReport, decision: &DecisionLine, lang: Lang) -> String {
    let best = decision.candidates.first().filter(|_| decision.mistake);
    let verdict = match best {
        Some(best) => AnalysisMessage::Better {
            action: &as_typed(&best.action, lang),
            loss: &amount(decision.loss, report.unit, lang),
            error: &perhaps(decision.error, report.unit, lang),
        }
        .say(lang),
        None => String::new(),
    };
    let (number, name) = (decision.number, report.name(decision.seat));
    let line = format!("{number:>4}. {name}: {:<12}  {verdict}", as_typed(&decision.action, lang));
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
    let actions = candidates.iter().map(|line| as_typed(&line.action, lang));
    let first = longest(actions.chain([text(Label::Move).to_owned()]));
    let rollouts = text(Label::Rollouts);
    let head = (text(Label::Move), text(Label::Expected));
    let head = format!("      {:<first$}  {:>10}  {:>7}  {rollouts:>8}", head.0, head.1, "±");
    let row = |line: &CandidateLine| {
        let mark = if choice == Some(line.action.as_str()) { text(Label::Chosen) } else { "" };
        let row = format!(
            "      {:<first$}  {:>10}  {:>7}  {:>width$}  {mark}",
            as_typed(&line.action, lang),
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
