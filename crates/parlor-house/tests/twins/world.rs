//! One house: everyone comes, and does what the pair says.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::{Extension, Router};
use parlor_core::{Level, PlayerName, Script, Seat, Seed};
use parlor_house::http::{Access, Peer, router};
use parlor_house::store::Doubled;
use parlor_house::table::Double;
use parlor_house::{Event, House, HouseOptions, Log, LogLevel};
use parlor_session::remote::{Command, GameNews, Heard, RemoteBackend, RemoteTable};
use parlor_session::{DeviceRequest, Request, SessionGame};
use parlor_wire::http::{CreatedTable, Guest, GuestRequest, NewSeat, NewTable};
use parlor_wire::{
    AbsenceCommand, ClientMessage, HouseBot, InviteSecret, Key, LobbyCommand, PING_EVERY_MS, PROTOCOL,
    Refused, SessionToken, TableId,
};
use parlor_words::Lang;

use crate::compare::{Hearer, Told, Way};
use crate::doubles::{Rig, TwinRuntime, TwinStore};
use crate::line::{Line, Net, Received, Relay};
use crate::pair::{Deed, Pair, Who};

/// How long everyone waits after each message, in milliseconds: a client may send one so often.
const PAUSE: u64 = 25;
/// The level of the bots.
const BOT: Level = Level::Greedy;

/// What only the house knows.
#[derive(Clone)]
pub(crate) struct Hidden {
    pub(crate) deal: Script,
    pub(crate) house_seed: Seed,
    pub(crate) store: TwinStore,
}

/// Something that is wrong with a house on purpose.
pub(crate) trait Leak {
    /// What stands in for the game.
    fn double(&self, _hidden: &Hidden) -> Option<Double> {
        None
    }

    /// What messages pass through on their way to clients.
    fn relay(&self, _hidden: &Hidden) -> Option<Relay> {
        None
    }

    /// What requests pass through.
    fn router(&self, router: Router, _hidden: &Hidden) -> Router {
        router
    }

    /// What the store says is wrong with it, in the log.
    fn trouble(&self, _deal: &Script) -> Option<String> {
        None
    }

    /// Whether a bot's move is shown as soon as it has thought.
    fn hurries(&self) -> bool {
        false
    }
}

/// Nothing is wrong.
pub(crate) struct Honest;

impl Leak for Honest {}

/// Plays the pair's game in one of the two houses. All that was told.
pub(crate) fn told<G: SessionGame>(pair: &Pair, side: usize, leak: &impl Leak) -> Told {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let mut world = World::<G>::open(pair, side, leak).await;
        for (number, deed) in pair.deeds.iter().enumerate() {
            // A bot thinks as soon as it is its turn.
            let next = pair.deeds[number..].iter().find_map(|deed| match deed {
                Deed::BotActs { action } => Some(action.as_str()),
                _ => None,
            });
            world.runtime.script(next);
            world.carry_out(deed).await;
        }
        world.pry().await;
        world.listen();
        for (at, line) in std::mem::take(&mut *world.said.lock().unwrap()) {
            world.told.tell(Hearer::Operator, Way::Log, at, line);
        }
        world.told
    })
}

struct World<G: SessionGame> {
    runtime: TwinRuntime,
    store: TwinStore,
    net: Net,
    told: Told,
    /// What the house said in its log.
    said: Arc<Mutex<Received>>,
    /// How many entries were to be appended by now.
    entered: u32,
    /// What was refused last.
    refused: Option<Refused>,
    /// By seat; nobody where a bot sits.
    players: Vec<Option<Client<G>>>,
    watcher: Client<G>,
    stranger: Client<G>,
    table: TableId,
    other_table: TableId,
    keys: u64,
    pinged: u64,
}

/// Somebody at a device.
struct Client<G: SessionGame> {
    hearer: Hearer,
    token: SessionToken,
    line: Option<Line>,
    lines: usize,
    table: RemoteTable,
    screens: Vec<(Lang, RemoteBackend<G>)>,
    /// What was sent last.
    last: Option<ClientMessage>,
}

impl<G: SessionGame> World<G> {
    /// Opens a house; everyone comes and sits down, and the game begins.
    async fn open(pair: &Pair, side: usize, leak: &impl Leak) -> World<G> {
        let runtime = TwinRuntime::new(u32::try_from(side).unwrap(), leak.hurries());
        let store = TwinStore::broken(leak.trouble(&pair.deals[side]));
        let said = Arc::new(Mutex::new(Received::new()));
        let lines = Arc::clone(&said);
        let log = Log::new(LogLevel::Debug, move |at, event: &Event| {
            lines.lock().unwrap().push((at, format!("{} {event}", event.level().name()).into_bytes()));
        });
        let options = HouseOptions { log, ..HouseOptions::default() };
        let house = House::open_with(Doubled(store.clone()), runtime.clone(), options);
        // Whoever reads the figures is on this computer.
        let here = Extension(Peer(SocketAddr::from(([127, 0, 0, 1], 5056))));
        let plain = Net {
            router: router(house, Access::loopback()).layer(here),
            runtime: runtime.clone(),
            relay: None,
        };
        let mut told = Told::default();

        // A table that nobody else knows of has another id in the other house.
        let host = guest(&plain, "Olga", None, &mut told).await;
        let id_of_first = runtime.differ();
        create(&plain, &host, pair, None, &mut told).await;
        let [house_seed, bots_seed] =
            ["house", "bots"].map(|whose| Seed::from_text(&format!("{whose} {side} {}", pair.number)));
        let hidden = Hidden { deal: pair.deals[side].clone(), house_seed, store: store.clone() };
        let net =
            Net { router: leak.router(plain.router.clone(), &hidden), relay: leak.relay(&hidden), ..plain };
        // Those who have not heard of it ask for the id that it has in the first house.
        let other_table = TableId::from_random(id_of_first);

        let mut tokens = Vec::new();
        for (index, is_bot) in pair.bots.iter().enumerate() {
            tokens.push(match is_bot {
                true => None,
                false => Some(guest(&net, NAMES[index], Some(Hearer::Seat(index)), &mut told).await),
            });
        }
        let watcher = guest(&net, "Will", Some(Hearer::Watcher), &mut told).await;
        let stranger = guest(&net, "Sam", Some(Hearer::Stranger), &mut told).await;
        store.rig(Rig { deal: hidden.deal.clone(), house_seed, bots_seed, double: leak.double(&hidden) });
        let created = create(&net, tokens[0].as_ref().unwrap(), pair, Some(Hearer::Seat(0)), &mut told).await;
        let client = |hearer, token: &SessionToken, secret: Option<InviteSecret>| Client {
            hearer,
            token: *token,
            line: None,
            lines: 0,
            table: RemoteTable::new(created.table, secret),
            screens: Vec::new(),
            last: None,
        };
        let players = tokens.iter().enumerate().map(|(index, token)| {
            token.as_ref().map(|token| client(Hearer::Seat(index), token, Some(created.secret)))
        });
        let players = players.collect();
        let mut world = World {
            players,
            watcher: client(Hearer::Watcher, &watcher, Some(created.secret)),
            stranger: client(Hearer::Stranger, &stranger, None),
            runtime,
            store,
            net,
            told,
            said,
            entered: 0,
            refused: None,
            table: created.table,
            other_table,
            keys: 0,
            pinged: 0,
        };
        world.sit_down().await;
        world
    }

    async fn sit_down(&mut self) {
        let seats: Vec<Seat> = Seat::first(u8::try_from(self.players.len()).unwrap()).collect();
        for seat in &seats {
            if self.players[seat.index()].is_none() {
                continue;
            }
            self.connect(Who::Seat(*seat)).await;
            if seat.index() > 0 {
                let contribution = format!("{:02x}", seat.index());
                let sit = LobbyCommand::Sit { seat: Some(*seat), contribution };
                self.submit(Who::Seat(*seat), Command::Lobby(sit)).await;
            }
        }
        self.connect(Who::Watcher).await;
        self.connect(Who::Stranger).await;
        self.submit(Who::Seat(seats[0]), Command::Lobby(LobbyCommand::Start)).await;
        self.entered = self.store.appended();
    }

    fn client(&mut self, who: Who) -> &mut Client<G> {
        match who {
            Who::Seat(seat) => self.players[seat.index()].as_mut().expect("a person sits there"),
            Who::Watcher => &mut self.watcher,
            Who::Stranger => &mut self.stranger,
        }
    }

    /// Everyone takes in what has come.
    fn listen(&mut self) {
        let at = self.runtime.elapsed();
        let clients = self.players.iter_mut().flatten().chain([&mut self.watcher, &mut self.stranger]);
        for client in clients {
            self.refused = client.listen(at, &mut self.told).or(self.refused.take());
        }
    }

    /// Time passes; nobody does anything but say that they are there.
    async fn wait(&mut self, mut time: u64) {
        while time > 0 {
            let step = time.min(PING_EVERY_MS);
            tokio::time::sleep(Duration::from_millis(step)).await;
            time -= step;
            self.listen();
            let now = self.runtime.elapsed();
            if now >= self.pinged + PING_EVERY_MS {
                self.pinged = now;
                let ping = ClientMessage::Ping { n: now }.to_json();
                let clients =
                    self.players.iter_mut().flatten().chain([&mut self.watcher, &mut self.stranger]);
                for line in clients.filter_map(|client| client.line.as_mut()) {
                    line.say(&ping).await;
                }
                tokio::time::sleep(Duration::from_millis(1)).await;
                self.listen();
            }
        }
    }

    async fn say(&mut self, who: Who, text: &str) {
        self.connect(who).await;
        let line = self.client(who).line.as_mut().expect("it was just connected");
        assert!(line.say(text).await, "the house hung up on {who:?}");
        self.wait(PAUSE).await;
    }

    /// Connects somebody who is not, and opens the table as far as they don't know it.
    async fn connect(&mut self, who: Who) {
        if self.client(who).line.is_some() {
            return;
        }
        let token = self.client(who).token;
        let line = self.net.open(&bearer(&token)).await;
        let client = self.client(who);
        client.line = Some(line);
        client.lines += 1;
        let hello = ClientMessage::Hello { proto: PROTOCOL, build: "twins".to_owned() };
        let messages: Vec<ClientMessage> = [hello].into_iter().chain(client.table.connect()).collect();
        for message in messages {
            let line = self.client(who).line.as_mut().expect("it was just connected");
            assert!(line.say(&message.to_json()).await, "the house hung up on {who:?}");
            self.wait(PAUSE).await;
        }
    }

    fn new_key(&mut self) -> Key {
        self.keys += 1;
        let mut number = self.keys;
        let mut bytes = [0; Key::LENGTH];
        for byte in &mut bytes {
            *byte = u8::try_from(number % 32).unwrap();
            number /= 32;
        }
        Key::from_random(bytes)
    }

    async fn submit(&mut self, who: Who, command: Command) {
        self.connect(who).await;
        let key = self.new_key();
        let client = self.client(who);
        let message = client.table.submit(key, command).expect("what came before is answered");
        client.last = Some(message.clone());
        self.say(who, &message.to_json()).await;
    }

    async fn carry_out(&mut self, deed: &Deed) {
        match deed {
            Deed::Acts { seat, action } => {
                self.submit(Who::Seat(*seat), Command::Act(action.clone())).await;
            }
            Deed::BotActs { .. } => self.await_bot().await,
            Deed::Undoes { seat } => self.submit(Who::Seat(*seat), Command::Undo).await,
            Deed::GivesUp { seat } => self.submit(Who::Seat(*seat), Command::GiveUp).await,
            Deed::IsRefused { who: Who::Stranger, action } => {
                let (table, key) = (self.table, self.new_key());
                let act = ClientMessage::Act { table, key, at: 1, action: action.clone() };
                self.say(Who::Stranger, &act.to_json()).await;
            }
            Deed::IsRefused { who, action } => self.submit(*who, Command::Act(action.clone())).await,
            Deed::CannotUndo { who } => self.submit(*who, Command::Undo).await,
            Deed::IsLate { seat } => {
                let (table, key) = (self.table, self.new_key());
                let act = ClientMessage::Act { table, key, at: 1, action: "pass".to_owned() };
                self.say(Who::Seat(*seat), &act.to_json()).await;
            }
            Deed::Repeats { seat } => {
                let last = self.client(Who::Seat(*seat)).last.clone().expect("something was sent");
                self.say(Who::Seat(*seat), &last.to_json()).await;
            }
            Deed::IsCutOff { who } => {
                self.cut_off(*who);
                self.wait(PAUSE).await;
            }
            Deed::Returns { who } => {
                self.cut_off(*who);
                self.connect(*who).await;
            }
            Deed::StandIn { seat, asked_by } => {
                self.connect(Who::Seat(*asked_by)).await;
                self.cut_off(Who::Seat(*seat));
                self.wait(HouseOptions::default().gone_after + PAUSE).await;
                let stand_in = AbsenceCommand::StandIn { seat: *seat, bot: HouseBot::from(BOT) };
                self.submit(Who::Seat(*asked_by), Command::Absence(stand_in)).await;
            }
            Deed::TakesBack { seat } => {
                self.submit(Who::Seat(*seat), Command::Absence(AbsenceCommand::Return)).await;
            }
            Deed::Looks => self.look().await,
        }
        self.entered += u32::from(deed.is_entered());
        // A bot whose turn it is may be quicker than what else happens.
        let early = u32::from(!deed.is_entered() || matches!(deed, Deed::BotActs { .. }));
        let appended = self.store.appended();
        let is_so = (self.entered..=self.entered + early).contains(&appended);
        assert!(is_so, "{deed:?}: {appended} entries, not {}; refused: {:?}", self.entered, self.refused);
    }

    /// Waits until a bot has acted.
    async fn await_bot(&mut self) {
        for _ in 0..200 {
            if self.store.appended() > self.entered {
                return;
            }
            self.wait(PAUSE).await;
        }
    }

    fn cut_off(&mut self, who: Who) {
        self.listen();
        self.client(who).line = None;
    }

    /// The stranger asks for a table of others, which is in one house only. Whoever runs the house may know which tables there are, so
    /// its figures are read before.
    async fn pry(&mut self) {
        self.connect(Who::Stranger).await;
        // Tables that are none of the stranger's.
        for table in [self.other_table, TableId::from_random([3; TableId::LENGTH])] {
            let secret = Some(InviteSecret::from_random([5; InviteSecret::LENGTH]));
            for message in
                [ClientMessage::Open { table, secret, known: None }, ClientMessage::Close { table }]
            {
                self.say(Who::Stranger, &message.to_json()).await;
            }
        }
        let headers = bearer(&self.stranger.token);
        let path = format!("/api/tables/{}/record", self.other_table);
        let (at, answer) = self.net.ask("GET", &path, &headers, "").await;
        self.told.tell(Hearer::Stranger, Way::Http, at, answer);
    }

    /// Everyone asks for all that there is, and for what there is not.
    async fn look(&mut self) {
        let mut asking: Vec<(Hearer, String)> = vec![(Hearer::Nobody, String::new())];
        let clients = self.players.iter().flatten().chain([&self.watcher, &self.stranger]);
        for client in clients {
            let invite = match (client.hearer, client.table.secret()) {
                (Hearer::Watcher, Some(secret)) => format!("Parlor-Invite: {}\r\n", secret.as_str()),
                _ => String::new(),
            };
            asking.push((client.hearer, format!("{}{invite}", bearer(&client.token))));
        }
        let paths = [
            format!("/api/tables/{}/record", self.table),
            "/api/tables/0000000000/record".to_owned(),
            "/api/tables".to_owned(),
            format!("/api/tables/{}", self.table),
            "/api/guest".to_owned(),
            "/healthz".to_owned(),
            "/readyz".to_owned(),
        ];
        for (hearer, headers) in &asking {
            for path in &paths {
                let (at, answer) = self.net.ask("GET", path, headers, "").await;
                self.told.tell(*hearer, Way::Http, at, answer);
            }
            let headers = format!("{headers}Content-Type: application/json\r\n");
            let (at, answer) = self.net.ask("POST", "/api/tables", &headers, r#"{"game":"none"}"#).await;
            self.told.tell(*hearer, Way::Http, at, answer);
        }
        let look = ClientMessage::Look { table: self.table }.to_json();
        let clients = self.players.iter_mut().flatten().chain([&mut self.watcher, &mut self.stranger]);
        for line in clients.filter_map(|client| client.line.as_mut()) {
            line.say(&look).await;
        }
        let (at, answer) = self.net.ask("GET", "/metrics", "", "").await;
        self.told.tell(Hearer::Operator, Way::Metrics, at, answer);
        self.wait(PAUSE).await;
    }
}

impl<G: SessionGame> Client<G> {
    /// Takes in what has come; what was refused last.
    fn listen(&mut self, at: u64, told: &mut Told) -> Option<Refused> {
        let line = self.line.as_mut()?;
        let mut last = None;
        let (received, messages) = line.take();
        for (at, bytes) in received {
            told.tell(self.hearer, Way::Socket(self.lines), at, bytes);
        }
        for message in messages {
            match self.table.receive(message) {
                Heard::Refused(refused) => {
                    for (lang, screen) in &mut self.screens {
                        let note = screen.refused(&refused);
                        told.tell(self.hearer, Way::Screen, at, format!("{lang:?} {note:?}").into_bytes());
                    }
                    last = Some(refused);
                }
                // The screens go by what was read; what a leak has made unreadable is different bytes already.
                Heard::Missed(_) | Heard::Closed(_) | Heard::Nothing => {}
                Heard::Changed | Heard::Here | Heard::Answered(_) => {}
            }
            for news in self.table.take_news() {
                self.show(&news, at, told);
            }
        }
        last
    }

    /// Shows what happened in both languages, as a screen would, and reads it out.
    fn show(&mut self, news: &GameNews, at: u64, told: &mut Told) {
        let Some(info) = self.table.info().cloned() else { return };
        if let (GameNews::Opened { info, opening }, true) = (news, self.screens.is_empty()) {
            let open =
                |lang| Some((lang, RemoteBackend::new(info.clone(), self.table.you(), opening, lang).ok()?));
            self.screens = Lang::ALL.into_iter().filter_map(open).collect();
        } else {
            self.screens.retain_mut(|(_, screen)| screen.receive(news).is_ok());
        }
        for (lang, screen) in &mut self.screens {
            screen.set_info(info.clone());
            screen.set_here(self.table.here());
            let table = screen.snapshot().table;
            let last = table.transcript.last();
            let said = format!(
                "{lang:?} {:?} {:?} {:?} {last:?} {:?} {:?}",
                table.announcements, table.progress, table.waiting, table.seats, table.ending
            );
            told.tell(self.hearer, Way::Screen, at, said.into_bytes());
            while !screen.session().is_heard() {
                let dismiss = Request::Device(DeviceRequest::Dismiss);
                if screen.send(dismiss, Key::from_random([1; Key::LENGTH])).is_err() {
                    break;
                }
            }
        }
    }
}

const NAMES: [&str; 6] = ["Ana", "Ben", "Carla", "David", "Elena", "Felix"];

fn bearer(token: &SessionToken) -> String {
    format!("Authorization: Bearer {}\r\n", token.as_str())
}

/// The body of an answer.
fn body<T: serde::de::DeserializeOwned>(answer: &[u8]) -> T {
    let text = str::from_utf8(answer).unwrap();
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A new guest. What the house answers is told to whoever hears it, if that is compared.
async fn guest(net: &Net, name: &str, hearer: Option<Hearer>, told: &mut Told) -> SessionToken {
    let request = GuestRequest { name: PlayerName::new(name).unwrap(), token: true };
    let json = serde_json::to_string(&request).unwrap();
    let (at, answer) = net.ask("POST", "/api/guest", "Content-Type: application/json\r\n", &json).await;
    let guest: Guest = body(&answer);
    if let Some(hearer) = hearer {
        told.tell(hearer, Way::Http, at, answer);
    }
    guest.token.unwrap()
}

/// A new table for the pair's game.
async fn create(
    net: &Net,
    host: &SessionToken,
    pair: &Pair,
    hearer: Option<Hearer>,
    told: &mut Told,
) -> CreatedTable {
    let seat = |is_bot: &bool| if *is_bot { NewSeat::Bot(HouseBot::from(BOT)) } else { NewSeat::Open };
    let new = NewTable {
        game: pair.game.to_owned(),
        edition: pair.edition.clone(),
        options: pair.options.clone(),
        hints: false,
        seats: pair.bots[1..].iter().map(seat).collect(),
        contribution: "00112233".to_owned(),
    };
    let headers = format!("{}Content-Type: application/json\r\n", bearer(host));
    let json = serde_json::to_string(&new).unwrap();
    let (at, answer) = net.ask("POST", "/api/tables", &headers, &json).await;
    let created: CreatedTable = body(&answer);
    if let Some(hearer) = hearer {
        told.tell(hearer, Way::Http, at, answer);
    }
    created
}
