//! Checking that a deal was fair, whatever the game.

use super::{Record, RecordedChance};
use crate::{Commitment, FairnessError, Seed};

/// A deal that was fair: the house showed the seed it had committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What the house had published.
    pub commitment: Commitment,
    /// What the house showed afterwards.
    pub house_seed: Seed,
    /// The seed of the game, made from the house's and the players' contributions. The deal follows from it.
    pub seed: Seed,
}

/// A deal can't be called fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The record has no commitment.
    #[error("the record has no commitment to check against")]
    NoCommitment,
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
/// use parlor_core::record::{Record, RecordedChance, verify};
/// use parlor_core::{BySeat, Contribution, FairDeal, Log, PlayerName, Seed, SetUp};
/// use parlor_fives::Fives;
///
/// let house_seed = Seed::from_text("the house's own secret");
/// let contributions = BySeat::new(2, |seat| Contribution::new(&[seat.number(); 4]).unwrap());
/// let deal = FairDeal { commitment: house_seed.commitment(), contributions };
/// let log = Log::<Fives>::begin(SetUp::classic(2, deal.open(&house_seed)?))?;
///
/// let names = BySeat::new(2, |seat| PlayerName::new(["Ana", "Ben"][seat.index()]).unwrap().into());
/// let recorded = |house_seed| RecordedChance::Fair { deal: deal.clone(), house_seed };
/// let record = Record::from_log(&log, names.clone(), recorded(Some(house_seed)))?;
/// assert!(verify(&record).is_ok());
/// let unopened = Record::from_log(&log, names, recorded(None))?;
/// assert!(verify(&unopened).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is nothing to check yet, nothing to check at all, or the check fails.
pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
    match record.chance() {
        RecordedChance::Fair { deal, house_seed: Some(house_seed) } => {
            let seed = deal.open(house_seed)?;
            Ok(Verified { commitment: deal.commitment, house_seed: *house_seed, seed })
        }
        RecordedChance::Fair { house_seed: None, .. } => Err(VerifyError::NotRevealed),
        RecordedChance::Seed(_)
        | RecordedChance::Dealt(_)
        | RecordedChance::Unknown
        | RecordedChance::Sealed => Err(VerifyError::NoCommitment),
    }
}
