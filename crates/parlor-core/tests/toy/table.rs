//! What everybody at the toy's table knows.

use parlor_core::{BySeat, Seat};
use serde::Serialize;

use super::action::{Action, ToyRefusal};
use super::event::Seen;

/// What everybody at the table knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Public {
    /// How many cards there are.
    pub(crate) cards: u8,
    /// How many cards a hand has.
    pub(crate) hand: u8,
    pub(crate) rounds: u8,
    /// From 1; 0 before the first deal.
    pub(crate) round: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub(crate) turn: Option<Seat>,
    /// The latest card played in this round, or 0.
    pub(crate) top: u8,
    /// Whether a card was played in this turn.
    pub(crate) has_played: bool,
    /// Who has passed since the latest card.
    pub(crate) passed: BySeat<bool>,
    /// Who has left.
    pub(crate) gone: BySeat<bool>,
    /// How many cards each player holds.
    pub(crate) held: BySeat<u8>,
    /// How many cards are in the pile.
    pub(crate) pile: u8,
    pub(crate) scores: BySeat<i32>,
}

impl Public {
    /// Before the first deal.
    pub(crate) fn new(players: u8, cards: u8, hand: u8, rounds: u8) -> Public {
        Public {
            cards,
            hand,
            rounds,
            round: 0,
            turn: None,
            top: 0,
            has_played: false,
            passed: BySeat::new(players, |_| false),
            gone: BySeat::new(players, |_| false),
            held: BySeat::new(players, |_| 0),
            pile: cards,
            scores: BySeat::new(players, |_| 0),
        }
    }

    /// Who is still in the game, in order.
    pub(crate) fn present(&self) -> impl Iterator<Item = Seat> {
        self.gone.iter().filter(|(_, gone)| !**gone).map(|(seat, _)| seat)
    }

    /// Whether all have passed one after the other.
    pub(crate) fn round_is_over(&self) -> bool {
        self.turn.is_some() && self.present().all(|seat| self.passed[seat])
    }

    /// How many cards the player draws at the end of a turn.
    pub(crate) fn to_draw(&self, seat: Seat) -> u8 {
        (self.hand - self.held[seat]).min(self.pile)
    }

    /// Where in the pack the next card is drawn from.
    pub(crate) fn next_slot(&self) -> usize {
        usize::from(self.cards - self.pile)
    }

    /// Judges an action of somebody with this hand.
    pub(crate) fn judge(&self, hand: &[u8], seat: Seat, action: Action) -> Result<(), ToyRefusal> {
        if self.turn != Some(seat) {
            return Err(ToyRefusal::NotYourTurn);
        }
        match action {
            Action::Play(card) if !hand.contains(&card) => Err(ToyRefusal::NotHeld),
            Action::Play(card) if card <= self.top => Err(ToyRefusal::TooLow { top: self.top }),
            Action::Pass if self.has_played || hand.iter().any(|card| *card > self.top) => {
                Err(ToyRefusal::CanPlay)
            }
            Action::End if !self.has_played => Err(ToyRefusal::NothingPlayed),
            Action::Play(_) | Action::Pass | Action::End => Ok(()),
        }
    }

    /// Takes in what happened, as everybody sees it.
    pub(crate) fn take_in(&mut self, seen: &Seen) {
        match seen {
            Seen::Dealt { .. } => self.deal(),
            Seen::Played { seat, card } => {
                self.top = *card;
                self.has_played = true;
                self.passed.iter_mut().for_each(|(_, passed)| *passed = false);
                self.held[*seat] -= 1;
                self.scores[*seat] += i32::from(*card);
            }
            Seen::Passed { seat, .. } => {
                self.passed[*seat] = true;
                self.pass_turn_on(*seat);
            }
            Seen::Drew { seat, count, .. } => {
                self.pile -= count;
                self.held[*seat] += count;
                self.pass_turn_on(*seat);
            }
            Seen::Left { seat } => {
                self.gone[*seat] = true;
                self.held[*seat] = 0;
                if self.present().count() == 1 {
                    self.turn = None;
                } else if self.turn == Some(*seat) {
                    self.pass_turn_on(*seat);
                }
            }
            Seen::Shown { hands } => {
                for (seat, hand) in hands.iter() {
                    self.scores[seat] -= hand.iter().copied().map(i32::from).sum::<i32>();
                }
                if self.round >= self.rounds {
                    self.turn = None;
                }
            }
        }
    }

    fn deal(&mut self) {
        let players = self.gone.seats();
        self.round = self.round.saturating_add(1);
        self.top = 0;
        self.has_played = false;
        self.passed = BySeat::new(players, |_| false);
        self.held = self.gone.map(|_, gone| if *gone { 0 } else { self.hand });
        self.pile = self.cards - self.held.as_slice().iter().sum::<u8>();
        let beginner = Seat::new((self.round - 1) % players).unwrap();
        self.turn = Some(beginner);
        if self.gone[beginner] {
            self.pass_turn_on(beginner);
        }
    }

    fn pass_turn_on(&mut self, seat: Seat) {
        self.has_played = false;
        let players = self.gone.seats();
        let mut next = seat.left(players);
        while self.gone[next] {
            next = next.left(players);
        }
        self.turn = Some(next);
    }
}
