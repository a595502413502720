//! What can be done next, in a line that follows the board.

use leptos::prelude::*;
use parlor_words::Spans;

use super::Shell;

/// What a game's coach says now; nothing while nobody at the screen is to act.
pub(super) type Coach = Memo<Option<Spans>>;

impl Shell {
    /// The line that says what is to be done, or what came of what was tried. Each game puts it above what is held, with what
    /// its coach says.
    pub(crate) fn line(self, coach: impl Fn() -> Option<Spans> + Send + Sync + 'static) -> AnyView {
        super::notes::notes(self, Memo::new(move |_| coach())).into_any()
    }

    /// The coach's part of that line, as long as there is nothing else to say.
    pub(super) fn coached(self, coach: Coach) -> impl IntoView {
        move || {
            let text = coach.get().filter(|_| self.note.read().is_none())?;
            Some(view! { <p class="note coach" data-test="coach">{self.linked(&text)}</p> })
        }
    }
}
