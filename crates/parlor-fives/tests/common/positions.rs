//! Random positions for property tests: reached by play, or thrown together.

use parlor_core::{Chance, ChanceStream, Game, PlayerSeed, Seed, SetUp};
use parlor_fives::{Board, Edition, Fives, Options, Rack, Square, State, Tile};

/// A small, odd box: a 9×9 board with bonus squares close together and few tiles.
pub const SMALL: &str = include_str!("../data/small.toml");

pub fn small() -> Edition {
    <Edition as parlor_core::Edition>::read(SMALL).unwrap()
}

pub fn set_up(edition: Edition, players: u8, seed: &str) -> SetUp<Fives> {
    let chance = Chance::Seed(Seed::from_text(seed));
    SetUp { edition: edition.into(), options: Options::default(), players, chance }
}

/// A state this many random turns into a game.
pub fn reached(edition: Edition, turns: u32, seed: &str) -> State {
    let (mut state, _) = Fives::set_up(&set_up(edition, 2, seed)).unwrap();
    let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(seed), "positions");
    for _ in 0..turns {
        let parlor_core::Next::Seat(seat) = Fives::next(&state) else { break };
        let actions = Fives::actions(&Fives::view(&state, parlor_core::Viewer::Seat(seat)));
        let action = actions[stream.index(actions.len())];
        Fives::apply(&mut state, seat, &action).unwrap();
    }
    state
}

/// Tiles thrown on a board without regard to any rule: the generator must not care how a position came about.
pub fn thrown(size: u8, tiles: u32, stream: &mut ChanceStream) -> Board {
    let mut board = Board::empty(size);
    let mut cursor = board.centre();
    for _ in 0..tiles {
        // Wander from the centre, so that tiles touch now and then.
        let step = |at: u8, by: u32| (u32::from(at) + u32::from(size) + by - 2) % u32::from(size);
        let (column, row) = (step(cursor.column, stream.below(5)), step(cursor.row, stream.below(5)));
        cursor = Square { column: u8::try_from(column).unwrap(), row: u8::try_from(row).unwrap() };
        let _ = board.put(cursor, random_tile(stream));
    }
    board
}

pub fn random_tile(stream: &mut ChanceStream) -> Tile {
    Tile::ALL[stream.index(9)]
}

pub fn random_rack(stream: &mut ChanceStream) -> Rack {
    let tiles = stream.below(5) + 1;
    // Now and then tiles of few values, so that equal ones are common.
    let values = if stream.below(3) == 0 { 2 } else { 9 };
    Rack::new((0..tiles).map(|_| Tile::ALL[stream.index(values)])).unwrap()
}
