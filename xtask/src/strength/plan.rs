//! What is measured: who plays against whom in each game, how many games, and what is claimed.

use self::Who::{Expert, Level};

/// What is set for each game. Whoever tunes budgets and numbers of games does it here.
pub(super) const GAMES: &[Game] = &[
    Game { id: "fives", title: "Scrambled 5's", rollouts: 500, goal: 0.62, games: FIVES },
    Game { id: "scorzo", title: "Scorzo", rollouts: 300, goal: 0.65, games: SCORZO },
    Game { id: "polygon", title: "Polygon", rollouts: 2_000, goal: 0.75, games: POLYGON },
];

/// The same deal with seats exchanged makes the results of Scorzo scatter little, and those of Scrambled 5's much.
const FIVES: Games = Games { until_settled: 4_000, goal: 1_000, more_rollouts: 1_200, ceiling: 400 };
const SCORZO: Games = Games { until_settled: 4_000, goal: 1_000, more_rollouts: 800, ceiling: 400 };
const POLYGON: Games = Games { until_settled: 6_000, goal: 1_000, more_rollouts: 1_200, ceiling: 400 };

/// All matches of a game. An expert's rollouts are multiples of the game's.
pub(super) const MATCHES: &[Match] = &[
    Match { id: "casual-random", players: [Level("casual"), Level("random")], claim: Claim::Stronger },
    Match { id: "greedy-casual", players: [Level("greedy"), Level("casual")], claim: Claim::Stronger },
    Match { id: "steady-greedy", players: [Level("steady"), Level("greedy")], claim: Claim::Stronger },
    Match { id: "expert-steady", players: [Expert(1), Level("steady")], claim: Claim::Stronger },
    Match { id: "expert-greedy", players: [Expert(1), Level("greedy")], claim: Claim::Goal },
    Match { id: "expert4-expert", players: [Expert(4), Expert(1)], claim: Claim::NotWeaker },
    Match { id: "expert8-greedy", players: [Expert(8), Level("greedy")], claim: Claim::Nothing },
];

/// Who plays with four times the rollouts is to win so much for sure: nearly a half, because in a position with few choices
/// more rollouts change nothing, and no number of games shows that somebody is exactly as strong.
pub(super) const NOT_WEAKER: f64 = 0.47;

/// What is set for a game.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    /// How many rollouts an expert does for a decision.
    rollouts: u32,
    /// What share of games such an expert is to win against a greedy player.
    goal: f64,
    games: Games,
}

/// How many games are played.
#[derive(Clone, Copy, Debug)]
struct Games {
    /// At most, where the question is who is stronger.
    until_settled: u32,
    /// Where an expert is held against the goal.
    goal: u32,
    /// Where an expert meets one with more rollouts.
    more_rollouts: u32,
    /// Where the question is how far more rollouts lead.
    ceiling: u32,
}

/// A match that is played in every game.
#[derive(Debug)]
pub(super) struct Match {
    pub(super) id: &'static str,
    players: [Who; 2],
    pub(super) claim: Claim,
}

/// A player.
#[derive(Clone, Copy, Debug)]
enum Who {
    Level(&'static str),
    /// With this many times the rollouts of the game.
    Expert(u32),
}

/// What is claimed of the first player of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// It is stronger, says the sequential test.
    Stronger,
    /// It wins the share of games that is the goal.
    Goal,
    /// It is not weaker: [`NOT_WEAKER`].
    NotWeaker,
    /// Nothing is claimed; it is good to know.
    Nothing,
}

/// A match in a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) game: &'static Game,
    pub(super) of: &'static Match,
}

impl Cell {
    /// All matches of all games.
    pub(super) fn all() -> impl Iterator<Item = Cell> {
        GAMES.iter().flat_map(|game| MATCHES.iter().map(move |of| Cell { game, of }))
    }

    /// The players' names, as the arena knows them.
    pub(super) fn players(&self) -> [String; 2] {
        self.of.players.map(|who| match who {
            Level(name) => name.to_owned(),
            Expert(times) => format!("expert:{}", times * self.game.rollouts),
        })
    }

    /// How many games are played, or at most if it ends when the question is settled.
    pub(super) fn games(&self) -> u32 {
        let games = &self.game.games;
        match self.of.claim {
            Claim::Stronger => games.until_settled,
            Claim::Goal => games.goal,
            Claim::NotWeaker => games.more_rollouts,
            Claim::Nothing => games.ceiling,
        }
    }

    /// Whether it ends when it is settled who is stronger. A match that ends then has played too few games to say by how
    /// much.
    pub(super) fn ends_when_settled(&self) -> bool {
        self.of.claim == Claim::Stronger
    }

    /// The share of games that is the goal of the game.
    pub(super) fn goal(&self) -> f64 {
        self.game.goal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_multiples_of_the_game_s() {
        let names: Vec<_> = Cell::all().take(MATCHES.len()).map(|cell| cell.players().join(" ")).collect();
        let rollouts = GAMES[0].rollouts;
        assert_eq!(names[0], "casual random");
        assert_eq!(names[5], format!("expert:{} expert:{rollouts}", 4 * rollouts));
        assert_eq!(Cell::all().count(), 21);
    }
}
