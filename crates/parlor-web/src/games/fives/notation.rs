//! A move in notation, for those who think in it.

use leptos::html;
use leptos::prelude::*;
use parlor_words::pages::Text;
use parlor_words::pages::fives::FivesText;

use super::board_model::BoardModel;

pub(super) fn notation(board: BoardModel) -> impl IntoView {
    let shell = board.table.shell;
    let input = NodeRef::<html::Input>::new();
    let say = move |text: FivesText| move || text.text(shell.lang());
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        if let Some(input) = input.get_untracked()
            && board.table.act_typed(&input.value())
        {
            input.set_value("");
        }
    };
    view! {
        <form class="notation" on:submit=enter>
            <label>
                <span class="unseen">{say(FivesText::Type)}</span>
                <input type="text" node_ref=input data-test="notation" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    placeholder=say(FivesText::Example) readonly=move || !shell.acts.get() />
            </label>
        </form>
    }
}
