//! Questions with the answers of an independent reading of the rules.

use std::collections::BTreeMap;

use parlor_polygon::{Board, Edition, Space, Symbol, Task, Tile};
use serde_json::Value;

/// One line of a file: what is asked, and what the answer has to hold.
pub struct Vector {
    pub request: Value,
    pub answer: Value,
}

impl Vector {
    pub fn board(&self, edition: &Edition) -> Board {
        let mut board = Board::empty(edition);
        for (space, stack) in self.stacks() {
            for tile in stack {
                assert!(board.lay(edition, space, tile));
            }
        }
        board
    }

    pub fn stacks(&self) -> BTreeMap<Space, Vec<Tile>> {
        let stacks = self.request["position"]["stacks"].as_object().unwrap();
        stacks.iter().map(|(space, stack)| (space.parse().unwrap(), tiles(stack))).collect()
    }

    pub fn roll(&self) -> Symbol {
        self.request["roll"].as_str().unwrap().parse().unwrap()
    }

    pub fn task(&self) -> Task {
        Task::new(self.roll(), tiles(&self.request["tiles"]))
    }
}

pub fn tiles(list: &Value) -> Vec<Tile> {
    list.as_array().unwrap().iter().map(|tile| tile.as_str().unwrap().parse().unwrap()).collect()
}

/// Tiles and spaces in the order of laying.
pub fn places(list: &Value) -> Vec<(Tile, Option<Space>)> {
    let place = |pair: &Value| {
        (pair[0].as_str().unwrap().parse().unwrap(), pair[1].as_str().map(|space| space.parse().unwrap()))
    };
    list.as_array().unwrap().iter().map(place).collect()
}

fn read(text: &str) -> Vec<Vector> {
    let vector = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        Vector { request: line["request"].take(), answer: line["answer"].take() }
    };
    text.lines().map(vector).collect()
}

pub fn turns() -> Vec<Vector> {
    read(include_str!("../data/polygon-turns.jsonl"))
}

pub fn judge() -> Vec<Vector> {
    read(include_str!("../data/polygon-judge.jsonl"))
}
