//! Writes `seeds/`: what fuzzing begins with. Run it when a format has changed, and commit what it writes:
//! `cargo run --manifest-path fuzz/Cargo.toml --example seeds`.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use parlor_bots::{GameSeed, Level, play};
use parlor_core::PlayerName;
use parlor_core::record::{Draft, Record, RecordedChance};
use parlor_core::{
    BySeat, Chance, Contribution, Edition as _, Entry, Fact, FairDeal, Game, Log, Next, PlayerSeed, Script,
    Seed, SetUp, Stream,
};
use parlor_fives::{Edition, Fives, Options};
use serde_json::Value;

type Done<T = ()> = Result<T, Box<dyn Error>>;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/parlor-fives/tests/data");
const RECORDS: &str = include_str!("../../docs/records.md");
const REQUESTS: &str = include_str!("requests.jsonl");
const PLAYS: [&str; 12] = [
    "8F 415",
    "8F 41.5",
    "H7 7.3",
    "8H 5",
    "15O 9",
    "A15 12",
    "1A 99999",
    "A1 9...9",
    "99Z 11",
    "8F 123456",
    "8F 1....6",
    "pass",
];

fn main() -> Done {
    for (number, text) in PLAYS.iter().enumerate() {
        write("notation", &format!("{number:02}"), text)?;
    }
    for file in ["small", "tight", "twelve", "sixteen"] {
        write("edition", file, fs::read(format!("{DATA}/{file}.toml"))?)?;
    }
    let classic = Edition::classic().write();
    write("edition", "classic", &classic)?;
    // As few different tiles as can be, and one value fewer.
    let (board, _) = classic.split_once("[tiles]").ok_or("an edition has tiles")?;
    let board = board.replace("classic", "few").replace("[2, 4]", "[2, 6]");
    write("edition", "two-values", format!("{board}[tiles]\n1 = 1\n9 = 100\n"))?;
    write("edition", "one-value", format!("{board}[tiles]\n9 = 100\n"))?;
    records()?;
    positions()?;
    requests()
}

fn write(target: &str, name: &str, seed: impl AsRef<[u8]>) -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    fs::create_dir_all(&folder)?;
    Ok(fs::write(folder.join(name), seed)?)
}

/// The examples of the documentation, and a game of every kind of chance.
fn records() -> Done {
    let examples = RECORDS.split("```record\n").skip(1).filter_map(|rest| rest.split("```").next());
    for (number, example) in examples.enumerate() {
        write("record", &format!("docs-{number}"), example)?;
    }
    for file in ["small", "tight", "sixteen"] {
        let edition = Edition::read(&fs::read_to_string(format!("{DATA}/{file}.toml"))?)?;
        let log = with_tiles_left(&edition)?;
        // Without scores other moves are not wrong at once.
        let unknown: Record = record(&followed(&log)?, RecordedChance::Unknown)?.parse()?;
        let unscored = Record::new(Draft { scores: None, ..unknown.into_draft() })?;
        write("record", &format!("{file}-unknown"), unscored.to_string())?;
        write("record", &format!("{file}-seed"), record(&log, RecordedChance::open(&log.set_up().chance))?)?;
        write("record", &format!("{file}-sealed"), record(&log, RecordedChance::Sealed)?)?;
    }

    let house_seed = Seed::from_text("house");
    let contributions = BySeat::new(2, |_| Contribution::default());
    let deal = FairDeal { commitment: house_seed.commitment(), contributions };
    let log = game(Edition::classic(), Chance::Seed(deal.open(&house_seed)?), Level::Greedy)?;
    let fair = RecordedChance::Fair { deal, house_seed: Some(house_seed) };
    write("record", "classic-fair", record(&log, fair)?)?;

    let script = Script::new().with("fives/first/1", [9, 9]).with("fives/first/2", [3, 8]);
    let script = script.with("fives/pile", [4, 1, 5, 3, 2, 7, 3, 6, 8, 1, 2, 2, 2, 9]);
    let log = game(Edition::classic(), Chance::Dealt(script.clone()), Level::Greedy)?;
    write("record", "classic-dealt", record(&log, RecordedChance::Dealt(script))?)
}

fn game(edition: Edition, chance: Chance, level: Level) -> Done<Log<Fives>> {
    let set_up = SetUp { edition: Arc::new(edition), options: Options::default(), players: 2, chance };
    Ok(play(set_up, &BySeat::new(2, |_| level), &GameSeed::new("seeds"))?)
}

/// A game that does not end with empty racks.
fn with_tiles_left(edition: &Edition) -> Done<Log<Fives>> {
    for number in 0..1000 {
        let log = game(edition.clone(), Chance::Seed(Seed::from_text(&number.to_string())), Level::Random)?;
        if log.state().table().shown().as_slice().iter().flatten().any(|rack| !rack.is_empty()) {
            return Ok(log);
        }
    }
    Err("every game ends with empty racks".into())
}

fn record(log: &Log<Fives>, chance: RecordedChance) -> Done<String> {
    let name = PlayerName::new("Ana")?;
    Ok(Record::of_log(log, BySeat::new(2, |_| name.clone()), chance)?.to_string())
}

/// The same game as a table would tell it that followed the cardboard.
fn followed(log: &Log<Fives>) -> Done<Log<Fives>> {
    let mut followed = Log::begin(SetUp { chance: Chance::Unknown, ..log.set_up().clone() })?;
    let table = log.state().table();
    let mut entries = log.entries().iter().cloned();
    loop {
        let entry = match Fives::next(followed.state()) {
            Next::Over => return Ok(followed),
            Next::Seat(_) => entries.next().ok_or("the game is longer than itself")?,
            Next::Fact(label) => {
                let values = match label.rsplit('/').next().and_then(|seat| seat.parse().ok()) {
                    Some(seat) => values(table.shown()[seat].iter().flat_map(|rack| rack.tiles().iter())),
                    None => values(table.first()),
                };
                Entry::Told(Fact { label, values })
            }
        };
        followed.append(entry)?;
    }
}

fn values<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

/// Bytes at random: every one of them is a position.
fn positions() -> Done {
    for number in 0..16 {
        let mut stream = Stream::of_player(&PlayerSeed::from_text("positions"), &number.to_string());
        let length = 8 << (number / 3);
        let bytes: Vec<u8> = (0..length).map(|_| stream.word() as u8).collect();
        write("listed_is_legal", &format!("{number:02}"), bytes)?;
    }
    Ok(())
}

/// The examples of the referee's language, and some of the requests that the tests have answers for.
fn requests() -> Done {
    for (number, line) in REQUESTS.lines().enumerate() {
        write("referee", &format!("example-{number:02}"), line)?;
    }
    for file in ["fives-judge", "fives-plays"] {
        let text = fs::read_to_string(format!("{DATA}/{file}.jsonl"))?;
        let every = text.lines().count().div_ceil(24);
        for (number, line) in text.lines().step_by(every).enumerate() {
            let vector: Value = serde_json::from_str(line)?;
            write("referee", &format!("{file}-{number:02}"), vector["request"].to_string())?;
        }
    }
    Ok(())
}
