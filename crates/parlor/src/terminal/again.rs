//! Another game at the same table.

use parlor_core::Chance;

use super::board::Seated;
use super::front::Host;
use super::open::NewGame;
use super::setting::Setting;
use super::table::Table;
use crate::failure::Failure;

/// Another game of the same players with the same box and options, and a new deal.
pub(crate) fn again<G: Seated>(host: &Host<G>, setting: &Setting) -> Result<Table<G>, Failure> {
    let set_up = host.set_up();
    let game = NewGame::<G> {
        edition: set_up.edition.clone(),
        options: set_up.options.clone(),
        seat_choices: host.players().map(|_, player| player.seat_choice()),
        seed: None,
        is_real_table: set_up.chance == Chance::Unknown,
    };
    game.begin(setting)
}
