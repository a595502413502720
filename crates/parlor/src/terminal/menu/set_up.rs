//! Before a game: how many play, who sits where, and what the table chooses.

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, Edition as _, GameOptions as _, Seat};
use parlor_session::SeatChoice;
use parlor_words::terminal::Text;
use parlor_words::{level_and_difficulty, player_number};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::editions;
use crate::failure::Failure;
use crate::terminal::app_context::AppContext;
use crate::terminal::board::TerminalGame;
use crate::terminal::line_edit::LineEdit;
use crate::terminal::open::NewGame;
use crate::terminal::paint;
use crate::terminal::screen::{Screen, Transition};
use crate::terminal::seat_choice::named_seat_choice;
use crate::terminal::theme::{FAINT, HEADING, LEGAL};

/// Who sits in a seat, as it is being chosen.
struct Chosen {
    /// What the person is called; kept while a bot is looked at.
    name: LineEdit,
    /// The bot, if it is one.
    bot: Option<Level>,
}

/// A line that can be changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Players,
    Seat(usize),
    Option(&'static str),
    Edition,
    Begin,
}

/// The screen before a game.
pub(super) struct SetUpScreen<G: TerminalGame> {
    /// As many as any edition seats; the first of them play.
    seats: Vec<Chosen>,
    players: u8,
    options: G::Options,
    edition: LineEdit,
    is_real_table: bool,
    chosen: usize,
    problem: Option<String>,
    /// Where the lines were drawn.
    places: Vec<Rect>,
    context: AppContext,
}

impl<G: TerminalGame> SetUpScreen<G> {
    /// Two at the table: whoever runs the program, and a bot; at a real table two people.
    pub(super) fn new(is_real_table: bool, context: AppContext) -> SetUpScreen<G> {
        let lang = context.lang;
        let seats = (0..).map_while(Seat::new).map(|seat| {
            let is_me = seat.index() == 0;
            let name = if is_me { context.me.to_string() } else { player_number(seat, lang) };
            Chosen {
                name: LineEdit::suggested(&name),
                bot: (!is_me && !is_real_table).then_some(Level::Casual),
            }
        });
        SetUpScreen {
            seats: seats.collect(),
            players: 2,
            options: G::Options::default(),
            edition: LineEdit::suggested(lang.pick("Classic", "Clásica")),
            is_real_table,
            chosen: usize::MAX,
            problem: None,
            places: Vec::new(),
            context,
        }
    }

    fn fields(&self) -> Vec<Field> {
        let seats = (0..usize::from(self.players)).map(Field::Seat);
        let options = G::Options::keys().into_iter().map(Field::Option);
        let fields = std::iter::once(Field::Players).chain(seats).chain(options);
        fields.chain([Field::Edition, Field::Begin]).collect()
    }

    /// How many can play, as far as the edition is known.
    fn allowed(&self) -> std::ops::RangeInclusive<u8> {
        let edition = editions::built_in::<G>(&self.edition.text());
        edition
            .map_or(1..=u8::try_from(self.seats.len()).expect("seats are few"), |edition| edition.players())
    }

    /// Changes what a line says to the next or the previous possibility.
    fn change(&mut self, field: Field, forward: bool) {
        match field {
            Field::Players => {
                let players = if forward { self.players + 1 } else { self.players - 1 };
                if self.allowed().contains(&players) {
                    self.players = players;
                }
            }
            Field::Seat(seat) if !self.is_real_table => {
                let Some(chosen) = self.seats.get_mut(seat) else { return };
                let kinds = [None].into_iter().chain(Level::ALL.map(Some));
                let kinds: Vec<Option<Level>> = kinds.collect();
                let place = kinds.iter().position(|kind| *kind == chosen.bot).expect("one of these");
                let next = if forward { place + 1 } else { place + kinds.len() - 1 } % kinds.len();
                chosen.bot = kinds[next];
            }
            Field::Option(key) => {
                let flag = G::Options::flag(key).expect("the lines are those of the options");
                let is_on = (flag.get)(&self.options);
                (flag.set)(&mut self.options, !is_on);
            }
            Field::Seat(_) | Field::Edition | Field::Begin => {}
        }
    }

    /// What is typed into a line, if anything can be.
    fn typed(&mut self, field: Field) -> Option<&mut LineEdit> {
        match field {
            Field::Edition => Some(&mut self.edition),
            Field::Seat(seat) => {
                self.seats.get_mut(seat).filter(|chosen| chosen.bot.is_none()).map(|chosen| &mut chosen.name)
            }
            _ => None,
        }
    }

    fn begin(&mut self) -> Transition {
        match self.new_game().and_then(|game| game.begin(&self.context)) {
            Ok(table) => Transition::Replace(Box::new(table)),
            Err(failure) => {
                self.problem = Some(failure.text());
                Transition::Stay
            }
        }
    }

    fn new_game(&self) -> Result<NewGame<G>, Failure> {
        let lang = self.context.lang;
        let edition = editions::find::<G>(&at_home(self.edition.text().trim()), lang)?;
        let seat_choice = |chosen: &Chosen| match chosen.bot {
            Some(level) => Ok(SeatChoice::Bot(level.into())),
            None => named_seat_choice(&chosen.name.text(), lang).map_err(Failure::Misuse),
        };
        let seat_choices = self.seats.iter().take(usize::from(self.players)).map(seat_choice);
        let seat_choices: Vec<SeatChoice> = seat_choices.collect::<Result<_, _>>()?;
        Ok(NewGame {
            edition: Arc::new(edition),
            options: self.options.clone(),
            seat_choices: BySeat::new(self.players, |seat| seat_choices[seat.index()].clone()),
            seed: None,
            is_real_table: self.is_real_table,
        })
    }

    /// A line: what it is about, what it says, and what else could be said about it.
    fn line(&self, field: Field, is_chosen: bool) -> Line<'static> {
        let lang = self.context.lang;
        let mark = if is_chosen { "▶ " } else { "  " };
        let house_rule = |key| G::house_rule(key, lang).expect("every option is a house rule");
        let label = match field {
            Field::Players => Text::Players.text(lang).to_owned(),
            Field::Seat(seat) => format!("  {}", seat + 1),
            Field::Option(key) => house_rule(key).name.to_owned(),
            Field::Edition => Text::Edition.text(lang).to_owned(),
            Field::Begin => return Line::styled(format!("{mark}[ {} ]", Text::Begin.text(lang)), LEGAL),
        };
        let mut spans = vec![Span::styled(mark, LEGAL), Span::styled(format!("{label:<30}"), HEADING)];
        let switch = |text: &str| if is_chosen { format!("◀ {text} ▶") } else { format!("  {text}") };
        let value = match field {
            Field::Players => switch(&self.players.to_string()),
            Field::Option(key) => switch(match self.options.get(key) {
                Some("yes") => lang.pick("yes", "sí"),
                _ => "no",
            }),
            Field::Seat(seat) => match self.seats.get(seat).and_then(|chosen| chosen.bot) {
                Some(level) => switch(&level_and_difficulty(level, lang)),
                None => String::new(),
            },
            Field::Edition | Field::Begin => String::new(),
        };
        spans.push(Span::raw(value));
        let typed = match field {
            Field::Edition => Some(&self.edition),
            Field::Seat(seat) => {
                self.seats.get(seat).filter(|chosen| chosen.bot.is_none()).map(|chosen| &chosen.name)
            }
            _ => None,
        };
        if let Some(typed) = typed {
            let line =
                if is_chosen { typed.line("  ", 44) } else { Line::from(format!("  {}", typed.text())) };
            spans.extend(line.spans);
            if field != Field::Edition {
                spans.push(Span::styled(format!("  ({})", Text::Person.text(lang)), FAINT));
            }
        }
        Line::from(spans)
    }
}

/// A path with the home folder in place of its sign, which no shell has done here.
fn at_home(path: &str) -> String {
    match (path.strip_prefix("~/"), std::env::var("HOME")) {
        (Some(rest), Ok(home)) => format!("{home}/{rest}"),
        _ => path.to_owned(),
    }
}

impl<G: TerminalGame> Screen for SetUpScreen<G> {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let lang = self.context.lang;
        let title = if self.is_real_table { Text::RealTable } else { Text::AtTheTable };
        paint::bar(G::NAME, title.text(lang), Rect { height: 1, ..area }, buffer);
        paint::keys(Text::SetUpKeys.text(lang), Rect { y: area.bottom() - 1, height: 1, ..area }, buffer);
        let room = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
        let room = room.centered_horizontally(area.width.saturating_sub(8).min(76).into());
        self.places.clear();
        let fields = self.fields();
        self.chosen = self.chosen.min(fields.len() - 1);
        let mut y = room.y;
        for (index, field) in fields.iter().enumerate() {
            let is_begin = *field == Field::Begin;
            y += u16::from(is_begin);
            let place = Rect { y, height: 1, ..room };
            buffer.set_line(room.x, y, &self.line(*field, index == self.chosen), room.width);
            self.places.push(place);
            y += 1;
        }
        let about = match fields.get(self.chosen) {
            Some(Field::Option(key)) => G::house_rule(key, lang).map(|rule| rule.about),
            Some(Field::Edition) => Some(Text::EditionAbout.text(lang)),
            _ => None,
        };
        let below = Rect { y: y + 1, height: room.bottom().saturating_sub(y + 1), ..room };
        match (&self.problem, about) {
            (Some(problem), _) => paint::problem(problem, below, buffer),
            (None, Some(about)) => {
                let text = paint::wrapped(about, below.width, "");
                let text: Vec<Line<'static>> = text.into_iter().map(|line| line.style(FAINT)).collect();
                paint::lines(&text, below, buffer);
            }
            (None, None) => {}
        }
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        let fields = self.fields();
        self.chosen = self.chosen.min(fields.len() - 1);
        let field = fields[self.chosen];
        self.problem = None;
        match key.code {
            KeyCode::Esc => return Transition::Leave,
            KeyCode::Enter if field == Field::Begin => return self.begin(),
            KeyCode::Enter => self.chosen += 1,
            KeyCode::Up | KeyCode::BackTab => {
                self.chosen = self.chosen.checked_sub(1).unwrap_or(fields.len() - 1);
            }
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % fields.len(),
            KeyCode::Left | KeyCode::Right if field != Field::Edition => {
                self.change(field, key.code == KeyCode::Right);
            }
            _ => {
                if let Some(typed) = self.typed(field) {
                    typed.key(key);
                }
            }
        }
        Transition::Stay
    }

    fn click(&mut self, at: Position) -> Transition {
        let Some(index) = self.places.iter().position(|place| place.contains(at)) else {
            return Transition::Stay;
        };
        let again = self.chosen == index;
        self.chosen = index;
        match self.fields().get(index) {
            Some(Field::Begin) => return self.begin(),
            Some(field) if again => self.change(*field, true),
            _ => {}
        }
        Transition::Stay
    }

    fn paste(&mut self, text: &str) {
        if let Some(typed) = self.fields().get(self.chosen).copied().and_then(|field| self.typed(field)) {
            typed.paste(text);
        }
    }

    fn scroll(&mut self, _lines: i16) {}
}
