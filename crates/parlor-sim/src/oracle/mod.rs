//! What has to hold, checked against what was synced and what clients were told.
//!
//! It believes the disk, the rules of the games and the clients' own words. Of the code of the house it uses one function: in the end
//! every log has to fold, with the chains that clients were sent on the way.

mod rules;
mod truth;

use std::collections::BTreeMap;

pub(crate) use rules::Rules;

use parlor_core::{Seat, Viewer};
use parlor_house::store::StoredTable;
use parlor_house::table::{HouseTable, PersonId};
use parlor_wire::{Chain, ClientMessage, Key, ServerMessage, Stage, TableId, Why};

use crate::store::Disk;
use crate::tally::Tally;
use truth::Truth;

/// Something that must not happen has happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Finding(pub String);

/// All that was submitted under one key by one person.
#[derive(Default)]
struct Sent {
    /// What was submitted, each once; more than one where a client used a key twice.
    contents: Vec<ClientMessage>,
    /// When it was sent first.
    first: u64,
    sends: u32,
    noes: u32,
    /// The version that was acknowledged, and when first.
    ok: Option<(u64, u64)>,
    /// The version of its entry, as far as the log was read.
    entered: Option<u64>,
}

struct Watched {
    sent: BTreeMap<(PersonId, Key), Sent>,
    /// What clients were sent, by version and viewer.
    chains: BTreeMap<(u64, Option<Seat>), Chain>,
    truth: Truth,
    /// The seeds as they would be on the wire.
    seeds: [String; 2],
}

/// What is known of all tables of a world.
pub(crate) struct Oracle {
    disk: Disk,
    tables: BTreeMap<TableId, Watched>,
    /// Counts what happens: what was before what.
    moment: u64,
    finding: Option<Finding>,
    pub(crate) tally: Tally,
}

impl Oracle {
    /// Nothing has happened yet.
    pub(crate) fn new(disk: &Disk) -> Oracle {
        Oracle {
            disk: disk.clone(),
            tables: BTreeMap::new(),
            moment: 0,
            finding: None,
            tally: Tally::default(),
        }
    }

    /// What is wrong, if anything.
    pub(crate) fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    fn find(&mut self, table: TableId, what: &str) {
        self.finding.get_or_insert_with(|| Finding(format!("table {table}: {what}")));
    }

    /// Something else is wrong.
    pub(crate) fn report(&mut self, what: String) {
        self.finding.get_or_insert(Finding(what));
    }

    /// A client sends something that has a key.
    pub(crate) fn sends(&mut self, table: TableId, person: PersonId, message: &ClientMessage) {
        let Some(key) = message.key() else { return };
        self.moment += 1;
        let moment = self.moment;
        let Some(watched) = self.watch(table) else { return };
        let sent = watched.sent.entry((person, key)).or_default();
        if sent.sends == 0 {
            sent.first = moment;
        }
        sent.sends += 1;
        if !sent.contents.contains(message) {
            sent.contents.push(message.clone());
        }
        let is_again = sent.sends > 1;
        self.tally.sent_again += u64::from(is_again);
    }

    fn watch(&mut self, table: TableId) -> Option<&mut Watched> {
        if !self.tables.contains_key(&table) {
            let kept = self.disk.kept();
            let (stored, _) = kept.rows.tables().get(&table)?;
            let seeds = [stored.secrets.house_seed().to_hex(), stored.secrets.bots_seed().to_hex()];
            let (sent, chains) = (BTreeMap::new(), BTreeMap::new());
            let watched = Watched { sent, chains, truth: Truth::new(stored), seeds };
            drop(kept);
            self.tables.insert(table, watched);
        }
        self.tables.get_mut(&table)
    }

    /// Reads what was synced since, and checks that every entry is somebody's, once.
    fn read_log(&mut self, table: TableId) {
        if self.watch(table).is_none() {
            return;
        }
        let disk = self.disk.clone();
        let kept = disk.kept();
        let (Some((stored, _)), Some(watched)) =
            (kept.rows.tables().get(&table), self.tables.get_mut(&table))
        else {
            return;
        };
        match read_on(watched, stored) {
            Ok(()) => {}
            Err(what) => {
                drop(kept);
                self.find(table, &what);
            }
        }
    }

    /// A client was told something about a table; `text` is what came.
    pub(crate) fn hears(&mut self, table: TableId, person: PersonId, message: &ServerMessage, text: &str) {
        self.moment += 1;
        self.read_log(table);
        if self.finding.is_some() {
            return;
        }
        let heard = match message {
            ServerMessage::Ok { key, v } => self.hears_ok(table, person, *key, *v),
            ServerMessage::No(refused) => self.hears_no(table, person, refused.key, refused.why),
            ServerMessage::Table { table: of, v, c, you, .. }
            | ServerMessage::News { table: of, v, c, you, .. } => self.hears_chain(*of, *v, *c, *you),
            _ => Ok(()),
        };
        let told = heard.and_then(|()| self.hears_nothing_secret(table, text));
        if let Err(what) = told {
            self.find(table, &what);
        }
    }

    fn hears_ok(&mut self, table: TableId, person: PersonId, key: Key, v: u64) -> Result<(), String> {
        let moment = self.moment;
        let watched = self.watch(table).ok_or("an answer of no table")?;
        let sent = watched.sent.get_mut(&(person, key)).ok_or("an answer to nothing")?;
        if sent.entered != Some(v) {
            let entered = sent.entered;
            return Err(format!("{key} was acknowledged at {v}, and the log has it at {entered:?}"));
        }
        match sent.ok {
            Some((before, _)) if before != v => {
                return Err(format!("{key} was acknowledged at {before} and then at {v}"));
            }
            Some(_) => self.tally.answered_again += 1,
            None => {
                sent.ok = Some((v, moment));
                let is_first = sent.noes == 0;
                self.tally.answered += u64::from(is_first);
                self.tally.accepted += u64::from(is_first);
            }
        }
        Ok(())
    }

    fn hears_no(&mut self, table: TableId, person: PersonId, key: Key, why: Why) -> Result<(), String> {
        let watched = self.watch(table).ok_or("an answer of no table")?;
        let sent = watched.sent.get_mut(&(person, key)).ok_or("an answer to nothing")?;
        sent.noes += 1;
        // What else was submitted under the key is refused.
        let may_differ = sent.contents.len() > 1;
        if sent.ok.is_some() && !may_differ {
            return Err(format!("{key} was acknowledged and then refused: {why:?}"));
        }
        if sent.entered.is_some() && sent.noes >= sent.sends {
            return Err(format!("{key} was refused ({why:?}), and the log has it"));
        }
        let is_first = sent.noes == 1 && sent.ok.is_none();
        if is_first {
            self.tally.answered += 1;
            self.tally.stale += u64::from(why == Why::Stale);
        } else {
            self.tally.answered_again += 1;
        }
        Ok(())
    }

    fn hears_chain(&mut self, table: TableId, v: u64, c: Chain, you: Option<Seat>) -> Result<(), String> {
        let watched = self.watch(table).ok_or("news of no table")?;
        if v > watched.truth.version {
            let stored = watched.truth.version;
            return Err(format!("somebody was told of entry {v}, and {stored} are stored"));
        }
        match watched.chains.insert((v, you), c) {
            Some(before) if before != c => Err(format!("two chains of entry {v} for {you:?}")),
            _ => Ok(()),
        }
    }

    /// The seeds are in no message before the game is over.
    fn hears_nothing_secret(&mut self, table: TableId, text: &str) -> Result<(), String> {
        let Some(watched) = self.watch(table) else { return Ok(()) };
        let is_open = watched.truth.has_ended() && !watched.truth.is_closed;
        if !is_open && watched.seeds.iter().any(|seed| text.contains(seed.as_str())) {
            return Err(format!("a seed was sent before the end: {text}"));
        }
        Ok(())
    }

    /// Whether a client that has followed up to version `v` sees what the rules show to its viewer; `None` if the log is longer.
    pub(crate) fn compare_view(&mut self, table: TableId, v: u64, is_same: impl FnOnce(&dyn Rules) -> bool) {
        self.read_log(table);
        let Some(watched) = self.tables.get(&table) else { return };
        if watched.truth.version != v {
            return;
        }
        let Some(game) = &watched.truth.game else { return };
        self.tally.views_compared += 1;
        if !is_same(&**game) {
            self.find(table, &format!("a client that has followed to entry {v} sees something else"));
        }
    }

    /// How many entries a table has, and whether it has ended.
    pub(crate) fn length(&mut self, table: TableId) -> Option<(u64, bool)> {
        self.read_log(table);
        self.tables.get(&table).map(|watched| (watched.truth.version, watched.truth.has_ended()))
    }

    /// Everything has calmed down: what has to hold of whole logs.
    pub(crate) fn check_logs(&mut self) {
        let ids: Vec<TableId> = self.disk.kept().rows.tables().keys().copied().collect();
        for id in ids {
            self.read_log(id);
            if self.finding.is_some() {
                return;
            }
            let kept = self.disk.kept();
            let Some((stored, summary)) = kept.rows.tables().get(&id) else { continue };
            let Some(watched) = self.tables.get(&id) else { continue };
            let checked = check_order(watched).and_then(|()| check_chains(watched, stored));
            let tally = &mut self.tally;
            tally.tables += 1;
            tally.entries += watched.truth.version;
            tally.games_over += u64::from(summary.stage == Stage::Over);
            tally.abandoned += u64::from(watched.truth.is_abandoned);
            tally.rematches += u64::from(watched.truth.has_rematch);
            tally.bots_moves += watched.truth.bots_moves;
            tally.undos += watched.truth.undos;
            for sent in watched.sent.values() {
                let is_unanswered = sent.ok.is_none() && sent.noes == 0;
                tally.unanswered += u64::from(is_unanswered);
                tally.unanswered_entered += u64::from(is_unanswered && sent.entered.is_some());
            }
            drop(kept);
            match checked {
                Ok(chains) => self.tally.chains_compared += chains,
                Err(what) => self.find(id, &what),
            }
        }
    }
}

/// Reads the entries that were synced since.
fn read_on(watched: &mut Watched, stored: &StoredTable) -> Result<(), String> {
    let read = usize::try_from(watched.truth.version).expect("a log is short");
    for entry in stored.entries.get(read..).unwrap_or_default() {
        let mut contents: &[ClientMessage] = &[];
        if let Some(submission) = entry.submission {
            let sent = watched.sent.get_mut(&(submission.person, submission.key));
            let sent = sent.ok_or_else(|| format!("nobody submitted entry {}", entry.version))?;
            if let Some(before) = sent.entered {
                return Err(format!(
                    "{} is entered twice, at {before} and {}",
                    submission.key, entry.version
                ));
            }
            sent.entered = Some(entry.version);
            contents = &sent.contents;
        }
        watched.truth.enter(stored, entry, contents)?;
    }
    Ok(())
}

/// What was acknowledged before something else was submitted comes before it in the log.
fn check_order(watched: &Watched) -> Result<(), String> {
    let mut entered: Vec<(u64, &Key, &Sent)> = watched
        .sent
        .iter()
        .filter_map(|((_, key), sent)| sent.entered.map(|version| (version, key, sent)))
        .collect();
    entered.sort_unstable_by_key(|(version, ..)| *version);
    // The first acknowledgement of anything that comes later in the log.
    let mut acknowledged: Option<(u64, &Key)> = None;
    for (_, key, sent) in entered.into_iter().rev() {
        if let Some((moment, later)) = acknowledged
            && moment < sent.first
        {
            return Err(format!("{later} was acknowledged before {key} was submitted, and comes after it"));
        }
        if let Some((_, moment)) = sent.ok
            && acknowledged.is_none_or(|(first, _)| moment < first)
        {
            acknowledged = Some((moment, key));
        }
    }
    for ((_, key), sent) in &watched.sent {
        if let Some((v, _)) = sent.ok
            && sent.entered != Some(v)
        {
            return Err(format!("{key} was acknowledged at {v} and is not in the log"));
        }
    }
    Ok(())
}

/// Folds the log from its beginning: the chains are those that clients were sent. How many there were.
fn check_chains(watched: &Watched, stored: &StoredTable) -> Result<u64, String> {
    let mut wrong = None;
    let mut compared = 0;
    let set_up = std::sync::Arc::clone(&stored.set_up);
    let folded = HouseTable::fold(set_up, stored.secrets.clone(), &stored.entries, |table, _| {
        let version = table.version();
        for ((_, you), chain) in watched.chains.range((version, None)..=(version, Some(last_seat()))) {
            compared += 1;
            if table.chain_of(you.map_or(Viewer::Watcher, Viewer::Seat)) != *chain {
                wrong.get_or_insert((version, *you));
            }
        }
    });
    match (folded, wrong) {
        (Err(error), _) => Err(format!("the log does not fold: {error}")),
        (Ok(_), Some((version, you))) => Err(format!("{you:?} was sent another chain for entry {version}")),
        (Ok(_), None) => Ok(compared),
    }
}

fn last_seat() -> Seat {
    Seat::first(6).last().expect("there are six")
}
