//! The picture on the shelf: a few tiles on a corner of the board.

use leptos::prelude::*;
use parlor_fives::Tile;

use super::look::SquareContent;
use super::square::tile_picture;

/// Column, row and number of each tile: both lines add up to a multiple of five.
const TILES: [(u8, u8, u8); 6] = [(4, 3, 7), (5, 3, 5), (6, 3, 3), (6, 1, 1), (6, 2, 6), (3, 3, 5)];
/// Column, row and text of the squares that show through.
const BONUSES: [(u8, u8, &str, &str); 5] = [
    (2, 1, "plus5", "+5"),
    (8, 2, "plus10", "+10"),
    (1, 4, "double", "2X"),
    (9, 5, "triple", "3X"),
    (4, 5, "plus5", "+5"),
];

pub(super) fn picture() -> impl IntoView {
    let place =
        |column: u8, row: u8| format!("translate({} {})", u16::from(column) * 10, u16::from(row) * 10);
    let grounds = (0..7_u8).flat_map(|row| (0..11_u8).map(move |column| (column, row))).map(|(column, row)| {
        let bonus = BONUSES.iter().find(|(x, y, ..)| (*x, *y) == (column, row));
        let class = format!("square {}", bonus.map_or("plain", |(_, _, class, _)| class));
        let text = bonus.map(|(.., text)| view! { <text class="bonus" x="5" y="6.2">{*text}</text> });
        view! { <g class=class transform=place(column, row)><rect class="ground" x="0.3" y="0.3" width="9.4" height="9.4" rx="1.2" />{text}</g> }
    });
    let tiles = TILES.iter().filter_map(|(column, row, value)| Some((*column, *row, Tile::new(*value)?)));
    let tiles = tiles.map(|(column, row, tile)| view! { <g transform=place(column, row)>{tile_picture(tile, SquareContent::Played(tile))}</g> });
    view! {
        <svg class="fives shelf-picture" viewBox="0 0 110 68.75">{grounds.collect_view()}{tiles.collect_view()}</svg>
    }
}
