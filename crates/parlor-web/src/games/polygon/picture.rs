//! The picture on the shelf: a few tiles around a star.

use leptos::prelude::*;
use parlor_polygon::{Space, Symbol, Tile};

use super::geometry::{HEXAGON, centre, moved};
use super::shapes;

/// A space, and number and factor of the tiles on it, the lowest first.
type Stack = (i8, i8, &'static [(u8, u8)]);

/// Where the tiles lie, and what they are.
const TILES: [Stack; 4] =
    [(0, 0, &[(4, 1)]), (1, 0, &[(2, 1), (4, 2)]), (0, 1, &[(4, 1)]), (-1, 1, &[(3, 3)])];

/// It says nothing that the words beside it don't.
pub(super) fn picture() -> AnyView {
    let spaces = (-4..=4).flat_map(|r| (-6..=6).map(move |q| Space::new(q, r)));
    let ground = spaces.map(|space| {
        view! { <polygon class="ground" points=HEXAGON transform=moved(centre(space)) /> }
    });
    let ground = ground.collect_view();
    let tiles = TILES.iter().map(|(q, r, stack)| {
        let stack: Vec<Tile> =
            stack.iter().filter_map(|(number, times)| Tile::new(*number, *times)).collect();
        view! { <g transform=moved(centre(Space::new(*q, *r)))>{shapes::stack(&stack)}</g> }
    });
    let tiles = tiles.collect_view();
    let symbols = [(Symbol::Star, (52, 30)), (Symbol::Diamond, (0, -60)), (Symbol::Circle, (-52, 30))];
    let symbols = symbols.map(|(symbol, at)| {
        view! {
            <g class="corner" class:counts=symbol == Symbol::Star transform=moved(at)>
                <circle class="halo" r="24" />
                <circle class="rivet" r="18" />
                <path class=shapes::class(symbol) d=shapes::outline(symbol) />
            </g>
        }
    });
    view! {
        <svg class="polygon-picture" viewBox="-262 -120 560 350" preserveAspectRatio="xMidYMid slice">
            <rect class="felt" x="-300" y="-200" width="700" height="500" />
            {ground}{tiles}{symbols.into_iter().collect_view()}
        </svg>
    }
    .into_any()
}
