//! Everything that goes over the network between a page and its house: each field is one that `docs/api.md` names.

use std::collections::BTreeSet;

use parlor_browser::Engine;
use serde_json::Value;

use crate::allowed::{Allowed, Sent};
use crate::guest::Guest;

/// Notes what a page sends and is sent, and keeps it when the page is loaded again.
const RECORD: &str = "if (!window.parlorSent && location.protocol.startsWith('http')) {
    const sent = JSON.parse(sessionStorage.getItem('test.sent') ?? '[]');
    window.parlorSent = sent;
    addEventListener('pagehide', () => sessionStorage.setItem('test.sent', JSON.stringify(sent)));
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', (event) => sent.push(['house', '', 0, event.data]));
        }
        send(text) {
            sent.push(['client', '', 0, text]);
            super.send(text);
        }
    };
    const fetch = window.fetch;
    window.fetch = async (address, init) => {
        const answer = await fetch.call(window, address, init);
        const { pathname } = new URL(address.url ?? address, location.href);
        if (pathname.startsWith('/api/')) {
            const request = `${init?.method ?? 'GET'} ${pathname}`;
            if (init?.body) sent.push(['request', request, 0, init.body]);
            if (answer.headers.get('content-type')?.includes('json')) {
                sent.push(['answer', request, answer.status, await answer.clone().text()]);
            }
        }
        return answer;
    };
}";

/// From now on everything is noted, on this page and on those that are opened after it.
pub(super) async fn record(guest: &Guest) {
    guest.run(RECORD).await;
    // The others can't be told to run something first: what they have noted goes with the page.
    if guest.page.engine() == Engine::Chromium {
        guest.run_first(RECORD).await;
    }
}

/// Checks everything that was noted, at a table of this game.
pub(super) async fn check(guest: &Guest, game: &str) {
    let allowed = Allowed::by_document();
    let noted = guest.run("return window.parlorSent;").await;
    let (mut unknown, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for entry in noted.as_array().unwrap() {
        let [kind, request, status, text] = entry.as_array().unwrap().as_slice() else { panic!("{entry}") };
        let (kind, request) = (kind.as_str().unwrap(), request.as_str().unwrap().to_owned());
        let sent = match kind {
            "client" => Sent::ByClient,
            "house" => Sent::ByHouse,
            "request" => Sent::Request(request),
            _ if status.as_u64() >= Some(400) => Sent::Problem,
            _ => Sent::Answer(request),
        };
        let text = text.as_str().unwrap();
        let message: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        unknown.extend(allowed.unknown(&sent, &message, game));
        kinds.insert(kind);
    }
    assert_eq!(unknown, BTreeSet::new(), "not in docs/api.md");
    if guest.page.engine() == Engine::Chromium {
        assert_eq!(kinds, BTreeSet::from(["answer", "client", "house", "request"]));
    }
}

/// A field that no document knows, on a real socket.
#[tokio::test]
#[should_panic(expected = "not in docs/api.md")]
async fn a_field_that_is_not_in_the_document_is_found() {
    let ana = super::create(crate::guest::visit(), "polygon").await;
    check(&ana, "polygon").await;
    ana.run(
        "const socket = new WebSocket(`ws://${location.host}/api/socket`);
        socket.onopen = () => socket.send('{\"hello\":{\"proto\":1,\"build\":\"test\",\"seed\":1}}');",
    )
    .await;
    ana.wait("it is noted", "return window.parlorSent.some(([, , , text]) => text.includes('\"seed\":1'));")
        .await;
    check(&ana, "polygon").await;
}
