//! `parlor puzzle`: one move is far better than all others; which?

use std::io::{self, BufRead as _, Write};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use parlor_bots::Puzzle;
use parlor_bots::analysis::{Review, Study};
use parlor_words::program::AnalysisMessage;
use parlor_words::{Lang, Say as _, as_typed, cited, list_or, player_numbers, sentence};
use serde::Serialize;

use crate::analysis::{self, CandidateLine, Unit, candidate_lines, difference, print_report};
use crate::args::PuzzleArgs;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::{Output, heading};
use crate::positions;
use crate::referee::json;
use crate::terminal::TerminalGame;

pub(super) fn run(args: &PuzzleArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let date = match &args.date {
        Some(text) => {
            read_date(text).ok_or_else(|| Failure::misuse(&AnalysisMessage::BadDate { text }, lang))?
        }
        // In universal time, so that it is the same day everywhere.
        None => Timestamp::now().to_zoned(TimeZone::UTC).date(),
    };
    with_game!(&args.game, lang, G => solve::<G>(date, args, output))
}

/// The day that a text names. Puzzles are named by how it is written, which is why there is one way to write it.
fn read_date(text: &str) -> Option<Date> {
    text.parse().ok().filter(|date: &Date| date.to_string() == text && date.year() >= 1970)
}

#[derive(Serialize)]
struct Told<'a, V> {
    game: &'a str,
    date: String,
    view: &'a V,
    solutions: Vec<String>,
    unit: Unit,
    candidates: Vec<CandidateLine>,
}

/// How many rollouts an answer gets that the puzzle did not think of.
const ROLLOUTS: u32 = 20_000;
/// How many candidates are shown.
const SHOWN: usize = 8;

fn solve<G: TerminalGame>(date: Date, args: &PuzzleArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let puzzle = Puzzle::<G>::from_text(&date.to_string());
    let puzzle = puzzle.ok_or_else(|| Failure::misuse(&AnalysisMessage::NoPuzzle, lang))?;
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", json(&told(&puzzle, date)))?;
        out.flush()?;
        return Ok(Exit::Yes);
    }
    let seat = positions::mover::<G>(&puzzle.view);
    let names = player_numbers(G::scores(&puzzle.view).seats(), lang);
    let player = seat.map_or_else(String::new, |seat| names[seat].to_string());
    let title = AnalysisMessage::PuzzleFor { date: &date.to_string() }.say(lang);
    heading(&mut out, &format!("{}: {title}", G::NAME))?;
    write!(out, "\n{}\n", G::draw(&puzzle.view, &names, lang))?;
    writeln!(out, "{}", AnalysisMessage::PuzzleAsks { player: &player }.sentence(lang))?;
    out.flush()?;
    if args.solution {
        print_solution(&puzzle, &mut out, lang)?;
        out.flush()?;
        return Ok(Exit::Yes);
    }
    let answer = match &args.answer {
        Some(answer) => read::<G>(&puzzle.view, answer, lang).map_err(Failure::Misuse)?,
        None => match ask::<G>(&puzzle, &mut out, lang)? {
            Some(answer) => answer,
            None => return Ok(Exit::No),
        },
    };
    let is_solved = explain(&puzzle, answer, &mut out, lang)?;
    out.flush()?;
    Ok(if is_solved { Exit::Yes } else { Exit::No })
}

fn told<G: TerminalGame>(puzzle: &Puzzle<G>, date: Date) -> Told<'_, G::View> {
    let solutions = puzzle.candidates.iter().take(puzzle.solutions);
    Told {
        game: G::ID,
        date: date.to_string(),
        view: &puzzle.view,
        solutions: solutions.map(|candidate| candidate.action.to_string()).collect(),
        unit: Unit::new(G::SCORE_UNIT),
        candidates: puzzle.candidates.iter().take(SHOWN).map(CandidateLine::new).collect(),
    }
}

/// Asks until there is an answer that the rules allow; `None` if nobody answers any more.
fn ask<G: TerminalGame>(
    puzzle: &Puzzle<G>,
    out: &mut impl Write,
    lang: Lang,
) -> Result<Option<G::Action>, Failure> {
    // Something that can be done, but not what should be.
    let example = puzzle.candidates.last().map_or_else(String::new, |last| typed(last.action, lang));
    let mut lines = io::stdin().lock().lines();
    loop {
        let question = AnalysisMessage::PuzzleAnswer { example: &example }.say(lang);
        write!(out, "{}", capital(&question))?;
        out.flush()?;
        let Some(line) = lines.next() else {
            writeln!(out)?;
            return Ok(None);
        };
        match read::<G>(&puzzle.view, &line?, lang) {
            Ok(action) => return Ok(Some(action)),
            Err(why) => writeln!(out, "{}", sentence(&why))?,
        }
    }
}

/// The text with a capital letter; it asks, and has no full stop.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// A move as people type it.
fn typed(action: impl std::fmt::Display, lang: Lang) -> String {
    as_typed(&action.to_string(), lang)
}

/// Reads an answer, or says as a clause why it is invalid.
fn read<G: TerminalGame>(view: &G::View, typed: &str, lang: Lang) -> Result<G::Action, String> {
    let action = G::read_action(&G::spelled(typed)).map_err(|error| error.say(lang))?;
    if G::actions(view).contains(&action) {
        return Ok(action);
    }
    Err(positions::refusal::<G>(view, action)
        .map_or_else(String::new, |refusal| cited(&refusal, lang).to_string()))
}

/// Compares the answer with the solution; whether it is one.
fn explain<G: TerminalGame>(
    puzzle: &Puzzle<G>,
    answer: G::Action,
    out: &mut impl Write,
    lang: Lang,
) -> Result<bool, Failure> {
    let is_solved = puzzle.is_solved_by(answer);
    let is_known = puzzle.candidates.iter().any(|candidate| candidate.action == answer);
    let review = if is_known {
        Review::new(answer, puzzle.candidates.clone())
    } else {
        // Everything is tried again, with the answer.
        match Study::<G>::new(&puzzle.view, answer, &analysis::seed(), ROLLOUTS) {
            Some(study) => study.finish(),
            None => Review::new(answer, puzzle.candidates.clone()),
        }
    };
    let unit = Unit::new(G::SCORE_UNIT);
    let best = puzzle.candidates.first().map_or_else(String::new, |best| typed(best.action, lang));
    if is_solved {
        writeln!(out, "{}", AnalysisMessage::Solved.sentence(lang))?;
    } else {
        let loss = difference(review.loss(), unit, lang);
        writeln!(out, "{}", AnalysisMessage::NotSolved { best: &best, loss: &loss }.sentence(lang))?;
    }
    let shown = review.candidates.iter().take(SHOWN);
    let choice = review.candidates.iter().skip(SHOWN).find(|candidate| candidate.action == answer);
    let lines: Vec<CandidateLine> = shown.chain(choice).map(CandidateLine::new).collect();
    print_report(&candidate_lines(&lines, Some(&answer.to_string()), unit, lang), out)?;
    Ok(is_solved)
}

fn print_solution<G: TerminalGame>(puzzle: &Puzzle<G>, out: &mut impl Write, lang: Lang) -> io::Result<()> {
    let unit = Unit::new(G::SCORE_UNIT);
    if let (Some(best), Some(next)) = (puzzle.candidates.first(), puzzle.candidates.get(puzzle.solutions)) {
        let gap = difference(best.worth - next.worth, unit, lang);
        let solutions: Vec<String> =
            puzzle.candidates.iter().take(puzzle.solutions).map(|best| typed(best.action, lang)).collect();
        let solution = AnalysisMessage::Solution { best: &list_or(&solutions, lang), gap: &gap };
        writeln!(out, "{}", solution.sentence(lang))?;
    }
    let lines: Vec<CandidateLine> = puzzle.candidates.iter().take(SHOWN).map(CandidateLine::new).collect();
    print_report(&candidate_lines(&lines, None, unit, lang), out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_that_exist_are_dates() {
        for good in ["2026-11-16", "2024-02-29", "1970-01-01"] {
            assert_eq!(read_date(good).unwrap().to_string(), good);
        }
        for bad in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "16-11-2026",
            "2026-11-160",
            "+026-11-16",
            "20261116",
            "2026-11-16T12:00",
            "1969-12-31",
            "today",
            "",
        ] {
            assert_eq!(read_date(bad), None, "{bad:?}");
        }
    }
}
