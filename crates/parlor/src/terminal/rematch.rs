//! Another game at the same table.

use parlor_core::Chance;

use super::app_context::AppContext;
use super::backend::Backend;
use super::board::TerminalGame;
use super::open::NewGame;
use super::table::TableScreen;
use crate::failure::Failure;

/// Another game of the same players with the same box and options, and a new deal.
pub(crate) fn again<G: TerminalGame>(
    backend: &Backend<G>,
    context: &AppContext,
) -> Result<TableScreen<G>, Failure> {
    let set_up = backend.set_up();
    let game = NewGame::<G> {
        edition: set_up.edition.clone(),
        options: set_up.options.clone(),
        seat_choices: backend.players().map(|_, player| player.seat_choice()),
        seed: None,
        is_real_table: set_up.chance == Chance::Unknown,
    };
    game.begin(context)
}
