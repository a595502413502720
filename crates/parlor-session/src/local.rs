//! A table and its screen on one device: bots play, and the record is saved.

use parlor_bots::analysis::{Decision, decisions};
use parlor_bots::{Bot, DEFAULT_ROLLOUTS, Level};
use parlor_core::record::{Record, RecordedChance, RecordingError};
use parlor_core::{
    BySeat, Chance, Entry, Log, LogError, ObserveError, Outcome, PlayerSeed, RecordedPlayer, Seat, SetUp,
    Viewer, playing,
};
use parlor_words::terminal::bad_answer;
use parlor_words::{Lang, Say as _, names_at_screen, player_names};

use crate::{
    Decided, Effect, KeeperRequest, Note, Player, RecordStore, Request, RequestError, Seating, Session,
    SessionGame, Snapshot, Submission, Submitted, Table, Waiting,
};

/// The seed of hints: who asks twice gets the same answer.
pub(crate) const HINT: &str = "hint";

/// Who plays on for a bot that can't think here. It needs no time to think.
pub const STAND_IN: Level = Level::Steady;

/// A table on one device, with its screen and its record.
pub struct LocalBackend<G: SessionGame, S: RecordStore> {
    pub(crate) table: Table<G>,
    pub(crate) session: Session<G>,
    /// Who sat down when the game began.
    seats: BySeat<RecordedPlayer>,
    /// Who plays, as the log has it.
    playing: BySeat<RecordedPlayer>,
    players: BySeat<Player>,
    pub(crate) viewers: Vec<Viewer>,
    pub(crate) store: S,
    /// How much of the game is saved; `None` if something else is.
    saved: Option<Saved>,
    /// Counts changes, so that an answer to an earlier question is told from one to the present question.
    changes: u64,
    /// Whose hint is being thought about.
    hint: Option<(Seat, Level)>,
    /// What was struck out and could be entered again, the next one last.
    struck: Vec<Entry<G::Action>>,
    lang: Lang,
}

/// How much of a game is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Saved {
    entries: usize,
    /// Whether the scores are, after which nothing can be added.
    is_over: bool,
}

impl Saved {
    /// All of it.
    fn new<G: SessionGame>(log: &Log<G>) -> Saved {
        let is_over = matches!(G::outcome(log.state()), Outcome::Over(_));
        Saved { entries: log.entries().len(), is_over }
    }
}

/// What a bot is to think about: its own turn, or a hint. It is given a view, never a state.
pub struct Question<G: SessionGame> {
    /// Which change of the table the question belongs to.
    pub id: u64,
    /// What the bot knows.
    pub view: G::View,
    /// Who thinks, and how long.
    pub bot: Bot,
    /// Where its own chance comes from.
    pub seed: PlayerSeed,
}

impl<G: SessionGame, S: RecordStore> LocalBackend<G, S> {
    /// Opens a table: at a game that has just begun, or where one was left. The store has the record of it, which says that
    /// these `seats` were taken when the game began; those who play now are the `players`.
    pub fn new(
        log: Log<G>,
        seats: BySeat<RecordedPlayer>,
        players: BySeat<Player>,
        store: S,
        lang: Lang,
    ) -> LocalBackend<G, S> {
        let playing = playing(&seats, log.entries());
        let seating = Seating {
            names: names_at_screen(&playing, lang),
            first_names: player_names(&seats, lang),
            here: players.map(|_, player| matches!(player, Player::Person(_))),
            is_real_table: log.set_up().chance == Chance::Unknown,
        };
        let saved = Some(Saved::new(&log));
        let (table, viewers) = (Table::new(log), seating.viewers());
        let session = Session::new(seating, table.opening(&viewers), lang);
        LocalBackend {
            table,
            session,
            seats,
            playing,
            players,
            viewers,
            store,
            saved,
            changes: 0,
            hint: None,
            struck: Vec::new(),
            lang,
        }
    }

    /// Does what somebody at the screen asks for.
    ///
    /// # Errors
    /// If the request does not fit the moment, or the rules refuse it. Then nothing has changed.
    pub fn send(&mut self, request: Request<G::Action>) -> Result<(), RequestError<G::Refusal>> {
        match self.session.send(request)? {
            Effect::Done => self.change(),
            Effect::Submit(Submitted { id, submission }) => {
                self.submit(submission, Some(id))?;
                // It takes the place of what was struck out last.
                self.struck.pop();
            }
            Effect::Ask(seat, level) => {
                self.change();
                self.hint = Some((seat, level));
                if level != Level::Expert {
                    self.choose()?;
                }
            }
        }
        Ok(())
    }

    /// What the screen shows.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<G> {
        self.session.snapshot()
    }

    /// What the screen holds.
    #[must_use]
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Why a request was refused, if there is anything to say about it.
    #[must_use]
    pub fn note(&self, error: &RequestError<G::Refusal>) -> Option<Note> {
        error.sentence(self.session.names(), self.lang).map(Note::refused)
    }

    /// Why a request of the score keeper was refused, if there is anything to say about it. An answer that could not be taken
    /// comes with how to answer.
    #[must_use]
    pub fn keeper_note(&self, error: &RequestError<G::Refusal>) -> Option<Note> {
        match (error, self.session.ask()) {
            (RequestError::Table(LogError::Tell(ObserveError::BadValue { values, .. })), Some(ask)) => {
                let how = G::how_to_answer(ask, self.players.seats(), self.lang);
                Some(Note::refused(bad_answer(&values.join(" "), &how, self.lang)))
            }
            _ => self.note(error),
        }
    }

    /// Whether people are told what would have been better.
    pub fn tell_better_moves(&mut self, tells: bool) {
        self.session.tell_better_moves(tells);
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.say_again();
    }

    /// Tells everything again, with the names of those who play now.
    fn say_again(&mut self) {
        let (lang, first) = (self.lang, player_names(&self.seats, self.lang));
        self.session.speak(lang, names_at_screen(&self.playing, lang), first);
    }

    /// Saves everything again, because what is saved is not known to be all. `false` if that failed.
    pub fn save_all(&mut self) -> bool {
        self.saved = None;
        self.save()
    }

    /// Saves what is not saved yet. `false` if that failed: the game goes on, and every snapshot says so.
    pub fn save(&mut self) -> bool {
        let reason = self.save_missing().err();
        let is_saved = reason.is_none();
        self.session.set_unsaved(reason);
        is_saved
    }

    fn save_missing(&mut self) -> Result<(), String> {
        let (log, lang) = (self.table.log(), self.lang);
        let now = Saved::new(log);
        if self.saved == Some(now) {
            return Ok(());
        }
        match self.saved.filter(|saved| !saved.is_over && saved.entries <= now.entries) {
            Some(saved) => {
                let lines = Record::lines_from(log, saved.entries).map_err(|error| error.say(lang))?;
                self.store.append(&lines, lang)?;
            }
            // Something was struck out, or undone after the scores were written.
            None => {
                let record = record(log, &self.seats).map_err(|error| error.say(lang))?;
                self.store.replace(&record, lang)?;
            }
        }
        self.saved = Some(now);
        Ok(())
    }

    /// The text of the game's record.
    ///
    /// # Errors
    /// If something in the log can't be written in a record.
    pub fn record(&self) -> Result<String, RecordingError> {
        record(self.table.log(), &self.seats)
    }

    /// What a bot is to think about now, if anything. Bots wait until all announcements are heard.
    #[must_use]
    pub fn question(&self) -> Option<Question<G>> {
        let (seat, bot, seed) = self.thinker()?;
        let view = G::view(self.table.log().state(), Viewer::Seat(seat));
        Some(Question { id: self.changes, view, bot, seed })
    }

    /// Whether a bot thinks about its own turn now, and whether it has begun to act in it.
    #[must_use]
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let acts = self.hint.is_none() && self.thinker().is_some();
        acts.then(|| BotTurn { has_begun: self.session.is_within_turn() })
    }

    /// How often the table has changed: an answer to a question of another number comes too late.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether a bot thinks about a hint.
    #[must_use]
    pub const fn is_pondering(&self) -> bool {
        self.hint.is_some()
    }

    fn thinker(&self) -> Option<(Seat, Bot, PlayerSeed)> {
        if let Some((seat, level)) = self.hint {
            let bot = Bot { rollouts: DEFAULT_ROLLOUTS, ..level.into() };
            return Some((seat, bot, PlayerSeed::from_text(HINT)));
        }
        let parlor_core::Next::Seat(seat) = self.session.status().next else { return None };
        match self.players.get(seat)? {
            Player::Bot(bot, seed)
                if self.session.waiting() == Waiting::ForBot && self.session.is_heard() =>
            {
                Some((seat, *bot, *seed))
            }
            _ => None,
        }
    }

    /// The bot that is to think now, if any.
    #[must_use]
    pub fn thinking_bot(&self) -> Option<Bot> {
        self.thinker().map(|(_, bot, _)| bot)
    }

    /// Has the bot that is to think now do what it would do without looking ahead.
    ///
    /// # Errors
    /// If the bot has no move, or one that the rules refuse: a bug of ours.
    pub fn choose(&mut self) -> Result<(), RequestError<G::Refusal>> {
        let Some(question) = self.question() else { return Ok(()) };
        let action = G::choose(question.bot.level, &question.view, &question.seed);
        self.answer(question.id, action)
    }

    /// Takes in what a bot answered to the question of this id. Nothing comes of it if the table has changed since.
    ///
    /// # Errors
    /// If the bot has no move, or one that the rules refuse: a bug of ours.
    pub fn answer(&mut self, id: u64, action: Option<G::Action>) -> Result<(), RequestError<G::Refusal>> {
        if id != self.changes {
            return Ok(());
        }
        let Some((seat, ..)) = self.thinker() else { return Ok(()) };
        match (self.hint.take(), action) {
            (Some((_, level)), action) => {
                self.session.receive_hint(level, action);
                self.change();
                Ok(())
            }
            (None, Some(action)) => {
                self.take_over(seat)?;
                self.submit(Submission::Act { seat, action }, None)
            }
            (None, None) => Err(RequestError::NoMove),
        }
    }

    /// Has a bot that needs no time to think answer the question of this id: the bot that was to think can't do it here. In its own
    /// turn it is replaced for good, and the record says so. Nothing comes of it if the table has changed since.
    ///
    /// # Errors
    /// If that bot has no move either, or one that the rules refuse: a bug of ours.
    pub fn stand_in(&mut self, id: u64) -> Result<(), RequestError<G::Refusal>> {
        if id != self.changes {
            return Ok(());
        }
        if let Some((_, level)) = &mut self.hint {
            *level = STAND_IN;
            self.session.ask_instead(STAND_IN);
        } else if let Some((seat, _, seed)) = self.thinker() {
            self.players[seat] = Player::Bot(STAND_IN.into(), seed);
        }
        self.choose()
    }

    /// Enters who plays in a seat, before that player acts, if it is not the one that the log has there: another bot, or one of
    /// another version, has played there before.
    fn take_over(&mut self, seat: Seat) -> Result<(), RequestError<G::Refusal>> {
        let by = self.players[seat].recorded::<G>();
        let kind = |player: &RecordedPlayer| player.bot().map(|bot| (bot.level, bot.version));
        if kind(&self.playing[seat]) == kind(&by) {
            return Ok(());
        }
        let decided = self.table.take_over(seat, by.clone())?;
        self.playing[seat] = by;
        self.say_again();
        self.apply_decision(&decided, None);
        Ok(())
    }

    /// Has the table decide, saves, and tells everybody at this device. `id` is the session's, if it asked for it.
    fn submit(
        &mut self,
        submission: Submission<G::Action>,
        id: Option<u64>,
    ) -> Result<(), RequestError<G::Refusal>> {
        match self.table.decide(submission) {
            Ok(decided) => {
                self.apply_decision(&decided, id);
                Ok(())
            }
            Err(error) => {
                if let Some(id) = id {
                    self.session.refused(id);
                }
                Err(error.into())
            }
        }
    }

    /// Saves what the table decided, and tells everybody at this device.
    fn apply_decision(&mut self, decided: &Decided<G>, id: Option<u64>) {
        self.save();
        let update = self.table.update(decided, &self.viewers, id);
        self.session.receive(update).expect("each update is received at once");
        self.change();
    }

    /// Something has changed: what was thought about before is no longer the question.
    fn change(&mut self) {
        self.changes += 1;
        self.hint = None;
    }

    /// Does what the score keeper of a real table asks for.
    ///
    /// # Errors
    /// If there is nothing to correct, or the rules refuse it. Then nothing has changed.
    pub fn keep(&mut self, request: KeeperRequest) -> Result<(), RequestError<G::Refusal>> {
        match request {
            _ if self.set_up().chance != Chance::Unknown => return Err(RequestError::NotNow),
            KeeperRequest::Observe(observation) => {
                self.submit(Submission::Observe(observation), None)?;
                self.struck.pop();
            }
            KeeperRequest::StrikeOut => {
                let entry = self.table.strike_out().ok_or(RequestError::NothingToStrike)?;
                self.struck.push(entry);
                self.saved = None;
                self.save();
                self.session.reopen(self.table.opening(&self.viewers));
                self.change();
            }
            KeeperRequest::EnterAgain => {
                let entry = self.struck.last().cloned().ok_or(RequestError::NothingStruck)?;
                let submission = Submission::from_entry(entry).ok_or(RequestError::NotNow)?;
                self.submit(submission, None)?;
                self.struck.pop();
            }
            KeeperRequest::Forget => {
                self.struck.pop().ok_or(RequestError::NothingStruck)?;
            }
        }
        Ok(())
    }

    /// What everybody decided.
    pub fn decisions(&self) -> Vec<Decision<G>> {
        decisions(self.table.log())
    }

    /// What the game began with.
    pub fn set_up(&self) -> &SetUp<G> {
        self.table.log().set_up()
    }

    /// Who plays.
    pub const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Where the record is saved.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Where the record is saved, to change it.
    pub const fn store_mut(&mut self) -> &mut S {
        &mut self.store
    }
}

/// The turn of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// Whether it has acted in this turn before: nobody waits as long for the rest of a turn.
    pub has_begun: bool,
}

/// The text of a game's record, in which these sat down.
///
/// # Errors
/// If something in the log can't be written in a record.
pub fn record<G: SessionGame>(
    log: &Log<G>,
    seats: &BySeat<RecordedPlayer>,
) -> Result<String, RecordingError> {
    let chance = RecordedChance::open(&log.set_up().chance);
    Record::from_log(log, seats.clone(), chance).map(|record| record.to_string())
}
