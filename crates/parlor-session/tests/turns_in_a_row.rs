//! Somebody plays several turns in a row, because everyone else has run out of tiles: each is judged by itself.

#![allow(clippy::unwrap_used, reason = "helpers count as tests")]

use parlor_bots::{GameSeed, Level};
use parlor_core::{BySeat, Game as _, Log, PlayerName, SetUp};
use parlor_session::{Fives, LocalBackend, Request, SeatChoice, SessionGame as _, Waiting, recorded, seated};
use parlor_words::Lang;

#[test]
fn each_of_several_turns_in_a_row_is_judged_by_itself() {
    let seeds = GameSeed::new("3");
    let mut set_up = SetUp::<Fives>::classic(2, seeds.deal());
    set_up.options.free_pass = true;
    let choices = BySeat::new(2, |seat| match seat.index() {
        0 => SeatChoice::Person(PlayerName::new("Ana").unwrap()),
        _ => SeatChoice::Bot(Level::Greedy.into()),
    });
    let players = seated(&choices, &seeds);
    let log = Log::begin(set_up).unwrap();
    let mut table =
        LocalBackend::new(log, recorded::<Fives>(&players), players, String::new(), Lang::English);
    table.tell_better_moves(true);

    // Ana passes as long as the bot has tiles, and then plays what is listed first.
    let (mut in_a_row, mut judged) = (0, 0);
    loop {
        let now = table.snapshot();
        match now.table.waiting {
            Waiting::ForBot => {
                in_a_row = 0;
                table.choose().unwrap();
                continue;
            }
            Waiting::ForPerson(_) => {}
            _ => break,
        }
        let actions = Fives::actions(&now.view);
        let is_pass = |action: &&parlor_fives::Action| action.to_string() == "pass";
        let bot_has_tiles =
            now.view.public().held().iter().any(|(seat, held)| seat.index() == 1 && *held > 0);
        let pass = actions.iter().find(is_pass).filter(|_| bot_has_tiles);
        let action = *pass.or_else(|| actions.iter().find(|action| !is_pass(action))).unwrap_or(&actions[0]);
        table.send(Request::Act(action)).unwrap();
        in_a_row += 1;
        let expected = Fives::better_move(&now.view, &[action], Lang::English);
        assert_eq!(table.snapshot().table.better_move, expected, "{action}, turn {in_a_row} in a row");
        judged += usize::from(in_a_row > 1);
    }
    assert!(judged > 1, "only {judged} turns followed one of the same player");
}
