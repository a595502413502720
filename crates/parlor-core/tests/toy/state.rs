//! The whole truth of a toy.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parlor_core::{BySeat, Chance, Seat, Secret, Viewer};
use serde::Serialize;

use super::action::Action;
use super::event::Event;
use super::table::Public;
use super::{Bug, Fault, Sound, has};

/// What somebody has done in the present deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Deed {
    Act(Seat, Action),
    Leave(Seat),
}

/// The whole truth of a toy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The table as the present deal began.
    pub(crate) start: Public,
    /// What has been done since.
    pub(crate) past: Vec<Deed>,
    pub(crate) table: Public,
    /// The pack in the order in which it was mixed: first the hands, then the pile.
    pub(crate) deck: Secret<Vec<u8>>,
    pub(crate) hands: Secret<BySeat<Vec<u8>>>,
    pub(crate) chance: Secret<Chance>,
    pub(crate) shared: Shared,
}

/// A counter that copies of a state share, for [`super::SharesBetweenCopies`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, _: &Shared) -> bool {
        true
    }
}

impl Eq for Shared {}

impl Shared {
    pub(crate) fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

thread_local! {
    /// How often anybody has drawn, for [`super::DrawsByTheClock`].
    static DRAWS: Cell<usize> = const { Cell::new(0) };
}

impl State {
    /// Before the first deal.
    pub(crate) fn new(table: Public, chance: Chance) -> State {
        let players = table.gone.seats();
        State {
            start: table.clone(),
            past: Vec::new(),
            table,
            deck: Secret::new(Vec::new()),
            hands: Secret::new(BySeat::new(players, |_| Vec::new())),
            chance: Secret::new(chance),
            shared: Shared::default(),
        }
    }

    /// Right after a deal that gave this pack and left the table so.
    pub(crate) fn dealt(start: &Public, deck: Vec<u8>, chance: Chance) -> State {
        let mut state = State::new(start.clone(), chance);
        state.hands = Secret::new(hands(start, &deck));
        state.deck = Secret::new(deck);
        state
    }

    /// The label of the present deal.
    pub(crate) fn label(&self) -> String {
        format!("toy/deal/{}", self.table.round)
    }

    /// Mixes the pack for the next round. A script that doesn't say how leaves it in order.
    pub(crate) fn deal(&mut self) -> Event {
        let label = format!("toy/deal/{}", self.table.round.saturating_add(1));
        let pack: Vec<u8> = (1..=self.table.cards).collect();
        let mixed = self.chance.reveal().shuffle(&label, pack.clone()).ok().flatten();
        let mut dealt = self.table.clone();
        dealt.take_in(&Event::Dealt { hands: self.hands.reveal().clone() }.seen::<Sound>(Viewer::Watcher));
        let chance = self.chance.reveal().clone();
        let shared = self.shared.clone();
        *self = State { shared, ..State::dealt(&dealt, mixed.unwrap_or(pack), chance) };
        Event::Dealt { hands: self.hands.reveal().clone() }
    }

    /// Does what is known to be allowed, and gives all that happens.
    pub(crate) fn carry_out<F: Fault>(&mut self, deed: Deed) -> Vec<Event> {
        let event = match deed {
            Deed::Act(seat, Action::Play(card)) => Event::Played { seat, card },
            Deed::Act(seat, Action::Pass) => Event::Passed { seat },
            Deed::Act(seat, Action::End) => Event::Drew { seat, cards: self.to_draw::<F>(seat) },
            Deed::Leave(seat) => Event::Left { seat },
        };
        self.take_in(&event);
        let mut events = vec![event];
        if self.table.round_is_over() {
            let shown = Event::Shown { hands: self.hands.reveal().clone() };
            self.take_in(&shown);
            events.push(shown);
            if self.table.turn.is_some() || has::<F>(Bug::NeverEnds) {
                events.push(self.deal());
            }
        }
        events
    }

    /// What the player draws at the end of a turn.
    fn to_draw<F: Fault>(&self, seat: Seat) -> Vec<u8> {
        let (first, count) = (self.table.next_slot(), usize::from(self.table.to_draw(seat)));
        let mut cards = self.deck.reveal()[first..first + count].to_vec();
        if has::<F>(Bug::DrawsByTheClock) && count > 0 {
            let draws = DRAWS.replace(DRAWS.get() + 1);
            cards[0] = self.deck.reveal()[first + draws % (self.deck.reveal().len() - first)];
        }
        cards
    }

    /// The top of the pile.
    pub(crate) fn top_of_pile(&self) -> Option<u8> {
        self.deck.reveal().get(self.table.next_slot()).copied()
    }

    /// Takes in something that a player did.
    fn take_in(&mut self, event: &Event) {
        let hands = self.hands.reveal_mut();
        match event {
            Event::Played { seat, card } => {
                hands[*seat].retain(|held| held != card);
                self.past.push(Deed::Act(*seat, Action::Play(*card)));
            }
            Event::Passed { seat } => self.past.push(Deed::Act(*seat, Action::Pass)),
            Event::Drew { seat, cards } => {
                hands[*seat].extend(cards);
                self.past.push(Deed::Act(*seat, Action::End));
            }
            Event::Left { seat } => {
                hands[*seat].clear();
                self.past.push(Deed::Leave(*seat));
            }
            Event::Shown { .. } | Event::Dealt { .. } => {}
        }
        self.table.take_in(&event.seen::<Sound>(Viewer::Watcher));
    }
}

/// The slots of the pack that each player's hand is dealt from.
pub(crate) fn slots(start: &Public) -> BySeat<Vec<usize>> {
    let mut next = 0..;
    start.held.map(|_, held| next.by_ref().take(usize::from(*held)).collect())
}

fn hands(start: &Public, deck: &[u8]) -> BySeat<Vec<u8>> {
    slots(start).map(|_, slots| slots.iter().map(|slot| deck[*slot]).collect())
}
