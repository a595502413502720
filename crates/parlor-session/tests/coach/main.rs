//! What the coach says at every step of a turn, and novices who know nothing else: one who follows coach and highlights is never
//! refused, one who does not is refused in most games.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

mod fives;
mod novice;
mod polygon;
mod scorzo;
