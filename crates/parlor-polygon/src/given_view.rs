//! A view that comes from outside: the turns are played again, as at a table that tells its rolls and draws.

use parlor_core::{
    BySeat, Chance, Departure, Fact, Game, GivenView, GivenViews, Next, Seat, SetUp, ViewError, ViewProblem,
    Viewer,
};
use serde::Deserialize;

use crate::{Action, Phase, Polygon, State, Tile, View};

#[derive(Deserialize)]
struct GivenTurn {
    seat: Seat,
    roll: String,
    /// How often the die was rolled; as often as it has to be, if it is missing.
    rolls: Option<u16>,
    #[serde(default)]
    drawn: Vec<String>,
    #[serde(default)]
    placements: Vec<GivenPlacement>,
}

#[derive(Deserialize)]
struct GivenPlacement {
    tile: String,
    space: Option<String>,
}

impl GivenViews for Polygon {
    fn rebuild(given: &GivenView) -> Result<View, ViewError> {
        let viewer = given.viewer()?;
        let scores: BySeat<i32> = given.field("table.scores")?;
        let set_up = SetUp {
            edition: given.edition()?,
            options: given.options()?,
            players: scores.seats(),
            chance: Chance::Unknown,
        };
        if let Viewer::Seat(seat) = viewer
            && scores.get(seat).is_none()
        {
            return Err(ViewError::bad("viewer", ViewProblem::NoSuchSeat));
        }
        let (mut state, _) =
            Polygon::set_up(&set_up).map_err(|error| ViewError::bad("table.scores", unreadable(&error)))?;
        let gone: BySeat<Option<Departure>> =
            given.get("table.gone")?.unwrap_or_else(|| scores.map(|_, _| None));
        if gone.seats() != scores.seats() {
            return Err(ViewError::bad("table.gone", ViewProblem::OneForEachSeat));
        }
        begin(given, &mut state)?;
        for (index, turn) in given.field::<Vec<GivenTurn>>("table.turns")?.iter().enumerate() {
            let field = format!("table.turns.{index}");
            skip_those_who_left(&mut state, turn.seat, &gone)?;
            play_again(&mut state, turn, &field)?;
            let is_over = turn.placements.len() == turn.drawn.len();
            if let (Phase::Turn(seat), Some(Some(why)), false) =
                (state.table.phase(), gone.get(turn.seat), is_over)
            {
                leave(&mut state, seat, *why)?;
            }
        }
        for (seat, why) in gone.iter() {
            match (state.table.plays(seat), why) {
                // Somebody left before the end, after a last turn: nothing else shows it.
                (true, Some(why)) if state.table.phase() == Phase::Over => state.table.set_gone(seat, *why),
                (true, Some(why)) => leave(&mut state, seat, *why)?,
                _ => {}
            }
        }
        state.table.set_taken(taken(given, scores.seats())?);
        Ok(View::new(viewer, state.table))
    }
}

/// P6: the first tile on START, and who goes first.
fn begin(given: &GivenView, state: &mut State) -> Result<(), ViewError> {
    const FIELD: &str = "table.board";
    let board: Vec<(String, String)> = given.get(FIELD)?.unwrap_or_default();
    let turns: Vec<GivenTurn> = given.field("table.turns")?;
    let first = turns.first().map(|turn| turn.seat.to_string());
    match (board.first(), first, Polygon::next(state)) {
        (Some((_, tile)), Some(first), Next::Fact(label)) => {
            tell(state, FIELD, label, vec![first, tile.clone()])
        }
        (Some(_), None, _) => Err(ViewError::Missing { field: "table.turns".to_owned() }),
        (None, Some(_), _) => Err(ViewError::Missing { field: FIELD.to_owned() }),
        _ => Ok(()),
    }
}

/// P22: when a turn goes to another player than the next one, those between have left.
fn skip_those_who_left(
    state: &mut State,
    seat: Seat,
    gone: &BySeat<Option<Departure>>,
) -> Result<(), ViewError> {
    while let Phase::Rolling(next) = state.table.phase() {
        let Some(Some(why)) = gone.get(next).filter(|_| next != seat) else { return Ok(()) };
        leave(state, next, *why)?;
    }
    Ok(())
}

fn leave(state: &mut State, seat: Seat, why: Departure) -> Result<(), ViewError> {
    let left = Polygon::leave(state, seat, why);
    left.map(|_| ()).map_err(|refusal| ViewError::forbidden("table.gone", &refusal))
}

fn play_again(state: &mut State, turn: &GivenTurn, field: &str) -> Result<(), ViewError> {
    if state.table.phase() != Phase::Rolling(turn.seat) {
        return Err(ViewError::bad(format!("{field}.seat"), ViewProblem::OutOfOrder));
    }
    let rolls = turn.rolls.unwrap_or(1);
    tell_next(state, &format!("{field}.roll"), vec![turn.roll.clone()])?;
    // P8: only the second turn may need more than one roll.
    if rolls == 0 || (rolls > 1 && state.table.turns().len() != 2) {
        return Err(ViewError::bad(format!("{field}.rolls"), ViewProblem::OutOfOrder));
    }
    state.table.set_rolls(rolls);
    if turn.drawn.is_empty() {
        return Ok(());
    }
    tell_next(state, &format!("{field}.drawn"), turn.drawn.clone())?;
    for placement in &turn.placements {
        let field = format!("{field}.placements");
        let tile = placement.tile.parse().map_err(|error| ViewError::bad(&field, unreadable(&error)))?;
        let space = placement.space.as_ref().map(|space| space.parse()).transpose();
        let space = space.map_err(|error| ViewError::bad(&field, unreadable(&error)))?;
        Polygon::apply(state, turn.seat, &Action { tile, space })
            .map_err(|refusal| ViewError::forbidden(field, &refusal))?;
    }
    Ok(())
}

fn tell_next(state: &mut State, field: &str, values: Vec<String>) -> Result<(), ViewError> {
    match Polygon::next(state) {
        Next::Fact(label) => tell(state, field, label, values),
        Next::Seat(_) | Next::Over => Err(ViewError::bad(field, ViewProblem::OutOfOrder)),
    }
}

fn tell(state: &mut State, field: &str, label: String, values: Vec<String>) -> Result<(), ViewError> {
    let told = Polygon::tell(state, &Fact { label, values });
    told.map(|_| ()).map_err(|error| ViewError::bad(field, unreadable(&error)))
}

/// The tiles taken for the first turn. They are public and all but one went back: only their form matters.
fn taken(given: &GivenView, players: u8) -> Result<Vec<BySeat<Option<Tile>>>, ViewError> {
    const FIELD: &str = "table.taken";
    let rounds: Vec<BySeat<Option<String>>> = given.get(FIELD)?.unwrap_or_default();
    if rounds.iter().any(|round| round.seats() != players) {
        return Err(ViewError::bad(FIELD, ViewProblem::OneForEachSeat));
    }
    Ok(rounds.iter().map(|round| round.map(|_, tile| tile.as_ref()?.parse().ok())).collect())
}

fn unreadable(error: &impl std::error::Error) -> ViewProblem {
    ViewProblem::Unreadable { what: error.to_string() }
}
