//! What one viewer knows, and how that came about.

use parlor_core::{BySeat, Entry, Log, Viewer};
use parlor_words::terminal::Notice;
use parlor_words::{Lang, Say as _, entry};

use super::board::Seated;

/// A viewer's view, and the story of the game as that viewer saw it.
pub(crate) struct Story<G: Seated> {
    viewer: Viewer,
    view: G::View,
    passages: Vec<Passage>,
    lang: Lang,
}

/// Something that happened, in lines with colours of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// The sentence first, then what explains it.
    pub(crate) lines: Vec<String>,
    /// Whether a new part of the game begins with it.
    pub(crate) begins_part: bool,
}

impl<G: Seated> Story<G> {
    /// The story of a game from its set-up to where it stands.
    pub(crate) fn of(log: &Log<G>, viewer: Viewer, names: &BySeat<String>, lang: Lang) -> Option<Story<G>> {
        let mut again = Log::begin(log.set_up().clone()).ok()?;
        // Views are taken after set-up; what happened there is told from the view before anything happened, as far as
        // that matters to the telling.
        let mut story = Story { viewer, view: G::view(again.state(), viewer), passages: Vec::new(), lang };
        for event in again.opening() {
            let seen = G::seen(event, viewer);
            let passage = story.passage(&seen, names);
            story.passages.push(passage);
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

    /// Takes in what happened; what all should hear is returned.
    pub(crate) fn tell(&mut self, events: &[G::Event], names: &BySeat<String>) -> Vec<String> {
        let mut announced = Vec::new();
        for event in events {
            let seen = G::seen(event, self.viewer);
            let passage = self.passage(&seen, names);
            self.passages.push(passage);
            announced.extend(G::announcement(&seen, names, self.lang));
            G::advance(&mut self.view, &seen);
        }
        announced
    }

    /// Takes in something without events, such as a retraction, and the view after it.
    pub(crate) fn aside(&mut self, happened: &Entry<G::Action>, names: &BySeat<String>, view: G::View) {
        let sentence = match happened {
            // What a fact is called in records is nothing for people.
            Entry::Told(fact) => Notice::Told { values: &fact.values.join(" ") }.sentence(self.lang),
            happened => entry(happened, names, self.lang),
        };
        self.passages.push(Passage { lines: vec![sentence], begins_part: false });
        self.view = view;
    }

    fn passage(&self, seen: &G::Seen, names: &BySeat<String>) -> Passage {
        let lines = G::narrate(&self.view, seen, names, self.lang);
        Passage { lines, begins_part: G::begins_part(seen) }
    }

    /// Whose story it is.
    pub(crate) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer knows now.
    pub(crate) const fn view(&self) -> &G::View {
        &self.view
    }

    /// All that happened, in order.
    pub(crate) fn passages(&self) -> &[Passage] {
        &self.passages
    }
}
