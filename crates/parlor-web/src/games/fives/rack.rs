//! The tiles that a player holds, and what can be done with them.

use leptos::prelude::*;
use parlor_core::{ChanceStream, PlayerSeed};
use parlor_words::pages::Text;
use parlor_words::pages::fives::{self as words, FivesText};

use super::board_model::BoardModel;
use super::drag::Hold;
use super::look::SquareContent;
use super::notation;
use super::rack_order::Slot;
use super::square::tile_picture;
use crate::browser::random::new_seed;
use crate::ui::icons;

/// The rack with its buttons; nothing for those who hold no tiles.
pub(super) fn rack(board: BoardModel) -> impl IntoView {
    let table = board.table;
    let ui = table.shell.ui;
    let say = move |text: FivesText| move || text.text(ui.lang.get());
    let count = Memo::new(move |_| board.order.read().slots().len());
    let tiles = move || (0..count.get()).map(|place| one(board, place)).collect_view();
    let shuffle = move |_| {
        if let Some(seed) = new_seed().map(|text| PlayerSeed::from_text(&text)) {
            board.order.update(|order| order.shuffle(&mut ChanceStream::for_player(&seed, "rack")));
        }
    };
    let sort = move |_| board.order.update(super::rack_order::RackOrder::sort);
    let has_laid = Memo::new(move |_| !board.draft.read().is_empty());
    let acts = table.shell.acts;
    let turn = move |_| {
        if table.shell.acts_or_says(Text::NotYourTurn) {
            board.turn();
        }
    };
    let take_up = move |_| {
        if has_laid.get_untracked() {
            board.take_all_up();
        } else if table.shell.acts_or_says(Text::NotYourTurn) {
            table.shell.tell(FivesText::NothingPlaced.text(ui.lang.get_untracked()));
        }
    };
    let can_pass = Memo::new(move |_| acts.get() && board.may_pass());
    // What nobody needs any more at the end is put away.
    let has_rack =
        Memo::new(move |_| table.view.read().rack().is_some() && table.shell.now.read().ending.is_none());
    let turned = move || match board.draft.read().direction() {
        parlor_fives::Direction::Across => FivesText::Across,
        parlor_fives::Direction::Down => FivesText::Down,
    };
    let turn_word =
        move || format!("{}: {}", FivesText::Turn.text(ui.lang.get()), turned().text(ui.lang.get()));
    move || {
        has_rack.get().then(|| {
            view! {
                <div class="rack-row">
                    <div class="rack" role="group" aria-label=say(FivesText::Rack) data-test="rack">{tiles}</div>
                    <div class="board-tools">
                        <button class="icon-button" data-test="turn" aria-label=turn_word title=turn_word
                            aria-disabled=move || (!acts.get()).to_string() on:click=turn>{icons::turn()}</button>
                        <button class="icon-button" data-test="shuffle" aria-label=say(FivesText::Shuffle) title=say(FivesText::Shuffle)
                            on:click=shuffle>{icons::shuffle()}</button>
                        <button class="icon-button" data-test="sort" aria-label=say(FivesText::Sort) title=say(FivesText::Sort)
                            on:click=sort>{icons::sort()}</button>
                        <button class="button" data-test="take-up" aria-disabled=move || (!has_laid.get()).to_string() on:click=take_up>
                            {say(FivesText::TakeUp)}
                        </button>
                        <button class="button" data-test="pass" aria-disabled=move || (!can_pass.get()).to_string()
                            data-can=move || can_pass.get().to_string() on:click=move |_| board.pass()>
                            {say(FivesText::Pass)}
                        </button>
                        {notation::notation(board)}
                    </div>
                </div>
            }
        })
    }
}

/// One tile of the rack.
fn one(board: BoardModel, place: usize) -> impl IntoView {
    let slot = Memo::new(move |_| board.order.read().slots().get(place).copied());
    let is_picked = move || board.picked.get() == Some(place);
    let is_lifted = move || matches!(board.lifted.get(), Some(Hold::RackTile(from, _)) if from == place);
    let tile = move || slot.get().filter(|slot| slot.laid.is_none()).map(|slot| slot.tile);
    // Once a tile is picked, it is the squares that can be pressed.
    let can = Memo::new(move |_| {
        let (acts, draft) = (board.table.shell.acts.get(), board.draft.read());
        acts && draft.held().is_none() && tile().is_some_and(|tile| draft.fits(tile))
    });
    let label = move || {
        let lang = board.table.lang();
        tile().map_or_else(
            || FivesText::NotPlayed.text(lang).to_owned(),
            |tile| words::rack_tile(tile, is_picked(), can.get(), lang),
        )
    };
    let press = move |event: leptos::ev::PointerEvent| {
        if let Some(Slot { tile, laid: None }) = slot.get_untracked() {
            board.dragging.begin(Hold::RackTile(place, tile), &event);
        }
    };
    // A pointer picks the tile when it is lifted: some browsers send no click for a tap that follows a drag at once. What comes
    // without a pointer is a click that nobody counts.
    let clicked = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            board.pick(place);
            // The keyboard goes on to the board, where the tile is placed.
            super::grid::focus_cursor(board);
        }
    };
    view! {
        <button class="rack-tile" class:picked=is_picked class:lifted=is_lifted data-place=place data-test=format!("rack-{place}")
            data-tile=move || tile().map(|tile| tile.to_string()) data-can=move || can.get().to_string() aria-label=label aria-pressed=move || is_picked().to_string()
            disabled=move || tile().is_none() on:pointerdown=press on:click=clicked on:keydown=move |event| {
                // Digits and Backspace do on the rack what they do on the board; Enter and Space pick the tile.
                if !matches!(event.key().as_str(), "Enter" | " ") { super::grid::key(board, &event) }
            }>
            <svg viewBox="0 0 10 10" aria-hidden="true">{move || tile().map(|tile| tile_picture(tile, SquareContent::Played(tile)))}</svg>
        </button>
    }
}
