//! The whole truth of a game.

use std::sync::Arc;

use parlor_core::{BySeat, Chance, Seat, Secret};

use crate::round::HiddenDraw;
use crate::{Card, Hand, Public, Round};

/// A game that is under way: what everybody knows, and what is hidden.
///
/// ```
/// use parlor_core::{ChanceStream, Game, Imagined, PlayerSeed, SetUp, Viewer};
/// use parlor_scorzo::Scorzo;
///
/// let (state, _) = Scorzo::set_up(&SetUp::classic(2, "42"))?;
/// let viewer = Viewer::Seat(state.public().phase().turn().unwrap());
/// let view = Scorzo::view(&state, viewer);
///
/// let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("doc"), "imagine");
/// let imagined = Imagined::<Scorzo>::from_view(&view, &mut stream)?;
/// assert_eq!(imagined.view(viewer), view);
/// assert_ne!(imagined.state(), &state, "the other hand and the pile are made up");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    /// Where the next deals come from.
    pub(crate) chance: Secret<Chance>,
    /// The deal of the round under way, or of the latest one; nothing where nobody knows it.
    pub(crate) deal: Option<Secret<Deal>>,
    /// What the table has told of the hands at the end of a round (Z17); only where nobody knows them.
    pub(crate) told: BySeat<Option<Hand>>,
}

/// What not everybody knows of a round: the order of the cards, and the hands.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Deal {
    /// All cards as they were dealt, the first one first; then, for every time that the discard pile is shuffled (Z9), the
    /// cards of that pile.
    pub(crate) orders: Vec<Arc<[Card]>>,
    /// Which of the orders the draw pile has, unless it was turned over and is known.
    pub(crate) order: usize,
    /// How many cards of that order are gone.
    pub(crate) drawn: usize,
    /// The hand of each player; for one who has left in this round, what went out of it.
    pub(crate) hands: BySeat<Hand>,
}

impl State {
    /// What everybody knows.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    pub(crate) fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.deal.as_ref().and_then(|deal| deal.reveal().hands.get(seat))
    }
}

impl Deal {
    /// Takes the next card of the draw pile.
    pub(crate) fn next_card(&mut self) -> Option<Card> {
        let card = self.orders.get(self.order)?.get(self.drawn).copied();
        self.drawn += usize::from(card.is_some());
        card
    }

    /// Goes on with the next order: one that is settled already, or else the one that `shuffle` gives.
    pub(crate) fn next_order(&mut self, shuffle: impl FnOnce(usize) -> Arc<[Card]>) {
        self.order += 1;
        self.drawn = 0;
        if self.orders.len() <= self.order {
            self.orders.push(shuffle(self.order));
        }
    }

    /// What a player was dealt and drew in this round while nobody else could know it, in order.
    pub(crate) fn drawn_by(&self, round: &Round, seat: Seat) -> Vec<Card> {
        let mut orders = self.orders.iter();
        let mut cards = orders.next().map_or([].iter(), |order| order.iter());
        let mut drawn = Vec::new();
        for draw in round.hidden_draws() {
            match draw {
                HiddenDraw::NextPile => cards = orders.next().map_or([].iter(), |order| order.iter()),
                HiddenDraw::Card(who) => {
                    let card = cards.next();
                    drawn.extend(card.filter(|_| who == Some(seat)));
                }
            }
        }
        drawn
    }
}
