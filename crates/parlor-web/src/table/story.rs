//! The list of moves.

use leptos::html;
use leptos::prelude::*;
use parlor_session::{TableSnapshot, TranscriptEntry};
use parlor_words::Spans;

use super::Shell;

/// What happened, the latest first. Only what is new is drawn, so that a move late in the game is drawn as quickly as the first.
/// (`For` would do the same and weighs 7 kB.)
pub(super) fn story(shell: Shell) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let (mut drawn, mut before) = (Vec::new(), shell.now.get_untracked());
    Effect::new(move || {
        let Some(list) = list.get() else { return };
        let now = shell.now.get();
        let is_same = |index: &usize| {
            before.transcript.get(*index) == now.transcript.get(*index)
                && better_moves(&before, *index).eq(better_moves(&now, *index))
        };
        // From where another person looks on, something was undone, or a better move was found, all is told anew.
        let same = (0..drawn.len()).take_while(is_same).count();
        for mut gone in drawn.split_off(same) {
            Mountable::unmount(&mut gone);
        }
        for (index, entry) in now.transcript.iter().enumerate().skip(same) {
            let mut passage = passage(shell, entry, better_moves(&now, index)).build();
            passage.mount(&list, list.first_child().as_ref());
            drawn.push(passage);
        }
        before = now;
    });
    view! { <ol class="story" reversed node_ref=list></ol> }
}

/// What would have been better than what an entry tells.
fn better_moves(now: &TableSnapshot, entry: usize) -> impl Iterator<Item = &Spans> {
    now.better_moves.iter().filter(move |(at, _)| *at == entry).map(|(_, text)| text)
}

/// An entry, with what would have been better.
fn passage<'a>(shell: Shell, entry: &'a TranscriptEntry, better: impl Iterator<Item = &'a Spans>) -> AnyView {
    let detail = |line| view! { <p class="detail">{shell.linked(line)}</p> };
    view! {
        <li class="passage" class:part=entry.starts_section>
            <p>{shell.linked(&entry.text)}</p>
            {entry.details.iter().chain(better).map(detail).collect_view()}
        </li>
    }
    .into_any()
}
