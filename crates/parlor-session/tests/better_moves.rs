//! What turns could have brought: it is told until the next turn is over, and stays among the moves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

use parlor_bots::{GameSeed, Level};
use parlor_core::{BySeat, Log, PlayerName, SetUp, Viewer};
use parlor_session::{
    DeviceRequest, Fives, LocalBackend, Polygon, Request, Scorzo, SeatChoice, SessionGame, Waiting, recorded,
    seated,
};
use parlor_words::Lang;

/// A game in which people are told what would have been better.
fn begun<G: SessionGame>(opponent: &SeatChoice) -> LocalBackend<G, String> {
    let seeds = GameSeed::new("7");
    let log = Log::<G>::begin(SetUp::classic(2, seeds.deal())).unwrap();
    let ana = SeatChoice::Person(PlayerName::new("Ana").unwrap());
    let choices = BySeat::new(2, |seat| if seat.index() == 0 { ana.clone() } else { opponent.clone() });
    let players = seated(&choices, &seeds);
    let mut table = LocalBackend::new(log, recorded::<G>(&players), players, String::new(), Lang::English);
    table.tell_better_moves(true);
    table
}

/// Somebody at the device passes, or does whatever is listed first.
fn act_poorly<G: SessionGame>(table: &mut LocalBackend<G, String>) {
    let actions = G::actions(&table.snapshot().view);
    let pass = actions.iter().find(|action| action.to_string() == "pass").copied();
    table.send(Request::Act(pass.unwrap_or_else(|| actions[0]))).unwrap();
}

fn lets_bots_play<G: SessionGame>(table: &mut LocalBackend<G, String>) {
    loop {
        let now = table.snapshot().table;
        if !now.announcements.is_empty() {
            table.send(Request::Device(DeviceRequest::Dismiss)).unwrap();
        } else if now.waiting == Waiting::ForBot {
            table.choose().unwrap();
        } else {
            return;
        }
    }
}

fn stays_until_the_next_turn_is_over<G: SessionGame>() {
    let mut table = begun::<G>(&SeatChoice::Bot(Level::Greedy.into()));
    let mut told = None;
    for _ in 0..40 {
        lets_bots_play(&mut table);
        // The bots have played, and it is still there.
        let before = table.snapshot().table.better_move.clone();
        assert_eq!(before, told);
        act_poorly(&mut table);
        let now = table.snapshot().table;
        if now.acts() {
            // Within a turn, what was told of the last one stays.
            assert_eq!(now.better_move, before);
            continue;
        }
        told.clone_from(&now.better_move);
        if let Some(told) = &told {
            let (entry, text) = now.better_moves.last().unwrap();
            assert_eq!(text, told);
            assert!(
                now.transcript[*entry].text.to_string().starts_with("Ana"),
                "{:?}",
                now.transcript[*entry]
            );
            // It is told in the other language too, with all else.
            table.speak(Lang::Spanish);
            let spanish = table.snapshot().table;
            assert_ne!(spanish.better_move.as_ref(), Some(told));
            assert_eq!(spanish.better_moves.last().map(|(_, text)| text), spanish.better_move.as_ref());
            table.speak(Lang::English);
            assert_eq!(table.snapshot().table.better_move.as_ref(), Some(told));
        }
        if now.better_moves.len() >= 3 {
            return;
        }
    }
    panic!("nothing better was ever told");
}

#[test]
fn what_would_have_been_better_stays_until_the_next_turn_is_over() {
    stays_until_the_next_turn_is_over::<Polygon>();
    stays_until_the_next_turn_is_over::<Fives>();
    stays_until_the_next_turn_is_over::<Scorzo>();
}

#[test]
fn nobody_reads_what_another_could_have_done_with_a_hand() {
    let ben = SeatChoice::Person(PlayerName::new("Ben").unwrap());
    let mut table = begun::<Fives>(&ben);
    let (mut told, mut read) = (0, 0);
    for _ in 0..12 {
        let now = table.snapshot().table;
        match now.waiting {
            Waiting::ForPerson(_) => act_poorly(&mut table),
            Waiting::ToPassOn(_) => {
                told += usize::from(now.better_move.is_some());
                table.send(Request::Device(DeviceRequest::PassOn)).unwrap();
                let covered = table.snapshot().table;
                assert_eq!((covered.viewer, covered.better_moves.len()), (Viewer::Watcher, 0));
            }
            Waiting::ToHandOver(seat) => {
                table.send(Request::Device(DeviceRequest::TakeOver(seat))).unwrap();
                let turns = table.snapshot().table;
                let own = |(entry, _): &(usize, _)| turns.transcript[*entry].text.to_string();
                let name = turns.name(seat).to_string();
                assert!(turns.better_moves.iter().map(own).all(|text| text.starts_with(&name)));
                read += turns.better_moves.len();
            }
            _ => panic!("{:?}", now.waiting),
        }
    }
    assert!(told > 1 && read > 0, "told {told} times, {read} of them read again");
}
