//! The table: piles and what is known on the felt, the own hand before it, and between rounds the hands that were shown.

use leptos::prelude::*;
use parlor_scorzo::Scorzo;
use parlor_words::Spans;

use super::board_model::BoardModel;
use super::{hand, keys, others, piles, shown};
use crate::table::Table;

pub(super) fn board(table: Table<Scorzo>) -> AnyView {
    let desk = BoardModel::new(table);
    keys::listen(desk);
    let shown = Memo::new(move |_| shown::to_show(&table.view.read(), desk.looked_at.get()));
    table.shell.focus_on_turn(move || desk.go_to(desk.focus.get_untracked(), false));
    view! {
        <div class="board sz-board" class:shows=move || shown.read().is_some() node_ref=desk.root>
            <div class="sz-felt">
                {others::heading(desk)}
                {others::others(desk)}
                {piles::piles(desk)}
            </div>
            <div class="hand">
                {table.shell.line(move || coach(desk, shown.read().as_ref().is_some_and(shown::goes_on)))}
                {hand::hand(desk)}
            </div>
            {move || shown.read().as_ref().map(|what| shown::shown(desk, what))}
        </div>
    }
    .into_any()
}

/// What the line above the hand says.
fn coach(desk: BoardModel, shows_hands: bool) -> Option<Spans> {
    let table = desk.table;
    if !table.shell.acts.get() && !shows_hands {
        return None;
    }
    let chosen = desk.chosen.get().and_then(|id| desk.lies.read().held.card(id));
    Some(parlor_session::scorzo::coach(&table.view.read(), chosen, shows_hands)?.text(table.lang()))
}
