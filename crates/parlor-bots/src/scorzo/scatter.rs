//! By how much the points of a round scatter: what [`super::standing`] goes by, measured.

use parlor_core::{MAX_SEATS, PlayerRng, PlayerSeed, Seat};
use parlor_scorzo::{Card, Cards, Hand};

use super::position::Position;

/// Half the variance of the difference between two players' points in this many rounds among quick players, rounded down.
#[must_use]
pub fn scatter(players: u8, cards: u8, rounds: u32) -> u32 {
    let seed = PlayerSeed::from_text("scatter");
    let [one, other] = [0, 1].map(|index| Seat::new(index).expect("there are two seats"));
    let (mut sum, mut squares) = (0, 0);
    for number in 0..rounds {
        // Everybody begins equally often.
        let begins = Seat::first(players).nth(number as usize % usize::from(players));
        let begins = begins.expect("the remainder is one of the players");
        let mut round = deal(players, cards, begins, &mut PlayerRng::new(&seed, number.into()));
        round.finish();
        let margin = i64::from(round.points(one)) - i64::from(round.points(other));
        sum += margin;
        squares += margin * margin;
    }
    let rounds = i64::from(rounds.max(1));
    let half_variance = (squares * rounds - sum * sum) / (2 * rounds * rounds);
    u32::try_from(half_variance).expect("not negative, and no hand has many points")
}

/// A round that has just been dealt.
fn deal(players: u8, cards: u8, turn: Seat, rng: &mut PlayerRng) -> Position {
    let mut pile: Vec<Card> = Cards::DECKS.iter().collect();
    rng.shuffle(&mut pile);
    let (mut hands, mut plays) = ([Hand::default(); MAX_SEATS], [false; MAX_SEATS]);
    for seat in Seat::first(players) {
        let dealt = pile.split_off(pile.len() - usize::from(cards));
        hands[seat.index()] = Hand::new(dealt).expect("a hand of this round");
        plays[seat.index()] = true;
    }
    let discards = pile.pop().into_iter().collect();
    Position {
        seats: players,
        hands,
        plays,
        pile,
        is_pile_hidden: true,
        discards,
        turn,
        has_taken: false,
        has_called: false,
        owed: [false; MAX_SEATS],
        turns: [0; MAX_SEATS],
        reshuffle: None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::standing::SCATTER;
    use super::scatter;

    #[test]
    fn the_table_is_what_is_measured() {
        for (players, cards) in [(2, 3), (2, 8), (3, 6), (6, 4)] {
            let listed = SCATTER[usize::from(players) - 2][usize::from(cards) - 3];
            assert!(
                scatter(players, cards, 3_000).abs_diff(listed) * 8 <= listed,
                "{players} players, {cards} cards"
            );
        }
    }
}
