//! Scorzo.

use std::collections::{BTreeMap, BTreeSet};

use parlor_core::{Game as _, Log, Next, PlayerRng, PlayerSeed, Seat, SetUp, Viewer};
use parlor_scorzo::{
    Action, Card, Cards, Hand, Phase, Round, Scorzo, View, discards, fewest_points, is_complete,
};
use parlor_session::scorzo::coach;
use parlor_words::Lang;
use parlor_words::pages::scorzo::Coach;

use super::novice::{check, one_of};

fn mover(log: &Log<Scorzo>) -> Option<View> {
    let Next::Seat(seat) = Scorzo::next(log.state()) else { return None };
    Some(Scorzo::view(log.state(), Viewer::Seat(seat)))
}

fn cards(view: &View) -> Vec<Card> {
    view.hand().map(Hand::cards).into_iter().flat_map(Cards::iter).collect()
}

/// A turn by coach and highlights: a pile that has a card, any card, and that card again.
fn coached(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    match coach(view, None, false)? {
        Coach::Take { has_discard, .. } => {
            Some(if has_discard && rng.below(2) == 0 { Action::Take } else { Action::Draw })
        }
        Coach::Discard { .. } => {
            let card = one_of(&cards(view), rng);
            matches!(coach(view, Some(card), false)?, Coach::Confirm { .. }).then_some(Action::Discard(card))
        }
        other => panic!("nothing is selected, and no hands are shown: {other:?}"),
    }
}

/// A turn by somebody who presses whatever there is.
fn control(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    let discards = cards(view).into_iter().map(Action::Discard);
    let actions: Vec<Action> = [Action::Draw, Action::Take].into_iter().chain(discards).collect();
    Some(one_of(&actions, rng))
}

#[test]
fn a_novice_who_follows_the_coach_is_never_refused() {
    check::<Scorzo>(coached, control);
}

#[test]
fn a_turn_is_a_card_taken_and_one_discarded() {
    let mut log = Log::<Scorzo>::begin(SetUp::classic(2, "42")).unwrap();
    let view = mover(&log).unwrap();
    assert_eq!(coach(&view, None, false), Some(Coach::Take { is_last: false, has_discard: true }));
    assert_eq!(coach(&view, None, true), Some(Coach::NextRound));
    let Next::Seat(seat) = Scorzo::next(log.state()) else { panic!("somebody begins") };
    let other = Seat::first(2).find(|other| *other != seat).unwrap();
    let other = Scorzo::view(log.state(), Viewer::Seat(other));
    assert_eq!(coach(&other, None, false), None);
    log.act(seat, Action::Take).unwrap();
    let view = mover(&log).unwrap();
    assert_eq!(coach(&view, None, false), Some(Coach::Discard { all_meld: false }));
    let card = cards(&view)[0];
    assert_eq!(coach(&view, Some(card), false), Some(Coach::Confirm { calls: false }));
}

/// What is said is checked against what happens then: who is told that a discard calls, calls; and who comes after has a last turn.
#[test]
fn a_discard_that_calls_is_told_once_it_is_selected() {
    let (mut calls, mut last_turns, mut all_melds) = (0, 0, 0);
    for seed in ["1", "2", "3", "4"] {
        let mut log = Log::<Scorzo>::begin(SetUp::classic(2, seed)).unwrap();
        while let Some(view) = mover(&log) {
            let Next::Seat(seat) = Scorzo::next(log.state()) else { break };
            let is_called = view.public().round().and_then(Round::caller).is_some();
            if let Some(Coach::Take { is_last, .. }) = coach(&view, None, false) {
                assert_eq!(is_last, is_called);
                last_turns += usize::from(is_last);
                log.act(seat, Action::Draw).unwrap();
                continue;
            }
            assert!(matches!(view.public().phase(), Phase::Discarding(_)));
            let all_meld = !is_called && view.hand().is_some_and(is_complete);
            assert_eq!(coach(&view, None, false), Some(Coach::Discard { all_meld }));
            all_melds += usize::from(all_meld);
            let best = discards(view.hand().unwrap()).best().unwrap();
            let said = coach(&view, Some(best.card), false);
            assert_eq!(said, Some(Coach::Confirm { calls: best.points == 0 && !is_called }));
            calls += usize::from(said == Some(Coach::Confirm { calls: true }));
            log.act(seat, Action::Discard(best.card)).unwrap();
        }
    }
    assert!(calls >= 40 && last_turns >= 40 && all_melds > 0, "{calls} {last_turns} {all_melds}");
}

/// All that may decide what is said: whether a card is to be taken, discarded, or is selected to be discarded; whether somebody
/// has called; and what follows from the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Situation {
    ToTake { is_called: bool, has_discard: bool },
    ToDiscard { is_called: bool, all_meld: bool },
    Selected { is_called: bool, rest_melds: bool },
}

/// The situations of whoever is to act, with the card that is selected.
fn situations(view: &View) -> Vec<(Option<Card>, Situation)> {
    let hand = view.hand().unwrap();
    let is_called = view.public().round().and_then(Round::caller).is_some();
    if matches!(view.public().phase(), Phase::Taking(_)) {
        let has_discard = view.discard_to_take().is_some();
        return vec![(None, Situation::ToTake { is_called, has_discard })];
    }
    let selected = |card: Card| {
        let rest_melds = is_complete(&hand.without(card).unwrap());
        (Some(card), Situation::Selected { is_called, rest_melds })
    };
    let before = (None, Situation::ToDiscard { is_called, all_meld: is_complete(hand) });
    [before].into_iter().chain(cards(view).into_iter().map(selected)).collect()
}

/// What leaves the fewest points.
fn best(view: &View) -> Action {
    let hand = view.hand().unwrap();
    if matches!(view.public().phase(), Phase::Discarding(_)) {
        return Action::Discard(discards(hand).best().unwrap().card);
    }
    let left_with = |card: Card| {
        let mut more = *hand;
        more.add(card).unwrap();
        discards(&more).best().unwrap().points
    };
    let is_better = view.discard_to_take().is_some_and(|card| left_with(card) < fewest_points(hand));
    if is_better { Action::Take } else { Action::Draw }
}

#[test]
fn the_coach_never_tells_which_card_is_best() {
    let mut all = BTreeMap::<Situation, (BTreeSet<[String; 2]>, BTreeSet<Action>)>::new();
    for seed in ["1", "2", "3", "4"] {
        let mut log = Log::<Scorzo>::begin(SetUp::classic(2, seed)).unwrap();
        let mut rng = PlayerRng::new(&PlayerSeed::from_text(seed), 0);
        while let Some(view) = mover(&log) {
            let Next::Seat(seat) = Scorzo::next(log.state()) else { break };
            let best = best(&view);
            for (selected, situation) in situations(&view) {
                let said = coach(&view, selected, false).unwrap();
                let (texts, bests) = all.entry(situation).or_default();
                texts.insert(Lang::ALL.map(|lang| said.text(lang).to_string()));
                bests.insert(best);
            }
            // Who takes what comes, and discards well, calls now and then.
            let is_taking = matches!(view.public().phase(), Phase::Taking(_));
            log.act(seat, if is_taking { coached(&view, &mut rng).unwrap() } else { best }).unwrap();
        }
    }
    for (situation, (texts, _)) in &all {
        assert_eq!(texts.len(), 1, "{situation:?}: {texts:#?}");
    }
    // Something else is best often enough, and the same is said.
    let bests = |situation| all[&situation].1.len();
    for is_called in [false, true] {
        assert_eq!(bests(Situation::ToTake { is_called, has_discard: true }), 2);
        assert!(bests(Situation::ToDiscard { is_called, all_meld: false }) > 20);
        assert!(bests(Situation::Selected { is_called, rest_melds: false }) > 20);
    }
    assert!(bests(Situation::Selected { is_called: false, rest_melds: true }) > 20);
}
