//! Where a game's chance comes from.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use super::{ChanceStream, HouseDeal, Script, Seed};

/// The source of all that is random in a game.
///
/// ```
/// use parlor_core::{Chance, Script, Seed};
///
/// let numbers: Vec<u8> = (1..=5).collect();
/// let seed = Chance::Seed(Seed::from_text("42"));
/// assert_eq!(seed.shuffle("deal", numbers.clone()), seed.shuffle("deal", numbers.clone()));
/// assert_ne!(seed.shuffle("deal", numbers.clone()), seed.shuffle("another deal", numbers.clone()));
///
/// let dealt = Chance::Dealt(Script::new().with("deal", [4, 2]));
/// assert_eq!(dealt.shuffle("deal", numbers.clone())?, Some(vec![4, 2, 1, 3, 5]));
/// assert!(dealt.one_of("roll", &numbers).is_err(), "the script has no roll");
///
/// assert_eq!(Chance::Unknown.shuffle("deal", numbers)?, None);
/// # Ok::<(), parlor_core::ChanceError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A seed decides everything: the same seed gives the same game on every platform, for ever.
    Seed(Seed),
    /// The same with a seed that the house has committed to: the record of the game can show that the deal was fair.
    Fair(Arc<HouseDeal>),
    /// A deal that was written down; every use has to be in it. A game that has begun and comes to a use which is not in
    /// it waits for the table to tell it, as with [`Chance::Unknown`].
    Dealt(Script),
    /// A real table that is being followed: nobody knows what is hidden, and the table tells the rest.
    Unknown,
}

/// What is drawn from.
enum Source<'a> {
    Seed(&'a Seed),
    Script(&'a Script),
    Unknown,
}

impl Chance {
    fn source(&self) -> Source<'_> {
        match self {
            Chance::Seed(seed) => Source::Seed(seed),
            Chance::Fair(house) => Source::Seed(house.seed()),
            Chance::Dealt(script) => Source::Script(script),
            Chance::Unknown => Source::Unknown,
        }
    }

    /// Puts items in a random order, the first to come first; `None` if the source doesn't know.
    ///
    /// A script may name only the first few; the others follow in the order in which they were given.
    ///
    /// # Errors
    /// If a script lacks the label or names something that is not among the items.
    pub fn shuffle<T>(&self, label: &str, mut items: Vec<T>) -> Result<Option<Vec<T>>, ChanceError>
    where
        T: PartialEq + FromStr + Display,
    {
        match self.source() {
            Source::Unknown => Ok(None),
            Source::Seed(seed) => {
                ChanceStream::for_chance(seed, label).shuffle(&mut items);
                Ok(Some(items))
            }
            Source::Script(script) => {
                let mut order = Vec::with_capacity(items.len());
                for (index, text) in values(script, label)?.iter().enumerate() {
                    let wrong = || ChanceError::new(label, index, text);
                    let value: T = text.parse().map_err(|_| wrong())?;
                    let place = items.iter().position(|item| *item == value).ok_or_else(wrong)?;
                    order.push(items.remove(place));
                }
                order.append(&mut items);
                Ok(Some(order))
            }
        }
    }

    /// A number from 0 to `n - 1` (`n` is not 0); `None` if the source doesn't know.
    ///
    /// # Errors
    /// If a script lacks the label or doesn't give one such number.
    pub fn below(&self, label: &str, n: u32) -> Result<Option<u32>, ChanceError> {
        match self.source() {
            Source::Unknown => Ok(None),
            Source::Seed(seed) => Ok(Some(ChanceStream::for_chance(seed, label).below(n))),
            Source::Script(script) => {
                let text = one_value(script, label)?;
                let number = text.parse().ok().filter(|number| *number < n);
                number.map(Some).ok_or_else(|| ChanceError::new(label, 0, text))
            }
        }
    }

    /// One of several, each equally likely; `None` if the source doesn't know. There is at least one.
    ///
    /// # Errors
    /// If a script lacks the label or doesn't give one of them.
    pub fn one_of<T>(&self, label: &str, items: &[T]) -> Result<Option<T>, ChanceError>
    where
        T: Copy + PartialEq + FromStr,
    {
        match self.source() {
            Source::Unknown => Ok(None),
            Source::Seed(seed) => {
                Ok(items.get(ChanceStream::for_chance(seed, label).index(items.len())).copied())
            }
            Source::Script(script) => {
                let text = one_value(script, label)?;
                let item = text.parse().ok().filter(|item| items.contains(item));
                item.map(Some).ok_or_else(|| ChanceError::new(label, 0, text))
            }
        }
    }
}

/// The value of a use that has one.
fn one_value<'a>(script: &'a Script, label: &str) -> Result<&'a str, ChanceError> {
    match values(script, label)? {
        [text] => Ok(text),
        values => Err(ChanceError::new(label, 1, values.get(1).map_or("", String::as_str))),
    }
}

fn values<'a>(script: &'a Script, label: &str) -> Result<&'a [String], ChanceError> {
    script.get(label).ok_or_else(|| ChanceError::NotScripted { label: label.to_owned() })
}

/// A written-down deal does not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceError {
    /// The game needs a use of chance that the script doesn't have.
    #[error("the deal does not say {label}")]
    NotScripted {
        /// The use.
        label: String,
    },
    /// A value is invalid.
    #[error("in the deal of {label}, value {place} can't be {value:?}")]
    BadValue {
        /// The use.
        label: String,
        /// Which of its values, from 1.
        place: usize,
        /// The value.
        value: String,
    },
}

impl ChanceError {
    fn new(label: &str, index: usize, value: &str) -> ChanceError {
        ChanceError::BadValue { label: label.to_owned(), place: index + 1, value: value.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_deal_draws_what_the_games_seed_draws() {
        let house = HouseDeal::without_contributions(Seed::from_text("house"), 3);
        let seeded = Chance::Seed(*house.seed());
        let fair = Chance::Fair(house.into());
        let items: Vec<u32> = (0..50).collect();
        assert_eq!(fair.shuffle("x", items.clone()), seeded.shuffle("x", items.clone()));
        assert_eq!(fair.below("x", 1000), seeded.below("x", 1000));
        assert_eq!(fair.one_of("x", &items), seeded.one_of("x", &items));
        assert_ne!(fair, seeded, "where it comes from is not the same");
    }

    #[test]
    fn a_seed_gives_the_same_order_again() {
        let chance = Chance::Seed(Seed::from_text("42"));
        let order = || chance.shuffle("x", (0..20).collect::<Vec<i32>>()).unwrap().unwrap();
        assert_eq!(order(), order());
        assert_ne!(order(), (0..20).collect::<Vec<i32>>());
        assert_eq!(chance.below("x", 1), Ok(Some(0)));
    }

    #[test]
    fn a_script_gives_what_it_says_and_the_rest_in_order() {
        let chance = Chance::Dealt(Script::new().with("x", [3, 1]).with("n", [4]));
        assert_eq!(chance.shuffle("x", vec![1, 2, 3, 3]), Ok(Some(vec![3, 1, 2, 3])));
        assert_eq!(chance.below("n", 5), Ok(Some(4)));
    }

    #[test]
    fn a_script_that_does_not_fit_is_refused() {
        let chance = Chance::Dealt(Script::new().with("x", [3, 3]).with("n", [4]).with("many", [1, 2]));
        let bad = |label: &str, place, value: &str| {
            Err(ChanceError::BadValue { label: label.to_owned(), place, value: value.to_owned() })
        };
        assert_eq!(chance.shuffle("x", vec![1, 2, 3]), bad("x", 2, "3"));
        assert_eq!(chance.below("n", 4).map(|_| ()), bad("n", 1, "4").map(|_: Option<Vec<i32>>| ()));
        assert_eq!(chance.below("many", 9).map(|_| ()), bad("many", 2, "2").map(|_: Option<Vec<i32>>| ()));
        assert_eq!(chance.below("gone", 9), Err(ChanceError::NotScripted { label: "gone".to_owned() }));
        assert_eq!(
            chance.one_of("n", &[1, 2, 3]).map(|_| ()),
            bad("n", 1, "4").map(|_: Option<Vec<i32>>| ())
        );
        assert_eq!(
            chance.one_of("many", &[1, 2]).map(|_| ()),
            bad("many", 2, "2").map(|_: Option<Vec<i32>>| ())
        );
    }

    #[test]
    fn one_of_several_is_the_one_at_the_number_drawn() {
        let items = ['a', 'b', 'c'];
        for label in ["x", "y", "z", "u", "v"] {
            let chance = Chance::Seed(Seed::from_text("42"));
            let number = chance.below(label, 3).unwrap().unwrap();
            assert_eq!(chance.one_of(label, &items), Ok(Some(items[number as usize])));
        }
        let chance = Chance::Dealt(Script::new().with("x", ["b"]));
        assert_eq!(chance.one_of("x", &items), Ok(Some('b')));
        assert_eq!(Chance::Unknown.one_of("x", &items), Ok(None));
    }

    #[test]
    fn an_unknown_source_knows_nothing() {
        assert_eq!(Chance::Unknown.shuffle("x", vec![1, 2]), Ok(None));
        assert_eq!(Chance::Unknown.below("x", 6), Ok(None));
    }
}
