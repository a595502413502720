//! The symbols where spaces meet, and what is lit there: what counts in this turn, what has scored, and the grouping of the
//! space that is looked at.

use leptos::prelude::*;
use parlor_polygon::{Combination, Phase, Public, Space, Symbol};

use super::board_model::BoardModel;
use super::geometry::{Corner, corners, moved, outlines};
use super::shapes::{class, outline};

/// Groupings that have scored, each by its sorted spaces, and what.
pub(super) type Scored = Vec<([Space; 3], u16)>;

/// All corners with their symbols, above the spaces. Whoever hears the board hears them with each space.
pub(super) fn all(play: BoardModel) -> AnyView {
    let edition = play.edition.get_value();
    let rolled = Memo::new(move |_| rolled(play.table.view.read().public()));
    let scored = Memo::new(move |_| scored(play.table.view.read().public()));
    let drawn: Vec<AnyView> =
        corners(&edition).into_iter().map(|corner| one(corner, rolled, scored)).collect();
    let looked_at = move || {
        let (space, roll) = (play.looked_at.get()?, rolled.get()?);
        Some(play.edition.with_value(|edition| outlines(&edition.grouping(space, roll))))
    };
    view! {
        <g class="corners" aria-hidden="true">
            <path class="grouping" d=move || looked_at().unwrap_or_default() />
            {drawn}
        </g>
    }
    .into_any()
}

/// The symbol that counts in the turn under way.
fn rolled(table: &Public) -> Option<Symbol> {
    let is_rolled = matches!(table.phase(), Phase::Drawing(_) | Phase::Turn(_));
    table.turns().last().filter(|_| is_rolled).map(|turn| turn.roll)
}

/// The groupings in which the latest turn has scored.
fn scored(table: &Public) -> Scored {
    let turn = table.turns().iter().rev().find(|turn| !turn.placements.is_empty());
    let combinations =
        turn.iter().flat_map(|turn| &turn.placements).filter_map(|placement| placement.combination);
    combinations.map(scored_by).collect()
}

/// The grouping of a combination, and what it has scored.
pub(super) fn scored_by(combination: Combination) -> ([Space; 3], u16) {
    let mut spaces = combination.spaces;
    spaces.sort_unstable();
    (spaces, combination.score())
}

/// One corner with its symbol.
pub(super) fn one(corner: Corner, rolled: Memo<Option<Symbol>>, scored: Memo<Scored>) -> AnyView {
    let Corner { symbol, at, spaces } = corner;
    let is_whole = spaces.len() == 3;
    let points = Memo::new(move |_| {
        scored.read().iter().find(|(of, _)| of[..] == spaces[..]).map(|(_, points)| *points)
    });
    let gain = move || points.get().map(gain);
    view! {
        <g class="corner" transform=moved(at) class:hollow=!is_whole
            class:counts=move || rolled.get() == Some(symbol)
            class:rests=move || rolled.get().is_some_and(|rolled| rolled != symbol)
            class:scored=move || points.get().is_some()>
            <circle class="halo" r="24" />
            <circle class="rivet" r="18" />
            <path class=class(symbol) d=outline(symbol) />
            {gain}
        </g>
    }
    .into_any()
}

/// What has scored at a corner, on a dark ground over its symbol: between the three numbers, and over none of them.
fn gain(points: u16) -> AnyView {
    let text = format!("+{points}");
    let class = if text.len() > 3 { "gain long" } else { "gain" };
    view! {
        <g class=class>
            <rect x="-32" y="-9" width="64" height="30" rx="15" />
            <text y="15">{text}</text>
        </g>
    }
    .into_any()
}
