//! Fair deals: commit, contribute, reveal, verify.
//!
//! The house publishes the hash of its seed, then the players add bytes of their own, then the game's seed is a hash of
//! both. Neither side can choose the deal, and when the house shows its seed, anyone can check.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::{Seed, hex};
use crate::BySeat;

/// The most bytes a player may contribute.
pub const MAX_CONTRIBUTION: usize = 64;

/// The SHA-256 of the house's seed, published before anything else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub(super) const fn new(hash: [u8; 32]) -> Commitment {
        Commitment(hash)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Commitment {
    type Err = FairnessError;

    fn from_str(text: &str) -> Result<Commitment, FairnessError> {
        hex::read_32(text).map(Commitment).ok_or(FairnessError::BadCommitment)
    }
}

/// Bytes that a player adds to the seed: at most [`MAX_CONTRIBUTION`], possibly none. In text: hexadecimal digits, or
/// `-` for none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// A contribution of these bytes.
    ///
    /// # Errors
    /// If there are too many bytes.
    pub fn new(bytes: &[u8]) -> Result<Contribution, FairnessError> {
        if bytes.len() > MAX_CONTRIBUTION {
            Err(FairnessError::BadContribution)
        } else {
            Ok(Contribution(bytes.to_vec()))
        }
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("-") } else { hex::write(&self.0, f) }
    }
}

impl FromStr for Contribution {
    type Err = FairnessError;

    fn from_str(text: &str) -> Result<Contribution, FairnessError> {
        match text {
            "" => Err(FairnessError::BadContribution),
            "-" => Ok(Contribution::default()),
            _ => Contribution::new(&hex::read(text).ok_or(FairnessError::BadContribution)?),
        }
    }
}

/// What is public before the cards are dealt: the house's commitment and every seat's contribution.
///
/// ```
/// use parlor_core::{BySeat, Contribution, FairDeal, FairnessError, Seed};
///
/// let house_seed = Seed::from_text("the house's own secret");
/// let deal = FairDeal {
///     commitment: house_seed.commitment(), // published first
///     contributions: BySeat::new(2, |seat| Contribution::new(&[seat.number(); 4]).unwrap()),
/// };
/// assert_eq!(deal.contributions.as_slice()[1].to_string(), "02020202");
///
/// // When the house shows its seed, everybody works out the same game seed.
/// let game_seed = deal.open(&house_seed)?;
/// assert_ne!(game_seed, house_seed);
/// assert_eq!(deal.open(&Seed::from_text("a luckier one")), Err(FairnessError::Broken));
/// # Ok::<(), FairnessError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDeal {
    /// The hash of the house's seed.
    pub commitment: Commitment,
    /// What each player added.
    pub contributions: BySeat<Contribution>,
}

impl FairDeal {
    /// Checks the house's seed against its commitment and gives the game's seed.
    ///
    /// # Errors
    /// If the seed is not the one that the house committed to.
    pub fn open(&self, house_seed: &Seed) -> Result<Seed, FairnessError> {
        if house_seed.commitment() != self.commitment {
            return Err(FairnessError::Broken);
        }
        Ok(self.game_seed(house_seed))
    }

    /// The game's seed, if the house's seed is this one.
    fn game_seed(&self, house_seed: &Seed) -> Seed {
        let mut hash = Sha256::new_with_prefix("parlor game seed 1\n");
        hash.update(house_seed.bytes());
        hash.update([self.contributions.seats()]);
        for Contribution(bytes) in self.contributions.as_slice() {
            hash.update([u8::try_from(bytes.len()).expect("a contribution has at most 64 bytes")]);
            hash.update(bytes);
        }
        Seed::new(hash.finalize().into())
    }
}

/// A fair deal as the house knows it: what is public of it, and the seed that the house has committed to. From that
/// follows everything hidden.
///
/// ```
/// use parlor_core::{HouseDeal, Seed};
///
/// let house_seed = Seed::from_text("drawn by this device");
/// let house = HouseDeal::without_contributions(house_seed, 2);
/// assert_eq!(house.deal().commitment, house_seed.commitment());
/// assert_eq!(house.deal().open(house.house_seed()), Ok(*house.seed()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseDeal {
    deal: FairDeal,
    house_seed: Seed,
    seed: Seed,
}

impl HouseDeal {
    /// A deal and the seed that the house committed to in it.
    ///
    /// # Errors
    /// If the seed is not the one that the house committed to.
    pub fn new(deal: FairDeal, house_seed: Seed) -> Result<HouseDeal, FairnessError> {
        let seed = deal.open(&house_seed)?;
        Ok(HouseDeal { deal, house_seed, seed })
    }

    /// The deal of a house that commits to this seed for this many seats, none of which adds anything: on one device, the
    /// program would have to draw the contributions as well.
    #[must_use]
    pub fn without_contributions(house_seed: Seed, seats: u8) -> HouseDeal {
        let contributions = BySeat::new(seats, |_| Contribution::default());
        let deal = FairDeal { commitment: house_seed.commitment(), contributions };
        let seed = deal.game_seed(&house_seed);
        HouseDeal { deal, house_seed, seed }
    }

    /// What is public before the cards are dealt.
    #[must_use]
    pub const fn deal(&self) -> &FairDeal {
        &self.deal
    }

    /// The seed that the house has committed to.
    #[must_use]
    pub const fn house_seed(&self) -> &Seed {
        &self.house_seed
    }

    /// The seed of the game.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }
}

/// Something is wrong with a commitment, a contribution or a reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairnessError {
    /// A commitment is not 64 hexadecimal digits.
    #[error("a commitment is 64 hexadecimal digits")]
    BadCommitment,
    /// A contribution is not hexadecimal or too long.
    #[error("a contribution is at most {MAX_CONTRIBUTION} bytes in hexadecimal digits, or - for none")]
    BadContribution,
    /// The seed that was shown is not the one committed to.
    #[error("the seed is not the one that was committed to")]
    Broken,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(contributions: [&str; 2]) -> FairDeal {
        FairDeal {
            commitment: Seed::from_text("house").commitment(),
            contributions: BySeat::new(2, |seat| {
                Contribution::new(contributions[seat.index()].as_bytes()).unwrap()
            }),
        }
    }

    #[test]
    fn the_right_seed_opens_the_deal_and_another_does_not() {
        assert!(deal(["a", "b"]).open(&Seed::from_text("house")).is_ok());
        assert_eq!(deal(["a", "b"]).open(&Seed::from_text("other")), Err(FairnessError::Broken));
    }

    #[test]
    fn every_contribution_counts_and_none_runs_into_the_next() {
        let seed = |contributions| deal(contributions).open(&Seed::from_text("house")).unwrap();
        assert_ne!(seed(["a", "b"]), seed(["a", "c"]));
        assert_ne!(seed(["a", "b"]), seed(["b", "a"]));
        assert_ne!(seed(["ab", ""]), seed(["a", "b"]));
    }

    #[test]
    fn commitments_and_contributions_read_back() {
        let commitment = Seed::from_text("house").commitment();
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        for bytes in [&b""[..], b"hello", &[0; MAX_CONTRIBUTION]] {
            let contribution = Contribution::new(bytes).unwrap();
            assert_eq!(contribution.to_string().parse(), Ok(contribution));
        }
        assert_eq!(Contribution::new(&[0; MAX_CONTRIBUTION + 1]), Err(FairnessError::BadContribution));
        for bad in ["", "f", "zz", &"00".repeat(MAX_CONTRIBUTION + 1)] {
            assert_eq!(bad.parse::<Contribution>(), Err(FairnessError::BadContribution), "{bad:?}");
        }
        assert_eq!("00".parse::<Commitment>(), Err(FairnessError::BadCommitment));
    }
}
