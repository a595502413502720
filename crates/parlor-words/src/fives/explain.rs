//! What a play scores, cluster by cluster.

use parlor_fives::{Cluster, Square, Verdict};

use crate::Lang;
use crate::common::total;
use crate::phrase::Noun;
use crate::say::say;

/// Explains the score of a play: a line for each cluster and, if there are several, the total.
#[must_use]
pub fn explain(verdict: &Verdict, lang: Lang) -> Vec<String> {
    let clusters = verdict.clusters.iter().map(|cluster| explain_cluster(cluster, lang));
    let total = (verdict.clusters.len() != 1).then(|| total(&Noun::Point.counted(verdict.score, lang), lang));
    clusters.chain(total).collect()
}

/// Explains what one cluster scores: add first, then multiply (F15). “Row 8, F–H: (10 + 10) × 2 = 40 points.”
fn explain_cluster(cluster: &Cluster, lang: Lang) -> String {
    let Cluster { squares, sum, added, times, score } = cluster;
    let points = Noun::Point.counted(*score, lang);
    let sum = match (added, times) {
        (0, 1) => points,
        (_, 1) => format!("{sum} + {added} = {points}"),
        (0, _) => format!("{sum} × {times} = {points}"),
        _ => format!("({sum} + {added}) × {times} = {points}"),
    };
    format!("{}: {sum}.", place(squares, lang))
}

/// Where a cluster is: “Row 8, F–H”, “Column F, 4–8”. This is shorter than “the cluster F4 to F8”, and nobody takes it for
/// the rules F4 to F8.
fn place(squares: &[Square], lang: Lang) -> String {
    match squares {
        [] => String::new(),
        [only] => say!(lang, "Square {only}", "Casilla {only}"),
        [first, .., last] if first.row == last.row => {
            let (row, from, to) = (first.number(), first.letter(), last.letter());
            say!(lang, "Row {row}, {from}–{to}", "Fila {row}, {from}–{to}")
        }
        [first, .., last] => {
            let (column, from, to) = (first.letter(), first.number(), last.number());
            say!(lang, "Column {column}, {from}–{to}", "Columna {column}, {from}–{to}")
        }
    }
}
