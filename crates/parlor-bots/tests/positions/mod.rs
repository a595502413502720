//! Positions in which players are asked what they do, for tests that hold in every game.

use parlor_bots::{BotGame, GameSeed, Level};
use parlor_core::{Game, Log, Next, PlayerSeed, Seat, SetUp, Viewer};

/// A decision of a game.
#[allow(dead_code, reason = "not every test needs all of it")]
pub(crate) struct Position<G: Game> {
    /// Which one it is, counted from 1.
    pub(crate) number: usize,
    pub(crate) state: G::State,
    pub(crate) players: u8,
    /// Who is to act, and what that player has: a view and a seed.
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) seed: PlayerSeed,
}

/// The decisions of a game with the classic box, every one of them. Greedy players play it: they are quick, and what they do
/// is settled.
pub(crate) fn positions<G: BotGame>(players: u8) -> impl Iterator<Item = Position<G>> {
    let seeds = GameSeed::numbered(G::ID, players.into());
    let mut log = Log::<G>::begin(SetUp::classic(players, seeds.deal())).unwrap();
    (1..).map_while(move |number| {
        let Next::Seat(seat) = G::next(log.state()) else { return None };
        let (state, seed) = (log.state().clone(), seeds.player(seat));
        let view = G::view(&state, Viewer::Seat(seat));
        log.act(seat, G::choose(Level::Greedy, &view, &seed).unwrap()).unwrap();
        Some(Position { number, state, players, seat, view, seed })
    })
}
