//! Texts in parts: what names a rule or a card is one, and what only looks like it is not.

use parlor_core::{Game, LogError, Refusal, RuleId};
use parlor_fives::{ActionError, Fives, NotationError, Seen, Square};
use parlor_polygon::{Polygon, Space, Symbol};
use parlor_scorzo::{Card, Meld, Scorzo};
use parlor_words::pages::{fives, polygon, scorzo};
use parlor_words::terminal::{self, polygon as terminal_polygon};
use parlor_words::{GameWords as _, Lang, Say, Span, SpanKind, Spans, cited, player_number};

use crate::players::{self, seat};

fn rules(spans: &Spans) -> Vec<RuleId> {
    let rule = |kind| if let SpanKind::Rule(id) = kind { Some(id) } else { None };
    spans.iter().filter_map(|span| rule(span.kind)).collect()
}

/// The cards that a text names.
pub(crate) fn cards(spans: &Spans) -> Vec<Card> {
    let card = |kind| if let SpanKind::Card(card) = kind { Some(card) } else { None };
    spans.iter().filter_map(|span| card(span.kind)).collect()
}

/// Checks that a text names these rules of a game and no others, each by its id.
fn names<G: Game>(text: impl Fn(Lang) -> Spans, numbers: &[u8]) {
    for lang in Lang::ALL {
        let text = text(lang);
        let named: Vec<u8> = rules(&text).iter().map(|id| id.number()).collect();
        assert_eq!(named, numbers, "{text}");
        assert!(rules(&text).iter().all(|id| G::RULES.contains(id)), "{text}");
        for span in &text {
            match span.kind {
                SpanKind::Rule(id) => assert_eq!(span.text, id.to_string()),
                SpanKind::Card(card) => {
                    let shown = card.number().map_or(String::new(), |number| number.to_string());
                    assert!(
                        span.text.starts_with(&shown) && !span.text.ends_with(char::is_uppercase),
                        "{text}"
                    );
                }
                SpanKind::Player(seat) => assert_eq!(span.text, player_number(seat, lang)),
                SpanKind::Plain | SpanKind::Action | SpanKind::Tile => {}
            }
        }
    }
}

/// Checks that a refusal names its rule, at the end and nowhere else, however it reaches a screen.
fn refused<G: Game<Refusal: Say + Clone>>(refusal: &G::Refusal) {
    let number = refusal.rule().number();
    names::<G>(|lang| cited(refusal, lang), &[number]);
    names::<G>(|lang| LogError::Refused(refusal.clone()).spans(lang).sentence(), &[number]);
    for lang in Lang::ALL {
        let (rule, word) = (refusal.rule(), lang.pick("rule", "regla"));
        assert_eq!(cited(refusal, lang).to_string(), format!("{} ({word} {rule})", refusal.say(lang)));
    }
}

#[test]
fn squares_of_scrambled_fives_are_no_rules() {
    use parlor_fives::Refusal;
    let squares: Vec<Square> = ["F5", "F6", "F7"].map(|square| square.parse().unwrap()).to_vec();
    let square = squares[0];
    for refusal in [
        Refusal::OffBoard { square },
        Refusal::Filled { square },
        Refusal::Gap { square },
        Refusal::MissesCentre { centre: square },
        Refusal::WrongSum { squares: squares.clone(), sum: 14 },
        Refusal::TooLong { squares },
        Refusal::CanPlay,
        Refusal::Over,
    ] {
        refused::<Fives>(&refusal);
        names::<Fives>(|lang| fives::illegal(&refusal, lang), &[refusal.rule().number()]);
    }
    // An example of a square in brackets.
    names::<Fives>(|lang| ActionError::Notation(NotationError::Square).spans(lang), &[]);
    names::<Fives>(|lang| ActionError::Never(Refusal::TooManyTiles { tiles: 6 }).spans(lang), &[4]);
}

#[test]
fn what_is_said_of_a_play_names_its_rules_and_the_play() {
    names::<Fives>(fives::must_pass, &[11]);
    names::<Fives>(fives::no_line, &[4]);
    names::<Fives>(terminal::no_line, &[4]);
    let Ok(parlor_fives::Action::Play(play)) = Fives::read_action("F5 415") else { panic!("a play") };
    let told = |lang| fives::could_have(play, 20, 10, lang);
    names::<Fives>(told, &[]);
    let told = told(Lang::English);
    let action: Vec<&str> =
        told.iter().filter(|span| span.kind == SpanKind::Action).map(|span| &*span.text).collect();
    assert_eq!(action, ["F5 415"]);
    assert_eq!(told.to_string(), "F5 415 would have scored 20 points. You scored 10.");
    let played = Seen::Played { seat: seat(1), play, score: 20, count: 0, drawn: None };
    let [line, _] = Lang::ALL.map(|lang| Fives::event(&played, &players::names(), lang));
    assert_eq!(line.iter().nth(1).unwrap(), &Span { kind: SpanKind::Action, text: "F5 415".to_owned() });
    names::<Fives>(|lang| Fives::event(&played, &players::names(), lang), &[]);
}

#[test]
fn what_is_said_of_scorzo_names_its_rules_and_cards() {
    use parlor_scorzo::{Action, Refusal};
    let [seven, wild] = ["7S", "W"].map(|card| card.parse().unwrap());
    for refusal in [
        Refusal::IsElsewhere { card: seven },
        Refusal::NotInHand { card: wild },
        Refusal::TakeFirst,
        Refusal::HasTaken,
        Refusal::NothingToTake,
        Refusal::Over,
    ] {
        refused::<Scorzo>(&refusal);
    }
    assert_eq!(cards(&cited(&Refusal::NotInHand { card: wild }, Lang::Spanish)), [wild]);
    let meld = Meld::set(["5S", "5Q", "W"].map(|card| card.parse().unwrap()).to_vec()).unwrap();
    let melded = meld.cards().to_vec();
    // Z14 is a name that somebody may have.
    let counted = |lang| scorzo::counted("Z14", std::slice::from_ref(&meld), &[seven], 7, lang);
    names::<Scorzo>(counted, &[14, 17]);
    assert_eq!(cards(&counted(Lang::English)), [melded, vec![seven]].concat());
    names::<Scorzo>(scorzo::nobody_called, &[10]);
    names::<Scorzo>(|lang| scorzo::decided(1, &[("Ana".into(), 3)], lang), &[18]);
    assert_eq!(cards(&scorzo::better_discard(seven, 4, 11, Lang::English)), [seven]);
    assert_eq!(cards(&Scorzo::suggestion(&Action::Discard(seven), Lang::Spanish)), [seven]);
}

#[test]
fn what_is_said_of_polygon_names_its_rules() {
    use parlor_polygon::{Refusal, Tile};
    let (space, tile) = (Space::new(1, -2), Tile::WILD);
    for refusal in [
        Refusal::NotThisTile { tile },
        Refusal::NotLaid { tile },
        Refusal::OffBoard { space },
        Refusal::NotNextToPlay { space, roll: Symbol::Star },
        Refusal::OnFirstTile { space },
        Refusal::SameFace { tile, on: tile },
        Refusal::SameGrouping { space },
        Refusal::HasSpace { tile, space },
        Refusal::NotBest { best: 80 },
        Refusal::Over,
    ] {
        refused::<Polygon>(&refusal);
        names::<Polygon>(|lang| terminal_polygon::brief_refusal(&refusal, lang), &[refusal.rule().number()]);
    }
    names::<Polygon>(|lang| polygon::no_legal_space(tile, lang), &[14]);
    names::<Polygon>(|lang| terminal_polygon::no_legal_space(tile, 'o', lang), &[14]);
}
