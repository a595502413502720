//! What came of an arena, for people and for programs.

use std::io::{self, Write};

use parlor_bots::Bot;
use parlor_bots::arena::{Rating, Verdict, ratings};
use parlor_words::number::{decimal, percent};
use parlor_words::program::{ArenaMessage, Label, Message};
use parlor_words::{Lang, Say as _};
use serde::Serialize;

use super::contest::Contest;
use super::times::Times;
use crate::draw::longest;
use crate::output::heading;

/// All that came of an arena.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    game: &'a str,
    seed: &'a str,
    players: Vec<PlayerLine>,
    matches: Vec<MatchLine>,
    interrupted: bool,
}

#[derive(Serialize)]
struct PlayerLine {
    player: String,
    /// Elo points above the first player.
    rating: f64,
    /// Half of the 99% interval of the rating.
    rating_interval: f64,
    decision_mean_us: f64,
    decision_p99_us: f64,
}

#[derive(Serialize)]
struct MatchLine {
    players: [String; 2],
    games: u64,
    /// The first player's share of the wins.
    share: f64,
    /// Half of its 99% interval.
    interval: f64,
    /// Mean points a game of each.
    points: [f64; 2],
    /// How far the first player is ahead in a game.
    margin: f64,
    /// Half of its 99% interval; none after fewer than two pairs of games.
    margin_interval: Option<f64>,
    /// Who is stronger; none if that is not settled.
    stronger: Option<String>,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        game: &'a str,
        seed: &'a str,
        players: &[Bot],
        contests: &[Contest],
        fewest_win: bool,
    ) -> Report<'a> {
        let rated = rated(players, contests);
        let lines = players.iter().zip(rated).map(|(player, rating)| {
            let mut times = Times::default();
            for contest in contests {
                for (own, taken) in contest.players.iter().zip(&contest.times) {
                    if own == player {
                        times.merge(taken);
                    }
                }
            }
            PlayerLine {
                player: player.to_string(),
                rating: rating.elo,
                rating_interval: rating.interval,
                decision_mean_us: times.mean().as_secs_f64() * 1e6,
                decision_p99_us: times.p99().as_secs_f64() * 1e6,
            }
        });
        Report {
            game,
            seed,
            players: lines.collect(),
            matches: contests.iter().map(|contest| MatchLine::new(contest, fewest_win)).collect(),
            interrupted: contests.iter().any(|contest| contest.is_interrupted),
        }
    }

    /// Prints tables and a sentence for each match. People read a player's name instead of its id.
    pub(super) fn print(
        &self,
        out: &mut impl Write,
        name: impl Fn(&str) -> String,
        lang: Lang,
    ) -> io::Result<()> {
        let text = |label: Label| label.text(lang);
        let names = self.players.iter().map(|line| name(&line.player));
        let width = longest(names.chain([text(Label::Player).to_owned()]));
        heading(out, text(Label::Ratings))?;
        writeln!(
            out,
            "{:<width$}  {:>8} {:>7}  {:>12}  {:>12}",
            text(Label::Player),
            text(Label::Rating),
            "±",
            text(Label::MeanTime),
            text(Label::P99Time),
        )?;
        for line in &self.players {
            let time = |microseconds: f64| format!("{} ms", decimal(microseconds / 1e3, 3, lang));
            writeln!(
                out,
                "{:<width$}  {:>8} {:>7}  {:>12}  {:>12}",
                name(&line.player),
                decimal(line.rating, 0, lang),
                decimal(line.rating_interval, 0, lang),
                time(line.decision_mean_us),
                time(line.decision_p99_us),
            )?;
        }
        writeln!(out)?;
        heading(out, text(Label::Matches))?;
        for line in &self.matches {
            let [one, other] = line.players.each_ref().map(|player| name(player));
            writeln!(
                out,
                "{}",
                ArenaMessage::Result {
                    one: &one,
                    other: &other,
                    games: line.games,
                    share: &percent(line.share, lang),
                    interval: &percent(line.interval, lang),
                    margin: &decimal(line.margin.abs(), 1, lang),
                    behind: line.margin < 0.0,
                }
                .sentence(lang),
            )?;
            let stronger = line.stronger.as_deref().map(&name);
            let verdict = match &stronger {
                Some(player) => ArenaMessage::Stronger { player },
                None => ArenaMessage::Open,
            };
            writeln!(out, "  {}", verdict.sentence(lang))?;
        }
        writeln!(out, "{}", Message::SeedOf { seed: self.seed, several: true }.sentence(lang))
    }
}

impl MatchLine {
    fn new(contest: &Contest, fewest_win: bool) -> MatchLine {
        let [one, other] = contest.players;
        let points = contest.standing.mean_points();
        let ahead = points[0] - points[1];
        MatchLine {
            players: [one.to_string(), other.to_string()],
            games: contest.standing.games(),
            share: contest.standing.share(),
            interval: contest.standing.interval(),
            points,
            margin: if fewest_win { -ahead } else { ahead },
            margin_interval: contest.standing.points_interval(),
            stronger: match contest.verdict {
                Verdict::First => Some(one.to_string()),
                Verdict::Second => Some(other.to_string()),
                Verdict::Open => None,
            },
        }
    }
}

/// The ratings of all players, from all matches.
fn rated(players: &[Bot], contests: &[Contest]) -> Vec<Rating> {
    let count = players.len();
    let mut share = vec![vec![0.5; count]; count];
    let mut games = vec![vec![0; count]; count];
    for contest in contests {
        let place = |player: Bot| players.iter().position(|other| *other == player);
        if let (Some(one), Some(other)) = (place(contest.players[0]), place(contest.players[1])) {
            share[one][other] = contest.standing.share();
            share[other][one] = 1.0 - contest.standing.share();
            games[one][other] = contest.standing.games();
            games[other][one] = contest.standing.games();
        }
    }
    ratings(&share, &games)
}
