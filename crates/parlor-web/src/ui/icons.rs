//! Small pictures on buttons, drawn by us. They say nothing that the button's label does not say too.

use leptos::prelude::*;

fn icon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path />
        </svg>
    }
}

macro_rules! icons {
    ($($(#[doc = $doc:literal])+ $name:ident: $path:literal;)+) => {
        $($(#[doc = $doc])+ pub(crate) fn $name() -> impl IntoView { icon($path) })+
    };
}

icons! {
    /// Away with it.
    close: "M6 6 L18 18 M18 6 L6 18";
    /// Back to the shelf.
    home: "M4 11 L12 4 L20 11 M6.5 9.5 V19 H17.5 V9.5 M10.5 19 V14 H13.5 V19";
    /// Back to where one came from.
    back: "M11 5 L4 12 L11 19 M4.5 12 H20";
    /// How things are to be.
    settings: "M4 7 H13 M17 7 H20 M4 17 H7 M11 17 H20 M15 4.5 V9.5 M9 14.5 V19.5";
    /// Something to go by.
    hint: "M9.5 18 H14.5 M10.5 21 H13.5 M12 3 A6 6 0 0 1 15.5 13.8 C14.6 14.5 14.5 15 14.5 15.5 H9.5 C9.5 15 9.4 14.5 8.5 13.8 A6 6 0 0 1 12 3 Z";
    /// How it is played.
    help: "M8 8.5 A4 4 0 1 1 13.6 12.1 C12.4 12.7 12 13.4 12 15 M12 18.6 V19";
    /// One step back.
    undo: "M9 6 L4.5 10.5 L9 15 M5 10.5 H14 A5 5 0 0 1 14 20.5 H9";
    /// All that is beside the board.
    more: "M4 7 H20 M4 12 H20 M4 17 H20";
    /// Larger.
    zoom_in: "M10.5 4 A6.5 6.5 0 1 1 10.49 4 M15.5 15.5 L20.5 20.5 M10.5 7.5 V13.5 M7.5 10.5 H13.5";
    /// Smaller.
    zoom_out: "M10.5 4 A6.5 6.5 0 1 1 10.49 4 M15.5 15.5 L20.5 20.5 M7.5 10.5 H13.5";
    /// In another order.
    shuffle: "M4 8 H8 L16 17 H20 M4 17 H8 L10 14.7 M14 10.2 L16 8 H20 M17.5 5.5 L20 8 L17.5 10.5 M17.5 14.5 L20 17 L17.5 19.5";
    /// In order.
    sort: "M5 6 H12 M5 11 H15 M5 16 H18 M20 5 V19 M17.5 16.5 L20 19 L22.5 16.5";
    /// Into a file.
    export: "M12 4 V15 M7.5 10.5 L12 15 L16.5 10.5 M5 19.5 H19";
    /// For ever.
    delete: "M5 7 H19 M9.5 7 V4.5 H14.5 V7 M7 7 L8 20 H16 L17 7 M10.5 10.5 V16.5 M13.5 10.5 V16.5";
    /// Along the row or down the column.
    turn: "M4 8 H15 M12 5 L15 8 L12 11 M8 13 V21 M5 18 L8 21 L11 18";
}
