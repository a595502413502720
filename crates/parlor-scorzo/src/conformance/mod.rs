//! The conformance suite on this game.

mod redeal;
mod small_cases;

use parlor_core::conformance::{Conform, SmallCase};
use parlor_core::{BySeat, Chance, ChanceStream, Edition as _, Script, Seat, SetUp, Viewer};

use crate::deal::{DEALER, deal_label, reshuffle_label};
use crate::state::Deal;
use crate::{Action, Card, Edition, Event, Options, RoundId, Scorzo, State, View, fewest_points};

/// A set-up for this many players with these rounds.
fn set_up(rounds: &str, players: u8, reshuffle: bool) -> SetUp<Scorzo> {
    let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {rounds}\n");
    let edition = Edition::read(&text).unwrap().into();
    SetUp { edition, options: Options { reshuffle }, players, chance: Chance::Unknown }
}

impl Conform for Scorzo {
    type Game = Scorzo;
    const LOOK_AT_ONE_IN: u32 = 96;

    fn set_ups() -> Vec<SetUp<Scorzo>> {
        vec![
            set_up("[3]", 2, false),
            set_up("[8, 3, 3]", 2, false),
            // Long enough that the pile is turned over, or shuffled, again and again.
            set_up("[12, 12, 12, 3]", 6, false),
            set_up("[12, 12, 12, 4]", 6, true),
            set_up("[8, 7, 6, 5, 4, 3, 4, 5, 6, 7, 8]", 2, false),
            set_up("[3, 3]", 3, true),
            set_up("[3, 4]", 6, false),
            set_up("[8]", 6, true),
            set_up("[4, 5, 3]", 4, false),
        ]
    }

    fn max_actions() -> usize {
        // Fifty laps and last turns of six players, two actions a turn, in eleven rounds and ten that decide; all leave.
        (11 + 10) * 6 * 51 * 2 + 6
    }

    fn random_action(view: &View, stream: &mut ChanceStream) -> Action {
        let any = |stream: &mut ChanceStream| Card::all().nth(stream.index(Card::KINDS)).unwrap();
        match stream.below(5) {
            0 => Action::Draw,
            1 => Action::Take,
            2 => Action::Discard(any(stream)),
            3 => Action::Discard(view.discard_to_take().unwrap_or(Card::WILD)),
            _ => {
                let held: Vec<Card> = view.hand().iter().flat_map(|hand| hand.cards().iter()).collect();
                let card = if held.is_empty() { any(stream) } else { held[stream.index(held.len())] };
                Action::Discard(card)
            }
        }
    }

    fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
        redeal::redeal(state, viewer, stream)
    }

    fn rewind(state: &State) -> (State, usize) {
        let (public, count) = state.public.at_deal().unwrap();
        let deal = deal_of(state);
        (redeal::dealt(public, state.chance.clone(), deal.orders.clone()), count)
    }

    fn score_from_events(players: u8, events: &[Event]) -> BySeat<i32> {
        let mut scores = BySeat::new(players, |_| 0);
        let mut counts = false;
        for event in events {
            match event {
                Event::Dealt { round, .. } => counts = matches!(round, RoundId::Regular(_)),
                Event::Scored { hands, .. } if counts => {
                    for (seat, hand) in hands.iter() {
                        scores[seat] += hand.as_ref().map_or(0, |hand| i32::from(fewest_points(hand)));
                    }
                }
                _ => {}
            }
        }
        scores
    }

    fn small_cases() -> Vec<SmallCase<Scorzo>> {
        small_cases::all()
    }

    /// What tells the possibilities of the small cases apart: whether seat 2 has wilds, and another of the card that was
    /// discarded last.
    fn fingerprint(state: &State) -> String {
        let top = state.public.round().unwrap().discards().last().copied();
        small_cases::class_of(&deal_of(state).hands[Seat::new(1).unwrap()], top)
    }

    fn written_deal(state: &State) -> Option<Script> {
        let (round, deal) = (state.public.round()?, deal_of(state));
        let mut script = Script::new().with(&deal_label(round.id()), deal.orders[0].iter());
        for (number, order) in deal.orders.iter().enumerate().skip(1) {
            script = script.with(&reshuffle_label(round.id(), number), order.iter());
        }
        for (number, drawn) in state.public.dealer_draws().iter().enumerate() {
            // Those who drew, drew in the order of their seats.
            let cards = drawn.as_slice().iter().flatten();
            script = script.with(&format!("{DEALER}/{}", number + 1), cards);
        }
        Some(script)
    }
}

fn deal_of(state: &State) -> &Deal {
    state.deal.as_ref().unwrap().reveal()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use parlor_core::{Game, PlayerSeed, Seed};

    use super::*;

    #[test]
    fn z01_to_z19_pass_the_conformance_suite() {
        parlor_core::conformance::check::<Scorzo>(27);
    }

    /// The suite is worth what its random games come to: all of this happens in them.
    #[test]
    fn z09_z10_z15_z18_random_games_come_to_every_turn_of_a_round() {
        let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
        for (number, set_up) in Scorzo::set_ups().into_iter().cycle().take(27).enumerate() {
            let seed = Seed::from_text(&format!("reach {number}"));
            let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("reach"), &number.to_string());
            let (mut state, _) = Scorzo::set_up(&SetUp { chance: Chance::Seed(seed), ..set_up }).unwrap();
            while let Some(turn) = state.public.phase().turn() {
                let actions = Scorzo::actions(&Scorzo::view(&state, Viewer::Seat(turn)));
                let action = actions[stream.index(actions.len())];
                for event in Scorzo::apply(&mut state, turn, &action).unwrap() {
                    let what = match event {
                        Event::TurnedOver { shuffled: false } => "turned over",
                        Event::TurnedOver { shuffled: true } => "shuffled",
                        Event::Called { .. } => "called",
                        Event::Dealt { round: RoundId::Deciding(_), .. } => "deciding",
                        _ => continue,
                    };
                    *seen.entry(what).or_default() += 1;
                }
            }
            let unfinished = state.public.finished().iter().filter(|round| round.caller.is_none()).count();
            *seen.entry("fifty laps").or_default() += u32::try_from(unfinished).unwrap();
        }
        for what in ["turned over", "shuffled", "called", "fifty laps"] {
            assert!(seen.get(what).is_some_and(|times| *times > 3), "{what}: {seen:?}");
        }
    }

    #[test]
    fn views_read_back_from_what_is_sent_of_them() {
        parlor_core::conformance::check_untrusted_views::<Scorzo>(60);
    }
}
