//! A random game under way.

use super::failure::{Finding, Place, Promise};
use super::moves::{Move, Step};
use super::{ActionOf, Conform, EventOf, StateOf, ViewOf};
use crate::{Chance, Entry, Game, Log, MAX_SEATS, Next, PlayerName, Script, Seat, Seed, SetUp, Viewer};

/// How many of the latest moves a failure shows.
const DEEDS_SHOWN: usize = 8;

/// A game in its log, and beside it what the suite keeps for itself: every move that was not taken back with its events,
/// and every viewer's view, advanced by what that viewer saw.
pub(super) struct Walk<C: Conform> {
    number: u32,
    set_up: usize,
    log: Log<C::Game>,
    steps: Vec<Step<C::Game>>,
    gone: Vec<Seat>,
    views: Vec<(Viewer, ViewOf<C>)>,
    script: Option<Script>,
}

impl<C: Conform> Walk<C> {
    /// Begins the game of this number.
    pub(super) fn begin(number: u32) -> Result<Walk<C>, (Finding, Place)> {
        let mut set_ups = C::set_ups();
        if set_ups.is_empty() {
            return Err((Finding::new(Promise::SetsUp, "the tests offer no set-up"), Place::Run));
        }
        let index = number as usize % set_ups.len();
        let set_up =
            SetUp { chance: Chance::Seed(Seed::from_text(&seed::<C>(number))), ..set_ups.swap_remove(index) };
        let log = Log::begin(set_up).map_err(|error| {
            let place = Place::Game {
                number,
                set_up: index,
                seed: seed::<C>(number),
                entries: 0,
                latest: Vec::new(),
            };
            (Finding::new(Promise::SetsUp, error.to_string()), place)
        })?;
        let mut walk = Walk {
            number,
            set_up: index,
            log,
            steps: Vec::new(),
            gone: Vec::new(),
            views: Vec::new(),
            script: Some(Script::new()),
        };
        walk.look_afresh();
        walk.write_down_deal();
        Ok(walk)
    }

    pub(super) fn log(&self) -> &Log<C::Game> {
        &self.log
    }

    pub(super) fn state(&self) -> &StateOf<C> {
        self.log.state()
    }

    pub(super) fn players(&self) -> u8 {
        self.log.set_up().players
    }

    /// Every move that was not taken back, with its events.
    pub(super) fn steps(&self) -> &[Step<C::Game>] {
        &self.steps
    }

    /// The latest moves; `None` if there are not this many.
    pub(super) fn latest(&self, count: usize) -> Option<&[Step<C::Game>]> {
        let first = self.steps.len().checked_sub(count)?;
        self.steps.get(first..)
    }

    /// What came of the latest move.
    pub(super) fn latest_events(&self) -> &[EventOf<C>] {
        self.steps.last().map_or(&[], |step| &step.events)
    }

    /// All events since set-up, without those that were taken back.
    pub(super) fn events(&self) -> Vec<EventOf<C>> {
        let later = self.steps.iter().flat_map(|step| &step.events);
        self.log.opening().iter().chain(later).cloned().collect()
    }

    /// Every viewer with a view that has been advanced since it was last taken again.
    pub(super) fn views(&self) -> &[(Viewer, ViewOf<C>)] {
        &self.views
    }

    /// All deals so far in the form of a script, if the tests can write them down.
    pub(super) fn script(&self) -> Option<&Script> {
        self.script.as_ref()
    }

    /// Who is to act.
    pub(super) fn mover(&self) -> Option<Seat> {
        match C::Game::next(self.state()) {
            Next::Seat(seat) => Some(seat),
            Next::Observation(_) | Next::Over => None,
        }
    }

    /// What the mover may do.
    pub(super) fn listed(&self) -> Vec<ActionOf<C>> {
        let mover = self.mover().map(Viewer::Seat);
        let view = self.views.iter().find(|(viewer, _)| Some(*viewer) == mover);
        view.map(|(_, view)| C::Game::actions(view)).unwrap_or_default()
    }

    /// Whether there is a player in this seat who has not left.
    pub(super) fn is_in_game(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.players()) && !self.gone.contains(&seat)
    }

    /// Every seat that any table can have.
    pub(super) fn every_seat() -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).filter_map(|index| Seat::new(u8::try_from(index).ok()?))
    }

    /// Puts a move into the log, with all its events, and brings the views up to date.
    pub(super) fn take_step(&mut self, made: Move<ActionOf<C>>) -> Result<(), Finding> {
        let events = self.log.append(made.entry()).map_err(|error| {
            let promise = match made {
                Move::Act { .. } => Promise::ListedIsAccepted,
                Move::Leave { .. } => Promise::LeavingIsOnce,
            };
            Finding::new(promise, format!("{made} was refused by the log: {error}"))
        })?;
        for (viewer, view) in &mut self.views {
            for event in &events {
                C::Game::advance(view, &C::Game::seen(event, *viewer));
            }
        }
        if let Move::Leave { seat, .. } = made {
            self.gone.push(seat);
        }
        self.steps.push(Step { made, events });
        self.write_down_deal();
        Ok(())
    }

    /// Puts an entry into the log that leaves the game as it is.
    pub(super) fn take_over(&mut self, seat: Seat) -> Result<(), Finding> {
        let before = self.state().clone();
        let Ok(by) = PlayerName::new("another") else { return Ok(()) };
        let entry = Entry::TakeOver { seat, by: by.into() };
        if self.log.append(entry).is_err() || *self.state() != before {
            return Err(Finding::new(
                Promise::ReplayGivesTheSame,
                format!("another player took over {seat:?}"),
            ));
        }
        Ok(())
    }

    /// Takes the latest move back.
    pub(super) fn retract(&mut self, seat: Seat) -> Result<(), Finding> {
        if let Err(error) = self.log.append(Entry::Retract { seat }) {
            return Err(Finding::new(Promise::RetractionRestores, error.to_string()));
        }
        self.steps.pop();
        self.look_afresh();
        Ok(())
    }

    /// Takes every view again.
    fn look_afresh(&mut self) {
        let state = self.log.state();
        self.views =
            Viewer::all(self.players()).map(|viewer| (viewer, C::Game::view(state, viewer))).collect();
    }

    /// Adds the present deal to the script of all deals.
    fn write_down_deal(&mut self) {
        self.script = self.script.take().zip(C::written_deal(self.log.state())).map(overlaid);
    }

    /// Where the suite is now.
    pub(super) fn place(&self) -> Place {
        let first = self.steps.len().saturating_sub(DEEDS_SHOWN);
        Place::Game {
            number: self.number,
            set_up: self.set_up,
            seed: seed::<C>(self.number),
            entries: self.steps.len(),
            latest: self.steps.iter().skip(first).map(|step| step.made.to_string()).collect(),
        }
    }
}

/// The text that is the seed of a game's chance.
fn seed<C: Conform>(number: u32) -> String {
    format!("conformance {} {number}", C::Game::ID)
}

/// One script over another: what both say is taken from the second.
pub(super) fn overlaid((below, above): (Script, Script)) -> Script {
    above.iter().fold(below, |script, (label, values)| script.with(label, values))
}
