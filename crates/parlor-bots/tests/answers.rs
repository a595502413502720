//! What a player's answer depends on, in every game alike: its view, its seed and its budget, and nothing else.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod positions;

use std::thread;

use parlor_bots::{Bot, BotGame, Candidate, Level, Search};
use parlor_core::{ChanceStream, Imagined, PlayerSeed, Viewer};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use positions::{Position, positions};

const ROLLOUTS: u32 = 60;

/// Some decisions of games of two and three, from the first to near the end.
fn some<G: BotGame>() -> Vec<Position<G>> {
    let found: Vec<_> =
        [2, 3].into_iter().flat_map(|players| positions(players).take(60).step_by(9)).collect();
    assert!(found.len() >= 8, "{} of {}", found.len(), G::ID);
    found
}

/// What a player of every level does, and all that the expert found out.
fn answers<G: BotGame>(view: &G::View, seed: &PlayerSeed) -> (Vec<G::Action>, Vec<Candidate<G::Action>>) {
    let players = Level::ALL.map(|level| Bot { level, rollouts: ROLLOUTS });
    let mut search = G::search(view, seed).unwrap();
    search.advance(ROLLOUTS);
    (players.iter().map(|player| player.choose::<G>(view, seed).unwrap()).collect(), search.candidates())
}

/// By the types: what a player is handed. Nothing but these functions answers for a player, and a [`Player`] itself has a
/// level and a budget.
fn is_handed_a_view_a_seed_and_a_budget<G: BotGame>() {
    let _: fn(Level, &G::View, &PlayerSeed) -> Option<G::Action> = G::choose;
    let _: fn(&G::View, &PlayerSeed) -> Option<G::Search> = G::search;
    let _: fn(&mut G::Search, u32) = G::Search::advance;
    let _: fn(&G::Search) -> Vec<Candidate<G::Action>> = G::Search::candidates;
    let _: fn(&Bot, &G::View, &PlayerSeed) -> Option<G::Action> = Bot::choose::<G>;
    let Bot { level: _, rollouts: _ } = Bot::from(Level::Expert);
}

/// Whatever else is true, if the player sees the same, it answers the same: the real state is held against made-up ones.
/// Views are compared in full, so that they hold nothing in which the states differ.
fn depends_on_nothing_hidden<G: BotGame>(has_hands: bool) {
    let mut hands_differ = false;
    for Position { number, state, players, seat, view, seed } in some::<G>() {
        let (viewer, next) = (Viewer::Seat(seat), Viewer::Seat(seat.left(players)));
        let expected = answers::<G>(&view, &seed);
        for label in ["one", "another"] {
            let mut stream = ChanceStream::for_player(&seed, label);
            let other = Imagined::<G>::from_view(&view, &mut stream).unwrap();
            assert!(*other.state() != state, "{}: the hidden is the same in {number}", G::ID);
            assert!(other.view(viewer) == view, "{}: the view is another in {number}", G::ID);
            assert_eq!(answers::<G>(&other.view(viewer), &seed), expected, "{} {number}", G::ID);
            hands_differ |= other.view(next) != G::view(&state, next);
        }
    }
    assert_eq!(hands_differ, has_hands, "{}: what the next player holds", G::ID);
}

/// However the rollouts are divided.
fn depends_on_the_budget_not_on_its_pieces<G: BotGame>() {
    for Position { number, view, seed, .. } in some::<G>() {
        let [mut whole, mut pieces] = [(); 2].map(|()| G::search(&view, &seed).unwrap());
        whole.advance(ROLLOUTS);
        for piece in [1, 2, 30, 0, ROLLOUTS - 33] {
            pieces.advance(piece);
        }
        assert_eq!(whole.candidates(), pieces.candidates(), "{} {number}", G::ID);
        assert_eq!((whole.rollouts(), whole.is_settled()), (pieces.rollouts(), pieces.is_settled()));
    }
}

/// On any number of threads: what is computed once and kept is the same for all.
fn depends_on_no_thread<G: BotGame>() {
    let all = || -> Vec<_> { some::<G>().iter().map(|at| answers::<G>(&at.view, &at.seed)).collect() };
    let found: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(all)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let alone = all();
    assert!(found.iter().all(|answers| *answers == alone), "{}", G::ID);
}

/// The same tests for every game; some have hands that others do not see.
macro_rules! tests_of {
    ($($name:ident: $Game:ty, $has_hands:literal;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn a_player_is_handed_a_view_a_seed_and_a_budget() {
                is_handed_a_view_a_seed_and_a_budget::<$Game>();
            }

            #[test]
            fn an_answer_depends_on_nothing_hidden() {
                depends_on_nothing_hidden::<$Game>($has_hands);
            }

            #[test]
            fn an_answer_depends_on_the_budget_not_on_its_pieces() {
                depends_on_the_budget_not_on_its_pieces::<$Game>();
            }

            #[test]
            fn an_answer_depends_on_no_thread() {
                depends_on_no_thread::<$Game>();
            }
        }
    )*};
}

tests_of! {
    fives: Fives, true;
    scorzo: Scorzo, true;
    // Here only the pile is hidden.
    polygon: Polygon, false;
}
