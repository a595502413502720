//! What a screen holds of a table: who is looking, what each viewer was told, what was announced, hinted and asked for.
//! It has no log and no state of the game, and it never learns more than its viewers may know. It knows no clock, thread or
//! screen: requests go in by [`Session::send`], what the table decided by [`Session::receive`], and a screen draws
//! [`Session::snapshot`].

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, Next, Outcome, Seat, Viewer};
use parlor_words::{Lang, Name, Spans};

use crate::{
    DeviceRequest, Ending, Hint, Opening, Request, RequestError, SeatSnapshot, SessionGame, Snapshot, Status,
    Submission, Submitted, TableSnapshot, Transcript, Update, Waiting,
};

/// Who gives hints, one after the other.
const HINTS: [Level; 3] = [Level::Greedy, Level::Steady, Level::Expert];

/// What a screen holds of a table.
pub struct Session<G: SessionGame> {
    names: BySeat<Name>,
    first_names: BySeat<Name>,
    /// Who sits at this device.
    here: BySeat<bool>,
    /// Whether nobody at this device may act for now: a bot plays for them, or the game was stopped.
    is_paused: bool,
    /// Whether a game on a real table is followed here: nobody at it has a hand that could be seen.
    is_real_table: bool,
    lang: Lang,
    /// Those of the people at this device and of a watcher, as far as the table sends them: for one person's device that person's
    /// own is enough. There is at least one, and the watcher's is the last.
    transcripts: Vec<Transcript<G>>,
    status: Status,
    /// Whose eyes are on the screen.
    pub(crate) viewer: Viewer,
    /// Whose eyes were on it before the last change.
    shown_to: Viewer,
    /// Whether the viewer was looking when the last change came: only then it is shown as it happens.
    shows_news: bool,
    pub(crate) announcements: Vec<Spans>,
    /// The turn under way of somebody at this device.
    turn: Option<Turn<G>>,
    /// Whether people are told what would have been better.
    tells_better_moves: bool,
    /// What the last turn of somebody at this device could have brought.
    pub(crate) better_move: Option<Spans>,
    /// What all turns could have brought of which that was told.
    better_moves: Vec<JudgedTurn<G>>,
    /// How many hints were asked for since the game last changed.
    hints: usize,
    pub(crate) hint: Option<Hint<G::Action>>,
    /// How much the table was asked for.
    submitted: u64,
    /// What the table was asked for and has not answered yet.
    pending: Option<Submitted<G::Action>>,
    unsaved: Option<String>,
}

/// A turn of somebody at this device: what they knew when it began, and what they have done since.
#[derive(Clone)]
struct Turn<G: SessionGame> {
    seat: Seat,
    before: G::View,
    actions: Vec<G::Action>,
}

/// A turn that could have brought more.
struct JudgedTurn<G: SessionGame> {
    turn: Turn<G>,
    /// The entry of the transcripts that tells of its last action.
    entry: usize,
    /// What it could have brought.
    told: Spans,
}

/// Who is at a table, seen from one device.
pub struct Seating {
    /// What the players are called.
    pub names: BySeat<Name>,
    /// What those are called who sat down at the beginning.
    pub first_names: BySeat<Name>,
    /// Who of them sits at this device.
    pub here: BySeat<bool>,
    /// Whether the game is on a real table, and only followed here.
    pub is_real_table: bool,
}

impl Seating {
    /// Those who look at this device: the people who sit at it, and a watcher.
    #[must_use]
    pub fn viewers(&self) -> Vec<Viewer> {
        let people = self.here.iter().filter(|(_, is_here)| **is_here && !self.is_real_table);
        people.map(|(seat, _)| Viewer::Seat(seat)).chain([Viewer::Watcher]).collect()
    }
}

/// Updates got lost on the way to a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("updates after entry {have} are missing")]
pub struct MissedUpdates {
    /// How many entries the session knows.
    pub have: usize,
}

/// What is to be done about a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect<A> {
    /// Nothing more: it concerned only this screen.
    Done,
    /// The table is to decide this.
    Submit(Submitted<A>),
    /// A bot of this level is to be asked what it would do in this seat.
    Ask(Seat, Level),
}

impl<G: SessionGame> Session<G> {
    /// Opens a table, at what its viewers have learnt so far.
    #[must_use]
    pub fn new(seating: Seating, opening: Opening<G>, lang: Lang) -> Session<G> {
        let Seating { names, first_names, here, is_real_table } = seating;
        let mut session = Session {
            names,
            first_names,
            here,
            is_paused: false,
            is_real_table,
            lang,
            transcripts: Vec::new(),
            status: opening.status.clone(),
            viewer: Viewer::Watcher,
            shown_to: Viewer::Watcher,
            shows_news: false,
            announcements: Vec::new(),
            turn: None,
            tells_better_moves: false,
            better_move: None,
            better_moves: Vec::new(),
            hints: 0,
            hint: None,
            submitted: 0,
            pending: None,
            unsaved: None,
        };
        session.reopen(opening);
        session
    }

    /// Begins again from what the viewers have learnt so far.
    pub fn reopen(&mut self, opening: Opening<G>) {
        let transcript =
            |(viewer, history)| Transcript::new(viewer, history, &self.names, &self.first_names, self.lang);
        self.transcripts = opening.histories.into_iter().map(transcript).collect();
        self.better_moves.clear();
        self.status = opening.status;
        self.pending = None;
        self.shows_news = false;
        if !self.is_real_table
            && let Some(only) = self.only_person()
        {
            self.viewer = Viewer::Seat(only);
        }
        self.change();
    }

    /// Speaks another language from now on: all is told again in it.
    pub fn speak(&mut self, lang: Lang, names: BySeat<Name>, first_names: BySeat<Name>) {
        self.lang = lang;
        (self.names, self.first_names) = (names, first_names);
        for transcript in &mut self.transcripts {
            transcript.retell(&self.names, &self.first_names, lang);
        }
        let shown = self.better_move.take();
        for judged in &mut self.better_moves {
            let before = judged.told.clone();
            if let Some(told) = G::better_move(&judged.turn.before, &judged.turn.actions, lang) {
                judged.told = told;
            }
            if shown.as_ref() == Some(&before) {
                self.better_move = Some(judged.told.clone());
            }
        }
        self.shows_news = false;
    }

    /// Whether people are told what would have been better.
    pub fn tell_better_moves(&mut self, tells: bool) {
        self.tells_better_moves = tells;
    }

    /// Nobody at this device may act from now on, or they may again: what was begun stays as it is.
    pub fn pause(&mut self, is_paused: bool) {
        if self.is_paused != is_paused {
            self.is_paused = is_paused;
            self.change();
        }
    }

    /// Says why the game is not saved, or that it is.
    pub fn set_unsaved(&mut self, reason: Option<String>) {
        self.unsaved = reason;
    }

    /// Takes in a request.
    ///
    /// # Errors
    /// If the request does not fit the moment. Then nothing has changed.
    pub fn send(
        &mut self,
        request: Request<G::Action>,
    ) -> Result<Effect<G::Action>, RequestError<G::Refusal>> {
        let waiting = self.waiting();
        match (request, &waiting) {
            (Request::Device(DeviceRequest::Dismiss), _) if !self.announcements.is_empty() => {
                self.announcements.remove(0);
                self.shows_news = false;
                Ok(Effect::Done)
            }
            // Everybody listens first.
            _ if !self.announcements.is_empty() || self.pending.is_some() => Err(RequestError::NotNow),
            (Request::Act(action), Waiting::ForPerson(seat)) => {
                Ok(self.submit(Submission::Act { seat: *seat, action }))
            }
            (Request::Undo, _) if !self.is_real_table => match self.undoer() {
                Some(seat) => Ok(self.submit(Submission::Undo { seat })),
                None => Err(RequestError::NothingToUndo),
            },
            (Request::GiveUp, Waiting::ForPerson(seat)) => {
                Ok(self.submit(Submission::GiveUp { seat: *seat }))
            }
            (Request::Hint, Waiting::ForPerson(seat)) => {
                let level = HINTS[self.hints.min(HINTS.len() - 1)];
                self.hints += 1;
                self.hint = Some(Hint::Thinking(level));
                Ok(Effect::Ask(*seat, level))
            }
            (Request::Device(DeviceRequest::PassOn), Waiting::ToPassOn(_)) => {
                Ok(self.look_as(Viewer::Watcher))
            }
            (Request::Device(DeviceRequest::TakeOver(seat)), Waiting::ToHandOver(next)) if seat == *next => {
                Ok(self.look_as(Viewer::Seat(seat)))
            }
            _ => Err(RequestError::NotNow),
        }
    }

    fn submit(&mut self, submission: Submission<G::Action>) -> Effect<G::Action> {
        self.submitted += 1;
        let submitted = Submitted { id: self.submitted, submission };
        self.pending = Some(submitted.clone());
        Effect::Submit(submitted)
    }

    /// What the table was asked for and has not answered yet. After a lost connection it is submitted again, with the same id.
    #[must_use]
    pub const fn pending(&self) -> Option<&Submitted<G::Action>> {
        self.pending.as_ref()
    }

    /// The table refused what was submitted under this id.
    pub fn refused(&mut self, id: u64) {
        self.pending.take_if(|pending| pending.id == id);
    }

    /// Takes in what the table decided. An update that came before changes nothing.
    ///
    /// # Errors
    /// If updates before this one are missing. Then nothing has changed.
    pub fn receive(&mut self, update: Update<G>) -> Result<(), MissedUpdates> {
        let have = self.status.version;
        if update.status.version <= have {
            return Ok(());
        }
        if update.status.version > have + 1 {
            return Err(MissedUpdates { have });
        }
        let answered = self.pending.take_if(|pending| Some(pending.id) == update.answers);
        self.status = update.status;
        // All viewers have an entry for each event: the first of these tells of what was done.
        let entry = self.public().entries().len();
        // All hear the same.
        let hears = self.public().viewer();
        let mut announced = Vec::new();
        for (viewer, news) in update.news {
            let transcript = self.transcripts.iter_mut().find(|transcript| transcript.viewer() == viewer);
            if let Some(transcript) = transcript {
                let heard = transcript.receive(news, &self.names, self.lang);
                if viewer == hears {
                    announced = heard;
                }
            }
        }
        if let Some(answered) = answered {
            self.continue_turn(answered, entry);
        }
        // All look at the screen for an announcement: nobody's hand is on it then.
        if !announced.is_empty() && self.hides_hands() {
            self.viewer = Viewer::Watcher;
        }
        self.announcements.extend(announced);
        self.change();
        self.shows_news = true;
        Ok(())
    }

    /// A bot says what it would do, for whoever asked for a hint; nothing comes of it if nobody waits for it any more.
    pub fn receive_hint(&mut self, level: Level, action: Option<G::Action>) {
        if self.hint == Some(Hint::Thinking(level)) {
            self.hint = Some(Hint::Given(level, action));
        }
    }

    /// Another bot is asked for the hint that is being thought about: the one that was asked can't think here.
    pub fn ask_instead(&mut self, level: Level) {
        if matches!(self.hint, Some(Hint::Thinking(_))) {
            self.hint = Some(Hint::Thinking(level));
        }
    }

    /// Remembers what was done in the turn under way, and what would have been better if that turn is over. It stays to be read
    /// until the next turn of somebody at this device is over too.
    fn continue_turn(&mut self, answered: Submitted<G::Action>, entry: usize) {
        match (answered.submission, self.turn.as_mut()) {
            (Submission::Act { seat, action }, Some(turn)) if seat == turn.seat => {
                turn.actions.push(action);
                self.judge(entry);
            }
            // What was told is about an earlier turn.
            (Submission::Undo { seat }, Some(turn)) if seat == turn.seat && !turn.actions.is_empty() => {
                turn.actions.pop();
            }
            _ => self.better_move = None,
        }
    }

    /// Whether the player whose turn it is has acted in it. Somebody who has another turn because nobody else can play has not.
    #[must_use]
    pub fn is_within_turn(&self) -> bool {
        self.status.acts_again && G::within_turn(self.public().view())
    }

    /// Remembers what the turn under way could have brought, if that is to be told, beside the entry of its last action.
    fn judge(&mut self, entry: usize) {
        let Some(turn) = self.turn.as_ref().filter(|_| self.tells_better_moves) else {
            self.better_move = None;
            return;
        };
        match G::better_move(&turn.before, &turn.actions, self.lang) {
            Some(told) => {
                self.better_move = Some(told.clone());
                self.better_moves.push(JudgedTurn { turn: turn.clone(), entry, told });
            }
            None if self.is_within_turn() => {}
            None => self.better_move = None,
        }
    }

    /// What turns could have brought, as far as the viewer may read it: the entry of the transcript, and what is to be read there.
    fn better_moves(&self) -> Vec<(usize, Spans)> {
        // It tells of a hand.
        let is_own = |judged: &&JudgedTurn<G>| !G::HAS_HANDS || self.viewer == Viewer::Seat(judged.turn.seat);
        self.better_moves.iter().filter(is_own).map(|judged| (judged.entry, judged.told.clone())).collect()
    }

    /// Changes the viewer of this screen.
    fn look_as(&mut self, viewer: Viewer) -> Effect<G::Action> {
        self.viewer = viewer;
        self.shows_news = false;
        self.change();
        Effect::Done
    }

    /// Something has changed: hints are out of date, and the screen is given to whoever may look at it now. Who is to act
    /// alone, or has just been handed the device, looks at the own hand; while it changes hands, nobody does.
    fn change(&mut self) {
        self.hints = 0;
        self.hint = None;
        let (waiting, before) = (self.waiting(), self.shown_to);
        match waiting {
            Waiting::ForPerson(seat) if !self.is_real_table => self.viewer = Viewer::Seat(seat),
            Waiting::ToHandOver(_) => self.viewer = Viewer::Watcher,
            Waiting::Nothing => self.viewer = self.only_person().map_or(Viewer::Watcher, Viewer::Seat),
            _ => {}
        }
        // What would have been better tells of a hand: others who look now must not read it.
        if G::HAS_HANDS && before != self.viewer {
            self.better_move = None;
        }
        self.shown_to = self.viewer;
        self.begin_turn(&waiting);
    }

    /// Remembers what somebody knows at the beginning of a turn.
    fn begin_turn(&mut self, waiting: &Waiting) {
        let Waiting::ForPerson(seat) = waiting else {
            self.turn = None;
            return;
        };
        let is_same = self.turn.as_ref().is_some_and(|turn| turn.seat == *seat);
        if !(is_same && self.is_within_turn() && !G::JUDGES_EACH_ACTION) {
            let before = self.transcript(Viewer::Seat(*seat)).view().clone();
            self.turn = Some(Turn { seat: *seat, before, actions: Vec::new() });
        }
    }

    /// What the table waits for, seen from this screen.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        let seat = match &self.status.next {
            Next::Over => return Waiting::Nothing,
            Next::Observation(_) => return Waiting::ForObservation,
            Next::Seat(seat) => *seat,
        };
        if self.is_real_table {
            return Waiting::ForPerson(seat);
        }
        if self.is_paused {
            return Waiting::ForBot;
        }
        let hides = self.hides_hands();
        match (self.viewer, self.here[seat]) {
            (_, true) if !hides => Waiting::ForPerson(seat),
            (Viewer::Seat(viewer), true) if viewer == seat => Waiting::ForPerson(seat),
            (Viewer::Seat(_), _) if hides => Waiting::ToPassOn(seat),
            (_, true) => Waiting::ToHandOver(seat),
            (_, false) => Waiting::ForBot,
        }
    }

    /// What the real table is to tell, if the game waits for that.
    #[must_use]
    pub fn ask(&self) -> Option<G::Ask> {
        match &self.status.next {
            Next::Observation(label) => label.parse().ok(),
            Next::Seat(_) | Next::Over => None,
        }
    }

    /// Whether there are people at this device who must not see each other's hands.
    fn hides_hands(&self) -> bool {
        G::HAS_HANDS && self.people_playing().count() > 1
    }

    /// Who would undo something if whoever is at the screen asked for it. Where players have hands, nobody undoes what
    /// another did: that would show the other's hand.
    fn undoer(&self) -> Option<Seat> {
        let seat = self.status.undo.filter(|_| !self.is_paused)?;
        let may = match self.viewer {
            Viewer::Seat(viewer) if self.hides_hands() => viewer == seat,
            _ => self.people_playing().any(|person| person == seat),
        };
        may.then_some(seat)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.here.iter().filter(|(_, is_here)| **is_here).map(|(seat, _)| seat)
    }

    fn people_playing(&self) -> impl Iterator<Item = Seat> + '_ {
        let view = self.public().view();
        self.people().filter(move |seat| G::plays(view, *seat))
    }

    /// The only person at this device, if there is just one.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The transcript of a viewer at this device; for all others the one that is taken for what everybody knows.
    fn transcript(&self, viewer: Viewer) -> &Transcript<G> {
        let own = self.transcripts.iter().find(|transcript| transcript.viewer() == viewer);
        own.unwrap_or_else(|| self.public())
    }

    /// The transcript that is read for what everybody knows: the watcher's, which comes last, or the only one.
    fn public(&self) -> &Transcript<G> {
        self.transcripts.last().expect("an opening has at least one history")
    }

    /// What the viewer knows.
    #[must_use]
    pub fn view(&self) -> &G::View {
        self.transcript(self.viewer).view()
    }

    /// What the players are called.
    #[must_use]
    pub const fn names(&self) -> &BySeat<Name> {
        &self.names
    }

    /// How the table stands.
    #[must_use]
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// Whether everybody has heard everything.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.announcements.is_empty()
    }

    /// What the screen shows.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<G> {
        let transcript = self.transcript(self.viewer);
        let (view, lang) = (transcript.view(), self.lang);
        let results = match &self.status.outcome {
            Outcome::Over(results) => Some(results),
            Outcome::Going => None,
        };
        let table = TableSnapshot {
            version: self.status.version,
            viewer: self.viewer,
            waiting: self.waiting(),
            next: match self.status.next {
                Next::Seat(seat) => Some(seat),
                Next::Observation(_) | Next::Over => None,
            },
            seats: self.names.map(|seat, name| SeatSnapshot {
                name: name.clone(),
                score: G::scores(view)[seat],
                remark: G::remark(view, seat, lang),
                plays: G::plays(view, seat),
                is_here: self.here[seat],
                has_won: results.is_some_and(|results| results.winners().any(|winner| winner == seat)),
            }),
            progress: G::progress(view, lang),
            transcript: transcript.entries().to_vec(),
            announcements: self.announcements.clone(),
            better_move: self.better_move.clone(),
            better_moves: self.better_moves(),
            can_undo: self.undoer().is_some() && !self.is_real_table,
            outcome: self.status.outcome.clone(),
            ending: results.map(|results| Ending {
                result: parlor_words::outcome(results, &self.names, lang),
                breakdown: G::final_breakdown(view, &self.names, lang),
            }),
            is_real_table: self.is_real_table,
            unsaved: self.unsaved.clone(),
        };
        // Eyes may have changed with the last change: this is what the viewer of now saw of it.
        let seen = if self.shows_news { transcript.latest().to_vec() } else { Vec::new() };
        Snapshot { view: Arc::new(view.clone()), seen, hint: self.hint, table: Arc::new(table) }
    }
}
