//! A mouse or a finger, moved as a person moves it: down, along, up.

use std::time::Duration;

use serde_json::json;
use thirtyfour::WebDriver;

use crate::{BrowserError, Hand};

/// How many steps a way has: pages that follow a drag see it on the way.
const STEPS: u32 = 12;
/// How long a hand is still before it lets go: a finger that is lifted on the move flings, and browsers take the next tap for one
/// that stops the fling.
const STILL: Duration = Duration::from_millis(80);

/// A place in the window, in points.
pub(crate) type Point = (f64, f64);

/// Presses and lets go at a place.
pub(crate) async fn tap(browser: &WebDriver, hand: Hand, at: Point) -> Result<(), BrowserError> {
    let touch = Touch { browser, hand };
    touch.down(at).await?;
    touch.up(at).await
}

/// Presses at one place, moves to another and lets go there.
pub(crate) async fn drag(
    browser: &WebDriver,
    hand: Hand,
    from: Point,
    to: Point,
) -> Result<(), BrowserError> {
    let touch = Touch { browser, hand };
    touch.down(from).await?;
    for step in 1..=STEPS {
        let share = f64::from(step) / f64::from(STEPS);
        touch.along((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)).await?;
    }
    tokio::time::sleep(STILL).await;
    touch.up(to).await
}

/// The browser takes these for what comes from the system: the page can't tell them from a hand.
struct Touch<'a> {
    browser: &'a WebDriver,
    hand: Hand,
}

impl Touch<'_> {
    async fn down(&self, at: Point) -> Result<(), BrowserError> {
        match self.hand {
            Hand::Mouse => {
                self.mouse("mouseMoved", at, 0).await?;
                self.mouse("mousePressed", at, 1).await
            }
            Hand::Finger => self.finger("touchStart", Some(at)).await,
        }
    }

    async fn along(&self, at: Point) -> Result<(), BrowserError> {
        match self.hand {
            Hand::Mouse => self.mouse("mouseMoved", at, 1).await,
            Hand::Finger => self.finger("touchMove", Some(at)).await,
        }
    }

    async fn up(&self, at: Point) -> Result<(), BrowserError> {
        match self.hand {
            Hand::Mouse => self.mouse("mouseReleased", at, 0).await,
            Hand::Finger => self.finger("touchEnd", None).await,
        }
    }

    async fn mouse(&self, kind: &str, (x, y): Point, buttons: u8) -> Result<(), BrowserError> {
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

    async fn finger(&self, kind: &str, at: Option<Point>) -> Result<(), BrowserError> {
        let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.browser.cdp().send_raw("Input.dispatchTouchEvent", event).await?;
        Ok(())
    }
}
