//! The conformance suite on this game.

mod redeal;
mod small_cases;

use parlor_core::conformance::{Conform, SmallCase};
use parlor_core::{BySeat, Chance, ChanceStream, Edition as _, Script, Seat, SetUp, Viewer};

use crate::game::{FIRST, PILE};
use crate::state::Hidden;
use crate::{
    Action, Board, Direction, Edition, Event, Fives, Options, Play, Square, State, Tile, View, Written,
};

impl Conform for Fives {
    type Game = Fives;
    const LOOK_AT_ONE_IN: u32 = 8;

    fn set_ups() -> Vec<SetUp<Fives>> {
        let small = || Edition::read(include_str!("../../tests/data/small.toml")).unwrap();
        let tight = || Edition::read(include_str!("../../tests/data/tight.toml")).unwrap();
        let set_up = |edition: Edition, players, free_pass| SetUp {
            edition: edition.into(),
            options: Options { free_pass },
            players,
            chance: Chance::Unknown,
        };
        vec![
            set_up(Edition::classic(), 2, false),
            set_up(small(), 2, false),
            set_up(tight(), 2, false),
            set_up(small(), 3, true),
            set_up(small(), 4, false),
            set_up(tight(), 3, false),
            set_up(small(), 6, false),
        ]
    }

    fn max_actions() -> usize {
        // Every play lays a tile, and between two plays everybody passes at most once; everybody leaves at most once.
        100 * 6 + 12
    }

    fn random_action(view: &View, stream: &mut ChanceStream) -> Action {
        if stream.below(10) == 0 {
            return Action::Pass;
        }
        let listed = view.plays();
        if !listed.is_empty() && stream.below(3) == 0 {
            return Action::Play(near_miss(listed[stream.index(listed.len())].play, stream));
        }
        Action::Play(scribble(view.public().board(), stream))
    }

    fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
        redeal::redeal(state, viewer, stream)
    }

    fn rewind(state: &State) -> (State, usize) {
        (redeal::from_start(state, order_of(state)).unwrap().0, state.public.turns().len())
    }

    fn score_from_events(players: u8, events: &[Event]) -> BySeat<i32> {
        let mut scores = BySeat::new(players, |_| 0);
        for event in events {
            match event {
                Event::Played { seat, score, .. } => scores[*seat] += i32::try_from(*score).unwrap(),
                Event::Ended { shown } => {
                    for (seat, rack) in shown.iter() {
                        let left: i32 = rack
                            .iter()
                            .flat_map(|rack| rack.tiles().iter())
                            .map(|t| i32::from(t.value()))
                            .sum();
                        scores[seat] -= left;
                    }
                }
                _ => {}
            }
        }
        scores
    }

    fn small_cases() -> Vec<SmallCase<Fives>> {
        small_cases::all()
    }

    fn fingerprint(state: &State) -> String {
        let hidden = hidden_of(state);
        let racks: Vec<String> =
            Seat::first(state.public.players()).map(|seat| format!("{:?}", hidden.racks[seat])).collect();
        format!("{racks:?} pile {:?}", &hidden.order[hidden.drawn..])
    }

    fn written_deal(state: &State) -> Option<Script> {
        let mut script = Script::new().with(PILE, order_of(state));
        for (round, drawn) in state.public.first_draws().iter().enumerate() {
            // Those who drew, drew in the order of their seats.
            let tiles = drawn.as_slice().iter().flatten();
            script = script.with(&format!("{FIRST}/{}", round + 1), tiles);
        }
        Some(script)
    }
}

fn hidden_of(state: &State) -> &Hidden {
    state.hidden.as_ref().unwrap().reveal()
}

fn order_of(state: &State) -> &[Tile] {
    &hidden_of(state).order
}

/// A listed play with one thing changed.
fn near_miss(play: Play, stream: &mut ChanceStream) -> Play {
    let mut start = play.start();
    let mut cells: Vec<Option<Tile>> = play.cells().map(|(_, tile)| tile).collect();
    let mut direction = play.direction();
    match stream.below(5) {
        0 => start.column = (start.column + 1) % 26,
        1 => start.row = start.row.saturating_sub(1),
        2 if cells.len() > 1 => direction = direction.crossing(),
        3 => {
            let at = stream.index(cells.len());
            if cells[at].is_some() {
                cells[at] = Some(Tile::ALL[stream.index(9)]);
            }
        }
        4 if cells.len() < 5 => cells.push(Some(Tile::ALL[stream.index(9)])),
        _ => {}
    }
    Play::try_from(&Written::new(start, direction, cells)).unwrap()
}

/// Any play of up to five tiles, mostly with dots where tiles lie.
fn scribble(board: &Board, stream: &mut ChanceStream) -> Play {
    let place = |stream: &mut ChanceStream| u8::try_from(stream.below(u32::from(board.size()) + 1)).unwrap();
    let start = Square { column: place(stream), row: place(stream) };
    let mut direction = Direction::BOTH[stream.index(2)];
    let length = u8::try_from(stream.below(5)).unwrap();
    let mut cells = vec![Some(Tile::ALL[stream.index(9)])];
    for steps in 1..=length {
        let filled = board.get(start.step(direction, steps)).is_some();
        cells.push(if filled && steps < length { None } else { Some(Tile::ALL[stream.index(9)]) });
    }
    if cells.len() == 1 {
        direction = Direction::Across;
    }
    Play::try_from(&Written::new(start, direction, cells)).unwrap()
}

#[test]
fn f01_to_f19_pass_the_conformance_suite() {
    parlor_core::conformance::check::<Fives>(140);
}

#[test]
fn views_read_back_from_what_is_sent_of_them() {
    parlor_core::conformance::check_untrusted_views::<Fives>(60);
}
