//! What whoever is at the screen has begun: how the hand is held, which card is chosen, where the focus is.

use leptos::html;
use leptos::prelude::*;
use parlor_core::{MAX_SEATS, Viewer};
use parlor_scorzo::{Action, Card, Phase, Scorzo, View};
use parlor_session::scorzo::{CardGroup, HandOrder, Sorting};
use parlor_words::pages::Text;
use parlor_words::terminal::scorzo::TopOf;
use wasm_bindgen::JsCast as _;

use super::card_ids::{CardIds, Id};
use super::layout::Layout;
use crate::table::Table;
use crate::ui::room;
use crate::ui::{Dragging, Point};

/// Something that can have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A pile.
    Pile(TopOf),
    /// A card of the hand.
    Card(Id),
}

impl Spot {
    /// The id of its element.
    pub(super) fn element(self) -> String {
        match self {
            Spot::Pile(TopOf::DrawPile) => "sz-draw".to_owned(),
            Spot::Pile(TopOf::DiscardPile) => "sz-discards".to_owned(),
            Spot::Card(id) => format!("sz-card-{id}"),
        }
    }
}

/// A hand on the table before its owner.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HandLayout {
    /// What lies together.
    pub(super) heaps: Vec<CardGroup>,
    /// The cards one by one.
    pub(super) held: CardIds,
    /// The card that was just taken.
    pub(super) newest: Option<Id>,
    /// Where they lie.
    pub(super) layout: Layout,
}

impl HandLayout {
    fn new(
        before: Option<&HandLayout>,
        heaps: Vec<CardGroup>,
        newest: Option<Card>,
        room: (f64, f64),
    ) -> HandLayout {
        let cards: Vec<Card> = heaps.iter().flat_map(CardGroup::cards).copied().collect();
        let held = CardIds::follow(before.map(|lies| &lies.held), &cards);
        let sizes: Vec<usize> = heaps.iter().map(|heap| heap.cards().len()).collect();
        let captions = heaps.iter().any(|heap| !matches!(heap, CardGroup::Sorted(_)));
        let newest = newest.and_then(|card| held.latest(card));
        HandLayout { newest, layout: Layout::new(&sizes, captions, room), heaps, held }
    }
}

/// All that the parts of the table share.
#[derive(Clone, Copy)]
pub(super) struct BoardModel {
    pub(super) table: Table<Scorzo>,
    /// How the player in each seat holds the hand: several may share the screen.
    holdings: RwSignal<[HandOrder; MAX_SEATS]>,
    /// The hand as it is held, and where its cards lie.
    pub(super) lies: Memo<HandLayout>,
    /// What the keys are about.
    pub(super) focus: RwSignal<Spot>,
    /// The card that was chosen and not yet discarded: it has risen.
    pub(super) chosen: RwSignal<Option<Id>>,
    /// The card under the pointer.
    pub(super) hovered: RwSignal<Option<Id>>,
    /// The card that is being dragged.
    pub(super) dragging: Dragging<Id>,
    /// How many rounds' hands the viewer has looked at.
    pub(super) looked_at: RwSignal<usize>,
    pub(super) root: NodeRef<html::Div>,
    pub(super) hand: NodeRef<html::Div>,
    pub(super) discards: NodeRef<html::Button>,
}

impl BoardModel {
    pub(super) fn new(table: Table<Scorzo>) -> BoardModel {
        let holdings = RwSignal::new(<[HandOrder; MAX_SEATS]>::default());
        let hand = NodeRef::new();
        let room = room(hand);
        let lies = Memo::new(move |before: Option<&HandLayout>| {
            let view = table.view.read();
            let own = seat(&view).and_then(|seat| Some((seat, view.hand()?)));
            let heaps = own.map(|(seat, hand)| holdings.read()[seat].heaps(hand)).unwrap_or_default();
            let newest = own.and_then(|(seat, _)| holdings.read()[seat].newest());
            HandLayout::new(before, heaps, newest, room.get())
        });
        let looked_at = table.view.with_untracked(|view| view.public().finished().len());
        let desk = BoardModel {
            table,
            holdings,
            lies,
            focus: RwSignal::new(Spot::Pile(TopOf::DrawPile)),
            chosen: RwSignal::new(None),
            hovered: RwSignal::new(None),
            dragging: Dragging::new(),
            looked_at: RwSignal::new(looked_at),
            root: NodeRef::new(),
            hand,
            discards: NodeRef::new(),
        };
        desk.follow_view();
        desk.follow_proposal();
        desk
    }

    /// Whether a place in the window is on the discard pile.
    pub(super) fn is_over_discards(self, (x, y): Point) -> bool {
        self.discards.get_untracked().is_some_and(|pile| {
            let pile = pile.get_bounding_client_rect();
            (pile.left()..=pile.right()).contains(&x) && (pile.top()..=pile.bottom()).contains(&y)
        })
    }

    /// What is known, as the hand's owner has to go on with it: the focus follows what is to be done.
    fn follow_view(self) {
        Effect::new(move |before: Option<(Viewer, Option<bool>)>| {
            let view = self.table.view.get();
            if let (Some(seat), Some(hand)) = (seat(&view), view.hand()) {
                self.holdings.update(|holdings| holdings[seat].renew(&view, hand));
            }
            let now = (view.viewer(), view.is_mover().then(|| is_discarding(&view)));
            let lies = self.lies.read_untracked();
            let held = &lies.held;
            let is_gone = |id: Id| held.index(id).is_none();
            let lost = matches!(self.focus.get_untracked(), Spot::Card(id) if is_gone(id));
            if before != Some(now) || self.chosen.get_untracked().is_some_and(is_gone) {
                self.chosen.set(None);
            }
            self.hovered.set(None);
            if before != Some(now) || lost {
                let first = lies.newest.or(held.at(0)).map(Spot::Card);
                let spot = first.filter(|_| now.1 == Some(true)).unwrap_or(Spot::Pile(TopOf::DrawPile));
                if before.is_some() { self.go_to(spot, false) } else { self.focus.set(spot) }
            }
            now
        });
    }

    /// A hint is pointed at, so that it only has to be done.
    fn follow_proposal(self) {
        Effect::new(move || {
            let spot = match self.table.proposal.get() {
                None => return,
                Some(Action::Draw) => Some(Spot::Pile(TopOf::DrawPile)),
                Some(Action::Take) => Some(Spot::Pile(TopOf::DiscardPile)),
                Some(Action::Discard(card)) => self.lies.read_untracked().held.latest(card).map(Spot::Card),
            };
            if let Some(Spot::Card(id)) = spot {
                self.chosen.set(Some(id));
            }
            if let Some(spot) = spot {
                self.go_to(spot, true);
            }
        });
    }

    /// Whether a hint points at this.
    pub(super) fn is_proposed(self, spot: Spot) -> bool {
        match (self.table.proposal.get(), spot) {
            (Some(Action::Draw), Spot::Pile(TopOf::DrawPile))
            | (Some(Action::Take), Spot::Pile(TopOf::DiscardPile)) => true,
            (Some(Action::Discard(card)), Spot::Card(id)) => self.lies.read().held.latest(card) == Some(id),
            _ => false,
        }
    }

    /// Puts the focus on something, once it is drawn. It is not taken away from what is outside the board unless that is
    /// meant.
    pub(super) fn go_to(self, spot: Spot, from_outside: bool) {
        self.focus.set(spot);
        request_animation_frame(move || {
            let Some(root) = self.root.try_get_untracked().flatten() else { return };
            let active = document().active_element();
            // An element that has gone has left the focus to the page as a whole.
            let is_here =
                active.is_none_or(|active| active.tag_name() == "BODY" || root.contains(Some(&active)));
            if !is_here && !from_outside {
                return;
            }
            let element = document().get_element_by_id(&spot.element());
            if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
            {
                let _ = element.focus();
            }
        });
    }

    /// Where the keys are: one element of the board is reached by Tab, the arrows do the rest.
    pub(super) fn tab_index(self, spot: Spot) -> &'static str {
        if self.focus.get() == spot { "0" } else { "-1" }
    }

    /// Does something in the game, if it is for whoever is at the screen to do it; else says why not.
    pub(super) fn act(self, action: Action) {
        if self.table.shell.acts_or_says(Text::NotYourTurn) {
            self.table.act(action);
        }
    }

    /// Whether a card is to be discarded now by whoever is at the screen.
    pub(super) fn discards_now(self) -> bool {
        self.table.shell.acts.get() && is_discarding(&self.table.view.read())
    }

    /// Discards a card of the hand.
    pub(super) fn discard(self, id: Id) {
        if let Some(card) = self.lies.read_untracked().held.card(id) {
            self.act(Action::Discard(card));
        }
    }

    /// Does what can be done with something.
    pub(super) fn play(self, spot: Spot) {
        match (spot, self.chosen.get_untracked()) {
            (Spot::Pile(TopOf::DrawPile), _) => self.act(Action::Draw),
            // Whoever has chosen a card and points at the discards wants to put it there.
            (Spot::Pile(TopOf::DiscardPile), Some(id)) if untrack(move || self.discards_now()) => {
                self.discard(id);
            }
            (Spot::Pile(TopOf::DiscardPile), _) => self.act(Action::Take),
            (Spot::Card(id), _) => self.discard(id),
        }
    }

    /// A card was clicked: it is chosen, and the second time discarded.
    pub(super) fn choose(self, id: Id) {
        self.focus.set(Spot::Card(id));
        if self.chosen.get_untracked() != Some(id) {
            self.chosen.set(Some(id));
        } else if untrack(move || self.discards_now()) {
            self.discard(id);
        } else {
            self.chosen.set(None);
        }
    }

    /// What the hand is sorted by.
    pub(super) fn sorting(self) -> Sorting {
        seat(&self.table.view.read()).map(|seat| self.holdings.read()[seat].sorting()).unwrap_or_default()
    }

    /// Sorts the hand by the next thing.
    pub(super) fn sort(self) {
        self.hold(|holding, _| holding.sort());
    }

    /// Moves a card by one place.
    pub(super) fn shift(self, id: Id, right: bool) {
        let Some(index) = self.lies.read_untracked().held.index(id) else { return };
        self.moved(id, self.hold(|holding, hand| holding.shift(hand, index, right)));
    }

    /// Moves a card to any place, counted without it.
    pub(super) fn place(self, id: Id, to: usize) {
        let Some(index) = self.lies.read_untracked().held.index(id) else { return };
        self.moved(id, self.hold(|holding, hand| holding.place(hand, index, to)));
    }

    /// The card may look like another now; choice and focus are where it is.
    fn moved(self, id: Id, to: Option<usize>) {
        let Some(now) = to.and_then(|to| self.lies.read_untracked().held.at(to)) else { return };
        if self.chosen.get_untracked() == Some(id) {
            self.chosen.set(Some(now));
        }
        self.go_to(Spot::Card(now), false);
    }

    fn hold<T>(self, change: impl FnOnce(&mut HandOrder, &parlor_scorzo::Hand) -> T) -> Option<T> {
        let view = self.table.view.get_untracked();
        let (seat, hand) = (seat(&view)?, view.hand()?);
        self.holdings.try_update(|holdings| change(&mut holdings[seat], hand))
    }
}

/// Whose hand it is.
fn seat(view: &View) -> Option<usize> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Watcher => None,
    }
}

/// Whether a card is to be discarded now.
pub(super) fn is_discarding(view: &View) -> bool {
    matches!(view.public().phase(), Phase::Discarding(_))
}
