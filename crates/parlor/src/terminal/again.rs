//! Another game at the same table.

use parlor_bots::GameSeed;
use parlor_core::{Chance, SetUp};

use super::board::Seated;
use super::host::{Host, Player};
use super::screen::Going;
use super::setting::Setting;
use super::table::Table;
use crate::seeds::new_seed;

/// Another game of the same players with the same box and options, and a new deal; if that can't be, everything stays as
/// it is.
pub(crate) fn table<G: Seated>(host: &Host<G>, setting: &Setting) -> Going {
    let Ok(seed) = new_seed() else { return Going::Stay };
    let seeds = GameSeed::new(&seed);
    let chance = match host.log().set_up().chance {
        Chance::Unknown => Chance::Unknown,
        _ => Chance::Seed(seeds.deal()),
    };
    let players = host.players().map(|seat, player| match player {
        Player::Person(name) => Player::Person(name.clone()),
        Player::Bot(level, _) => Player::Bot(*level, seeds.player(seat)),
    });
    let set_up = SetUp { chance, ..host.log().set_up().clone() };
    let Ok(file) = setting.games.begin(G::ID) else { return Going::Stay };
    match Host::begin(set_up, players, file, setting.lang) {
        Ok(host) => Going::Replace(Box::new(Table::new(host, setting.clone()))),
        Err(_) => Going::Stay,
    }
}
