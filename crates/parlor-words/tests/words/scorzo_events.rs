//! What happens in a game of Scorzo, line by line.

use std::sync::Arc;

use parlor_core::{AskError, BySeat, Chance, Departure, Entry, Game, Log, Next, Observation, SetUp, Viewer};
use parlor_scorzo::{Action, Ask, Card, Edition, Event, Hand, Options, RoundId, Scorzo, Seen, fewest_points};
use parlor_words::{GameWords, Lang, scorzo};

use crate::players::{asked, event_says, names, seat};
use crate::{check, spans};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn says(seen: &Seen, english: &str, spanish: &str) {
    event_says::<Scorzo>(seen, english, spanish);
}

#[test]
fn the_draw_for_the_deal() {
    let drawn = |values: [Option<&str>; 3]| {
        let drawn = BySeat::new(3, |seat| values[seat.index()].map(card));
        Seen::DrewForDeal { drawn }
    };
    says(
        &drawn([Some("3S"), Some("10H"), Some("3S")]),
        "Draw for the deal: Ana 3S, Ben 10H, Inés 3S.",
        "Sorteo para ver quién reparte: Ana 3S, Ben 10H, Inés 3S.",
    );
    // The suit makes no difference.
    says(
        &drawn([Some("9S"), Some("3S"), Some("9Q")]),
        "Draw for the deal: Ana 9S, Ben 3S, Inés 9Q. Ana and Inés draw again.",
        "Sorteo para ver quién reparte: Ana 9S, Ben 3S, Inés 9Q. Ana e Inés vuelven a robar.",
    );
    says(
        &drawn([Some("W"), None, Some("10S")]),
        "Draw for the deal: Ana W, Inés 10S.",
        "Sorteo para ver quién reparte: Ana W, Inés 10S.",
    );
    says(&Seen::DealerChosen { dealer: seat(2) }, "Ben deals first.", "Ben reparte primero.");
}

#[test]
fn a_deal_says_the_round_and_the_viewers_own_cards() {
    let dealt = |round, cards, players: [bool; 3], hand| Seen::Dealt {
        round,
        dealer: seat(2),
        cards,
        players: BySeat::new(3, |seat| players[seat.index()]),
        hand,
        starter: card("7S"),
    };
    let all = [true; 3];
    says(
        &dealt(RoundId::Regular(3), 6, all, None),
        "Round 3: Ben deals 6 cards to each player. 7S is turned up.",
        "Ronda 3: Ben reparte 6 cartas a cada jugador. Boca arriba queda 7S.",
    );
    says(
        &dealt(RoundId::Regular(6), 3, all, Some(cards("W 4H 3S"))),
        "Round 6: Ben deals 3 cards to each player. 7S is turned up. Your cards are 3S 4H W.",
        "Ronda 6: Ben reparte 3 cartas a cada jugador. Boca arriba queda 7S. Tus cartas son 3S 4H W.",
    );
    says(
        &dealt(RoundId::Deciding(2), 3, [false, true, true], None),
        "Deciding round 2, between Ben and Inés: Ben deals 3 cards to each player. 7S is turned up.",
        "Ronda de desempate 2, entre Ben e Inés: Ben reparte 3 cartas a cada jugador. Boca arriba queda 7S.",
    );
}

#[test]
fn a_card_from_the_draw_pile_is_named_to_those_who_know_it() {
    let drew = |card, known| Seen::Drew { seat: seat(1), card, known };
    says(&drew(None, false), "Ana draws a card.", "Ana roba una carta.");
    says(&drew(Some(card("7S")), false), "Ana draws 7S.", "Ana roba 7S.");
    says(
        &drew(Some(card("7S")), true),
        "Ana draws 7S from the pile that was turned over.",
        "Ana roba 7S del mazo formado con los descartes.",
    );
}

#[test]
fn discards_are_open() {
    says(
        &Seen::Took { seat: seat(1), card: card("7S") },
        "Ana takes 7S from the discards.",
        "Ana toma 7S de los descartes.",
    );
    says(&Seen::Discarded { seat: seat(1), card: Card::WILD }, "Ana discards W.", "Ana descarta W.");
    says(
        &Seen::TurnedOver { shuffled: false },
        "The draw pile has run out: the discard pile is turned over and becomes the draw pile.",
        "El mazo se ha agotado: se da la vuelta a los descartes, que pasan a ser el mazo.",
    );
    says(
        &Seen::TurnedOver { shuffled: true },
        "The draw pile has run out: the discard pile is shuffled and becomes the draw pile.",
        "El mazo se ha agotado: se barajan los descartes, que pasan a ser el mazo.",
    );
}

#[test]
fn the_call() {
    says(
        &Seen::Called { seat: seat(3) },
        "Scorzo! Inés has nothing but melds. Everybody else has one last turn.",
        "¡Scorzo! Inés solo tiene combinaciones. A los demás les queda un último turno.",
    );
}

#[test]
fn leaving() {
    says(
        &Seen::Left { seat: seat(2), why: Departure::Resigned },
        "Ben leaves the game.",
        "Ben abandona la partida.",
    );
    says(
        &Seen::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and leaves the game.",
        "A Ben se le acaba el tiempo y abandona la partida.",
    );
}

#[test]
fn the_hands_of_those_who_are_in_the_round_are_counted() {
    let hands = [Some("9S W 7S"), None, Some("W 1H 4S")];
    let hands = BySeat::new(3, |seat| hands[seat.index()].map(|hand| Hand::new(cards(hand)).unwrap()));
    let points = hands.map(|_, hand| hand.as_ref().map(fewest_points));
    says(
        &Seen::Scored { hands, points },
        "The round is over. Ana shows 7S 9S W: 0 points. Inés shows 4S 1H W: 20 points.",
        "La ronda ha terminado. Ana muestra 7S 9S W: 0 puntos. Inés muestra 4S 1H W: 20 puntos.",
    );
    let hands = BySeat::new(1, |_| Some(Hand::new(cards("1S 2S 3S 1H")).unwrap()));
    let points = BySeat::new(1, |_| Some(1));
    says(
        &Seen::Scored { hands, points },
        "The round is over. Ana shows 1S 2S 3S 1H: 1 point.",
        "La ronda ha terminado. Ana muestra 1S 2S 3S 1H: 1 punto.",
    );
}

#[test]
fn the_scores_so_far() {
    let scores = BySeat::new(3, |seat| [12, 107, 0][seat.index()]);
    let [english, spanish] = Lang::ALL.map(|lang| scorzo::standing(&scores, &names(), lang));
    assert_eq!(english, "Points so far: 12 for Ana, 107 for Ben and 0 for Inés.");
    assert_eq!(spanish, "Puntos hasta ahora: 12 de Ana, 107 de Ben y 0 de Inés.");
    check::texts(&english, &spanish, &[]);
}

/// All events of a game in which everybody chooses in this way.
fn whole_game(options: Options, choose: impl Fn(&Hand, &[Action]) -> Action) -> Vec<Event> {
    let mut log = Log::begin(SetUp::<Scorzo> { options, ..SetUp::classic(3, "words") }).unwrap();
    let mut events = log.opening().to_vec();
    while let Next::Seat(seat) = Scorzo::next(log.state()) {
        let view = Scorzo::view(log.state(), Viewer::Seat(seat));
        let action = choose(view.hand().unwrap(), &Scorzo::actions(&view));
        events.extend(log.act(seat, action).unwrap());
    }
    events
}

/// Discards what leaves the fewest points.
fn careful(hand: &Hand, actions: &[Action]) -> Action {
    let left = |action: &Action| match action {
        Action::Discard(card) => fewest_points(&hand.without(*card).unwrap()),
        Action::Draw | Action::Take => 0,
    };
    actions.iter().copied().min_by_key(left).unwrap()
}

/// Discards a wild as soon as there is one, so that nobody calls for a long time and the draw pile runs out.
fn careless(_: &Hand, actions: &[Action]) -> Action {
    if actions[0] == Action::Draw { Action::Draw } else { *actions.last().unwrap() }
}

/// The cards that a text names.
fn named(text: &str) -> Vec<Card> {
    text.split(|c: char| !c.is_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn every_event_of_whole_games_has_a_line_for_every_viewer() {
    let reshuffle = Options { reshuffle: true };
    let events = [
        whole_game(Options::default(), careful),
        whole_game(Options::default(), careless),
        whole_game(reshuffle, careless),
    ]
    .concat();
    for event in &events {
        for viewer in Viewer::all(3) {
            let seen = Scorzo::seen(event, viewer);
            let said = Lang::ALL.map(|lang| Scorzo::event(&seen, &names(), lang));
            let [english, spanish] = said.each_ref().map(ToString::to_string);
            check::texts(&english, &spanish, &[]);
            assert!(english.ends_with('.') && spanish.ends_with('.'));
            assert_eq!(named(&english), named(&spanish));
            assert_eq!(said.each_ref().map(spans::cards), [named(&english), named(&spanish)]);
        }
    }
    let any = |is: fn(&Event) -> bool| assert!(events.iter().any(is));
    any(|event| matches!(event, Event::Called { .. }));
    any(|event| matches!(event, Event::Scored { .. }));
    any(|event| matches!(event, Event::Drew { known: true, .. }));
    any(|event| matches!(event, Event::TurnedOver { shuffled: false }));
    any(|event| matches!(event, Event::TurnedOver { shuffled: true }));
}

#[test]
fn no_line_names_a_card_that_the_viewer_may_not_see() {
    let events = [whole_game(Options::default(), careful), whole_game(Options::default(), careless)].concat();
    for event in &events {
        for viewer in Viewer::all(3) {
            let may_see = match event {
                Event::Drew { seat, card: Some(card), known } => {
                    if *known || viewer.is(*seat) {
                        vec![*card.reveal()]
                    } else {
                        Vec::new()
                    }
                }
                Event::Dealt { hand: Some(hands), starter, .. } => {
                    let mut own = match viewer {
                        Viewer::Seat(seat) => hands[seat].reveal().clone(),
                        Viewer::Watcher => Vec::new(),
                    };
                    own.sort_unstable();
                    [vec![*starter], own].concat()
                }
                _ => continue,
            };
            for lang in Lang::ALL {
                let said = Scorzo::event(&Scorzo::seen(event, viewer), &names(), lang);
                assert_eq!(named(&said.to_string()), may_see);
            }
        }
    }
}

#[test]
fn everything_that_a_real_table_is_asked_has_a_text() {
    let set_up = SetUp::<Scorzo> {
        edition: Arc::new(Edition::classic()),
        options: Options::default(),
        players: 2,
        chance: Chance::Unknown,
    };
    let mut log = Log::begin(set_up).unwrap();
    let tell = |log: &mut Log<Scorzo>, label: String, values: &str| {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label, values })).unwrap();
    };
    let (label, text) = asked(&log);
    assert_eq!(text, "Who deals first? Tell the number of the seat.");
    tell(&mut log, label, "2");
    let (label, text) = asked(&log);
    assert_eq!(text, "Which card is turned up in round 1? Tell it, such as 7S or W.");
    tell(&mut log, label, "7S");
    log.act(seat(1), Action::Draw).unwrap();
    log.act(seat(1), Action::Discard(card("1S"))).unwrap();
    let call: Ask = "scorzo/call".parse().unwrap();
    let text = Scorzo::fact(call, &names(), Lang::English);
    assert_eq!(text, "Who has called Scorzo? Tell the number of the seat.");
    tell(&mut log, call.to_string(), "1");
    log.act(seat(2), Action::Draw).unwrap();
    log.act(seat(2), Action::Discard(card("2S"))).unwrap();
    let (label, text) = asked(&log);
    assert_eq!(text, "Which cards does Ana hold? Tell them all, such as 7S 8S W.");
    tell(&mut log, label, "1Q 2Q 3Q 4Q 5Q 6Q 7Q 8Q");
    assert_eq!(asked(&log).1, "Which cards does Ben hold? Tell them all, such as 7S 8S W.");
}

#[test]
fn a_round_that_decides_is_asked_for_as_such() {
    let ask = |lang| Scorzo::fact("scorzo/deal/decider/10".parse().unwrap(), &names(), lang);
    assert_eq!(ask(Lang::English), "Which card is turned up in deciding round 10? Tell it, such as 7S or W.");
    assert_eq!(
        ask(Lang::Spanish),
        "¿Qué carta queda boca arriba en la ronda de desempate 10? Indícala, por ejemplo 7S o W."
    );
}

#[test]
fn nothing_else_is_asked() {
    for unknown in [
        "",
        "scorzo",
        "scorzo/",
        "scorzo/dealer/",
        "scorzo/dealer/1",
        "scorzo/deal",
        "scorzo/deal/",
        "scorzo/deal/0",
        "scorzo/deal/+3",
        "scorzo/deal/03",
        "scorzo/deal/256",
        "scorzo/deal/decider",
        "scorzo/deal/decider/0",
        "scorzo/deal/decider/x",
        "scorzo/reshuffle/1/1",
        "scorzo/hand",
        "scorzo/hand/0",
        "scorzo/hand/9",
        "fives/first",
    ] {
        assert_eq!(unknown.parse::<Ask>(), Err(AskError { label: unknown.to_owned() }));
    }
}
