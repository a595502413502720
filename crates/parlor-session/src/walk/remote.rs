//! The same table a second time, with a connection between table and session: everything goes through JSON text, and comes late,
//! twice, out of order or only after the connection was lost. Once it has caught up, the screen has to show the same as on one
//! device.

use std::collections::VecDeque;

use parlor_core::{Entry, Log, PlayerRng, PlayerSeed, Viewer};
use parlor_words::Lang;

use super::Backend;
use super::oracle::Finding;
use super::tally::{Trip, Trips};
use crate::{
    Effect, Hint, MissedUpdates, Opening, Request, RequestError, Seating, Session, SessionGame, Snapshot,
    Submission, Submitted, Table, Update,
};

/// A table, a connection and a session.
pub(super) struct Remote<G: SessionGame> {
    table: Table<G>,
    /// The latest entry that came of a submission: the submission's id, and how many entries there are with it.
    answered: Option<(u64, usize)>,
    viewers: Vec<Viewer>,
    /// What is on its way to the session.
    under_way: VecDeque<String>,
    /// Some updates of before, to come again.
    old: Vec<String>,
    session: Session<G>,
    /// What the screen of one device showed after each entry that the session has not caught up with, and with what settings.
    expected: VecDeque<Expected<G>>,
    /// What the screen has to show until the next update comes.
    shown: Snapshot<G>,
    /// What happens on the way.
    rng: PlayerRng,
    pub(super) trips: Trips,
}

/// What the screen of one device showed.
struct Expected<G: SessionGame> {
    snapshot: Snapshot<G>,
    tells_better_moves: bool,
}

impl<G: SessionGame> Remote<G> {
    pub(super) fn new(local: &Backend<G>, seed: &str) -> Remote<G> {
        let table = Table::new(Log::begin(local.set_up().clone()).unwrap());
        let (viewers, names) = (local.viewers.clone(), local.session().names().clone());
        let here = local.players().map(|_, player| matches!(player, crate::Player::Person(_)));
        let opening = Opening::from_json(&table.opening(&viewers).to_json(), local.set_up()).unwrap();
        let seating = Seating { first_names: names.clone(), names, here, is_real_table: false };
        let session = Session::new(seating, opening, Lang::English);
        Remote {
            table,
            answered: None,
            viewers,
            under_way: VecDeque::new(),
            old: Vec::new(),
            session,
            expected: VecDeque::new(),
            shown: local.snapshot(),
            rng: PlayerRng::new(&PlayerSeed::from_text(seed), 0),
            trips: Trips::default(),
        }
    }

    /// Asks for the same as somebody did on one device, where this came of it. All that was sent before has come.
    pub(super) fn send(
        &mut self,
        request: Request<G::Action>,
        on_one_device: &Result<(), RequestError<G::Refusal>>,
    ) -> Result<(), Finding> {
        let answer = match self.session.send(request) {
            Ok(Effect::Done | Effect::Ask(..)) => Ok(()),
            Ok(Effect::Submit(submitted)) => self.submit(&submitted),
            Err(error) => Err(error),
        };
        if answer == *on_one_device {
            Ok(())
        } else {
            Err(Finding::Remote(format!("{answer:?} instead of {on_one_device:?}")))
        }
    }

    /// Sends a submission to the table; the first time it may get lost.
    fn submit(&mut self, submitted: &Submitted<G::Action>) -> Result<(), RequestError<G::Refusal>> {
        let json = submitted.to_json();
        if self.rng.below(8) == 0 {
            self.lose_connection();
            // Connected again, the session sends what was not answered.
            let pending = self.session.pending().expect("it was not answered").clone();
            assert_eq!(pending, *submitted);
        }
        self.decide(&json)
    }

    /// The table reads a submission and decides.
    fn decide(&mut self, json: &str) -> Result<(), RequestError<G::Refusal>> {
        let Submitted { id, submission } = Submitted::from_json::<G>(json).unwrap();
        let answer = self.enter(submission, Some(id));
        match &answer {
            Ok(()) => self.answered = Some((id, self.table.log().entries().len())),
            Err(_) => self.session.refused(id),
        }
        answer
    }

    fn enter(
        &mut self,
        submission: Submission<G::Action>,
        answers: Option<u64>,
    ) -> Result<(), RequestError<G::Refusal>> {
        let decided = self.table.decide(submission)?;
        let json = self.table.update(&decided, &self.viewers, answers).to_json();
        if self.old.len() < 20 {
            self.old.push(json.clone());
        }
        self.under_way.push_back(json);
        Ok(())
    }

    /// Enters what bots did on one device since.
    fn follow_bots(&mut self, local: &Backend<G>) {
        let entries = local.table.log().entries();
        for entry in &entries[self.table.log().entries().len()..] {
            let Entry::Act { seat, action } = entry else { panic!("{entry:?} of a bot") };
            self.enter(Submission::Act { seat: *seat, action: *action }, None).unwrap();
        }
    }

    /// Compares with the screen of one device after a step; the session may be behind it by some updates, but not by more than the
    /// last ones. A person who is to act waits until everything has come.
    pub(super) fn check(&mut self, local: &Backend<G>, tells_better_moves: bool) -> Result<(), Finding> {
        self.follow_bots(local);
        let snapshot = local.snapshot();
        if self.is_behind() {
            self.expected.push_back(Expected { snapshot, tells_better_moves });
        } else {
            // Nothing came from the table: the request concerned the screen alone, or a hint was given.
            if let Some(Hint::Given(level, action)) = snapshot.hint {
                let text = action.map(|action| action.to_string());
                let action = text.map(|text| G::read_action(&text).unwrap());
                self.session.receive_hint(level, action);
            }
            self.session.set_unsaved(snapshot.table.unsaved.clone());
            self.shown = snapshot;
        }
        self.compare()?;
        if self.rng.below(4) > 0 {
            self.deliver_some()?;
        }
        if self.rng.below(200) == 0 { self.check_opening(local) } else { Ok(()) }
    }

    fn is_behind(&self) -> bool {
        self.table.log().entries().len() > self.session.status().version
    }

    /// Has everything arrive.
    pub(super) fn catch_up(&mut self) -> Result<(), Finding> {
        while self.is_behind() {
            self.deliver_some()?;
        }
        Ok(())
    }

    /// Something happens on the way: one update comes, an old one comes again, a later one overtakes, the connection is lost.
    fn deliver_some(&mut self) -> Result<(), Finding> {
        match self.rng.below(8) {
            0 => self.lose_connection(),
            1 if !self.old.is_empty() => {
                let index = self.rng.index(self.old.len());
                let json = self.old[index].clone();
                self.receive(&json)?;
            }
            2 if self.under_way.len() > 1 => {
                let last = self.under_way.pop_back().expect("there are two");
                self.receive(&last)?;
            }
            _ => {
                if let Some(json) = self.under_way.pop_front() {
                    self.receive(&json)?;
                    if self.rng.below(4) == 0 {
                        self.receive(&json)?;
                    }
                }
            }
        }
        self.compare()
    }

    /// What was under way is lost; the table sends again what the session has not got.
    fn lose_connection(&mut self) {
        if !self.under_way.is_empty() {
            self.trips.count(Trip::Lost);
        }
        self.under_way.clear();
        let version = self.session.status().version;
        for (index, mut update) in self.table.updates_since(version, &self.viewers).into_iter().enumerate() {
            let entry = version + index + 1;
            update.answers = self.answered.filter(|(_, made)| *made == entry).map(|(id, _)| id);
            self.under_way.push_back(update.to_json());
        }
    }

    fn receive(&mut self, json: &str) -> Result<(), Finding> {
        let update = Update::<G>::from_json(json).map_err(|error| Finding::Remote(error.to_string()))?;
        if let Some(next) = self.expected.front() {
            self.session.tell_better_moves(next.tells_better_moves);
        }
        let before = self.session.status().version;
        match self.session.receive(update) {
            Err(MissedUpdates { have }) => {
                assert_eq!(have, before, "all that came is known");
                self.trips.count(Trip::TooEarly);
                self.lose_connection();
            }
            Ok(()) if self.session.status().version == before => self.trips.count(Trip::Again),
            Ok(()) => {
                self.trips.count(Trip::New);
                let next = self.expected.pop_front().expect("one for each entry");
                self.session.set_unsaved(next.snapshot.table.unsaved.clone());
                self.shown = next.snapshot;
            }
        }
        Ok(())
    }

    /// The screen shows what the screen of one device showed at the same entry.
    fn compare(&self) -> Result<(), Finding> {
        let snapshot = self.session.snapshot();
        if snapshot == self.shown {
            return Ok(());
        }
        let is_same_view = snapshot.view == self.shown.view;
        Err(Finding::Remote(format!("at entry {}, same view: {is_same_view}", snapshot.table.version)))
    }

    /// A screen that is opened now by JSON shows what one shows that is opened on one device.
    fn check_opening(&mut self, local: &Backend<G>) -> Result<(), Finding> {
        let opened = |opening: Opening<G>| {
            let (names, players) = (local.session().names().clone(), local.players());
            let here = players.map(|_, player| matches!(player, crate::Player::Person(_)));
            let seating = Seating { first_names: names.clone(), names, here, is_real_table: false };
            Session::new(seating, opening, Lang::English).snapshot()
        };
        self.trips.count(Trip::Opening);
        let opening = local.table.opening(&self.viewers);
        let read = Opening::from_json(&opening.to_json(), local.set_up())
            .map_err(|error| Finding::Remote(format!("an opening: {error}")))?;
        if opened(read) == opened(opening) { Ok(()) } else { Err(Finding::Remote("an opening".to_owned())) }
    }
}
