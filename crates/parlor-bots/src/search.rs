//! Looking ahead, as a value that is advanced. Whoever holds it owns the clock and the threads, and can stop at any time.

/// A search for the best action of one decision.
///
/// Given the same view, the same seed and the same number of rollouts, it gives the same answer on every machine, however
/// the rollouts were divided into calls of [`Search::advance`].
///
/// ```
/// use parlor_bots::{BotGame, Search};
/// use parlor_core::{Game, Log, PlayerSeed, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// let parlor_core::Next::Seat(seat) = Fives::next(log.state()) else { panic!("somebody is to act") };
/// let view = Fives::view(log.state(), Viewer::Seat(seat));
///
/// let seed = PlayerSeed::from_text("expert");
/// let mut search = Fives::search(&view, &seed).unwrap();
/// search.advance(40);
/// search.advance(60);
/// assert!(search.is_settled() || search.rollouts() == 100);
/// // The same work in one piece gives the same answer.
/// let mut whole = Fives::search(&view, &seed).unwrap();
/// whole.advance(100);
/// assert_eq!(whole.candidates(), search.candidates());
/// assert_eq!(search.best(), Some(search.candidates()[0].action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Search {
    /// What is searched for.
    type Action: Copy;

    /// Does this many more rollouts; fewer if it is settled before.
    fn advance(&mut self, rollouts: u32);

    /// How many rollouts have been done.
    fn rollouts(&self) -> u32;

    /// Whether more rollouts would change nothing: the answer is exact, or there is only one action left to choose.
    fn is_settled(&self) -> bool;

    /// What has been found out about every action that was looked at, the best first. Never empty.
    fn candidates(&self) -> Vec<Candidate<Self::Action>>;

    /// The best action so far.
    fn best(&self) -> Option<Self::Action> {
        self.candidates().first().map(|candidate| candidate.action)
    }
}

/// What has been found out about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What it is worth to the player, in thousandths of the game's unit ([`crate::ScoreUnit`]).
    pub worth: i64,
    /// The standard error of that, in the same unit; 0 if it is exact, and larger than any worth if it is not known.
    pub error: i64,
    /// How many rollouts tried it.
    pub rollouts: u32,
}

impl<A> Candidate<A> {
    /// Errors from here on mean that nothing is known.
    pub const UNKNOWN: i64 = i64::MAX / 8;

    /// Whether it is known how far off its worth may be.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.error < Self::UNKNOWN
    }
}
