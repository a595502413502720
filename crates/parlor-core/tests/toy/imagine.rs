//! Making up what a viewer of the toy doesn't know, each possibility equally likely.

use std::collections::BTreeMap;

use parlor_core::{BySeat, Chance, ChanceStream, ImagineError, Seat, Viewer};

use super::action::Action;
use super::state::{Deed, State, slots};
use super::view::View;
use super::{Bug, Fault, Sound, has};

/// A pack that is known in part.
struct Puzzle {
    /// What is known of each slot of the pack.
    deck: Vec<Option<u8>>,
    /// The cards whose slots are not known.
    rest: Vec<u8>,
    /// Slots of which a pass has proved that the card in them is not above this.
    bounds: BTreeMap<usize, u8>,
}

impl Puzzle {
    fn put(&mut self, slot: usize, card: u8) -> Result<(), ImagineError> {
        let place = self.rest.iter().position(|other| *other == card).ok_or(ImagineError)?;
        self.deck[slot] = Some(self.rest.remove(place));
        Ok(())
    }
}

/// Makes up a state that agrees with the view.
///
/// A card that somebody played was in one of the slots that the player held then: one of them, by chance. There are as many
/// of them as cards in the hand, which everybody knows, so this favours no deal. What is left is dealt to the slots
/// with the lowest bounds first: how many cards fit doesn't depend on the choices before, so this favours no deal either.
pub(crate) fn imagine<F: Fault>(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
    let mut puzzle = Puzzle {
        deck: vec![None; usize::from(view.start.cards)],
        rest: (1..=view.start.cards).collect(),
        bounds: BTreeMap::new(),
    };
    for (slot, card) in &view.drawn {
        puzzle.put(*slot, *card)?;
    }
    retrace(view, &mut puzzle, stream)?;
    if has::<F>(Bug::ImaginesAgainstPasses) {
        puzzle.bounds.clear();
    }
    let mut bounded: Vec<(u8, usize)> = puzzle.bounds.iter().map(|(slot, bound)| (*bound, *slot)).collect();
    bounded.sort_unstable();
    for (bound, slot) in bounded {
        let fitting: Vec<u8> = puzzle.rest.iter().copied().filter(|card| *card <= bound).collect();
        if fitting.is_empty() {
            return Err(ImagineError);
        }
        puzzle.put(slot, fitting[stream.index(fitting.len())])?;
    }
    let keeps_order =
        has::<F>(Bug::ImaginesOnePile) || (has::<F>(Bug::ImaginesUnevenly) && stream.below(4) == 0);
    if !keeps_order {
        stream.shuffle(&mut puzzle.rest);
    }
    if has::<F>(Bug::ImaginesACardTwice) && puzzle.rest.len() > 1 {
        puzzle.rest[0] = puzzle.rest[1];
    }
    let mut rest = puzzle.rest.into_iter();
    let mut deck: Vec<u8> = puzzle.deck.iter().filter_map(|card| card.or_else(|| rest.next())).collect();
    if has::<F>(Bug::ImaginePeeks) && !view.smuggled.0.is_empty() {
        deck.clone_from(&view.smuggled.0);
    }
    Ok(play_again(view, deck, stream))
}

/// Goes through what was done since the deal, and puts every card that others played into one of the slots they held.
fn retrace(view: &View, puzzle: &mut Puzzle, stream: &mut ChanceStream) -> Result<(), ImagineError> {
    let mut held: BySeat<Vec<usize>> = slots(&view.start);
    let mut next = usize::from(view.start.cards - view.start.pile);
    let mut top = 0;
    let knows = |seat: Seat| view.viewer == Viewer::Seat(seat);
    for deed in &view.past {
        match *deed {
            Deed::Act(seat, Action::Play(card)) => {
                top = card;
                let place = if knows(seat) {
                    held[seat].iter().position(|slot| puzzle.deck[*slot] == Some(card)).ok_or(ImagineError)?
                } else {
                    stream.index(held[seat].len())
                };
                let slot = held[seat].remove(place);
                if !knows(seat) {
                    puzzle.put(slot, card)?;
                }
            }
            Deed::Act(seat, Action::End) => {
                while held[seat].len() < usize::from(view.start.hand) && next < usize::from(view.start.cards)
                {
                    held[seat].push(next);
                    next += 1;
                }
            }
            // Who has once passed can't play again in this round: the first bound is the lowest.
            Deed::Act(seat, Action::Pass) if !knows(seat) => {
                for slot in &held[seat] {
                    puzzle.bounds.entry(*slot).or_insert(top);
                }
            }
            Deed::Act(_, Action::Pass) => {}
            Deed::Leave(seat) => held[seat].clear(),
        }
    }
    Ok(())
}

/// Does what was done since the deal, without asking again whether it may be done.
fn play_again(view: &View, deck: Vec<u8>, stream: &mut ChanceStream) -> State {
    let mut state = State::dealt(&view.start, deck, Chance::Seed(stream.seed()));
    for deed in &view.past {
        state.carry_out::<Sound>(*deed);
    }
    state
}
