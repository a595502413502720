//! What the house says to whoever runs it: one line for each event. It has no names, actions, cards, secrets or addresses of people.

use std::fmt;
use std::sync::Arc;

use parlor_wire::TableId;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogLevel {
    /// What somebody has to look at.
    Error,
    /// What should not happen often.
    Warn,
    /// The house opens and closes.
    Info,
    /// Every request and connection.
    Debug,
}

impl LogLevel {
    /// Its name in a line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LogLevel::Error => "error",
            LogLevel::Warn => "warn",
            LogLevel::Info => "info",
            LogLevel::Debug => "debug",
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The house is open.
    Opened,
    /// The house says goodbye to everyone.
    Stopping,
    /// Everything that was accepted is stored.
    Closed,
    /// A table has stopped: its log does not fold, or its task has panicked.
    TableStopped {
        /// Which.
        table: TableId,
    },
    /// Something could not be saved or read.
    Storage {
        /// What the store said.
        error: String,
    },
    /// Something was refused because it would have been too much.
    Limit {
        /// What there would have been too many of.
        what: &'static str,
    },
    /// Part of the program has panicked.
    Panicked {
        /// Where, in its source. What it said is left out: it may contain somebody's cards.
        place: String,
    },
    /// A connection was opened.
    Connected,
    /// A connection has ended.
    Disconnected,
    /// A request was answered.
    Answered {
        /// By which method.
        method: String,
        /// The shape of its path, such as `/api/tables/{table}/record`.
        route: String,
        /// The status of the answer.
        status: u16,
    },
}

impl Event {
    /// How much it matters.
    #[must_use]
    pub const fn level(&self) -> LogLevel {
        match self {
            Event::TableStopped { .. } | Event::Storage { .. } | Event::Panicked { .. } => LogLevel::Error,
            Event::Limit { .. } => LogLevel::Warn,
            Event::Opened | Event::Stopping | Event::Closed => LogLevel::Info,
            Event::Connected | Event::Disconnected | Event::Answered { .. } => LogLevel::Debug,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Opened => f.write_str("opened"),
            Event::Stopping => f.write_str("stopping"),
            Event::Closed => f.write_str("closed"),
            Event::TableStopped { table } => write!(f, "table-stopped table={table}"),
            Event::Storage { error } => write!(f, "storage error={error:?}"),
            Event::Limit { what } => write!(f, "limit what={what}"),
            Event::Panicked { place } => write!(f, "panicked place={place}"),
            Event::Connected => f.write_str("connected"),
            Event::Disconnected => f.write_str("disconnected"),
            Event::Answered { method, route, status } => {
                write!(f, "answered method={method} route={route} status={status}")
            }
        }
    }
}

/// Where events go: the time in milliseconds since 1970, and what happened.
type Sink = dyn Fn(u64, &Event) + Send + Sync;

/// What the house says to whoever runs it.
#[derive(Clone)]
pub struct Log {
    level: LogLevel,
    sink: Option<Arc<Sink>>,
}

impl Log {
    /// Says nothing.
    #[must_use]
    pub const fn silent() -> Log {
        Log { level: LogLevel::Error, sink: None }
    }

    /// Passes on everything up to a level.
    #[must_use]
    pub fn new(level: LogLevel, sink: impl Fn(u64, &Event) + Send + Sync + 'static) -> Log {
        Log { level, sink: Some(Arc::new(sink)) }
    }

    /// Something has happened.
    pub fn say(&self, at: u64, event: &Event) {
        if let Some(sink) = &self.sink
            && event.level() <= self.level
        {
            sink(at, event);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn a_log_says_what_matters_enough() {
        let said = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&said);
        let log = Log::new(LogLevel::Warn, move |at, event| {
            heard.lock().unwrap().push(format!("{at} {} {event}", event.level().name()));
        });
        log.say(5, &Event::Opened);
        log.say(6, &Event::Limit { what: "guests" });
        log.say(7, &Event::Storage { error: "a \"full\"\ndisk".to_owned() });
        Log::silent().say(8, &Event::Closed);
        let expected = ["6 warn limit what=guests", r#"7 error storage error="a \"full\"\ndisk""#];
        assert_eq!(*said.lock().unwrap(), expected);
    }
}
