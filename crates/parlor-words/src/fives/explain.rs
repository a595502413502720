//! What a play scores, cluster by cluster.

use parlor_fives::{Cluster, Verdict};

use super::refusal;
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, sentence};

/// Explains the score of a play: a line for each cluster, then the total.
#[must_use]
pub fn explain(verdict: &Verdict, lang: Lang) -> Vec<String> {
    let clusters = verdict.clusters.iter().map(|cluster| explain_cluster(cluster, lang));
    clusters.chain(std::iter::once(explain_total(verdict.score, lang))).collect()
}

/// Explains what one cluster scores: “F8 to H8: the tiles make 10, bonus squares add 10, all of it doubled: 40
/// points.”
#[must_use]
pub fn explain_cluster(cluster: &Cluster, lang: Lang) -> String {
    let Cluster { squares, sum, added, times, score } = cluster;
    let mut steps = vec![say!(lang, "the tiles make {sum}", "las fichas suman {sum}")];
    if *added > 0 {
        steps.push(say!(lang, "bonus squares add {added}", "las casillas con premio añaden {added}"));
    }
    match times {
        1 => {}
        2 => steps.push(say!(lang, "all of it doubled", "todo se duplica")),
        3 => steps.push(say!(lang, "all of it tripled", "todo se triplica")),
        _ => steps.push(say!(lang, "all of it times {times}", "todo se multiplica por {times}")),
    }
    let squares = sentence(&refusal::cluster(squares, lang));
    let squares = squares.trim_end_matches('.');
    let points = Noun::Point.counted(*score, lang);
    format!("{squares}: {}: {points}.", steps.join(", "))
}

/// The last line of an explanation.
#[must_use]
pub fn explain_total(score: u32, lang: Lang) -> String {
    let points = Noun::Point.counted(score, lang);
    say!(lang, "In all: {points}.", "En total: {points}.")
}
