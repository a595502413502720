//! The terminal itself: taken over, drawn to, listened to, and given back however the program ends.

use std::io::{self, BufWriter, Stdout, Write as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use parlor_words::Lang;
use parlor_words::terminal::Text;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position, Rect};

use super::paint;
use super::screen::{Screen, Transition};
use super::theme::without_colors;

/// How many lines the wheel of a mouse scrolls.
const WHEEL: i16 = 3;

/// Something from outside.
#[derive(Debug)]
enum Message {
    /// A key, a click, another size.
    Input(Event),
    /// Something happened elsewhere that the screen on top knows of.
    Wake,
    /// Nothing more can be read, or a signal asks for the end.
    End,
}

/// What comes to an app from outside.
pub(crate) struct Inbox {
    sender: Sender<Message>,
    messages: Receiver<Message>,
}

impl Inbox {
    pub(crate) fn new() -> Inbox {
        let (sender, messages) = mpsc::channel();
        Inbox { sender, messages }
    }

    /// What wakes the app that has this inbox.
    pub(crate) fn waker(&self) -> Waker {
        Waker(self.sender.clone())
    }
}

/// Has the screen on top look what happened, from whichever thread.
#[derive(Clone, Debug)]
pub(crate) struct Waker(Sender<Message>);

impl Waker {
    pub(crate) fn wake(&self) {
        // An app that has ended needs nothing.
        let _ = self.0.send(Message::Wake);
    }
}

/// What is on the screen, and what was there before it.
pub(crate) struct App {
    screens: Vec<Box<dyn Screen>>,
    /// What the screen that was left last has to say.
    farewell: Option<String>,
    /// Whether the window is too small to show anything: then nobody knows what a key would do.
    is_too_small: bool,
    lang: Lang,
    has_colors: bool,
}

impl App {
    /// An app that begins with a screen.
    pub(crate) fn new(first: Box<dyn Screen>, lang: Lang, has_colors: bool) -> App {
        App { screens: vec![first], farewell: None, is_too_small: false, lang, has_colors }
    }

    /// Runs until the last screen is left, and says what that one has to say in the ordinary terminal.
    pub(crate) fn run(mut self, inbox: Inbox) -> io::Result<Option<String>> {
        give_back_after_panic();
        let taken = Taken::take()?;
        let mut terminal = Terminal::new(CrosstermBackend::new(BufWriter::new(io::stdout())))?;
        let conversed = self.converse(&mut terminal, &listen(inbox));
        drop(taken);
        conversed.map(|()| self.farewell)
    }

    fn converse(
        &mut self,
        terminal: &mut Terminal<CrosstermBackend<BufWriter<Stdout>>>,
        messages: &Receiver<Message>,
    ) -> io::Result<()> {
        while let Some(screen) = self.screens.last() {
            let due = screen.next_tick();
            // A picture is shown as a whole where the terminal can do that.
            queue!(terminal.backend_mut(), BeginSynchronizedUpdate)?;
            terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut()))?;
            execute!(terminal.backend_mut(), EndSynchronizedUpdate)?;
            let message = match due {
                Some(due) => messages.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match message {
                Err(RecvTimeoutError::Timeout) | Ok(Message::Wake) => {
                    if let Some(screen) = self.screens.last_mut() {
                        screen.tick();
                    }
                }
                Err(RecvTimeoutError::Disconnected) | Ok(Message::End) => self.leave_all(),
                Ok(Message::Input(event)) if is_control(&event, 'z') => {
                    suspend()?;
                    // Nothing of what was drawn is there any more: both pictures are forgotten.
                    terminal.swap_buffers();
                    terminal.swap_buffers();
                }
                Ok(Message::Input(event)) => self.take_in(&event),
            }
        }
        Ok(())
    }

    /// Draws the screen that is on top.
    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let (columns, lines) = paint::LEAST;
        self.is_too_small = area.width < columns || area.height < lines;
        if self.is_too_small {
            let text = paint::wrapped(Text::TooSmall.text(self.lang), area.width, "");
            paint::lines(&text, area, buffer);
        } else if let Some(screen) = self.screens.last_mut() {
            screen.draw(area, buffer);
        }
        if !self.has_colors {
            without_colors(buffer);
        }
    }

    /// Lets happen what is due sooner or later; `false` if nothing is.
    #[cfg(test)]
    pub(crate) fn happens(&mut self) -> bool {
        let Some(screen) = self.screens.last_mut().filter(|screen| screen.next_tick().is_some()) else {
            return false;
        };
        screen.tick();
        true
    }

    /// Has the screen on top look what happened elsewhere.
    #[cfg(test)]
    pub(crate) fn wake(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            screen.tick();
        }
    }

    /// When something happens by itself.
    #[cfg(test)]
    pub(crate) fn next_tick(&self) -> Option<Instant> {
        self.screens.last().and_then(|screen| screen.next_tick())
    }

    /// Takes in what came from outside.
    pub(crate) fn take_in(&mut self, event: &Event) {
        if is_control(event, 'c') {
            return self.leave_all();
        }
        let Some(screen) = self.screens.last_mut().filter(|_| !self.is_too_small) else { return };
        let going = match event {
            Event::Key(key) => screen.key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(_) => screen.click(Position::new(mouse.column, mouse.row)),
                MouseEventKind::ScrollUp => {
                    screen.scroll(-WHEEL);
                    Transition::Stay
                }
                MouseEventKind::ScrollDown => {
                    screen.scroll(WHEEL);
                    Transition::Stay
                }
                _ => Transition::Stay,
            },
            Event::Paste(text) => {
                screen.paste(text);
                Transition::Stay
            }
            _ => Transition::Stay,
        };
        match going {
            Transition::Stay => {}
            Transition::Leave => self.leave(),
            Transition::Open(screen) => self.screens.push(screen),
            Transition::Replace(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
        }
    }

    /// Goes back to the screen before this one.
    fn leave(&mut self) {
        self.farewell = self.screens.pop().and_then(|screen| screen.farewell());
        if let Some(screen) = self.screens.last_mut() {
            screen.show_again();
        }
    }

    /// Leaves everything at once; what the top screen has to say is said.
    fn leave_all(&mut self) {
        self.farewell = self.screens.last().and_then(|screen| screen.farewell());
        self.screens.clear();
    }
}

/// The terminal is ours as long as this lives.
struct Taken;

impl Taken {
    fn take() -> io::Result<Taken> {
        enable_raw_mode()?;
        // From here on it is given back, even if the rest fails.
        let taken = Taken;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal. If that fails, there is nobody left to tell.
fn give_back() {
    let _ = execute!(
        io::stdout(),
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
    let _ = io::stdout().flush();
}

/// A panic is told in the ordinary terminal, where it can be read.
fn give_back_after_panic() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        give_back();
        tell(panic);
    }));
}

/// Listens to the keyboard, the mouse and signals, each on a thread of its own.
fn listen(inbox: Inbox) -> Receiver<Message> {
    let Inbox { sender, messages } = inbox;
    listen_to_signals(sender.clone());
    thread::spawn(move || {
        loop {
            let message = match event::read() {
                Ok(event) if matters(&event) => Message::Input(event),
                Ok(_) => continue,
                Err(_) => Message::End,
            };
            let is_end = matches!(message, Message::End);
            if sender.send(message).is_err() || is_end {
                return;
            }
        }
    });
    messages
}

/// Whether anything comes of an event. The mouse tells of every movement, and each would be a new picture.
fn matters(event: &Event) -> bool {
    match event {
        Event::Key(key) => key.kind != KeyEventKind::Release,
        Event::Mouse(mouse) => matches!(
            mouse.kind,
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::ScrollUp | MouseEventKind::ScrollDown
        ),
        Event::Resize(..) | Event::Paste(_) => true,
        _ => false,
    }
}

/// Signals that ask a program to end: the game is on disk already, and the terminal is given back.
#[cfg(unix)]
fn listen_to_signals(sender: Sender<Message>) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    // Without this a signal ends the program at once: the game is kept, only the terminal is not tidied up.
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]) else {
        return;
    };
    thread::spawn(move || {
        for _ in signals.forever() {
            if sender.send(Message::End).is_err() {
                return;
            }
        }
    });
}

#[cfg(not(unix))]
fn listen_to_signals(_: Sender<Message>) {}

/// Whether an event is a letter together with Ctrl.
fn is_control(event: &Event, letter: char) -> bool {
    *event == Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

/// Gives the terminal back, stops, and takes it again when the shell lets the program go on.
#[cfg(unix)]
fn suspend() -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    std::mem::forget(Taken::take()?);
    Ok(())
}

#[cfg(not(unix))]
fn suspend() -> io::Result<()> {
    Ok(())
}

/// Panics in the middle of a screen: for the test that the terminal is given back then.
pub(crate) fn panic_on_screen() -> io::Result<Option<String>> {
    struct Panics;
    impl Screen for Panics {
        fn draw(&mut self, _: Rect, _: &mut Buffer) {}
        #[expect(clippy::panic, reason = "that is what it is for")]
        fn key(&mut self, _: KeyEvent) -> Transition {
            panic!("somebody pressed a key")
        }
        fn click(&mut self, _: Position) -> Transition {
            Transition::Stay
        }
        fn scroll(&mut self, _: i16) {}
    }
    App::new(Box::new(Panics), Lang::English, true).run(Inbox::new())
}
