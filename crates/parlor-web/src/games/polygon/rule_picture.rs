//! Spaces in the rulebook: a small board with tiles, symbols and marks.

use leptos::prelude::*;
use parlor_polygon::{Space, Tile};
use parlor_words::Lang;
use parlor_words::pictures::SpacesPicture;

use super::corners::{self, Scored};
use super::geometry::{Corner, centre, corners, moved, outlines, picture as whole};
use super::spaces;

/// Spaces with what is on them.
pub(crate) fn spaces_picture(picture: &SpacesPicture, lang: Lang) -> AnyView {
    let SpacesPicture { edition, roll, new, grouping, .. } = picture;
    let spaces = edition.spaces().iter().map(|space| one(picture, *space, lang));
    let spaces = spaces.collect_view();
    let roll = *roll;
    let scored: Scored =
        new.iter().filter_map(|placement| placement.combination).map(corners::scored_by).collect();
    // In a turn, only what could score is of interest.
    let shows = |corner: &Corner| roll.is_none() || corner.spaces.len() == 3;
    let symbols = corners(edition).into_iter().filter(shows).map(|corner| {
        let look = corners::Look::new(&corner, roll, &scored);
        corners::one(&corner, RwSignal::new(look))
    });
    let symbols = symbols.collect_view();
    view! {
        <svg class="polygon" viewBox=whole(edition).view_box() focusable="false">
            <path class="felt" d=outlines(edition.spaces()) />
            {spaces}
            <path class="grouping" d=outlines(grouping) />
            {symbols}
        </svg>
    }
    .into_any()
}

fn one(picture: &SpacesPicture, space: Space, lang: Lang) -> impl IntoView + use<> {
    let SpacesPicture { edition, board, new, legal, .. } = picture;
    let stack: Vec<Tile> = board.stack(space).collect();
    let is_new = new.is_some_and(|placement| placement.space == Some(space));
    let (printed, is_start) = (edition.printed(space), edition.start() == space);
    view! {
        <g class="lying" transform=moved(centre(space)) class:latest=is_new>
            {spaces::ground()}
            {spaces::content(&stack, printed, is_start, lang)}
        </g>
        <g class="space" transform=moved(centre(space)) data-can=legal.contains(&space).to_string()>{spaces::marks()}</g>
    }
}
