//! The invitation: a link, and the same as a picture that a phone can read.

use std::fmt::Write as _;

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_wire::{InviteSecret, TableId};
use parlor_words::online::OnlineText;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen_futures::JsFuture;

use super::http;
use super::kit::{Look, button, live, live_text, said, say};
use crate::route::Route;
use crate::ui::Ui;

/// The empty squares around a code, without which phones don't find it.
const MARGIN: i32 = 4;

/// The link, a button that copies it, and its code.
pub(super) fn invite(table: TableId, secret: InviteSecret) -> AnyView {
    let ui = Ui::get();
    let here = window().location().href().unwrap_or_default();
    let base = RwSignal::new(here.split('#').next().unwrap_or_default().to_owned());
    let path = Route::Online(format!("join/{table}/{}", secret.as_str())).hash();
    let link = Memo::new(move |_| format!("{}{path}", base.read()));
    // Others can't use an address that only this computer understands: the house knows a better one.
    spawn_local(async move {
        if let Some(address) = http::address().await {
            let _ = base.try_set(address);
        }
    });
    let is_copied = RwSignal::new(false);
    let copy = move || {
        let written = window().navigator().clipboard().write_text(&link.read_untracked());
        spawn_local(async move {
            if JsFuture::from(written).await.is_ok() {
                let _ = is_copied.try_set(true);
            }
        });
    };
    // Only a page that came over a safe connection, or from this very device, may write to the clipboard.
    let can_copy = window().is_secure_context();
    let copy = can_copy.then(|| button(Look::Primary, "copy-link", said(OnlineText::Copy), copy));
    let note = live_text(move || {
        let text = match (can_copy, is_copied.get()) {
            (false, _) => OnlineText::CopyYourself,
            (true, true) => OnlineText::Copied,
            (true, false) => return String::new(),
        };
        text.text(ui.lang.get()).to_owned()
    });
    let select = |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let code = live(move || code(&link.read()).into_any());
    view! {
        <section class="invite" aria-labelledby="invite">
            <h2 id="invite">{say(ui, OnlineText::Invite)}</h2>
            <p>{say(ui, OnlineText::InviteAbout)}</p>
            <div class="buttons">
                <input type="text" readonly class="invite-link" data-test="invite-link" aria-label=say(ui, OnlineText::Link)
                    prop:value=link on:focus=select />
                {copy}
            </div>
            <p role="status" class="faint" data-test="copied">{note}</p>
            {code}
        </section>
    }
    .into_any()
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
