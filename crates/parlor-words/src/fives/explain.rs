//! What a play scores, cluster by cluster.

use parlor_fives::{Cluster, Verdict};

use super::refusal;
use crate::common::in_all;
use crate::phrase::Noun;
use crate::{Lang, sentence};

/// Explains the score of a play: a line for each cluster and, if there are several, the total.
#[must_use]
pub fn explain(verdict: &Verdict, lang: Lang) -> Vec<String> {
    let clusters = verdict.clusters.iter().map(|cluster| explain_cluster(cluster, lang));
    let total =
        (verdict.clusters.len() != 1).then(|| in_all(&Noun::Point.counted(verdict.score, lang), lang));
    clusters.chain(total).collect()
}

/// Explains what one cluster scores, sum and additions first, then times (F15): “F8 to H8: (10 + 10) × 2 = 40 points.”
fn explain_cluster(cluster: &Cluster, lang: Lang) -> String {
    let Cluster { squares, sum, added, times, score } = cluster;
    let points = Noun::Point.counted(*score, lang);
    let sum = match (added, times) {
        (0, 1) => points,
        (_, 1) => format!("{sum} + {added} = {points}"),
        (0, _) => format!("{sum} × {times} = {points}"),
        _ => format!("({sum} + {added}) × {times} = {points}"),
    };
    let squares = sentence(&refusal::cluster(squares, lang));
    format!("{}: {sum}.", squares.trim_end_matches('.'))
}
