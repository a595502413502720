//! Dealing again what a viewer can't know, by the rules' "What is hidden": the tiles on other racks and the order of the
//! pile. It deals places of the real deal again and plays the whole game again: the rules themselves say whether every
//! play and every pass would still have been made.

use parlor_core::{Chance, ChanceStream, Game, SetUp, Viewer};

use super::{hidden_of, order_of};
use crate::game::{FIRST, PILE};
use crate::{Action, Fives, Phase, Refusal, State, Tile, TurnKind};

pub(super) fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
    let order = order_of(state);
    let free = places_unknown_to(state, viewer);
    for _ in 0..200 {
        let mut tiles: Vec<Tile> = free.iter().map(|place| order[*place]).collect();
        stream.shuffle(&mut tiles);
        let mut dealt = order.to_vec();
        for (place, tile) in free.iter().zip(tiles) {
            dealt[*place] = tile;
        }
        if let Ok((start, deeds)) = from_start(state, &dealt)
            && let Ok(redealt) = play_on(start, &deeds)
        {
            return redealt;
        }
    }
    state.clone()
}

/// The places of the deal whose tiles the viewer has never seen: not on the board, not the viewer's own, not shown.
fn places_unknown_to(state: &State, viewer: Viewer) -> Vec<usize> {
    let hidden = hidden_of(state);
    let public = &state.public;
    let players = usize::from(public.players());
    // Who drew each place: five each from the first player on, then after each play.
    let first = public.first().unwrap().index();
    let mut drawn_by: Vec<usize> = (0..players).flat_map(|turn| [(first + turn) % players; 5]).collect();
    let mut laid: Vec<(usize, Vec<Tile>)> = Vec::new();
    for turn in public.turns() {
        drawn_by.extend(vec![turn.seat.index(); usize::from(turn.drew)]);
        if let TurnKind::Acted(Action::Play(play)) = turn.kind {
            laid.push((turn.seat.index(), play.tiles().collect()));
        }
    }
    let mut unknown: Vec<usize> = (drawn_by.len()..hidden.order.len()).collect();
    for (seat, rack) in hidden.racks.iter() {
        let shown = public.phase() == Phase::Over && public.plays(seat);
        if viewer.is(seat) || shown {
            continue;
        }
        // Of equal tiles it makes no difference which was laid: the latest ones are kept.
        let mut left = *rack.tiles();
        let own = (0..drawn_by.len()).rev().filter(|place| drawn_by[*place] == seat.index());
        unknown.extend(own.filter(|place| left.take(hidden.order[*place])));
    }
    unknown
}

type Deeds = Vec<(parlor_core::Seat, TurnKind)>;

/// The state at the beginning of a game with this order of the tiles, and all that was done in the given one.
pub(super) fn from_start(state: &State, order: &[Tile]) -> Result<(State, Deeds), parlor_core::SetUpError> {
    let public = &state.public;
    let mut script = parlor_core::Script::new().with(PILE, order);
    for (round, drawn) in public.first_draws().iter().enumerate() {
        script = script.with(&format!("{FIRST}/{}", round + 1), drawn.as_slice().iter().flatten());
    }
    let (start, _) = Fives::set_up(&SetUp {
        edition: public.edition().clone(),
        options: *public.options(),
        players: public.players(),
        chance: Chance::Dealt(script),
    })?;
    Ok((start, public.turns().iter().map(|turn| (turn.seat, turn.kind)).collect()))
}

fn play_on(mut state: State, deeds: &Deeds) -> Result<State, Refusal> {
    for (seat, deed) in deeds {
        match deed {
            TurnKind::Acted(action) => Fives::apply(&mut state, *seat, action)?,
            TurnKind::Left(why) => Fives::leave(&mut state, *seat, *why)?,
        };
    }
    Ok(state)
}
