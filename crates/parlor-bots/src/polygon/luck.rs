//! What a roll and a draw are worth: the best total that they allow, against the average over all of them.

use parlor_polygon::{View, best_total};

use super::bag::{Bag, Rolls};
use super::geometry::Geometry;
use super::outlook::expected;
use super::standing::POINT;

/// What the viewer's roll and draw are worth against the average ones, in thousandths of a point; `None` unless the viewer
/// is about to lay the first tile of a turn.
pub(super) fn luck(view: &View) -> Option<i64> {
    let public = view.public();
    let task = view.task().filter(|task| task.first().is_none())?;
    let geometry = Geometry::new(public);
    let bag = Bag::unseen(public).with(task.tiles());
    let average = expected(&geometry, &geometry.position(public), &bag, Rolls::now(public));
    let best = best_total(public.edition(), public.board(), task);
    Some(i64::from(best) * POINT - average)
}
