//! The connection to the house: made again whenever it is lost, as long as it is wanted.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::{IntervalHandle, WindowListenerHandle, set_interval_with_handle};
use leptos::prelude::{document, window, window_event_listener_untyped};
use parlor_wire::{ByeReason, ClientMessage, PING_EVERY_MS, PROTOCOL, ServerMessage};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

/// What the pages are called when they say what they are.
pub(super) const BUILD: &str = env!("CARGO_PKG_VERSION");

/// How often it is looked whether something is to be done, in milliseconds.
const TICK: u64 = 250;
/// A connection that is silent for so long after a ping is lost, in milliseconds; so is one that can't be made in that time.
const SILENCE: f64 = 5_000.0;
/// The first wait before it is tried again, and the longest, in milliseconds.
const WAITS: (f64, f64) = (500.0, 5_000.0);

/// Something that happened to the connection.
pub(super) enum Happened {
    /// The house has answered the first message: it speaks our protocol, and has this build.
    Up(String),
    /// The house says something.
    Told(ServerMessage),
    /// The connection is lost; it is tried again.
    Lost,
    /// The house does not want this client, and nothing more is tried.
    Refused(ByeReason),
}

/// A connection. It ends when it is dropped.
pub(super) struct Socket {
    inner: Rc<Inner>,
    timer: Option<IntervalHandle>,
    listeners: Vec<WindowListenerHandle>,
}

struct Inner {
    /// What is to be said on every new connection, after the first message.
    begin: Box<dyn Fn() -> Vec<ClientMessage>>,
    hear: Box<dyn Fn(Happened)>,
    running: RefCell<Option<Running>>,
    state: Cell<State>,
    /// How often it was tried in vain since it last was there.
    tries: Cell<i32>,
    pings: Cell<u64>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Not there; to be tried at this time.
    Down { until: f64 },
    /// Being made since.
    Opening { since: f64 },
    /// There; the house was last heard, and a ping that it has not answered was sent.
    Up { heard: f64, pinged: Option<f64> },
    /// Over for good.
    Ended,
}

/// A socket and what listens to it.
struct Running {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(Event)>,
}

impl Running {
    fn end(self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Socket {
    /// Connects to the house that the pages come from. `begin` says what is to be said first, whenever it is connected again.
    pub(super) fn open(
        begin: impl Fn() -> Vec<ClientMessage> + 'static,
        hear: impl Fn(Happened) + 'static,
    ) -> Socket {
        let inner = Rc::new(Inner {
            begin: Box::new(begin),
            hear: Box::new(hear),
            running: RefCell::new(None),
            state: Cell::new(State::Down { until: 0.0 }),
            tries: Cell::new(0),
            pings: Cell::new(0),
        });
        inner.connect();
        let weak = Rc::downgrade(&inner);
        let tick = move || with(&weak, Inner::tick);
        let timer = set_interval_with_handle(tick, Duration::from_millis(TICK)).ok();
        // A phone that wakes, a window that is shown again, a network that is back: it is asked at once whether the house is there.
        let listeners = ["visibilitychange", "online", "offline", "pageshow"].map(|event| {
            let weak = Rc::downgrade(&inner);
            window_event_listener_untyped(event, move |_| with(&weak, Inner::look))
        });
        Socket { inner, timer, listeners: listeners.into() }
    }

    /// Says something, if the connection is there: what has to arrive is said again when it is back.
    pub(super) fn send(&self, message: &ClientMessage) {
        self.inner.send(message);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.state.set(State::Ended);
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
        if let Some(running) = self.inner.running.take() {
            running.end();
        }
    }
}

fn with(inner: &Weak<Inner>, what: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        what(&inner);
    }
}

/// The time, in milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}

/// Where the house is.
fn address() -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/socket", location.host().ok()?))
}

impl Inner {
    fn connect(self: &Rc<Self>) {
        let running = address().and_then(|address| self.listen(WebSocket::new(&address).ok()?));
        if running.is_none() {
            return self.wait(None);
        }
        self.running.replace(running);
        self.state.set(State::Opening { since: now() });
    }

    fn listen(self: &Rc<Self>, socket: WebSocket) -> Option<Running> {
        let weak = Rc::downgrade(self);
        let on_open = Closure::<dyn FnMut(Event)>::new(move |_| with(&weak, |inner| inner.opened()));
        let weak = Rc::downgrade(self);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string();
            with(&weak, |inner| inner.told(&text.unwrap_or_default()));
        });
        let weak = Rc::downgrade(self);
        let on_close = Closure::<dyn FnMut(Event)>::new(move |_| with(&weak, |inner| inner.lost(None)));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(Running { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close })
    }

    fn opened(&self) {
        self.send(&ClientMessage::Hello { proto: PROTOCOL, build: BUILD.to_owned() });
        for message in (self.begin)() {
            self.send(&message);
        }
    }

    fn send(&self, message: &ClientMessage) {
        if let Some(running) = &*self.running.borrow()
            && running.socket.ready_state() == WebSocket::OPEN
        {
            // What could not be sent is sent again when the connection is back.
            let _ = running.socket.send_with_str(&message.to_json());
        }
    }

    fn told(self: &Rc<Self>, text: &str) {
        if self.state.get() == State::Ended {
            return;
        }
        let heard = State::Up { heard: now(), pinged: None };
        // A house that is newer may say what this build does not know: that is passed over.
        let Ok(message) = ServerMessage::from_json(text) else { return };
        match message {
            ServerMessage::Hello { build, .. } => {
                self.state.set(heard);
                self.tries.set(0);
                (self.hear)(Happened::Up(build));
            }
            ServerMessage::Bye { why: why @ (ByeReason::NoSession | ByeReason::OldProtocol), .. } => {
                self.state.set(State::Ended);
                (self.hear)(Happened::Refused(why));
            }
            #[expect(clippy::cast_precision_loss, reason = "a short while")]
            ServerMessage::Bye { retry_ms, .. } => self.lost(Some(retry_ms as f64)),
            message => {
                if matches!(self.state.get(), State::Up { .. }) {
                    self.state.set(heard);
                }
                (self.hear)(Happened::Told(message));
            }
        }
    }

    /// The connection is gone: it is tried again after a while, or after the time that the house has asked for.
    fn lost(self: &Rc<Self>, wait: Option<f64>) {
        if self.state.get() == State::Ended {
            return;
        }
        if let Some(running) = self.running.take() {
            running.end();
        }
        self.wait(wait);
        (self.hear)(Happened::Lost);
    }

    /// Waits longer each time, and never just as long as others do: after a restart of the house not all come at once.
    fn wait(&self, at_least: Option<f64>) {
        let (first, longest) = WAITS;
        let wait = (first * 2_f64.powi(self.tries.get())).min(longest);
        let wait = wait.max(at_least.unwrap_or(0.0)) * (0.5 + js_sys::Math::random());
        self.tries.set((self.tries.get() + 1).min(10));
        self.state.set(State::Down { until: now() + wait });
    }

    fn tick(self: &Rc<Self>) {
        let time = now();
        match self.state.get() {
            State::Down { until } if time >= until => self.connect(),
            State::Opening { since } if time - since > SILENCE => self.lost(None),
            State::Up { pinged: Some(since), .. } if time - since > SILENCE => self.lost(None),
            #[expect(clippy::cast_precision_loss, reason = "a short while")]
            State::Up { heard, pinged: None } if time - heard > PING_EVERY_MS as f64 => self.ping(),
            _ => {}
        }
    }

    /// Asks the house at once whether it is there.
    fn look(self: &Rc<Self>) {
        if document().hidden() {
            return;
        }
        match self.state.get() {
            State::Down { .. } => self.connect(),
            State::Up { pinged: None, .. } => self.ping(),
            _ => {}
        }
    }

    fn ping(&self) {
        if let State::Up { heard, .. } = self.state.get() {
            self.pings.set(self.pings.get() + 1);
            self.send(&ClientMessage::Ping { n: self.pings.get() });
            self.state.set(State::Up { heard, pinged: Some(now()) });
        }
    }
}
