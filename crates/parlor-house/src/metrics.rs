//! What the house counts of itself, as text for Prometheus. No label has an id or a name, so nobody learns from it who plays what.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use parlor_wire::Why;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many there were.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many there are right now.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    /// One more, if there are less than `most` now; `false` if there are not.
    pub(crate) fn enter(&self, most: u64) -> bool {
        let more = |now: u64| (now < most).then_some(now + 1);
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }

    /// One less.
    pub(crate) fn leave(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often a value was at most so large.
#[derive(Debug)]
pub struct Histogram {
    bounds: &'static [u64],
    /// One more than there are bounds.
    counts: Vec<Counter>,
    sum: AtomicU64,
}

impl Histogram {
    /// With these bounds, in ascending order.
    #[must_use]
    pub fn new(bounds: &'static [u64]) -> Histogram {
        let counts = bounds.iter().map(|_| Counter::default()).chain([Counter::default()]).collect();
        Histogram { bounds, counts, sum: AtomicU64::new(0) }
    }

    /// This value came up.
    pub fn record(&self, value: u64) {
        let index = self.bounds.partition_point(|bound| *bound < value);
        self.counts[index].add();
        self.sum.fetch_add(value, Ordering::Relaxed);
    }
}

/// A text for Prometheus.
#[derive(Debug, Default)]
pub struct MetricsText(String);

impl MetricsText {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{line}").expect("a string takes everything");
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    /// A number that only grows.
    pub fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "counter", help);
        self.line(format_args!("{name} {value}"));
    }

    /// How many there are right now.
    pub fn gauge(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "gauge", help);
        self.line(format_args!("{name} {value}"));
    }

    /// Numbers that only grow, one for each value of a label.
    pub fn counters(&mut self, name: &str, help: &str, label: &str, values: &[(&str, u64)]) {
        self.head(name, "counter", help);
        for (value, count) in values {
            self.line(format_args!("{name}{{{label}=\"{value}\"}} {count}"));
        }
    }

    /// How often a value was at most so large.
    pub fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let mut total = 0;
        for (bound, count) in histogram.bounds.iter().zip(&histogram.counts) {
            total += count.get();
            self.line(format_args!("{name}_bucket{{le=\"{bound}\"}} {total}"));
        }
        total += histogram.counts[histogram.bounds.len()].get();
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {total}"));
        self.line(format_args!("{name}_sum {}", histogram.sum.load(Ordering::Relaxed)));
        self.line(format_args!("{name}_count {total}"));
    }

    /// The whole text.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }
}

/// How a submission can be answered, and what that is called.
const ANSWERS: [(Option<Why>, &str); 12] = [
    (None, "ok"),
    (Some(Why::Rule), "rule"),
    (Some(Why::Stale), "stale"),
    (Some(Why::NotYours), "not_yours"),
    (Some(Why::Over), "over"),
    (Some(Why::Taken), "taken"),
    (Some(Why::Limit), "limit"),
    (Some(Why::Busy), "busy"),
    (Some(Why::Storage), "storage"),
    (Some(Why::Unknown), "unknown"),
    (Some(Why::Stopped), "stopped"),
    (Some(Why::Message), "message"),
];

/// What a house counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    /// Sockets that were sent away because there were too many.
    pub(crate) sockets_refused: Counter,
    /// Tables that have a task.
    pub(crate) tables: Gauge,
    /// How often a log was folded.
    pub(crate) folds: Counter,
    pub(crate) stopped: Counter,
    pub(crate) guests: Counter,
    pub(crate) created: Counter,
    answers: [Counter; ANSWERS.len()],
    /// In milliseconds.
    pub(crate) appends: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics {
            sockets: Gauge::default(),
            sockets_refused: Counter::default(),
            tables: Gauge::default(),
            folds: Counter::default(),
            stopped: Counter::default(),
            guests: Counter::default(),
            created: Counter::default(),
            answers: Default::default(),
            appends: Histogram::new(&[1, 2, 5, 10, 20, 50, 100, 250, 500, 1_000, 5_000]),
        }
    }

    /// A submission was answered: it was entered, or refused for a reason.
    pub(crate) fn answered(&self, refused: Option<Why>) {
        if let Some(index) = ANSWERS.iter().position(|(answer, _)| *answer == refused) {
            self.answers[index].add();
        }
    }

    pub(crate) fn write(&self, text: &mut MetricsText) {
        text.gauge("parlor_sockets", "Connections of clients right now.", self.sockets.get());
        let refused = self.sockets_refused.get();
        text.counter("parlor_sockets_refused_total", "Connections over a limit.", refused);
        text.gauge("parlor_tables", "Tables in memory right now.", self.tables.get());
        text.counter("parlor_folds_total", "Logs that were read and folded.", self.folds.get());
        text.counter("parlor_stopped_total", "Tables that have stopped.", self.stopped.get());
        text.counter("parlor_guests_total", "New guests.", self.guests.get());
        text.counter("parlor_tables_created_total", "New tables.", self.created.get());
        let answers: Vec<(&str, u64)> =
            ANSWERS.iter().zip(&self.answers).map(|((_, name), count)| (*name, count.get())).collect();
        text.counters("parlor_submissions_total", "Submissions by answer.", "answer", &answers);
        let appends = "Time until an entry was stored, in milliseconds.";
        text.histogram("parlor_append_milliseconds", appends, &self.appends);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_up() {
        let histogram = Histogram::new(&[1, 10]);
        [0, 1, 2, 10, 11, 500].into_iter().for_each(|value| histogram.record(value));
        let mut text = MetricsText::default();
        text.histogram("h", "Help.", &histogram);
        let expected = "# HELP h Help.\n# TYPE h histogram\nh_bucket{le=\"1\"} 2\nh_bucket{le=\"10\"} 4\n\
            h_bucket{le=\"+Inf\"} 6\nh_sum 524\nh_count 6\n";
        assert_eq!(text.into_text(), expected);
    }

    #[test]
    fn every_answer_is_counted() {
        let metrics = Metrics::new();
        for (answer, _) in ANSWERS {
            metrics.answered(answer);
        }
        let mut text = MetricsText::default();
        metrics.write(&mut text);
        let text = text.into_text();
        for (_, name) in ANSWERS {
            assert!(text.contains(&format!("parlor_submissions_total{{answer=\"{name}\"}} 1\n")), "{text}");
        }
    }

    #[test]
    fn a_gauge_has_a_limit() {
        let gauge = Gauge::default();
        assert!(gauge.enter(2) && gauge.enter(2) && !gauge.enter(2));
        gauge.leave();
        assert!(gauge.enter(2));
        assert_eq!(gauge.get(), 2);
    }
}
