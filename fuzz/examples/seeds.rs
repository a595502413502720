//! Writes `seeds/`: what fuzzing begins with. Run it when a format has changed, and commit what it writes:
//! `cargo run --manifest-path fuzz/Cargo.toml --example seeds`.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use parlor_bots::{BotGame, GameSeed, Level, play};
use parlor_core::PlayerName;
use parlor_core::record::{Record, RecordParts, RecordedChance};
use parlor_core::{
    BySeat, Chance, ChanceStream, Contribution, Edition as _, Entry, FairDeal, Game, Log, Next, Observation,
    PlayerSeed, Script, Seed, SetUp,
};
use parlor_fives::{Edition, Fives};
use parlor_fuzz::{conversation, examples, played};
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use serde_json::Value;

type Done<T = ()> = Result<T, Box<dyn Error>>;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/parlor-fives/tests/data");
const SCORZO_DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/parlor-scorzo/tests/data");
const POLYGON_DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/parlor-polygon/tests/data");
const EDITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/editions");
const RECORDS: &str = include_str!("../../docs/records.md");
const FORMAT_1: &str = include_str!("../../crates/parlor/tests/data/saved-games-1/games/0002-scorzo.parlor");
const API: &str = include_str!("../../docs/api.md");
const REQUESTS: &str = include_str!("requests.jsonl");
const ACTIONS: [&str; 36] = [
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
    "draw",
    "take",
    "7S",
    "10Q",
    "1T",
    "9C",
    "2H",
    "W",
    "11S",
    "07S",
    "4x2 1,-1",
    "4x2 out",
    "W 0,0",
    "5 -128,127",
    "1x3 128,0",
    "3x1 0,0",
    "4  0,0",
    "4 -0,0",
    "4 +1,0",
    "5x3",
    "-3,12",
    "star",
    "diamond",
    "circle",
];

fn main() -> Done {
    for (number, text) in ACTIONS.iter().enumerate() {
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
    for (game, data, file) in [
        ("scorzo", EDITIONS, "scorzo-one"),
        ("scorzo", EDITIONS, "scorzo-many"),
        ("polygon", EDITIONS, "polygon-torn"),
        ("polygon", POLYGON_DATA, "small"),
        ("polygon", POLYGON_DATA, "tight"),
    ] {
        let name = format!("{game}-{}", file.trim_start_matches(game).trim_start_matches('-'));
        write("edition", &name, fs::read(format!("{data}/{file}.toml"))?)?;
    }
    write("edition", "scorzo-classic", parlor_scorzo::Edition::classic().write())?;
    write("edition", "polygon-classic", parlor_polygon::Edition::classic().write())?;
    records()?;
    scorzo_records()?;
    polygon_records()?;
    bytes("listed_is_legal", "positions", 8)?;
    bytes("melds", "hands", 1)?;
    bytes("turns", "turns", 8)?;
    bytes("games", "games", 16)?;
    messages()?;
    requests()
}

/// Every example of the API, a conversation with all of them, and a log of each game.
fn messages() -> Done {
    for (number, message) in examples(API, "client").iter().enumerate() {
        write("client_message", &format!("{number:02}"), message)?;
    }
    for (number, message) in examples(API, "server").iter().enumerate() {
        write("server_messages", &format!("{number:02}"), message)?;
    }
    write("server_messages", "conversation", conversation(API))?;
    for game in ["fives", "scorzo", "polygon"] {
        write("table_entries", game, played(game, 12))?;
    }
    Ok(())
}

fn write(target: &str, name: &str, seed: impl AsRef<[u8]>) -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    fs::create_dir_all(&folder)?;
    Ok(fs::write(folder.join(name), seed)?)
}

/// The examples of the documentation, a record of format 1, and a game of every kind of chance.
fn records() -> Done {
    write("record", "format-1", FORMAT_1)?;
    let examples = RECORDS.split("```record\n").skip(1).filter_map(|rest| rest.split("```").next());
    for (number, example) in examples.enumerate() {
        write("record", &format!("docs-{number}"), example)?;
    }
    for file in ["small", "tight", "sixteen"] {
        let edition = Edition::read(&fs::read_to_string(format!("{DATA}/{file}.toml"))?)?;
        let log = with_tiles_left(&edition)?;
        // Without scores other moves are not wrong at once.
        let unknown: Record = record(&followed(&log)?, RecordedChance::Unknown)?.parse()?;
        let unscored = Record::new(RecordParts { scores: None, ..unknown.into_parts() })?;
        write("record", &format!("{file}-unknown"), unscored.to_string())?;
        write("record", &format!("{file}-seed"), record(&log, RecordedChance::open(&log.set_up().chance))?)?;
        write("record", &format!("{file}-sealed"), record(&log, RecordedChance::Sealed)?)?;
    }

    let house_seed = Seed::from_text("house");
    let contributions = BySeat::new(2, |_| Contribution::default());
    let deal = FairDeal { commitment: house_seed.commitment(), contributions };
    let log: Log<Fives> = game(Edition::classic(), Chance::Seed(deal.open(&house_seed)?), Level::Greedy)?;
    let fair = RecordedChance::Fair { deal, house_seed: Some(house_seed) };
    write("record", "classic-fair", record(&log, fair)?)?;

    let script = Script::new().with("fives/first/1", [9, 9]).with("fives/first/2", [3, 8]);
    let script = script.with("fives/pile", [4, 1, 5, 3, 2, 7, 3, 6, 8, 1, 2, 2, 2, 9]);
    let log: Log<Fives> = game(Edition::classic(), Chance::Dealt(script.clone()), Level::Greedy)?;
    write("record", "classic-dealt", record(&log, RecordedChance::Dealt(script))?)
}

/// A game of two; one that its script doesn't say to the end stops there.
fn game<G: BotGame>(edition: G::Edition, chance: Chance, level: Level) -> Done<Log<G>> {
    let set_up = SetUp { edition: Arc::new(edition), options: G::Options::default(), players: 2, chance };
    Ok(play(set_up, &BySeat::new(2, |_| level), &GameSeed::new("seeds"))?)
}

/// A game that does not end with empty racks.
fn with_tiles_left(edition: &Edition) -> Done<Log<Fives>> {
    for number in 0..1000 {
        let log: Log<Fives> =
            game(edition.clone(), Chance::Seed(Seed::from_text(&number.to_string())), Level::Random)?;
        if log.state().public().shown().as_slice().iter().flatten().any(|rack| !rack.is_empty()) {
            return Ok(log);
        }
    }
    Err("every game ends with empty racks".into())
}

fn record<G: Game>(log: &Log<G>, chance: RecordedChance) -> Done<String> {
    let name = PlayerName::new("Ana")?;
    Ok(Record::from_log(log, BySeat::new(2, |_| name.clone().into()), chance)?.to_string())
}

/// The same game as a table would tell it that followed the cardboard.
fn followed(log: &Log<Fives>) -> Done<Log<Fives>> {
    let mut followed = Log::begin(SetUp { chance: Chance::Unknown, ..log.set_up().clone() })?;
    let table = log.state().public();
    let mut entries = log.entries().iter().cloned();
    loop {
        let entry = match Fives::next(followed.state()) {
            Next::Over => return Ok(followed),
            Next::Seat(_) => entries.next().ok_or("the game is longer than itself")?,
            Next::Observation(label) => {
                let values = match label.rsplit('/').next().and_then(|seat| seat.parse().ok()) {
                    Some(seat) => values(table.shown()[seat].iter().flat_map(|rack| rack.tiles().iter())),
                    None => values(table.first()),
                };
                Entry::Observed(Observation { label, values })
            }
        };
        followed.append(entry)?;
    }
}

fn values<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

fn scorzo_records() -> Done {
    let one = parlor_scorzo::Edition::read(&fs::read_to_string(format!("{EDITIONS}/scorzo-one.toml"))?)?;
    let log: Log<Scorzo> = game(one, Chance::Seed(Seed::from_text("one")), Level::Greedy)?;
    every_chance("scorzo", &log, &told::<Scorzo>(&log, scorzo_facts)?)?;
    let script = Script::new().with("scorzo/dealer/1", ["7S", "7Q"]).with("scorzo/dealer/2", ["W", "10H"]);
    let script = script.with("scorzo/deal/1", ["7S", "1H", "8S", "2H", "9S", "3H", "W"]);
    let log: Log<Scorzo> =
        game(parlor_scorzo::Edition::classic(), Chance::Dealt(script.clone()), Level::Greedy)?;
    write("record", "scorzo-dealt", record(&log, RecordedChance::Dealt(script))?)
}

fn polygon_records() -> Done {
    let tight = parlor_polygon::Edition::read(&fs::read_to_string(format!("{POLYGON_DATA}/tight.toml"))?)?;
    let log: Log<Polygon> = game(tight, Chance::Seed(Seed::from_text("tight")), Level::Greedy)?;
    every_chance("polygon", &log, &told::<Polygon>(&log, polygon_facts)?)?;
    let script = Script::new().with("polygon/first/1", ["5", "5x2"]).with("polygon/first/2", ["4", "W"]);
    let script = script.with("polygon/pile", ["3", "3x3", "W", "4", "1"]).with("polygon/roll/1/1", ["star"]);
    let script = script.with("polygon/roll/2/1", ["star"]).with("polygon/roll/2/2", ["circle"]);
    let log: Log<Polygon> =
        game(parlor_polygon::Edition::classic(), Chance::Dealt(script.clone()), Level::Greedy)?;
    write("record", "polygon-dealt", record(&log, RecordedChance::Dealt(script))?)
}

/// A game as the house knows it, as its players do, and as a table tells it.
fn every_chance<G: Game>(name: &str, log: &Log<G>, told: &Log<G>) -> Done {
    let unknown: Record = record(told, RecordedChance::Unknown)?.parse()?;
    let unscored = Record::new(RecordParts { scores: None, ..unknown.into_parts() })?;
    write("record", &format!("{name}-unknown"), unscored.to_string())?;
    write("record", &format!("{name}-seed"), record(log, RecordedChance::open(&log.set_up().chance))?)?;
    write("record", &format!("{name}-sealed"), record(log, RecordedChance::Sealed)?)
}

/// The same game at a table that tells what each event showed.
fn told<G: Game>(log: &Log<G>, facts: fn(&G::Event) -> Vec<Observation>) -> Done<Log<G>> {
    let mut dealt = Log::<G>::begin(log.set_up().clone())?;
    let mut told = Log::<G>::begin(SetUp { chance: Chance::Unknown, ..log.set_up().clone() })?;
    let tell = |told: &mut Log<G>, events: &[G::Event]| -> Done {
        for mut fact in events.iter().flat_map(facts) {
            // An event doesn't say in which turn it was, but the game asks for it.
            if let Next::Observation(label) = G::next(told.state())
                && label.starts_with(&fact.label)
            {
                fact.label = label;
            }
            told.append(Entry::Observed(fact)).map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    tell(&mut told, dealt.opening())?;
    for entry in log.entries() {
        let events = dealt.append(entry.clone()).map_err(|error| error.to_string())?;
        told.append(entry.clone()).map_err(|error| error.to_string())?;
        tell(&mut told, &events)?;
    }
    Ok(told)
}

fn fact<T: ToString>(label: String, shown: impl IntoIterator<Item = T>) -> Observation {
    Observation { label, values: values(shown) }
}

fn scorzo_facts(event: &parlor_scorzo::Event) -> Vec<Observation> {
    use parlor_scorzo::Event;
    match event {
        Event::DealerChosen { dealer } => vec![fact("scorzo/dealer".to_owned(), [dealer])],
        Event::Dealt { round, starter, .. } => vec![fact(format!("scorzo/deal/{round}"), [starter])],
        Event::Called { seat } => vec![fact("scorzo/call".to_owned(), [seat])],
        Event::Scored { hands, .. } => {
            let shown = hands.iter().filter_map(|(seat, hand)| Some((seat, (*hand)?)));
            shown.map(|(seat, hand)| fact(format!("scorzo/hand/{seat}"), hand.cards().iter())).collect()
        }
        _ => Vec::new(),
    }
}

fn polygon_facts(event: &parlor_polygon::Event) -> Vec<Observation> {
    use parlor_polygon::Event;
    match event {
        Event::Began { first, tile } => {
            vec![fact("polygon/first".to_owned(), [first.to_string(), tile.to_string()])]
        }
        Event::Rolled { turn, roll, .. } => vec![fact(format!("polygon/roll/{turn}"), [roll])],
        Event::Drew { tiles, .. } => vec![fact("polygon/draw".to_owned(), tiles)],
        _ => Vec::new(),
    }
}

/// Bytes at random: all of them can be decoded. From this many on, and twice as many after every three.
fn bytes(target: &str, name: &str, fewest: u32) -> Done {
    for number in 0..16 {
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(name), &number.to_string());
        let length = fewest << (number / 3);
        let bytes: Vec<u8> = (0..length).map(|_| stream.word() as u8).collect();
        write(target, &format!("{number:02}"), bytes)?;
    }
    Ok(())
}

/// The examples of the referee's language, and some of the requests that the tests have answers for.
fn requests() -> Done {
    for (number, line) in REQUESTS.lines().enumerate() {
        write("referee", &format!("example-{number:02}"), line)?;
    }
    for (data, file) in [
        (DATA, "fives-judge"),
        (DATA, "fives-plays"),
        (SCORZO_DATA, "scorzo-melds"),
        (SCORZO_DATA, "scorzo-discards"),
        (POLYGON_DATA, "polygon-judge"),
        (POLYGON_DATA, "polygon-turns"),
    ] {
        let text = fs::read_to_string(format!("{data}/{file}.jsonl"))?;
        let every = text.lines().count().div_ceil(24);
        for (number, line) in text.lines().step_by(every).enumerate() {
            let vector: Value = serde_json::from_str(line)?;
            write("referee", &format!("{file}-{number:02}"), vector["request"].to_string())?;
        }
    }
    Ok(())
}
