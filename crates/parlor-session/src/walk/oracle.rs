//! A second reading of what a screen may show: slow, plain, and with nothing of the session in it.

use std::fmt;

use parlor_bots::Level;
use parlor_core::{BySeat, Entry, Log, Next, PlayerSeed, Seat, Viewer};
use parlor_words::{Lang, Name, Spans};

use super::Backend;
use super::tally::Kind;
use crate::{Hint, Player, SessionGame, Snapshot, TranscriptEntry, Waiting};

/// What was found to be wrong.
#[derive(Debug)]
pub(super) enum Finding {
    /// Somebody looks who may not.
    Eyes(String),
    /// The view is not the viewer's.
    View(String),
    /// The transcript, or what is shown as it happens, is not the viewer's.
    Transcript(String),
    /// Something is announced that was heard, or the other way round.
    Announcements(String),
    /// A hint that is not for the player, or not by the bot.
    Hint(String),
    /// The log has an entry that the law forbids, or lost one.
    Log(String),
    /// A refused request changed something.
    RefusalChanged(String),
    /// A save was lost, or a failed one was not said.
    Save(String),
    /// Over a connection the screen shows something else.
    Remote(String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, what) = match self {
            Finding::Eyes(what) => ("eyes", what),
            Finding::View(what) => ("view", what),
            Finding::Transcript(what) => ("transcript", what),
            Finding::Announcements(what) => ("announcements", what),
            Finding::Hint(what) => ("hint", what),
            Finding::Log(what) => ("log", what),
            Finding::RefusalChanged(what) => ("refused", what),
            Finding::Save(what) => ("save", what),
            Finding::Remote(what) => ("over a connection", what),
        };
        write!(f, "{part}: {what}")
    }
}

/// What is known about a table beside its session.
pub(super) struct Oracle<G: SessionGame> {
    /// The same game, folded apart.
    log: Log<G>,
    names: BySeat<Name>,
    people: Vec<Seat>,
    told: Vec<Told<G>>,
    announced: Vec<Spans>,
    /// Who has the device, where people have hands: nobody while it changes hands.
    holder: Option<Seat>,
}

/// What one viewer was told.
struct Told<G: SessionGame> {
    viewer: Viewer,
    entries: Vec<TranscriptEntry>,
    /// What the viewer saw last.
    latest: Vec<G::Seen>,
    view: G::View,
}

impl<G: SessionGame> Oracle<G> {
    pub(super) fn new(backend: &Backend<G>) -> Oracle<G> {
        let log = Log::<G>::begin(backend.set_up().clone()).unwrap();
        let names = backend.session().names().clone();
        let is_person = |(seat, player): (Seat, &Player)| matches!(player, Player::Person(_)).then_some(seat);
        let people: Vec<Seat> = backend.players().iter().filter_map(is_person).collect();
        let viewers = people.iter().map(|seat| Viewer::Seat(*seat)).chain([Viewer::Watcher]);
        let told = viewers.map(|viewer| {
            let view = G::view(log.state(), viewer);
            let opening = log.opening().iter().map(|event| tell::<G>(&view, &G::seen(event, viewer), &names));
            let opening = opening.collect();
            Told { viewer, entries: opening, latest: Vec::new(), view }
        });
        let told = told.collect();
        Oracle { log, names, people, told, announced: Vec::new(), holder: None }
    }

    /// What the player who is to act could do.
    pub(super) fn legal(&self, backend: &Backend<G>) -> Vec<G::Action> {
        match backend.session().status().next {
            Next::Seat(seat) => G::actions(&G::view(self.log.state(), Viewer::Seat(seat))),
            _ => Vec::new(),
        }
    }

    /// Whether people at this device hide their hands from each other.
    fn hides_hands(&self) -> bool {
        let watcher = G::view(self.log.state(), Viewer::Watcher);
        G::HAS_HANDS && self.people.iter().filter(|seat| G::plays(&watcher, **seat)).count() > 1
    }

    /// All that has to hold after a step.
    pub(super) fn check(
        &mut self,
        backend: &Backend<G>,
        kind: Kind,
        is_accepted: bool,
        before: &Snapshot<G>,
    ) -> Result<(), Finding> {
        let now = backend.snapshot();
        if !is_accepted && &now != before {
            return Err(if now.table.version == before.table.version {
                Finding::RefusalChanged(format!("{kind:?}"))
            } else {
                Finding::Log(format!("{kind:?} was refused, and the log changed"))
            });
        }
        let hid_hands = self.hides_hands();
        self.follow(backend)?;
        self.check_announcements(kind, is_accepted, &now)?;
        self.check_eyes(kind, is_accepted, hid_hands, &now)?;
        self.check_view(&now, before)?;
        self.check_better_move(&now)?;
        self.check_hint(&now)?;
        Self::check_save(backend, &now, before)
    }

    /// Folds what is new in the log, by the log's own law.
    fn follow(&mut self, backend: &Backend<G>) -> Result<(), Finding> {
        let entries = backend.table.log().entries();
        if entries.len() < self.log.entries().len() {
            return Err(Finding::Log("an entry is gone".to_owned()));
        }
        for entry in &entries[self.log.entries().len()..] {
            let events = self.log.append(entry.clone()).map_err(|error| Finding::Log(error.to_string()))?;
            for Told { viewer, entries, latest, view } in &mut self.told {
                latest.clear();
                for event in &events {
                    let seen = G::seen(event, *viewer);
                    entries.push(tell::<G>(view, &seen, &self.names));
                    if *viewer == Viewer::Watcher {
                        self.announced.extend(G::announcement(&seen, &self.names, Lang::English));
                    }
                    G::advance(view, &seen);
                    latest.push(seen);
                }
                if events.is_empty() {
                    let text = parlor_words::entry(entry, &self.names, Lang::English).into();
                    entries.push(TranscriptEntry { text, details: Vec::new(), starts_section: false });
                    *view = G::view(self.log.state(), *viewer);
                }
            }
            if matches!(entry, Entry::Observed(_) | Entry::TimeOut { .. } | Entry::TakeOver { .. }) {
                return Err(Finding::Log("nobody asked for this".to_owned()));
            }
        }
        Ok(())
    }

    fn check_announcements(
        &mut self,
        kind: Kind,
        is_accepted: bool,
        now: &Snapshot<G>,
    ) -> Result<(), Finding> {
        if kind == Kind::Dismiss && is_accepted {
            self.announced.remove(0);
        }
        if now.table.announcements == self.announced {
            return Ok(());
        }
        Err(Finding::Announcements(format!("{:?} instead of {:?}", now.table.announcements, self.announced)))
    }

    /// Where people hide their hands, only who was handed the device sees one.
    fn check_eyes(
        &mut self,
        kind: Kind,
        is_accepted: bool,
        hid_hands: bool,
        now: &Snapshot<G>,
    ) -> Result<(), Finding> {
        match (kind, now.table.viewer) {
            (Kind::TakeOver, Viewer::Seat(seat)) if is_accepted => self.holder = Some(seat),
            (Kind::PassOn, _) if is_accepted => self.holder = None,
            _ => {}
        }
        let hides = self.hides_hands();
        if hides && !now.table.announcements.is_empty() && now.table.viewer != Viewer::Watcher {
            return Err(Finding::Eyes("a hand is shown while all listen".to_owned()));
        }
        if !self.announced.is_empty() {
            self.holder = None;
        }
        match now.table.viewer {
            Viewer::Watcher => {}
            Viewer::Seat(seat) if !self.people.contains(&seat) => {
                return Err(Finding::Eyes(format!("seat {seat} is not at this device")));
            }
            // Who is alone with the device may look at any time.
            Viewer::Seat(_) if !hides && !hid_hands => {}
            Viewer::Seat(seat) if !hides => self.holder = Some(seat),
            Viewer::Seat(seat) if self.holder == Some(seat) => {}
            Viewer::Seat(seat) => {
                return Err(Finding::Eyes(format!("nobody gave the device to seat {seat}")));
            }
        }
        if matches!(now.table.waiting, Waiting::ToHandOver(_)) && now.table.viewer != Viewer::Watcher {
            return Err(Finding::Eyes("a hand is shown while the device changes hands".to_owned()));
        }
        Ok(())
    }

    fn check_view(&self, now: &Snapshot<G>, before: &Snapshot<G>) -> Result<(), Finding> {
        let viewer = now.table.viewer;
        if *now.view != G::view(self.log.state(), viewer) {
            return Err(Finding::View(format!("{viewer:?}")));
        }
        let Told { entries, latest, view, .. } = self.told.iter().find(|told| told.viewer == viewer).unwrap();
        if *view != *now.view {
            return Err(Finding::View(format!("{viewer:?}, advanced")));
        }
        if *entries != now.table.transcript {
            return Err(Finding::Transcript(format!("{viewer:?}")));
        }
        if !now.seen.is_empty() && now.seen != *latest {
            return Err(Finding::Transcript(format!("{viewer:?} saw {:?}", now.seen)));
        }
        if now.table.version != before.table.version && now.seen != *latest {
            return Err(Finding::Transcript(format!("{viewer:?} was not shown {latest:?}")));
        }
        Ok(())
    }

    /// What would have been better tells of a hand: only who held it reads it.
    fn check_better_move(&self, now: &Snapshot<G>) -> Result<(), Finding> {
        let acted = self.log.entries().iter().rev().find_map(|entry| match entry {
            Entry::Act { seat, .. } if self.people.contains(seat) => Some(*seat),
            _ => None,
        });
        let is_own = match now.table.viewer {
            Viewer::Seat(viewer) => acted == Some(viewer),
            Viewer::Watcher => false,
        };
        if now.table.better_move.is_some() && G::HAS_HANDS && !is_own {
            return Err(Finding::Eyes("somebody reads what another could have done".to_owned()));
        }
        Ok(())
    }

    /// A hint is for whoever is to act and looks, by a bot that knew no more.
    fn check_hint(&self, now: &Snapshot<G>) -> Result<(), Finding> {
        let Some(hint) = now.hint else { return Ok(()) };
        let (Waiting::ForPerson(seat), Viewer::Seat(viewer)) = (&now.table.waiting, now.table.viewer) else {
            return Err(Finding::Hint("for nobody".to_owned()));
        };
        if *seat != viewer {
            return Err(Finding::Hint(format!("{viewer} sees one for {seat}")));
        }
        if let Hint::Given(level, action) = hint {
            let level = if level == Level::Expert { Level::Steady } else { level };
            let view = G::view(self.log.state(), Viewer::Seat(viewer));
            let expected = G::choose(level, &view, &PlayerSeed::from_text("hint"));
            if action != expected {
                return Err(Finding::Hint(format!("{action:?} instead of {expected:?}")));
            }
        }
        Ok(())
    }

    /// A save that failed is said, and the next one that works has everything.
    fn check_save(backend: &Backend<G>, now: &Snapshot<G>, before: &Snapshot<G>) -> Result<(), Finding> {
        let has_saved = now.table.version != before.table.version;
        let (store, record) = (&backend.store, backend.record().unwrap());
        match &now.table.unsaved {
            None if store.saved != record => Err(Finding::Save("something is missing".to_owned())),
            None if has_saved && store.fails => Err(Finding::Save("a failure was not said".to_owned())),
            Some(_) if has_saved && !store.fails => Err(Finding::Save("it was saved".to_owned())),
            _ => Ok(()),
        }
    }
}

fn tell<G: SessionGame>(before: &G::View, seen: &G::Seen, names: &BySeat<Name>) -> TranscriptEntry {
    TranscriptEntry {
        text: G::headline(seen, names, Lang::English),
        details: G::details(before, seen, names, Lang::English),
        starts_section: G::starts_section(seen),
    }
}
