//! A game on one page: what somebody has to know before the first turn.

use crate::Picture;
use crate::labels::labels;

/// A game on one page, for somebody who is about to play it for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    /// What a player tries to do and who wins, as a sentence or two.
    pub goal: &'static str,
    /// What a turn is, step by step.
    pub turn: &'static [&'static str],
    /// Examples; what is said below them says how.
    pub pictures: &'static [Picture],
    /// What scores, line by line.
    pub scoring: &'static [&'static str],
    /// When the game ends.
    pub end: &'static str,
}

labels! {
    /// A heading of a guide.
    GuideLabel;

    /// What a turn is.
    Turn: "Your turn", "Tu turno";
    /// A picture with its caption.
    Example: "Example", "Ejemplo";
    /// What scores.
    Scoring: "Scoring", "Puntuación";
    /// When the game ends.
    End: "The end", "El final";
}

#[cfg(test)]
mod tests {
    use parlor_fives::Fives;
    use parlor_polygon::Polygon;
    use parlor_scorzo::Scorzo;

    use crate::{GameWords, Guide, Lang};

    fn lines(guide: &Guide) -> Vec<&'static str> {
        [guide.goal, guide.end].into_iter().chain(guide.turn.iter().chain(guide.scoring).copied()).collect()
    }

    fn check<G: GameWords>() {
        let [english, spanish] = Lang::ALL.map(G::guide);
        assert_eq!(english.pictures, spanish.pictures);
        assert!(!english.pictures.is_empty());
        let shape = |guide: &Guide| (guide.turn.len(), guide.scoring.len());
        assert_eq!(shape(&english), shape(&spanish));
        for (one, other) in lines(&english).into_iter().zip(lines(&spanish)) {
            assert_ne!(one, other);
            for line in [one, other] {
                assert!(line.ends_with('.'), "{line}");
                // One page: each line can be read at a glance.
                assert!(line.split_whitespace().count() <= 32, "{line}");
            }
        }
    }

    #[test]
    fn every_game_fits_on_one_page_in_both_languages() {
        check::<Fives>();
        check::<Scorzo>();
        check::<Polygon>();
    }
}
