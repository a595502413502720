//! The shared vectors: requests to the referee and what their answers must hold.

use parlor_scorzo::{Card, Hand};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Vector<A> {
    pub request: Request,
    pub answer: A,
}

#[derive(Deserialize)]
pub struct Request {
    pub hand: Vec<String>,
}

#[derive(Deserialize)]
pub struct Melds {
    pub points: u16,
}

#[derive(Deserialize)]
pub struct Discards {
    pub discards: Vec<Discard>,
}

#[derive(Deserialize)]
pub struct Discard {
    pub card: String,
    pub points: u16,
}

impl Request {
    pub fn hand(&self) -> Hand {
        Hand::new(self.hand.iter().map(|card| card.parse::<Card>().unwrap())).unwrap()
    }
}

fn read<A: for<'de> Deserialize<'de>>(text: &str) -> Vec<Vector<A>> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The fewest points of 600 hands.
pub fn melds() -> Vec<Vector<Melds>> {
    read(include_str!("../data/scorzo-melds.jsonl"))
}

/// What every discard of 120 hands leaves, best first.
pub fn discards() -> Vec<Vector<Discards>> {
    read(include_str!("../data/scorzo-discards.jsonl"))
}
