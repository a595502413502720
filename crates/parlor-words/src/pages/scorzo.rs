//! The table of Scorzo on the pages.

use parlor_core::RuleId;
use parlor_scorzo::{Card, Meld, MeldKind, RoundId};

use super::KeyHelp;
use crate::keys::keys;
use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::scorzo::suit;
use crate::spans::say_spans;
use crate::{Lang, Spans};

const Z10: RuleId = RuleId::new('Z', 10);
const Z14: RuleId = RuleId::new('Z', 14);
const Z17: RuleId = RuleId::new('Z', 17);
const Z18: RuleId = RuleId::new('Z', 18);

/// An action, in a word or two.
#[must_use]
pub fn short_name(action: &parlor_scorzo::Action, lang: Lang) -> Spans {
    use parlor_scorzo::Action;
    match *action {
        Action::Draw => lang.pick("draw a card", "robar una carta").into(),
        Action::Take => lang.pick("take the discard", "tomar el descarte").into(),
        Action::Discard(card) => say_spans!(lang, "discard " card "", "descartar " card ""),
    }
}

labels! {
    /// A heading, a button or a short text of the table.
    ScorzoText;

    /// Puts the chosen card on the discard pile.
    Discard: "Discard", "Descartar";
    /// Looks at the next round.
    NextRound: "Next round", "Siguiente ronda";
    /// What the player holds.
    YourHand: "Your hand", "Tu mano";
    /// Sorts by something else; what it is sorted by now follows.
    Sort: "Sort the hand; now by", "Ordenar la mano; ahora por";
    /// By the melds that leave the fewest points.
    ByMelds: "melds", "combinaciones";
    /// By suit.
    BySuit: "suit", "palos";
    /// By number.
    ByNumber: "number", "números";
    /// As the player puts them.
    ByHand: "own order", "tu orden";
    /// Moves the chosen card.
    MoveLeft: "Move the card to the left", "Mover la carta a la izquierda";
    /// Moves the chosen card.
    MoveRight: "Move the card to the right", "Mover la carta a la derecha";
    /// Both piles.
    Piles: "Piles", "Montones";
    /// The other players.
    Others: "Other players", "Los demás";
    /// On the card that was just taken.
    New: "new", "nueva";
    /// Every card of the draw pile is known.
    KnownPile: "every card is known", "todas conocidas";
    /// There is no card there.
    Empty: "empty", "vacío";
    /// Before cards that somebody is known to hold.
    Holds: "holds", "tiene";
    /// Somebody has drawn a card.
    Drew: "drew a card", "robó una carta";
    /// Somebody left.
    Left: "left", "abandonó";
    /// What a hand shows that has nothing left over.
    OnlyMelds: "Nothing is left over", "No sobra nada";
    /// The row of wilds in a table.
    Wilds: "Wilds", "Comodines";
    /// The cards of a suit.
    Suit: "Suit", "Palo";
    /// All together.
    Sum: "All", "Todas";
    /// Below the table of unseen cards.
    UnseenAbout: "Cards whose place you can't know: in other hands, in the draw pile, out of the round.",
        "Cartas que no puedes saber dónde están: en otras manos, en el mazo o fuera de la ronda.";
    /// What the mark in the score sheet means.
    CalledMark: "★ called Scorzo", "★ cantó Scorzo";
    /// Nothing has been scored.
    NothingScored: "No round has been scored yet.", "Aún no se ha contado ninguna ronda.";
}

/// A card by its name: “7 of stars”, “wild card”.
#[must_use]
pub fn card_name(card: Card, lang: Lang) -> String {
    match (card.number(), card.suit()) {
        (Some(number), Some(of)) => {
            let of = suit(of, lang);
            say!(lang, "{number} of {of}", "{number} de {of}")
        }
        _ => say!(lang, "wild card", "comodín"),
    }
}

/// Where a card of a hand lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among<'a> {
    /// In a meld of these cards.
    Meld(MeldKind, &'a [Card]),
    /// Among those that are left over.
    Left,
    /// In a hand that is just sorted.
    Sorted,
}

/// All that is to be known about a card of the hand: its name, what it lies in, whether it was just taken.
#[must_use]
pub fn card_label(card: Card, among: Among<'_>, is_new: bool, lang: Lang) -> String {
    let mut label = card_name(card, lang);
    match among {
        Among::Meld(kind, cards) => {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            let cards = cards.join(" ");
            label.push_str(&match kind {
                MeldKind::Set(_) => say!(lang, ", in the set {cards}", ", en el grupo {cards}"),
                MeldKind::Run(..) => say!(lang, ", in the run {cards}", ", en la escalera {cards}"),
                MeldKind::Wilds => say!(lang, ", among only wilds", ", entre solo comodines"),
            });
        }
        Among::Left => label.push_str(lang.pick(", left over", ", suelta")),
        Among::Sorted => {}
    }
    if is_new {
        label.push_str(lang.pick(", taken just now", ", recién tomada"));
    }
    label
}

/// The draw pile in words: how many cards, and the next one if all remember it.
#[must_use]
pub fn draw_pile_label(count: usize, top: Option<Card>, lang: Lang) -> String {
    let cards = Noun::Card.counted(count, lang);
    match top {
        Some(top) => {
            let top = card_name(top, lang);
            say!(
                lang,
                "Draw pile, {cards}, every card is known; the next one is the {top}",
                "Mazo, {cards}, todas conocidas; la siguiente es: {top}",
            )
        }
        None => say!(lang, "Draw pile, {cards}, face down", "Mazo, {cards}, boca abajo"),
    }
}

/// The discard pile in words.
#[must_use]
pub fn discard_pile_label(count: usize, top: Option<Card>, lang: Lang) -> String {
    let cards = Noun::Card.counted(count, lang);
    match top {
        Some(top) => {
            let top = card_name(top, lang);
            say!(lang, "Discard pile, {cards}, on top: {top}", "Descartes, {cards}, arriba: {top}")
        }
        None => say!(lang, "Discard pile, empty", "Descartes, no hay"),
    }
}

/// The number of cards somebody holds.
#[must_use]
pub fn cards_held(count: usize, lang: Lang) -> String {
    Noun::Card.counted(count, lang)
}

/// Somebody took a card from the discard pile.
#[must_use]
pub fn took(card: &str, lang: Lang) -> String {
    say!(lang, "took {card}", "tomó {card}")
}

/// Somebody discarded a card.
#[must_use]
pub fn discarded(card: &str, lang: Lang) -> String {
    say!(lang, "discarded {card}", "descartó {card}")
}

/// What the cards outside melds count.
#[must_use]
pub fn left_over(points: u16, lang: Lang) -> String {
    if points == 0 {
        return ScorzoText::OnlyMelds.text(lang).to_owned();
    }
    let remain = if points == 1 { "sobra" } else { "sobran" };
    let points = Noun::Point.counted(points, lang);
    say!(lang, "Left over: {points}", "Te {remain} {points}")
}

/// The head of a round's hands.
#[must_use]
pub fn hands_of(round: RoundId, lang: Lang) -> String {
    match round {
        RoundId::Regular(number) => {
            say!(lang, "The hands of round {number}", "Las manos de la ronda {number}")
        }
        RoundId::Deciding(number) => {
            say!(lang, "The hands of deciding round {number}", "Las manos del desempate {number}")
        }
    }
}

/// Points as they stand beside a name.
#[must_use]
pub fn points(count: u16, lang: Lang) -> String {
    Noun::Point.counted(count, lang)
}

/// What a hand counted and why, naming the rules.
#[must_use]
pub fn counted(name: &str, melds: &[Meld], left: &[Card], points: u16, lang: Lang) -> Spans {
    let in_melds: Vec<Spans> = melds.iter().map(|meld| Spans::joined(meld.cards(), " ")).collect();
    let (in_melds, left) = (Spans::joined(&in_melds, " + "), Spans::joined(left, " "));
    let points = Noun::Point.counted(points, lang);
    match (in_melds.is_empty(), left.is_empty()) {
        (false, true) => say_spans!(
            lang,
            "{name}: " in_melds ", nothing left over: {points} (" Z17 ").",
            "{name}: " in_melds ", no sobra nada: {points} (" Z17 ").",
        ),
        (false, false) => say_spans!(
            lang,
            "{name}: " in_melds "; left over " left ": {points} (" Z14 ", " Z17 ").",
            "{name}: " in_melds "; sobran " left ": {points} (" Z14 ", " Z17 ").",
        ),
        (true, _) => say_spans!(
            lang,
            "{name}: no melds; " left ": {points} (" Z14 ", " Z17 ").",
            "{name}: sin combinaciones; " left ": {points} (" Z14 ", " Z17 ").",
        ),
    }
}

/// The round ended because of the number of its laps.
#[must_use]
pub fn nobody_called(lang: Lang) -> Spans {
    say_spans!(
        lang,
        "Nobody has called Scorzo in fifty laps (" Z10 ").",
        "Nadie ha cantado Scorzo en cincuenta vueltas (" Z10 ").",
    )
}

/// Which discard would have been better, as a sentence.
#[must_use]
pub fn better_discard(card: Card, best: u16, left: u16, lang: Lang) -> Spans {
    let best = Noun::Point.counted(best, lang);
    say_spans!(
        lang,
        "Discarding " card " would have left {best} instead of {left}.",
        "Descartando " card " habrían sobrado {best} en vez de {left}.",
    )
}

/// A player's rounds one by one, and what they come to.
#[must_use]
pub fn sum_of(name: &str, rounds: &[Option<u16>], total: i32, lang: Lang) -> String {
    let each: Vec<String> = rounds
        .iter()
        .map(|points| points.map_or_else(|| "–".to_owned(), |points| points.to_string()))
        .collect();
    let each = each.join(" + ");
    let total = Noun::Point.counted(total, lang);
    if rounds.is_empty() {
        format!("{name}: {total}")
    } else {
        say!(lang, "{name}: {each} = {total}", "{name}: {each} = {total}")
    }
}

/// A deciding round, which counts for nothing but the tie.
#[must_use]
pub fn decided(number: u8, points: &[(String, u16)], lang: Lang) -> Spans {
    let each: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
    let each = each.join(", ");
    say_spans!(
        lang,
        "Deciding round {number} (" Z18 "): {each}",
        "Ronda de desempate {number} (" Z18 "): {each}",
    )
}

keys! {
    /// The keys of the table.
    keys: KeyHelp;

    "d": "draws from the draw pile", "roba del mazo";
    "t": "takes the top discard", "toma el último descarte";
    "← →": "go from card to card, or from pile to pile", "van de carta en carta, o de un montón al otro";
    "↑ ↓": "go between the piles and the rows of the hand",
        "van de los montones a las filas de la mano y al revés";
    "Enter" / "Intro": "takes from the pile, or discards the card", "toma del montón, o descarta la carta";
    "Space" / "Espacio": "chooses the card", "elige la carta";
    "Shift ← →" / "Mayús ← →": "move the card within the hand", "mueven la carta dentro de la mano";
    "s": "sorts by melds, by suit, by number, your way",
        "ordena por combinaciones, por palos, por números, a tu gusto";
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn a_card_says_all_that_is_to_be_known_about_it() {
        let run = cards("5S 6S W");
        let kind = MeldKind::Run(parlor_scorzo::Suit::Stars, parlor_scorzo::Number::new(5).unwrap());
        assert_eq!(
            card_label(run[1], Among::Meld(kind, &run), true, English),
            "6 of stars, in the run 5S 6S W, taken just now"
        );
        assert_eq!(card_label(Card::WILD, Among::Left, false, Spanish), "comodín, suelta");
        assert_eq!(card_label(run[0], Among::Sorted, false, Spanish), "5 de estrellas");
    }

    #[test]
    fn a_hand_that_was_counted_is_explained_with_the_rules() {
        let run = Meld::set(cards("5S 5Q W")).unwrap();
        assert_eq!(
            counted("Ana", std::slice::from_ref(&run), &cards("3H"), 3, English).to_string(),
            "Ana: 5S 5Q W; left over 3H: 3 points (Z14, Z17)."
        );
        let all = counted("Ana", &[run], &[], 0, Spanish);
        assert_eq!(all.to_string(), "Ana: 5S 5Q W, no sobra nada: 0 puntos (Z17).");
        let none = counted("Ana", &[], &cards("1H"), 1, English);
        assert_eq!(none.to_string(), "Ana: no melds; 1H: 1 point (Z14, Z17).");
    }

    #[test]
    fn scores_are_added_up_in_a_line() {
        assert_eq!(sum_of("Ana", &[Some(0), None, Some(12)], 12, English), "Ana: 0 + – + 12 = 12 points");
        assert_eq!(sum_of("Ana", &[], 0, Spanish), "Ana: 0 puntos");
        assert_eq!(left_over(1, Spanish), "Te sobra 1 punto");
        assert_eq!(
            better_discard(cards("9H")[0], 4, 11, English).to_string(),
            "Discarding 9H would have left 4 points instead of 11."
        );
    }
}
