//! A slow, plain reading of Z2 and Z11 to Z14: it tries everything. It shares no code with the solver: it is what the
//! solver has to agree with.

use std::collections::HashMap;

/// A suited card: its number and the letter of its suit.
type Suited = (u8, char);

/// The cards that are not dealt with yet: one bit for each suited card of the hand, and how many wilds.
type Rest = (u32, u8);

/// The fewest points (Z14) of cards that are written as in `7S 8S 9S W 3H`.
pub fn fewest_points(hand: &str) -> u16 {
    let cards = hand.split_whitespace().filter(|card| *card != "W");
    let mut suited: Vec<Suited> = cards
        .map(|card| {
            let (number, suit) = card.split_at(card.len() - 1);
            (number.parse().unwrap(), suit.parse().unwrap())
        })
        .collect();
    suited.sort_unstable();
    let wilds = hand.split_whitespace().filter(|card| *card == "W").count();
    let all = (1 << suited.len()) - 1;
    Brute { suited, found: HashMap::new() }.fewest((all, u8::try_from(wilds).unwrap()))
}

struct Brute {
    /// The suited cards of the hand, by number.
    suited: Vec<Suited>,
    /// What has been worked out.
    found: HashMap<Rest, u16>,
}

impl Brute {
    fn fewest(&mut self, rest: Rest) -> u16 {
        if let Some(found) = self.found.get(&rest) {
            return *found;
        }
        let (cards, wilds) = rest;
        let fewest = match (cards.checked_ilog2(), wilds) {
            // Z13: three wilds or more are a meld. Z2: a wild that is in no meld counts 15.
            (None, 3..) => 0,
            (None, wilds) => 15 * u16::from(wilds),
            (Some(highest), _) => {
                // Z14: the card is in no meld, or in one of those in which it can be.
                let alone = self.fewest((cards & !(1 << highest), wilds));
                let left = u16::from(self.suited[highest as usize].0) + alone;
                let melds = self.sets(highest, rest).into_iter().chain(self.runs(highest, rest));
                let melded = melds.collect::<Vec<_>>().into_iter().map(|after| self.fewest(after));
                melded.fold(left, u16::min)
            }
        };
        self.found.insert(rest, fewest);
        fewest
    }

    /// What is left after each set that this card can be in (Z11): with any other cards of its number, and any wilds.
    fn sets(&self, card: u32, (cards, wilds): Rest) -> Vec<Rest> {
        let number = self.suited[card as usize].0;
        let mut sets: Vec<(u32, u8)> = vec![(1 << card, 1)];
        for other in (0..card).filter(|other| cards & 1 << other != 0) {
            if self.suited[other as usize].0 == number {
                let larger = sets.iter().map(|(set, size)| (set | 1 << other, size + 1));
                sets.extend(larger.collect::<Vec<_>>());
            }
        }
        let mut after = Vec::new();
        for (set, size) in sets {
            let enough = (0..=wilds).filter(|more| size + more >= 3);
            after.extend(enough.map(|more| (cards & !set, wilds - more)));
        }
        after
    }

    /// What is left after each run that this card can be in (Z12): from any number to any number of its suit, every
    /// place filled by the card of that number or by a wild (Z13).
    fn runs(&self, card: u32, (cards, wilds): Rest) -> Vec<Rest> {
        let (number, suit) = self.suited[card as usize];
        let mut after = Vec::new();
        for first in 1..=number {
            // The runs from here on that have as many places as were filled so far.
            let mut runs: Vec<Rest> = vec![(cards, wilds)];
            for place in first..=10 {
                let mut longer = Vec::new();
                for (cards, wilds) in runs {
                    let fits = |index: &u32| {
                        cards & 1 << index != 0 && self.suited[*index as usize] == (place, suit)
                    };
                    let natural =
                        if place == number { Some(card) } else { (0..32).take(self.suited.len()).find(fits) };
                    longer.extend(natural.map(|index| (cards & !(1 << index), wilds)));
                    if place != number && wilds > 0 {
                        longer.push((cards, wilds - 1));
                    }
                }
                runs = longer;
                if place >= number && place - first >= 2 {
                    after.extend(&runs);
                }
            }
        }
        after
    }
}
