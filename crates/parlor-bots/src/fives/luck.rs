//! What a draw is worth: the best play of the rack that came of it, against those of other draws.

use parlor_core::{ChanceStream, PlayerSeed};
use parlor_fives::{Action, Rack, Tile, TurnKind, View};

use super::steady;

/// How many other draws are made up.
const DRAWS: i64 = 200;

/// What the viewer's latest draw is worth against the average draw, in thousandths of a point; `None` if there was none
/// since the viewer's latest turn, or the viewer is not to act.
pub(super) fn luck(view: &View, seed: &PlayerSeed) -> Option<i64> {
    let rack = view.rack().filter(|_| view.is_mover())?;
    let public = view.public();
    let own = |turn: &&parlor_fives::Turn| view.viewer().is(turn.seat);
    let count = match public.turns().iter().rev().find(own) {
        Some(turn) if matches!(turn.kind, TurnKind::Acted(Action::Play(_))) => turn.drew,
        Some(_) => 0,
        None => Rack::FULL,
    };
    let all = view.drawn()?;
    let drawn = all.get(all.len().checked_sub(usize::from(count))?..).filter(|drawn| !drawn.is_empty())?;
    let kept = rack.without(drawn.iter().copied())?;
    // In the draw's place any tile could have come that the viewer had not seen.
    let mut others: Vec<Tile> = view.unseen().iter().chain(drawn.iter().copied()).collect();
    let mut stream = ChanceStream::for_player(seed, "fives/luck");
    let mut sum = 0;
    for _ in 0..DRAWS {
        let mut other = kept;
        for place in 0..drawn.len() {
            let from = place + stream.index(others.len() - place);
            others.swap(place, from);
            assert!(other.add(others[place]), "as many were drawn");
        }
        sum += worth(view, &other);
    }
    Some(worth(view, rack) - sum / DRAWS)
}

/// What the best play of a rack is worth.
fn worth(view: &View, rack: &Rack) -> i64 {
    steady::judged_with(view.public(), rack).first().map_or(0, |judged| judged.worth)
}
