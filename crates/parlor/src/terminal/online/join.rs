//! The screen of `parlor join`: a name, the table before the game, and the game.

use std::path::PathBuf;
use std::time::Instant;

use parlor_client::{ClientError, Invitation, TlsError};
use parlor_core::{PlayerName, Seat};
use parlor_session::remote::{RemoteTable, why_text};
use parlor_session::with_game;
use parlor_wire::{ByeReason, LobbyCommand, SeatState, Stage, Why};
use parlor_words::online::OnlineText;
use parlor_words::terminal::Text;
use parlor_words::{Lang, bad_name, default_name};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::backend::HouseBackend;
use super::link::{Link, Visit};
use super::lobby::Lobby;
use super::table::{HouseTable, Incoming, SharedTable};
use crate::terminal::app::Waker;
use crate::terminal::app_context::AppContext;
use crate::terminal::backend::Place;
use crate::terminal::board::TerminalGame;
use crate::terminal::line_edit::LineEdit;
use crate::terminal::paint;
use crate::terminal::screen::{Screen, Transition};
use crate::terminal::table::TableScreen;
use crate::terminal::theme::WRONG;

/// A screen with a game that is told what the house says.
pub(super) trait GameScreen: Screen {
    /// The house told something.
    fn hear(&mut self, incoming: &Incoming);
}

impl<G: TerminalGame> GameScreen for TableScreen<G> {
    fn hear(&mut self, incoming: &Incoming) {
        TableScreen::hear(self, incoming);
    }
}

/// The screen of `parlor join`.
pub(crate) struct JoinScreen {
    invitation: Invitation,
    shown: Shown,
    tokens: Option<PathBuf>,
    context: AppContext,
    waker: Waker,
}

enum Shown {
    /// Whoever comes gives a name.
    Name(LineEdit, Option<String>),
    /// At the table.
    At(Box<At>),
}

/// Somebody at a table.
struct At {
    table: SharedTable,
    name: PlayerName,
    /// Whether a place was taken or asked for.
    has_sat: bool,
    was_seated: bool,
    /// Whether whoever finds no place wants to watch.
    watches: bool,
    /// Whether a rematch has seated them here.
    is_again: bool,
    lobby: Lobby,
    game: Option<Box<dyn GameScreen>>,
    trouble: Option<(OnlineText, &'static str)>,
}

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    Connecting,
    Lobby,
    Game,
    /// All places are taken: whoever comes may watch.
    Full,
    Removed,
    Empty,
    Trouble,
}

impl JoinScreen {
    /// Asks for a name, unless one is given.
    pub(crate) fn new(
        invitation: Invitation,
        name: Option<PlayerName>,
        tokens: Option<PathBuf>,
        context: AppContext,
        waker: Waker,
    ) -> JoinScreen {
        // A number at a table that others see is not a name.
        let is_number = Seat::first(1).any(|first| context.me == default_name(first, context.lang));
        let suggested = LineEdit::suggested(if is_number { "" } else { context.me.as_str() });
        let mut screen =
            JoinScreen { invitation, shown: Shown::Name(suggested, None), tokens, context, waker };
        if let Some(name) = name {
            screen.go(name);
        }
        screen
    }

    /// Goes to the house under this name.
    fn go(&mut self, name: PlayerName) {
        let Invitation { house, table, secret } = self.invitation.clone();
        let visit = Visit { house, name: name.clone(), tokens: self.tokens.clone() };
        self.go_by(Link::open(visit, self.waker.clone()), RemoteTable::new(table, Some(secret)), name);
    }

    /// Goes to a table by this connection.
    pub(super) fn go_by(&mut self, link: Link, table: RemoteTable, name: PlayerName) {
        self.shown = Shown::At(Box::new(At::new(HouseTable::new(link, table), name, false)));
    }

    /// Takes in all that has happened.
    fn listen(&mut self) {
        while let Shown::At(at) = &mut self.shown {
            let incoming = at.table.borrow_mut().next();
            let Some(incoming) = incoming else { return };
            if let Incoming::Ended(error) = &incoming
                && at.game.is_none()
            {
                let text = error_text(error, self.context.lang).to_owned();
                self.shown = Shown::Name(LineEdit::suggested(at.name.as_str()), Some(text));
                return;
            }
            at.hear(&incoming, &self.context);
        }
    }

    fn draw_name(name: &LineEdit, problem: Option<&str>, lang: Lang, area: Rect, buffer: &mut Buffer) {
        paint::bar("Parlor", OnlineText::Join.text(lang), Rect { height: 1, ..area }, buffer);
        let width = area.width.saturating_sub(12).min(60);
        let mut lines = vec![Line::raw(OnlineText::JoinAbout.text(lang)), Line::default()];
        lines.push(name.line(&format!("{}: ", OnlineText::YourName.text(lang)), width));
        if let Some(problem) = problem {
            lines.push(Line::default());
            let problem = paint::wrapped(&format!("✗ {problem}"), width, "  ");
            lines.extend(problem.into_iter().map(|line| line.style(WRONG)));
        }
        paint::boxed(OnlineText::Join.text(lang), &lines, Text::JoinKeys.text(lang), area, buffer);
    }
}

impl At {
    fn new(table: SharedTable, name: PlayerName, is_again: bool) -> At {
        At {
            table,
            name,
            has_sat: false,
            was_seated: false,
            watches: false,
            is_again,
            lobby: Lobby::default(),
            game: None,
            trouble: None,
        }
    }

    fn hear(&mut self, incoming: &Incoming, context: &AppContext) {
        match incoming {
            Incoming::Changed => self.sit_down(),
            Incoming::Refused(refused) => self.lobby.note = Some(why_text(refused.why)),
            Incoming::Closed(Why::Unknown) => {
                self.trouble = Some((OnlineText::NoTable, OnlineText::NoTableAbout.text(context.lang)));
            }
            Incoming::Closed(why) => {
                self.trouble = Some((OnlineText::NotNow, why_text(*why).text(context.lang)));
            }
            Incoming::Ended(error) => {
                self.trouble = Some((OnlineText::NotNow, error_text(error, context.lang)));
            }
            Incoming::Here | Incoming::Answered(_) => {}
        }
        match &mut self.game {
            Some(game) => game.hear(incoming),
            None => self.open_game(context),
        }
        self.follow_rematch();
    }

    /// Whoever comes for the first time sits down where there is room, and adds to the deal.
    fn sit_down(&mut self) {
        let mut table = self.table.borrow_mut();
        let you = table.table.you();
        self.was_seated |= you.is_some();
        let Some(info) = table.info() else { return };
        if info.stage != Stage::Lobby || self.has_sat {
            return;
        }
        self.has_sat = true;
        if you.is_none() && info.seats.contains(&SeatState::Open) {
            table.sit(None);
        } else if you.is_some() && self.is_again {
            table.change(LobbyCommand::Contribute { contribution: parlor_client::new_contribution() });
        }
    }

    /// Shows the game, as soon as there is one and it is wanted.
    fn open_game(&mut self, context: &AppContext) {
        let game = {
            let table = self.table.borrow();
            let Some(info) = table.info() else { return };
            let looks = table.table.you().is_some() || self.watches || info.stage != Stage::Playing;
            if !looks || matches!(info.stage, Stage::Lobby | Stage::Closed) {
                return;
            }
            info.game.clone()
        };
        let opened = with_game!(game.as_str(), G => {
            HouseBackend::<G>::new(&self.table, context.lang).map(|backend| {
                Box::new(TableScreen::new(Place::House(backend), context.clone())) as Box<dyn GameScreen>
            })
        });
        self.game = opened.flatten();
    }

    /// Whoever asked to play again is taken there.
    fn follow_rematch(&mut self) {
        let rematch = self.table.borrow().rematch();
        if let Some(rematch) = rematch {
            self.table.borrow_mut().go_to(rematch);
            *self = At::new(self.table.clone(), self.name.clone(), true);
        }
    }

    fn page(&self) -> Page {
        let table = self.table.borrow();
        if self.trouble.is_some() {
            return Page::Trouble;
        }
        if self.game.is_some() {
            return Page::Game;
        }
        let Some(info) = table.info() else { return Page::Connecting };
        let looks = table.table.you().is_some() || self.watches;
        match info.stage {
            Stage::Closed => Page::Empty,
            Stage::Lobby if self.was_seated && table.table.you().is_none() => Page::Removed,
            Stage::Lobby if looks || info.seats.contains(&SeatState::Open) => Page::Lobby,
            Stage::Lobby => Page::Full,
            Stage::Playing if !looks => Page::Full,
            _ => Page::Connecting,
        }
    }

    fn draw(&mut self, invitation: &Invitation, lang: Lang, area: Rect, buffer: &mut Buffer) {
        let message = |title: OnlineText, about: &str, keys: Text, buffer: &mut Buffer| {
            let text = paint::wrapped(about, area.width.saturating_sub(12).min(60), "");
            paint::boxed(title.text(lang), &text, keys.text(lang), area, buffer);
        };
        match (self.page(), &self.trouble) {
            (Page::Game, _) => {
                if let Some(game) = &mut self.game {
                    game.draw(area, buffer);
                }
                return;
            }
            (Page::Lobby, _) => {
                let table = self.table.borrow();
                let secret = table.table.secret().filter(|_| table.table.you().is_some());
                let link = secret.map(|secret| {
                    Invitation { house: invitation.house.clone(), table: table.table.id(), secret }.link()
                });
                self.lobby.draw(&table, link.as_deref(), lang, area, buffer);
            }
            (Page::Connecting, _) => {
                message(OnlineText::Join, OnlineText::Connecting.text(lang), Text::LeaveKey, buffer);
            }
            (Page::Full, _) => {
                message(OnlineText::Full, OnlineText::FullAbout.text(lang), Text::FullKeys, buffer);
            }
            (Page::Removed, _) => {
                message(OnlineText::Removed, OnlineText::RemovedAbout.text(lang), Text::LeaveKey, buffer);
            }
            (Page::Empty, _) => {
                message(OnlineText::Empty, OnlineText::EmptyAbout.text(lang), Text::LeaveKey, buffer);
            }
            (Page::Trouble, trouble) => {
                let (title, about) = trouble.unwrap_or((OnlineText::NotNow, ""));
                message(title, about, Text::LeaveKey, buffer);
            }
        }
        if self.table.borrow().is_lost() {
            let place = Rect { y: area.bottom().saturating_sub(2), height: 1, ..area };
            paint::lines(
                &[Line::styled(format!(" ✗ {}", OnlineText::Lost.text(lang)), WRONG)],
                place,
                buffer,
            );
        }
    }

    fn key(&mut self, key: KeyEvent, context: &AppContext) -> Transition {
        let page = self.page();
        if let (Page::Game, Some(game)) = (page, &mut self.game) {
            let going = game.key(key);
            self.follow_rematch();
            return going;
        }
        match (key.code, page) {
            (KeyCode::Char('q') | KeyCode::Esc, _) => return Transition::Leave,
            (KeyCode::Enter, Page::Full) => {
                self.watches = true;
                self.open_game(context);
            }
            (code, Page::Lobby) => self.lobby.key(code, &mut self.table.borrow_mut()),
            _ => {}
        }
        Transition::Stay
    }
}

/// Why there is no connection, in a sentence.
fn error_text(error: &ClientError, lang: Lang) -> &'static str {
    match error {
        ClientError::Refused { status: 422, .. } => Text::NameOfBot.text(lang),
        ClientError::Refused { status: 429, .. } => OnlineText::TooMuch.text(lang),
        ClientError::Refused { status: 300..400, .. } => Text::Moved.text(lang),
        ClientError::Tls(error) => tls_text(error).text(lang),
        ClientError::NotAHouse
        | ClientError::Refused { status: 404 | 405 | 421, .. }
        | ClientError::Bye { why: ByeReason::OldProtocol, .. } => Text::NoHouseThere.text(lang),
        // Only the proxy before the house is there.
        ClientError::Refused { status: 502..=504, .. }
        | ClientError::Unreachable(_)
        | ClientError::Silent
        | ClientError::Socket(_)
        | ClientError::Closed => OnlineText::NoHouseAbout.text(lang),
        ClientError::Refused { .. } | ClientError::Bye { .. } => OnlineText::Failed.text(lang),
    }
}

fn tls_text(error: &TlsError) -> Text {
    match error {
        TlsError::WrongName => Text::OtherName,
        TlsError::UnknownIssuer => Text::UnknownIssuer,
        TlsError::NotToday => Text::NotToday,
        TlsError::BadCertificate(_) => Text::BadCertificate,
        TlsError::NoRoots => Text::NoRoots,
        TlsError::Handshake(_) => Text::NotSecure,
    }
}

impl Screen for JoinScreen {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let lang = self.context.lang;
        match &mut self.shown {
            Shown::Name(name, problem) => JoinScreen::draw_name(name, problem.as_deref(), lang, area, buffer),
            Shown::At(at) => at.draw(&self.invitation, lang, area, buffer),
        }
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        let going = match &mut self.shown {
            Shown::At(at) => at.key(key, &self.context),
            Shown::Name(name, problem) => match key.code {
                KeyCode::Esc => return Transition::Leave,
                KeyCode::Enter => {
                    let text = name.text();
                    match PlayerName::new(&text) {
                        Ok(name) => self.go(name),
                        // It says above what to do.
                        Err(_) if text.trim().is_empty() => {}
                        Err(_) => *problem = Some(bad_name(&text, self.context.lang)),
                    }
                    return Transition::Stay;
                }
                _ => {
                    *problem = None;
                    name.key(key);
                    return Transition::Stay;
                }
            },
        };
        // What the key has led to may be answered already.
        self.listen();
        going
    }

    fn click(&mut self, at: Position) -> Transition {
        match &mut self.shown {
            Shown::At(table) => table.game.as_mut().map_or(Transition::Stay, |game| game.click(at)),
            Shown::Name(..) => Transition::Stay,
        }
    }

    fn scroll(&mut self, lines: i16) {
        if let Shown::At(at) = &mut self.shown
            && let Some(game) = &mut at.game
        {
            game.scroll(lines);
        }
    }

    fn paste(&mut self, text: &str) {
        match &mut self.shown {
            Shown::Name(name, _) => name.paste(text),
            Shown::At(at) => {
                if let Some(game) = &mut at.game {
                    game.paste(text);
                }
            }
        }
    }

    fn next_tick(&self) -> Option<Instant> {
        match &self.shown {
            Shown::At(at) => at.game.as_ref().and_then(|game| game.next_tick()),
            Shown::Name(..) => None,
        }
    }

    fn tick(&mut self) {
        self.listen();
        if let Shown::At(at) = &mut self.shown
            && let Some(game) = &mut at.game
            && game.next_tick().is_some_and(|due| due <= Instant::now())
        {
            game.tick();
        }
    }

    fn farewell(&self) -> Option<String> {
        match &self.shown {
            Shown::At(at) if at.table.borrow().table.you().is_some() => {
                Some(Text::ComeBack.text(self.context.lang).to_owned())
            }
            _ => None,
        }
    }
}
