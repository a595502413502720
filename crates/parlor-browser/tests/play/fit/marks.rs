//! Marks and labels of Polygon: whatever is lit, numbers, factors and counts can be read.

use super::Fit;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::table::Hands as _;

/// Everything that can be lit, lit everywhere at once; and what flies up, held in its place.
const LIGHT_ALL: &str = "
    for (const corner of document.querySelectorAll('.board-picture .corner')) {
        corner.classList.remove('rests');
        corner.classList.add('counts', 'scored');
    }
    for (const space of document.querySelectorAll('.board-picture .space')) {
        space.dataset.legal = 'true';
        space.classList.add('proposed');
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.gain { opacity: 1 !important; animation: none !important; } .space .ring { stroke: #fff !important; stroke-width: 7 !important; }');
    document.adoptedStyleSheets = [sheet];";

#[tokio::test]
async fn marks_of_polygon_cover_no_label() {
    let fit = Fit::new(Guest::play(visit().calm(), "polygon").await);
    let count = "return document.querySelectorAll('.board-picture .count').length > 0
        && document.querySelector('.board-picture .gain') !== null;";
    // Until there are stacks, and somebody has just scored.
    for turn in 0.. {
        assert!(turn < 120, "nobody stacks tiles");
        assert!(fit.guest.await_turn().await, "the game is over");
        if fit.guest.holds(count).await {
            break;
        }
        Polygon::by_pointer(&fit.guest, turn).await;
    }
    fit.guest.run(LIGHT_ALL).await;
    fit.guest.settle().await;
    fit.guest.shot("polygon-all-lit").await;
    let labels = "return document.querySelectorAll('.board-picture .factor').length;";
    assert!(fit.guest.run(labels).await.as_u64().unwrap() > 2, "there are factors to cover");
    let found = fit.probe().await;
    let on_labels: Vec<&String> = found.iter().filter(|fault| fault.starts_with("on a label")).collect();
    assert!(on_labels.is_empty(), "{on_labels:#?}");
    fit.guest.leave().await;
}
