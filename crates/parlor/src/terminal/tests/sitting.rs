//! Somebody who sits before the terminal, presses keys and takes pictures.

use std::sync::Arc;
use std::time::Duration;

use parlor_core::{BySeat, Edition as _, Game, PlayerName};
use parlor_session::SeatChoice;
use parlor_words::Lang;
use parlor_words::online::OnlineText;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::saved::SavedGames;
use crate::terminal::{App, AppContext, NewGame, Screen, TerminalGame, read_seat_choice};

/// A terminal, and the pictures that were taken of it.
pub(in crate::terminal) struct Sitting {
    app: App,
    terminal: Terminal<TestBackend>,
    name: &'static str,
    lang: Lang,
    album: String,
}

/// Where the games of a sitting are kept: nobody else has a folder of that name.
pub(in crate::terminal) fn context(name: &str, lang: Lang) -> AppContext {
    let folder = crate::scratch::folder(&format!("screens-{name}-{lang}"));
    AppContext {
        games: SavedGames::in_folder(&folder),
        pace: Duration::from_secs(1),
        tells_better_moves: false,
        me: PlayerName::new("Eva").unwrap(),
        lang,
    }
}

/// A new game of the classic edition.
pub(in crate::terminal) fn game<G: TerminalGame>(
    seats: &str,
    seed: &str,
    context: &AppContext,
) -> NewGame<G> {
    let seat_choices: Vec<SeatChoice> =
        seats.split(',').map(|seat| read_seat_choice(seat, false, context).unwrap()).collect();
    NewGame {
        edition: Arc::new(G::Edition::classic()),
        options: <G as Game>::Options::default(),
        seat_choices: BySeat::new(u8::try_from(seat_choices.len()).unwrap(), |seat| {
            seat_choices[seat.index()].clone()
        }),
        seed: Some(seed.to_owned()),
        is_real_table: false,
    }
}

impl Sitting {
    /// Sits down before a screen of 80 by 24.
    pub(in crate::terminal) fn new(name: &'static str, screen: Box<dyn Screen>, lang: Lang) -> Sitting {
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        Sitting { app: App::new(screen, lang, true), terminal, name, lang, album: String::new() }
    }

    /// Sits down at a new table.
    pub(super) fn at<G: TerminalGame>(name: &'static str, seats: &str, seed: &str, lang: Lang) -> Sitting {
        let context = context(name, lang);
        let table = game::<G>(seats, seed, &context).begin(&context).unwrap();
        Sitting::new(name, Box::new(table), lang)
    }

    /// Presses keys: words in angle brackets are keys by name, everything else is typed.
    pub(in crate::terminal) fn press(&mut self, keys: &str) -> &mut Sitting {
        let mut rest = keys;
        while let Some(c) = rest.chars().next() {
            let (code, used) = match rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
                Some((name, _)) => (named(name), name.len() + 2),
                None => (KeyCode::Char(c), c.len_utf8()),
            };
            self.app.take_in(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            rest = &rest[used..];
        }
        self
    }

    /// Clicks on the first place where this text is.
    pub(super) fn click(&mut self, text: &str) -> &mut Sitting {
        let lines = self.lines();
        let find = |line: &String| {
            let signs: Vec<char> = line.chars().collect();
            let wanted: Vec<char> = text.chars().collect();
            signs.windows(wanted.len()).position(|window| window == wanted)
        };
        let found = lines.iter().enumerate().find_map(|(row, line)| Some((row, find(line)?)));
        let (row, column) = found.unwrap_or_else(|| panic!("{text} is not on\n{}", lines.join("\n")));
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: u16::try_from(column).unwrap(),
            row: u16::try_from(row).unwrap(),
            modifiers: KeyModifiers::NONE,
        };
        self.app.take_in(&Event::Mouse(mouse));
        self
    }

    /// Has the screen look what happened elsewhere.
    pub(in crate::terminal) fn wake(&mut self) -> &mut Sitting {
        self.app.wake();
        self
    }

    /// Lets time pass until nothing more happens by itself.
    pub(super) fn wait(&mut self) -> &mut Sitting {
        while self.app.happens() {}
        self
    }

    /// How long it is until something happens by itself; nothing if nothing does.
    pub(super) fn waits(&self) -> Option<Duration> {
        self.app.next_tick().map(|due| due.saturating_duration_since(std::time::Instant::now()))
    }

    /// Makes the window another size; it is drawn at once.
    pub(in crate::terminal) fn resize(&mut self, columns: u16, lines: u16) -> &mut Sitting {
        self.terminal.backend_mut().resize(columns, lines);
        self.lines();
        self
    }

    /// What is on the screen.
    pub(in crate::terminal) fn lines(&mut self) -> Vec<String> {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).unwrap();
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let line = |cells: &[ratatui::buffer::Cell]| {
            let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned()
        };
        buffer.content.chunks(width).map(line).collect()
    }

    /// Whether a text is on the screen.
    pub(in crate::terminal) fn shows(&mut self, text: &str) -> bool {
        self.lines().iter().any(|line| line.contains(text))
    }

    /// Takes a picture.
    pub(in crate::terminal) fn picture(&mut self, of: &str) -> &mut Sitting {
        let lines = self.lines();
        // One text ends so by itself.
        let lost = OnlineText::Lost.text(self.lang);
        let is_cut_off = |line: &String| line.ends_with('…') && !line.ends_with(lost);
        assert!(!lines.iter().any(is_cut_off), "{of}: cut off\n{}", lines.join("\n"));
        self.album.push_str(&format!("=== {of}\n{}\n\n", lines.join("\n")));
        self
    }

    /// Compares all pictures with those that were taken before.
    pub(in crate::terminal) fn compare(&mut self) {
        let file = format!(
            "{}/src/terminal/tests/screens/{}-{}.txt",
            env!("CARGO_MANIFEST_DIR"),
            self.name,
            self.lang
        );
        let expected =
            snapbox::Data::read_from(std::path::Path::new(&file), Some(snapbox::data::DataFormat::Text));
        snapbox::Assert::new().action_env("SNAPSHOTS").eq(std::mem::take(&mut self.album), expected.raw());
    }
}

fn named(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "back" => KeyCode::Backspace,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "pageup" => KeyCode::PageUp,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "lt" => KeyCode::Char('<'),
        "gt" => KeyCode::Char('>'),
        _ => panic!("there is no key {name}"),
    }
}
