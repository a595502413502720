//! `parlor polygon`: find and judge turns, for people.

use std::io::{self, Write};

use parlor_core::Refusal as _;
use parlor_polygon::{
    Action, ActionError, Board, Edition, Placement, Polygon, Refusal, ScoredTurn, Space, Symbol, Task, Tile,
    judge,
};
use parlor_words::program::{Label, Message, Problem, SpaceProblem};
use parlor_words::{Lang, Say, as_typed, in_notation, polygon};

use super::edition;
use crate::args::{PolygonCommand, TurnArgs};
use crate::draw::{self, Marks, longest};
use crate::editions;
use crate::failure::{Exit, Failure};
use crate::output::{Output, heading};
use crate::referee::{best_turns_first, turn_answer, turns_answer};
use crate::stacks;
use crate::text_file;

pub(super) fn run(command: &PolygonCommand, output: &Output) -> Result<Exit, Failure> {
    match command {
        PolygonCommand::Turns { tiles, position, top, all } => {
            turns(tiles, position, if *all { usize::MAX } else { *top }, output)
        }
        PolygonCommand::Judge { turn, tiles, position } => {
            verdict(&turn.join(" "), tiles.as_deref(), position, output)
        }
        PolygonCommand::Edition(args) => edition::show::<Polygon>(args, output),
    }
}

/// What a command is about.
struct Position {
    edition: Edition,
    board: Board,
    roll: Symbol,
}

fn turns(tiles: &str, args: &TurnArgs, top: usize, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let position = read_position(args, lang)?;
    let task = Task::new(position.roll, read_tiles(tiles, lang)?);
    let turns = best_turns_first(&position.edition, &position.board, &task);
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", turns_answer(&turns))?;
        out.flush()?;
        return Ok(Exit::Yes);
    }
    let best = turns.first();
    let laid: Vec<Action> = best.into_iter().flat_map(actions).collect();
    show_board(&mut out, &position, &laid)?;
    writeln!(out, "{}\n", draw::to_do(task.roll(), task.tiles(), lang))?;
    let shown = turns.len().min(top);
    let best = best.map_or(0, ScoredTurn::total);
    writeln!(out, "{}\n", Message::TurnsFound { shown, total: turns.len(), best }.sentence(lang))?;
    show_turns(&mut out, &turns[..shown], lang)?;
    out.flush()?;
    Ok(Exit::Yes)
}

/// A line for each turn: its total, and its tiles with where they are laid and what each scores.
fn show_turns(out: &mut impl Write, turns: &[ScoredTurn], lang: Lang) -> io::Result<()> {
    let typed = |action: Action| as_typed(&action.to_string(), lang);
    let width = longest(turns.iter().flat_map(actions).map(typed));
    let [score, first, second] =
        [Label::Score, Label::FirstTile, Label::SecondTile].map(|label| label.text(lang));
    let has_second = turns.iter().any(|turn| turn.second.is_some());
    // Three digits and a blank for what a tile scores.
    let column = (width + 4).max(first.chars().count());
    let second = if has_second { second } else { "" };
    heading(out, format!("{score:>6}  {first:<column$}  {second}").trim_end())?;
    for turn in turns {
        let placed = actions(turn).zip(turn.scores).map(|(action, score)| {
            let text = format!("{:<width$} {score:>3}", typed(action));
            format!("{text:<column$}")
        });
        writeln!(out, "{:>6}  {}", turn.total(), placed.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn verdict(turn: &str, tiles: Option<&str>, args: &TurnArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let position = read_position(args, lang)?;
    let turn = read_turn(turn, lang)?;
    let tiles = match tiles {
        Some(tiles) => read_tiles(tiles, lang)?,
        None => check_count(turn.iter().map(|action| action.tile).collect(), lang)?,
    };
    let places: Vec<(Tile, Option<Space>)> = turn.iter().map(|action| (action.tile, action.space)).collect();
    let task = Task::new(position.roll, tiles);
    let verdict = judge(&position.edition, &position.board, &task, &places);
    let exit = if verdict.is_ok() { Exit::Yes } else { Exit::No };
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", turn_answer(&verdict, lang))?;
    } else {
        show_board(&mut out, &position, &turn)?;
        writeln!(out, "{}\n", draw::to_do(task.roll(), task.tiles(), lang))?;
        explain(&mut out, &verdict, lang)?;
    }
    out.flush()?;
    Ok(exit)
}

fn explain(
    out: &mut impl Write,
    verdict: &Result<Vec<Placement>, Refusal>,
    lang: Lang,
) -> Result<(), Failure> {
    match verdict {
        Ok(placements) => {
            let score = placements.iter().map(|placement| u32::from(placement.score())).sum();
            heading(out, &Message::LegalFor { score }.sentence(lang))?;
            polygon::explain(placements, lang).iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        Err(refusal) => {
            let reason = refusal.say(lang);
            heading(out, &Message::NotLegalBy { rule: refusal.rule(), reason: &reason }.sentence(lang))?;
        }
    }
    Ok(())
}

/// Draws the board with the tiles of a turn on it, as far as they can lie there.
fn show_board(out: &mut impl Write, position: &Position, turn: &[Action]) -> Result<(), Failure> {
    let Position { edition, board, roll } = position;
    let mut board = board.clone();
    let mut laid = Vec::with_capacity(turn.len());
    for action in turn {
        if let Some(space) = action.space.filter(|space| board.lay(edition, *space, action.tile)) {
            laid.push(space);
        }
    }
    let marks = Marks { roll: Some(*roll), laid: &laid, legal: &[] };
    writeln!(out, "{}", draw::hexagons(edition, &board, marks))?;
    Ok(())
}

fn actions(turn: &ScoredTurn) -> impl Iterator<Item = Action> + use<> {
    std::iter::once(turn.first).chain(turn.second).map(|(tile, space)| Action { tile, space })
}

/// A turn as people write it: lowercase letters will do, and placements may or may not be separated.
fn read_turn(text: &str, lang: Lang) -> Result<Vec<Action>, Failure> {
    let words: Vec<String> = words(text, &[';']).collect();
    let actions = words.chunks(2).map(|placement| match placement {
        [tile, place] => {
            Action::read(&format!("{} {}", as_written(tile), in_notation(place).to_ascii_lowercase()))
        }
        _ => Err(ActionError::Form),
    });
    actions.collect::<Result<_, _>>().map_err(|error| Failure::misuse(&error, lang))
}

/// Tiles as people write them.
fn read_tiles(text: &str, lang: Lang) -> Result<Vec<Tile>, Failure> {
    let tile = |text: String| {
        as_written(&text).parse().map_err(|_| Failure::misuse(&Problem::BadTile { text: &text }, lang))
    };
    check_count(words(text, &[',', ';']).map(tile).collect::<Result<_, _>>()?, lang)
}

fn check_count(tiles: Vec<Tile>, lang: Lang) -> Result<Vec<Tile>, Failure> {
    if (1..=2).contains(&tiles.len()) {
        Ok(tiles)
    } else {
        Err(Failure::misuse(&Problem::TilesOfTurn { tiles: tiles.len() }, lang))
    }
}

fn words(text: &str, separators: &'static [char]) -> impl Iterator<Item = String> {
    let words = text.split(move |c: char| c.is_whitespace() || separators.contains(&c));
    words.filter(|word| !word.is_empty()).map(str::to_owned)
}

/// A tile as it is written down: a lowercase x, a capital W.
fn as_written(tile: &str) -> String {
    in_notation(tile).to_ascii_lowercase().replace('w', "W")
}

/// The position of the arguments. In a board file, blank lines and lines that begin with # don't count.
fn read_position(args: &TurnArgs, lang: Lang) -> Result<Position, Failure> {
    let edition = editions::find::<Polygon>(&args.edition, lang)?;
    let bad_roll = |_| Failure::misuse(&Problem::BadSymbol { text: &args.roll }, lang);
    let roll = in_notation(&args.roll).to_ascii_lowercase().parse().map_err(bad_roll)?;
    let file = match &args.stacks.board {
        Some(path) => text_file::read(path, lang)?,
        None => String::new(),
    };
    let lines = file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut read: Vec<(String, Vec<String>)> = lines.map(read_stack).collect();
    // What is wrong with the file is said with its name.
    if let (Some(path), Err(problem)) = (&args.stacks.board, lay(&edition, &read)) {
        return Err(text_file::broken(path, &problem, lang));
    }
    read.extend(args.stacks.stacks.iter().map(|stack| read_stack(stack)));
    let board = lay(&edition, &read).map_err(|problem| Failure::misuse(&problem, lang))?;
    Ok(Position { edition, board, roll })
}

/// A space and its tiles, from bottom to top.
fn read_stack(line: &str) -> (String, Vec<String>) {
    let mut words = words(line, &[]);
    (words.next().unwrap_or_default(), words.map(|tile| as_written(&tile)).collect())
}

fn lay<'a>(edition: &Edition, read: &'a [(String, Vec<String>)]) -> Result<Board, SpaceProblem<'a>> {
    stacks::board(
        edition,
        read.iter().map(|(space, tiles)| (space.as_str(), tiles.iter().map(String::as_str))),
    )
}
