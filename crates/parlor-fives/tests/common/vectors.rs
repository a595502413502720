//! The shared vectors: requests to the referee and what their answers must hold.

use parlor_fives::{Board, Rack, Tile};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Vector<A> {
    pub request: Request,
    pub answer: A,
}

#[derive(Deserialize)]
pub struct Request {
    pub position: Position,
    pub rack: Option<Vec<u8>>,
    pub play: Option<String>,
}

#[derive(Deserialize)]
pub struct Position {
    pub rows: Vec<String>,
}

#[derive(Deserialize)]
pub struct Plays {
    pub plays: Vec<PlayAnswer>,
}

#[derive(Deserialize)]
pub struct PlayAnswer {
    pub play: String,
    pub score: u32,
}

#[derive(Deserialize)]
pub struct Judged {
    pub legal: bool,
    pub score: Option<u32>,
}

impl Request {
    pub fn board(&self) -> Board {
        Board::from_rows(15, &self.position.rows).unwrap()
    }

    pub fn rack(&self) -> Option<Rack> {
        let tiles = self.rack.as_ref()?.iter().map(|value| Tile::new(*value).unwrap());
        Some(Rack::new(tiles).unwrap())
    }
}

fn read<A: for<'de> Deserialize<'de>>(text: &str) -> Vec<Vector<A>> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All legal plays of 30 positions.
pub fn plays() -> Vec<Vector<Plays>> {
    read(include_str!("../data/fives-plays.jsonl"))
}

/// Single plays, legal or not.
pub fn judged() -> Vec<Vector<Judged>> {
    read(include_str!("../data/fives-judge.jsonl"))
}
