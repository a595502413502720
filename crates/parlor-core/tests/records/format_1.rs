//! Records of format 1 are read, and written in the format of today.

use parlor_core::record::{MAX_TEXT, Record, RecordError, RecordProblem};
use parlor_core::{Level, RecordedBot, RecordedPlayer, Seat};

const FORMAT_1: &str = "\
parlor record 1
game toy
rules 1
edition classic
seat 1 Ana
seat 2 steady
seat 3 expert:2000
sealed

moves
1 a 4
1 taken over by greedy
2 taken over by Bea
3 b
scores 4 0 0
";

const FORMAT_2: &str = "\
parlor record 2
game toy
rules 1
edition classic
seat 1 Ana
bot 2 steady version 1
bot 3 expert version 1 rollouts 2000
sealed

moves
1 a 4
1 taken over by bot greedy version 1
2 taken over by person Bea
3 b
scores 4 0 0
";

#[test]
fn a_record_of_format_1_is_the_same_record_in_format_2() {
    let (record, lines) = Record::read(FORMAT_1).unwrap();
    assert_eq!(lines.format(), 1);
    assert_eq!(record.to_string(), FORMAT_2);
    assert_eq!(FORMAT_2.parse(), Ok(record.clone()));
    assert_eq!(Record::new(record.clone().into_parts()), Ok(record));
}

#[test]
fn who_plays_at_the_end_has_taken_over() {
    let playing = FORMAT_1.parse::<Record>().unwrap().playing();
    let called: Vec<String> = playing.iter().map(|(_, player)| player.to_string()).collect();
    assert_eq!(called, ["greedy", "Bea", "expert:2000"]);
    let bot = |level, rollouts| Some(RecordedBot { level, version: 1, rollouts });
    let bots: Vec<Option<RecordedBot>> = playing.iter().map(|(_, player)| player.bot()).collect();
    assert_eq!(bots, [bot(Level::Greedy, None), None, bot(Level::Expert, Some(2000))]);
}

#[test]
fn bots_are_told_by_their_names_in_format_1_only() {
    let sits = |text: &str| -> RecordedPlayer {
        text.parse::<Record>().unwrap().seats()[Seat::new(1).unwrap()].clone()
    };
    for name in ["random", "casual", "greedy", "steady", "expert", "expert:1", "expert:4294967295"] {
        let text = FORMAT_1.replace("seat 2 steady", &format!("seat 2 {name}"));
        assert!(sits(&text).bot().is_some(), "{name}");
        assert_eq!(sits(&text).to_string(), name);
        let text = FORMAT_2.replace("bot 2 steady version 1", &format!("seat 2 {name}"));
        assert_eq!(sits(&text).bot(), None, "{name}");
    }
    let people = [
        "Steady",
        "steady 7",
        "expert:0",
        "expert:01",
        "expert:",
        "expert:4294967296",
        "greedy:5",
        "expert: 5",
    ];
    for name in people {
        let text = FORMAT_1.replace("seat 2 steady", &format!("seat 2 {name}"));
        assert_eq!(sits(&text).bot(), None, "{name}");
    }
}

#[test]
fn at_a_real_table_of_format_1_all_are_people() {
    let record: Record = FORMAT_1.replace("sealed", "unknown").parse().unwrap();
    assert!(record.seats().iter().chain(record.playing().iter()).all(|(_, player)| player.bot().is_none()));
    assert!(record.to_string().contains("seat 2 steady\n"));
    assert!(record.to_string().contains("1 taken over by person greedy\n"));
}

#[test]
fn format_1_knows_no_lines_of_format_2() {
    let wrong = |text: String, line, column, problem| {
        assert_eq!(text.parse::<Record>(), Err(RecordError { line, column, problem }), "{text}");
    };
    let bot = FORMAT_1.replace("seat 2 steady", "bot 2 steady version 1");
    wrong(bot, 6, 1, RecordProblem::OutOfOrder(parlor_core::record::Keyword::Bot));
    // There it is a name, and a person's.
    let taken = FORMAT_1.replace("by Bea", "by bot greedy version 1");
    assert_eq!(taken.parse::<Record>().unwrap().playing()[Seat::new(1).unwrap()].bot(), None);
}

#[test]
fn a_text_that_is_too_long_in_the_format_of_today_is_too_long() {
    let (start, end) = FORMAT_1.split_once("1 a 4\n").unwrap();
    let room = |entries: &str, length: usize| {
        let rest = length - start.len() - entries.len() - end.len();
        let line = |bytes: usize| format!("1 {}\n", "b".repeat(bytes - 3));
        format!("{start}{entries}{}{}{end}", line(1000).repeat(rest / 1000 - 1), line(1000 + rest % 1000))
    };
    let entries = "1 taken over by greedy\n".repeat(1000);
    let grown = FORMAT_2.len() - FORMAT_1.len() + 1000 * " version 1 bot".len();
    let longest = room(&entries, MAX_TEXT - grown);
    assert_eq!(longest.parse::<Record>().unwrap().to_string().len(), MAX_TEXT);
    let problem = RecordProblem::TextTooLong;
    let longer = room(&entries, MAX_TEXT - grown + 1);
    assert_eq!(longer.parse::<Record>(), Err(RecordError { line: 1, column: 1, problem }));
}
