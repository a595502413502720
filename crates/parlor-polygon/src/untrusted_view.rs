//! A view that comes from outside: the turns are played again, as at a table that tells its rolls and draws.

use parlor_core::{
    BySeat, Departure, Game, Next, RebuildView, Seat, UntrustedView, ViewError, ViewProblem, tell, tell_next,
};
use serde::Deserialize;

use crate::{Action, Phase, Polygon, State, View};

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

impl RebuildView for Polygon {
    fn rebuild(given: &UntrustedView) -> Result<View, ViewError> {
        let viewer = given.viewer()?;
        let set_up = given.set_up::<Polygon>()?;
        let (mut state, _) = Polygon::set_up(&set_up)
            .map_err(|error| ViewError::bad("table.scores", ViewProblem::unreadable(&error)))?;
        let gone = given.gone(set_up.players)?;
        begin(given, &mut state)?;
        for (index, turn) in given.field::<Vec<GivenTurn>>("table.turns")?.iter().enumerate() {
            let field = format!("table.turns.{index}");
            skip_those_who_left(&mut state, turn.seat, &gone)?;
            play_again(&mut state, turn, &field)?;
            let is_over = turn.placements.len() == turn.drawn.len();
            if let (Phase::Turn(seat), Some(Some(why)), false) =
                (state.public.phase(), gone.get(turn.seat), is_over)
            {
                leave(&mut state, seat, *why)?;
            }
        }
        for (seat, why) in gone.iter() {
            match (state.public.plays(seat), why) {
                // Somebody left before the end, after a last turn: nothing else shows it.
                (true, Some(why)) if state.public.phase() == Phase::Over => state.public.set_gone(seat, *why),
                (true, Some(why)) => leave(&mut state, seat, *why)?,
                _ => {}
            }
        }
        // They are public and all but one went back: only their form matters.
        state.public.set_taken(given.draws("table.taken", set_up.players)?);
        Ok(View::new(viewer, state.public))
    }
}

/// P6: the first tile on START, and who goes first.
fn begin(given: &UntrustedView, state: &mut State) -> Result<(), ViewError> {
    const FIELD: &str = "table.board";
    let board: Vec<(String, String)> = given.get_or_default(FIELD)?;
    let turns: Vec<GivenTurn> = given.field("table.turns")?;
    let first = turns.first().map(|turn| turn.seat.to_string());
    match (board.first(), first, Polygon::next(state)) {
        (Some((_, tile)), Some(first), Next::Observation(label)) => {
            tell::<Polygon>(state, FIELD, label, vec![first, tile.clone()])
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
    while let Phase::Rolling(next) = state.public.phase() {
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
    if state.public.phase() != Phase::Rolling(turn.seat) {
        return Err(ViewError::bad(format!("{field}.seat"), ViewProblem::OutOfOrder));
    }
    let rolls = turn.rolls.unwrap_or(1);
    tell_next::<Polygon>(state, &format!("{field}.roll"), vec![turn.roll.clone()])?;
    // P8: only the second turn may need more than one roll.
    if rolls == 0 || (rolls > 1 && state.public.turns().len() != 2) {
        return Err(ViewError::bad(format!("{field}.rolls"), ViewProblem::OutOfOrder));
    }
    state.public.set_rolls(rolls);
    if turn.drawn.is_empty() {
        return Ok(());
    }
    tell_next::<Polygon>(state, &format!("{field}.drawn"), turn.drawn.clone())?;
    for placement in &turn.placements {
        let field = format!("{field}.placements");
        let tile = placement
            .tile
            .parse()
            .map_err(|error| ViewError::bad(&field, ViewProblem::unreadable(&error)))?;
        let space = placement.space.as_ref().map(|space| space.parse()).transpose();
        let space = space.map_err(|error| ViewError::bad(&field, ViewProblem::unreadable(&error)))?;
        Polygon::apply(state, turn.seat, &Action { tile, space })
            .map_err(|refusal| ViewError::forbidden(field, &refusal))?;
    }
    Ok(())
}
