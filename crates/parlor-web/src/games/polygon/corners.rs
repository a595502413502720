//! The symbols where spaces meet, and what is lit there: what counts in this turn, what has scored, and the grouping of the
//! space that is looked at.

use leptos::prelude::*;
use parlor_polygon::{Combination, Phase, Public, Space, Symbol};

use super::board_model::BoardModel;
use super::geometry::{Corner, corners, moved, outlines};
use super::shapes::{self, outline};
use crate::ui::{classes, each};

/// Groupings that have scored, each by its sorted spaces, and what.
pub(super) type Scored = Vec<([Space; 3], u16)>;

/// What a corner shows now.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Look {
    /// Whether its symbol counts; nothing if none is rolled.
    counts: Option<bool>,
    /// What its grouping has scored.
    points: Option<u16>,
}

impl Look {
    pub(super) fn new(corner: &Corner, rolled: Option<Symbol>, scored: &Scored) -> Look {
        Look {
            counts: rolled.map(|rolled| rolled == corner.symbol),
            points: scored.iter().find(|(of, _)| of[..] == corner.spaces[..]).map(|(_, points)| *points),
        }
    }
}

/// All corners with their symbols, above the spaces. Whoever hears the board hears them with each space.
pub(super) fn all(play: BoardModel) -> AnyView {
    let edition = play.edition.get_value();
    let rolled = Memo::new(move |_| rolled(play.table.view.read().public()));
    let corners = corners(&edition);
    let followed = corners.clone();
    let looks = each(move || {
        let (rolled, scored) = (rolled.get(), scored(play.table.view.read().public()));
        followed.iter().map(|corner| Look::new(corner, rolled, &scored)).collect()
    });
    let drawn: Vec<AnyView> = corners.iter().zip(looks).map(|(corner, look)| one(corner, look)).collect();
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
pub(super) fn one(corner: &Corner, look: RwSignal<Look>) -> AnyView {
    let Corner { symbol, at, .. } = *corner;
    let is_hollow = corner.spaces.len() < 3;
    let class = move || {
        let Look { counts, points } = look.get();
        let others = [
            ("hollow", is_hollow),
            ("counts", counts == Some(true)),
            ("rests", counts == Some(false)),
            ("scored", points.is_some()),
        ];
        classes("corner", &others)
    };
    let gain = move || look.get().points.map(gain);
    view! {
        <g class=class transform=moved(at)>
            <circle class="halo" r="24" />
            <circle class="rivet" r="18" />
            <path class=shapes::class(symbol) d=outline(symbol) />
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
