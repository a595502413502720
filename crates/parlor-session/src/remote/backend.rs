//! A game at a table in a house, for the one person or watcher at a client.

use std::sync::Arc;

use parlor_bots::{Bot, DEFAULT_ROLLOUTS, Level};
use parlor_core::{
    BySeat, Chance, ChanceStream, Edition as _, GameOptions as _, LogError, PlayerSeed, RecordedBot,
    RecordedPlayer, Seat, Seed, SetUp, Viewer,
};
use parlor_wire::{EditionChoice, Key, Presence, Refused, SeatState, Stage, TableInfo, Why};
use parlor_words::online::{OnlineText, ended_early};
use parlor_words::{Lang, Name, Spans, TableText, default_name, player_names};

use super::table::{Command, GameNews};
use crate::local::HINT;
use crate::{
    Effect, Ending, MissedUpdates, Note, Opening, Request, RequestError, STAND_IN, Seating, Session,
    SessionGame, Snapshot, Submission, Submitted, Unreadable, Update, Waiting,
};

/// A game at a table in a house.
pub struct RemoteBackend<G: SessionGame> {
    session: Session<G>,
    info: Arc<TableInfo>,
    /// Where the person at this client sits; a watcher sits nowhere.
    you: Option<Seat>,
    here: Vec<Presence>,
    lang: Lang,
    /// What is not answered yet: its key, and what it is.
    submitted: Option<(Key, Submitted<G::Action>)>,
    /// What is to be done after it, in the same turn.
    queue: Vec<G::Action>,
    /// Whose hint is being thought about.
    hint: Option<(Seat, Level)>,
    /// Whether whoever is here wants to be told what would have been better.
    wants_better_moves: bool,
    /// Counts changes, so that an answer to an earlier question is told from one to the present question.
    changes: u64,
}

/// Why something was refused.
pub enum Answered<G: SessionGame> {
    /// Not by the rules of the game, but as this sentence says.
    Text(&'static str),
    /// By the rules.
    ByRules(WhyNot<G>),
}

/// An action that the rules refuse. The house says that they do; why follows from what is known here, because the rules judge by nothing
/// else.
pub struct WhyNot<G: SessionGame> {
    view: G::View,
    seat: Seat,
    action: G::Action,
    names: BySeat<Name>,
    lang: Lang,
}

impl<G: SessionGame> WhyNot<G> {
    /// Why, as a sentence.
    #[must_use]
    pub fn sentence(&self) -> Spans {
        let mut stream = ChanceStream::for_chance(&Seed::from_text(HINT), HINT);
        let imagined = G::imagine(&self.view, &mut stream).ok();
        let refusal = imagined.and_then(|mut state| G::apply(&mut state, self.seat, &self.action).err());
        let sentence = refusal.and_then(|refusal| {
            RequestError::Table(LogError::Refused(refusal)).sentence(&self.names, self.lang)
        });
        sentence.unwrap_or_else(|| OnlineText::AgainstRules.text(self.lang).into())
    }
}

/// What a bot is to think about, for a hint.
pub struct RemoteQuestion<G: SessionGame> {
    /// Which change of the table it belongs to.
    pub id: u64,
    /// What is known.
    pub view: G::View,
    /// Who thinks, and how long.
    pub bot: Bot,
    /// Where its chance comes from.
    pub seed: PlayerSeed,
}

/// What the house told of the game can't be used: everything has to be asked for again ([`RemoteTable::forget`]).
///
/// [`RemoteTable::forget`]: super::RemoteTable::forget
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RemoteError {
    /// It can't be read.
    #[error(transparent)]
    Read(#[from] Unreadable),
    /// Something is missing before it.
    #[error(transparent)]
    Missed(#[from] MissedUpdates),
}

impl<G: SessionGame> RemoteBackend<G> {
    /// Opens the game, at what the person who sits there, or a watcher, has learnt so far.
    ///
    /// # Errors
    /// If the text is not an opening of this game.
    pub fn new(
        info: Arc<TableInfo>,
        you: Option<Seat>,
        opening: &str,
        lang: Lang,
    ) -> Result<RemoteBackend<G>, RemoteError> {
        let opening = read_opening::<G>(&info, opening)?;
        let names = names(&info, lang);
        let here = names.map(|seat, _| Some(seat) == you);
        // A place stays somebody's while a bot plays there.
        let seating = Seating { first_names: names.clone(), names, here, is_real_table: false };
        let session = Session::new(seating, opening, lang);
        let mut backend = RemoteBackend {
            session,
            info: info.clone(),
            you,
            here: Vec::new(),
            lang,
            submitted: None,
            queue: Vec::new(),
            hint: None,
            wants_better_moves: false,
            changes: 0,
        };
        backend.set_info(info);
        Ok(backend)
    }

    /// Takes in what happened in the game.
    ///
    /// # Errors
    /// If it can't be read, or something is missing before it. Then nothing has changed.
    pub fn receive(&mut self, news: &GameNews) -> Result<(), RemoteError> {
        match news {
            GameNews::Opened { info, opening } => {
                self.session.reopen(read_opening(info, opening)?);
                self.submitted = None;
                self.queue.clear();
                self.set_info(Arc::clone(info));
            }
            GameNews::Happened { update, answers } => {
                let mut update = Update::<G>::from_json(update)?;
                let answered = self.submitted.take_if(|(key, _)| Some(*key) == *answers);
                update.answers = answered.map(|(_, submitted)| submitted.id);
                self.session.receive(update)?;
            }
        }
        self.change();
        Ok(())
    }

    /// Takes in what everyone knows about the table.
    pub fn set_info(&mut self, info: Arc<TableInfo>) {
        self.info = info;
        let names = names(&self.info, self.lang);
        if *self.session.names() != names {
            self.session.speak(self.lang, names.clone(), names);
        }
        let has_stand_in = self.you.is_some_and(|you| has_stand_in(&self.info, you));
        self.session.pause(has_stand_in || self.info.stage != Stage::Playing);
        self.session.tell_better_moves(self.wants_better_moves && self.may_hint());
    }

    /// Takes in who is there.
    pub fn set_here(&mut self, here: &[Presence]) {
        here.clone_into(&mut self.here);
    }

    /// Whether whoever is here may ask for hints and is told about better moves: the table allows it, or no other person plays.
    #[must_use]
    pub fn may_hint(&self) -> bool {
        let people = self.info.seats.iter().filter(|seat| matches!(seat, SeatState::Person { .. })).count();
        self.you.is_some() && (self.info.hints || people == 1)
    }

    /// Whether people are told what would have been better, where that is allowed.
    pub fn tell_better_moves(&mut self, tells: bool) {
        self.wants_better_moves = tells;
        self.session.tell_better_moves(tells && self.may_hint());
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        let names = names(&self.info, lang);
        self.session.speak(lang, names.clone(), names);
    }

    /// Takes in a request; what is to be submitted under the key, if anything.
    ///
    /// # Errors
    /// If the request does not fit the moment. Then nothing has changed.
    pub fn send(
        &mut self,
        request: Request<G::Action>,
        key: Key,
    ) -> Result<Option<Command>, RequestError<G::Refusal>> {
        match request {
            Request::Hint if !self.may_hint() => return Err(RequestError::NotNow),
            // The whole of a turn may be typed at once.
            Request::Act(action) if self.submitted.is_some() => {
                self.wait_in_line(action);
                return Ok(None);
            }
            _ => {}
        }
        Ok(match self.session.send(request)? {
            Effect::Done => {
                self.change();
                None
            }
            Effect::Ask(seat, level) => {
                self.change();
                self.hint = Some((seat, level));
                if level != Level::Expert {
                    self.choose();
                }
                None
            }
            Effect::Submit(submitted) => {
                let command = match &submitted.submission {
                    Submission::Act { action, .. } => Some(Command::Act(action.to_string())),
                    Submission::Undo { .. } => Some(Command::Undo),
                    Submission::GiveUp { .. } => Some(Command::GiveUp),
                    Submission::Observe(_) => None,
                };
                self.submitted = Some((key, submitted));
                command
            }
        })
    }

    /// Keeps an action until the one before it is answered; one that is asked for twice is meant once.
    fn wait_in_line(&mut self, action: G::Action) {
        let before = match &self.submitted {
            Some((_, Submitted { submission: Submission::Act { action, .. }, .. })) => Some(*action),
            _ => return,
        };
        if self.queue.last().copied().or(before) != Some(action) && self.queue.len() < 4 {
            self.queue.push(action);
        }
    }

    /// The next action of those that were asked for at once, when its time has come: it is to be sent like any other.
    pub fn next_in_line(&mut self) -> Option<Request<G::Action>> {
        if self.submitted.is_some() || self.queue.is_empty() {
            return None;
        }
        if !matches!(self.session.waiting(), Waiting::ForPerson(_)) {
            self.queue.clear();
            return None;
        }
        Some(Request::Act(self.queue.remove(0)))
    }

    /// What was submitted under this key is done with: it could not be sent at all, or its news have come.
    pub fn forget(&mut self, key: Key) {
        if let Some((_, submitted)) = self.submitted.take_if(|(submitted, _)| *submitted == key) {
            self.session.refused(submitted.id);
        }
    }

    /// The house refused what was submitted: what is to be said about it. What was placed on the board stays there.
    pub fn refused(&mut self, refused: &Refused) -> Option<Note> {
        Some(Note::refused(match self.answered(refused)? {
            Answered::Text(text) => text.into(),
            Answered::ByRules(why_not) => why_not.sentence(),
        }))
    }

    /// The same, for a client that finds out about rules later.
    pub fn answered(&mut self, refused: &Refused) -> Option<Answered<G>> {
        let (_, submitted) = self.submitted.take_if(|(key, _)| *key == refused.key)?;
        self.session.refused(submitted.id);
        self.queue.clear();
        Some(match (refused.why, submitted.submission) {
            (Why::Rule, Submission::Act { seat, action }) => Answered::ByRules(WhyNot {
                view: self.session.view().clone(),
                seat,
                action,
                names: self.session.names().clone(),
                lang: self.lang,
            }),
            (Why::Rule, Submission::Undo { .. }) => Answered::Text(TableText::NothingToUndo.text(self.lang)),
            (Why::Rule, _) => Answered::Text(OnlineText::AgainstRules.text(self.lang)),
            (why, _) => Answered::Text(why_text(why).text(self.lang)),
        })
    }

    /// Why a request was refused, if there is anything to say about it.
    #[must_use]
    pub fn note(&self, error: &RequestError<G::Refusal>) -> Option<Note> {
        error.sentence(self.session.names(), self.lang).map(Note::refused)
    }

    /// What a bot is to think about for a hint, if anything.
    #[must_use]
    pub fn question(&self) -> Option<RemoteQuestion<G>> {
        let (_, level) = self.hint?;
        let bot = Bot { rollouts: DEFAULT_ROLLOUTS, ..level.into() };
        let seed = PlayerSeed::from_text(HINT);
        Some(RemoteQuestion { id: self.changes, view: self.session.view().clone(), bot, seed })
    }

    /// How often something has changed: an answer to a question of another number comes too late.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Takes in what a bot would do. Nothing comes of it if something has changed since it was asked.
    pub fn answer(&mut self, id: u64, action: Option<G::Action>) {
        if id == self.changes
            && let Some((_, level)) = self.hint.take()
        {
            self.session.receive_hint(level, action);
            self.change();
        }
    }

    /// Has a bot that needs no time to think give the hint: the one that was asked can't think here.
    pub fn stand_in(&mut self, id: u64) {
        if id == self.changes
            && let Some((_, level)) = &mut self.hint
        {
            *level = STAND_IN;
            self.session.ask_instead(STAND_IN);
            self.choose();
        }
    }

    fn choose(&mut self) {
        if let Some(question) = self.question() {
            let action = G::choose(question.bot.level, &question.view, &question.seed);
            self.answer(question.id, action);
        }
    }

    /// Something has changed: what was thought about before is no longer the question.
    fn change(&mut self) {
        self.changes += 1;
        self.hint = None;
    }

    /// What the screen holds.
    #[must_use]
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What the screen shows.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<G> {
        let mut snapshot = self.session.snapshot();
        let table = Arc::make_mut(&mut snapshot.table);
        for seat in Seat::first(table.seats.seats()) {
            if let Some(word) = self.remark(seat) {
                let remark = &mut table.seats[seat].remark;
                *remark = Some(match remark.take() {
                    Some(before) => format!("{before} · {word}"),
                    None => word.to_owned(),
                });
            }
        }
        let is_our_fault = self.info.stage == Stage::Stopped;
        if table.ending.is_none() && (is_our_fault || self.info.stage == Stage::Abandoned) {
            let result = ended_early(is_our_fault, self.lang).to_owned();
            table.ending = Some(Ending { result, breakdown: Vec::new() });
            (table.waiting, table.next) = (Waiting::Nothing, None);
        }
        snapshot
    }

    /// What is to be said beside a name because of who is there.
    fn remark(&self, seat: Seat) -> Option<&'static str> {
        if self.info.stage != Stage::Playing {
            return None;
        }
        let text = match self.here.get(seat.index()) {
            _ if has_stand_in(&self.info, seat) => OnlineText::BotPlays,
            Some(Presence::Away) => OnlineText::Away,
            Some(Presence::Gone) => OnlineText::Gone,
            Some(Presence::Here) | None => return None,
        };
        Some(text.text(self.lang))
    }

    /// Whose eyes are on the screen.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.you.map_or(Viewer::Watcher, Viewer::Seat)
    }
}

/// Reads all of a game so far, at a table of which everyone knows this.
fn read_opening<G: SessionGame>(info: &TableInfo, opening: &str) -> Result<Opening<G>, Unreadable> {
    Opening::from_json(opening, &set_up(info).ok_or(Unreadable)?)
}

/// How the game at a table was set up, if it can be read; no client knows where its chance comes from.
#[must_use]
pub fn set_up<G: SessionGame>(info: &TableInfo) -> Option<SetUp<G>> {
    let edition = match &info.edition {
        EditionChoice::BuiltIn(name) => G::Edition::built_in(name)?,
        EditionChoice::Text(text) => Arc::new(G::Edition::read(text).ok()?),
    };
    let mut options = G::Options::default();
    info.options.iter().try_for_each(|(key, value)| options.set(key, value).ok())?;
    let players = u8::try_from(info.seats.len()).ok()?;
    Some(SetUp { edition, options, players, chance: Chance::Unknown })
}

/// Whether a bot plays in the seat of a person who is gone.
fn has_stand_in(info: &TableInfo, seat: Seat) -> bool {
    matches!(info.seats.get(seat.index()), Some(SeatState::Person { stand_in: Some(_), .. }))
}

/// Why the house refuses something that no rule of the game forbids.
#[must_use]
pub const fn why_text(why: Why) -> OnlineText {
    match why {
        Why::Stale => OnlineText::Stale,
        Why::Rule => OnlineText::AgainstRules,
        Why::NotYours | Why::Over => OnlineText::NotYours,
        Why::Taken => OnlineText::Taken,
        Why::Limit => OnlineText::TooMuch,
        Why::Busy => OnlineText::Busy,
        Why::Storage => OnlineText::NotSaved,
        Why::Stopped => OnlineText::Stopped,
        Why::Unknown | Why::Message => OnlineText::Failed,
    }
}

/// What the players are called: people by their names, bots by their level.
fn names(info: &TableInfo, lang: Lang) -> BySeat<Name> {
    let seats = u8::try_from(info.seats.len()).unwrap_or(u8::MAX);
    let players = BySeat::new(seats, |seat| match info.seats.get(seat.index()) {
        Some(SeatState::Person { name, .. }) => RecordedPlayer::Person(name.clone()),
        Some(SeatState::Bot(bot)) => {
            RecordedPlayer::Bot(RecordedBot { level: bot.level, version: 1, rollouts: bot.rollouts })
        }
        _ => RecordedPlayer::Person(default_name(seat, lang)),
    });
    player_names(&players, lang)
}
