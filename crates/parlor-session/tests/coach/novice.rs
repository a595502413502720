//! Games of novices, who choose at random.

use parlor_core::{Game, Log, Next, PlayerRng, PlayerSeed, Seat, SetUp, Viewer};

/// How many games each novice plays.
const GAMES: u64 = 200;
/// More turns than any game has.
const MANY: usize = 10_000;

/// What a novice tries in one turn; `None` is a refusal before anything was done.
pub(crate) type Turn<G> = fn(&<G as Game>::View, &mut PlayerRng) -> Option<<G as Game>::Action>;

/// Plays a game to its end or to its first refusal. Whether it was refused.
fn is_refused<G: Game<Options: Default>>(number: u64, turn: Turn<G>) -> bool {
    let seed = format!("novice {number}");
    let mut rng = PlayerRng::new(&PlayerSeed::from_text(&seed), number);
    let mut log = Log::<G>::begin(SetUp::classic(2, seed.as_str())).unwrap();
    for _ in 0..MANY {
        let Next::Seat(seat) = G::next(log.state()) else { return false };
        let view = G::view(log.state(), Viewer::Seat(seat));
        let action = turn(&view, &mut rng);
        if action.is_none_or(|action| log.act(seat, action).is_err()) {
            return true;
        }
    }
    panic!("game {number} does not end");
}

/// In how many games a novice is refused.
fn refused<G: Game<Options: Default>>(turn: Turn<G>) -> usize {
    (0..GAMES).filter(|number| is_refused::<G>(*number, turn)).count()
}

/// The one who follows the coach is never refused; the one who does not is, in most games.
pub(crate) fn check<G: Game<Options: Default>>(coached: Turn<G>, control: Turn<G>) {
    assert_eq!(refused::<G>(coached), 0, "{}: refused in spite of the coach", G::ID);
    let control = refused::<G>(control);
    assert!(control * 2 > usize::try_from(GAMES).unwrap(), "{}: only {control} games are hard", G::ID);
}

/// One of some, at random.
pub(crate) fn one_of<T: Copy>(items: &[T], rng: &mut PlayerRng) -> T {
    items[rng.index(items.len())]
}

/// What a seat sees.
pub(crate) fn view<G: Game>(log: &Log<G>, seat: u8) -> G::View {
    G::view(log.state(), Viewer::Seat(Seat::new(seat).unwrap()))
}
