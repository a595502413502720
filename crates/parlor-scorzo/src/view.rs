//! What one viewer knows.

use parlor_core::{Seat, Viewer};
use serde::Serialize;

use crate::{Card, Cards, Hand, Phase, Public, Seen};

/// What a viewer with perfect memory knows.
///
/// ```
/// use parlor_core::{Game, Seat, SetUp, Viewer};
/// use parlor_scorzo::{Card, Scorzo};
///
/// let (state, _) = Scorzo::set_up(&SetUp::classic(3, "42"))?;
///
/// let view = Scorzo::view(&state, Viewer::Seat(Seat::new(0).unwrap()));
/// let hand: Vec<String> = view.hand().unwrap().cards().iter().map(|card| card.to_string()).collect();
/// assert_eq!(hand.join(" "), "9S 10S 8Q 10Q 1T 4H 9H W");
/// assert_eq!((view.unseen().len(), view.unseen().count(Card::WILD)), (103, 11));
///
/// let watcher = Scorzo::view(&state, Viewer::Watcher);
/// assert_eq!((watcher.hand(), watcher.unseen().len()), (None, 111));
/// # Ok::<(), parlor_core::SetUpError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    // The name in JSON is older than the type.
    #[serde(rename = "table")]
    public: Public,
    /// A player's own cards; nothing for a watcher, for one who has none in this round, and where nobody knows the cards.
    own: Option<Own>,
}

/// A player's own cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Own {
    /// What the player holds, or took out of the round on leaving.
    pub(crate) hand: Hand,
    /// What the player was dealt and drew in this round while nobody else could know it, in order.
    pub(crate) drawn: Vec<Card>,
}

/// Why there is room for a card that is drawn or taken.
pub(crate) const GROWS_BY_ONE: &str = "a hand grows by one card a turn, and shrinks by one";

impl View {
    pub(crate) const fn new(viewer: Viewer, public: Public, own: Option<Own>) -> View {
        View { viewer, public, own }
    }

    parlor_core::view_accessors!();

    /// The viewer's own cards.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.own.as_ref().map(|own| &own.hand)
    }

    /// What the viewer was dealt and drew in this round while nobody else could know it, in order.
    #[must_use]
    pub fn drawn(&self) -> Option<&[Card]> {
        self.own.as_ref().map(|own| own.drawn.as_slice())
    }

    pub(crate) const fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The seat of a viewer who has cards in this round.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.own.is_some() => Some(seat),
            _ => None,
        }
    }

    /// The cards whose place the viewer can't know: in other hands, in a draw pile of hidden order, out of the round.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let unseen = self.public.unseen();
        let (Some(seat), Some(own), Some(round)) = (self.own_seat(), &self.own, self.public.round()) else {
            return unseen;
        };
        // Those that everybody knows the viewer to hold are not among the unseen ones already.
        let hidden = own.hand.cards().without(round.known()[seat].iter());
        hidden.and_then(|hidden| unseen.without(hidden.iter())).unwrap_or(unseen)
    }

    /// The card that the viewer could take from the discard pile now.
    #[must_use]
    pub fn discard_to_take(&self) -> Option<Card> {
        let may_take = self.is_mover() && matches!(self.public.phase(), Phase::Taking(_));
        self.public.round().filter(|_| may_take).and_then(|round| round.discards().last().copied())
    }

    pub(crate) fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::Dealt { hand, .. } => {
                self.own = hand.as_ref().map(|drawn| Own {
                    hand: Hand::new(drawn.iter().copied())
                        .expect("no round deals more cards than a hand holds"),
                    drawn: drawn.clone(),
                });
            }
            Seen::Drew { seat, card: Some(card), known } if self.viewer.is(*seat) => {
                if let Some(own) = &mut self.own {
                    own.hand.add(*card).expect(GROWS_BY_ONE);
                    own.drawn.extend((!known).then_some(*card));
                }
            }
            Seen::Took { seat, card } if self.viewer.is(*seat) => {
                if let Some(own) = &mut self.own {
                    own.hand.add(*card).expect(GROWS_BY_ONE);
                }
            }
            Seen::Discarded { seat, card } if self.viewer.is(*seat) => {
                if let Some(own) = &mut self.own {
                    assert!(own.hand.take(*card), "a player discards a card in hand");
                }
            }
            _ => {}
        }
        self.public.apply(seen);
    }
}
