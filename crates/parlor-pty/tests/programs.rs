//! Real programs in real pseudo-terminals: those that every Unix has.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests are not known as tests")]

use std::process::Command;
use std::time::Duration;

use parlor_pty::{End, Key, Program, PtyError, Terminal};

/// A shell that runs this.
fn shell(script: &str) -> Terminal {
    Terminal::start(&program(script)).unwrap()
}

fn program(script: &str) -> Program<'_> {
    Program::new("/bin/sh").args(["-c", script])
}

/// A shell that prints this, with `\033` for escape, and stays.
fn printed(text: &str) -> Terminal {
    shell(&format!("printf '{text}[there]'; exec cat >/dev/null"))
}

/// Whether a process is still there.
fn is_alive(id: u32) -> bool {
    Command::new("/bin/sh")
        .args(["-c", "kill -0 \"$1\" 2>&1", "sh", &id.to_string()])
        .output()
        .unwrap()
        .status
        .success()
}

#[test]
fn what_is_pressed_is_seen() {
    let mut terminal = Terminal::start(&Program::new("cat")).unwrap();
    terminal.press("hello").unwrap();
    terminal.key(Key::Enter).unwrap();
    // Once as it is typed, once by cat.
    let screen = terminal.wait_until(|screen| screen.lines()[1] == "hello").unwrap();
    assert_eq!(screen.text(), "hello\nhello");
    assert_eq!(screen.find("hello"), Some((0, 0)));
    assert_eq!(screen.cursor(), (0, 2));
}

#[test]
fn keys_and_clicks_arrive_as_codes() {
    let script = "stty raw -echo; printf '[ready]'; dd bs=1 count=28 2>/dev/null | tr '\\033' '^'; exec cat";
    let mut terminal = shell(script);
    terminal.wait_for("[ready]").unwrap();
    terminal.key(Key::ShiftLeft).unwrap();
    terminal.key(Key::Char('é')).unwrap();
    terminal.click(9, 0).unwrap();
    terminal.wait_for("[ready]^[1;2Dé^[<0;10;1M^[<0;10;1m").unwrap();
}

#[test]
fn a_program_begins_in_its_size_and_learns_of_another() {
    let script = "trap 'stty size' WINCH; stty size; printf '[ready]\n'; while :; do sleep 0.01; done";
    let mut terminal = Terminal::start(&program(script).size(100, 30)).unwrap();
    let screen = terminal.wait_for("[ready]").unwrap();
    assert_eq!((screen.lines()[0].as_str(), screen.size()), ("30 100", (100, 30)));
    terminal.resize(50, 20).unwrap();
    assert_eq!(terminal.wait_for("20 50").unwrap().size(), (50, 20));
}

#[test]
fn a_terminal_has_room() {
    let none = Terminal::start(&Program::new("cat").size(0, 10));
    assert!(matches!(none, Err(PtyError::Size { columns: 0, lines: 10 })), "{none:?}");
    let mut terminal = Terminal::start(&Program::new("cat")).unwrap();
    assert!(matches!(terminal.resize(10, 0), Err(PtyError::Size { .. })));
    assert_eq!(terminal.screen().size(), (80, 24));
}

#[test]
fn control_c_interrupts() {
    let mut terminal = shell("printf '[ready]'; exec sleep 100");
    terminal.wait_for("[ready]").unwrap();
    terminal.key(Key::Ctrl('c')).unwrap();
    assert_eq!(terminal.wait_end().unwrap(), End::Signal("Interrupt".to_owned()));
}

#[test]
fn signals_are_sent_by_name() {
    let mut terminal = shell("trap 'echo [hup]' HUP; echo [ready]; while :; do sleep 0.01; done");
    terminal.wait_for("[ready]").unwrap();
    terminal.signal("HUP").unwrap();
    terminal.wait_for("[hup]").unwrap();
    assert!(matches!(terminal.signal("NO_SUCH_SIGNAL"), Err(PtyError::Signal { .. })));
    terminal.signal("TERM").unwrap();
    assert_eq!(terminal.wait_end().unwrap(), End::Signal("Terminated".to_owned()));
    assert!(matches!(terminal.signal("TERM"), Err(PtyError::Signal { .. })));
}

#[test]
fn nothing_survives_being_killed() {
    let mut terminal = shell("trap '' HUP TERM INT; echo [ready]; while :; do sleep 0.01; done");
    terminal.wait_for("[ready]").unwrap();
    terminal.kill().unwrap();
    assert_eq!(terminal.wait_end().unwrap(), End::Signal("Killed".to_owned()));
    assert!(terminal.kill().is_ok(), "what has ended is as good as killed");
}

#[test]
fn a_dropped_terminal_takes_its_program_along() {
    let terminal = shell("trap '' HUP TERM INT; echo [ready]; while :; do sleep 0.01; done");
    terminal.wait_for("[ready]").unwrap();
    let id = terminal.process_id().unwrap();
    assert!(is_alive(id));
    drop(terminal);
    assert!(!is_alive(id));
}

#[test]
fn the_end_has_a_code_and_the_last_words_are_seen() {
    let mut terminal = shell("seq 1000; printf '[last]'; exit 7");
    let end = terminal.wait_end().unwrap();
    assert_eq!(end, End::Code(7));
    assert!(!end.is_success());
    assert!(terminal.screen().contains("[last]"));
    assert_eq!(terminal.wait_end().unwrap(), end, "it stays so");
    assert!(shell("exit 0").wait_end().unwrap().is_success());
}

#[test]
fn full_screens_are_told_from_the_shells() {
    let mut terminal = shell(
        "printf 'below\n'; printf '\\033[?1049h\\033[?25l\\033[?1000habove'; read x; \
                              printf '\\033[?1049l\\033[?25h\\033[?1000l'; echo back; exec cat",
    );
    let above = terminal.wait_for("above").unwrap();
    assert!(above.is_alternate() && above.cursor_hidden() && above.mouse_on(), "{above:?}");
    assert!(!above.contains("below"));
    terminal.key(Key::Enter).unwrap();
    let back = terminal.wait_for("back").unwrap();
    assert!(!back.is_alternate() && !back.cursor_hidden() && !back.mouse_on(), "{back:?}");
    assert!(back.contains("below") && !back.contains("above"));
}

#[test]
fn colours_are_kept() {
    let screen = printed("\\033[1;31mred\\033[0m \\033[7mturned\\033[0m").wait_for("[there]").unwrap();
    assert_eq!(screen.lines()[0], "red turned[there]");
    let first = screen.ansi().lines().next().unwrap().to_owned();
    assert_eq!(first, "\x1b[0;1;31mred\x1b[0m \x1b[0;7mturned\x1b[0m[there]");
}

#[test]
fn who_asks_where_the_cursor_is_gets_an_answer() {
    let script = "stty raw -echo; printf '\\033[3;5H\\033[6n'; answer=$(dd bs=1 count=6 2>/dev/null); \
                  printf \"<${answer#?}>\"; exec cat >/dev/null";
    shell(script).wait_for("<[3;5R>").unwrap();
}

#[test]
fn waiting_in_vain_shows_the_last_screen() {
    let terminal =
        Terminal::start(&program("echo first; echo second; exec sleep 100").limit(Duration::from_millis(1)));
    let terminal = terminal.unwrap();
    // However slow the start is: look again until there is something.
    let error = loop {
        let error = terminal.wait_for("third").unwrap_err();
        if error.to_string().contains("second") {
            break error;
        }
    };
    assert!(matches!(&error, PtyError::Late { screen, .. } if screen == "first\nsecond"), "{error}");
    let message = "waiting for the text \"third\": nothing after 1ms; the last screen:\nfirst\nsecond";
    assert_eq!(error.to_string(), message);
    assert_eq!(format!("{error:?}"), message);
}

#[test]
fn waiting_for_a_program_that_ends_fails_at_once() {
    let terminal = Terminal::start(&program("echo the last").limit(Duration::from_secs(1000))).unwrap();
    assert!(terminal.wait_for("the last").is_ok());
    let error = terminal.wait_until(|screen| screen.contains("more")).unwrap_err();
    assert!(matches!(&error, PtyError::Ended { screen, .. } if screen == "the last"), "{error}");
    assert_eq!(terminal.settle().unwrap().text(), "the last", "nothing is as silent");
}

#[test]
fn an_end_that_does_not_come_is_late() {
    let mut terminal = Terminal::start(&program("exec sleep 100").limit(Duration::from_millis(5))).unwrap();
    assert!(matches!(terminal.wait_end(), Err(PtyError::Late { .. })));
}

#[test]
fn a_screen_settles_when_its_program_is_silent() {
    let terminal = shell("seq 5; exec cat");
    terminal.wait_for("5").unwrap();
    assert_eq!(terminal.settle().unwrap().text(), "1\n2\n3\n4\n5");
}

#[test]
fn an_answer_is_timed() {
    let mut terminal =
        shell("stty -echo; printf [ready]; read x; sleep 0.05; printf one; printf two; exec cat");
    terminal.wait_for("[ready]").unwrap();
    terminal.settle().unwrap();
    let time = terminal.press_and_time("\n").unwrap();
    assert!(time >= Duration::from_millis(50), "{time:?}");
    assert!(terminal.screen().contains("one"));
    let mut gone = shell("stty -echo; printf [ready]; read x");
    gone.wait_for("[ready]").unwrap();
    gone.settle().unwrap();
    assert!(matches!(gone.press_and_time("\n"), Err(PtyError::Ended { .. })));
}

#[test]
fn nothing_of_our_environment_comes_along_but_the_path() {
    let script = "env | sed 's/=.*//' | sort | tr '\\n' ' '; echo \"$TERM $OWN\"; exec cat";
    let terminal = Terminal::start(&program(script).env("OWN", "value").size(150, 5)).unwrap();
    let screen = terminal.wait_for("value").unwrap();
    let names: Vec<String> = screen.lines()[0].split(' ').map(str::to_owned).collect();
    // PWD, SHLVL and _ are set by some shells.
    let expected = ["OWN", "PATH", "PWD", "SHELL", "SHLVL", "TERM", "_", "xterm-256color", "value"];
    assert!(names.iter().all(|name| expected.contains(&name.as_str())), "{names:?}");
    assert!(names.contains(&"xterm-256color".to_owned()));
}

#[test]
fn a_program_starts_in_its_folder() {
    let terminal = Terminal::start(&program("pwd; exec cat").folder("/")).unwrap();
    assert_eq!(terminal.wait_for("/").unwrap().text(), "/");
    let here = std::env::current_dir().unwrap();
    shell("basename \"$(pwd)\"; exec cat").wait_for(here.file_name().unwrap().to_str().unwrap()).unwrap();
    let nowhere = Terminal::start(&program("pwd").folder("/no/such/folder"));
    assert!(matches!(nowhere, Err(PtyError::Folder(_))), "{nowhere:?}");
}

#[test]
fn what_is_no_program_does_not_start() {
    let nothing = Terminal::start(&Program::new("/no/such/program"));
    assert!(matches!(&nothing, Err(PtyError::Start { program, .. }) if program == "/no/such/program"));
}

#[test]
fn a_child_that_keeps_the_terminal_does_not_keep_us() {
    let terminal = shell("(trap '' HUP; echo [ready]; exec sleep 3) & exec cat");
    terminal.wait_for("[ready]").unwrap();
    drop(terminal);
}
