//! `parlor fives`: find and judge plays, for people.

use std::io::Write;

use parlor_core::Refusal as _;
use parlor_fives::{Board, Edition, Fives, Rack, Refusal, Square, Tile, Verdict, Written, judge, judge_pass};
use parlor_words::program::{Label, Message, Problem};
use parlor_words::{Lang, Say, fives, in_notation};

use super::edition;
use crate::args::{FivesCommand, PositionArgs};
use crate::draw;
use crate::editions;
use crate::failure::{Exit, Failure};
use crate::output::{Output, heading};
use crate::referee::{judge_answer, plays_answer, sorted_plays};
use crate::text_file;

pub(super) fn run(command: &FivesCommand, output: &Output) -> Result<Exit, Failure> {
    match command {
        FivesCommand::Plays { rack, position, top, all } => {
            plays(rack, position, if *all { usize::MAX } else { *top }, output)
        }
        FivesCommand::Judge { play, rack, position } => {
            // Whether the space is within quotes makes no difference.
            let words: Vec<&str> = play.iter().flat_map(|part| part.split_whitespace()).collect();
            verdict(&words.join(" "), rack.as_deref(), position, output)
        }
        FivesCommand::Edition(args) => edition::show::<Fives>(args, output),
    }
}

fn plays(rack: &str, position: &PositionArgs, top: usize, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let (edition, board) = read_position(position, lang)?;
    let rack = read_rack(rack, lang)?;
    let plays = sorted_plays(&edition, &board, &rack);
    let mut out = output.out();
    if position.json {
        writeln!(out, "{}", plays_answer(&plays))?;
        out.flush()?;
        return Ok(Exit::Yes);
    }
    let best = plays.first().and_then(|(play, _)| play.parse::<Written>().ok());
    show_board(&mut out, &edition, &board, best.as_ref(), &[])?;
    let tiles: Vec<String> = rack.tiles().iter().map(|tile| tile.to_string()).collect();
    writeln!(out, "{}: {}\n", Label::Rack.text(lang), tiles.join(" "))?;
    if plays.is_empty() {
        writeln!(out, "{}", parlor_words::sentence(Label::NoLegalPlay.text(lang)))?;
    } else {
        let shown = plays.len().min(top);
        writeln!(out, "{}\n", Message::PlaysFound { shown, total: plays.len() }.sentence(lang))?;
        heading(&mut out, &format!("{:>6}  {}", Label::Score.text(lang), Label::Play.text(lang)))?;
        for (play, score) in plays.iter().take(shown) {
            writeln!(out, "{score:>6}  {play}")?;
        }
    }
    out.flush()?;
    Ok(Exit::Yes)
}

fn verdict(
    play: &str,
    rack: Option<&str>,
    position: &PositionArgs,
    output: &Output,
) -> Result<Exit, Failure> {
    let lang = output.lang();
    let (edition, board) = read_position(position, lang)?;
    let rack = rack.map(|rack| read_rack(rack, lang)).transpose()?;
    let mut written = None;
    let verdict = if in_notation(play).eq_ignore_ascii_case("pass") {
        let rack =
            rack.ok_or_else(|| Failure::misuse(&parlor_words::program::RefereeProblem::PassNeedsRack, lang))?;
        judge_pass(&edition, &board, &rack).map(|()| Verdict { score: 0, clusters: Vec::new() })
    } else {
        // People need not hold the shift key.
        let play: Written =
            play.to_ascii_uppercase().parse().map_err(|error| Failure::misuse(&error, lang))?;
        let verdict = judge(&edition, &board, rack.as_ref(), &play);
        written = Some(play);
        verdict
    };
    let exit = if verdict.is_ok() { Exit::Yes } else { Exit::No };
    let mut out = output.out();
    if position.json {
        writeln!(out, "{}", judge_answer(&verdict, lang))?;
    } else {
        let questioned = questioned_squares(&verdict);
        show_board(&mut out, &edition, &board, written.as_ref(), &questioned)?;
        explain(&mut out, &verdict, lang)?;
    }
    out.flush()?;
    Ok(exit)
}

fn explain(out: &mut impl Write, verdict: &Result<Verdict, Refusal>, lang: Lang) -> Result<(), Failure> {
    match verdict {
        Ok(verdict) => {
            heading(out, &Message::LegalFor { score: verdict.score }.sentence(lang))?;
            if !verdict.clusters.is_empty() {
                fives::explain(verdict, lang).iter().try_for_each(|line| writeln!(out, "  {line}"))?;
            }
        }
        Err(refusal) => {
            let reason = refusal.say(lang);
            heading(out, &Message::NotLegalBy { rule: refusal.rule(), reason: &reason }.sentence(lang))?;
        }
    }
    Ok(())
}

/// The squares that a refusal is about.
fn questioned_squares(verdict: &Result<Verdict, Refusal>) -> Vec<Square> {
    match verdict {
        Err(Refusal::WrongSum { squares, .. } | Refusal::TooLong { squares }) => squares.clone(),
        Err(Refusal::Filled { square }) => vec![*square],
        _ => Vec::new(),
    }
}

/// Draws the board with the play on it, as far as it fits.
fn show_board(
    out: &mut impl Write,
    edition: &Edition,
    board: &Board,
    play: Option<&Written>,
    also_marked: &[Square],
) -> Result<(), Failure> {
    let mut board = *board;
    let mut marked = also_marked.to_vec();
    for (square, tile) in play.into_iter().flat_map(Written::laid) {
        if board.put(square, tile) {
            marked.push(square);
        }
    }
    writeln!(out, "{}", draw::board(edition, &board, &marked))?;
    Ok(())
}

fn read_rack(text: &str, lang: Lang) -> Result<Rack, Failure> {
    let bad = || Failure::misuse(&Problem::BadRack { text }, lang);
    let digits = text.chars().filter(|character| !character.is_whitespace() && *character != ',');
    let tiles: Vec<Tile> =
        digits.map(|digit| digit.to_string().parse().map_err(|_| bad())).collect::<Result<_, _>>()?;
    Rack::new(tiles).filter(|rack| !rack.is_empty()).ok_or_else(bad)
}

/// The edition and the board of the arguments; in a board file, blank lines and lines that begin with # don't count.
fn read_position(args: &PositionArgs, lang: Lang) -> Result<(Edition, Board), Failure> {
    let edition = editions::find::<Fives>(&args.edition, lang)?;
    let Some(path) = &args.board else {
        let board = Board::empty(edition.size());
        return Ok((edition, board));
    };
    let text = text_file::read(path, lang)?;
    let rows: Vec<&str> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let board =
        Board::from_rows(edition.size(), &rows).map_err(|error| text_file::broken(path, &error, lang))?;
    Ok((edition, board))
}
