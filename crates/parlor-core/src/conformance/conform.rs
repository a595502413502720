//! What a game's tests tell the suite.

use std::collections::BTreeMap;

use crate::{BySeat, ChanceStream, Game, Script, SetUp, Viewer};

/// The state of the game under test.
pub type StateOf<C> = <<C as Conform>::Game as Game>::State;
/// An action of the game under test.
pub type ActionOf<C> = <<C as Conform>::Game as Game>::Action;
/// An event of the game under test.
pub type EventOf<C> = <<C as Conform>::Game as Game>::Event;
/// A view of the game under test.
pub type ViewOf<C> = <<C as Conform>::Game as Game>::View;

/// A game's own part of the suite, implemented in its tests (for the game itself or for a type of the tests).
///
/// All of it is slow and plain, and shares as little as it can with the game's own code: the suite holds the one against
/// the other.
pub trait Conform: Sized {
    /// The game under test.
    type Game: Game;

    /// At one in this many positions of a random game the suite looks for leaks and imagines, for each viewer; at the
    /// first and the last position it always does. Games of thousands of entries choose a larger number.
    const LOOK_AT_ONE_IN: u32 = 4;

    /// The set-ups to try: numbers of players, options, editions. Their chance doesn't matter: the suite puts seeds of
    /// its own there.
    fn set_ups() -> Vec<SetUp<Self::Game>>;

    /// How many entries a game has at most, leavings included; a game that goes on after this many never ends.
    fn max_actions() -> usize;

    /// Any action that can be written down: a few legal ones, many near-misses (not held, out of place, wrong by one),
    /// some nonsense.
    fn random_action(view: &ViewOf<Self>, stream: &mut ChanceStream) -> ActionOf<Self>;

    /// Deals again everything that the viewer can't know, as the rule file's "What is hidden" says: hands, piles, and
    /// the source of chance to come. It keeps to what the viewer has seen in this deal, and to what everybody's actions
    /// prove: those entries have to be legal in the new deal too. The same state is right where nothing else is possible.
    ///
    /// It is written without [`Game::imagine`], [`Game::view`] and [`Game::seen`]: it is what they are held against.
    fn redeal(state: &StateOf<Self>, viewer: Viewer, stream: &mut ChanceStream) -> StateOf<Self>;

    /// The state at the beginning of the present deal, with the same hidden deal, and how many actions and leavings have
    /// been made since then (not counting what was taken back). Playing that many of the latest entries from there
    /// leads to `state` again.
    fn rewind(state: &StateOf<Self>) -> (StateOf<Self>, usize);

    /// The final scores, added up from all events of a game: those of set-up and of every entry that was not taken back.
    fn score_from_events(players: u8, events: &[EventOf<Self>]) -> BySeat<i32>;

    /// Cases so small that everything possible can be listed.
    fn small_cases() -> Vec<SmallCase<Self::Game>>;

    /// A short text that tells the possibilities of small cases apart.
    fn fingerprint(state: &StateOf<Self>) -> String;

    /// Everything that chance has given in the present deal, in the form of a script; with the first deal, also what
    /// came before it, such as a draw for the first turn. With it the suite sets up the same game from a script and
    /// checks what dealing itself tells everyone. `None`, if this can't be written down: then that is not checked.
    fn written_deal(state: &StateOf<Self>) -> Option<Script> {
        let _ = state;
        None
    }
}

/// A state, somebody who looks at it, and everything that can be for all that the viewer knows.
#[derive(Clone, Debug)]
pub struct SmallCase<G: Game> {
    /// What the case is about.
    pub name: String,
    /// The real state.
    pub state: G::State,
    /// Who looks at it.
    pub viewer: Viewer,
    /// The [`Conform::fingerprint`] of every possible state with its weight, found by trying out everything. A state
    /// of twice the weight is imagined twice as often. At most a thousand times the smallest weight in all.
    pub possibilities: BTreeMap<String, u64>,
}
