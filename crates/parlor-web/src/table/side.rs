//! What is beside the board: the story of the game, and the pages that the game adds. On a phone it lies over the board when
//! it is asked for.

use leptos::prelude::*;
use parlor_session::Request;
use parlor_words::pages::{Text, table_keys};
use parlor_words::{Lang, locked_in};

use super::Shell;
use super::bar::Openings;
use super::story::story;
use crate::game::Page;
use crate::route::{Route, RulesRoute};
use crate::ui::icons;

/// All pages, one of them shown, at the table of the game of this id.
pub(super) fn side(shell: Shell, id: &str, added: Vec<Page>, open: Openings) -> impl IntoView + use<> {
    let ui = shell.ui;
    let story = move || story(shell);
    let story = Page { title: |lang| Text::Moves.text(lang), test: "story", view: story.into() };
    let id = id.to_owned();
    let keys = move || keys(shell, &id);
    let keys = Page { title: |lang| Text::Keys.text(lang), test: "keys", view: keys.into() };
    let pages: Vec<Page> = [story].into_iter().chain(added).chain([keys]).collect();
    let shown = RwSignal::new(0);
    let count = pages.len();
    let tabs =
        pages.iter().enumerate().map(|(index, page)| tab(shell, index, page.title, page.test, shown, count));
    let tabs = tabs.collect_view();
    let panels = pages.into_iter().enumerate().map(|(index, page)| {
        let is_shown = Memo::new(move |_| shown.get() == index);
        view! {
            <div class="panel" role="tabpanel" id=format!("panel-{}", page.test) aria-labelledby=format!("tab-{}", page.test)
                hidden=move || !is_shown.get() tabindex="0" data-test=page.test>
                {move || is_shown.get().then(|| page.view.run())}
            </div>
        }
    });
    let panels = panels.collect_view();
    view! {
        <aside class="side" class:open=move || open.side.get() aria-label=ui.say(Text::BesideBoard) data-test="side">
            <div class="side-head">
                <div class="tabs" role="tablist" aria-label=ui.say(Text::BesideBoard)>{tabs}</div>
                <button class="icon-button side-toggle" data-test="side-close" aria-label=ui.say(Text::Close)
                    on:click=move |_| open.side.set(false)>{icons::close()}</button>
            </div>
            {panels}
        </aside>
    }
}

/// One tab; the arrow keys go from one to the next, as everywhere.
fn tab(
    shell: Shell,
    index: usize,
    title: fn(Lang) -> &'static str,
    test: &'static str,
    shown: RwSignal<usize>,
    count: usize,
) -> impl IntoView {
    let button = NodeRef::<leptos::html::Button>::new();
    let is_shown = move || shown.get() == index;
    Effect::new(move |before: Option<bool>| {
        let now = shown.get() == index;
        // It is shown because somebody went there with the keys.
        if let Some(button) = button.get().filter(|_| now && before == Some(false)) {
            let _ = button.focus();
        }
        now
    });
    let keys = move |event: leptos::ev::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowRight" => (index + 1) % count,
            "ArrowLeft" => (index + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        shown.set(to);
    };
    view! {
        <button class="tab" role="tab" node_ref=button id=format!("tab-{test}") aria-controls=format!("panel-{test}")
            data-test=format!("tab-{test}") aria-selected=move || is_shown().to_string()
            tabindex=move || if is_shown() { "0" } else { "-1" }
            on:click=move |_| shown.set(index) on:keydown=keys>
            {move || title(shell.lang())}
        </button>
    }
}

/// What keys do, and where the rules are.
fn keys(shell: Shell, id: &str) -> impl IntoView + use<> {
    let rows = move || {
        let row = |help: &parlor_words::pages::KeyHelp| {
            view! { <div class="key-row"><dt><kbd>{help.keys}</kbd></dt><dd>{help.meaning}</dd></div> }
        };
        (shell.game.keys)(shell.lang()).iter().chain(table_keys(shell.lang())).map(row).collect_view()
    };
    view! {
        <dl class="keys">{rows}</dl>
        {give_up(shell)}
        {shell.game.commitment.map(|commitment| view! {
            <p class="faint digits" data-test="commitment">{move || locked_in(&commitment, shell.lang())}</p>
        })}
        {all_rules(shell, id)}
    }
}

/// Leads to all rules, from where there is a way back.
pub(super) fn all_rules(shell: Shell, id: &str) -> impl IntoView + use<> {
    let rules = Route::Rules(RulesRoute::new(shell.game.id).at_table(id)).hash();
    view! {
        <p><a href=rules data-test="all-rules">{shell.ui.say(Text::AllRules)}</a></p>
    }
}

/// Leaves the game for good, for who presses twice.
fn give_up(shell: Shell) -> impl IntoView {
    let asks = RwSignal::new(false);
    let leave = move |_| {
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        if asks.get_untracked() {
            shell.send(Request::GiveUp);
        }
        asks.update(|asks| *asks = !*asks);
    };
    let word = move || shell.ui.say(if asks.get() { Text::ReallyGiveUp } else { Text::GiveUp })();
    view! {
        <p>
            <button class="button" data-test="give-up" aria-disabled=move || (!shell.acts.get()).to_string()
                on:click=leave on:blur=move |_| asks.set(false)>{word}</button>
        </p>
    }
}
