//! Creating a table in a house from the form of a new game.

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_core::{CLASSIC, Edition as _, GameOptions as _, PlayerName};
use parlor_wire::EditionChoice;
use parlor_wire::http::{NewSeat, NewTable};
use parlor_words::bad_name;
use parlor_words::online::OnlineText;

use crate::browser::random::new_seed;
use crate::game::WebGame;
use crate::ui::Ui;

/// What becomes of the form of a new game at a table in a house.
#[derive(Clone, Copy)]
pub(crate) struct NewTableForm {
    /// Has the house make the table, and goes there; says what is wrong if that fails. The code for it is a part of its own, which
    /// forms on one device do without.
    pub(crate) create: fn(PlayerName, NewTable, RwSignal<Option<String>>),
}

/// The table as it was chosen, without its seats.
pub(super) fn new_table<G: WebGame>(edition: &G::Edition, options: &G::Options, hints: bool) -> NewTable {
    let edition = match edition.name() {
        CLASSIC => EditionChoice::BuiltIn(CLASSIC.to_owned()),
        _ => EditionChoice::Text(edition.write()),
    };
    let options =
        options.chosen().into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    NewTable {
        game: G::ID.to_owned(),
        edition,
        options,
        hints,
        seats: Vec::new(),
        contribution: String::new(),
    }
}

/// Has it made, with these bots and with places for people; says what is wrong if that fails.
pub(super) fn create(
    ui: Ui,
    name: &str,
    others: Vec<Option<Level>>,
    mut new: NewTable,
    form: NewTableForm,
    problem: RwSignal<Option<String>>,
) {
    let lang = ui.lang.get_untracked();
    let Ok(name) = PlayerName::new(name) else { return problem.set(Some(bad_name(name, lang))) };
    ui.name.set(name.to_string());
    let seat = |bot: Option<Level>| bot.map_or(NewSeat::Open, |level| NewSeat::Bot(level.into()));
    new.seats = others.into_iter().map(seat).collect();
    new.contribution = new_seed().unwrap_or_default();
    (form.create)(name, new, problem);
}

/// Whether there are hints at the table.
pub(super) fn hints_choice(ui: Ui, hints: RwSignal<bool>) -> impl IntoView {
    let say = move |text: OnlineText| move || text.text(ui.lang.get());
    let choose = move |event: leptos::ev::Event| hints.set(event_target_checked(&event));
    view! {
        <label class="check">
            <input type="checkbox" data-test="allow-hints" prop:checked=hints on:change=choose />
            <span><strong>{say(OnlineText::Hints)}</strong> ": " {say(OnlineText::HintsAbout)}</span>
        </label>
    }
}
