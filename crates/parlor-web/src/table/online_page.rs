//! The page of a table in a house, once its game has begun.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_words::online::OnlineText;

use super::ending::{AtEnd, check_deal};
use super::page::{follow_language, page};
use super::{Abilities, Table};
use crate::backend::{Backend, Remote};
use crate::game::WebGame;
use crate::online::LinkHandle;
use crate::ui::Ui;

/// The table of a game whose code is there; `None` if what the house told can't be read.
pub(crate) fn online_table_of<G: WebGame>(link: LinkHandle) -> Option<AnyView> {
    let ui = Ui::get();
    let info = link.info()?;
    let remote = Rc::new(Remote::<G>::open(link, ui)?);
    let plays = link.you().is_some();
    let kind = Abilities { is_remote: true, has_hints: remote.may_hint(), has_undo: plays };
    let commitment = info.commitment.parse().ok();
    let table = Table::new(remote.clone() as Rc<dyn Backend<G>>, remote.snapshot(), commitment, kind);
    remote.start(Callback::new(move |reply| table.hear(reply)));
    let answer = RwSignal::new(None);
    let check = Callback::new(move |()| {
        spawn_local(async move {
            let lang = ui.lang.get_untracked();
            let sentences = match link.fetch_record().await {
                Some(record) => check_deal(G::ID, &record, lang).await,
                None => vec![OnlineText::NoHouseAbout.text(lang).to_owned()],
            };
            // Nobody wants it any more if the page was left in the meantime.
            let _ = answer.try_set(Some(sentences));
        });
    });
    let again = Callback::new(move |()| link.rematch());
    let again_word = Callback::new(move |()| link.rematch_word(ui.lang.get()));
    hide_what_cannot_be_done(kind);
    follow_language(table);
    let board = G::board(table);
    let at_end = AtEnd { again, again_word, harder: None, check, answer };
    Some(page(table.shell, link.id().as_str(), board, G::pages(table), at_end))
}

/// Hides buttons that can never do anything at this table, as long as its page is there.
fn hide_what_cannot_be_done(can: Abilities) {
    const WITHOUT: &str = "data-without";
    let Some(root) = document().document_element() else { return };
    let missing = [("hints", can.hints()), ("undo", can.undo())].into_iter().filter(|(_, has)| !has);
    let missing: Vec<&str> = missing.map(|(name, _)| name).collect();
    let _ = root.set_attribute(WITHOUT, &missing.join(" "));
    on_cleanup(|| {
        if let Some(root) = document().document_element() {
            let _ = root.remove_attribute(WITHOUT);
        }
    });
}
