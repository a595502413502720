//! The host of a table on this machine: holds the game, keeps its record on disk, lets bots play, and tells everybody
//! what they may know. It knows nothing of screens and keys.

use parlor_bots::Level;
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{
    BySeat, Chance, Entry, Log, LogError, Next, Outcome, PlayerName, PlayerSeed, Seat, SetUp, SetUpError,
    Viewer,
};
use parlor_words::program::file_cause;
use parlor_words::{Lang, Say as _};

use super::board::Seated;
use super::story::Story;
use crate::games::told_apart;
use crate::saved::SaveFile;

/// Who plays in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this keyboard, or at the real table.
    Person(PlayerName),
    /// A program.
    Bot(Level, PlayerSeed),
}

impl Player {
    /// What the player is called in records. Nobody can have the name of a level but a bot.
    pub(crate) fn name(&self) -> PlayerName {
        match self {
            Player::Person(name) => name.clone(),
            Player::Bot(level, _) => crate::games::level_name(*level),
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
    lang: Lang,
}

impl<G: Seated> Host<G> {
    /// Begins a game; from here on it is on disk.
    pub(crate) fn begin(
        set_up: SetUp<G>,
        players: BySeat<Player>,
        file: SaveFile,
        lang: Lang,
    ) -> Result<Host<G>, SetUpError> {
        Ok(Host::resume(Log::begin(set_up)?, players, file, lang))
    }

    /// Goes on with a game.
    pub(crate) fn resume(log: Log<G>, players: BySeat<Player>, file: SaveFile, lang: Lang) -> Host<G> {
        let names = told_apart(&players.map(|_, player| player.name().to_string()));
        let mut host = Host { log, players, names, file, unsaved: None, stories: Vec::new(), lang };
        host.tell_afresh();
        host.save();
        host
    }

    /// Tells everybody before this screen the whole story again.
    fn tell_afresh(&mut self) {
        let people = self.people().map(Viewer::Seat).filter(|_| !self.is_real_table());
        let viewers: Vec<Viewer> = people.chain([Viewer::Watcher]).collect();
        let story = |viewer| Story::of(&self.log, viewer, &self.names, self.lang);
        self.stories = viewers.into_iter().filter_map(story).collect();
    }

    /// Brings the file up to date; if that can't be, says so until it can.
    fn save(&mut self) {
        let chance = RecordedChance::open(&self.log.set_up().chance);
        let names = self.players.map(|_, player| player.name());
        self.unsaved = match Record::of_log(&self.log, names, chance) {
            Ok(record) => {
                self.file.keep(&record.to_string()).err().map(|error| file_cause(&error, self.lang))
            }
            Err(error) => Some(error.say(self.lang)),
        };
    }

    /// Carries an entry out, writes it down and tells it; what all should hear is returned, as the viewer hears it.
    pub(crate) fn enter(
        &mut self,
        entry: &Entry<G::Action>,
        listener: Viewer,
    ) -> Result<Vec<String>, LogError<G::Refusal>> {
        let events = self.log.append(entry.clone())?;
        self.save();
        let mut announced = Vec::new();
        for story in &mut self.stories {
            if events.is_empty() {
                let view = G::view(self.log.state(), story.viewer());
                story.aside(parlor_words::entry(entry, &self.names, self.lang), view);
                continue;
            }
            let heard = story.tell(&events, &self.names);
            if story.viewer() == listener {
                announced = heard;
            }
        }
        Ok(announced)
    }

    /// Lets the bot whose turn it is act; nothing if none is to act.
    pub(crate) fn bot_acts(&mut self, listener: Viewer) -> Option<Result<Vec<String>, LogError<G::Refusal>>> {
        let Next::Seat(seat) = self.next() else { return None };
        let Player::Bot(level, seed) = self.players.get(seat)? else { return None };
        let view = G::view(self.log.state(), Viewer::Seat(seat));
        let action = G::choose(*level, &view, seed)?;
        Some(self.enter(&Entry::Act { seat, action }, listener))
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

    /// What the game waits for.
    pub(crate) fn next(&self) -> Next {
        G::next(self.log.state())
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
        self.log.set_up().chance == Chance::Unknown
    }

    /// The seats of those who play at this keyboard.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_person = |(seat, player): (Seat, &Player)| matches!(player, Player::Person(_)).then_some(seat);
        self.players.iter().filter_map(is_person)
    }

    /// Whether somebody at this keyboard plays in a seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.people().any(|person| person == seat)
    }

    /// The game so far.
    pub(crate) const fn log(&self) -> &Log<G> {
        &self.log
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

    /// Why the file is not up to date, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }
}
