//! The game on one page, for whoever asks how it is played.

use leptos::prelude::*;
use parlor_words::Say as _;
use parlor_words::pages::Text;

use super::Shell;
use super::side::all_rules;
use crate::chunk::{ChunkError, GameExtras, Loaded, game_extras};
use crate::ui::dialog;

/// The dialog with that page, as soon as the page is there: nobody needs it for the first move unless they ask.
pub(super) fn help(shell: Shell, id: &str, is_open: RwSignal<bool>) -> impl IntoView + use<> {
    let id = id.to_owned();
    let came = RwSignal::new(None::<Loaded<dyn GameExtras>>);
    Effect::new(move || {
        if is_open.get() {
            leptos::task::spawn_local(async move {
                let loaded = game_extras(shell.game.id).await;
                // Nobody wants it any more if the table was left in the meantime.
                let _ = came.try_set(Some(loaded));
            });
        }
    });
    let close = move || {
        is_open.set(false);
        came.set(None);
    };
    move || {
        let came = came.get()?;
        let guide = move || match came {
            Ok(extras) => extras.guide(shell.lang()),
            Err(ChunkError) => {
                view! { <p role="alert" class="refusal">{ChunkError.sentence(shell.lang())}</p> }.into_any()
            }
        };
        let title =
            Signal::derive(move || format!("{}: {}", shell.game.name, shell.ui.say(Text::HowToPlay)()));
        let content = view! { <div class="guide">{guide}</div> {all_rules(shell, &id)} };
        Some(dialog("help", title, close, content.into_any()))
    }
}
