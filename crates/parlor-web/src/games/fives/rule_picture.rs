//! Plays in the rulebook: a part of the board with the new tiles, and a line around each cluster that they make.

use leptos::prelude::*;
use parlor_fives::{Board, Cluster, Square, judge_play};
use parlor_words::pictures::PlayPicture;

use super::geometry::SQUARE;
use super::look::SquareContent;
use super::square::still_square;
use crate::ui::Measure;

/// How many pixels a unit of the picture is, where there is room.
const LARGER: usize = 5;
/// How far the line around a cluster is from its tiles, so that lines that cross can be told apart.
const GAP: f64 = 0.3;

/// A play; where it hides what it is about, the board before it comes first.
pub(crate) fn play_picture(picture: &PlayPicture) -> AnyView {
    let boards = picture.boards().into_iter().enumerate().map(|(index, (tiles, new))| {
        let arrow = (index > 0).then_some("→");
        view! { {arrow}{board(picture, &tiles, &new)} }
    });
    boards.collect_view().into_any()
}

fn board(picture: &PlayPicture, tiles: &Board, new: &[Square]) -> impl IntoView + use<> {
    let PlayPicture { edition, before, play, columns, rows } = picture;
    let place = |square: Square| {
        [(square.column, columns.start), (square.row, rows.start)]
            .map(|(index, first)| (f64::from(index) - f64::from(first)) * SQUARE)
    };
    let squares = rows.clone().flat_map(|row| columns.clone().map(move |column| Square { column, row }));
    let squares = squares.map(|square| {
        let [x, y] = place(square).map(Measure);
        let content = match tiles.get(square) {
            Some(tile) if new.contains(&square) => SquareContent::Latest(tile),
            Some(tile) => SquareContent::Played(tile),
            None => SquareContent::Nothing,
        };
        view! { <g transform=format!("translate({x} {y})")>{still_square(edition, square, content)}</g> }
    });
    let squares = squares.collect_view();
    let clusters = match judge_play(edition, before, None, *play) {
        Ok(verdict) if !new.is_empty() => verdict.clusters,
        _ => Vec::new(),
    };
    let outline = |cluster: &Cluster| {
        let (first, last) = (cluster.squares.first()?, cluster.squares.last()?);
        let ([x, y], [right, bottom]) = (place(*first), place(*last));
        let [x, y, width, height] =
            [x - GAP, y - GAP, right - x + SQUARE + 2.0 * GAP, bottom - y + SQUARE + 2.0 * GAP]
                .map(|length| Measure(length).to_string());
        Some(view! { <rect class="cluster-line" x=x y=y width=width height=height rx="2" /> })
    };
    let outlines = clusters.iter().filter_map(outline).collect_view();
    let [width, height] = [columns.len(), rows.len()].map(|count| count * 10 + 2);
    view! {
        <svg class="fives" viewBox=format!("-1 -1 {width} {height}") width=width * LARGER focusable="false">{squares}{outlines}</svg>
    }
}
