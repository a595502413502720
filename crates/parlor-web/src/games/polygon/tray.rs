//! The die, the tiles of the turn and the buttons.

use leptos::prelude::*;
use parlor_words::pages::Text;
use parlor_words::pages::polygon::{self as words, PolygonText};

use super::board::space_of;
use super::board_model::BoardModel;
use super::shapes;
use crate::ui::{Dragging, Gesture, Measure, Viewport};

/// All of them in a row.
pub(super) fn tray(play: BoardModel, viewport: Viewport) -> AnyView {
    let dragging = Dragging::new();
    dragging.listen(move |gesture| drag(play, gesture));
    view! {
        <div class="board-tools polygon-tools">
            {die(play)}
            <div class="polygon-tiles" role="group" aria-label=move || PolygonText::ToLay.text(play.lang())>
                {tile(play, 0, dragging)}
                {tile(play, 1, dragging)}
            </div>
            {lay(play)}
            {put_out(play)}
            {viewport.zoom_button(play.table.shell.ui)}
        </div>
        {dragged(play, dragging)}
    }
    .into_any()
}

/// The die. Every turn brings a new one, which rolls as it comes.
fn die(play: BoardModel) -> AnyView {
    let rolled = Memo::new(move |_| (play.table.view.read().public().turns().len(), play.roll.get()));
    let shown = move || {
        let (turn, roll) = rolled.get();
        let sign = roll.map(shapes::sign);
        // Two turns with the same roll have to look as two rolls.
        let class = if turn % 2 == 0 { "die-face even" } else { "die-face odd" };
        view! { <span class=class>{sign}</span> }.into_any()
    };
    let label = move || match play.roll.get() {
        Some(roll) => words::die(roll, play.lang()),
        None => words::die_unrolled(play.lang()).to_owned(),
    };
    view! {
        <span class="die" role="img" data-test="die" aria-label=label title=label
            data-roll=move || play.roll.get().map(parlor_polygon::Symbol::name)>
            {shown}
        </span>
    }
    .into_any()
}

/// One of the drawn tiles.
fn tile(play: BoardModel, slot: usize, dragging: Dragging<usize>) -> AnyView {
    let of = Memo::new(move |_| play.slots.read().get(slot).copied());
    let is_held = move || play.held.get().is_some_and(|held| held.slot == slot);
    let is_laid = move || of.get().is_some_and(|of| of.place.is_none());
    let can_take = move || play.table.shell.acts.get() && of.get().is_some_and(|of| of.place.is_some());
    let is_proposed = move || is_held() && play.table.proposal.read().is_some();
    let label = move || of.get().map(|of| words::tile(of.tile, of.place.is_none(), play.lang()));
    let face = move || of.get().map(|of| shapes::loose(of.tile, play.roll.get()));
    view! {
        <button class="polygon-tile" data-test=format!("tile-{slot}") aria-label=label
            aria-pressed=move || is_held().to_string() aria-disabled=move || (!can_take()).to_string()
            data-can=move || (can_take() && !is_held()).to_string()
            hidden=move || of.get().is_none() class:laid=is_laid class:proposed=is_proposed
            on:click=move |_| {
                // The tile has captured the pointer, so a drag ends with a click on it.
                if dragging.is_click() && play.table.shell.acts_or_says(Text::NotYourTurn) {
                    play.choose(slot);
                }
            }
            on:pointerdown=move |event| if can_take() { dragging.begin(slot, &event) }>
            {face}
        </button>
    }
    .into_any()
}

/// The tile of a slot is dragged onto a space.
fn drag(play: BoardModel, gesture: Gesture<usize>) {
    match gesture {
        Gesture::Moved(drag) => {
            if play.held.get_untracked().is_none_or(|held| held.slot != drag.what) {
                play.choose(drag.what);
            }
            play.hovered.set(drag.element().and_then(|element| space_of(play, &element)));
        }
        Gesture::Dropped(_) => {
            let on = play.hovered.get_untracked();
            play.hovered.set(None);
            if let Some(space) = on {
                play.press(space);
            }
        }
        // The click that follows chooses the tile.
        Gesture::Tapped(_) => {}
        Gesture::Cancelled => play.hovered.set(None),
    }
}

/// The tile that is being dragged, below the pointer.
fn dragged(play: BoardModel, dragging: Dragging<usize>) -> AnyView {
    let is_dragged = Memo::new(move |_| dragging.get().is_some());
    let face = move || {
        let held = play.held.get().filter(|_| is_dragged.get());
        held.map(|held| shapes::loose(held.tile, play.roll.get()))
    };
    let shift = move || {
        dragging.get().map(|drag| format!("translate({}px, {}px)", Measure(drag.at.0), Measure(drag.at.1)))
    };
    view! {
        <div class="polygon-dragged" aria-hidden="true" hidden=move || !is_dragged.get() style:transform=shift>{face}</div>
    }
    .into_any()
}

/// Lays the tile on the space that was chosen. It stays where it is, so that the keyboard does not lose it.
fn lay(play: BoardModel) -> AnyView {
    let aim = move || play.is_aimed.get().then(|| play.at.get());
    let can_lay = move || aim().and_then(|space| play.verdict(space)).is_some_and(|verdict| verdict.is_ok());
    let press = move |_| match untrack(aim) {
        None if play.table.shell.acts_or_says(Text::NotYourTurn) => {
            play.table.shell.tell(PolygonText::ChooseSpace.text(play.table.shell.ui.lang.get_untracked()));
        }
        None => {}
        Some(space) => play.lay(Some(space)),
    };
    view! {
        <button class="button primary" data-test="lay" aria-disabled=move || (!can_lay()).to_string()
            data-can=move || can_lay().to_string() on:click=press>
            {move || PolygonText::Lay.text(play.lang())}
        </button>
    }
    .into_any()
}

/// Puts the tile out of the game; it is there when that may be (P14).
fn put_out(play: BoardModel) -> AnyView {
    view! {
        <button class="button primary" data-test="put-out" data-can="true" hidden=move || !play.has_none.get()
            on:click=move |_| play.lay(None)>
            {move || PolygonText::PutOut.text(play.lang())}
        </button>
    }
    .into_any()
}
