//! The board with all that belongs to it, and what a player has begun on it.

use leptos::prelude::*;
use parlor_fives::{Action, ActionError, Fives, Square, Tile};
use parlor_session::fives::DraftPlay;
use parlor_words::Say as _;
use parlor_words::pages::fives::{self as words, FivesText};

use super::drag::{self, Hold};
use super::rack_order::RackOrder;
use super::zoom::Zoom;
use super::{grid, rack, score};
use crate::table::Table;
use crate::ui::Dragging;

/// The board as it is before a player.
#[derive(Clone, Copy)]
pub(super) struct BoardModel {
    pub(super) table: Table<Fives>,
    /// What is laid and not yet played.
    pub(super) draft: RwSignal<DraftPlay>,
    pub(super) order: RwSignal<RackOrder>,
    /// The place on the rack from which a tile was picked.
    pub(super) picked: RwSignal<Option<usize>>,
    pub(super) dragging: Dragging<Hold>,
    pub(super) zoom: RwSignal<Zoom>,
}

/// Draws it.
pub(super) fn board(table: Table<Fives>) -> impl IntoView {
    let board = BoardModel {
        table,
        draft: RwSignal::new(DraftPlay::default()),
        order: RwSignal::new(RackOrder::default()),
        picked: RwSignal::new(None),
        dragging: Dragging::new(),
        zoom: RwSignal::new(None),
    };
    // What was begun belongs to the view that it was begun on.
    Effect::new(move || {
        // In one effect, because a hint is shown on the board that came with it.
        let (view, proposal) = (table.view.get(), table.proposal.get());
        board.draft.update(|draft| draft.renew(&view));
        let tiles = view.rack().map(|rack| *rack.tiles()).unwrap_or_default();
        board.order.update(|order| order.renew(&tiles));
        board.picked.set(None);
        board.dragging.stop();
        board.zoom.set(None);
        if let Some(action) = proposal {
            board.show(action);
        }
    });
    board.dragging.listen(move |gesture| drag::drag(board, gesture));
    view! {
        <div class="board fives" data-test="board">
            {grid::grid(board)}
            {score::score(board)}
            {rack::rack(board)}
            {drag::ghost(board)}
        </div>
    }
}

impl BoardModel {
    /// Whether somebody at the screen may lay tiles now.
    pub(super) fn acts(self) -> bool {
        self.table.shell.acts.get_untracked()
    }

    /// Changes what is laid, and the rack with it.
    fn change(self, change: impl FnOnce(&mut DraftPlay)) {
        self.table.shell.note.set(None);
        self.draft.update(change);
        let chosen = self.picked.get_untracked();
        self.order.update(|order| order.follow(self.draft.read_untracked().laid(), chosen));
    }

    /// Lays a tile on the line, from where the cursor stands.
    pub(super) fn lay(self, tile: Tile) {
        if !self.acts() {
            return;
        }
        let view = self.table.view.get_untracked();
        let mut refused = None;
        self.change(|draft| refused = draft.lay(&view, tile).err());
        self.picked.set(None);
        if let Some(refusal) = refused {
            self.table.shell.refuse_by_rule(&refusal);
        }
    }

    /// Lays a tile on a square, if it is free.
    pub(super) fn lay_on(self, tile: Tile, square: Square) {
        let view = self.table.view.get_untracked();
        if view.public().board().get(square).is_none() {
            self.draft.update(|draft| draft.go_to(&view, square));
            self.lay(tile);
        }
    }

    /// Picks a tile of the rack, to be laid by a click on a square; the same one again lets go of it.
    pub(super) fn pick(self, place: usize) {
        let again = self.picked.get_untracked() == Some(place);
        let tile = self
            .order
            .read_untracked()
            .slots()
            .get(place)
            .filter(|slot| slot.laid.is_none())
            .map(|slot| slot.tile);
        let Some(tile) = tile.filter(|_| self.acts()) else { return };
        let view = self.table.view.get_untracked();
        self.draft.update(|draft| {
            if draft.held().is_some() {
                draft.take_up();
            }
            if !again {
                draft.hold(&view, tile);
            }
        });
        self.picked.set((!again).then_some(place));
    }

    /// A square was clicked: a laid tile is taken up, a picked one laid; otherwise the cursor goes there.
    pub(super) fn click(self, square: Square) {
        if !self.acts() {
            return self.go_to(square);
        }
        if self.draft.read_untracked().tile_on(square).is_some() {
            return self.take_from(square);
        }
        let held = self.draft.read_untracked().held();
        match held {
            Some(tile) => self.lay_on(tile, square),
            None => self.go_to(square),
        }
    }

    /// Puts the cursor on a square; on the one where it is, it turns the line.
    pub(super) fn go_to(self, square: Square) {
        let view = self.table.view.get_untracked();
        self.draft.update(
            |draft| {
                if draft.cursor() == square { draft.turn() } else { draft.go_to(&view, square) }
            },
        );
    }

    /// Moves the cursor.
    pub(super) fn step(self, columns: i8, rows: i8) {
        let view = self.table.view.get_untracked();
        self.draft.update(|draft| draft.step(&view, columns, rows));
    }

    pub(super) fn turn(self) {
        self.draft.update(DraftPlay::turn);
    }

    pub(super) fn take_from(self, square: Square) {
        self.change(|draft| {
            draft.take_from(square);
        });
    }

    pub(super) fn take_up(self) {
        self.change(|draft| {
            draft.take_up();
        });
        self.picked.set(None);
    }

    pub(super) fn take_all_up(self) {
        self.change(DraftPlay::take_all_up);
        self.picked.set(None);
        self.zoom.set(None);
    }

    /// Shows a play without playing it.
    fn show(self, action: Action) {
        if let Action::Play(play) = action {
            let view = self.table.view.get_untracked();
            let note = self.table.shell.note.get_untracked();
            self.change(|draft| draft.show(&view, play));
            self.table.shell.note.set(note);
        }
    }

    pub(super) fn pass(self) {
        if self.acts() {
            self.table.act(Action::Pass);
        }
    }

    /// Plays what is laid, or says why that is illegal.
    pub(super) fn play(self) {
        if !self.acts() {
            return;
        }
        let (shell, lang) = (self.table.shell, self.table.shell.ui.lang.get_untracked());
        let draft = self.draft.read_untracked();
        let action = if draft.is_empty() {
            let must_pass = draft.must_pass(&self.table.view.read_untracked());
            Err(if must_pass { words::must_pass(lang) } else { FivesText::LayHint.text(lang).into() })
        } else if !draft.is_line() {
            Err(words::no_line(lang))
        } else {
            match draft.action() {
                Ok(action) => Ok(action),
                Err(ActionError::Never(refusal)) => return shell.refuse_by_rule(&refusal),
                Err(error) => Err(error.spans(lang).sentence()),
            }
        };
        drop(draft);
        match action {
            Ok(action) => self.table.act(action),
            Err(why) => shell.refuse(why),
        }
    }
}
