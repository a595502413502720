//! A view that comes from outside: the turns are played again, as at a table whose tiles nobody knows, and the viewer's
//! own tiles are followed through them.

use parlor_core::{
    BySeat, Departure, Game, Next, RebuildView, Seat, UntrustedView, ViewError, ViewProblem, Viewer, tell,
};
use serde::Deserialize;

use crate::view::Own;
use crate::{Action, Ask, Fives, Public, Rack, State, Tile, TurnKind, View, judge_pass};

#[derive(Deserialize)]
struct GivenTurn {
    seat: Seat,
    deed: UntrustedKind,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum UntrustedKind {
    Acted(String),
    Left(Departure),
}

impl RebuildView for Fives {
    fn rebuild(given: &UntrustedView) -> Result<View, ViewError> {
        let viewer = given.viewer()?;
        let set_up = given.set_up::<Fives>()?;
        let (mut state, _) = Fives::set_up(&set_up)
            .map_err(|error| ViewError::bad("table.scores", ViewProblem::unreadable(&error)))?;
        play_again(given, &mut state)?;
        let mut public = state.public;
        // They are public and went back: only their form matters.
        public.set_first_draws(given.draws("table.first_draws", set_up.players)?);
        let own = match (viewer, given.get::<Vec<u8>>("own.drawn")?) {
            (Viewer::Seat(seat), Some(drawn)) => Some(own(&public, seat, &drawn)?),
            _ => None,
        };
        Ok(View::new(viewer, public, own))
    }
}

/// Plays the turns that were given.
fn play_again(given: &UntrustedView, state: &mut State) -> Result<(), ViewError> {
    if let Some(first) = given.get::<Seat>("table.first")? {
        tell::<Fives>(state, "table.first", Ask::First.to_string(), vec![first.to_string()])?;
    }
    for (index, turn) in given.field::<Vec<GivenTurn>>("table.turns")?.into_iter().enumerate() {
        let field = || format!("table.turns.{index}");
        let done = match turn.deed {
            UntrustedKind::Acted(text) => {
                let action = Fives::read_action(&text)
                    .map_err(|error| ViewError::bad(field(), ViewProblem::unreadable(&error)))?;
                Fives::apply(state, turn.seat, &action)
            }
            UntrustedKind::Left(why) => Fives::leave(state, turn.seat, why),
        };
        done.map_err(|refusal| ViewError::forbidden(field(), &refusal))?;
    }
    // F18: what was left on the racks.
    let shown: Option<BySeat<Option<Vec<u8>>>> = given.get("table.shown")?;
    for (_, rack) in shown.iter().flat_map(BySeat::iter) {
        let (Some(rack), Next::Observation(label)) = (rack, Fives::next(state)) else { continue };
        if !rack.is_empty() {
            tell::<Fives>(state, "table.shown", label, rack.iter().map(u8::to_string).collect())?;
        }
    }
    Ok(())
}

/// Follows the viewer's own tiles through the game.
fn own(public: &Public, seat: Seat, drawn: &[u8]) -> Result<Own, ViewError> {
    const FIELD: &str = "own.drawn";
    let tile = |value: &u8| {
        Tile::new(*value).ok_or_else(|| {
            ViewError::bad(FIELD, ViewProblem::Unreadable { what: crate::TileError.to_string() })
        })
    };
    let drawn: Vec<Tile> = drawn.iter().map(tile).collect::<Result<_, _>>()?;
    let mut coming = drawn.iter().copied();
    let mut rack = Rack::default();
    let mut board = crate::Board::empty(public.edition().size());
    let mut draw = |rack: &mut Rack, count: u8| {
        let fits = (0..count).all(|_| coming.next().is_some_and(|tile| rack.add(tile)));
        if fits { Ok(()) } else { Err(ViewError::bad(FIELD, ViewProblem::TooFew)) }
    };
    if public.first().is_some() {
        draw(&mut rack, Rack::FULL)?;
    }
    for (index, turn) in public.turns().iter().enumerate() {
        let field = || format!("table.turns.{index}");
        match turn.kind {
            TurnKind::Acted(Action::Play(play)) => {
                if turn.seat == seat {
                    let kept = rack.without(play.tiles());
                    rack = kept.ok_or_else(|| ViewError::bad(field(), ViewProblem::NotHeld))?;
                    draw(&mut rack, turn.drew)?;
                }
                assert!(board.lay(&play), "it was judged when it was played again: its squares are free");
            }
            TurnKind::Acted(Action::Pass) if turn.seat == seat && !public.options().free_pass => {
                judge_pass(public.edition(), &board, &rack)
                    .map_err(|refusal| ViewError::forbidden(field(), &refusal))?;
            }
            TurnKind::Acted(Action::Pass) | TurnKind::Left(_) => {}
        }
    }
    if coming.next().is_some() {
        return Err(ViewError::bad(FIELD, ViewProblem::TooMany));
    }
    let is_shown = public.shown()[seat].is_some();
    if is_shown && public.shown()[seat] != Some(rack) {
        return Err(ViewError::bad("table.shown", ViewProblem::NotHeld));
    }
    if !is_shown && public.unseen().without(rack.tiles().iter()).is_none() {
        return Err(ViewError::bad(FIELD, ViewProblem::NotInBox));
    }
    Ok(Own { rack, drawn })
}
