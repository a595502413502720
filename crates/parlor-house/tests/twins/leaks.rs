//! Houses that tell something on purpose: the comparison of twins finds each of them.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse as _, Response};
use parlor_core::conformance::Conform;
use parlor_core::record::Record;
use parlor_core::{Entry, PlayerSeed, RecordedPlayer, Script, Seat, Viewer};
use parlor_fives::Fives;
use parlor_house::store::StoreDouble as _;
use parlor_house::table::{Choice, Double, Look, No, PlayedGame};
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::{SessionGame, Status};
use parlor_wire::{HouseBot, TableId};
use serde_json::value::RawValue;

use crate::compare::{Difference, Hearer, Way, differences};
use crate::line::Relay;
use crate::pair::pair;
use crate::world::{Hidden, Leak, told};

/// How many pairs a leak is looked for in.
const PAIRS: usize = 4;

/// In how many pairs of a game a leak is found by this way.
fn found<C: Conform<Game: SessionGame>>(leak: &impl Leak, is_it: fn(&Difference) -> bool) -> usize {
    let pairs = (0..).step_by(10).filter_map(pair::<C>).take(PAIRS);
    let is_found = |pair: crate::pair::Pair| {
        let [one, other] = [0, 1].map(|side| told::<C::Game>(&pair, side, leak));
        differences(pair.viewer, [&one, &other]).iter().any(is_it)
    };
    pairs.filter_map(|pair| is_found(pair).then_some(())).count()
}

fn on_a_socket(difference: &Difference) -> bool {
    matches!(difference.way, Way::Socket(_))
}

fn over_http(difference: &Difference) -> bool {
    difference.way == Way::Http
}

/// A game around which something was changed.
struct Changed<U, O, E> {
    game: Box<dyn PlayedGame>,
    update: U,
    opening: O,
    enter: E,
}

impl<U, O, E> PlayedGame for Changed<U, O, E>
where
    U: Fn(&dyn PlayedGame, Viewer) -> String + Send,
    O: Fn(&dyn PlayedGame, Viewer) -> String + Send,
    E: Fn(&dyn PlayedGame, Result<(), No>) -> Result<(), No> + Send,
{
    fn status(&self) -> Status {
        self.game.status()
    }

    fn enter(&mut self, entry: &Entry<String>) -> Result<(), No> {
        let entered = self.game.enter(entry);
        (self.enter)(&*self.game, entered)
    }

    fn update(&self, viewer: Viewer) -> Box<RawValue> {
        RawValue::from_string((self.update)(&*self.game, viewer)).unwrap()
    }

    fn opening(&self, viewer: Viewer) -> Box<RawValue> {
        RawValue::from_string((self.opening)(&*self.game, viewer)).unwrap()
    }

    fn look(&self, viewer: Viewer) -> Look {
        self.game.look(viewer)
    }

    fn thought(&self, seat: Seat, bot: HouseBot, seed: PlayerSeed) -> Choice {
        self.game.thought(seat, bot, seed)
    }

    fn recorded(&self, bot: HouseBot) -> RecordedPlayer {
        self.game.recorded(bot)
    }

    fn playing(&self, seat: Seat) -> Option<RecordedPlayer> {
        self.game.playing(seat)
    }

    fn record(&self) -> Option<Record> {
        self.game.record()
    }
}

fn same_update(game: &dyn PlayedGame, viewer: Viewer) -> String {
    game.update(viewer).get().to_owned()
}

fn same_opening(game: &dyn PlayedGame, viewer: Viewer) -> String {
    game.opening(viewer).get().to_owned()
}

fn same_end(_: &dyn PlayedGame, entered: Result<(), No>) -> Result<(), No> {
    entered
}

/// A JSON object with one more field.
fn with_field(object: &str, name: &str, value: &str) -> String {
    object.replacen('{', &format!("{{\"{name}\":{value},"), 1)
}

/// The pile, as one text.
fn pile(deal: &Script) -> String {
    let longest = deal.iter().max_by_key(|(_, values)| values.len());
    longest.map(|(_, values)| values.join(" ")).unwrap_or_default()
}

/// A number that follows from what is hidden.
fn hidden_number(deal: &Script) -> u32 {
    pile(deal).bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) % 1_000
}

/// What somebody else holds is in an event.
struct RackInEvent;

impl Leak for RackInEvent {
    fn double(&self, _: &Hidden) -> Option<Double> {
        let update = |game: &dyn PlayedGame, viewer: Viewer| {
            let other = if viewer.seat().is_some_and(|seat| seat.index() == 0) { 1 } else { 0 };
            let other = Seat::new(other).map_or(Viewer::Watcher, Viewer::Seat);
            with_field(game.update(viewer).get(), "rack", game.opening(other).get())
        };
        Some(Arc::new(move |game| Box::new(Changed { game, update, opening: same_opening, enter: same_end })))
    }
}

#[test]
fn a_rack_in_an_event_is_found() {
    assert!(found::<Fives>(&RackInEvent, on_a_socket) > 0);
    assert!(found::<Scorzo>(&RackInEvent, on_a_socket) > 0);
}

/// The house's seed is in what everyone knows about the table.
struct SeedInTable;

impl Leak for SeedInTable {
    fn double(&self, hidden: &Hidden) -> Option<Double> {
        let seed = format!("{:?}", hidden.house_seed.to_hex());
        Some(Arc::new(move |game| {
            let seed = seed.clone();
            let opening = move |game: &dyn PlayedGame, viewer| {
                with_field(game.opening(viewer).get(), "house_seed", &seed)
            };
            Box::new(Changed { game, update: same_update, opening, enter: same_end })
        }))
    }
}

#[test]
fn the_seed_in_a_table_is_found() {
    assert_eq!(found::<Fives>(&SeedInTable, on_a_socket), PAIRS);
    assert_eq!(found::<Scorzo>(&SeedInTable, on_a_socket), PAIRS);
    assert_eq!(found::<Polygon>(&SeedInTable, on_a_socket), PAIRS);
}

/// The hash of the log goes with every message.
struct LogChainOnTheWire;

impl Leak for LogChainOnTheWire {
    fn relay(&self, hidden: &Hidden) -> Option<Relay> {
        let store = hidden.store.clone();
        Some(Arc::new(move |message| {
            let chain: String = store.chain().iter().map(|byte| format!("{byte:02x}")).collect();
            match message.strip_suffix("}}") {
                Some(message) => format!("{message},\"log\":\"{chain}\"}}}}"),
                None => message.to_owned(),
            }
        }))
    }
}

#[test]
fn the_log_chain_on_the_wire_is_found() {
    // Where nobody holds anything else yet, the log has the same hash.
    assert!(found::<Fives>(&LogChainOnTheWire, on_a_socket) > PAIRS / 2);
    assert!(found::<Scorzo>(&LogChainOnTheWire, on_a_socket) > PAIRS / 2);
}

/// Something that nobody may know of counts as an entry.
struct VersionMovedByHiddenEvent;

impl Leak for VersionMovedByHiddenEvent {
    fn double(&self, hidden: &Hidden) -> Option<Double> {
        let hidden_events = hidden_number(&hidden.deal);
        let update = move |game: &dyn PlayedGame, viewer| {
            let version = game.status().version;
            let moved = version + usize::try_from(hidden_events).unwrap();
            let (is, would_be) = (format!("\"version\":{version}"), format!("\"version\":{moved}"));
            game.update(viewer).get().replacen(&is, &would_be, 1)
        };
        Some(Arc::new(move |game| Box::new(Changed { game, update, opening: same_opening, enter: same_end })))
    }
}

#[test]
fn a_version_moved_by_a_hidden_event_is_found() {
    assert!(found::<Fives>(&VersionMovedByHiddenEvent, on_a_socket) > PAIRS / 2);
    assert!(found::<Polygon>(&VersionMovedByHiddenEvent, on_a_socket) > PAIRS / 2);
}

/// A bot's move is shown as soon as it has thought.
struct ThinkingTimeAsPace;

impl Leak for ThinkingTimeAsPace {
    fn hurries(&self) -> bool {
        true
    }
}

#[test]
fn a_bots_thinking_time_as_its_pace_is_found() {
    assert!(found::<Fives>(&ThinkingTimeAsPace, on_a_socket) > 0);
    assert!(found::<Scorzo>(&ThinkingTimeAsPace, on_a_socket) > 0);
}

/// Who asks for somebody else's table is told that it is somebody else's.
struct ForbiddenInsteadOfNotFound;

impl Leak for ForbiddenInsteadOfNotFound {
    fn router(&self, router: Router, hidden: &Hidden) -> Router {
        let store = hidden.store.clone();
        router.layer(from_fn(move |request: Request, next: Next| {
            let store = store.clone();
            async move {
                let table = table_of(&request);
                let mut response = next.run(request).await;
                let exists = match table {
                    Some(table) => store.load(table).await.unwrap().is_some(),
                    None => false,
                };
                if exists && response.status() == StatusCode::NOT_FOUND {
                    *response.status_mut() = StatusCode::FORBIDDEN;
                }
                response
            }
        }))
    }
}

/// Whose record is asked for.
fn table_of(request: &Request) -> Option<TableId> {
    request.uri().path().strip_prefix("/api/tables/")?.strip_suffix("/record")?.parse().ok()
}

#[test]
fn forbidden_instead_of_not_found_is_found() {
    let by_a_stranger =
        |difference: &Difference| over_http(difference) && difference.hearer == Hearer::Stranger;
    assert_eq!(found::<Polygon>(&ForbiddenInsteadOfNotFound, by_a_stranger), PAIRS);
}

/// Watchers are told what a player is told, before everyone may know it.
struct PlayersNewsToWatchers;

impl Leak for PlayersNewsToWatchers {
    fn double(&self, _: &Hidden) -> Option<Double> {
        let update = |game: &dyn PlayedGame, viewer: Viewer| match (viewer, Seat::new(0)) {
            (Viewer::Watcher, Some(first)) => game.update(Viewer::Seat(first)).get().to_owned(),
            _ => same_update(game, viewer),
        };
        Some(Arc::new(move |game| Box::new(Changed { game, update, opening: same_opening, enter: same_end })))
    }
}

#[test]
fn players_news_to_watchers_is_found() {
    let by_a_watcher =
        |difference: &Difference| on_a_socket(difference) && difference.hearer == Hearer::Watcher;
    assert!(found::<Fives>(&PlayersNewsToWatchers, by_a_watcher) > 0);
    assert!(found::<Scorzo>(&PlayersNewsToWatchers, by_a_watcher) > 0);
}

/// The record of a game that goes on is given out with its deal.
#[derive(Default)]
struct UnsealedRecord {
    record: Arc<Mutex<Option<String>>>,
}

impl Leak for UnsealedRecord {
    fn double(&self, _: &Hidden) -> Option<Double> {
        let record = Arc::clone(&self.record);
        Some(Arc::new(move |game| {
            let record = Arc::clone(&record);
            let enter = move |game: &dyn PlayedGame, entered| {
                *record.lock().unwrap() = game.record().map(|record| record.to_string());
                entered
            };
            Box::new(Changed { game, update: same_update, opening: same_opening, enter })
        }))
    }

    fn router(&self, router: Router, _: &Hidden) -> Router {
        let record = Arc::clone(&self.record);
        router.layer(from_fn(move |request: Request, next: Next| {
            let record = table_of(&request).and_then(|_| record.lock().unwrap().clone());
            async move {
                match record {
                    Some(record) => record.into_response(),
                    None => next.run(request).await,
                }
            }
        }))
    }
}

#[test]
fn an_unsealed_record_is_found() {
    assert_eq!(found::<Fives>(&UnsealedRecord::default(), over_http), PAIRS);
    assert_eq!(found::<Scorzo>(&UnsealedRecord::default(), over_http), PAIRS);
    assert_eq!(found::<Polygon>(&UnsealedRecord::default(), over_http), PAIRS);
}

/// What is on the pile is a label of a figure.
struct MetricsLabel;

impl Leak for MetricsLabel {
    fn router(&self, router: Router, hidden: &Hidden) -> Router {
        let tile = pile(&hidden.deal);
        router.layer(from_fn(move |request: Request, next: Next| {
            let tile = tile.clone();
            async move {
                let is_metrics = request.uri().path() == "/metrics";
                let response = next.run(request).await;
                if is_metrics { labelled(response, &tile).await } else { response }
            }
        }))
    }
}

async fn labelled(response: Response, tile: &str) -> Response {
    let text = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    format!("{}parlor_draws{{tile=\"{tile}\"}} 1\n", String::from_utf8_lossy(&text)).into_response()
}

#[test]
fn a_label_of_the_metrics_is_found() {
    let in_metrics = |difference: &Difference| difference.way == Way::Metrics;
    assert_eq!(found::<Fives>(&MetricsLabel, in_metrics), PAIRS);
    assert_eq!(found::<Polygon>(&MetricsLabel, in_metrics), PAIRS);
}

/// A refusal says what could have been drawn.
struct ErrorText;

impl Leak for ErrorText {
    fn double(&self, hidden: &Hidden) -> Option<Double> {
        let facts = format!("{{\"pile\":{:?}}}", pile(&hidden.deal));
        Some(Arc::new(move |game| {
            let facts = facts.clone();
            let enter = move |_: &dyn PlayedGame, entered: Result<(), No>| {
                entered.map_err(|no| No { facts: RawValue::from_string(facts.clone()).ok(), ..no })
            };
            Box::new(Changed { game, update: same_update, opening: same_opening, enter })
        }))
    }
}

#[test]
fn the_text_of_an_error_is_found() {
    assert!(found::<Fives>(&ErrorText, on_a_socket) > 0);
    assert!(found::<Polygon>(&ErrorText, on_a_socket) > 0);
}

/// The store says in the log what it could not store.
struct CardInLogLine;

impl Leak for CardInLogLine {
    fn trouble(&self, deal: &Script) -> Option<String> {
        Some(pile(deal))
    }
}

#[test]
fn a_card_in_a_log_line_is_found() {
    let in_the_log = |difference: &Difference| difference.way == Way::Log;
    assert_eq!(found::<Fives>(&CardInLogLine, in_the_log), PAIRS);
    assert_eq!(found::<Polygon>(&CardInLogLine, in_the_log), PAIRS);
}
