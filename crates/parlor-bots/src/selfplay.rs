//! Whole games of players among themselves.

use parlor_core::{BySeat, Entry, Log, LogError, Next, PlayerSeed, Seat, Seed, SetUpError, Viewer};

use crate::{Bot, BotGame};

/// The seeds of one game among bots, all from one text: the deal's, and one for each player. They are hashed apart, so
/// that no player's choices depend on the deal's numbers.
///
/// ```
/// use parlor_bots::GameSeed;
/// use parlor_core::Seat;
///
/// let third = GameSeed::numbered("match", 3);
/// assert_eq!(third, GameSeed::new("match/3"));
/// let seats: Vec<Seat> = Seat::first(2).collect();
/// assert_ne!(third.player(seats[0]), third.player(seats[1]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSeed {
    text: String,
}

impl GameSeed {
    /// The seeds that belong to this text.
    #[must_use]
    pub fn new(text: &str) -> GameSeed {
        GameSeed { text: text.to_owned() }
    }

    /// The seeds of one of many games, counted from 1; the same as those of the text `seed/number`.
    #[must_use]
    pub fn numbered(text: &str, number: u64) -> GameSeed {
        GameSeed { text: format!("{text}/{number}") }
    }

    /// The seed of the deal: 64 hexadecimal digits are the seed itself, any other text is hashed.
    #[must_use]
    pub fn deal(&self) -> Seed {
        Seed::from_text(&self.text)
    }

    /// The seed of the player in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> PlayerSeed {
        PlayerSeed::from_text(&format!("{}/seat {seat}", self.text))
    }

    /// The text that gives these seeds.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Who sits in a seat, and what it knows.
struct Sitter<G: BotGame> {
    player: Bot,
    seed: PlayerSeed,
    view: G::View,
}

/// Plays a game to its end, one player to a seat.
///
/// # Errors
/// If the set-up is invalid, or a player gives up its turn or does something illegal, which would be a bug of
/// ours.
pub fn play<G: BotGame>(
    set_up: parlor_core::SetUp<G>,
    players: &BySeat<impl Into<Bot> + Copy>,
    seeds: &GameSeed,
) -> Result<Log<G>, SelfplayError<G::Refusal>> {
    play_with(set_up, players, seeds, |_, player, view, seed| player.choose::<G>(view, seed))
}

/// [`play`], with every decision made by the caller, who may look at a clock or the player's thoughts.
///
/// As at a table, every player has a view from the beginning and then learns what it sees of each event: a fresh view for
/// every decision would copy all that is public each time.
///
/// # Errors
/// As [`play`].
pub fn play_with<G: BotGame>(
    set_up: parlor_core::SetUp<G>,
    players: &BySeat<impl Into<Bot> + Copy>,
    seeds: &GameSeed,
    mut choose: impl FnMut(Seat, Bot, &G::View, &PlayerSeed) -> Option<G::Action>,
) -> Result<Log<G>, SelfplayError<G::Refusal>> {
    let mut log = Log::begin(set_up)?;
    let seats = players.seats().min(log.set_up().players);
    let mut sitters = BySeat::new(seats, |seat| Sitter::<G> {
        player: players[seat].into(),
        seed: seeds.player(seat),
        view: G::view(log.state(), Viewer::Seat(seat)),
    });
    while let Next::Seat(seat) = G::next(log.state()) {
        let sitter = sitters.get(seat).ok_or(SelfplayError::NoPlayer)?;
        let action =
            choose(seat, sitter.player, &sitter.view, &sitter.seed).ok_or(SelfplayError::NoPlayer)?;
        let events = log.append(Entry::Act { seat, action })?;
        for (seat, sitter) in sitters.iter_mut() {
            for event in &events {
                G::advance(&mut sitter.view, &G::seen(event, Viewer::Seat(seat)));
            }
        }
    }
    Ok(log)
}

/// A game of bots could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SelfplayError<R: std::error::Error + 'static> {
    /// The set-up is invalid.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// There is no player in the seat that is to act, or it does not know what to do.
    #[error("nobody plays in the seat that is to act")]
    NoPlayer,
    /// A player did something illegal.
    #[error(transparent)]
    Refused(#[from] LogError<R>),
}
