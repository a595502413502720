//! The generator, the judge and the slow reading of the rules agree.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod common;

use std::collections::BTreeMap;

use common::naive::Naive;
use common::positions::{random_rack, random_tile, reached, small, thrown};
use parlor_core::{ChanceStream, PlayerSeed};
use parlor_fives::{
    Board, Direction, Edition, Play, Rack, ScoredPlay, Square, Written, best_plays, has_play, judge,
    judge_pass, plays,
};
use proptest::prelude::*;

fn check(edition: &Edition, board: &Board, rack: &Rack) -> BTreeMap<String, u32> {
    let fast = plays(edition, board, rack);
    let by_notation: BTreeMap<String, u32> =
        fast.iter().map(|scored| (scored.play.to_string(), scored.score)).collect();
    assert_eq!(by_notation.len(), fast.len(), "a play was listed twice");

    let grid = board.rows().map(|row| row.chars().map(|c| c.to_digit(10).unwrap_or(0)).collect()).collect();
    let values: Vec<u32> = rack.tiles().iter().map(|tile| u32::from(tile.value())).collect();
    let slow = Naive { edition, grid }.plays(&values);
    assert_eq!(by_notation, slow, "{board:?} {rack:?}");

    for scored in &fast {
        let verdict = judge(edition, board, Some(rack), &Written::from(scored.play));
        assert_eq!(verdict.map(|verdict| verdict.score), Ok(scored.score), "{} on {board:?}", scored.play);
    }
    assert_eq!(has_play(edition, board, rack), !fast.is_empty());
    assert_eq!(judge_pass(edition, board, rack).is_ok(), fast.is_empty());

    let highest = fast.iter().map(|scored| scored.score).max();
    let mut best: Vec<ScoredPlay> = Vec::new();
    best_plays(edition, board, rack, &mut best);
    best.sort_unstable();
    let mut expected: Vec<ScoredPlay> =
        fast.iter().filter(|scored| Some(scored.score) == highest).copied().collect();
    expected.sort_unstable();
    assert_eq!(best, expected);
    slow
}

/// A play that is written at random, mostly near tiles that lie there.
fn random_play(board: &Board, stream: &mut ChanceStream) -> Written {
    let size = u32::from(board.size());
    let place = |stream: &mut ChanceStream| u8::try_from(stream.below(size)).unwrap();
    let start = Square { column: place(stream), row: place(stream) };
    let direction = Direction::BOTH[stream.index(2)];
    let mut cells = Vec::new();
    for steps in 0..u8::try_from(stream.below(5) + 1).unwrap() {
        let filled = board.get(start.step(direction, steps)).is_some();
        let wrong = stream.below(20) == 0;
        cells.push(if filled != wrong { None } else { Some(random_tile(stream)) });
    }
    let text: String =
        cells.iter().map(|cell| cell.map_or(".".to_owned(), |tile| tile.to_string())).collect();
    let place = match direction {
        Direction::Across => format!("{}{}", start.number(), start.letter()),
        Direction::Down => start.to_string(),
    };
    format!("{place} {text}").parse().unwrap_or_else(|_| "1A 5".parse().unwrap())
}

/// A plain edition with the largest board, bonus squares in its corners.
fn largest() -> Edition {
    let mut text = "name = \"largest\"\nplayers = [2, 4]\nboard = [\n".to_owned();
    for row in 0..25 {
        let (corners, middle) = (["TDX", "DVT", "XTV"], if row == 12 { "*" } else { "." });
        let corner = match row {
            0..3 => corners[row],
            22..25 => corners[24 - row],
            _ => "...",
        };
        let mirrored: String = corner.chars().rev().collect();
        text.push_str(&format!("\"{corner}.........{middle}.........{mirrored}\",\n"));
    }
    text.push_str("]\n[tiles]\n1 = 50\n4 = 50\n");
    <Edition as parlor_core::Edition>::read(&text).unwrap()
}

#[test]
fn f03_to_f15_in_the_corners_of_the_largest_board() {
    let edition = largest();
    let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("largest"), "corners");
    for _ in 0..40 {
        let mut board = Board::empty(25);
        let place = |stream: &mut ChanceStream, far: bool| {
            let steps = u8::try_from(stream.below(4)).unwrap();
            if far { 24 - steps } else { steps }
        };
        let (right, below) = (stream.below(2) == 0, stream.below(4) > 0);
        for _ in 0..stream.below(9) + 1 {
            let square = Square { column: place(&mut stream, right), row: place(&mut stream, below) };
            let _ = board.put(square, random_tile(&mut stream));
        }
        check(&edition, &board, &random_rack(&mut stream));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(700))]

    #[test]
    fn f04_to_f15_on_positions_reached_by_play(seed: u64, turns in 0_u32..40, classic: bool) {
        let edition = if classic { Edition::classic() } else { small() };
        let state = reached(edition.clone(), turns, &seed.to_string());
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(&seed.to_string()), "rack");
        check(&edition, state.public().board(), &random_rack(&mut stream));
    }

    #[test]
    fn f04_to_f15_on_positions_thrown_together(seed: u64, tiles in 0_u32..60, classic: bool) {
        let edition = if classic { Edition::classic() } else { small() };
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(&seed.to_string()), "thrown");
        let board = thrown(edition.size(), tiles, &mut stream);
        check(&edition, &board, &random_rack(&mut stream));
    }

    #[test]
    fn f04_to_f15_a_play_is_legal_exactly_if_it_is_listed(seed: u64, turns in 0_u32..25) {
        let edition = small();
        let state = reached(edition.clone(), turns, &seed.to_string());
        let board = state.public().board();
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(&seed.to_string()), "rack");
        let rack = random_rack(&mut stream);
        let listed = plays(&edition, board, &rack);
        for _ in 0..60 {
            let written = random_play(board, &mut stream);
            let score = judge(&edition, board, Some(&rack), &written).ok().map(|verdict| verdict.score);
            let play = Play::try_from(&written).ok();
            let entry = listed.iter().find(|scored| Some(scored.play) == play).map(|scored| scored.score);
            prop_assert_eq!(score, entry, "{} on {:?}", written, board);
        }
    }
}
