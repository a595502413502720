//! The conformance suite on this game.

use std::collections::BTreeMap;

use parlor_core::conformance::{Conform, SmallCase};
use parlor_core::{
    BySeat, Chance, ChanceStream, Edition as _, Game, Script, Seat, Secret, Seed, SetUp, Viewer,
};

use crate::game::{FIRST, PILE, roll_label};
use crate::state::Hidden;
use crate::{Action, Edition, Event, Options, Polygon, Public, Space, State, Tile, View};

/// A small board that is soon full, so that tiles are stacked and some have no space.
const SMALL: &str = include_str!("../../tests/data/small.toml");
/// An odd number of tiles after the first, on a board of a few spaces.
const TIGHT: &str = include_str!("../../tests/data/tight.toml");

fn set_up(edition: Edition, players: u8, best_score_required: bool) -> SetUp<Polygon> {
    let options = Options { best_score_required };
    SetUp { edition: edition.into(), options, players, chance: Chance::Unknown }
}

impl Conform for Polygon {
    type Game = Polygon;

    fn set_ups() -> Vec<SetUp<Polygon>> {
        let small = || Edition::read(SMALL).unwrap();
        let tight = || Edition::read(TIGHT).unwrap();
        vec![
            set_up(Edition::classic(), 2, false),
            set_up(small(), 2, false),
            set_up(tight(), 2, false),
            set_up(Edition::classic(), 4, true),
            set_up(small(), 3, true),
            set_up(tight(), 6, false),
            set_up(Edition::classic(), 3, false),
        ]
    }

    fn max_actions() -> usize {
        // One entry for each tile, and everybody leaves.
        49 + 6
    }

    fn random_action(view: &View, stream: &mut ChanceStream) -> Action {
        let listed = Polygon::actions(view);
        let to_lay: Vec<Tile> = view.public().task().iter().flat_map(|task| task.tiles().to_vec()).collect();
        let tile = if to_lay.is_empty() || stream.below(5) == 0 {
            Tile::all().nth(stream.index(Tile::KINDS)).unwrap()
        } else {
            to_lay[stream.index(to_lay.len())]
        };
        let spaces = view.public().edition().spaces();
        let space = match stream.below(8) {
            0 => None,
            1 => Some(Space::new(100, -100)),
            2 | 3 if !listed.is_empty() => listed[stream.index(listed.len())].space,
            _ => Some(spaces[stream.index(spaces.len())]),
        };
        Action { tile, space }
    }

    fn redeal(state: &State, _: Viewer, stream: &mut ChanceStream) -> State {
        let mut other = state.clone();
        let hidden = other.hidden.reveal_mut();
        let mut order = order_of(state).to_vec();
        stream.shuffle(&mut order[hidden.drawn..]);
        hidden.order = Some(order.into());
        hidden.chance = Chance::Seed(stream.seed());
        other
    }

    fn rewind(state: &State) -> (State, usize) {
        let end = &state.public;
        let mut public = Public::new(end.edition().clone(), *end.options(), end.players());
        for taken in end.taken() {
            public.apply(&Event::TookForFirst { taken: taken.clone() });
        }
        let first = end.turns()[0].clone();
        public.apply(&Event::Began { first: first.seat, tile: end.board().laid()[0].1 });
        let hidden = state.hidden.reveal();
        public.apply(&Event::Rolled { seat: first.seat, turn: 1, roll: first.roll, rolls: 1 });
        public.apply(&Event::Drew { seat: first.seat, tiles: first.drawn.clone() });
        let placements: usize = end.turns().iter().map(|turn| turn.placements.len()).sum();
        let gone = end.gone().as_slice().iter().flatten().count();
        let hidden = Hidden { drawn: first.drawn.len(), ..hidden.clone() };
        (State { public, hidden: Secret::new(hidden) }, placements + gone)
    }

    fn score_from_events(players: u8, events: &[Event]) -> BySeat<i32> {
        let mut scores = BySeat::new(players, |_| 0);
        for event in events {
            if let Event::Placed { seat, placement } = event {
                scores[*seat] += i32::from(placement.score());
            }
        }
        scores
    }

    fn small_cases() -> Vec<SmallCase<Polygon>> {
        [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Watcher].map(last_five).into()
    }

    fn fingerprint(state: &State) -> String {
        format!("{:?}", &order_of(state)[state.hidden.reveal().drawn..])
    }

    fn written_deal(state: &State) -> Option<Script> {
        let mut script = Script::new().with(PILE, order_of(state).iter());
        for (round, taken) in state.public.taken().iter().enumerate() {
            // Those who took a tile, took it in the order of their seats.
            let tiles = taken.as_slice().iter().flatten();
            script = script.with(&format!("{FIRST}/{}", round + 1), tiles);
        }
        for (turn, rolls) in state.hidden.reveal().rolls.iter().enumerate() {
            let (roll, times) = *rolls;
            for number in 1..=times {
                // Those before the last one showed what the first turn's did (P8).
                let shown = if number == times { roll } else { state.hidden.reveal().rolls[0].0 };
                script = script.with(&roll_label(turn + 1, number), [shown]);
            }
        }
        Some(script)
    }
}

fn order_of(state: &State) -> &[Tile] {
    state.hidden.reveal().order.as_ref().unwrap()
}

/// A game of few tiles whose pile has five left: every order of them is as likely as any other.
fn last_five(viewer: Viewer) -> SmallCase<Polygon> {
    let mut set_up = set_up(Edition::read(TIGHT).unwrap(), 2, false);
    set_up.chance = Chance::Seed(Seed::from_text("five"));
    let mut state = Polygon::set_up(&set_up).unwrap().0;
    while state.public.pile() > 5 {
        let turn = mover(&state);
        let action = Polygon::actions(&Polygon::view(&state, Viewer::Seat(turn)))[0];
        Polygon::apply(&mut state, turn, &action).unwrap();
    }
    let left: Vec<Tile> = state.public.unseen().iter().collect();
    assert_eq!(left.len(), 5);
    let mut possibilities = BTreeMap::new();
    let mut order = left.clone();
    permute(&mut order, 0, &mut |order| {
        *possibilities.entry(format!("{order:?}")).or_insert(0) += 1;
    });
    SmallCase { name: format!("five tiles are left, seen by {viewer:?}"), state, viewer, possibilities }
}

fn mover(state: &State) -> Seat {
    match Polygon::next(state) {
        parlor_core::Next::Seat(seat) => seat,
        other => panic!("{other:?}"),
    }
}

/// Every order of the items, equal ones apart.
fn permute(items: &mut [Tile], from: usize, visit: &mut impl FnMut(&[Tile])) {
    if from == items.len() {
        return visit(items);
    }
    for index in from..items.len() {
        items.swap(from, index);
        permute(items, from + 1, visit);
        items.swap(from, index);
    }
}

#[test]
fn p01_to_p22_pass_the_conformance_suite() {
    parlor_core::conformance::check::<Polygon>(210);
}

#[test]
fn views_read_back_from_what_is_sent_of_them() {
    parlor_core::conformance::check_untrusted_views::<Polygon>(60);
}
