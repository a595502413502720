//! The spaces: each is built once and changes what it shows, so that the keyboard never loses its place.

use leptos::prelude::*;
use parlor_polygon::{Edition, Public, Space, Symbol, Tile};
use parlor_words::Lang;
use parlor_words::pages::polygon::{self as words, PolygonText, Seen};

use super::board_model::{BoardModel, Verdict};
use super::geometry::{HEXAGON, INSIDE, TILE, centre, moved, symbols};
use super::shapes;
use crate::ui::{classes, each};

/// What a space shows now.
#[derive(Clone, PartialEq)]
struct Look {
    stack: Vec<Tile>,
    /// Whether the latest turn has laid a tile there.
    is_latest: bool,
    /// What the tile in hand would do there.
    laying: Option<(Tile, Verdict)>,
    /// Whether a hint points there.
    is_proposed: bool,
    has_cursor: bool,
    /// What it is told in. It is here because hundreds of followers of one signal are slow to follow it again.
    lang: Lang,
}

impl Look {
    fn is_legal(&self) -> bool {
        self.laying.is_some_and(|(_, verdict)| verdict.is_ok())
    }
}

/// The looks of all spaces.
fn looks(play: BoardModel) -> Vec<Look> {
    let (view, verdicts, at) = (play.table.view.read(), play.verdicts.read(), play.at.get());
    let (held, proposed) = (play.held.get(), play.table.proposal.get().and_then(|hint| hint.space));
    let (latest, lang) = (latest(view.public()), play.lang());
    let look = |(index, space): (usize, &Space)| Look {
        stack: view.public().board().stack(*space).collect(),
        is_latest: latest.contains(space),
        laying: held.map(|held| held.tile).zip(verdicts.get(index).copied()),
        is_proposed: proposed == Some(*space),
        has_cursor: at == *space,
        lang,
    };
    play.edition.with_value(|edition| edition.spaces().iter().enumerate().map(look).collect())
}

/// What never changes about a space.
#[derive(Clone, Copy)]
struct Fixed {
    space: Space,
    printed: Option<Tile>,
    is_start: bool,
    corners: [(Symbol, bool); 3],
}

impl Fixed {
    fn new(edition: &Edition, space: Space) -> Fixed {
        Fixed {
            space,
            printed: edition.printed(space),
            is_start: space == edition.start(),
            corners: symbols(edition, space),
        }
    }

    fn seen<'a>(&self, stack: &'a [Tile], is_latest: bool) -> Seen<'a> {
        let Fixed { space, printed, is_start, corners } = *self;
        Seen { space, stack, printed, is_start, is_latest, corners }
    }
}

/// What there is on a space now, for the line below the board.
pub(super) fn told(play: BoardModel, space: Space) -> String {
    let fixed = play.edition.with_value(|edition| Fixed::new(edition, space));
    let view = play.table.view.read();
    let stack: Vec<Tile> = view.public().board().stack(space).collect();
    words::at_once(&fixed.seen(&stack, latest(view.public()).contains(&space)), play.lang())
}

/// Where tiles were laid in this turn or, while it has none, in the one before.
pub(super) fn latest(table: &Public) -> Vec<Space> {
    let turn = table.turns().iter().rev().find(|turn| !turn.placements.is_empty());
    turn.iter().flat_map(|turn| &turn.placements).filter_map(|placement| placement.space).collect()
}

/// All spaces, row by row: what lies there, and above it what is pointed at. Words that are drawn are no part of what a space
/// says of itself, so that these are two layers.
pub(super) fn spaces(play: BoardModel) -> AnyView {
    let edition = play.edition.get_value();
    let looks = each(move || looks(play));
    let (mut below, mut rows, mut cells) = (Vec::new(), Vec::new(), Vec::new());
    let all = edition.spaces();
    for (index, (space, look)) in all.iter().zip(looks).enumerate() {
        let fixed = Fixed::new(&edition, *space);
        below.push(lying(fixed, look));
        cells.push(cell(index, fixed, look));
        if all.get(index + 1).is_none_or(|next| next.r != space.r) {
            let row = std::mem::take(&mut cells);
            rows.push(view! { <g role="row">{row}</g> }.into_any());
        }
    }
    view! {
        <g class="lying" aria-hidden="true">{below}</g>
        <g role="grid" aria-label=move || PolygonText::Board.text(play.lang())>{rows}</g>
    }
    .into_any()
}

/// What lies on a space.
fn lying(fixed: Fixed, look: RwSignal<Look>) -> AnyView {
    // Most changes are about what can be laid: then what lies there is not drawn again.
    let shown = Memo::new(move |_| {
        let look = look.read();
        (look.stack.clone(), look.lang)
    });
    let content = move || {
        let (stack, lang) = &*shown.read();
        content(stack, fixed.printed, fixed.is_start, *lang)
    };
    view! {
        <g transform=moved(centre(fixed.space)) class:latest=move || look.read().is_latest>
            {ground()}
            {content}
        </g>
    }
    .into_any()
}

/// What is below everything on a space.
pub(super) fn ground() -> AnyView {
    view! { <polygon class="ground" points=HEXAGON /> }.into_any()
}

/// What is seen on a space: its stack, or else what is printed there.
pub(super) fn content(stack: &[Tile], printed: Option<Tile>, is_start: bool, lang: Lang) -> AnyView {
    match (stack, printed) {
        ([_, ..], _) => shapes::stack(stack),
        ([], Some(tile)) => {
            view! { <g class="printed"><polygon points=INSIDE />{shapes::face(tile)}</g> }.into_any()
        }
        ([], None) if is_start => {
            view! { <text class="start" y="9">{PolygonText::Start.text(lang)}</text> }.into_any()
        }
        ([], None) => ().into_any(),
    }
}

/// What shows that a tile can go to a space: around the edge, so that it hides nothing of what lies there.
pub(super) fn marks() -> AnyView {
    view! { <polygon class="mark" points=TILE /><circle class="mark-dot" r="7" /> }.into_any()
}

/// What is above it.
fn cell(index: usize, fixed: Fixed, look: RwSignal<Look>) -> AnyView {
    let space = fixed.space;
    let label = move || {
        let look = look.read();
        let laying = look.laying.as_ref().map(|(tile, verdict)| (*tile, verdict));
        words::space(&fixed.seen(&look.stack, look.is_latest), laying, look.lang)
    };
    let class = move || {
        let look = look.read();
        let top = look.stack.last();
        let others = [
            ("shows", fixed.printed.is_some() || fixed.is_start || top.is_some()),
            ("on-tile", top.is_some()),
            ("on-wild", top.is_some_and(|tile| tile.is_wild())),
            ("proposed", look.is_proposed),
        ];
        classes("space", &others)
    };
    view! {
        <g role="gridcell" class=class transform=moved(centre(space)) data-place=index data-test=format!("space-{space}")
            data-can=move || look.read().is_legal().to_string() aria-label=label
            tabindex=move || if look.read().has_cursor { "0" } else { "-1" }>
            <polygon class="hit" points=HEXAGON />
            {marks()}
            <polygon class="ring" points=HEXAGON />
        </g>
    }
    .into_any()
}
