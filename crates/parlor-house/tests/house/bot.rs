//! `docs/bot.py` plays every game, and goes on after the house was started again.

use std::process::{Command, Stdio};

use parlor_client::Invitation;
use parlor_core::Outcome;
use parlor_session::{SessionGame, for_each_game};
use parlor_wire::http::NewSeat;
use parlor_wire::{LobbyCommand, Stage};

use crate::client::{Person, Player};
use crate::host::Host;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

#[test]
fn the_bot_has_at_most_forty_lines() {
    let lines = std::fs::read_to_string(BOT).unwrap().lines().count();
    assert!(lines <= 40, "{lines}");
}

/// A whole game between the bot and somebody else; the house is stopped and started again in the middle.
async fn whole_game<G: SessionGame>(python: &str) {
    let mut host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    let created = ana.create(G::ID, &[NewSeat::Open]).await;
    let invitation = Invitation { house: host.address.into(), table: created.table, secret: created.secret };
    let mut bot = Command::new(python);
    bot.args([BOT, &invitation.link(), "Monty"]).stdin(Stdio::null()).stdout(Stdio::piped());
    let bot = bot.spawn().unwrap();
    let mut ana = Player::<G>::open(&ana, created.table, None).await;
    ana.until(|ana| ana.people() == 2).await;
    ana.lobby(LobbyCommand::Start).await;
    ana.until(|ana| ana.game().is_some()).await;
    for _ in 0..20 {
        ana.act_if_due().await;
        assert!(ana.hear().await);
    }
    host = host.restart().await;
    ana.reconnect().await;
    ana.play(async |_| ()).await;
    let output = bot.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{printed}");
    // Both know the same end.
    assert_eq!(ana.stage(), Some(Stage::Over));
    let Outcome::Over(results) = &ana.game().unwrap().session().status().outcome else {
        panic!("it is over")
    };
    let scores = serde_json::to_string(&results.scores).unwrap();
    assert!(
        printed.starts_with("over ") && printed.replace(' ', "").contains(&scores),
        "{printed}: {scores}"
    );
    assert_eq!(ana.refused, []);
    drop(host);
}

/// `cargo xtask test` installs what the bot needs, and says where.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python with websockets: cargo xtask test runs it"]
async fn the_bot_in_python_plays_every_game_to_its_end() {
    let python = std::env::var("PARLOR_PYTHON").expect("PARLOR_PYTHON is a Python that has websockets");
    for_each_game!(G => whole_game::<G>(&python).await);
}
