//! A small game with hidden hands, for testing the conformance suite itself, and broken variants of it.
//!
//! The rules of the toy:
//! - **T1** A pack of cards numbered from 1, each once. Everyone gets a hand of this many (edition); the rest is the pile.
//! - **T2** Players act in turn, clockwise; in round n the n-th seat begins, or the next one that is in the game.
//! - **T3** On a turn a player plays one card or more, each higher than the one played before it, and scores their numbers.
//! - **T4** Who holds no such card passes, and only then: a pass proves what is not held.
//! - **T5** After playing, the player ends the turn and draws back up while the pile lasts.
//! - **T6** When all pass one after the other, hands are shown and taken off the scores, and the next round is dealt.
//! - **T7** After this many rounds (option `rounds`) the game is over and the highest score wins.
//! - **T8** Who leaves ranks last; the hand goes out of the game unseen. When only one is left, the game is over.
//!
//! Hidden: the hands of others, the order of the pile, and everything about later rounds.

mod action;
mod edition;
mod event;
mod fault;
mod game;
mod hooks;
mod imagine;
mod state;
mod table;
mod view;

use std::marker::PhantomData;

pub(crate) use fault::*;

/// The toy, sound or broken in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy<F: Fault>(PhantomData<F>);
