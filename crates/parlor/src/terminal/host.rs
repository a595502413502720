//! The host of a table on this machine: holds the game, keeps its record on disk, lets bots play, and tells everybody
//! what they may know. It knows nothing of screens and keys.

use std::io;
use std::time::{Duration, Instant};

use parlor_bots::analysis::{Decision, decisions};
use parlor_bots::{Level, Player as Bot, Search};
use parlor_core::record::{Record, RecordedChance, RecordingError};
use parlor_core::{
    BySeat, Chance, Entry, Log, LogError, Next, Outcome, PlayerName, PlayerSeed, Seat, SetUp, Viewer,
};
use parlor_words::program::file_cause;
use parlor_words::{Lang, Say as _};

use super::board::Seated;
use super::story::Story;
use crate::failure::Failure;
use crate::games::told_apart;
use crate::saved::{SaveFile, SavedGames};

/// Who plays in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this keyboard, or at the real table.
    Person(PlayerName),
    /// A program.
    Bot(Bot, PlayerSeed),
}

impl Player {
    /// What the player is called in records. Nobody can have the name of a level but a bot.
    pub(crate) fn name(&self) -> PlayerName {
        match self {
            Player::Person(name) => name.clone(),
            Player::Bot(bot, _) => crate::games::bot_name(*bot),
        }
    }
}

/// A table, and all that belongs to it.
pub(crate) struct Host<G: Seated> {
    log: Log<G>,
    players: BySeat<Player>,
    names: BySeat<String>,
    file: SaveFile,
    /// Why the file is not up to date, if it is not.
    unsaved: Option<String>,
    stories: Vec<Story<G>>,
    /// What the bot whose turn it is thinks about, if it looks ahead.
    thinking: Option<G::Search>,
    lang: Lang,
}

/// What comes of a bot's turn.
pub(crate) enum BotTurn<R: std::error::Error> {
    /// It needs more time.
    Thinks,
    /// It has acted; what all should hear, or why that can't be.
    Acted(Result<Vec<String>, LogError<R>>),
    /// No bot is to act, or it does not know what to do.
    Lost,
}

/// How long a bot thinks before the screen gets its turn again: nobody waits longer for a key.
const SLICE: Duration = Duration::from_millis(8);
/// The seed of hints: who asks twice gets the same answer.
const HINT: &str = "hint";
/// How many rollouts are done between two looks at the clock.
const ROLLOUTS: u32 = 16;

impl<G: Seated> Host<G> {
    /// Begins a game; from here on it is on disk.
    pub(crate) fn begin(
        set_up: SetUp<G>,
        players: BySeat<Player>,
        games: &SavedGames,
        lang: Lang,
    ) -> Result<Host<G>, Failure> {
        let log = Log::begin(set_up).map_err(|error| Failure::misuse(&error, lang))?;
        let record = record(&log, &players).map_err(|error| Failure::misuse(&error, lang))?;
        let no_file =
            |error: io::Error| Failure::cannot_write(&games.folder().display().to_string(), &error, lang);
        let file = games.begin(G::ID, &record).map_err(no_file)?;
        Ok(Host::resume(log, players, file, lang))
    }

    /// Goes on with a game.
    pub(crate) fn resume(log: Log<G>, players: BySeat<Player>, file: SaveFile, lang: Lang) -> Host<G> {
        let names = told_apart(&players.map(|_, player| player.name().to_string()));
        let mut host =
            Host { log, players, names, file, unsaved: None, stories: Vec::new(), thinking: None, lang };
        host.tell_afresh();
        host
    }

    /// Tells everybody before this screen the whole story again.
    fn tell_afresh(&mut self) {
        let people = self.people().map(Viewer::Seat).filter(|_| !self.is_real_table());
        let viewers: Vec<Viewer> = people.chain([Viewer::Watcher]).collect();
        let story = |viewer| Story::of(&self.log, viewer, &self.names, self.lang);
        self.stories = viewers.into_iter().filter_map(story).collect();
    }

    /// Brings the file up to date; `false` if that can't be. Then nothing more should happen at the table.
    pub(crate) fn save(&mut self) -> bool {
        self.unsaved = match record(&self.log, &self.players) {
            Ok(record) => self.file.keep(&record).err().map(|error| file_cause(&error, self.lang)),
            Err(error) => Some(error.say(self.lang)),
        };
        self.unsaved.is_none()
    }

    /// Carries an entry out, writes it down and tells it; what all should hear is returned, as the listener hears it.
    ///
    /// # Errors
    /// If the entry can't be; then nothing has changed.
    pub(crate) fn enter(
        &mut self,
        entry: &Entry<G::Action>,
        listener: Viewer,
    ) -> Result<Vec<String>, LogError<G::Refusal>> {
        let events = self.log.append(entry.clone())?;
        // What was thought about before is no longer the question.
        self.thinking = None;
        self.save();
        let mut announced = Vec::new();
        for story in &mut self.stories {
            if events.is_empty() {
                story.aside(entry, &self.names, G::view(self.log.state(), story.viewer()));
                continue;
            }
            let heard = story.tell(&events, &self.names);
            if story.viewer() == listener {
                announced = heard;
            }
        }
        Ok(announced)
    }

    /// Lets the bot whose turn it is act, or think for a moment.
    pub(crate) fn bot_acts(&mut self, listener: Viewer) -> BotTurn<G::Refusal> {
        let Next::Seat(seat) = self.next() else { return BotTurn::Lost };
        let Some(Player::Bot(bot, seed)) = self.players.get(seat) else { return BotTurn::Lost };
        let (bot, seed) = (*bot, *seed);
        let view = || G::view(self.log.state(), Viewer::Seat(seat));
        let action = if bot.level == Level::Expert {
            let Some(mut search) = self.thinking.take().or_else(|| G::search(&view(), &seed)) else {
                return BotTurn::Lost;
            };
            if !think(&mut search, bot.rollouts) {
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
    pub(crate) fn hint(&self, seat: Seat, level: Level) -> Option<G::Action> {
        let view = G::view(self.log.state(), Viewer::Seat(seat));
        G::choose(level, &view, &PlayerSeed::from_text(HINT))
    }

    /// What an expert would think about in this seat.
    pub(crate) fn ponder(&self, seat: Seat) -> Option<G::Search> {
        G::search(&G::view(self.log.state(), Viewer::Seat(seat)), &PlayerSeed::from_text(HINT))
    }

    /// Takes the last entry out of the log, as if it had never been: for whoever keeps the record of a real table and
    /// has made a mistake. `None` if there is none.
    pub(crate) fn strike_out(&mut self) -> Option<Entry<G::Action>> {
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
    pub(crate) fn decisions(&self) -> Vec<Decision<G>> {
        // The log has carried all of it out before.
        decisions(&self.log).unwrap_or_default()
    }

    /// What the game began with.
    pub(crate) fn set_up(&self) -> &SetUp<G> {
        self.log.set_up()
    }

    /// What the game waits for.
    pub(crate) fn next(&self) -> Next {
        G::next(self.log.state())
    }

    /// Whether whoever is to act has begun to: the last entry is an action of the same seat.
    pub(crate) fn is_within_turn(&self) -> bool {
        match (self.next(), self.log.entries().last()) {
            (Next::Seat(next), Some(Entry::Act { seat, .. })) => next == *seat,
            _ => false,
        }
    }

    /// Whether the player could take the last action back now.
    pub(crate) fn can_retract(&self, seat: Seat) -> bool {
        self.log.can_retract(seat)
    }

    /// How the game stands.
    pub(crate) fn outcome(&self) -> Outcome {
        G::outcome(self.log.state())
    }

    /// The story of a viewer before this screen; of a watcher for all others.
    pub(crate) fn story(&self, viewer: Viewer) -> Option<&Story<G>> {
        let of = |viewer| self.stories.iter().find(|story| story.viewer() == viewer);
        of(viewer).or_else(|| of(Viewer::Watcher))
    }

    /// Whether this is the record of a game on a real table.
    pub(crate) fn is_real_table(&self) -> bool {
        self.set_up().chance == Chance::Unknown
    }

    /// The seats of those who sit at this keyboard.
    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_person = |(seat, player): (Seat, &Player)| matches!(player, Player::Person(_)).then_some(seat);
        self.players.iter().filter_map(is_person)
    }

    /// The seats of those who sit at this keyboard and still play.
    pub(crate) fn people_playing(&self) -> impl Iterator<Item = Seat> + '_ {
        let watcher = self.story(Viewer::Watcher);
        self.people().filter(move |seat| watcher.is_some_and(|story| G::plays(story.view(), *seat)))
    }

    /// Whether somebody at this keyboard plays in a seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.people().any(|person| person == seat)
    }

    /// The only person at this keyboard, if there is just one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// What the players are called.
    pub(crate) const fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// Who plays.
    pub(crate) const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The file of the game.
    pub(crate) const fn file(&self) -> &SaveFile {
        &self.file
    }

    /// The file of the game, to break it.
    #[cfg(test)]
    pub(crate) const fn file_mut(&mut self) -> &mut SaveFile {
        &mut self.file
    }

    /// Why the file is not up to date, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }
}

/// Thinks for a moment; `true` if that was enough.
pub(crate) fn think(search: &mut impl Search, rollouts: u32) -> bool {
    let begin = Instant::now();
    while search.rollouts() < rollouts && !search.is_settled() {
        if begin.elapsed() >= SLICE {
            return false;
        }
        search.advance(ROLLOUTS.min(rollouts - search.rollouts()));
    }
    true
}

/// The text of a game's record.
fn record<G: Seated>(log: &Log<G>, players: &BySeat<Player>) -> Result<String, RecordingError> {
    let chance = RecordedChance::open(&log.set_up().chance);
    Record::of_log(log, players.map(|_, player| player.name()), chance).map(|record| record.to_string())
}
