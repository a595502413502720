//! The host of a table on this device: holds the game, keeps its record, lets bots play, and tells everybody what they may
//! know.

use parlor_bots::analysis::{Decision, decisions};
use parlor_bots::{Bot, Level, Search};
use parlor_core::record::{Record, RecordedChance, RecordingError};
use parlor_core::{BySeat, Chance, Entry, Log, LogError, Next, Outcome, PlayerSeed, Seat, SetUp, Viewer};
use parlor_words::{Lang, Say as _};

use crate::{Front, Heard, Player, SessionGame, Transcript, told_apart};

/// A table, and all that belongs to it.
pub struct Host<G: SessionGame, F: Front<G>> {
    log: Log<G>,
    players: BySeat<Player>,
    names: BySeat<String>,
    front: F,
    /// Why what is kept is not up to date, if it is not.
    unsaved: Option<String>,
    transcripts: Vec<Transcript<G, F>>,
    /// What the bot whose turn it is thinks about, if it looks ahead.
    thinking: Option<G::Search>,
    lang: Lang,
}

/// What comes of a bot's turn.
pub enum BotTurn<G: SessionGame> {
    /// It needs more time.
    Thinks,
    /// It has acted; what the listener heard of it, or why that can't be.
    Acted(Result<Heard<G>, LogError<G::Refusal>>),
    /// No bot is to act, or it does not know what to do.
    Lost,
}

/// The seed of hints: who asks twice gets the same answer.
const HINT: &str = "hint";
/// How many rollouts are done between two looks at the clock.
const ROLLOUTS: u32 = 16;

impl<G: SessionGame, F: Front<G>> Host<G, F> {
    /// Opens a table: at a game that has just begun, or where one was left.
    pub fn new(log: Log<G>, players: BySeat<Player>, front: F, lang: Lang) -> Host<G, F> {
        let names = names::<G, F>(&players, lang);
        let mut host =
            Host { log, players, names, front, unsaved: None, transcripts: Vec::new(), thinking: None, lang };
        host.tell_afresh();
        host
    }

    /// The text of the game's record.
    ///
    /// # Errors
    /// If the game can't be written down.
    pub fn record(&self) -> Result<String, RecordingError> {
        record(&self.log, &self.players)
    }

    /// Speaks another language from now on: all is told again in it.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.names = names::<G, F>(&self.players, lang);
        self.tell_afresh();
    }

    /// Tells everybody before this screen the whole story again.
    fn tell_afresh(&mut self) {
        let people = self.people().map(Viewer::Seat).filter(|_| !self.is_real_table());
        let viewers: Vec<Viewer> = people.chain([Viewer::Watcher]).collect();
        let story = |viewer| Transcript::new(&self.log, viewer, &self.names, self.lang);
        self.transcripts = viewers.into_iter().filter_map(story).collect();
    }

    /// Brings what is kept up to date; `false` if that can't be. Then nothing more should happen at the table.
    pub fn save(&mut self) -> bool {
        self.unsaved = match self.record() {
            Ok(record) => self.front.keep(&record, self.lang).err(),
            Err(error) => Some(error.say(self.lang)),
        };
        self.unsaved.is_none()
    }

    /// Carries an entry out, writes it down and tells it; what the listener heard of it is returned.
    ///
    /// # Errors
    /// If the entry can't be; then nothing has changed.
    pub fn enter(
        &mut self,
        entry: &Entry<G::Action>,
        listener: Viewer,
    ) -> Result<Heard<G>, LogError<G::Refusal>> {
        let events = self.log.append(entry.clone())?;
        // What was thought about before is no longer the question.
        self.thinking = None;
        self.save();
        let mut told = Heard::default();
        for story in &mut self.transcripts {
            if events.is_empty() {
                story.aside(entry, &self.names, G::view(self.log.state(), story.viewer()));
                continue;
            }
            let heard = story.tell(&events, &self.names);
            if story.viewer() == listener {
                told = heard;
            }
        }
        Ok(told)
    }

    /// The bot whose turn it is, and its seat.
    pub fn bot_to_act(&self) -> Option<(Seat, Bot, PlayerSeed)> {
        let Next::Seat(seat) = self.next() else { return None };
        match self.players.get(seat)? {
            Player::Bot(bot, seed) => Some((seat, *bot, *seed)),
            Player::Person(_) => None,
        }
    }

    /// Lets the bot whose turn it is act, or think as long as the caller has time.
    pub fn bot_acts(&mut self, listener: Viewer, has_time: impl FnMut() -> bool) -> BotTurn<G> {
        let Some((seat, bot, seed)) = self.bot_to_act() else { return BotTurn::Lost };
        let view = || G::view(self.log.state(), Viewer::Seat(seat));
        let action = if bot.level == Level::Expert {
            let Some(mut search) = self.thinking.take().or_else(|| G::search(&view(), &seed)) else {
                return BotTurn::Lost;
            };
            if !think(&mut search, bot.rollouts, has_time) {
                self.thinking = Some(search);
                return BotTurn::Thinks;
            }
            search.best()
        } else {
            G::choose(bot.level, &view(), &seed)
        };
        match action {
            Some(action) => BotTurn::Acted(self.enter(&Entry::Act { seat, action }, listener)),
            None => BotTurn::Lost,
        }
    }

    /// What a player of this level would do in this seat, without looking ahead.
    pub fn hint(&self, seat: Seat, level: Level) -> Option<G::Action> {
        let view = G::view(self.log.state(), Viewer::Seat(seat));
        G::choose(level, &view, &PlayerSeed::from_text(HINT))
    }

    /// What an expert would think about in this seat.
    pub fn ponder(&self, seat: Seat) -> Option<G::Search> {
        G::search(&G::view(self.log.state(), Viewer::Seat(seat)), &PlayerSeed::from_text(HINT))
    }

    /// Takes the last entry out of the log, as if it had never been: for whoever keeps the record of a real table and
    /// has made a mistake. `None` if there is none.
    pub fn strike_out(&mut self) -> Option<Entry<G::Action>> {
        let (last, before) = self.log.entries().split_last()?;
        let last = last.clone();
        let mut log = Log::begin(self.log.set_up().clone()).ok()?;
        for entry in before {
            log.append(entry.clone()).ok()?;
        }
        self.log = log;
        self.save();
        self.tell_afresh();
        Some(last)
    }

    /// What everybody decided.
    pub fn decisions(&self) -> Vec<Decision<G>> {
        // The log has carried all of it out before.
        decisions(&self.log).unwrap_or_default()
    }

    /// The game itself.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// What the game began with.
    pub fn set_up(&self) -> &SetUp<G> {
        self.log.set_up()
    }

    /// What the game waits for.
    pub fn next(&self) -> Next {
        G::next(self.log.state())
    }

    /// Whether whoever is to act has begun to: the last entry is an action of the same seat.
    pub fn is_within_turn(&self) -> bool {
        match (self.next(), self.log.entries().last()) {
            (Next::Seat(next), Some(Entry::Act { seat, .. })) => next == *seat,
            _ => false,
        }
    }

    /// Whether the player could take the last action back now.
    pub fn can_retract(&self, seat: Seat) -> bool {
        self.log.can_retract(seat)
    }

    /// Who would take something back if whoever is before the screen asked for it. Where players have hands, nobody takes back
    /// what another did: that would show the other's hand.
    pub fn retractor(&self, viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) if self.hides_hands() => Some(seat).filter(|seat| self.can_retract(*seat)),
            _ => self.people_playing().find(|seat| self.can_retract(*seat)),
        }
    }

    /// How the game stands.
    pub fn outcome(&self) -> Outcome {
        G::outcome(self.log.state())
    }

    /// The story of a viewer before this screen; of a watcher for all others.
    pub fn transcript(&self, viewer: Viewer) -> Option<&Transcript<G, F>> {
        let of = |viewer| self.transcripts.iter().find(|story| story.viewer() == viewer);
        of(viewer).or_else(|| of(Viewer::Watcher))
    }

    /// Whether this is the record of a game on a real table.
    pub fn is_real_table(&self) -> bool {
        self.set_up().chance == Chance::Unknown
    }

    /// The seats of those who sit at this keyboard.
    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_person = |(seat, player): (Seat, &Player)| matches!(player, Player::Person(_)).then_some(seat);
        self.players.iter().filter_map(is_person)
    }

    /// The seats of those who sit at this keyboard and still play.
    pub fn people_playing(&self) -> impl Iterator<Item = Seat> + '_ {
        let watcher = self.transcript(Viewer::Watcher);
        self.people().filter(move |seat| watcher.is_some_and(|story| G::plays(story.view(), *seat)))
    }

    /// Whether somebody at this keyboard plays in a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people().any(|person| person == seat)
    }

    /// The only person at this keyboard, if there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// What the players are called.
    pub const fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// Who plays.
    pub const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The screen before the table.
    pub const fn front(&self) -> &F {
        &self.front
    }

    /// The screen before the table, to change it.
    pub const fn front_mut(&mut self) -> &mut F {
        &mut self.front
    }

    /// Why what is kept is not up to date, if it is not.
    pub fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }
}

/// What the screen calls the players.
fn names<G: SessionGame, F: Front<G>>(players: &BySeat<Player>, lang: Lang) -> BySeat<String> {
    told_apart(&players.map(|_, player| F::name(player, lang)))
}

/// Thinks as long as there is time; `true` if that was enough.
pub fn think(search: &mut impl Search, rollouts: u32, mut has_time: impl FnMut() -> bool) -> bool {
    while search.rollouts() < rollouts && !search.is_settled() {
        if !has_time() {
            return false;
        }
        search.advance(ROLLOUTS.min(rollouts - search.rollouts()));
    }
    true
}

/// The text of a game's record.
pub fn record<G: SessionGame>(log: &Log<G>, players: &BySeat<Player>) -> Result<String, RecordingError> {
    let chance = RecordedChance::open(&log.set_up().chance);
    Record::from_log(log, players.map(|_, player| player.name()), chance).map(|record| record.to_string())
}
