//! A folder in which many games are stored: games that are over, and games that are on and that nobody looks at.

use std::path::Path;
use std::sync::Arc;

use futures_util::{TryStreamExt as _, stream};
use parlor_client::new_contribution;
use parlor_core::{Game as _, PlayerName, Seat, Seed};
use parlor_house::store::{SqliteStore, Store as _, StoredTable, Summary};
use parlor_house::table::{
    By, Command, HouseTable, PersonId, Secrets, Submission, TableEntry, TableSetUp, rules_version,
};
use parlor_session::for_each_game;
use parlor_wire::{EditionChoice, InviteSecret, Key, LobbyCommand, Presence, TableId};

use crate::LoadError;

/// How many moves a game has that was given up, and one that is on.
const MOVES: (usize, usize) = (4, 20);
/// How many tables wait for the store at the same time.
const AT_ONCE: usize = 1_024;
/// When everything happened, in milliseconds since 1970.
const AT: u64 = 1_700_000_000_000;

/// What is in the folder.
pub(crate) struct Stored {
    /// The games that are on.
    pub(crate) running: Vec<TableId>,
    /// What opens all of them.
    pub(crate) secret: InviteSecret,
}

/// Fills a new folder with so many games that are over, and so many that are on.
pub(crate) async fn fill(folder: &Path, over: u32, running: u32) -> Result<Stored, LoadError> {
    let store = SqliteStore::open(folder)?;
    let person = async |name: &str, token: u8| {
        let name = PlayerName::new(name).expect("a short name");
        store.add_person(name.clone(), [token; 32], AT).await.map(|id| (id, name))
    };
    let people = [person("Ana", 1).await?, person("Ben", 2).await?];
    let secret = InviteSecret::from_random(random());
    let mut templates = Vec::new();
    for_each_game!(G => templates.push(Template::play(G::ID, &people, secret).ok_or(LoadError::Answer)?));
    let mut ids = Vec::new();
    let tables = (0..over + running).zip(templates.iter().cycle()).map(|(number, template)| {
        let is_over = number < over;
        let (table, summary, record) = template.again(&people, is_over);
        let (id, version) = (table.set_up.id, table.entries.len() as u64);
        if !is_over {
            ids.push(id);
        }
        let store = &store;
        Ok(async move {
            store.create_table(table, summary).await?;
            match record {
                // As it is an hour after the end of a game.
                Some(record) => store.archive(id, version, record).await.map(drop),
                None => Ok(()),
            }
        })
    });
    stream::iter(tables).try_buffer_unordered(AT_ONCE).try_collect::<Vec<()>>().await?;
    store.close().await;
    Ok(Stored { running: ids, secret })
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// A game that is played once and stored often. The deal is the same every time, so the same moves are legal, and no player has to
/// think about them; everything else is decided again for each table.
struct Template {
    set_up: TableSetUp,
    secrets: Secrets,
    contributions: [String; 2],
    /// What was done, and in which seat.
    moves: Vec<(usize, String)>,
}

impl Template {
    /// Plays it; `None` if the game is over too soon.
    fn play(game: &str, people: &[(PersonId, PlayerName); 2], secret: InviteSecret) -> Option<Template> {
        let set_up = TableSetUp {
            id: TableId::from_random(random()),
            game: game.to_owned(),
            rules: rules_version(game)?,
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            seats: 2,
            hints: false,
        };
        let secrets = Secrets::new(Seed::new(random()), Seed::new(random()), secret);
        let contributions = [new_contribution(), new_contribution()];
        let mut template = Template { set_up, secrets, contributions, moves: Vec::new() };
        let mut table = Making::begin(&template, template.set_up.clone(), people)?;
        while template.moves.len() < MOVES.1 {
            let seat = table.table.waits_for()?;
            let look = table.table.look(table.table.viewer(people[seat.index()].0))?;
            // Not the first one: in some games that is to pass.
            let action = look.actions.get(look.actions.len() / 2)?.clone();
            table.act(seat.index(), &action)?;
            template.moves.push((seat.index(), action));
        }
        Some(template)
    }

    /// The same game at another table, with its record if it is over.
    fn again(
        &self,
        people: &[(PersonId, PlayerName); 2],
        is_over: bool,
    ) -> (StoredTable, Summary, Option<String>) {
        let set_up = TableSetUp { id: TableId::from_random(random()), ..self.set_up.clone() };
        let made = Making::begin(self, set_up, people).and_then(|mut table| {
            let moves = if is_over { &self.moves[..MOVES.0] } else { &self.moves };
            moves.iter().try_for_each(|(seat, action)| table.act(*seat, action))?;
            if is_over {
                table.decide(0, &Command::GiveUp)?;
            }
            Some(table)
        });
        let Making { table, entries, .. } = made.expect("what was legal once is again");
        let summary = Summary { stage: table.stage(), due_at: None };
        let (set_up, secrets, record) = (Arc::clone(table.set_up()), self.secrets.clone(), table.record());
        (StoredTable { set_up, secrets, entries, record: None }, summary, record)
    }
}

/// A table that is being made.
struct Making<'a> {
    table: HouseTable,
    people: &'a [(PersonId, PlayerName); 2],
    entries: Vec<parlor_house::table::StoredEntry>,
}

impl<'a> Making<'a> {
    /// A table at which the game has just begun.
    fn begin(
        template: &Template,
        set_up: TableSetUp,
        people: &'a [(PersonId, PlayerName); 2],
    ) -> Option<Making<'a>> {
        let table = HouseTable::new(Arc::new(set_up), template.secrets.clone()).ok()?;
        let mut making = Making { table, people, entries: Vec::new() };
        for (seat, ((person, name), contribution)) in
            Seat::first(2).zip(people.iter().zip(&template.contributions))
        {
            let (name, contribution) = (name.clone(), contribution.clone());
            let sat =
                making.table.prepare(&TableEntry::Sat { seat, person: *person, name, contribution }, AT);
            making.entries.push(sat.ok()?.stored);
        }
        making.decide(0, &Command::Lobby(LobbyCommand::Start))?;
        Some(making)
    }

    fn act(&mut self, who: usize, action: &str) -> Option<()> {
        self.decide(who, &Command::Act(self.table.game_version(), action.to_owned()))
    }

    /// What somebody does, as if it had been submitted.
    fn decide(&mut self, who: usize, command: &Command) -> Option<()> {
        let (person, name) = &self.people[who];
        let submission = Submission { person: *person, key: Key::from_random(random()), content: random() };
        let by = By::Person(*person, name);
        let decided = self.table.decide(by, command, Some(submission), &[Presence::Here; 2], AT).ok()?;
        self.entries.push(decided.stored);
        Some(())
    }
}
