//! `parlor join` by the host, and by another at a terminal of their own.

use std::path::Path;
use std::thread;

use parlor_client::{Guest, Invitation};
use parlor_core::PlayerName;
use parlor_pty::Key;
use parlor_session::SessionGame;
use parlor_wire::EditionChoice;
use parlor_wire::http::NewSeat;
use tokio::runtime::Runtime;

use crate::host::Host;
use crate::online::{new_table, plays_until};
use crate::player::{Player, folder, start};
use crate::whole_games::is_over;

/// A box with few tiles: its games are over soon.
const SMALL: &str = "name = \"small\"
players = [2, 3]
radius = 2
start = \"0,0\"
[tiles]
1 = 3
2 = 3
3 = 3
4 = 2
5 = 2
";

/// A link to a table that Eva has made elsewhere: what the house knows her by is in her folder.
fn made_by_eva<G: SessionGame>(
    runtime: &Runtime,
    host: &Host,
    edition: EditionChoice,
    places: usize,
    folder: &Path,
) -> String {
    let (guest, created) = runtime.block_on(async {
        let eva = Guest::new(&host.address.into(), PlayerName::new("Eva").unwrap()).await.unwrap();
        let created = eva.create(&new_table::<G>(edition, &vec![NewSeat::Open; places])).await.unwrap();
        (eva, created)
    });
    let houses = folder.join("houses");
    std::fs::create_dir_all(&houses).unwrap();
    let file = format!("127.0.0.1_{}.token", host.address.port());
    std::fs::write(houses.join(file), guest.token().as_str()).unwrap();
    Invitation { house: host.address.into(), table: created.table, secret: created.secret }.link()
}

/// Chooses a place.
fn choose(player: &mut Player, place: u32) {
    while !player.terminal.screen().contains(&format!("▶ {place}  ")) {
        let before = player.terminal.screen().text();
        player.presses(Key::Down).terminal.wait_until(|screen| screen.text() != before).unwrap();
    }
}

#[test]
fn the_host_fills_closes_and_clears_places_and_starts() {
    use parlor_fives::Fives;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (eva_s, ben_s) = (folder("online_host"), folder("online_host_ben"));
    let classic = EditionChoice::BuiltIn("classic".to_owned());
    let link = made_by_eva::<Fives>(&runtime, &host, classic, 2, &eva_s);
    let mut eva = start(&eva_s, &format!("join {link} --name Eva"), &[]);
    let lobby = eva.sees("1  Eva");
    assert!(lobby.contains("you · host") && lobby.contains(&link), "{lobby:?}");
    eva.presses(Key::Enter).sees("You need at least two players to start.");
    choose(&mut eva, 2);
    eva.types("b").sees("▶ 2  Casual (easy)");
    eva.types("b").sees("▶ 2  Greedy (medium)");
    eva.types("x").sees("▶ 2  Free");
    choose(&mut eva, 3);
    eva.types("c").sees("▶ 3  Closed");
    eva.types("c").sees("▶ 3  Free");

    // Ben comes, and goes to another place.
    let join = format!("join {link} --name Ben");
    let mut ben = start(&ben_s, &join, &[]);
    let lobby = ben.sees("2  Ben");
    assert!(lobby.contains("Eva starts the game when everyone is here."), "{lobby:?}");
    assert!(!lobby.contains("Enter start"), "{lobby:?}");
    choose(&mut ben, 3);
    ben.types("s").sees("▶ 3  Ben");
    eva.sees("▶ 3  Ben");
    // He is removed, and let in again.
    eva.types("x").sees("▶ 3  Free");
    ben.sees("You're not at this table any more");
    ben.types("q").leaves();
    let mut ben = start(&ben_s, &join, &[]);
    ben.sees("2  Ben");
    eva.sees("2  Ben");
    eva.types("c").sees("▶ 3  Closed");
    eva.presses(Key::Enter).sees("'s turn");
    ben.sees("'s turn");

    // Whoever's turn it is: Ben gives up, and both know that Eva has won.
    ben.types("R").sees("Give up this game?");
    ben.presses(Key::Esc).sees_no("Give up this game?");
    ben.types("R").sees("Give up this game?");
    ben.presses(Key::Enter);
    for player in [&ben, &eva] {
        let end = player.terminal.wait_until(is_over).unwrap();
        assert!(end.contains("Eva wins with"), "{end:?}");
    }
    // Ben learns that there is a rematch, and goes there.
    eva.types("a").sees("Enter start");
    ben.sees("There's a rematch! Press a to join it.");
    ben.types("a").sees("Eva starts the game when everyone is here.");
    eva.terminal.wait_until(|screen| screen.contains("Ben") && !screen.contains("away")).unwrap();

    // The link leads somebody else to the end of the game, and there is nothing to do there.
    let mut cleo = start(&folder("online_over"), &format!("join {link} --name Cleo"), &[]);
    let end = cleo.terminal.wait_until(is_over).unwrap();
    assert!(end.contains("Eva wins with") && !end.contains("a rematch"), "{end:?}");
    cleo.types("q").sees("Leave the game?");
    cleo.presses(Key::Enter).leaves();
}

#[test]
fn two_at_terminals_play_a_whole_game() {
    use parlor_polygon::Polygon;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let eva_s = folder("online_two");
    let small = EditionChoice::Text(SMALL.to_owned());
    let link = made_by_eva::<Polygon>(&runtime, &host, small, 1, &eva_s);
    let mut eva = start(&eva_s, &format!("join {link} --name Eva"), &[]);
    eva.sees("1  Eva");
    let ben = start(&folder("online_two_ben"), &format!("join {link} --name Ben"), &[]);
    ben.sees("2  Ben");
    eva.sees("2  Ben");
    eva.presses(Key::Enter);
    let ends: Vec<String> = [eva, ben]
        .map(|mut player| {
            thread::spawn(move || {
                plays_until(&mut player, is_over);
                // Who has won, or that they share it.
                let end = player.terminal.wait_until(is_over).unwrap().lines();
                end.into_iter().find(|line| line.contains("» ")).unwrap()
            })
        })
        .map(|playing| playing.join().unwrap())
        .into();
    assert_eq!(ends[0], ends[1]);
}
