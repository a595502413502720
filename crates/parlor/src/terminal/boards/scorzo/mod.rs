//! The board of Scorzo: the piles, what is known of the others, the own hand, and what would come of each card.

mod advice;
mod card;
mod focus;
mod known;
mod over;
mod pen;
mod piles;
mod seated;
mod sheet;
mod spread;
mod table;
#[cfg(test)]
mod tests;
mod unseen;

use parlor_core::{MAX_SEATS, Viewer};
use parlor_scorzo::{Action, Card, Hand, Phase, Scorzo, View};
use parlor_words::Lang;
use parlor_words::terminal::scorzo::TopOf;
use parlor_words::terminal::{KeyHelp, scorzo_keys};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect, Size};

use self::focus::{Focus, Targets};
use self::pen::Pen;
use crate::terminal::board::{Board, Page, Response, Scene};
use parlor_session::scorzo::HandOrder;

/// What a player sees and has begun.
#[derive(Default)]
pub(crate) struct ScorzoBoard {
    /// How the player in each seat holds the hand: several may share the screen.
    holdings: [HandOrder; MAX_SEATS],
    /// What the cursor is on.
    focus: Focus,
    /// What was clicked last, if nothing has happened since: a second click plays it.
    clicked: Option<Focus>,
    /// What can be clicked.
    targets: Targets,
}

impl ScorzoBoard {
    /// The viewer's hand, and how it is held; nothing for a watcher.
    fn holding<'a>(&self, view: &'a View) -> Option<(&HandOrder, &'a Hand)> {
        let (Viewer::Seat(seat), Some(hand)) = (view.viewer(), view.hand()) else { return None };
        self.holdings.get(seat.index()).map(|holding| (holding, hand))
    }

    /// The same, to hold it in another way.
    fn holding_mut<'a>(&mut self, view: &'a View) -> Option<(&mut HandOrder, &'a Hand)> {
        let (Viewer::Seat(seat), Some(hand)) = (view.viewer(), view.hand()) else { return None };
        self.holdings.get_mut(seat.index()).map(|holding| (holding, hand))
    }

    /// The viewer's cards in order; none for a watcher.
    fn cards(&self, view: &View) -> Vec<Card> {
        self.holding(view).map(|(holding, hand)| holding.cards(hand)).unwrap_or_default()
    }

    /// The card that the cursor is on.
    fn chosen(&self, view: &View) -> Option<Card> {
        match self.focus {
            Focus::Card(index) => self.cards(view).get(index).copied(),
            Focus::Pile(_) => None,
        }
    }

    /// Puts the cursor on a card, if it is in the hand.
    fn focus_on_card(&mut self, view: &View, card: Card) {
        if let Some(index) = self.cards(view).iter().position(|other| *other == card) {
            self.focus = Focus::Card(index);
        }
    }

    /// Does what can be done with what the cursor is on.
    fn play(&self, view: &View) -> Response<Action> {
        match (self.focus, self.chosen(view)) {
            (Focus::Pile(TopOf::DrawPile), _) => Response::Act(Action::Draw),
            (Focus::Pile(TopOf::DiscardPile), _) => Response::Act(Action::Take),
            (Focus::Card(_), Some(card)) => Response::Act(Action::Discard(card)),
            // At a real table the card has to be named.
            (Focus::Card(_), None) => Response::Type(String::new()),
        }
    }

    /// Goes to the next card, or to the other pile.
    fn step(&mut self, view: &View, right: bool) {
        self.focus = match self.focus {
            Focus::Pile(_) if right => Focus::Pile(TopOf::DiscardPile),
            Focus::Pile(_) => Focus::Pile(TopOf::DrawPile),
            Focus::Card(index) if right => {
                Focus::Card((index + 1).min(self.cards(view).len().saturating_sub(1)))
            }
            Focus::Card(index) => Focus::Card(index.saturating_sub(1)),
        };
    }

    /// Goes to the row above or below.
    fn change_row(&mut self, below: bool) {
        self.focus = self.targets.beside(self.focus, below).unwrap_or(self.focus);
    }

    /// Sorts the hand by the next thing; the cursor stays on its card.
    fn sort(&mut self, view: &View) {
        let chosen = self.chosen(view);
        if let Some((holding, _)) = self.holding_mut(view) {
            holding.sort();
        }
        if let Some(card) = chosen {
            self.focus_on_card(view, card);
        }
    }

    /// Moves the card that the cursor is on, and the cursor with it.
    fn shift(&mut self, view: &View, right: bool) {
        let Focus::Card(index) = self.focus else { return };
        if let Some((holding, hand)) = self.holding_mut(view) {
            self.focus = Focus::Card(holding.shift(hand, index, right));
        }
    }
}

impl Board<Scorzo> for ScorzoBoard {
    fn size(_view: &View, room: Size) -> Size {
        // On a wide screen the rest is for two columns, else for one.
        let rest = if room.width >= 110 { 56 } else { 29 };
        Size::new(room.width.saturating_sub(rest).max(50).min(room.width), room.height)
    }

    fn renew(&mut self, view: &View) {
        self.clicked = None;
        if let Some((holding, hand)) = self.holding_mut(view) {
            holding.renew(view, hand);
        }
        self.focus = match view.public().phase() {
            Phase::Discarding(_) => Focus::Card(0),
            _ => Focus::default(),
        };
        let newest = self.holding(view).and_then(|(holding, _)| holding.newest());
        if let Some(card) = newest {
            self.focus_on_card(view, card);
        }
    }

    fn key(&mut self, view: &View, key: KeyEvent, _lang: Lang) -> Response<Action> {
        self.clicked = None;
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return Response::Ignored;
        }
        let shifted = key.modifiers.contains(KeyModifiers::SHIFT);
        let discarding = matches!(view.public().phase(), Phase::Discarding(_));
        match key.code {
            KeyCode::Enter => return self.play(view),
            KeyCode::Char('d') => return Response::Act(Action::Draw),
            KeyCode::Char('t') => return Response::Act(Action::Take),
            KeyCode::Char(digit @ '1'..='9') if discarding => return Response::Type(digit.to_string()),
            KeyCode::Char('w' | 'W') if discarding => return Response::Type(Card::WILD.to_string()),
            KeyCode::Char('s') => self.sort(view),
            KeyCode::Char('<') => self.shift(view, false),
            KeyCode::Char('>') => self.shift(view, true),
            KeyCode::Left if shifted => self.shift(view, false),
            KeyCode::Right if shifted => self.shift(view, true),
            KeyCode::Left => self.step(view, false),
            KeyCode::Right => self.step(view, true),
            KeyCode::Up => self.change_row(false),
            KeyCode::Down => self.change_row(true),
            _ => return Response::Ignored,
        }
        Response::Done
    }

    fn click(&mut self, view: &View, at: Position, _lang: Lang) -> Response<Action> {
        let Some(focus) = self.targets.at(at) else {
            self.clicked = None;
            return Response::Ignored;
        };
        let again = self.clicked.replace(focus) == Some(focus);
        self.focus = focus;
        if again || matches!(focus, Focus::Pile(_)) { self.play(view) } else { Response::Done }
    }

    /// Nothing is begun before it is done: the cursor only points.
    fn step_back(&mut self, _view: &View) -> bool {
        false
    }

    fn propose(&mut self, view: &View, action: &Action) {
        self.clicked = None;
        match action {
            Action::Draw => self.focus = Focus::Pile(TopOf::DrawPile),
            Action::Take => self.focus = Focus::Pile(TopOf::DiscardPile),
            Action::Discard(card) => self.focus_on_card(view, *card),
        }
    }

    fn draw(&mut self, scene: &Scene<'_, Scorzo>, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen::new(area, buffer);
        self.targets = match over::last_shown(scene.view.public()) {
            Some(round) => {
                over::draw(scene, round, &mut pen);
                Targets::default()
            }
            None => table::draw(scene, self, &mut pen),
        };
    }

    fn pages(scene: &Scene<'_, Scorzo>) -> Vec<Page> {
        vec![sheet::page(scene), unseen::page(scene)]
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        scorzo_keys(lang)
    }

    fn keeper_keys(lang: Lang) -> &'static [KeyHelp] {
        parlor_words::terminal::scorzo::keeper_keys(lang)
    }
}
