//! Before a game: who sits where, with which box, and what the table chooses.

use std::sync::Arc;

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_core::{BySeat, Flag, GameOptions as _, PlayerName, Seat};
use parlor_session::SeatChoice;
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;
use parlor_words::{Say as _, about_level, bad_name, level_and_difficulty, name_label, player_number};

use super::begin::begin;
use super::editions::{Choosing, editions};
use super::frame::frame;
use super::new_table::NewTableForm;
use crate::chunk::{GameExtras, game_extras, loaded};
use crate::game::{GameInfo, WebGame};
use crate::route::Route;
use crate::ui::{Ui, opponent};

pub(crate) fn new_game(game: &str) -> AnyView {
    match GameInfo::get(game) {
        Some(game) => {
            loaded(move || game.name.to_owned(), async move || game_extras(game.id).await, GameExtras::form)
        }
        None => super::no_such_page(),
    }
}

/// Who is to sit in a seat, as far as it is said.
#[derive(Clone, Copy)]
struct Chair {
    /// A bot of this level; nobody but a person otherwise.
    bot: RwSignal<Option<Level>>,
    /// The name of a person.
    name: RwSignal<String>,
}

/// What the choice of a person is called in forms.
const PERSON: &str = "person";

/// The form of a game whose code is there.
pub(crate) fn form<G: WebGame>(online: Option<NewTableForm>) -> AnyView {
    // A constant without online play, so that none of its code and texts are loaded.
    let is_online = move || online.is_some();
    let ui = Ui::get();
    let hints = RwSignal::new(false);
    let choosing = Choosing::<G>::new();
    let players = RwSignal::new(2_u8);
    let opponent = (!is_online()).then(|| opponent::of(G::ID));
    let chairs = StoredValue::new(chairs(ui, opponent));
    let switch = |flag: &'static Flag<G::Options>| RwSignal::new((flag.get)(&G::Options::default()));
    let options: Vec<_> = G::Options::FLAGS.iter().map(|flag| (flag, switch(flag))).collect();
    let choices = options.iter().map(|(flag, is_on)| option::<G>(ui, flag.key, *is_on)).collect_view();
    let problem = RwSignal::new(None::<String>);
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lang = ui.lang.get_untracked();
        if is_online()
            && let Some(online) = online
        {
            let mut chosen = G::Options::default();
            options.iter().for_each(|(flag, is_on)| (flag.set)(&mut chosen, is_on.get_untracked()));
            let new = super::new_table::new_table::<G>(&choosing.edition(), &chosen, hints.get_untracked());
            let others = chairs.get_value().into_iter().take(players.get_untracked().into()).skip(1);
            let others = others.map(|chair| chair.bot.get_untracked()).collect();
            let name = chairs.with_value(|chairs| chairs[0].name.get_untracked());
            return super::new_table::create(ui, &name, others, new, online, problem);
        }
        match seat_choices(&chairs.get_value(), players.get_untracked(), lang).and_then(|seat_choices| {
            let mut chosen = G::Options::default();
            for (flag, is_on) in &options {
                (flag.set)(&mut chosen, is_on.get_untracked());
            }
            let edition = choosing.edition();
            begin::<G>(edition, chosen, &seat_choices).map_err(|error| error.sentence(lang))
        }) {
            Ok(id) => Route::Table(id).open(),
            Err(text) => problem.set(Some(text)),
        }
    };
    // A box that fewer can play takes chairs away.
    Effect::new(move || {
        let (least, most) = choosing.players();
        players.update(|players| *players = (*players).clamp(least, most));
    });
    let count = move || {
        let (least, most) = choosing.players();
        (least..=most)
            .map(|number| {
                view! {
                    <button type="button" class="segment" data-test=format!("players-{number}")
                        aria-pressed=move || (players.get() == number).to_string()
                        on:click=move |_| players.set(number)>{number}</button>
                }
            })
            .collect_view()
    };
    let seats = move || {
        let chairs = chairs.get_value();
        chairs
            .into_iter()
            .take(players.get().into())
            .enumerate()
            .map(|(index, chair)| seat(ui, index, chair, is_online()))
            .collect_view()
    };
    let hints_choice: AnyView =
        if is_online() { super::new_table::hints_choice(ui, hints).into_any() } else { ().into_any() };
    let begin_word = move || {
        if is_online() { OnlineText::Create.text(ui.lang.get()) } else { ui.say(Text::Begin)() }
    };
    let content = view! {
        <form class="form" on:submit=start>
            <fieldset>
                <legend>{ui.say(Text::Players)}</legend>
                <div class="segments" role="group" aria-label=ui.say(Text::HowMany)>{count}</div>
                <ol class="chairs">{seats}</ol>
                <p class="faint" id="name-limit">{ui.say(Text::NameLimit)}</p>
            </fieldset>
            <fieldset>
                <legend>{ui.say(Text::Options)}</legend>
                {choices}
                {hints_choice}
            </fieldset>
            {editions(choosing)}
            <p role="alert" class="refusal" data-test="problem">{problem}</p>
            <div class="buttons">
                <button type="submit" class="button primary large" data-test="begin">{begin_word}</button>
            </div>
        </form>
    };
    frame(|| G::NAME.to_owned(), "new-game-page", content.into_any())
}

/// All chairs that a table can have: the first for whoever sits here, the second for a bot, the others for people.
fn chairs(ui: Ui, opponent: Option<Level>) -> Vec<Chair> {
    let first = ui.name.get_untracked();
    let chair = |index: usize| Chair {
        bot: RwSignal::new(opponent.filter(|_| index == 1)),
        name: RwSignal::new(if index == 0 { first.clone() } else { String::new() }),
    };
    (0..parlor_core::MAX_SEATS).map(chair).collect()
}

/// Who sits in the first chairs.
fn seat_choices(
    chairs: &[Chair],
    players: u8,
    lang: parlor_words::Lang,
) -> Result<BySeat<SeatChoice>, String> {
    let seat_choice = |seat: Seat| {
        let chair = chairs[seat.index()];
        if let Some(level) = chair.bot.get_untracked() {
            return Ok(SeatChoice::Bot(level.into()));
        }
        let name = chair.name.get_untracked();
        let name = if name.trim().is_empty() { player_number(seat, lang) } else { name };
        PlayerName::new(name.trim()).map(SeatChoice::Person).map_err(|_| bad_name(&name, lang))
    };
    let all: Result<Vec<SeatChoice>, String> = Seat::first(players).map(seat_choice).collect();
    let all = all?;
    Ok(BySeat::new(players, |seat| all[seat.index()].clone()))
}

/// One chair of the form.
fn seat(ui: Ui, index: usize, chair: Chair, is_online: bool) -> impl IntoView {
    let is_online = move || is_online;
    let Some(seat) = u8::try_from(index).ok().and_then(Seat::new) else { return ().into_any() };
    let label = move || player_number(seat, ui.lang.get());
    let choose = move |event: leptos::ev::Event| chair.bot.set(event_target_value(&event).parse().ok());
    let is = move |level: Option<Level>| move || chair.bot.get() == level;
    let levels = Level::ALL.into_iter().map(|level| {
        view! { <option value=level.name() selected=is(Some(level))>{move || level_and_difficulty(level, ui.lang.get())}</option> }
    });
    let about = move || chair.bot.get().map(|level| about_level(level, ui.lang.get()));
    // Whoever is invited brings the name.
    let has_name = !is_online() || index == 0;
    let name = move || {
        (chair.bot.get().is_none() && has_name).then(|| {
            view! {
                <input type="text" maxlength="20" aria-describedby="name-limit" data-test=format!("name-{seat}") aria-label=move || name_label(seat, ui.lang.get())
                    placeholder=move || player_number(seat, ui.lang.get()) prop:value=chair.name
                    on:input=move |event| chair.name.set(event_target_value(&event)) />
            }
        })
    };
    let person = move || match (is_online(), index) {
        (false, _) => ui.say(Text::Person)(),
        (true, 0) => OnlineText::You.text(ui.lang.get()),
        (true, _) => OnlineText::Invited.text(ui.lang.get()),
    };
    let levels = (!is_online() || index > 0).then(|| levels.collect_view());
    view! {
        <li class="chair">
            <label>
                <span>{label}</span>
                <select data-test=format!("kind-{seat}") on:change=choose>
                    <option value=PERSON selected=is(None)>{person}</option>
                    {levels}
                </select>
            </label>
            {name}
            <span class="faint">{about}</span>
        </li>
    }
    .into_any()
}

/// One choice of the table.
fn option<G: WebGame>(ui: Ui, key: &'static str, is_on: RwSignal<bool>) -> impl IntoView + use<G> {
    let rule = move || G::house_rule(key, ui.lang.get()).expect("every option is a house rule");
    let choose = move |event: leptos::ev::Event| is_on.set(event_target_checked(&event));
    view! {
        <label class="check">
            <input type="checkbox" data-test=format!("option-{key}") prop:checked=is_on on:change=choose />
            <span><strong>{move || rule().name}</strong> ": " {move || rule().about}</span>
        </label>
    }
}

/// The box that is played with, shared by all who draw it.
pub(super) type Shared<G> = Arc<<G as parlor_core::Game>::Edition>;
