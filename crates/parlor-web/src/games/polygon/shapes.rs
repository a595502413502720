//! The symbols and the tiles, drawn by us. Symbols are told apart by their shape; their colour only helps.

use leptos::prelude::*;
use parlor_polygon::{Symbol, Tile};

use super::geometry::{CORNERS, TILE};

/// How many tiles of a stack are drawn; more are told by their number.
const MOST_DRAWN: usize = 4;
/// How far a tile of a stack lies above the next.
const STEP: i32 = 6;

/// The outline of a symbol around its middle.
pub(super) const fn outline(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Star => "M0,-15L4,-5L14,-5L6,2L9,12L0,6L-9,12L-6,2L-14,-5L-4,-5Z",
        Symbol::Diamond => "M0,-15L10,0L0,15L-10,0Z",
        Symbol::Circle => "M0,-11A11,11,0,1,1,0,11A11,11,0,1,1,0,-11Z",
    }
}

/// The class that gives a symbol its colour.
pub(super) const fn class(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Star => "symbol star",
        Symbol::Diamond => "symbol diamond",
        Symbol::Circle => "symbol circle",
    }
}

/// A symbol in a picture of its own, for dies and tables.
pub(super) fn sign(symbol: Symbol) -> AnyView {
    view! {
        <svg class="sign" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
            <path class=class(symbol) d=outline(symbol) />
        </svg>
    }
    .into_any()
}

/// What a tile says: its number, and its factor on a ground of its own; or W.
pub(super) fn face(tile: Tile) -> AnyView {
    face_with(tile, 1)
}

/// What the highest of so many tiles says. Their count stands on the right, above the corner with a symbol, and the number
/// makes room for it: nothing lies over anything else.
fn face_with(tile: Tile, tiles: usize) -> AnyView {
    let (number, times) = (tile.number(), tile.times());
    let text = number.map_or_else(|| "W".to_owned(), |number| number.to_string());
    let is_stack = tiles > 1;
    let class = match (is_stack, times) {
        (true, _) if tile.is_wild() => "number wide",
        (true, _) => "number beside",
        (false, 1) => "number",
        (false, _) => "number high",
    };
    let y = match (times, is_stack) {
        (1, false) => "23",
        (1, true) => "19",
        _ => "12",
    };
    let factor = (times > 1).then(|| {
        view! {
            <rect class="factor-ground" x="-23" y="16" width="46" height="26" rx="12" />
            // Read aloud, the two are apart: “4 X3”.
            " "
            <text class="factor" y="39">{format!("X{times}")}</text>
        }
    });
    let count = is_stack.then(|| {
        view! {
            <circle class="count-ground" cx="27" cy="-14" r="14" />
            <text class="count" x="27" y="-6">{tiles}</text>
        }
    });
    view! { <text class=class x=if is_stack { "-11" } else { "0" } y=y>{text}</text>{factor}{count} }
        .into_any()
}

/// The tiles of a stack, the highest with its face.
pub(super) fn stack(tiles: &[Tile]) -> AnyView {
    let Some(top) = tiles.last() else { return ().into_any() };
    let highest = i32::try_from(tiles.len().min(MOST_DRAWN) - 1).expect("few are drawn");
    // A stack stands where a single tile would lie: it grows up and down.
    let y = |level: i32| (highest - level) * STEP - highest * STEP / 2;
    let below = (0..highest).map(|level| {
        view! { <polygon class="tile-edge" points=TILE transform=format!("translate(0 {})", y(level)) /> }
    });
    let below = below.collect_view();
    view! {
        {below}
        <g class="tile" class:wild=top.is_wild() transform=format!("translate(0 {})", y(highest))>
            <polygon class="tile-top" points=TILE />
            {face_with(*top, tiles.len())}
        </g>
    }
    .into_any()
}

/// A tile that lies nowhere yet, in a picture of its own. Its symbols are as on START; the one that counts is filled.
pub(super) fn loose(tile: Tile, roll: Option<Symbol>) -> AnyView {
    let symbols = [Symbol::Diamond, Symbol::Star, Symbol::Circle];
    let symbols = symbols.into_iter().zip(CORNERS).map(|(symbol, (x, y))| {
        let is_rolled = roll == Some(symbol);
        view! {
            <g transform=format!("translate({} {}) scale(.85)", x * 7 / 10, y * 7 / 10)>
                <circle class="loose-ground" r="17" />
                <path class=class(symbol) class:hollow=!is_rolled d=outline(symbol) />
            </g>
        }
    });
    let symbols = symbols.collect_view();
    view! {
        <svg class="loose" viewBox="-52 -60 104 120" aria-hidden="true" focusable="false">
            <g class="tile" class:wild=tile.is_wild()>
                <polygon class="tile-top" points=TILE />
                {symbols}
                <g transform="translate(0 3) scale(.9)">{face(tile)}</g>
            </g>
        </svg>
    }
    .into_any()
}
