//! Recorded games are played again, and what is wrong with them is found.

use std::sync::Arc;

use parlor_core::record::{
    Checks, DealCheck, EditionSource, EndCheck, MovesCheck, Part, Record, RecordedChance, RecordingError,
    Replay, ReplayProblem, VerifyError, replay, verify,
};
use parlor_core::{
    BySeat, Chance, Contribution, Edition, Entry, FairDeal, FairnessError, Game, HouseDeal, Level, Log,
    LogError, Next, ObserveError, OptionError, Outcome, PlayerName, RecordedBot, RecordedPlayer,
    RetractError, Script, Seat, Seed, SetUp, SetUpError,
};

use super::lot::{Double, Event, Goal, Lot, LotRefusal, START};

const WRITTEN: &str = "\
parlor record 2
game lot
rules 3
edition classic
seat 1 Ana
seat 2 Bea
dealt lot/start 1

moves
2 add 1
2 takes back
2 add 3
1 taken over by bot greedy version 1
1 add 3
scores 3 3
";

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn names(count: u8) -> BySeat<RecordedPlayer> {
    BySeat::new(count, |seat| PlayerName::new(["Ana", "Bea", "Carla"][seat.index()]).unwrap().into())
}

fn begin(edition: Goal, options: Double, chance: Chance) -> Log<Lot> {
    Log::begin(SetUp { edition: Arc::new(edition), options, players: 2, chance }).unwrap()
}

fn dealt() -> Chance {
    Chance::Dealt(Script::new().with(START, [0]))
}

/// A game with some moves, finished or not.
fn played(chance: Chance, finished: bool) -> Log<Lot> {
    let mut log = begin(Goal::classic(), Double(false), chance);
    while let Next::Seat(seat) = Lot::next(log.state()) {
        log.append(Entry::Act { seat, action: Lot::read_action("add 2").unwrap() }).unwrap();
        if !finished {
            break;
        }
    }
    log
}

/// Reads and plays a text that is right.
fn right(text: &str) -> Replay<Lot> {
    replay(&text.parse().unwrap()).unwrap()
}

/// Reads and plays a text with one line changed; gives where the problem is and what it is.
fn wrong(from: &str, to: &str) -> (Part, Option<usize>, ReplayProblem<Lot>) {
    assert!(WRITTEN.contains(from), "{from}");
    let (record, lines) = Record::read(&WRITTEN.replacen(from, to, 1)).unwrap();
    let error = replay::<Lot>(&record).unwrap_err();
    let line = lines.line(&error.part);
    (error.part, line, error.problem)
}

fn open(log: &Log<Lot>) -> Record {
    Record::from_log(log, names(2), RecordedChance::open(&log.set_up().chance)).unwrap()
}

#[test]
fn a_whole_game_is_checked_in_full() {
    let replay = right(WRITTEN);
    let checks = Checks { deal: DealCheck::Written, moves: MovesCheck::Legal, end: EndCheck::ScoresAgree };
    assert_eq!(replay.checks, checks);
    assert!(checks.complete());
    let log = replay.played.unwrap().log;
    assert!(
        matches!(Lot::outcome(log.state()), Outcome::Over(results) if results.scores.as_slice() == [3, 3])
    );
}

#[test]
fn a_replay_can_be_walked_through() {
    let played = right(WRITTEN).played.unwrap();
    assert_eq!(played.log.opening(), [Event::Began { first: seat(2) }]);
    let steps: Vec<_> = played.steps().collect();
    assert_eq!(steps.len(), 5);
    assert_eq!(steps[0].events, [Event::Added { seat: seat(2), points: 1 }]);
    assert_eq!(steps[1].events, []);
    assert_eq!(steps[1].state, played.start, "taken back");
    assert_ne!(steps[2].state, steps[1].state);
    let by = RecordedBot { level: Level::Greedy, version: 1, rollouts: None }.into();
    assert_eq!(steps[3].entry, Entry::TakeOver { seat: seat(1), by });
    assert_eq!(steps[4].state, *played.log.state());
}

#[test]
fn an_unfinished_game_says_so() {
    let replay = right(WRITTEN.rsplit_once("1 add 3").unwrap().0);
    assert_eq!(replay.checks.end, EndCheck::Unfinished);
    assert_eq!(replay.checks.moves, MovesCheck::Legal);
    assert!(!replay.checks.complete());
}

#[test]
fn a_finished_game_without_scores_says_so() {
    let replay = right(WRITTEN.rsplit_once("scores").unwrap().0);
    assert_eq!(replay.checks.end, EndCheck::NoScores);
    assert!(!replay.checks.complete());
}

#[test]
fn an_unknown_deal_is_played_as_the_table_told_it() {
    let text = WRITTEN.replace("dealt lot/start 1", "unknown").replace("moves", "moves\ntold lot/start 2");
    let replay = right(&text);
    let checks =
        Checks { deal: DealCheck::Unknown, moves: MovesCheck::LegalInTheOpen, end: EndCheck::ScoresAgree };
    assert_eq!(replay.checks, checks);
    assert!(!checks.complete());
    let log = replay.played.unwrap().log;
    assert_eq!(Record::from_log(&log, names(2), RecordedChance::Unknown).unwrap().to_string(), text);
}

#[test]
fn an_unknown_deal_that_nobody_told_can_not_be_played() {
    let (part, line, problem) = wrong("dealt lot/start 1", "unknown");
    assert_eq!((part, line), (Part::Entry(0), Some(10)));
    assert!(matches!(problem, ReplayProblem::Refused(LogError::Refused(LotRefusal::NotYourTurn))));
}

#[test]
fn what_is_told_has_to_be_asked_for_and_possible() {
    let (part, line, problem) = wrong("moves\n", "moves\ntold lot/start 2\n");
    assert_eq!((part, line), (Part::Entry(0), Some(10)));
    assert!(matches!(problem, ReplayProblem::Refused(LogError::Tell(ObserveError::NotAsked { .. }))));
    let (part, _, problem) = wrong("dealt lot/start 1\n\nmoves\n", "unknown\n\nmoves\ntold lot/start x\n");
    assert_eq!(part, Part::Entry(0));
    assert!(matches!(problem, ReplayProblem::Refused(LogError::Tell(ObserveError::BadValue { .. }))));
}

#[test]
fn an_illegal_move_is_found_with_its_line() {
    let (part, line, problem) = wrong("2 add 3", "# a comment\n\n2 add 4");
    assert_eq!((part, line), (Part::Entry(2), Some(14)));
    assert!(matches!(problem, ReplayProblem::Refused(LogError::Refused(LotRefusal::BadNumber))));

    let (part, line, problem) = wrong("2 add 3", "1 add 3");
    assert_eq!((part, line), (Part::Entry(2), Some(12)));
    assert!(matches!(problem, ReplayProblem::Refused(LogError::Refused(LotRefusal::NotYourTurn))));
}

#[test]
fn nothing_happens_after_the_end() {
    for late in ["2 add 1", "1 leaves", "2 timed out"] {
        let (part, line, problem) = wrong("scores", &format!("{late}\nscores"));
        assert_eq!((part, line), (Part::Entry(5), Some(15)), "{late}");
        assert!(matches!(problem, ReplayProblem::Refused(LogError::Refused(_))));
    }
}

#[test]
fn what_can_not_be_taken_back_is_found() {
    let (part, line, problem) = wrong("2 takes back", "1 takes back");
    assert_eq!((part, line), (Part::Entry(1), Some(11)));
    let ReplayProblem::Refused(LogError::Retract(error)) = problem else { panic!("{problem:?}") };
    assert_eq!(error, RetractError { seat: seat(1) });
}

#[test]
fn an_action_in_no_notation_is_found() {
    let (part, line, problem) = wrong("2 add 3", "2 adds 3");
    assert_eq!((part, line), (Part::Entry(2), Some(12)));
    assert!(matches!(problem, ReplayProblem::Unreadable(_)));
    assert_eq!(problem.to_string(), "an action is add and a number");
}

#[test]
fn leavings_and_time_outs_are_played() {
    for how in ["leaves", "timed out"] {
        let text = WRITTEN.replace("seat 2 Bea", "seat 2 Bea\nseat 3 Carla").replace(" 3 3", " 3 3 0");
        let played = right(&text.replace("2 add 3", &format!("2 add 3\n3 {how}"))).played.unwrap();
        let steps: Vec<_> = played.steps().collect();
        assert_eq!(steps[3].events, [Event::Left { seat: seat(3) }]);
    }
}

#[test]
fn wrong_scores_are_found() {
    let (part, line, problem) = wrong("scores 3 3", "scores 3 4");
    assert_eq!((part, line), (Part::Scores, Some(15)));
    assert_eq!(problem.to_string(), "the scores are [3, 3], not [3, 4]");
    let ReplayProblem::WrongScores { recorded, computed } = problem else { panic!("{problem:?}") };
    assert_eq!((recorded.as_slice(), computed.as_slice()), (&[3, 4][..], &[3, 3][..]));
}

#[test]
fn scores_of_a_game_that_goes_on_are_wrong() {
    let (part, line, problem) = wrong("1 add 3\n", "");
    assert_eq!((part, line), (Part::Scores, Some(14)));
    assert!(matches!(problem, ReplayProblem::NotOver));
}

#[test]
fn a_record_of_another_game_or_other_rules_is_refused() {
    let (part, line, problem) = wrong("game lot", "game fives");
    assert_eq!((part, line), (Part::Game, Some(2)));
    assert_eq!(problem.to_string(), "this is a record of \"fives\", not of lot");
    let (part, line, problem) = wrong("rules 3", "rules 2");
    assert_eq!((part, line), (Part::Rules, Some(3)));
    assert_eq!(problem.to_string(), "this was played by version 2 of the rules, not 3");
}

#[test]
fn the_edition_has_to_exist() {
    let (part, line, problem) = wrong("edition classic", "edition ours");
    assert_eq!((part, line), (Part::Edition, Some(4)));
    assert!(matches!(problem, ReplayProblem::NoSuchEdition { name } if name == "ours"));
    let (part, _, problem) = wrong("edition classic", "edition ours\n| ours");
    assert_eq!(part, Part::Edition);
    assert!(matches!(problem, ReplayProblem::BadEdition(_)));
    let (part, _, problem) = wrong("edition classic", "edition ours\n| yours\n| 6");
    assert_eq!(part, Part::Edition);
    assert!(matches!(problem, ReplayProblem::OtherEditionName { text } if text == "yours"));
}

#[test]
fn options_players_and_deal_have_to_fit() {
    let (part, line, problem) = wrong("seat 1", "option triple yes\nseat 1");
    assert_eq!((part, line), (Part::Option("triple".to_owned()), Some(5)));
    assert!(matches!(problem, ReplayProblem::Option(OptionError::Unknown(_))));
    let (_, line, problem) = wrong("seat 1", "option double maybe\nseat 1");
    assert_eq!(line, Some(5));
    assert!(matches!(problem, ReplayProblem::Option(OptionError::BadValue { .. })));

    for chance in ["dealt lot/start 1", "sealed"] {
        let text = WRITTEN.replace("dealt lot/start 1", &format!("seat 3 C\nseat 4 D\n{chance}"));
        let (record, lines) = Record::read(&text.replace("scores 3 3", "scores 3 3 0 0")).unwrap();
        let error = replay::<Lot>(&record).unwrap_err();
        assert_eq!((lines.line(&error.part), error.part), (Some(5), Part::Seats));
        let players = SetUpError::Players { asked: 4, least: 2, most: 3 };
        assert!(matches!(error.problem, ReplayProblem::SetUp(error) if error == players));
    }

    let (part, line, problem) = wrong("dealt lot/start 1", "dealt lot/start 2");
    assert_eq!((part, line), (Part::Chance, Some(7)));
    assert!(matches!(problem, ReplayProblem::SetUp(SetUpError::Chance(_))));
}

#[test]
fn a_custom_edition_and_options_go_along() {
    let edition = Goal { name: "Our own".to_owned(), goal: 3 };
    let mut log = begin(edition, Double(true), dealt());
    log.append(Entry::Act { seat: seat(1), action: Lot::read_action("add 2").unwrap() }).unwrap();
    let record = open(&log);
    assert_eq!(
        record.to_string(),
        "parlor record 2\ngame lot\nrules 3\nedition Our own\n| # The goal of Our own\n|\n| Our own\n| 3\n\
         option double yes\nseat 1 Ana\nseat 2 Bea\ndealt lot/start 0\n\nmoves\n1 add 2\nscores 4 0\n"
    );
    let replay = replay::<Lot>(&record).unwrap();
    assert!(replay.checks.complete());
    assert_eq!(replay.played.unwrap().log.set_up(), log.set_up());
}

#[test]
fn a_log_recorded_and_replayed_is_the_same_log() {
    for finished in [false, true] {
        let log = played(Chance::Seed(Seed::from_text("42")), finished);
        let record = open(&log);
        assert_eq!(record.edition(), &EditionSource::BuiltIn { name: "classic".to_owned() });
        assert_eq!(record.scores().is_some(), finished);
        let replay = replay::<Lot>(&record).unwrap();
        assert_eq!(replay.checks.deal, DealCheck::Seeded);
        assert_eq!(replay.checks.complete(), finished);
        let again = replay.played.unwrap().log;
        assert_eq!((again.state(), again.entries()), (log.state(), log.entries()));
    }
}

/// A fair deal, its house's seed, and a game dealt so.
fn fair() -> (FairDeal, Seed, Log<Lot>) {
    let house = Seed::from_text("house");
    let contributions = BySeat::new(2, |seat| Contribution::new(&[seat.number()]).unwrap());
    let deal = FairDeal { commitment: house.commitment(), contributions };
    let log = played(Chance::Seed(deal.open(&house).unwrap()), true);
    (deal, house, log)
}

#[test]
fn a_fair_deal_is_checked_by_its_commitment() {
    let (deal, house, log) = fair();
    let chance = RecordedChance::Fair { deal: deal.clone(), house_seed: Some(house) };
    let record = Record::from_log(&log, names(2), chance).unwrap();
    let replay = replay::<Lot>(&record).unwrap();
    assert_eq!(replay.checks.deal, DealCheck::Committed);
    assert!(replay.checks.complete());
    let verified = verify(&record).unwrap();
    assert_eq!(verified.commitment, deal.commitment);
    assert_eq!(verified.house_seed, house);
    assert!(verified.has_contributions);
    assert_eq!(Chance::Seed(verified.seed), log.set_up().chance);
}

/// A game that this device deals, and the deal.
fn house_deal(finished: bool) -> (HouseDeal, Log<Lot>) {
    let house = HouseDeal::without_contributions(Seed::from_text("house"), 2);
    let log = played(Chance::Fair(house.clone().into()), finished);
    (house, log)
}

#[test]
fn a_game_of_this_device_has_its_commitment_from_the_start_and_is_verified_at_its_end() {
    let (house, going) = house_deal(false);
    let record = open(&going);
    let text = record.to_string();
    assert!(text.contains(&format!("\ncommitment {}\n", house.deal().commitment)), "{text}");
    assert!(text.contains("\ncontribution 1 -\ncontribution 2 -\nhouse-seed "), "{text}");
    assert!(!record.sealed().to_string().contains(&house.house_seed().to_hex()));
    for record in [&record, &record.sealed()] {
        assert_eq!(verify(record), Err(VerifyError::NotOver));
    }

    let (_, log) = house_deal(true);
    let verified = verify(&open(&log)).unwrap();
    assert_eq!((verified.commitment, verified.seed), (house.deal().commitment, *house.seed()));
    assert!(!verified.has_contributions);
    assert_eq!(verify(&open(&log).sealed()), Err(VerifyError::NotRevealed));
}

#[test]
fn a_game_with_a_commitment_that_is_played_on_keeps_it() {
    let (_, log) = house_deal(false);
    let replay = replay::<Lot>(&open(&log)).unwrap();
    assert_eq!(replay.checks.deal, DealCheck::Committed);
    let again = replay.played.unwrap().log;
    assert_eq!((again.state(), again.entries()), (log.state(), log.entries()));
    assert_eq!(open(&again), open(&log));
}

#[test]
fn a_broken_promise_is_found_before_the_end_too() {
    let (house, log) = house_deal(false);
    let (seed, other) = (house.house_seed().to_hex(), Seed::from_text("other").to_hex());
    let record: Record = open(&log).to_string().replace(&seed, &other).parse().unwrap();
    assert_eq!(verify(&record), Err(VerifyError::Broken(FairnessError::Broken)));
}

#[test]
fn a_sealed_deal_is_read_but_not_played() {
    let (deal, _, log) = fair();
    let fair = RecordedChance::Fair { deal, house_seed: None };
    for chance in [fair, RecordedChance::Sealed] {
        let record = Record::from_log(&log, names(2), chance).unwrap();
        let replay = replay::<Lot>(&record).unwrap();
        let checks =
            Checks { deal: DealCheck::Sealed, moves: MovesCheck::Readable, end: EndCheck::NotPlayed };
        assert_eq!(replay.checks, checks);
        assert!(replay.played.is_none() && !checks.complete());
    }
    let (part, line, problem) = wrong("dealt lot/start 1\n\nmoves\n2 add 1", "sealed\n\nmoves\n2 plus 1");
    assert_eq!((part, line), (Part::Entry(0), Some(10)));
    assert!(matches!(problem, ReplayProblem::Unreadable(_)));
}

#[test]
fn another_seed_than_the_one_committed_to_is_found() {
    let (deal, _, log) = fair();
    let sealed = RecordedChance::Fair { deal, house_seed: None };
    let text = Record::from_log(&log, names(2), sealed).unwrap().to_string();
    let other = format!("\nhouse-seed {}\n\nmoves", Seed::from_text("other").to_hex());
    let (record, lines) = Record::read(&text.replace("\n\nmoves", &other)).unwrap();
    let error = replay::<Lot>(&record).unwrap_err();
    assert_eq!((lines.line(&error.part), error.part), (Some(7), Part::Chance));
    assert!(matches!(error.problem, ReplayProblem::Fairness(FairnessError::Broken)));
    assert_eq!(verify(&record), Err(VerifyError::Broken(FairnessError::Broken)));
}

#[test]
fn verifying_tells_what_is_missing() {
    let (deal, _, log) = fair();
    let sealed = RecordedChance::Fair { deal, house_seed: None };
    let record = Record::from_log(&log, names(2), sealed).unwrap();
    assert_eq!(verify(&record), Err(VerifyError::NotRevealed));
    let with = |chance: &str| WRITTEN.replace("dealt lot/start 1", chance).parse::<Record>().unwrap();
    for chance in ["unknown", "sealed", "dealt a 1"] {
        assert_eq!(verify(&with(chance)), Err(VerifyError::NoCommitment));
    }
    assert_eq!(verify(&with(&format!("seed {}", "00".repeat(32)))), Err(VerifyError::ChosenSeed));
}

#[test]
fn a_record_says_nothing_of_chance_that_is_not_so() {
    let (deal, house, log) = fair();
    let other = Seed::from_text("other");
    let other_deal = FairDeal { commitment: other.commitment(), ..deal.clone() };
    for chance in [
        RecordedChance::Seed(other),
        RecordedChance::Fair { deal: deal.clone(), house_seed: Some(other) },
        RecordedChance::Fair { deal: other_deal, house_seed: Some(other) },
        RecordedChance::Dealt(Script::new().with(START, [0])),
        RecordedChance::Unknown,
    ] {
        assert_eq!(Record::from_log(&log, names(2), chance.clone()), Err(RecordingError::OtherChance));
        let (_, log) = house_deal(true);
        assert_eq!(Record::from_log(&log, names(2), chance), Err(RecordingError::OtherChance));
    }
    let chance = RecordedChance::Fair { deal, house_seed: Some(house) };
    let wrong = RecordingError::Names { players: 2, names: 3 };
    assert_eq!(Record::from_log(&log, names(3), chance), Err(wrong));
    for chance in [RecordedChance::Sealed, RecordedChance::Seed(house)] {
        let told = begin(Goal::classic(), Double(false), Chance::Unknown);
        assert_eq!(Record::from_log(&told, names(2), chance), Err(RecordingError::OtherChance));
    }
}
