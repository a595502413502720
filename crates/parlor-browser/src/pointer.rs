//! A mouse or a finger, moved as a person moves it: down, along, up. The browser takes it for what comes from the system: the
//! page can't tell it from a hand.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::WebDriver;
use thirtyfour::common::command::{Actions, Command};

use crate::{BrowserError, Engine, Hand};

/// How many steps a way has: pages that follow a drag see it on the way.
const STEPS: u32 = 12;
/// How long a step takes.
const PACE: Duration = Duration::from_millis(16);
/// How long a hand is still before it lets go: a finger that is lifted on the move flings, and browsers take the next tap for one
/// that stops the fling.
const STILL: Duration = Duration::from_millis(80);

/// A place in the window, in points.
pub(crate) type Point = (f64, f64);

/// What a hand does next.
#[derive(Clone, Copy)]
enum Gesture {
    Down(Point),
    Along(Point),
    Still,
    Up(Point),
}

/// A hand at a browser.
pub(crate) struct Pointer<'a> {
    pub(crate) browser: &'a WebDriver,
    pub(crate) engine: Engine,
    pub(crate) hand: Hand,
}

impl Pointer<'_> {
    /// Presses and lets go at a place.
    pub(crate) async fn tap(&self, at: Point) -> Result<(), BrowserError> {
        self.perform(&[Gesture::Down(at), Gesture::Up(at)]).await
    }

    /// Taps twice at a place, so soon after each other that it is one gesture: the driver is told of both at once.
    pub(crate) async fn double_tap(&self, at: Point) -> Result<(), BrowserError> {
        self.act(&[Gesture::Down(at), Gesture::Up(at), Gesture::Down(at), Gesture::Up(at)]).await
    }

    /// Presses at one place, moves to another and lets go there.
    pub(crate) async fn drag(&self, from: Point, to: Point) -> Result<(), BrowserError> {
        let along = (1..=STEPS).map(|step| {
            let share = f64::from(step) / f64::from(STEPS);
            Gesture::Along((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share))
        });
        let mut way = vec![Gesture::Down(from)];
        way.extend(along);
        way.extend([Gesture::Still, Gesture::Up(to)]);
        self.perform(&way).await
    }

    /// Puts two fingers down on both sides of a place, this far apart, and lifts them when they are as far apart as is said.
    pub(crate) async fn pinch(&self, middle: Point, (from, to): (f64, f64)) -> Result<(), BrowserError> {
        let both = |apart: f64| [(middle.0 - apart / 2.0, middle.1), (middle.0 + apart / 2.0, middle.1)];
        self.fingers("touchStart", &both(from)).await?;
        for step in 1..=STEPS {
            let share = f64::from(step) / f64::from(STEPS);
            self.fingers("touchMove", &both(from + (to - from) * share)).await?;
        }
        tokio::time::sleep(STILL).await;
        self.fingers("touchEnd", &[]).await
    }

    async fn perform(&self, way: &[Gesture]) -> Result<(), BrowserError> {
        if !self.engine.has_tools() {
            return self.act(way).await;
        }
        for gesture in way {
            match self.hand {
                Hand::Mouse => self.mouse(*gesture).await?,
                Hand::Finger => self.finger(*gesture).await?,
            }
        }
        Ok(())
    }

    /// By the actions that every driver knows.
    async fn act(&self, way: &[Gesture]) -> Result<(), BrowserError> {
        let kind = match self.hand {
            Hand::Mouse => "mouse",
            Hand::Finger => "touch",
        };
        let actions: Vec<Value> = way.iter().flat_map(|gesture| actions_of(*gesture)).collect();
        let pointer = json!([{
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions,
        }]);
        self.browser.handle().cmd(Command::PerformActions(Actions::from(pointer))).await?;
        Ok(())
    }

    async fn mouse(&self, gesture: Gesture) -> Result<(), BrowserError> {
        match gesture {
            Gesture::Down(at) => {
                self.mouse_event("mouseMoved", at, 0).await?;
                self.mouse_event("mousePressed", at, 1).await
            }
            Gesture::Along(at) => self.mouse_event("mouseMoved", at, 1).await,
            Gesture::Still => {
                tokio::time::sleep(STILL).await;
                Ok(())
            }
            Gesture::Up(at) => self.mouse_event("mouseReleased", at, 0).await,
        }
    }

    async fn mouse_event(&self, kind: &str, (x, y): Point, buttons: u8) -> Result<(), BrowserError> {
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
            // As browsers report a button that is down.
            "force": f32::from(buttons) / 2.0,
            "pointerType": "mouse",
        });
        self.browser.cdp().send_raw("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    async fn finger(&self, gesture: Gesture) -> Result<(), BrowserError> {
        let (kind, at) = match gesture {
            Gesture::Down(at) => ("touchStart", Some(at)),
            Gesture::Along(at) => ("touchMove", Some(at)),
            Gesture::Still => {
                tokio::time::sleep(STILL).await;
                return Ok(());
            }
            Gesture::Up(_) => ("touchEnd", None),
        };
        self.fingers(kind, at.as_slice()).await
    }

    async fn fingers(&self, kind: &str, at: &[Point]) -> Result<(), BrowserError> {
        let points: Vec<_> =
            at.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.browser.cdp().send_raw("Input.dispatchTouchEvent", event).await?;
        Ok(())
    }
}

fn actions_of(gesture: Gesture) -> Vec<Value> {
    // Some drivers know whole points only, and browsers make one move of those that come at once.
    let to = |(x, y): Point, pace: Duration| {
        let (x, y, duration) = (x.round(), y.round(), pace.as_millis());
        json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y })
    };
    match gesture {
        Gesture::Down(at) => vec![to(at, Duration::ZERO), json!({ "type": "pointerDown", "button": 0 })],
        Gesture::Along(at) => vec![to(at, PACE)],
        Gesture::Still => vec![json!({ "type": "pause", "duration": STILL.as_millis() })],
        Gesture::Up(at) => vec![to(at, Duration::ZERO), json!({ "type": "pointerUp", "button": 0 })],
    }
}
