//! Before a game: how many play, who sits where, and what the table chooses.

use std::marker::PhantomData;
use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, Edition as _, GameOptions as _, OptionError, PlayerName, Seat};
use parlor_words::sentence;
use parlor_words::terminal::{Notice, Text};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::editions;
use crate::failure::Failure;
use crate::games::CLASSIC;
use crate::terminal::board::Seated;
use crate::terminal::look::{FAINT, HEADING, LEGAL, WRONG};
use crate::terminal::open::{NewGame, Sitter};
use crate::terminal::paint;
use crate::terminal::screen::{Going, Screen};
use crate::terminal::setting::Setting;
use crate::terminal::typed::Typed;

/// Who sits in a seat, as it is being chosen.
enum Chosen {
    /// Somebody, by this name.
    Person(Typed),
    /// A bot.
    Bot(Level),
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
pub(super) struct SetUpScreen<G: Seated> {
    /// As many as any edition seats; the first of them play.
    seats: Vec<Chosen>,
    players: u8,
    options: G::Options,
    edition: Typed,
    is_real_table: bool,
    chosen: usize,
    problem: Option<String>,
    /// Where the lines were drawn.
    places: Vec<Rect>,
    setting: Setting,
    game: PhantomData<G>,
}

impl<G: Seated> SetUpScreen<G> {
    /// Two at the table: whoever runs the program, and a bot; at a real table two people.
    pub(super) fn new(is_real_table: bool, setting: Setting, game: PhantomData<G>) -> SetUpScreen<G> {
        let lang = setting.lang;
        let seats = Seat::first(u8::try_from(parlor_core::MAX_SEATS).unwrap_or(u8::MAX)).map(|seat| {
            if seat.index() == 0 {
                Chosen::Person(Typed::new(setting.me.as_str()))
            } else if is_real_table {
                Chosen::Person(Typed::new(&parlor_words::seat_name(seat, lang)))
            } else {
                Chosen::Bot(Level::Greedy)
            }
        });
        SetUpScreen {
            seats: seats.collect(),
            players: 2,
            options: G::Options::default(),
            edition: Typed::new(CLASSIC),
            is_real_table,
            chosen: 0,
            problem: None,
            places: Vec::new(),
            setting,
            game,
        }
    }

    fn fields(&self) -> Vec<Field> {
        let seats = (0..usize::from(self.players)).map(Field::Seat);
        let options = G::Options::KEYS.iter().copied().map(Field::Option);
        let fields = std::iter::once(Field::Players).chain(seats).chain(options);
        fields.chain([Field::Edition, Field::Begin]).collect()
    }

    /// How many can play, as far as the edition is known.
    fn allowed(&self) -> std::ops::RangeInclusive<u8> {
        let edition = G::Edition::built_in(&self.edition.text());
        edition.map_or(1..=u8::try_from(self.seats.len()).unwrap_or(u8::MAX), |edition| edition.players())
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
                let place = match chosen {
                    Chosen::Person(_) => 0,
                    Chosen::Bot(level) => 1 + Level::ALL.iter().position(|each| each == level).unwrap_or(0),
                };
                let kinds = Level::ALL.len() + 1;
                let next = if forward { place + 1 } else { place + kinds - 1 } % kinds;
                *chosen = match next.checked_sub(1).and_then(|index| Level::ALL.get(index)) {
                    Some(level) => Chosen::Bot(*level),
                    None => Chosen::Person(Typed::default()),
                };
            }
            Field::Option(key) => {
                let values = values::<G>(key);
                let now = self.options.get(key);
                let place = values.iter().position(|value| Some(*value) == now.as_deref()).unwrap_or(0);
                let next = if forward { place + 1 } else { place + values.len().saturating_sub(1) };
                if let Some(value) = values.get(next % values.len().max(1)) {
                    // It is one of the values that the option has.
                    let _ = self.options.set(key, value);
                }
            }
            Field::Seat(_) | Field::Edition | Field::Begin => {}
        }
    }

    /// What is typed into a line, if anything can be.
    fn typed(&mut self, field: Field) -> Option<&mut Typed> {
        match field {
            Field::Edition => Some(&mut self.edition),
            Field::Seat(seat) => match self.seats.get_mut(seat)? {
                Chosen::Person(name) => Some(name),
                Chosen::Bot(_) => None,
            },
            _ => None,
        }
    }

    fn begin(&mut self) -> Going {
        match self.new_game().and_then(|game| game.begin(&self.setting)) {
            Ok(table) => Going::Replace(Box::new(table)),
            Err(Failure::Misuse(problem) | Failure::File(problem)) => {
                self.problem = Some(problem);
                Going::Stay
            }
            Err(Failure::Output(error)) => {
                self.problem = Some(error.to_string());
                Going::Stay
            }
        }
    }

    fn new_game(&self) -> Result<NewGame<G>, Failure> {
        let lang = self.setting.lang;
        let edition = editions::find::<G>(self.edition.text().trim(), lang)?;
        let sitter = |chosen: &Chosen| match chosen {
            Chosen::Bot(level) => Ok(Sitter::Bot(*level)),
            Chosen::Person(typed) => {
                let text = typed.text();
                let name = PlayerName::new(&text).ok().filter(|name| name.as_str().parse::<Level>().is_err());
                name.map(Sitter::Person).ok_or_else(|| Failure::misuse(&Notice::NoName { name: &text }, lang))
            }
        };
        let sitters = self.seats.iter().take(usize::from(self.players)).map(sitter);
        let sitters: Vec<Sitter> = sitters.collect::<Result<_, _>>()?;
        Ok(NewGame {
            edition: Arc::new(edition),
            options: self.options.clone(),
            sitters: BySeat::new(self.players, |seat| sitters[seat.index()].clone()),
            seed: None,
            is_real_table: self.is_real_table,
        })
    }

    /// A line: what it is about, what it says, and what else could be said about it.
    fn line(&self, field: Field, is_chosen: bool) -> Line<'static> {
        let lang = self.setting.lang;
        let mark = if is_chosen { "▶ " } else { "  " };
        let label = match field {
            Field::Players => Text::Players.text(lang).to_owned(),
            Field::Seat(seat) => format!("  {}", seat + 1),
            Field::Option(key) => key.to_owned(),
            Field::Edition => Text::Edition.text(lang).to_owned(),
            Field::Begin => return Line::styled(format!("{mark}[ {} ]", Text::Begin.text(lang)), LEGAL),
        };
        let mut spans = vec![Span::styled(mark, LEGAL), Span::styled(format!("{label:<22}"), HEADING)];
        let switch = |text: &str| if is_chosen { format!("◀ {text} ▶") } else { format!("  {text}") };
        let value = match field {
            Field::Players => switch(&self.players.to_string()),
            Field::Option(key) => switch(&self.options.get(key).unwrap_or_default()),
            Field::Seat(seat) => match self.seats.get(seat) {
                Some(Chosen::Bot(level)) => switch(&format!("{} ({})", level.name(), Text::Bot.text(lang))),
                _ => String::new(),
            },
            Field::Edition | Field::Begin => String::new(),
        };
        spans.push(Span::raw(value));
        let typed = match field {
            Field::Edition => Some(&self.edition),
            Field::Seat(seat) => match self.seats.get(seat) {
                Some(Chosen::Person(name)) => Some(name),
                _ => None,
            },
            _ => None,
        };
        if let Some(typed) = typed {
            let line = if is_chosen { typed.line("  ") } else { Line::from(format!("  {}", typed.text())) };
            spans.extend(line.spans);
            if field != Field::Edition {
                spans.push(Span::styled(format!("  ({})", Text::Person.text(lang)), FAINT));
            }
        }
        Line::from(spans)
    }
}

/// The values that an option has.
fn values<G: Seated>(key: &str) -> &'static [&'static str] {
    match G::Options::default().set(key, "") {
        Err(OptionError::BadValue { allowed, .. }) => allowed,
        _ => &[],
    }
}

impl<G: Seated> Screen for SetUpScreen<G> {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let lang = self.setting.lang;
        let title = if self.is_real_table { Text::RealTable } else { Text::AtTheTable };
        paint::bar(G::NAME, title.text(lang), Rect { height: 1, ..area }, buffer);
        paint::keys(Text::SetUpKeys.text(lang), Rect { y: area.bottom() - 1, height: 1, ..area }, buffer);
        let room = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
        let room = room.centered_horizontally(area.width.saturating_sub(8).min(76).into());
        self.places.clear();
        let fields = self.fields();
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
            Some(Field::Option(key)) => G::option(key, lang),
            Some(Field::Edition) => Some(Text::EditionAbout.text(lang)),
            _ => None,
        };
        let below = Rect { y: y + 1, height: room.bottom().saturating_sub(y + 1), ..room };
        let (text, style) = match (&self.problem, about) {
            (Some(problem), _) => (format!("✗ {}", sentence(problem)), WRONG),
            (None, Some(about)) => (about.to_owned(), FAINT),
            (None, None) => return,
        };
        let text = paint::wrapped(&text, below.width, "");
        let text: Vec<Line<'static>> = text.into_iter().map(|line| line.style(style)).collect();
        paint::lines(&text, below, buffer);
    }

    fn key(&mut self, key: KeyEvent) -> Going {
        let fields = self.fields();
        self.chosen = self.chosen.min(fields.len() - 1);
        let field = fields[self.chosen];
        self.problem = None;
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Going::Leave,
            KeyCode::Esc => return Going::Leave,
            KeyCode::Enter => return self.begin(),
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
        Going::Stay
    }

    fn click(&mut self, at: Position) -> Going {
        let Some(index) = self.places.iter().position(|place| place.contains(at)) else { return Going::Stay };
        let again = self.chosen == index;
        self.chosen = index;
        match self.fields().get(index) {
            Some(Field::Begin) => return self.begin(),
            Some(field) if again => self.change(*field, true),
            _ => {}
        }
        Going::Stay
    }

    fn scroll(&mut self, _lines: i16) {}
}
