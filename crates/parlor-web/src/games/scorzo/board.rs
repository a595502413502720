//! The table: piles and what is known on the felt, the own hand before it, and between rounds the hands that were shown.

use leptos::prelude::*;
use parlor_scorzo::Scorzo;

use super::board_model::BoardModel;
use super::{hand, keys, others, piles, shown};
use crate::table::Table;

pub(super) fn board(table: Table<Scorzo>) -> AnyView {
    let desk = BoardModel::new(table);
    keys::listen(desk);
    let shown = Memo::new(move |_| shown::to_show(&table.view.read(), desk.looked_at.get()));
    view! {
        <div class="board sz-board" class:shows=move || shown.read().is_some() node_ref=desk.root>
            <div class="sz-felt">
                {others::heading(desk)}
                {others::others(desk)}
                {piles::piles(desk)}
            </div>
            {hand::hand(desk)}
            {move || shown.read().as_ref().map(|what| shown::shown(desk, what))}
        </div>
    }
    .into_any()
}
