//! An arrangement of a hand in melds, with the fewest points left.

use std::ops::ControlFlow;

use serde::Serialize;

use super::most_melded;
use super::runs::{Most, beginning, together};
use super::suited::{COLUMN, Numbers, SUITS, Suited};
use super::table::{STEPS, Table};
use super::walk::{Choice, Visitor, walk};
use crate::cards::Bits;
use crate::{Card, Cards, Hand, Meld, Number, Suit};

/// The cards of a hand in melds, and those that are in none.
///
/// ```
/// use parlor_scorzo::{Card, Hand, arrange};
///
/// let cards: Vec<Card> = "7S 8S 9S W 3H 3T 10C".split(' ').map(str::parse).collect::<Result<_, _>>()?;
/// let arrangement = arrange(&Hand::new(cards)?);
/// assert_eq!(arrangement.points(), 10);
/// let melds: Vec<String> = arrangement.melds().iter().map(ToString::to_string).collect();
/// assert_eq!(melds, ["7S 8S 9S", "3T 3H W"]);
/// assert_eq!(arrangement.left().iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["10C"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Arrangement {
    points: u16,
    melds: Vec<Meld>,
    left: Cards,
}

impl Arrangement {
    /// The points of the cards that are in no meld.
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// The melds: runs by suit, sets by number, wilds.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The cards that are in no meld.
    #[must_use]
    pub const fn left(&self) -> &Cards {
        &self.left
    }
}

/// An arrangement of the hand that leaves the fewest points (Z14); always the same one for the same hand.
///
/// Wilds that are not needed are added to a set, or else to a run; three or more are a meld of their own.
#[must_use]
pub fn arrange(hand: &Hand) -> Arrangement {
    let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
    let tally = cards.tally();
    let melded = most_melded(cards, tally, wilds);
    // A hand is easier to read if no more wilds than needed stand in its melds; the others are added in the end.
    let needed = (0..wilds).find(|wilds| most_melded(cards, tally, *wilds) == melded).unwrap_or(wilds);
    let mut witness = Witness { melded, choice: None };
    walk(&mut witness, cards, tally.counts(), needed);

    let mut drafts = witness.choice.map_or_else(Vec::new, |choice| lay_out(cards, &choice));
    match usize::from(wilds - needed) {
        spare @ 3.. => drafts.push(Draft::Set(vec![Card::WILD; spare])),
        spare => (0..spare).for_each(|_| add_wild(&mut drafts)),
    }
    drafts.sort_by_key(Draft::rank);
    let melds: Vec<Meld> = drafts.into_iter().filter_map(Draft::finish).collect();
    let mut left = *hand.cards();
    for card in melds.iter().flat_map(Meld::cards) {
        let _ = left.take(*card);
    }
    Arrangement { points: left.points(), melds, left }
}

/// Keeps the first choice of sets that has this many points in melds.
struct Witness {
    melded: u8,
    choice: Option<Choice>,
}

impl Visitor for Witness {
    const CARDS_LESS: u8 = 0;

    fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()> {
        if choice.melded(linked, pairs) < self.melded {
            return ControlFlow::Continue(());
        }
        self.choice = Some(match pairs.highest() {
            Some(pair) if choice.melded(linked, Numbers::NONE) < self.melded => {
                choice.with_set(pair, 2, Suited::NONE)
            }
            _ => *choice,
        });
        ControlFlow::Break(())
    }
}

/// The melds of a choice of sets, without a wild that is not needed.
fn lay_out(cards: Suited, choice: &Choice) -> Vec<Draft> {
    let mut melds = runs(choice.rest, choice.wilds);
    let (first, second) = (cards.first & !choice.rest.first, cards.second & !choice.rest.second);
    for number in choice.sets.any() {
        let column = COLUMN << number;
        let of_number = Bits(first & column).chain(Bits(second & column));
        let mut set: Vec<Card> = of_number.map(Card::suited).collect();
        set.resize(set.len().max(3), Card::WILD);
        melds.push(Draft::Set(set));
    }
    melds
}

/// The runs of these cards that have the most points with this many wilds.
fn runs(cards: Suited, wilds: u8) -> Vec<Draft> {
    let table = Table::get();
    let places = cards.places();
    let rows: [Most<13>; SUITS] = places.map(|place| beginning(table.row(place)));
    // What each suit makes with those after it.
    let mut from = [[0; 13]; SUITS + 1];
    for suit in (0..SUITS).rev() {
        from[suit] = together(&rows[suit], &from[suit + 1]);
    }
    let mut runs = Vec::new();
    let mut wilds = usize::from(wilds);
    for suit in Suit::ALL {
        let index = suit.index();
        let does = |given: &usize| rows[index][*given] + from[index + 1][wilds - given] == from[index][wilds];
        let given = (0..wilds).find(does).unwrap_or(wilds);
        runs_of(suit, places[index], given, &mut runs);
        wilds -= given;
    }
    runs
}

/// Adds the runs of one suit that have the most points with exactly this many wilds.
fn runs_of(suit: Suit, mut place: u16, mut wilds: usize, runs: &mut Vec<Draft>) {
    let table = Table::get();
    let count = |place: u16, number: usize| place / STEPS[number] % 3;
    while let Some(lowest) = (0..10).find(|number| count(place, *number) > 0) {
        // The longest run first: it is easier to read than two.
        let run = (lowest..10).rev().filter(|highest| count(place, *highest) > 0).find_map(|highest| {
            let held = (lowest..=highest).filter(|number| count(place, *number) > 0);
            let rest = place - held.clone().map(|number| STEPS[number]).sum::<u16>();
            let points = held.clone().map(|number| number as u8 + 1).sum::<u8>();
            let needed = (highest - lowest + 1).max(3) - held.count();
            let left = wilds.checked_sub(needed)?;
            (points + table.row(rest).0[left] == table.row(place).0[wilds]).then_some((highest, rest, left))
        });
        let Some((highest, rest, left)) = run else {
            place -= STEPS[lowest];
            continue;
        };
        let card = |number: usize| match count(place, number) {
            0 => Card::WILD,
            _ => Card::suited((10 * suit.index() + number) as u8),
        };
        let cards: Vec<Card> = (lowest..=highest).map(card).collect();
        runs.push(if let [card] = cards[..] {
            Draft::Set(vec![card, Card::WILD, Card::WILD])
        } else {
            let mut run = Run { suit, first: lowest as u8 + 1, cards };
            if run.cards.len() < 3 {
                run.add_wild();
            }
            Draft::Run(run)
        });
        (place, wilds) = (rest, left);
    }
}

/// Adds a wild to a set, or else to a run that is not full; a full one is cut in two. If there are no melds, the wild is
/// left over.
fn add_wild(melds: &mut Vec<Draft>) {
    let mut runs = Vec::new();
    for (index, meld) in melds.iter_mut().enumerate() {
        match meld {
            Draft::Set(cards) => return cards.push(Card::WILD),
            Draft::Run(run) => runs.push((run.cards.len(), index)),
        }
    }
    if let Some((length, index)) = runs.into_iter().min()
        && let Some(Draft::Run(run)) = melds.get_mut(index)
    {
        if length == 10 {
            let upper = Run { suit: run.suit, first: 6, cards: run.cards.split_off(5) };
            run.add_wild();
            melds.insert(index + 1, Draft::Run(upper));
        } else {
            run.add_wild();
        }
    }
}

/// A meld that may still get wilds.
enum Draft {
    /// Suited cards come before wilds.
    Set(Vec<Card>),
    Run(Run),
}

struct Run {
    suit: Suit,
    /// The number that it begins with.
    first: u8,
    cards: Vec<Card>,
}

impl Run {
    /// Adds a wild at the upper end, or at the lower if it ends with 10.
    fn add_wild(&mut self) {
        if usize::from(self.first) + self.cards.len() <= 10 {
            self.cards.push(Card::WILD);
        } else {
            self.first -= 1;
            self.cards.insert(0, Card::WILD);
        }
    }
}

impl Draft {
    /// Its place among others, but for runs among runs.
    fn rank(&self) -> u8 {
        match self {
            Draft::Run(_) => 0,
            Draft::Set(cards) => cards.first().map_or(0, |card| card.points()),
        }
    }

    fn finish(self) -> Option<Meld> {
        match self {
            Draft::Set(cards) => Meld::set(cards).ok(),
            Draft::Run(run) => Meld::run(run.suit, Number::new(run.first)?, run.cards).ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arrangement of some cards: melds in brackets, then what is left.
    fn arranged(text: &str) -> String {
        let hand = Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap();
        let arrangement = arrange(&hand);
        let melds = arrangement.melds().iter().map(|meld| format!("{meld:?}"));
        melds.chain(arrangement.left().iter().map(|card| card.to_string())).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn runs_come_before_sets_and_sets_before_wilds() {
        assert_eq!(arranged("2S 2Q 2T 9H 8H 10H 3C 1C 2C 5C"), "[1C 2C 3C] [8H 9H 10H] [2S 2Q 2T] 5C");
        assert_eq!(arranged("7S 7Q W 1T W W"), "[1T W W] [7S 7Q W]");
        assert_eq!(arranged("2S 2Q W 9T W W"), "[2S 2Q W] [9T W W]");
        assert_eq!(arranged("W 4S W 4Q W 4H W W W"), "[4S 4Q 4H] [W W W W W W]");
        assert_eq!(arranged("6T 7T 8T 1T 2T 3T"), "[1T 2T 3T] [6T 7T 8T]");
        assert_eq!(arranged(""), "");
    }

    #[test]
    fn z12_long_runs_stay_whole() {
        assert_eq!(arranged("3S 5S 4S 8S 6S 7S"), "[3S 4S 5S 6S 7S 8S]");
        assert_eq!(arranged("1S 2S 3S 4S 5S 6S 7S 8S 9S 10S"), "[1S 2S 3S 4S 5S 6S 7S 8S 9S 10S]");
        assert_eq!(arranged("1S 2S 3S 3S 4S 5S 9S"), "[1S 2S 3S] [3S 4S 5S] 9S");
        assert_eq!(arranged("2Q 3Q 3Q 4Q 4Q"), "[2Q 3Q 4Q] 3Q 4Q");
    }

    #[test]
    fn z13_wilds_stand_in_the_gaps_of_a_run_or_at_its_end() {
        assert_eq!(arranged("9S 10S W"), "[W 9S 10S]");
        assert_eq!(arranged("8S 9S W"), "[8S 9S W]");
        assert_eq!(arranged("1S 3S W"), "[1S W 3S]");
        assert_eq!(arranged("1S 4S W 5S W"), "[1S W W 4S 5S]");
        assert_eq!(arranged("2S 6S 7S W W W W"), "[2S W W W 6S 7S W]");
    }

    #[test]
    fn z13_the_last_wild_goes_into_a_pair_or_into_a_run_whichever_counts_more() {
        assert_eq!(arranged("9S 9Q 7H 8H W"), "[9S 9Q W] 7H 8H");
        assert_eq!(arranged("7S 7Q 7H 8H W"), "[7S 7Q 7H W] 8H");
        assert_eq!(arranged("7S 7Q 8H 9H W"), "[8H 9H W] 7S 7Q");
        assert_eq!(arranged("8S 8Q 7H 9H W"), "[7H W 9H] 8S 8Q");
    }

    #[test]
    fn z13_spare_wilds_go_into_sets_then_into_runs() {
        assert_eq!(arranged("5S 5Q 5T W"), "[5S 5Q 5T W]");
        assert_eq!(arranged("5S 5Q 5T 1H 2H 3H W W"), "[1H 2H 3H] [5S 5Q 5T W W]");
        assert_eq!(arranged("1H 2H 3H W W"), "[1H 2H 3H W W]");
        assert_eq!(arranged("8H 9H 10H W W"), "[W W 8H 9H 10H]");
        assert_eq!(arranged("1H 2H 3H 4H 7S 8S 9S W"), "[7S 8S 9S W] [1H 2H 3H 4H]");
        assert_eq!(arranged("1H 2H 3H W W W"), "[1H 2H 3H] [W W W]");
        assert_eq!(arranged("3C W W"), "[3C W W]");
    }

    #[test]
    fn z13_a_full_run_is_cut_in_two_for_spare_wilds() {
        let full = "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S";
        assert_eq!(arranged(&format!("{full} W")), "[1S 2S 3S 4S 5S W] [6S 7S 8S 9S 10S]");
        assert_eq!(arranged(&format!("{full} W W")), "[1S 2S 3S 4S 5S W] [W 6S 7S 8S 9S 10S]");
        assert_eq!(arranged(&format!("{full} W W W")), format!("[{full}] [W W W]"));
        assert_eq!(arranged(&format!("{full} 1H 2H 3H W W")), format!("[{full}] [1H 2H 3H W W]"));
    }

    #[test]
    fn z13_one_wild_or_two_without_a_meld_are_left_over() {
        assert_eq!(arranged("W"), "W");
        assert_eq!(arranged("W W"), "W W");
        assert_eq!(arranged("1S 9Q W"), "1S 9Q W");
        assert_eq!(arranged("W W W"), "[W W W]");
    }

    #[test]
    fn it_is_written_like_the_referee_s_answer() {
        let cards = ["7S", "8S", "9S", "W", "3H"].map(|card| card.parse().unwrap());
        let json = serde_json::to_string(&arrange(&Hand::new(cards).unwrap())).unwrap();
        assert_eq!(json, r#"{"points":3,"melds":[["7S","8S","9S","W"]],"left":["3H"]}"#);
    }
}
