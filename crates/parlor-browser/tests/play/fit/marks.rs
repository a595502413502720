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
    let labels = "const labels = (name) => document.querySelectorAll('.board-picture .' + name).length;
        return labels('count') > 0 && labels('factor') > 2 && labels('gain') > 0;";
    // Until there are stacks and factors, and somebody has just scored: what comes when is luck.
    for turn in 0.. {
        assert!(turn < 120, "there is nothing to cover");
        assert!(fit.guest.await_turn().await, "the game is over");
        if fit.guest.holds(labels).await {
            break;
        }
        Polygon::by_pointer(&fit.guest, turn).await;
    }
    fit.guest.run(LIGHT_ALL).await;
    fit.guest.settle().await;
    fit.guest.shot("polygon-all-lit").await;
    let found = fit.probe().await;
    let on_labels: Vec<&String> = found.iter().filter(|fault| fault.starts_with("on a label")).collect();
    assert!(on_labels.is_empty(), "{on_labels:#?}");
    fit.guest.leave().await;
}
