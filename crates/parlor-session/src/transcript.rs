//! What one viewer knows, and how that came about.

use parlor_core::{BySeat, Entry, Seat, Viewer};
use parlor_words::{Lang, Name, Spans, player_name};

use crate::{History, News, SessionGame};

/// Something that happened, as people read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptEntry {
    /// What, in a sentence.
    pub text: Spans,
    /// What explains it, line by line.
    pub details: Vec<Spans>,
    /// Whether a new section of the game begins with it.
    pub starts_section: bool,
}

/// What one viewer knows, and the story of the game as that viewer saw it.
#[derive(Clone, Debug)]
pub struct Transcript<G: SessionGame> {
    viewer: Viewer,
    history: History<G>,
    view: G::View,
    /// What those are called who sat down at the beginning.
    first: BySeat<Name>,
    entries: Vec<TranscriptEntry>,
}

impl<G: SessionGame> Transcript<G> {
    /// The transcript of all that a viewer has learnt so far.
    pub fn new(
        viewer: Viewer,
        history: History<G>,
        names: &BySeat<Name>,
        first: &BySeat<Name>,
        lang: Lang,
    ) -> Transcript<G> {
        let view = history.start.clone();
        let mut transcript = Transcript { viewer, history, view, first: first.clone(), entries: Vec::new() };
        transcript.retell(names, first, lang);
        transcript
    }

    /// Tells everything again, with these names, those who began called this, and in this language.
    pub fn retell(&mut self, names: &BySeat<Name>, first: &BySeat<Name>, lang: Lang) {
        self.first = first.clone();
        self.view = self.history.start.clone();
        // Views begin after the set-up; what happened there is told from there, as far as that matters to the telling.
        let entry = |seen: &G::Seen| entry::<G>(&self.view, seen, names, lang);
        self.entries = self.history.opening.iter().map(entry).collect();
        for news in std::mem::take(&mut self.history.news) {
            self.receive(news, names, lang);
        }
    }

    /// Takes in what the viewer has learnt; what all at the table should hear of it is returned.
    pub fn receive(&mut self, news: News<G>, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        let mut announcements = Vec::new();
        match &news {
            News::Seen(seen) => {
                for seen in seen {
                    self.entries.push(entry::<G>(&self.view, seen, names, lang));
                    announcements.extend(G::announcement(seen, names, lang));
                    G::advance(&mut self.view, seen);
                }
            }
            News::Aside { entry, view } => {
                let text = self.aside(entry, names, lang).into();
                self.entries.push(TranscriptEntry { text, details: Vec::new(), starts_section: false });
                match (view, entry) {
                    (Some(view), _) => self.view = view.clone(),
                    (None, Entry::Retract { .. }) => self.view = self.before_last(),
                    (None, _) => {}
                }
            }
        }
        self.history.news.push(news);
        announcements
    }

    /// An entry without events.
    fn aside(&self, entry: &Entry<G::Action>, names: &BySeat<Name>, lang: Lang) -> String {
        match entry {
            // What an observation is called in records is nothing for people.
            Entry::Observed(observation) => {
                parlor_words::terminal::observed(&observation.values.join(" "), lang)
            }
            // The names are those of today: whoever played in the seat before may have had another.
            Entry::TakeOver { seat, .. } => {
                let before = self.playing(*seat, lang);
                let names = names.map(|other, name| if other == *seat { &before } else { name }.clone());
                parlor_words::entry(entry, &names, lang)
            }
            entry => parlor_words::entry(entry, names, lang),
        }
    }

    /// What whoever plays in a seat after all of this is called.
    fn playing(&self, wanted: Seat, lang: Lang) -> Name {
        let taken_over = self.history.news.iter().rev().find_map(|news| match news {
            News::Aside { entry: Entry::TakeOver { seat, by }, .. } if *seat == wanted => Some(by),
            _ => None,
        });
        taken_over.map_or_else(|| self.first[wanted].clone(), |by| Name::new(player_name(by, lang)))
    }

    /// What the viewer knew before the last action that still stands. A retraction takes back the entry that stands last.
    fn before_last(&self) -> G::View {
        let mut standing: Vec<&[G::Seen]> = Vec::new();
        for news in &self.history.news {
            match news {
                News::Seen(seen) => standing.push(seen),
                News::Aside { entry: Entry::Retract { .. }, .. } => drop(standing.pop()),
                News::Aside { .. } => standing.push(&[]),
            }
        }
        standing.pop();
        let mut view = self.history.start.clone();
        standing.into_iter().flatten().for_each(|seen| G::advance(&mut view, seen));
        view
    }

    /// Whose transcript it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer knows now.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// What the viewer saw of the latest entry.
    pub fn latest(&self) -> &[G::Seen] {
        match self.history.news.last() {
            Some(News::Seen(seen)) => seen,
            Some(News::Aside { .. }) | None => &[],
        }
    }

    /// All that happened, in order.
    pub fn entries(&self) -> &[TranscriptEntry] {
        &self.entries
    }
}

/// An event as a viewer saw it, whose view was this before.
fn entry<G: SessionGame>(
    before: &G::View,
    seen: &G::Seen,
    names: &BySeat<Name>,
    lang: Lang,
) -> TranscriptEntry {
    TranscriptEntry {
        text: G::headline(seen, names, lang),
        details: G::details(before, seen, names, lang),
        starts_section: G::starts_section(seen),
    }
}
