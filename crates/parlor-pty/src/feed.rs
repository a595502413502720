//! The way out of the program: its output becomes a screen, and whoever waits hears of it.

use std::io::{ErrorKind, Read};
use std::num::NonZeroU16;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use vt100::Parser;

use crate::Screen;
use crate::keyboard::Keyboard;
use crate::queries::Queries;

/// A program's output, shared between the thread that reads it and those who wait for it.
pub(crate) struct Feed {
    state: Mutex<State>,
    news: Condvar,
}

struct State {
    parser: Parser<Queries>,
    pulse: Pulse,
}

/// What has come so far, the screen aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pulse {
    /// How often there were news.
    count: u64,
    /// When output came last; before there is any, when the feed began.
    pub(crate) last: Instant,
    /// Whether more can come.
    pub(crate) open: bool,
}

impl Feed {
    pub(crate) fn new(columns: NonZeroU16, lines: NonZeroU16) -> Feed {
        let parser = Parser::new_with_callbacks(lines, columns, 0, Queries::default());
        let pulse = Pulse { count: 0, last: Instant::now(), open: true };
        Feed { state: Mutex::new(State { parser, pulse }), news: Condvar::new() }
    }

    /// Takes in all output until there is no more.
    pub(crate) fn read_all(&self, mut output: impl Read, keyboard: &Keyboard) {
        let mut bytes = [0; 16 * 1024];
        loop {
            match output.read(&mut bytes) {
                Ok(0) => break,
                Ok(count) => self.take_in(&bytes[..count], Instant::now(), keyboard),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        self.tell(|state| state.pulse.open = false);
    }

    fn take_in(&self, bytes: &[u8], time: Instant, keyboard: &Keyboard) {
        let answers = self.tell(|state| {
            state.pulse.last = time;
            state.parser.process(bytes);
            state.parser.callbacks_mut().take_answers()
        });
        if !answers.is_empty() {
            // A program that is gone needs no answer.
            let _ = keyboard.send(&answers);
        }
    }

    pub(crate) fn resize(&self, columns: NonZeroU16, lines: NonZeroU16) {
        self.tell(|state| state.parser.set_size(lines, columns));
    }

    pub(crate) fn screen(&self) -> Screen {
        let state = self.state();
        // A program that has ended in the middle of a picture leaves it as it is.
        let before = state.parser.callbacks().before().filter(|_| state.pulse.open);
        Screen(before.unwrap_or_else(|| state.parser.screen()).clone())
    }

    /// Whether the program asked for the other codes of the arrow keys.
    pub(crate) fn application_cursor(&self) -> bool {
        self.state().parser.screen().application_cursor()
    }

    pub(crate) fn pulse(&self) -> Pulse {
        self.state().pulse
    }

    /// Waits until there is something newer than this, or so long.
    pub(crate) fn wait_for_news(&self, known: Pulse, time: Duration) {
        self.wait_while(time, |pulse| pulse.count == known.count);
    }

    /// Waits until no more can come, or so long; whether no more can come.
    pub(crate) fn wait_for_close(&self, time: Duration) -> bool {
        self.wait_while(time, |pulse| pulse.open);
        !self.pulse().open
    }

    fn wait_while(&self, time: Duration, so_far: impl Fn(Pulse) -> bool) {
        let waited = self.news.wait_timeout_while(self.state(), time, |state| so_far(state.pulse));
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    /// Changes something and tells all who wait.
    fn tell<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let mut state = self.state();
        let result = change(&mut state);
        state.pulse.count += 1;
        self.news.notify_all();
        result
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
