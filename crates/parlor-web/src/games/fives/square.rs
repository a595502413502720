//! One square: what is printed on it, and what lies there.

use leptos::prelude::*;
use parlor_fives::{Bonus, Edition, Square, Tile};
use parlor_words::pages::fives::{self as words, FivesText};

use super::board_model::BoardModel;
use super::drag::Hold;
use super::geometry::area;
use super::grid::square_id;
use super::look::{Look, SquareContent};
use crate::ui::Measure;

/// The rocket at the centre: body, fins, window and flame, drawn by us in a square of ten.
const ROCKET: &str = "M5 1.2 C6.6 2.4 7.1 4.3 6.9 6.4 L3.1 6.4 C2.9 4.3 3.4 2.4 5 1.2 Z M3.1 5 L1.9 7.2 L3.3 6.8 M6.9 5 L8.1 7.2 L6.7 6.8 M4.2 6.9 L5 8.9 L5.8 6.9";

/// The rocket by itself, as large as a letter.
pub(super) fn rocket() -> impl IntoView {
    view! { <svg class="rocket-sign" viewBox="0 0 10 10" aria-hidden="true"><path class="rocket" d=ROCKET /></svg> }
}

/// A square.
pub(super) fn square(board: BoardModel, at: Square, look: RwSignal<Look>) -> impl IntoView {
    let table = board.table;
    let look = move || look.get();
    let edition = table.view.read_untracked().public().edition().clone();
    let (bonus, is_centre) = (edition.bonus(at), edition.centre() == at);
    let label = move || label(board, at, look());
    let [x, y] = [area(at).left, area(at).top].map(Measure);
    let printed = move || (look().lies == SquareContent::Nothing).then(|| printed(bonus, is_centre));
    let tile = move || look().lies.tile().map(|tile| tile_picture(tile, look().lies));
    let direction = move || {
        use parlor_fives::Direction;
        let shows = look().has_cursor && table.shell.acts.get();
        shows.then(|| match board.draft.read().direction() {
            Direction::Across => "M8.8 4 L9.6 5 L8.8 6",
            Direction::Down => "M4 8.8 L5 9.6 L6 8.8",
        })
    };
    let press = move |event: leptos::ev::PointerEvent| {
        if let SquareContent::Laid(tile) = look().lies
            && board.acts()
        {
            board.dragging.begin(Hold::LaidTile(at, tile), &event);
        }
    };
    // Only squares with laid tiles follow what is lifted.
    let is_lifted = move || {
        matches!(look().lies, SquareContent::Laid(_))
            && matches!(board.lifted.get(), Some(Hold::LaidTile(from, _)) if from == at)
    };
    view! {
        <g role="gridcell" class=move || class(bonus, look().lies, look().has_cursor) id=square_id(at) data-square=at.to_string() data-test=square_id(at)
            data-can=move || look().is_in_reach.to_string()
            transform=format!("translate({x} {y})") aria-label=label tabindex=move || if look().has_cursor { "0" } else { "-1" }
            on:pointerdown=press on:click=move |event| clicked(board, at, &event)>
            {ground()}
            {printed}
            <g class:lifted=is_lifted>{tile}</g>
            {move || direction().map(|path| view! { <path class="direction" d=path /> })}
        </g>
    }
}

/// A square of a picture: it is only looked at.
pub(super) fn still_square(edition: &Edition, at: Square, content: SquareContent) -> impl IntoView + use<> {
    let bonus = edition.bonus(at);
    let on_it = match content.tile() {
        Some(tile) => tile_picture(tile, content).into_any(),
        None => printed(bonus, edition.centre() == at),
    };
    view! { <g class=class(bonus, content, false)>{ground()}{on_it}</g> }
}

fn ground() -> impl IntoView {
    view! { <rect class="ground" x="0.15" y="0.15" width="9.7" height="9.7" rx="1.2" /> }
}

/// A click on a square. Two quick taps that have nothing else to do come closer, or go back.
fn clicked(board: BoardModel, at: Square, event: &leptos::ev::MouseEvent) {
    if !board.dragging.is_click() || !board.viewport.is_click() {
        return;
    }
    let is_free = {
        let draft = board.draft.read_untracked();
        draft.held().is_none() && draft.tile_on(at).is_none()
    };
    if is_free && board.viewport.is_double_tap(event) {
        // The first of the two taps has chosen the square.
        board.chosen.set(None);
    } else {
        board.click(at);
    }
}

fn class(bonus: Bonus, lies: SquareContent, has_cursor: bool) -> String {
    let ground = match bonus {
        Bonus::None => "plain",
        Bonus::Plus5 => "plus5",
        Bonus::Plus10 => "plus10",
        Bonus::Double => "double",
        Bonus::Triple => "triple",
    };
    let lies = match lies {
        SquareContent::Nothing => "",
        SquareContent::Played(_) => " played",
        SquareContent::Latest(_) => " played latest",
        SquareContent::Laid(_) => " laid",
    };
    let cursor = if has_cursor { " cursor" } else { "" };
    format!("square {ground}{lies}{cursor}")
}

/// What is printed on a square.
fn printed(bonus: Bonus, is_centre: bool) -> AnyView {
    let text = match bonus {
        Bonus::None if is_centre => return view! { <path class="rocket" d=ROCKET /> }.into_any(),
        Bonus::None => return ().into_any(),
        Bonus::Plus5 => "+5",
        Bonus::Plus10 => "+10",
        Bonus::Double => "2X",
        Bonus::Triple => "3X",
    };
    let rocket = is_centre.then(|| view! { <path class="rocket faded" d=ROCKET /> });
    view! { {rocket}<text class="bonus" x="5" y="6.2">{text}</text> }.into_any()
}

/// A tile, in a square of ten.
pub(super) fn tile_picture(tile: Tile, lies: SquareContent) -> impl IntoView {
    let class = match lies {
        SquareContent::Laid(_) => "tile laid",
        SquareContent::Latest(_) => "tile latest",
        SquareContent::Played(_) | SquareContent::Nothing => "tile",
    };
    view! {
        <g class=class>
            <rect class="tile-edge" x="0.7" y="0.9" width="8.6" height="8.6" rx="1.5" />
            <rect class="tile-face" x="0.7" y="0.5" width="8.6" height="8.4" rx="1.5" />
            <text class="tile-number" x="5" y="7.1">{tile.value()}</text>
        </g>
    }
}

/// All that there is to say about a square.
fn label(board: BoardModel, at: Square, look: Look) -> String {
    // The label of a played tile tells its clusters too. All others change with their look alone: a play is no reason to label
    // two hundred empty squares again.
    if matches!(look.lies, SquareContent::Played(_) | SquareContent::Latest(_)) {
        board.table.view.track();
    }
    let (view, lang) = (board.table.view.read_untracked(), look.lang);
    let table = view.public();
    let mut text = match look.lies {
        SquareContent::Laid(tile) => format!("{at}, {tile}, {}", FivesText::NotPlayed.text(lang)),
        _ => words::square(at, table.edition(), table.board(), lang),
    };
    let more = match look.lies {
        SquareContent::Latest(_) => Some(FivesText::LastPlay),
        SquareContent::Nothing if look.is_in_reach => Some(FivesText::MayGo),
        _ => None,
    };
    if let Some(more) = more {
        text.push_str(", ");
        text.push_str(more.text(lang));
    }
    text
}
