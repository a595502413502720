//! What the toy's tests tell the suite.

use std::collections::BTreeMap;
use std::sync::Arc;

use parlor_core::conformance::{Conform, SmallCase};
use parlor_core::{BySeat, Chance, ChanceStream, Departure, Game, Script, Seat, SetUp, Viewer};

use super::action::{Action, ToyRefusal};
use super::edition::{Pack, Rounds};
use super::event::Event;
use super::state::{Deed, State, slots};
use super::view::View;
use super::{Bug, Fault, Sound, Toy, has};

impl<F: Fault> Conform for Toy<F> {
    type Game = Toy<F>;

    fn set_ups() -> Vec<SetUp<Toy<F>>> {
        let set_up = |edition: Pack, players, rounds| SetUp {
            edition: Arc::new(edition),
            options: Rounds(rounds),
            players,
            chance: Chance::Unknown,
        };
        let classic = || Pack::new("classic", 12, 3);
        let other = Pack { is_misprinted: has::<F>(Bug::LosesTheEdition), ..Pack::new("other", 9, 2) };
        vec![set_up(classic(), 2, 2), set_up(classic(), 3, 2), set_up(other, 3, 3)]
    }

    fn max_actions() -> usize {
        // A round has at most 12 cards to play, 12 turns that end, and 3 passes before, between and after them.
        3 * (12 + 12 + 13 * 3)
    }

    fn random_action(view: &View, stream: &mut ChanceStream) -> Action {
        match stream.below(5) {
            0 => Action::Pass,
            1 => Action::End,
            2 if !view.hand.is_empty() => Action::Play(view.hand[stream.index(view.hand.len())]),
            _ => Action::Play(u8::try_from(stream.below(u32::from(view.table.cards) + 2)).unwrap()),
        }
    }

    /// Exchanges cards that the viewer has not seen, two at a time, while all that was done stays legal.
    fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
        if has::<F>(Bug::RedealsNothing) {
            return state.clone();
        }
        let unseen = unseen_slots(state, viewer);
        let mut redealt =
            State { chance: parlor_core::Secret::new(Chance::Seed(stream.seed())), ..state.clone() };
        for _ in 0..if unseen.is_empty() { 0 } else { 30 } {
            let (one, two) = (unseen[stream.index(unseen.len())], unseen[stream.index(unseen.len())]);
            let mut deck = redealt.deck.reveal().clone();
            deck.swap(one, two);
            let start = State::dealt(&state.start, deck, redealt.chance.reveal().clone());
            match play_again(start, &state.past) {
                Ok(exchanged) => redealt = exchanged,
                Err(_) if has::<F>(Bug::RedealsCarelessly) => redealt.deck.reveal_mut().swap(one, two),
                Err(_) => {}
            }
        }
        redealt
    }

    fn rewind(state: &State) -> (State, usize) {
        let start = State::dealt(&state.start, state.deck.reveal().clone(), state.chance.reveal().clone());
        let count = state.past.len();
        (start, if has::<F>(Bug::RewindsWrongly) { count.saturating_sub(1) } else { count })
    }

    fn score_from_events(players: u8, events: &[Event]) -> BySeat<i32> {
        let mut scores = BySeat::new(players, |_| 0);
        for event in events {
            match event {
                Event::Played { seat, card } => scores[*seat] += i32::from(*card),
                Event::Shown { hands } => {
                    for (seat, card) in
                        hands.iter().flat_map(|(seat, hand)| hand.iter().map(move |card| (seat, card)))
                    {
                        scores[seat] -= i32::from(*card);
                    }
                }
                Event::Dealt { .. } | Event::Passed { .. } | Event::Drew { .. } | Event::Left { .. } => {}
            }
        }
        scores
    }

    fn small_cases() -> Vec<SmallCase<Toy<F>>> {
        let deck = [5, 1, 2, 3, 6, 4, 7];
        let (first, second) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let deeds = [
            Deed::Act(first, Action::Play(5)),
            Deed::Act(first, Action::End),
            Deed::Act(second, Action::Pass),
        ];
        let case = |name: &str, deeds: &[Deed], viewer| small_case::<F>(name, &deck, deeds, viewer);
        vec![
            case("just dealt", &[], Viewer::Seat(first)),
            case("after a pass", &deeds, Viewer::Seat(first)),
            case("after a pass, watched", &deeds, Viewer::Watcher),
        ]
    }

    /// The whole pack, in its order.
    fn fingerprint(state: &State) -> String {
        format!("{:?}", state.deck.reveal())
    }

    fn written_deal(state: &State) -> Option<Script> {
        Some(Script::new().with(&state.label(), state.deck.reveal()))
    }
}

/// The places in the pack that may hold another card for all that the viewer knows. A card that another player has played
/// is known, but not where in the pack it was: the player may have held it in another place.
fn unseen_slots(state: &State, viewer: Viewer) -> Vec<usize> {
    let mut held = slots(&state.start);
    let mut next = usize::from(state.start.cards - state.start.pile);
    let mut seen = Vec::new();
    for deed in &state.past {
        match *deed {
            Deed::Act(seat, Action::Play(card)) => held[seat].retain(|slot| {
                let is_it = state.deck.reveal()[*slot] == card;
                seen.extend((is_it && viewer.is(seat)).then_some(*slot));
                !is_it
            }),
            Deed::Act(seat, Action::End) => {
                while held[seat].len() < usize::from(state.start.hand) && next < state.deck.reveal().len() {
                    held[seat].push(next);
                    next += 1;
                }
            }
            Deed::Act(_, Action::Pass) => {}
            Deed::Leave(seat) => {
                let gone = std::mem::take(&mut held[seat]);
                seen.extend(gone.into_iter().filter(|_| viewer.is(seat)));
            }
        }
    }
    // The hands are shown when the last round is over, unless everybody else has left.
    let are_shown = state.table.turn.is_none() && state.table.present().count() > 1;
    for (seat, slots) in held.iter() {
        if viewer.is(seat) || are_shown {
            seen.extend(slots);
        }
    }
    (0..state.deck.reveal().len()).filter(|slot| !seen.contains(slot)).collect()
}

/// Does what was done, if it may be done.
fn play_again(mut state: State, past: &[Deed]) -> Result<State, ToyRefusal> {
    for deed in past {
        match deed {
            Deed::Act(seat, action) => Toy::<Sound>::apply(&mut state, *seat, action)?,
            Deed::Leave(seat) => Toy::<Sound>::leave(&mut state, *seat, Departure::Resigned)?,
        };
    }
    Ok(state)
}

/// A game of two with a pack of seven, and everything that it could be, found by trying every order of the pack.
fn small_case<F: Fault>(name: &str, deck: &[u8], deeds: &[Deed], viewer: Viewer) -> SmallCase<Toy<F>> {
    let state = play_again(tiny(deck), deeds).unwrap();
    let unseen = unseen_slots(&state, viewer);
    let mut possibilities = BTreeMap::new();
    for order in orders(deck) {
        let is_same = |slot: &usize| unseen.contains(slot) || order[*slot] == deck[*slot];
        if let (true, Ok(possible)) =
            ((0..deck.len()).all(|slot| is_same(&slot)), play_again(tiny(&order), deeds))
        {
            *possibilities.entry(Toy::<F>::fingerprint(&possible)).or_insert(0) += 1;
        }
    }
    SmallCase { name: name.to_owned(), state, viewer, possibilities }
}

fn tiny(deck: &[u8]) -> State {
    let set_up = SetUp {
        edition: Arc::new(Pack::new("tiny", 7, 2)),
        options: Rounds(1),
        players: 2,
        chance: Chance::Dealt(Script::new().with("toy/deal/1", deck)),
    };
    Toy::<Sound>::set_up(&set_up).unwrap().0
}

/// Every order of some cards.
fn orders(cards: &[u8]) -> Vec<Vec<u8>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in cards.iter().enumerate() {
        let others = [&cards[..place], &cards[place + 1..]].concat();
        all.extend(orders(&others).into_iter().map(|rest| [&[*first][..], &rest].concat()));
    }
    all
}
