//! Three players, and what is said of what they do.

use parlor_core::{BySeat, Log, Next, Seat};
use parlor_words::{GameWords, Lang, Name};

use crate::check;

/// Their names.
pub(crate) fn names() -> BySeat<Name> {
    BySeat::new(3, |seat| ["Ana", "Ben", "Inés"][seat.index()].into())
}

/// A seat by its number, from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Checks the line of an event to the letter, English first.
pub(crate) fn event_says<G: GameWords>(seen: &G::Seen, english: &str, spanish: &str) {
    assert_eq!(Lang::ALL.map(|lang| G::event(seen, &names(), lang).to_string()), [english, spanish]);
    check::texts(english, spanish, &[]);
}

/// What the game asks the table now: its label, and the question in English.
pub(crate) fn asked<G: GameWords>(log: &Log<G>) -> (String, String) {
    match G::next(log.state()) {
        Next::Observation(label) => {
            let ask: G::Ask = label.parse().unwrap();
            assert_eq!(ask.to_string(), label);
            let [english, spanish] = Lang::ALL.map(|lang| G::fact(ask, &names(), lang));
            check::texts(&english, &spanish, &["?"]);
            (label, english)
        }
        other => panic!("{other:?}"),
    }
}
