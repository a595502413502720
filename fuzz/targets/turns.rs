//! The generator and the judge of Polygon, on any position. A turn is judged legal exactly if it is listed, and with the same
//! scores; no turn is listed twice; the best total is that of the best; after the first tile, the turns that begin with it
//! are left. On small boards a slow reading of the rules lists the same.

#![no_main]

use std::collections::{BTreeMap, BTreeSet};

use libfuzzer_sys::fuzz_target;
use parlor_fuzz::{Stacked, naive};
use parlor_polygon::{Placement, ScoredTurn, Space, Task, Tile, best_total, judge, turns};

/// The most spaces of a board on which the slow reading takes little time.
const SMALL: usize = 12;
/// How many of the listed turns are judged: a large board has thousands.
const JUDGED: usize = 64;

type Laid = Vec<(Tile, Option<Space>)>;

fuzz_target!(|position: Stacked| {
    let Stacked { edition, stacks, board, task, turns: tried } = &position;
    let all = turns(edition, board, task);
    let listed: BTreeMap<Laid, Vec<u16>> = all.iter().map(laid_and_scores).collect();
    assert_eq!(listed.len(), all.len(), "a turn is listed twice");
    let highest = all.iter().map(ScoredTurn::total).max();
    assert_eq!(highest, Some(best_total(edition, board, task)));

    let judged = |laid: &[(Tile, Option<Space>)]| {
        let placements = judge(edition, board, task, laid).ok();
        placements.map(|placements| placements.iter().map(Placement::score).collect::<Vec<u16>>())
    };
    for (laid, scores) in listed.iter().step_by(listed.len().div_ceil(JUDGED)) {
        assert_eq!(judged(laid).as_ref(), Some(scores), "{laid:?}");
        check_rest(&position, &listed, laid);
    }
    for laid in tried {
        assert_eq!(judged(laid).as_ref(), listed.get(laid), "{laid:?}");
    }
    if edition.spaces().len() <= SMALL {
        let slow = naive::turns(edition, stacks, task.roll(), task.tiles());
        assert_eq!(slow.into_iter().collect::<BTreeMap<_, _>>(), listed);
    }
});

fn laid_and_scores(turn: &ScoredTurn) -> (Laid, Vec<u16>) {
    let laid: Laid = std::iter::once(turn.first).chain(turn.second).collect();
    let scores = turn.scores[..laid.len()].to_vec();
    (laid, scores)
}

/// Lays the first tile of a turn: what is listed now is what was listed with it.
fn check_rest(position: &Stacked, listed: &BTreeMap<Laid, Vec<u16>>, laid: &[(Tile, Option<Space>)]) {
    let Stacked { edition, board, task, .. } = position;
    let (tile, space) = laid[0];
    let mut task: Task = task.clone();
    let mut board = board.clone();
    let placement = task.placement(edition, &board, tile, space);
    assert!(space.is_none_or(|space| board.lay(edition, space, tile)), "it is on the board");
    task.note(placement);
    let rest: BTreeSet<(Laid, Vec<u16>)> =
        turns(edition, &board, &task).iter().map(laid_and_scores).collect();
    let begin_so = listed.iter().filter(|(other, _)| other.len() > 1 && other[0] == laid[0]);
    let expected = begin_so.map(|(other, scores)| (other[1..].to_vec(), scores[1..].to_vec()));
    assert_eq!(rest, expected.collect(), "after {tile} {space:?}");
}
