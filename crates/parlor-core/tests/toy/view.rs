//! What one viewer of a toy knows.

use std::collections::BTreeMap;

use parlor_core::{Chance, Viewer};
use serde::Serialize;

use super::action::Action;
use super::event::Seen;
use super::state::{Deed, State, slots};
use super::table::Public;
use super::{Bug, Fault, has};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) start: Public,
    pub(crate) past: Vec<Deed>,
    pub(crate) table: Public,
    /// Every card of the present deal that the viewer has held, with its place in the pack.
    pub(crate) drawn: Vec<(usize, u8)>,
    /// The viewer's hand, in the order in which it came.
    pub(crate) hand: Vec<u8>,
    pub(crate) leak: Leak,
    /// What a broken view carries without showing it; a sound one nothing.
    #[serde(skip)]
    pub(crate) carried: Vec<u8>,
    #[serde(skip)]
    pub(crate) smuggled: Smuggled,
}

/// What a broken view shows; a sound one nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Leak {
    Nothing,
    Card(Option<u8>),
    Cards(Vec<u8>),
    Count(u32),
    /// Has no form in JSON.
    Unwritable(BTreeMap<(u8, u8), u8>),
}

/// What a broken view carries without showing it, even to a comparison; a sound one nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Smuggled(pub(crate) Vec<u8>);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Smuggled) -> bool {
        true
    }
}

impl Eq for Smuggled {}

impl View {
    pub(crate) fn new<F: Fault>(state: &State, viewer: Viewer) -> View {
        let deck = state.deck.reveal();
        let mut view = View {
            viewer,
            start: state.start.clone(),
            past: Vec::new(),
            table: state.start.clone(),
            drawn: Vec::new(),
            hand: Vec::new(),
            leak: leak::<F>(state, viewer),
            carried: if has::<F>(Bug::CarriesTheDeal) { deck.clone() } else { Vec::new() },
            smuggled: Smuggled::default(),
        };
        if let Viewer::Seat(seat) = viewer {
            let own = |slot: &usize| (*slot, deck[*slot]);
            view.drawn = slots(&state.start)[seat].iter().map(own).collect();
            let mut next = usize::from(state.start.cards - state.start.pile);
            let mut held = state.start.held.clone();
            for deed in &state.past {
                match deed {
                    Deed::Act(who, Action::Play(_)) => held[*who] -= 1,
                    Deed::Act(who, Action::End) => {
                        let count = (state.start.hand - held[*who])
                            .min(state.start.cards - u8::try_from(next).unwrap());
                        let drawn = next..next + usize::from(count);
                        if *who == seat {
                            view.drawn.extend(drawn.clone().map(|slot| (slot, deck[slot])));
                        }
                        held[*who] += count;
                        next = drawn.end;
                    }
                    Deed::Act(_, Action::Pass) | Deed::Leave(_) => {}
                }
            }
            view.hand.clone_from(&state.hands.reveal()[seat]);
        }
        view.past.clone_from(&state.past);
        view.table = state.table.clone();
        if has::<F>(Bug::ImaginePeeks) || has::<F>(Bug::OrdersActionsByThePile) {
            view.smuggled = Smuggled(deck.clone());
        }
        view
    }

    pub(crate) fn advance<F: Fault>(&mut self, seen: &Seen) {
        let next = self.table.next_slot();
        self.table.take_in(seen);
        match seen {
            Seen::Dealt { own, .. } => {
                self.start = self.table.clone();
                self.past.clear();
                self.drawn = match self.viewer {
                    Viewer::Seat(seat) => {
                        slots(&self.table)[seat].iter().copied().zip(own.iter().copied()).collect()
                    }
                    Viewer::Watcher => Vec::new(),
                };
                self.hand.clone_from(own);
            }
            Seen::Played { seat, card } => {
                self.hand.retain(|held| held != card);
                self.past.push(Deed::Act(*seat, Action::Play(*card)));
            }
            Seen::Passed { seat, .. } => self.past.push(Deed::Act(*seat, Action::Pass)),
            Seen::Drew { seat, own, .. } => {
                self.drawn.extend((next..).zip(own.iter().copied()));
                self.hand.extend(own);
                self.past.push(Deed::Act(*seat, Action::End));
                if has::<F>(Bug::ForgetsThePile) {
                    self.table.pile = self.table.cards;
                }
            }
            Seen::Left { seat } => {
                if self.viewer.is(*seat) {
                    self.hand.clear();
                }
                self.past.push(Deed::Leave(*seat));
            }
            Seen::Shown { .. } => {}
        }
    }

    /// Everything that the viewer may do now.
    pub(crate) fn actions<F: Fault>(&self) -> Vec<Action> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let Some(mover) = self.table.turn else { return Vec::new() };
        if mover != seat && has::<F>(Bug::OffersOthers) {
            return vec![Action::Pass];
        }
        let all = (1..=self.table.cards).map(Action::Play).chain([Action::End, Action::Pass]);
        let mut listed: Vec<Action> =
            all.filter(|action| self.table.judge(&self.hand, seat, *action).is_ok()).collect();
        if has::<F>(Bug::ListsTwice) {
            listed.extend(listed.first().copied());
        }
        if has::<F>(Bug::ForgetsPasses) {
            listed.retain(|action| *action != Action::Pass);
        }
        if let Some(top) =
            self.smuggled.0.get(self.table.next_slot()).filter(|_| has::<F>(Bug::OrdersActionsByThePile))
        {
            listed.sort_by_key(|action| *action <= Action::Play(*top));
        }
        listed
    }
}

/// What a broken view shows.
fn leak<F: Fault>(state: &State, viewer: Viewer) -> Leak {
    match F::BUG {
        Bug::ShowsTopOfPile => Leak::Card(state.top_of_pile()),
        Bug::ShowsAHand => {
            let others = state.hands.reveal().iter().find(|(seat, _)| !viewer.is(*seat));
            Leak::Cards(others.map(|(_, hand)| hand.clone()).unwrap_or_default())
        }
        Bug::ShowsTheGenerator => {
            let later = match state.chance.reveal() {
                chance @ (Chance::Seed(_) | Chance::Fair(_)) => chance.below("toy/deal/later", 1 << 16),
                Chance::Dealt(_) | Chance::Unknown => Ok(None),
            };
            Leak::Count(later.ok().flatten().unwrap_or_default())
        }
        Bug::SharesBetweenCopies => Leak::Count(state.shared.count()),
        Bug::ViewCannotBeWritten => Leak::Unwritable(BTreeMap::from([((1, 1), 1)])),
        _ => Leak::Nothing,
    }
}
