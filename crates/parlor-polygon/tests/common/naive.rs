//! The rules of a turn, read a second time: slow, plain, and without the engine's geometry, generator or scoring.

use std::collections::BTreeMap;

use parlor_polygon::{Edition, Space, Symbol, Tile};

/// Stacks by space, from bottom to top, without what is printed.
pub type Stacks = BTreeMap<Space, Vec<Tile>>;

/// Tiles in the order of laying with their spaces, and the scores.
pub type Turn = (Vec<(Tile, Option<Space>)>, Vec<u16>);

/// The grouping of a space for a symbol, straight from the sentence in P2; some of it may be off the board.
fn grouping(space: Space, symbol: Symbol) -> Vec<Space> {
    for (dq, dr) in [(0, 0), (1, 0), (0, 1)] {
        let base = Space::new(space.q - dq, space.r - dr);
        if (i32::from(base.q) - i32::from(base.r)).rem_euclid(3) == symbol as i32 {
            return vec![base, Space::new(base.q + 1, base.r), Space::new(base.q, base.r + 1)];
        }
    }
    panic!("every space is in a grouping of each symbol")
}

fn shows(edition: &Edition, stacks: &Stacks, space: Space) -> Option<Tile> {
    let top = stacks.get(&space).and_then(|stack| stack.last().copied());
    top.or(edition.printed(space))
}

fn is_same(one: Tile, other: Tile) -> bool {
    one.number() == other.number()
}

/// P16 to P18, by trying every number for a WILD.
pub fn points(tiles: &[Tile]) -> u16 {
    let numbers = |tile: &Tile| tile.number().map_or(vec![1, 2, 3, 4, 5], |number| vec![number]);
    let combinations =
        [[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4], [5, 5, 5], [1, 2, 3], [2, 3, 4], [3, 4, 5]];
    let scores = [10, 20, 30, 40, 50, 15, 25, 35];
    let mut best = if tiles.iter().all(|tile| tile.is_wild()) { 100 } else { 0 };
    for a in numbers(&tiles[0]) {
        for b in numbers(&tiles[1]) {
            for c in numbers(&tiles[2]) {
                let mut three = [a, b, c];
                three.sort_unstable();
                if let Some(found) = combinations.iter().position(|combination| *combination == three) {
                    best = best.max(scores[found]);
                }
            }
        }
    }
    best * u16::from(tiles.iter().map(|tile| tile.times()).max().unwrap())
}

/// Every legal turn, each once.
pub fn turns(edition: &Edition, stacks: &Stacks, roll: Symbol, tiles: &[Tile]) -> Vec<Turn> {
    let mut orders = vec![tiles.to_vec()];
    if tiles.len() == 2 && tiles[0] != tiles[1] {
        orders.push(vec![tiles[1], tiles[0]]);
    }
    let mut all = Vec::new();
    for order in orders {
        lay(edition, stacks, stacks, roll, &order, &mut (Vec::new(), Vec::new()), &mut all);
    }
    all
}

fn lay(
    edition: &Edition,
    before: &Stacks,
    now: &Stacks,
    roll: Symbol,
    tiles: &[Tile],
    done: &mut Turn,
    all: &mut Vec<Turn>,
) {
    let Some((tile, rest)) = tiles.split_first() else {
        return all.push(done.clone());
    };
    let mut any = false;
    for space in edition.spaces() {
        let others: Vec<Space> = grouping(*space, roll).into_iter().filter(|other| other != space).collect();
        let joins = others.iter().any(|other| before.contains_key(other));
        let fits = shows(edition, now, *space).is_none_or(|on| !is_same(*tile, on));
        let earlier = done.0.first().and_then(|(_, at)| *at);
        let on_first = earlier == Some(*space);
        let barred = earlier.is_some_and(|at| others.contains(&at)) && done.1[0] > 0;
        if !joins || !fits || on_first || barred {
            continue;
        }
        any = true;
        let mut after = now.clone();
        after.entry(*space).or_default().push(*tile);
        let shown: Option<Vec<Tile>> = grouping(*space, roll)
            .iter()
            .map(|at| shows(edition, &after, *at).filter(|_| edition.has(*at)))
            .collect();
        done.0.push((*tile, Some(*space)));
        done.1.push(shown.map_or(0, |shown| points(&shown)));
        lay(edition, before, &after, roll, rest, done, all);
        done.0.pop();
        done.1.pop();
    }
    if !any {
        done.0.push((*tile, None));
        done.1.push(0);
        lay(edition, before, now, roll, rest, done, all);
        done.0.pop();
        done.1.pop();
    }
}
