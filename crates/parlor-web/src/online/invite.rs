//! The invitation: a link, and the same as a picture that a phone can read.

use std::fmt::Write as _;

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_wire::{InviteSecret, TableId};
use parlor_words::online::OnlineText;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen_futures::JsFuture;

use super::guest::say;
use crate::route::Route;
use crate::ui::Ui;

/// The empty squares around a code, without which phones don't find it.
const MARGIN: i32 = 4;

/// The link, a button that copies it, and its code.
pub(super) fn invite(table: TableId, secret: InviteSecret) -> AnyView {
    let ui = Ui::get();
    let link = address(table, secret);
    let is_copied = RwSignal::new(false);
    let copied = link.clone();
    // Only a page that came over a safe connection, or from this very device, may write to the clipboard.
    let copy = window().is_secure_context().then(|| {
        let copy = move |_| {
            let written = window().navigator().clipboard().write_text(&copied);
            spawn_local(async move {
                if JsFuture::from(written).await.is_ok() {
                    let _ = is_copied.try_set(true);
                }
            });
        };
        view! { <button class="button primary" data-test="copy-link" on:click=copy>{say(ui, OnlineText::Copy)}</button> }
    });
    let by_hand = copy.is_none();
    let note = move || match (by_hand, is_copied.get()) {
        (true, _) => OnlineText::CopyYourself.text(ui.lang.get()),
        (false, true) => OnlineText::Copied.text(ui.lang.get()),
        (false, false) => "",
    };
    let select = |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let code = code(&link);
    view! {
        <section class="invite" aria-labelledby="invite">
            <h2 id="invite">{say(ui, OnlineText::Invite)}</h2>
            <p>{say(ui, OnlineText::InviteAbout)}</p>
            <div class="buttons">
                <input type="text" readonly class="invite-link" data-test="invite-link" aria-label=say(ui, OnlineText::Link)
                    value=link on:focus=select />
                {copy}
            </div>
            <p role="status" class="faint" data-test="copied">{note}</p>
            {code}
        </section>
    }
    .into_any()
}

/// The invitation as an address of these pages.
fn address(table: TableId, secret: InviteSecret) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Online(format!("join/{table}/{}", secret.as_str())).hash())
}

/// The code of a text as a picture.
fn code(text: &str) -> Option<AnyView> {
    let ui = Ui::get();
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * MARGIN;
    Some(
        view! {
            <svg class="code" role="img" data-test="code" aria-label=say(ui, OnlineText::Code)
                viewBox=format!("0 0 {size} {size}") shape-rendering="crispEdges">
                <rect width=size height=size fill="#fff" />
                <path d=squares(&code) fill="#000" />
            </svg>
        }
        .into_any(),
    )
}

/// The dark squares of a code, row by row.
fn squares(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            // A text takes everything.
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    path
}
