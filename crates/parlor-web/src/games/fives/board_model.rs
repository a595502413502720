//! The board with all that belongs to it, and what a player has begun on it.

use leptos::prelude::*;
use parlor_fives::{Action, ActionError, Fives, Square, Tile};
use parlor_session::fives::DraftPlay;
use parlor_words::Say as _;
use parlor_words::Spans;
use parlor_words::pages::Text;
use parlor_words::pages::fives::{self as words, FivesText};

use super::drag::{self, Hold};
use super::rack_order::RackOrder;
use super::{geometry, grid, rack, score};
use crate::table::Table;
use crate::ui::{Dragging, Viewport};

/// The board as it is before a player.
#[derive(Clone, Copy)]
pub(super) struct BoardModel {
    pub(super) table: Table<Fives>,
    /// What is laid and not yet played.
    pub(super) draft: RwSignal<DraftPlay>,
    pub(super) order: RwSignal<RackOrder>,
    /// The place on the rack from which a tile was picked.
    pub(super) picked: RwSignal<Option<usize>>,
    /// The square that was chosen for the next tile.
    pub(super) chosen: RwSignal<Option<Square>>,
    pub(super) dragging: Dragging<Hold>,
    /// What is being dragged: it is no longer where it was.
    pub(super) lifted: Memo<Option<Hold>>,
    pub(super) viewport: Viewport,
}

/// Draws it.
pub(super) fn board(table: Table<Fives>) -> impl IntoView {
    let root = NodeRef::new();
    let dragging = Dragging::new();
    let picture = geometry::picture(table.view.read_untracked().public().board().size());
    let board = BoardModel {
        table,
        draft: RwSignal::new(DraftPlay::default()),
        order: RwSignal::new(RackOrder::default()),
        picked: RwSignal::new(None),
        chosen: RwSignal::new(None),
        dragging,
        lifted: Memo::new(move |_| dragging.get().map(|drag| drag.what)),
        viewport: Viewport::new(root, picture, geometry::SCALES, geometry::axis),
    };
    // What was begun belongs to whoever began it: it stays as far as it can when something happens, and goes with its owner.
    let mut before = None;
    Effect::new(move || {
        // In one effect, because a hint is shown on the board that came with it.
        let (view, proposal) = (table.view.get(), table.proposal.get());
        let is_same = {
            let viewer = table.shell.now.read_untracked().viewer;
            before.replace(viewer) == Some(viewer)
        };
        board.draft.update(|draft| if is_same { draft.follow(&view) } else { draft.renew(&view) });
        let tiles = view.rack().map(|rack| *rack.tiles()).unwrap_or_default();
        board.order.update(|order| {
            order.renew(&tiles);
            if is_same {
                order.follow(board.draft.read_untracked().laid(), None);
            }
        });
        board.picked.set(None);
        board.chosen.set(None);
        board.dragging.stop();
        let reach = board.draft.read_untracked().reach();
        board.viewport.renew(geometry::in_play(view.public().board(), reach));
        if let Some(action) = proposal {
            board.show(action);
        }
    });
    board.dragging.listen(move |gesture| drag::drag(board, gesture));
    table.shell.focus_on_turn(move || grid::focus_cursor(board));
    board.viewport.listen(move || board.dragging.stop());
    view! {
        <div class="board fives" data-test="board">
            {grid::grid(board, root)}
            <div class="hand">
                {table.shell.line(move || coach(board))}
                {score::score(board)}
                {rack::rack(board)}
                {board.viewport.zoom_button(board.table.shell.ui)}
            </div>
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
        self.chosen.set(None);
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

    /// Picks a tile of the rack, to be laid by a click on a square; the same one again lets go of it. If the square was
    /// chosen before, it is laid there.
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
        if let Some(square) = self.chosen.get_untracked() {
            self.picked.set(Some(place));
            return self.lay_on(tile, square);
        }
        self.viewport.approach();
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

    /// A tile of the rack is being dragged: it is held, so that the squares for it are marked.
    pub(super) fn lift(self, tile: Tile) {
        if self.acts() && self.draft.read_untracked().held() != Some(tile) {
            self.let_go();
            let view = self.table.view.get_untracked();
            self.draft.update(|draft| draft.hold(&view, tile));
        }
    }

    /// No tile is held any more.
    pub(super) fn let_go(self) {
        if self.draft.read_untracked().held().is_some() {
            self.draft.update(|draft| {
                draft.take_up();
            });
        }
        self.picked.set(None);
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
            None => {
                let is_free = self.table.view.read_untracked().public().board().get(square).is_none();
                self.chosen.set(Some(square).filter(|_| is_free));
                self.go_to(square);
            }
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
        self.chosen.set(None);
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
    }

    /// Shows a play without playing it.
    fn show(self, action: Action) {
        if let Action::Play(play) = action {
            let view = self.table.view.get_untracked();
            let note = self.table.shell.note.get_untracked();
            self.change(|draft| draft.show(&view, play));
            if let Some(area) = geometry::around(play.laid().map(|(square, _)| square)) {
                self.viewport.reveal(area);
            }
            self.table.shell.note.set(note);
        }
    }

    /// Whether the player can pass.
    pub(super) fn may_pass(self) -> bool {
        let view = self.table.view.read();
        view.public().options().free_pass || self.draft.read().must_pass(&view)
    }

    /// Passes, or says why that can't be.
    pub(super) fn pass(self) {
        let shell = self.table.shell;
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        if untrack(move || self.may_pass()) {
            self.table.act(Action::Pass);
        } else {
            shell.tell(words::cannot_pass(shell.ui.lang.get_untracked()));
        }
    }

    /// What Enter does: a picked tile is placed where the cursor is; with none picked, what is placed is played.
    pub(super) fn enter(self) {
        let draft = self.draft.read_untracked();
        let (held, cursor) = (draft.held(), draft.cursor());
        drop(draft);
        match held {
            Some(tile) => self.lay_on(tile, cursor),
            None => self.play(),
        }
    }

    /// Puts the cursor on the next square, or the one before, where a tile can go.
    pub(super) fn go_on(self, forward: bool) {
        let draft = self.draft.read_untracked();
        let (mut squares, cursor): (Vec<Square>, _) = (draft.reach().into_iter().collect(), draft.cursor());
        squares.retain(|square| draft.tile_on(*square).is_none());
        drop(draft);
        squares.sort_by_key(|square| (square.row, square.column));
        let place = |square: Square| (square.row, square.column);
        let to = if forward {
            squares.iter().find(|square| place(**square) > place(cursor)).or(squares.first())
        } else {
            squares.iter().rev().find(|square| place(**square) < place(cursor)).or(squares.last())
        };
        if let Some(to) = to.copied() {
            let view = self.table.view.get_untracked();
            self.draft.update(|draft| draft.go_to(&view, to));
        }
    }

    /// Plays what is laid, or says why that is illegal.
    pub(super) fn play(self) {
        let (shell, lang) = (self.table.shell, self.table.shell.ui.lang.get_untracked());
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        let draft = self.draft.read_untracked();
        let action = if draft.is_empty() {
            let must_pass = draft.must_pass(&self.table.view.read_untracked());
            return shell.tell(if must_pass {
                words::must_pass(lang)
            } else {
                FivesText::LayHint.text(lang).into()
            });
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

/// What the line above the rack says.
fn coach(board: BoardModel) -> Option<Spans> {
    let table = board.table;
    let coach = table.shell.acts.get().then(|| board.draft.read().coach(&table.view.read()))?;
    Some(coach?.text(table.lang()))
}
