//! What whoever plays has begun: which tile is in hand, which space is looked at, and what would come of it.

use std::sync::Arc;

use leptos::prelude::*;
use parlor_polygon::{Action, Edition, Phase, Placement, Polygon, Refusal, Space, Symbol, Tile};
use parlor_session::polygon::{Cursor, TileInHand};
use parlor_words::pages::Text;
use parlor_words::{Lang, Spans};

use super::slots::{Slot, slots};
use crate::table::Table;

/// What laying the tile in hand on a space would score, or why that is illegal.
pub(super) type Verdict = Result<Placement, Refusal>;

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// Which of the drawn tiles it is.
    pub(super) slot: usize,
    /// Its place among those that are still to be laid.
    pub(super) place: usize,
    pub(super) tile: Tile,
}

/// The table and what was begun there.
#[derive(Clone, Copy)]
pub(super) struct BoardModel {
    pub(super) table: Table<Polygon>,
    pub(super) edition: StoredValue<Arc<Edition>>,
    cursor: RwSignal<Cursor>,
    /// The space of the cursor.
    pub(super) at: Memo<Space>,
    /// Which drawn tile was chosen last.
    chosen: RwSignal<usize>,
    /// The space below the mouse or a dragged tile.
    pub(super) hovered: RwSignal<Option<Space>>,
    /// Whether anybody has put the cursor anywhere yet.
    pub(super) is_aimed: RwSignal<bool>,
    /// The space that was pressed once: pressed again, it gets the tile.
    pub(super) tried: RwSignal<Option<Space>>,
    /// The drawn tiles of the turn.
    pub(super) slots: Memo<Vec<Slot>>,
    /// The tile in hand, whoever's turn it is.
    pub(super) held: Memo<Option<Held>>,
    /// For every space, as long as somebody at the screen is to act; else nothing.
    pub(super) verdicts: Memo<Vec<Verdict>>,
    /// Whether the tile in hand has no legal space (P14).
    pub(super) has_none: Memo<bool>,
    /// The symbol that counts, or counted last.
    pub(super) roll: Memo<Option<Symbol>>,
    /// The space that is looked at.
    pub(super) looked_at: Memo<Option<Space>>,
}

impl BoardModel {
    pub(super) fn new(table: Table<Polygon>) -> BoardModel {
        let edition = table.view.with_untracked(|view| view.public().edition().clone());
        let edition = StoredValue::new(edition);
        let cursor = RwSignal::new(Cursor::default());
        let chosen = RwSignal::new(0_usize);
        let (hovered, is_aimed) = (RwSignal::new(None), RwSignal::new(false));
        let at = Memo::new(move |_| edition.with_value(|edition| cursor.read().space(edition)));
        let slots = Memo::new(move |_| slots(table.view.read().public()));
        let held = Memo::new(move |_| held(&slots.read(), chosen.get()));
        let verdicts = Memo::new(move |_| {
            let view = table.view.read();
            let hand = held.get().filter(|_| table.shell.acts.get());
            let Some(hand) = hand.and_then(|held| TileInHand::new(view.public(), held.place)) else {
                return Vec::new();
            };
            edition
                .with_value(|edition| edition.spaces().iter().map(|space| hand.judge(Some(*space))).collect())
        });
        let has_none = Memo::new(move |_| {
            let verdicts = verdicts.read();
            !verdicts.is_empty() && verdicts.iter().all(Result::is_err)
        });
        let roll = Memo::new(move |_| {
            let view = table.view.read();
            let is_rolled = !matches!(view.public().phase(), Phase::Beginning);
            view.public().turns().last().filter(|_| is_rolled).map(|turn| turn.roll)
        });
        let looked_at = Memo::new(move |_| hovered.get().or_else(|| is_aimed.get().then(|| at.get())));
        let play = BoardModel {
            table,
            edition,
            cursor,
            at,
            chosen,
            hovered,
            is_aimed,
            tried: RwSignal::new(None),
            slots,
            held,
            verdicts,
            has_none,
            roll,
            looked_at,
        };
        play.follow();
        play
    }

    /// A new turn begins with its first tile. When something has happened, what was looked at and tried before no longer counts;
    /// and a hint takes its tile in hand and goes to its space.
    fn follow(self) {
        let turns = Memo::new(move |_| self.table.view.read().public().turns().len());
        Effect::new(move || {
            // Read, not just followed: nobody works a memo out that nobody reads.
            let _ = turns.get();
            self.chosen.set(0);
        });
        Effect::new(move || {
            // In one effect, because a hint is shown on the board that came with it.
            self.table.view.track();
            let proposal = self.table.proposal.get();
            self.tried.set(None);
            self.hovered.set(None);
            self.is_aimed.set(false);
            let Some(hint) = proposal else { return };
            let slot = self.slots.with_untracked(|slots| {
                slots.iter().position(|slot| slot.place.is_some() && slot.tile == hint.tile)
            });
            if let Some(slot) = slot {
                self.choose(slot);
            }
            if let Some(space) = hint.space {
                self.put(space);
            }
        });
    }

    pub(super) fn lang(self) -> Lang {
        self.table.lang()
    }

    /// The number of a space on its board.
    pub(super) fn index(self, space: Space) -> Option<usize> {
        self.edition.with_value(|edition| edition.spaces().iter().position(|one| *one == space))
    }

    /// What the tile in hand would do on a space.
    pub(super) fn verdict(self, space: Space) -> Option<Verdict> {
        let index = self.index(space)?;
        self.verdicts.read().get(index).copied()
    }

    /// Takes one of the drawn tiles in hand.
    pub(super) fn choose(self, slot: usize) {
        self.chosen.set(slot);
        self.tried.set(None);
    }

    /// Takes the other tile in hand.
    pub(super) fn choose_other(self) {
        let slot = self.held.get_untracked().map_or(0, |held| held.slot);
        self.choose(usize::from(slot == 0));
    }

    /// Puts the cursor on a space.
    pub(super) fn put(self, space: Space) {
        self.steer(|cursor, _| cursor.put(space));
    }

    /// Moves the cursor.
    pub(super) fn steer(self, how: impl FnOnce(&mut Cursor, &Edition)) {
        let before = self.at.get_untracked();
        self.edition.with_value(|edition| self.cursor.update(|cursor| how(cursor, edition)));
        if self.at.get_untracked() != before {
            self.tried.set(None);
        }
        self.is_aimed.set(true);
    }

    /// Where the tile in hand may be laid, as people read the board.
    pub(super) fn legal(self) -> Vec<Space> {
        let verdicts = self.verdicts.read_untracked();
        verdicts.iter().filter_map(|verdict| verdict.as_ref().ok()?.space).collect()
    }

    /// A space was pressed, by mouse, finger or Enter. The first press tries the tile there, and the second one places it: a turn
    /// can't be undone after its last tile. A hint has tried it already.
    pub(super) fn press(self, space: Space) {
        let again = self.tried.get_untracked() == Some(space);
        let is_hint = self.table.proposal.get_untracked().is_some_and(|hint| hint.space == Some(space));
        self.put(space);
        if again || is_hint {
            self.lay(Some(space));
        } else if self.table.shell.acts_or_says(Text::NotYourTurn) {
            self.table.shell.note.set(None);
            self.tried.set(Some(space));
        }
    }

    /// What the line above the tiles says.
    pub(super) fn coach(self) -> Option<Spans> {
        let held = self.held.get().filter(|_| self.table.shell.acts.get())?;
        let view = self.table.view.read();
        let hand = TileInHand::new(view.public(), held.place)?;
        Some(hand.coach(self.tried.get()).text(self.lang()))
    }

    /// Lays the tile in hand, or puts it out of the game, if that may be; else says why not.
    pub(super) fn lay(self, space: Option<Space>) {
        let shell = self.table.shell;
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        let Some(held) = self.held.get_untracked() else { return };
        let verdict = self
            .table
            .view
            .with_untracked(|view| TileInHand::new(view.public(), held.place).map(|hand| hand.judge(space)));
        match verdict {
            Some(Ok(_)) => self.table.act(Action { tile: held.tile, space }),
            Some(Err(refusal)) => shell.refuse_by_rule(&refusal),
            None => {}
        }
    }
}

/// The tile in hand: the one that was chosen, or the one that is left.
fn held(slots: &[Slot], chosen: usize) -> Option<Held> {
    let held = |(slot, of): (usize, &Slot)| of.place.map(|place| Held { slot, place, tile: of.tile });
    slots.get(chosen).and_then(|of| held((chosen, of))).or_else(|| slots.iter().enumerate().find_map(held))
}
