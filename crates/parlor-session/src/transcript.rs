//! What one viewer knows, and how that came about.

use parlor_core::{BySeat, Entry, Log, Viewer};
use parlor_words::Lang;

use crate::{Front, SessionGame};

/// A viewer's view, and the story of the game as that viewer saw it.
pub struct Transcript<G: SessionGame, F: Front<G>> {
    viewer: Viewer,
    view: G::View,
    passages: Vec<F::Passage>,
    lang: Lang,
}

/// What a viewer heard of something that happened.
pub struct Heard<G: SessionGame> {
    /// What the viewer saw, in order.
    pub seen: Vec<G::Seen>,
    /// What all at the table should hear, each in a sentence.
    pub announced: Vec<String>,
}

impl<G: SessionGame> Default for Heard<G> {
    fn default() -> Heard<G> {
        Heard { seen: Vec::new(), announced: Vec::new() }
    }
}

impl<G: SessionGame, F: Front<G>> Transcript<G, F> {
    /// The story of a game from its set-up to where it stands.
    pub fn new(log: &Log<G>, viewer: Viewer, names: &BySeat<String>, lang: Lang) -> Option<Transcript<G, F>> {
        let mut again = Log::begin(log.set_up().clone()).ok()?;
        // Views are taken after set-up; what happened there is told from the view before anything happened, as far as
        // that matters to the telling.
        let mut story =
            Transcript { viewer, view: G::view(again.state(), viewer), passages: Vec::new(), lang };
        for event in again.opening() {
            let seen = G::seen(event, viewer);
            story.passages.push(F::passage(&story.view, &seen, names, lang));
        }
        for each in log.entries() {
            let events = again.append(each.clone()).ok()?;
            if events.is_empty() {
                story.aside(each, names, G::view(again.state(), viewer));
            } else {
                story.tell(&events, names);
            }
        }
        Some(story)
    }

    /// Takes in what happened; what the viewer heard of it is returned.
    pub fn tell(&mut self, events: &[G::Event], names: &BySeat<String>) -> Heard<G> {
        let mut heard = Heard::default();
        for event in events {
            let seen = G::seen(event, self.viewer);
            self.passages.push(F::passage(&self.view, &seen, names, self.lang));
            heard.announced.extend(G::announcement(&seen, names, self.lang));
            G::advance(&mut self.view, &seen);
            heard.seen.push(seen);
        }
        heard
    }

    /// Takes in something without events, such as a retraction, and the view after it.
    pub fn aside(&mut self, happened: &Entry<G::Action>, names: &BySeat<String>, view: G::View) {
        self.passages.push(F::aside(happened, names, self.lang));
        self.view = view;
    }

    /// Whose story it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer knows now.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// All that happened, in order.
    pub fn passages(&self) -> &[F::Passage] {
        &self.passages
    }
}
