//! Where the cards of a hand lie: heaps side by side, in as many rows as they need, as large as the room allows.

/// How high a card is, measured by its width.
pub(super) const RATIO: f64 = 1.4;
/// The widest that a card is, and the narrowest: a finger has to hit it.
const WIDTHS: std::ops::RangeInclusive<u16> = 46..=190;
/// The narrowest card where there is hardly any room.
const NARROWEST: u16 = 36;
/// How much of a covered card is seen at least: as much as a finger needs, or, where there is no room for that, less and less.
/// The number, the sign and the letter are always seen.
const LEAST_SEEN: [f64; 3] = [46.0, 36.0, 27.0];
/// Which part of a covered card is seen, if that is more.
const PART_SEEN: f64 = 0.62;
/// Which part of it is seen at most: they are to look like a fan.
const MOST_SEEN: f64 = 0.84;
/// Between heaps.
const GAP: f64 = 14.0;
/// Above the cards, so that the chosen one can rise.
pub(super) const RISE: f64 = 14.0;
/// Below the cards, for what holds them together: a part of their width within limits.
const CAPTION: f64 = 0.24;
const CAPTIONS: (f64, f64) = (18.0, 30.0);
/// Below the cards where nothing is said.
const NO_CAPTION: f64 = 4.0;

/// A place in the hand, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    /// Which row it is in, from above.
    pub(super) row: usize,
}

/// A heap, or the part of it that is in one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strip {
    /// Which heap.
    pub(super) heap: usize,
    /// Whether it is its first part, which has the caption.
    pub(super) is_first: bool,
    pub(super) x: f64,
    /// Where the cards end.
    pub(super) y: f64,
    pub(super) width: f64,
    /// The height of the room for its caption.
    pub(super) caption: f64,
}

/// Where everything lies.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Layout {
    /// How wide cards are.
    pub(super) width: f64,
    /// The cards, in order.
    pub(super) places: Vec<Place>,
    /// What lies together.
    pub(super) strips: Vec<Strip>,
    pub(super) height: f64,
}

impl Layout {
    /// Lays heaps of these many cards, as large as the room allows; `captions` says whether something is to be said below.
    pub(super) fn new(heaps: &[usize], captions: bool, (width, height): (f64, f64)) -> Layout {
        // Not measured yet: the cards are one pile, and fan out from it once they are.
        if width <= 0.0 {
            let places = vec![Place::default(); heaps.iter().sum()];
            return Layout { width: f64::from(*WIDTHS.start()), places, ..Layout::default() };
        }
        let laid = |card: u16, least: f64| Layout::with(f64::from(card), heaps, captions, width, least);
        let fitting = |least: f64| {
            let fits = |layout: &Layout| layout.height <= height;
            WIDTHS.rev().step_by(2).map(|card| laid(card, least)).find(fits)
        };
        let tight = || {
            let narrow = (NARROWEST..*WIDTHS.start()).rev().map(|card| laid(card, LEAST_SEEN[2]));
            narrow.min_by(|one, other| {
                (one.height - height).max(0.0).total_cmp(&(other.height - height).max(0.0))
            })
        };
        LEAST_SEEN.into_iter().find_map(fitting).or_else(tight).unwrap_or_default()
    }

    fn with(card: f64, heaps: &[usize], captions: bool, width: f64, least: f64) -> Layout {
        let step = (card * PART_SEEN).max(least).min(card + 4.0);
        let below = if captions { (card * CAPTION).max(CAPTIONS.0).min(CAPTIONS.1) } else { NO_CAPTION };
        let row_height = RISE + card * RATIO + below;
        let wide = |cards: usize| card + step * (as_float(cards) - 1.0);
        // What has to be cut is cut into parts of one size.
        let most = |cards: usize| {
            let rows = (1..=cards).find(|rows| wide(cards.div_ceil(*rows)) <= width);
            cards.div_ceil(rows.unwrap_or(cards).max(1))
        };
        let mut rows: Vec<Vec<(usize, bool, usize)>> = Vec::new();
        let mut free = 0.0;
        for (heap, &cards) in heaps.iter().enumerate() {
            let (mut rest, mut is_first) = (cards, true);
            // A heap that fits into a row stays together.
            if rows.is_empty() || wide(cards) > free && wide(cards) <= width {
                rows.push(Vec::new());
                free = width;
            }
            while rest > 0 {
                let mut part = rest.min(most(cards));
                while part > 1 && wide(part) > free {
                    part -= 1;
                }
                if wide(part) > free && free < width {
                    rows.push(Vec::new());
                    free = width;
                    continue;
                }
                if let Some(row) = rows.last_mut() {
                    row.push((heap, is_first, part));
                }
                free -= wide(part) + GAP;
                (rest, is_first) = (rest - part, false);
            }
        }
        // What is free in the fullest row lets all cards be seen better.
        let better = rows.iter().map(|row| {
            let cards: usize = row.iter().map(|(.., cards)| cards).sum();
            let free = width - as_float(row.len()) * (card + GAP) + GAP;
            free / as_float(cards.saturating_sub(row.len()).max(1))
        });
        let step = better.fold(card * MOST_SEEN, f64::min).max(step);
        let wide = |cards: usize| card + step * (as_float(cards) - 1.0);
        let mut layout =
            Layout { width: card, height: row_height * as_float(rows.len()), ..Layout::default() };
        for (index, row) in rows.iter().enumerate() {
            let used: f64 = row.iter().map(|(.., cards)| wide(*cards) + GAP).sum::<f64>() - GAP;
            let y = row_height * as_float(index) + RISE;
            let mut x = ((width - used) / 2.0).max(0.0);
            for &(heap, is_first, cards) in row {
                let strip =
                    Strip { heap, is_first, x, y: y + card * RATIO, width: wide(cards), caption: below };
                layout.strips.push(strip);
                let place = |at: usize| Place { x: x + step * as_float(at), y, row: index };
                layout.places.extend((0..cards).map(place));
                x += wide(cards) + GAP;
            }
        }
        layout
    }

    /// The place among the others at which a card belongs whose middle is dropped here: counted without that card.
    pub(super) fn slot(&self, from: usize, (x, y): (f64, f64)) -> usize {
        let half = (self.width / 2.0, self.width * RATIO / 2.0);
        let row_of = |place: &Place| (place.y + half.1 - y).abs();
        let nearest = self.places.iter().min_by(|one, other| row_of(one).total_cmp(&row_of(other)));
        let row = nearest.map_or(0, |place| place.row);
        let others = self.places.iter().enumerate().filter(|(index, _)| *index != from);
        others.filter(|(_, place)| place.row < row || place.row == row && place.x + half.0 < x).count()
    }

    /// The card nearest to this one in the row above or below.
    pub(super) fn beside(&self, from: usize, below: bool) -> Option<usize> {
        let place = self.places.get(from)?;
        let row = if below { place.row + 1 } else { place.row.checked_sub(1)? };
        let in_row = self.places.iter().enumerate().filter(|(_, other)| other.row == row);
        let far = |other: &Place| (other.x - place.x).abs();
        in_row.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other))).map(|(index, _)| index)
    }
}

/// Hands are small.
fn as_float(count: usize) -> f64 {
    u32::try_from(count).map_or(0.0, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything is within the room, in order, and large enough to hit.
    fn check(heaps: &[usize], room: (f64, f64)) -> Layout {
        let layout = Layout::new(heaps, true, room);
        assert_eq!(layout.places.len(), heaps.iter().sum::<usize>());
        assert!(layout.height <= room.1, "{layout:?}");
        for pair in layout.places.windows(2) {
            let [one, other] = pair else { continue };
            assert!(other.row > one.row || other.x - one.x >= 46.0, "{pair:?}");
        }
        for place in &layout.places {
            assert!(place.x >= 0.0 && place.x + layout.width <= room.0 + 0.01, "{place:?}");
        }
        layout
    }

    #[test]
    fn a_hand_on_a_wide_screen_is_one_row_of_large_cards() {
        let layout = check(&[3, 4, 2], (860.0, 230.0));
        assert!(layout.places.iter().all(|place| place.row == 0));
        assert!(layout.width > 80.0);
    }

    #[test]
    fn fourteen_cards_on_a_phone_need_two_rows() {
        for heaps in [&[14][..], &[3, 3, 4, 4], &[3, 11], &[3, 3, 3, 5]] {
            let layout = check(heaps, (374.0, 300.0));
            assert!(layout.places.iter().all(|place| place.row <= 2), "{layout:?}");
        }
        assert_eq!(check(&[14], (374.0, 260.0)).places[13].row, 1);
    }

    #[test]
    fn in_a_narrow_room_cards_overlap_more_and_are_all_told_apart() {
        for heaps in [&[14][..], &[3, 3, 4, 4], &[5, 9]] {
            let layout = Layout::new(heaps, true, (300.0, 170.0));
            assert!(layout.height <= 170.0, "{layout:?}");
            for pair in layout.places.windows(2) {
                let [one, other] = pair else { continue };
                assert!(other.row > one.row || other.x - one.x >= 27.0, "{pair:?}");
            }
        }
    }

    #[test]
    fn no_card_is_outside_of_any_room() {
        let hands = [
            &[13][..],
            &[3, 3, 3, 4],
            &[4, 3, 3, 2, 1],
            &[1, 1, 1, 10],
            &[5, 8],
            &[3, 1],
            &[2, 2, 2, 2, 2, 3],
        ];
        for heaps in hands {
            for width in (280..2600).step_by(37).map(f64::from) {
                for height in [100.0, 170.0, 300.0, 440.0] {
                    let layout = Layout::new(heaps, false, (width, height));
                    let right = layout.places.iter().map(|place| place.x + layout.width).fold(0.0, f64::max);
                    assert!(right <= width + 0.01, "{heaps:?} in {width} by {height} goes to {right}");
                }
            }
        }
    }

    #[test]
    fn large_screens_have_large_cards() {
        assert!(check(&[4, 3], (1800.0, 330.0)).width > 150.0);
    }

    #[test]
    fn heaps_stay_together_where_they_can() {
        let layout = check(&[4, 4], (374.0, 300.0));
        assert_eq!(layout.strips.len(), 2);
        assert_eq!((layout.places[3].row, layout.places[4].row), (0, 1));
        let split = check(&[3, 8], (374.0, 300.0));
        assert_eq!(split.strips.iter().filter(|strip| strip.is_first).count(), 2);
    }

    #[test]
    fn a_card_is_dropped_between_those_beside_it() {
        let layout = check(&[5], (860.0, 230.0));
        let middle = |index: usize| {
            let place = layout.places[index];
            (place.x + layout.width / 2.0, place.y + layout.width * RATIO / 2.0)
        };
        assert_eq!(layout.slot(0, (middle(2).0 + 1.0, middle(2).1)), 2);
        assert_eq!(layout.slot(4, (0.0, 0.0)), 0);
        assert_eq!(layout.slot(2, middle(2)), 2);
        assert_eq!(layout.slot(1, (860.0, 100.0)), 4);
    }

    #[test]
    fn rows_are_gone_through_up_and_down() {
        let layout = check(&[4, 4], (374.0, 300.0));
        assert_eq!(layout.beside(1, true), Some(5));
        assert_eq!(layout.beside(5, false), Some(1));
        assert_eq!((layout.beside(1, false), layout.beside(5, true)), (None, None));
    }

    #[test]
    fn an_empty_hand_or_no_room_is_no_problem() {
        assert_eq!(Layout::new(&[], true, (300.0, 200.0)).places, []);
        let unmeasured = Layout::new(&[5, 8], true, (0.0, 0.0));
        assert_eq!((unmeasured.places, unmeasured.height), (vec![Place::default(); 13], 0.0));
    }
}
