//! A client's side of a game, whichever it is: the real code of pages and terminal.

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{Log, PlayerSeed, Seat};
use parlor_session::remote::{Command, GameNews, RemoteBackend};
use parlor_session::{DeviceRequest, Request, SessionGame, Waiting, with_game};
use parlor_wire::{Key, Presence, Refused, TableInfo};
use parlor_words::Lang;

use crate::executor::Sim;
use crate::oracle::Rules;

/// A client's side of a game.
pub(crate) trait Player {
    /// Takes in what happened; `false` if it can't be used.
    fn receive(&mut self, news: &GameNews) -> bool;

    fn set_info(&mut self, info: &Arc<TableInfo>);

    fn set_here(&mut self, here: &[Presence]);

    fn refused(&mut self, refused: &Refused);

    fn forget(&mut self, key: Key);

    /// Whether the client's person is to act.
    fn is_due(&self) -> bool;

    /// Something legal that the client's person could do now, in the game's notation.
    fn choose(&self, sim: &Sim) -> Option<String>;

    /// Asks for something legal under this key, as a screen does.
    fn act(&mut self, sim: &Sim, key: Key) -> Option<Command>;

    /// Asks for an undo, as a screen does.
    fn undo(&mut self, key: Key) -> Option<Command>;

    /// Whether it sees what the rules show.
    fn sees(&self, rules: &dyn Rules) -> bool;
}

impl<G: SessionGame> Player for RemoteBackend<G> {
    fn receive(&mut self, news: &GameNews) -> bool {
        self.receive(news).is_ok()
    }

    fn set_info(&mut self, info: &Arc<TableInfo>) {
        self.set_info(Arc::clone(info));
    }

    fn set_here(&mut self, here: &[Presence]) {
        self.set_here(here);
    }

    fn refused(&mut self, refused: &Refused) {
        self.refused(refused);
    }

    fn forget(&mut self, key: Key) {
        self.forget(key);
    }

    fn is_due(&self) -> bool {
        matches!(self.session().waiting(), Waiting::ForPerson(_))
    }

    fn choose(&self, sim: &Sim) -> Option<String> {
        choose::<G>(self, sim).map(|action| action.to_string())
    }

    fn act(&mut self, sim: &Sim, key: Key) -> Option<Command> {
        while !self.session().is_heard() {
            self.send(Request::Device(DeviceRequest::Dismiss), key).ok()?;
        }
        let action = choose::<G>(self, sim)?;
        self.send(Request::Act(action), key).ok()?
    }

    fn undo(&mut self, key: Key) -> Option<Command> {
        self.send(Request::Undo, key).ok()?
    }

    fn sees(&self, rules: &dyn Rules) -> bool {
        rules
            .as_any()
            .downcast_ref::<Log<G>>()
            .is_some_and(|log| G::view(log.state(), self.viewer()) == *self.session().view())
    }
}

fn choose<G: SessionGame>(backend: &RemoteBackend<G>, sim: &Sim) -> Option<G::Action> {
    let mut bytes = [0; 32];
    sim.fill(&mut bytes[..8]);
    G::choose(Level::Random, backend.session().view(), &PlayerSeed::new(bytes))
}

/// Opens a game; `None` if what the house told can't be used.
pub(crate) fn open(info: &Arc<TableInfo>, you: Option<Seat>, opening: &str) -> Option<Box<dyn Player>> {
    with_game!(info.game.as_str(), G => {
        let backend = RemoteBackend::<G>::new(Arc::clone(info), you, opening, Lang::English).ok()?;
        Some(Box::new(backend) as Box<dyn Player>)
    })
    .flatten()
}
