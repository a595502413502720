//! Checking that a deal was fair, whatever the game.

use super::{Record, RecordedChance};
use crate::{Commitment, Contribution, FairnessError, Seed};

/// A deal that was fair: the house showed the seed it had committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What the house had published.
    pub commitment: Commitment,
    /// What the house showed afterwards.
    pub house_seed: Seed,
    /// The seed of the game, made from the house's and the players' contributions. The deal follows from it.
    pub seed: Seed,
    /// Whether a player added anything to the house's seed.
    pub has_contributions: bool,
}

/// A deal can't be called fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The record has no commitment.
    #[error("the record has no commitment to check against")]
    NoCommitment,
    /// The record has the seed itself, and nothing shows that it was not chosen for its deal.
    #[error("the seed was chosen, and nobody had committed to it")]
    ChosenSeed,
    /// The game goes on: the seed that the house committed to is for nobody to see before the end.
    #[error("the game is not over yet")]
    NotOver,
    /// The house has not shown its seed yet.
    #[error("the seed has not been shown yet")]
    NotRevealed,
    /// The house showed another seed than the one it had committed to.
    #[error(transparent)]
    Broken(#[from] FairnessError),
}

/// Checks the seed that the house showed against its commitment, and works out the seed of the game.
///
/// This needs no rules. That the moves then follow from the deal is for [`super::replay`] to check; that the commitment
/// is the one that was published before the game, and a contribution the one that a player sent, only those who were
/// there can tell.
///
/// ```
/// use parlor_core::record::{Record, RecordedChance, VerifyError, verify};
/// use parlor_core::{BySeat, Chance, Entry, HouseDeal, Log, PlayerName, Seat, Seed, SetUp};
/// use parlor_fives::Fives;
///
/// let house = HouseDeal::without_contributions(Seed::from_text("the house's own secret"), 2);
/// let set_up = SetUp { chance: Chance::Fair(house.into()), ..SetUp::classic(2, "") };
/// let mut log = Log::<Fives>::begin(set_up)?;
/// let names = BySeat::new(2, |seat| PlayerName::new(["Ana", "Ben"][seat.index()]).unwrap().into());
/// let record = |log: &Log<Fives>| {
///     Record::from_log(log, names.clone(), RecordedChance::open(&log.set_up().chance))
/// };
/// assert_eq!(verify(&record(&log)?), Err(VerifyError::NotOver));
///
/// log.append(Entry::Leave { seat: Seat::new(1).unwrap() })?;
/// assert!(verify(&record(&log)?).is_ok());
/// assert_eq!(verify(&record(&log)?.sealed()), Err(VerifyError::NotRevealed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is nothing to check yet, nothing to check at all, or the check fails.
pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
    match record.chance() {
        RecordedChance::Fair { deal, house_seed: Some(house_seed) } => {
            let seed = deal.open(house_seed)?;
            // On one device the house saves its seed with the game that goes on.
            if !is_over(record) {
                return Err(VerifyError::NotOver);
            }
            let nothing = Contribution::default();
            let has_contributions = deal.contributions.iter().any(|(_, added)| *added != nothing);
            Ok(Verified { commitment: deal.commitment, house_seed: *house_seed, seed, has_contributions })
        }
        RecordedChance::Fair { house_seed: None, .. } if !is_over(record) => Err(VerifyError::NotOver),
        RecordedChance::Fair { house_seed: None, .. } => Err(VerifyError::NotRevealed),
        RecordedChance::Seed(_) => Err(VerifyError::ChosenSeed),
        RecordedChance::Dealt(_) | RecordedChance::Unknown | RecordedChance::Sealed => {
            Err(VerifyError::NoCommitment)
        }
    }
}

/// Whether the game is over, or was ended.
fn is_over(record: &Record) -> bool {
    record.scores().is_some() || record.is_abandoned()
}

/// The choices of bots can't be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotsVerifyError {
    /// The record does not say what the house had committed to.
    #[error("the record has no commitment to the bots' seed")]
    NoCommitment,
    /// The house has not shown the seed yet.
    #[error("the bots' seed has not been shown yet")]
    NotRevealed,
    /// The house showed another seed than the one it had committed to.
    #[error(transparent)]
    Broken(#[from] FairnessError),
}

/// Checks the seed of the bots' choices against what the house had committed to. That the bots' moves follow from it is for
/// `parlor_bots::check_bots` to find out.
///
/// ```
/// use parlor_core::Seed;
/// use parlor_core::record::{BotsVerifyError, Record, RecordedBots, verify_bots};
///
/// let text = "parlor record 2\ngame fives\nrules 1\nedition classic\nseat 1 Ana\nbot 2 greedy version 1\nsealed\nmoves\n";
/// let record: Record = text.parse()?;
/// assert_eq!(verify_bots(&record), Err(BotsVerifyError::NoCommitment));
///
/// let seed = Seed::from_text("the bots'");
/// let record = record.with_bots(RecordedBots { commitment: seed.commitment(), seed: Some(seed) });
/// assert_eq!(verify_bots(&record), Ok(seed));
/// assert_eq!(verify_bots(&record.sealed()), Err(BotsVerifyError::NotRevealed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is nothing to check yet, nothing to check at all, or the check fails.
pub fn verify_bots(record: &Record) -> Result<Seed, BotsVerifyError> {
    let bots = record.bots().ok_or(BotsVerifyError::NoCommitment)?;
    let seed = bots.seed.ok_or(BotsVerifyError::NotRevealed)?;
    if seed.commitment() == bots.commitment { Ok(seed) } else { Err(FairnessError::Broken.into()) }
}
