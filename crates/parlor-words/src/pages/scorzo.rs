//! Scorzo in the browser.

mod coach;

use parlor_core::RuleId;
use parlor_scorzo::{Card, Meld, MeldKind, RoundId};

pub use self::coach::Coach;
use super::KeyHelp;
use crate::common::with_rules;
use crate::keys::keys;
use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::scorzo::{card, cards, suit};
use crate::spans::say_spans;
use crate::{Lang, Name, Spans};

const Z10: RuleId = RuleId::new('Z', 10);
const Z14: RuleId = RuleId::new('Z', 14);
const Z17: RuleId = RuleId::new('Z', 17);
const Z18: RuleId = RuleId::new('Z', 18);

labels! {
    /// A heading, a button or a short text of the table.
    ScorzoText;

    /// Puts the chosen card on the discard pile.
    Discard: "Discard", "Descartar";
    /// No card was chosen yet, as a sentence.
    ChooseCard: "Choose a card first.", "Elige primero una carta.";
    /// Looks at the next round.
    NextRound: "Next round", "Siguiente ronda";
    /// What the player holds.
    YourHand: "Your hand", "Tu mano";
    /// Sorts by something else; what the hand is sorted by now follows.
    Sort: "Sort your hand. Now sorted by", "Ordenar tu mano. Ahora está por";
    /// By the melds that leave the fewest points.
    ByMelds: "melds", "combinaciones";
    /// By suit.
    BySuit: "suit", "palos";
    /// By number.
    ByNumber: "number", "números";
    /// In the order that the player likes.
    ByHand: "my order", "mi orden";
    /// Moves the chosen card.
    MoveLeft: "Move the card to the left", "Mover la carta a la izquierda";
    /// Moves the chosen card.
    MoveRight: "Move the card to the right", "Mover la carta a la derecha";
    /// Both piles.
    Piles: "Piles", "Mazo y descartes";
    /// The other players.
    Others: "Other players", "Los demás";
    /// On the card that was just taken.
    New: "new", "nueva";
    /// Everyone has seen every card of the draw pile.
    KnownPile: "seen by everyone", "todos las vieron";
    /// There is no card there.
    Empty: "empty", "sin cartas";
    /// Before cards that somebody is known to have.
    Holds: "has", "tiene";
    /// Somebody has drawn a card.
    Drew: "drew a card", "robó una carta";
    /// Somebody gave up.
    Left: "gave up", "abandonó";
    /// What a hand shows that has nothing left over.
    OnlyMelds: "Everything fits in melds!", "¡Todo en combinaciones!";
    /// The row of wild cards in a table.
    Wilds: "Wild cards", "Comodines";
    /// The cards of a suit.
    Suit: "Suit", "Palo";
    /// All together.
    Sum: "All", "Todas";
    /// The page of the cards that the player can't see.
    Unseen: "Unseen", "Ocultas";
    /// Below the table of unseen cards.
    UnseenAbout: "Cards you can't see: in other hands, in the draw pile, or out of the round.",
        "Cartas que no ves: están en otras manos, en el mazo o fuera de la ronda.";
    /// What the mark on the score card means.
    CalledMark: "★ called Scorzo", "★ cantó Scorzo";
    /// Nothing has been scored.
    NothingScored: "No round has been scored yet.", "Todavía no hay ninguna ronda contada.";
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

/// Where a card of a hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among<'a> {
    /// In a meld of these cards.
    Meld(MeldKind, &'a [Card]),
    /// Among those that are left over.
    Left,
    /// In a hand that is just sorted.
    Sorted,
}

/// All there is to know about a card of the hand: its name, its meld, whether it was just taken.
#[must_use]
pub fn card_label(card: Card, among: Among<'_>, is_new: bool, lang: Lang) -> String {
    let mut label = card_name(card, lang);
    match among {
        Among::Meld(kind, cards) => {
            let cards = crate::scorzo::cards(cards, lang);
            label.push_str(&match kind {
                MeldKind::Set(_) => say!(lang, ", in the set {cards}", ", en el grupo {cards}"),
                MeldKind::Run(..) => say!(lang, ", in the run {cards}", ", en la escalera {cards}"),
                MeldKind::Wilds => {
                    say!(lang, ", in a meld of wild cards", ", en una combinación de comodines")
                }
            });
        }
        Among::Left => label.push_str(lang.pick(", left over", ", suelto")),
        Among::Sorted => {}
    }
    if is_new {
        label.push_str(lang.pick(", just taken", ", recién tomado"));
    }
    label
}

/// The draw pile in words: how many cards, and the next one if everyone has seen it.
#[must_use]
pub fn draw_pile_label(count: usize, top: Option<Card>, lang: Lang) -> String {
    let cards = Noun::Card.counted(count, lang);
    match top {
        Some(top) => {
            let top = card_name(top, lang);
            say!(
                lang,
                "Draw pile, {cards} that everyone has seen; next: {top}",
                "Mazo, {cards} que todos vieron; sigue: {top}",
            )
        }
        None if count == 0 => say!(lang, "Draw pile, empty", "Mazo, vacío"),
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
            say!(lang, "Discard pile, {cards}, on top: {top}", "Pila de descartes, {cards}, arriba: {top}")
        }
        None => say!(lang, "Discard pile, empty", "Pila de descartes, vacía"),
    }
}

/// The number of cards somebody has.
#[must_use]
pub fn cards_held(count: usize, lang: Lang) -> String {
    Noun::Card.counted(count, lang)
}

/// Somebody took a card from the discard pile, or one that everyone has seen from the draw pile.
#[must_use]
pub fn took(taken: Card, lang: Lang) -> String {
    let card = card(taken, lang);
    say!(lang, "took {card}", "tomó {card}")
}

/// Somebody discarded a card.
#[must_use]
pub fn discarded(discarded: Card, lang: Lang) -> String {
    let card = card(discarded, lang);
    say!(lang, "discarded {card}", "descartó {card}")
}

/// What the cards outside melds count.
#[must_use]
pub fn left_over(points: u16, lang: Lang) -> String {
    if points == 0 {
        return ScorzoText::OnlyMelds.text(lang).to_owned();
    }
    let sobran = if points == 1 { "sobra" } else { "sobran" };
    let points = Noun::Point.counted(points, lang);
    say!(lang, "Left over: {points}", "Te {sobran} {points}")
}

/// The head of a round's hands.
#[must_use]
pub fn hands_of(round: RoundId, lang: Lang) -> String {
    match round {
        RoundId::Regular(number) => {
            say!(lang, "Hands in round {number}", "Manos de la ronda {number}")
        }
        RoundId::Deciding(number) => {
            say!(lang, "Hands in tie-breaker round {number}", "Manos de la ronda de desempate {number}")
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
    let in_melds: Vec<Spans> = melds.iter().map(|meld| cards(meld.cards(), lang)).collect();
    let sobran = if left.len() == 1 { "sobra" } else { "sobran" };
    let (in_melds, left) = (Spans::joined(&in_melds, " + "), cards(left, lang));
    let points = Noun::Point.counted(points, lang);
    let (counted, rules): (Spans, &[RuleId]) = match (in_melds.is_empty(), left.is_empty()) {
        (false, true) => (
            say_spans!(
                lang,
                "{name}: " in_melds ", nothing left over: {points}",
                "{name}: " in_melds "; no sobra nada: {points}",
            ),
            &[Z17],
        ),
        (false, false) => (
            say_spans!(
                lang,
                "{name}: " in_melds ", left over: " left " = {points}",
                "{name}: " in_melds "; {sobran} " left " = {points}",
            ),
            &[Z14, Z17],
        ),
        (true, _) => (
            say_spans!(
                lang,
                "{name}: no melds, left over: " left " = {points}",
                "{name}: sin combinaciones; {sobran} " left " = {points}",
            ),
            &[Z14, Z17],
        ),
    };
    with_stop(with_rules(&counted, rules, lang))
}

/// A clause with a full stop. The name that it begins with stays as it is.
fn with_stop(mut clause: Spans) -> Spans {
    clause.push(".");
    clause
}

/// The round ended because everyone has had so many turns.
#[must_use]
pub fn nobody_called(lang: Lang) -> Spans {
    let words = lang.pick(
        "Everyone has had 50 turns and nobody has called Scorzo, so the round ends",
        "Todos tuvieron 50 turnos y nadie cantó Scorzo: la ronda termina",
    );
    with_stop(with_rules(words, &[Z10], lang))
}

/// Which discard would have been better, as a sentence.
#[must_use]
pub fn better_discard(better: Card, best: u16, left: u16, lang: Lang) -> Spans {
    let card = card(better, lang);
    if best == 0 {
        let left = Noun::Point.counted(left, lang);
        return say_spans!(
            lang,
            "If you had discarded " card ", nothing would be left over, instead of {left}.",
            "Si hubieras descartado " card ", no habría sobrado nada, en vez de {left}.",
        );
    }
    let habrian = if best == 1 { "habría" } else { "habrían" };
    let best = Noun::Point.counted(best, lang);
    say_spans!(
        lang,
        "If you had discarded " card ", only {best} would be left over, not {left}.",
        "Si hubieras descartado " card ", {habrian} sobrado {best} en vez de {left}.",
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

/// What the players scored in a tie-breaker round, which counts for nothing but the tie.
#[must_use]
pub fn decided(number: u8, points: &[(Name, u16)], lang: Lang) -> Spans {
    let each = points.iter().map(|(name, points)| {
        let sumo = name.verb("sumó", "sumaste");
        let name = name.within(lang);
        say!(lang, "{name} scored {points}", "{name} {sumo} {points}")
    });
    let each = each.collect::<Vec<_>>().join(", ");
    say_spans!(
        lang,
        "Tie-breaker round {number} (rule " Z18 "): {each}",
        "Ronda de desempate {number} (regla " Z18 "): {each}",
    )
}

keys! {
    /// The keys of the table.
    keys: KeyHelp;

    "d": "draw from the draw pile", "robar del mazo";
    "t": "take the top discard", "tomar el último descarte";
    "← →": "move from card to card, or from pile to pile", "ir de carta en carta, o de una pila a la otra";
    "↑ ↓": "move between the piles and the rows of your hand", "ir de las pilas a las filas de tu mano y al revés";
    "Enter": "take from the pile, or discard the card", "tomar de la pila, o descartar la carta";
    "Space" / "Espacio": "choose the card", "elegir la carta";
    "Shift ← →" / "Mayús ← →": "move the card within your hand", "mover la carta dentro de tu mano";
    "s": "sort by melds, suit, number, or your own order",
        "ordenar por combinaciones, palos, números o a tu gusto";
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
            "6 of stars, in the run 5★ 6★ wild, just taken"
        );
        assert_eq!(
            card_label(run[1], Among::Meld(kind, &run), true, Spanish),
            "6 de estrellas, en la escalera 5★ 6★ comodín, recién tomado"
        );
        let wilds = cards("W W W");
        let among = Among::Meld(MeldKind::Wilds, &wilds);
        assert_eq!(card_label(Card::WILD, among, false, English), "wild card, in a meld of wild cards");
        assert_eq!(card_label(Card::WILD, among, false, Spanish), "comodín, en una combinación de comodines");
        assert_eq!(card_label(Card::WILD, Among::Left, false, Spanish), "comodín, suelto");
        assert_eq!(card_label(run[0], Among::Sorted, false, Spanish), "5 de estrellas");
    }

    #[test]
    fn piles_say_how_many_cards_they_have_and_which_is_next() {
        let seven = Some(cards("7S")[0]);
        assert_eq!(draw_pile_label(12, None, English), "Draw pile, 12 cards, face down");
        assert_eq!(
            draw_pile_label(1, seven, English),
            "Draw pile, 1 card that everyone has seen; next: 7 of stars"
        );
        assert_eq!(
            draw_pile_label(12, seven, Spanish),
            "Mazo, 12 cartas que todos vieron; sigue: 7 de estrellas"
        );
        assert_eq!(draw_pile_label(0, None, Spanish), "Mazo, vacío");
        assert_eq!(
            discard_pile_label(2, seven, Spanish),
            "Pila de descartes, 2 cartas, arriba: 7 de estrellas"
        );
        assert_eq!(discard_pile_label(0, None, Spanish), "Pila de descartes, vacía");
    }

    #[test]
    fn what_others_did_is_said_with_their_cards() {
        let [nine, wild] = [cards("9H")[0], Card::WILD];
        assert_eq!([took(nine, English), took(wild, Spanish)], ["took 9♥", "tomó un comodín"]);
        assert_eq!(
            [discarded(wild, English), discarded(nine, Spanish)],
            ["discarded a wild card", "descartó 9♥"]
        );
    }

    #[test]
    fn a_hand_that_was_counted_is_explained_with_the_rules() {
        let set = Meld::set(cards("5S 5Q W")).unwrap();
        let one = |left: &str, points, lang| {
            counted("ana", std::slice::from_ref(&set), &cards(left), points, lang).to_string()
        };
        assert_eq!(one("3H", 3, English), "ana: 5★ 5■ wild, left over: 3♥ = 3 points (rules Z14, Z17).");
        assert_eq!(one("3H", 3, Spanish), "ana: 5★ 5■ comodín; sobra 3♥ = 3 puntos (reglas Z14, Z17).");
        assert_eq!(
            one("3H 1C", 4, Spanish),
            "ana: 5★ 5■ comodín; sobran 3♥ 1● = 4 puntos (reglas Z14, Z17)."
        );
        assert_eq!(one("", 0, English), "ana: 5★ 5■ wild, nothing left over: 0 points (rule Z17).");
        assert_eq!(one("", 0, Spanish), "ana: 5★ 5■ comodín; no sobra nada: 0 puntos (regla Z17).");
        let none = |lang| counted("Ana", &[], &cards("1H"), 1, lang).to_string();
        assert_eq!(none(English), "Ana: no melds, left over: 1♥ = 1 point (rules Z14, Z17).");
        assert_eq!(none(Spanish), "Ana: sin combinaciones; sobra 1♥ = 1 punto (reglas Z14, Z17).");
    }

    #[test]
    fn scores_are_added_up_in_a_line() {
        assert_eq!(sum_of("Ana", &[Some(0), None, Some(12)], 12, English), "Ana: 0 + – + 12 = 12 points");
        assert_eq!(sum_of("Ana", &[], 0, Spanish), "Ana: 0 puntos");
        assert_eq!(
            [left_over(1, Spanish), left_over(2, Spanish)],
            ["Te sobra 1 punto", "Te sobran 2 puntos"]
        );
        assert_eq!(left_over(0, English), "Everything fits in melds!");
        assert_eq!(
            nobody_called(English).to_string(),
            "Everyone has had 50 turns and nobody has called Scorzo, so the round ends (rule Z10)."
        );
    }

    #[test]
    fn a_better_discard_agrees_with_its_points() {
        let better = |best, lang| better_discard(cards("9H")[0], best, 11, lang).to_string();
        assert_eq!(better(4, English), "If you had discarded 9♥, only 4 points would be left over, not 11.");
        assert_eq!(
            better(0, English),
            "If you had discarded 9♥, nothing would be left over, instead of 11 points."
        );
        assert_eq!(better(4, Spanish), "Si hubieras descartado 9♥, habrían sobrado 4 puntos en vez de 11.");
        assert_eq!(better(1, Spanish), "Si hubieras descartado 9♥, habría sobrado 1 punto en vez de 11.");
        assert_eq!(
            better(0, Spanish),
            "Si hubieras descartado 9♥, no habría sobrado nada, en vez de 11 puntos."
        );
    }

    #[test]
    fn a_name_and_its_points_never_run_together() {
        let points = |lang| [(Name::new("Ana 2"), 3), (Name::you(lang), 5)];
        assert_eq!(
            decided(1, &points(English), English).to_string(),
            "Tie-breaker round 1 (rule Z18): Ana 2 scored 3, you scored 5"
        );
        assert_eq!(
            decided(1, &points(Spanish), Spanish).to_string(),
            "Ronda de desempate 1 (regla Z18): Ana 2 sumó 3, tú sumaste 5"
        );
    }
}
