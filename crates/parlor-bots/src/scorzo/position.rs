//! A round on light data, for playing it on thousands of times: hands and piles, and nothing that is only for people.

use parlor_core::{MAX_SEATS, PlayerRng, Seat};
use parlor_scorzo::{Action, Card, Hand, fewest_points, is_complete};

use super::quick;

/// How many turns everybody has in a round that nobody finishes (Z10).
const LAPS: u8 = 50;

/// How many cards stand for all that may be drawn.
const SAMPLE: usize = 8;

/// A round under way, with every card in its place.
#[derive(Clone)]
pub struct Position {
    pub(super) seats: u8,
    pub(super) hands: [Hand; MAX_SEATS],
    pub(super) plays: [bool; MAX_SEATS],
    /// The draw pile, the next card last.
    pub(super) pile: Vec<Card>,
    /// Whether nobody knows the order of the draw pile.
    pub(super) is_pile_hidden: bool,
    /// The discard pile, the latest card last.
    pub(super) discards: Vec<Card>,
    pub(super) turn: Seat,
    /// Whether the player whose turn it is has taken a card and is to discard.
    pub(super) has_taken: bool,
    pub(super) has_called: bool,
    /// Who has still a turn once somebody has called (Z16).
    pub(super) owed: [bool; MAX_SEATS],
    pub(super) turns: [u8; MAX_SEATS],
    /// The order of a discard pile that is shuffled and not turned over, by the option of Z9.
    pub(super) reshuffle: Option<PlayerRng>,
}

impl Position {
    /// Plays on to the end of the round; everybody plays quickly.
    pub(super) fn finish(&mut self) {
        while self.has_a_turn(self.turn) {
            if !self.has_taken {
                let takes = self.discards.last().is_some_and(|top| self.takes(*top));
                self.apply(if takes { Action::Take } else { Action::Draw });
            }
            let (hand, turn) = (self.hand(self.turn), self.turns[self.turn.index()]);
            let card = if self.has_called { quick::discard_last(hand) } else { quick::discard(hand, turn) };
            let Some(card) = card else { return };
            self.apply(Action::Discard(card));
        }
    }

    /// Whether the player whose turn it is takes the discard.
    fn takes(&self, top: Card) -> bool {
        let hand = self.hand(self.turn);
        if self.has_called {
            // The cards at the bottom of the pile stand for those that may be drawn.
            quick::takes_last(hand, top, &self.pile[..self.pile.len().min(SAMPLE)])
        } else {
            quick::takes(hand, top)
        }
    }

    /// What a player's hand counts now.
    pub(super) fn points(&self, seat: Seat) -> u16 {
        fewest_points(&self.hands[seat.index()])
    }

    /// The cards of a player.
    pub(super) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// What the player whose turn it is does, and which card that player gets by it; what the rules forbid changes nothing.
    pub(super) fn apply(&mut self, action: Action) -> Option<Card> {
        let hand = &mut self.hands[self.turn.index()];
        let card = match action {
            Action::Discard(card) => {
                if self.has_taken && hand.take(card) {
                    self.discards.push(card);
                    self.end_turn();
                }
                return None;
            }
            _ if self.has_taken => return None,
            Action::Take => {
                // Any card may lie on top. This one is put under the pile: so the cards to be drawn in turns to come are the
                // same whoever takes what, and actions are compared under the same luck.
                if self.is_pile_hidden && !self.pile.is_empty() {
                    self.pile.rotate_right(1);
                }
                self.discards.pop()
            }
            Action::Draw => {
                if self.pile.is_empty() {
                    self.turn_over();
                }
                self.pile.pop()
            }
        };
        // With nothing to take, the turn goes on as if a card had been got, so that it ends.
        self.has_taken = true;
        card.filter(|card| self.hands[self.turn.index()].add(*card).is_ok())
    }

    /// Z9.
    fn turn_over(&mut self) {
        std::mem::swap(&mut self.pile, &mut self.discards);
        self.is_pile_hidden = self.reshuffle.is_some();
        match &mut self.reshuffle {
            Some(rng) => rng.shuffle(&mut self.pile),
            None => self.pile.reverse(),
        }
    }

    fn end_turn(&mut self) {
        let seat = self.turn.index();
        self.has_taken = false;
        self.turns[seat] += 1;
        self.owed[seat] = false;
        if !self.has_called && is_complete(&self.hands[seat]) {
            self.has_called = true;
            self.owed = self.plays;
            self.owed[seat] = false;
        }
        // Where nobody has a turn any more it comes back here, and the round is over.
        for _ in 0..self.seats {
            self.turn = self.turn.left(self.seats);
            if self.has_a_turn(self.turn) {
                break;
            }
        }
    }

    fn has_a_turn(&self, seat: Seat) -> bool {
        let seat = seat.index();
        self.plays[seat] && if self.has_called { self.owed[seat] } else { self.turns[seat] < LAPS }
    }
}
