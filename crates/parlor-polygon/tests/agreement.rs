//! The generator, the judge and a naive reading of the rules agree on random positions.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use std::collections::BTreeSet;

use common::naive::{self, Stacks};
use parlor_core::{ChanceStream, Edition as _, PlayerSeed};
use parlor_polygon::{
    Board, Edition, Refusal, ScoredTurn, Space, Symbol, Task, Tile, best_total, judge, score, turns,
};

const POSITIONS: u32 = 4_000;

/// Any tiles on any spaces, in stacks; often few, sometimes all over the board.
fn position(edition: &Edition, stream: &mut ChanceStream) -> (Stacks, Board) {
    let mut stacks = Stacks::new();
    let mut board = Board::empty(edition);
    let spaces = edition.spaces();
    let most = if stream.below(3) == 0 { 60 } else { 16 };
    for _ in 0..stream.below(most) {
        let space = spaces[stream.index(spaces.len())];
        let tile = any_tile(stream);
        stacks.entry(space).or_default().push(tile);
        assert!(board.lay(edition, space, tile));
    }
    (stacks, board)
}

/// WILDs and X tiles more often than in the box.
fn any_tile(stream: &mut ChanceStream) -> Tile {
    match stream.below(4) {
        0 => Tile::WILD,
        _ => Tile::all().nth(stream.index(Tile::KINDS)).unwrap(),
    }
}

fn editions() -> Vec<Edition> {
    let read = |text| Edition::read(text).unwrap();
    vec![
        Edition::classic(),
        read(include_str!("data/small.toml")),
        read(include_str!("data/tight.toml")),
        Edition::classic(),
    ]
}

fn key(turn: &ScoredTurn) -> naive::Turn {
    let placed: Vec<_> = std::iter::once(turn.first).chain(turn.second).collect();
    let scores = turn.scores[..placed.len()].to_vec();
    (placed, scores)
}

#[test]
fn p09_to_p20_the_generator_and_a_naive_reading_agree() {
    let editions = editions();
    let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("agreement"), "positions");
    let (mut listed, mut put_out) = (0, 0);
    for number in 0..POSITIONS {
        let edition = &editions[number as usize % editions.len()];
        let (stacks, board) = position(edition, &mut stream);
        let roll = Symbol::ALL[stream.index(3)];
        let mut tiles = vec![any_tile(&mut stream), any_tile(&mut stream)];
        tiles.truncate(if stream.below(8) == 0 { 1 } else { 2 });
        let task = Task::new(roll, tiles.iter().copied());
        let mut fast: Vec<naive::Turn> = turns(edition, &board, &task).iter().map(key).collect();
        let mut slow = naive::turns(edition, &stacks, roll, &tiles);
        let best = slow.iter().map(|(_, scores)| scores.iter().sum::<u16>()).max();
        assert_eq!(best, Some(best_total(edition, &board, &task)), "{number}: {stacks:?} {roll} {tiles:?}");
        fast.sort_unstable();
        slow.sort_unstable();
        assert_eq!(fast, slow, "{number}: {stacks:?} {roll} {tiles:?}");
        assert_eq!(fast.iter().collect::<BTreeSet<_>>().len(), fast.len(), "each once");
        listed += fast.len();
        put_out += fast.iter().filter(|(placed, _)| placed.iter().any(|(_, space)| space.is_none())).count();
    }
    assert!(listed > 100_000 && put_out > 100, "{listed} turns, {put_out} with a tile out");
}

#[test]
fn p09_to_p20_the_judge_allows_what_is_listed_and_nothing_else() {
    let editions = editions();
    let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("agreement"), "judge");
    let (mut legal, mut refused) = (0, BTreeSet::new());
    for number in 0..POSITIONS / 4 {
        let edition = &editions[number as usize % editions.len()];
        let (stacks, board) = position(edition, &mut stream);
        let roll = Symbol::ALL[stream.index(3)];
        let tiles = [any_tile(&mut stream), any_tile(&mut stream)];
        let task = Task::new(roll, tiles);
        let listed = naive::turns(edition, &stacks, roll, &tiles);
        for _ in 0..40 {
            let spaces = edition.spaces();
            let mut any = |tile: Tile| {
                let tile = if stream.below(20) == 0 { any_tile(&mut stream) } else { tile };
                let space = match stream.below(12) {
                    0 => None,
                    1 => Some(Space::new(50, 50)),
                    _ => Some(spaces[stream.index(spaces.len())]),
                };
                (tile, space)
            };
            let places =
                if number % 2 == 0 { [any(tiles[0]), any(tiles[1])] } else { [any(tiles[1]), any(tiles[0])] };
            let expected =
                listed.iter().find(|(placed, _)| placed[..] == places).map(|(_, scores)| scores.clone());
            let verdict = judge(edition, &board, &task, &places);
            match &verdict {
                Ok(_) => legal += 1,
                Err(refusal) => {
                    refused.insert(std::mem::discriminant(refusal).into_debug());
                }
            }
            let scores = verdict.ok().map(|placements| {
                placements.iter().map(parlor_polygon::Placement::score).collect::<Vec<_>>()
            });
            assert_eq!(scores, expected, "{number}: {stacks:?} {roll} {tiles:?} {places:?}");
        }
    }
    assert!(legal > 500 && refused.len() >= 7, "{legal} legal, {refused:?}");
}

trait IntoDebug {
    fn into_debug(self) -> String;
}

impl IntoDebug for std::mem::Discriminant<Refusal> {
    fn into_debug(self) -> String {
        format!("{self:?}")
    }
}

#[test]
fn p16_to_p18_every_three_tiles_score_as_they_should() {
    for a in Tile::all() {
        for b in Tile::all() {
            for c in Tile::all() {
                assert_eq!(score([a, b, c]), naive::points(&[a, b, c]), "{a} {b} {c}");
            }
        }
    }
}
