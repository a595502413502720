//! How the table looks.

use parlor_core::{Outcome, Seat, Viewer};
use parlor_words::online::{OnlineText, gone};
use parlor_words::terminal::{KeyHelp, Notice, Text, keeper_keys, online_keys, shell_keys};
use parlor_words::{Say as _, capitalized, number, sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::TableScreen;
use super::areas::Areas;
use super::help::Deal;
use super::overlay::Overlay;
use crate::draw::{self, shortened};
use crate::terminal::board::{Board as _, Page, Scene, TerminalGame};
use crate::terminal::paint;
use crate::terminal::theme::{FAINT, HEADING, LEGAL, SCORE, WRONG};
use parlor_session::Waiting;

impl<G: TerminalGame> TableScreen<G> {
    pub(super) fn draw_all(&mut self, area: Rect, buffer: &mut Buffer) {
        let areas = Areas::new::<G>(area, &self.now.view, self.table().seats.seats());
        self.areas = areas;
        self.draw_head(buffer);
        // Not `self.scene()`: the board remembers where it drew what.
        let acts = self.table().acts();
        let scene =
            Scene { view: &*self.now.view, names: self.backend.session().names(), lang: self.lang, acts };
        self.board.draw(&scene, areas.board, buffer);
        for y in areas.line.y..areas.line.bottom() {
            buffer.set_string(areas.line.x, y, "│", FAINT);
        }
        self.draw_players(buffer);
        self.draw_pages(buffer);
        self.draw_keys(buffer);
        let note = self.draw_note(area, buffer);
        self.draw_over(area, note, buffer);
    }

    fn draw_head(&self, buffer: &mut Buffer) {
        let lang = self.lang;
        let turn = match self.table().next {
            Some(seat) => capitalized(&Notice::TurnOf { name: self.table().name(seat) }.say(lang)),
            None if self.table().waiting == Waiting::Nothing => Text::Over.text(lang).to_owned(),
            None => String::new(),
        };
        let real = if self.table().is_real_table {
            format!(" · {}", Text::RealTable.text(lang))
        } else {
            String::new()
        };
        let left = format!("{}{real}   {turn}", G::NAME);
        paint::bar(&left, &self.table().progress, self.areas.head, buffer);
    }

    /// Names and scores, with a mark for whose turn it is.
    fn draw_players(&self, buffer: &mut Buffer) {
        let area = self.areas.players;
        let seats = &self.table().seats;
        let scores = seats.map(|_, seat| number::whole(seat.score.into(), self.lang));
        let digits = draw::longest(scores.as_slice()).max(2);
        let remarks =
            seats.map(|_, seat| seat.remark.as_ref().map_or(String::new(), |text| format!(" {text}")));
        // Whoever keeps the record of a real table is asked for seats by their numbers.
        let is_real_table = self.table().is_real_table;
        // A name gives way to the score and the remark, which would be cut off.
        let others = 3 + digits + draw::longest(remarks.as_slice()) + if is_real_table { 2 } else { 0 };
        let widest = usize::from(area.width).saturating_sub(others).clamp(4, 20);
        let names = seats.map(|_, seat| shortened(&seat.name, widest));
        let longest = paint::widest(names.as_slice());
        let turn = self.table().next;
        let number = |seat: Seat| if is_real_table { format!("{seat} ") } else { String::new() };
        for ((seat, name), y) in names.iter().zip(area.y..area.bottom()) {
            let mark = if turn == Some(seat) { '▶' } else { ' ' };
            let score = &scores[seat];
            let spans = vec![
                Span::styled(format!("{mark} "), LEGAL),
                Span::styled(number(seat), FAINT),
                Span::styled(paint::padded(name, longest), self.name_style(seat)),
                Span::styled(format!(" {score:>digits$}"), SCORE),
                Span::styled(remarks[seat].clone(), FAINT),
            ];
            buffer.set_line(area.x, y, &Line::from(spans), area.width);
        }
    }

    fn name_style(&self, seat: Seat) -> ratatui::style::Style {
        match (self.table().seats[seat].plays, self.table().viewer == Viewer::Seat(seat)) {
            (false, _) => FAINT,
            (true, true) => HEADING.patch(ratatui::style::Style::new().underlined()),
            (true, false) => HEADING,
        }
    }

    /// The story, and the page that was chosen; both where there is room.
    fn draw_pages(&mut self, buffer: &mut Buffer) {
        let pages = G::Board::pages(&self.scene());
        let areas = self.areas;
        let (page, story) = match areas.story {
            Some(story) => (Some(self.page), Some(story)),
            None if self.page == 0 => (None, Some(areas.page)),
            None => (Some(self.page - 1), None),
        };
        if let Some(first) = page {
            draw_pages(&pages, first, self.scrolled, areas.page, buffer);
        }
        if let Some(area) = story {
            self.draw_story(area, buffer);
        }
    }

    fn draw_story(&mut self, area: Rect, buffer: &mut Buffer) {
        paint::heading(Text::Log.text(self.lang), Rect { height: 1, ..area }, buffer);
        let room = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        // Only what is shown is wrapped, from the end: a long game has thousands of lines.
        let wanted = self.scrolled + usize::from(room.height);
        let mut shown: Vec<Line<'static>> = Vec::new();
        let names = self.table().names();
        let wrapped = |text: &str| {
            let with_blanks = names.as_slice().iter().filter(|name| name.contains(' '));
            let text = with_blanks
                .fold(text.to_owned(), |text, name| text.replace(name.as_str(), &paint::joined(name)));
            paint::wrapped(&text, room.width, "  ")
        };
        for entry in self.now.table.transcript.iter().rev() {
            let mut lines = wrapped(&entry.text.to_string());
            if entry.starts_section {
                lines = lines.into_iter().map(|line| line.style(HEADING)).collect();
            }
            for detail in &entry.details {
                let detail = wrapped(&format!("  {detail}"));
                lines.extend(detail.into_iter().map(|line| line.style(FAINT)));
            }
            if entry.starts_section {
                lines.insert(0, Line::default());
            }
            shown.extend(lines.into_iter().rev());
            if shown.len() >= wanted {
                break;
            }
        }
        self.scrolled = self.scrolled.min(shown.len().saturating_sub(usize::from(room.height)));
        let shown: Vec<Line<'static>> =
            shown.into_iter().skip(self.scrolled).take(usize::from(room.height)).collect();
        let lines: Vec<Line<'static>> = shown.into_iter().rev().collect();
        paint::lines(&lines, room, buffer);
    }

    fn draw_keys(&self, buffer: &mut Buffer) {
        let lang = self.lang;
        let may_call = self.table().is_real_table && G::call(&self.now.view).is_some();
        let text = match &self.table().waiting {
            _ if matches!(self.overlay, Some(Overlay::Typing(_))) => Text::TypingKeys.text(lang).to_owned(),
            Waiting::ForPerson(_) | Waiting::ForObservation if may_call => {
                format!("{}  {}", Text::CallKey.text(lang), shorts(&[keeper_keys(lang)]))
            }
            Waiting::Nothing => self.over_keys().text(lang).to_owned(),
            Waiting::ForBot => {
                let keys = match self.backend.house() {
                    None => Text::WatchKeys,
                    Some(house) if house.table().watches() => Text::WatcherKeys,
                    Some(_) => Text::OthersKeys,
                };
                keys.text(lang).to_owned()
            }
            Waiting::ToPassOn(_) => Text::PassKeys.text(lang).to_owned(),
            Waiting::ToHandOver(_) => Text::HandOverKeys.text(lang).to_owned(),
            Waiting::ForObservation => {
                let ask = self.backend.session().ask();
                let begins = |key: char| ask.is_some_and(|ask| self.begins_answer(ask, key));
                let keys = keeper_keys(lang).iter().filter(|key| !key.keys.chars().all(begins));
                shorts(&[&keys.copied().collect::<Vec<_>>()])
            }
            Waiting::ForPerson(_) if self.table().is_real_table => {
                shorts(&[G::Board::keys(lang), keeper_keys(lang)])
            }
            Waiting::ForPerson(_) => shorts(&[G::Board::keys(lang), &self.shell_keys()]),
        };
        paint::keys(&text, self.areas.keys, buffer);
    }

    /// The keys around the board that do something at this table.
    fn shell_keys(&self) -> Vec<KeyHelp> {
        match self.backend.house() {
            _ if self.table().is_real_table => keeper_keys(self.lang).to_vec(),
            None => shell_keys(self.lang).to_vec(),
            Some(house) => {
                let keys = online_keys(self.lang).iter().copied();
                keys.filter(|key| house.game.may_hint() || key.keys != "h").collect()
            }
        }
    }

    /// What can be done after the end.
    fn over_keys(&self) -> Text {
        match self.backend.house() {
            None => Text::OverKeys,
            Some(house) if house.table().is_seated() => Text::OnlineOverKeys,
            Some(_) => Text::WatcherOverKeys,
        }
    }

    /// What is to be known of a table in a house before anything else, and whether something is wrong.
    fn house_note(&self) -> Option<(String, bool)> {
        let table = self.backend.house()?.table();
        if table.is_lost() {
            let lost = OnlineText::Lost.text(self.lang);
            // Only whoever is to play has placed something.
            let kept = self.table().acts().then(|| OnlineText::LostKept.text(self.lang));
            let texts: Vec<&str> = std::iter::once(lost).chain(kept).collect();
            return Some((texts.join(" "), true));
        }
        if table.has_stand_in() {
            return Some((Text::TakeOver.text(self.lang).to_owned(), false));
        }
        if table.has_rematch() {
            return Some((Text::RematchReady.text(self.lang).to_owned(), false));
        }
        let is_pending = self.backend.session().pending().is_some();
        is_pending.then(|| (Text::Sending.text(self.lang).to_owned(), false))
    }

    /// What is to be said to the one at the screen, and where it stands. If it is too long for its line, it lies over what is
    /// above.
    fn draw_note(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        let lang = self.lang;
        let unsaved = self.table().unsaved.as_ref().map(|cause| Notice::NotSaved { cause }.sentence(lang));
        let watches = self.backend.house().is_some_and(|house| house.table().watches());
        let note = self.house_note().or_else(|| match (&self.table().waiting, &self.note, unsaved) {
            (_, _, Some(unsaved)) => Some((unsaved, true)),
            (_, Some(note), None) => Some((note.text.to_string(), note.is_refusal)),
            (Waiting::ToPassOn(seat), ..) => {
                let name = self.table().name(*seat);
                Some((Notice::PassOn { name }.sentence(lang), false))
            }
            _ if watches => Some((OnlineText::Watching.text(lang).to_owned(), false)),
            _ => None,
        });
        let mut lines = Vec::new();
        if let Some((text, is_refusal)) = note {
            let style = if is_refusal { WRONG } else { LEGAL };
            let sign = if is_refusal { "✗ " } else { "» " };
            let width = area.width.saturating_sub(2);
            let wrapped = paint::wrapped(&format!("{sign}{text}"), width, "  ");
            lines.extend(wrapped.into_iter().map(|line| line.style(style)));
        }
        match (&self.table().waiting, &self.overlay) {
            (_, Some(Overlay::Typing(typed))) => {
                lines.push(typed.line(&format!("{}: ", Text::Move.text(lang)), area.width.saturating_sub(2)));
            }
            (Waiting::ForObservation, None) => {
                let session = self.backend.session();
                if let Some(ask) = session.ask() {
                    let question = G::fact(ask, session.names(), lang);
                    let asked = paint::wrapped(&question, area.width.saturating_sub(2), "");
                    lines.extend(asked.into_iter().map(|line| line.style(HEADING)));
                }
                lines.push(self.answer.line("> ", area.width.saturating_sub(2)));
            }
            _ => {}
        }
        let height = paint::cells(lines.len()).min(area.height.saturating_sub(2));
        let bottom = self.areas.note.bottom();
        let place = Rect { x: area.x, y: bottom.saturating_sub(height), width: area.width, height };
        ratatui::widgets::Widget::render(ratatui::widgets::Clear, place, buffer);
        paint::lines(&lines, Rect { x: place.x + 1, width: place.width.saturating_sub(2), ..place }, buffer);
        place
    }

    fn draw_over(&mut self, area: Rect, note: Rect, buffer: &mut Buffer) {
        let lang = self.lang;
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(3), ..area };
        let paragraph = |text: &str| paint::wrapped(text, body.width.saturating_sub(12).min(60), "");
        if let Some(first) = self.table().announcements.first() {
            let text = paragraph(&first.to_string());
            paint::boxed(G::NAME, &text, Text::AnyKey.text(lang), body, buffer);
            return;
        }
        if let (Waiting::ToHandOver(seat), None) = (&self.table().waiting, &self.overlay) {
            let name = self.table().name(*seat);
            let title = Notice::HandOver { name }.say(lang);
            let text = paragraph(&sentence(&Notice::WhenAlone.say(lang)));
            paint::boxed(&title, &text, "", body, buffer);
        }
        let shell_keys = self.shell_keys();
        match &mut self.overlay {
            Some(Overlay::Help(help)) => {
                let above_note = Rect { height: body.height.min(note.y.saturating_sub(body.y)), ..body };
                let deal = match self.backend.commitment() {
                    _ if self.now.table.is_real_table => Deal::RealTable,
                    Some(commitment) => Deal::Fair(commitment),
                    None => Deal::Chosen,
                };
                help.draw::<G>(deal, &shell_keys, lang, above_note, buffer);
            }
            Some(Overlay::Leaving) => {
                let number = self.backend.here().map(|backend| backend.store().number());
                let notice = match (number, &self.now.table.outcome) {
                    (Some(number), Outcome::Going) => Notice::SavedAs { number }.sentence(lang),
                    (Some(number), Outcome::Over(_)) => Notice::RecordedAs { number }.sentence(lang),
                    (None, _) => Text::ComeBack.text(lang).to_owned(),
                };
                let text = paragraph(&notice);
                paint::boxed(Text::LeaveNow.text(lang), &text, Text::LeaveKeys.text(lang), body, buffer);
            }
            Some(Overlay::GivingUp(seat)) => {
                let name = self.now.table.name(*seat);
                let text = paragraph(Text::GiveUp.text(lang));
                paint::boxed(name, &text, Text::GiveUpKeys.text(lang), body, buffer);
            }
            Some(Overlay::Gone(seat)) => {
                let name = self.now.table.name(*seat);
                let text = paragraph(&gone(name, lang));
                paint::boxed(name, &text, Text::GoneKeys.text(lang), body, buffer);
            }
            Some(Overlay::Ending) => self.draw_ending(body, buffer),
            Some(Overlay::Typing(_)) | None => {}
        }
    }

    /// How the game ended.
    fn draw_ending(&self, area: Rect, buffer: &mut Buffer) {
        let Some(ending) = &self.table().ending else { return };
        let names = self.table().names();
        let longest = paint::widest(names.as_slice());
        let mut lines: Vec<Line<'static>> =
            paint::wrapped(&ending.result, 60, "").into_iter().map(|line| line.style(HEADING)).collect();
        // A game that was ended early has no ranks.
        if let Outcome::Over(results) = &self.table().outcome {
            lines.push(Line::default());
            for (seat, rank) in results.standing() {
                let name = paint::padded(&names[seat], longest);
                let score = number::whole(results.scores[seat].into(), self.lang);
                let row = format!("{rank:>2}  {name}  {score:>6}");
                lines.push(Line::from(row));
            }
            lines.push(Line::default());
        }
        for line in &ending.breakdown {
            lines.extend(
                paint::wrapped(&line.to_string(), 60, "  ").into_iter().map(|line| line.style(FAINT)),
            );
        }
        if let Some(backend) = self.backend.here() {
            lines.push(Line::default());
            let number = backend.store().number();
            lines.push(Line::styled(Notice::RecordedAs { number }.sentence(self.lang), FAINT));
        }
        paint::boxed(Text::Over.text(self.lang), &lines, self.over_keys().text(self.lang), area, buffer);
    }
}

/// Draws a page, and below it those that follow and have room. One that grows is scrolled like the story.
fn draw_pages(pages: &[Page], first: usize, scrolled: usize, area: Rect, buffer: &mut Buffer) {
    let mut room = area;
    for (index, page) in pages.iter().cycle().skip(first % pages.len().max(1)).take(pages.len()).enumerate() {
        let height = paint::cells(page.lines.len() + 1);
        if index > 0 && height > room.height {
            return;
        }
        paint::heading(&page.title, Rect { height: 1, ..room }, buffer);
        let below = Rect { y: room.y + 1, height: room.height.saturating_sub(1), ..room };
        let hidden = page.lines.len().saturating_sub(usize::from(below.height));
        if page.grows && hidden > 0 {
            let above = 1 + hidden.saturating_sub(scrolled);
            let lines: Vec<Line<'static>> =
                page.lines.iter().take(1).chain(page.lines.iter().skip(above)).cloned().collect();
            paint::lines(&lines, below, buffer);
        } else {
            paint::lines(&page.lines, below, buffer);
        }
        let used = (height + 1).min(room.height);
        room = Rect { y: room.y + used, height: room.height - used, ..room };
    }
}

/// What the most important keys do, in a line.
fn shorts(groups: &[&[KeyHelp]]) -> String {
    let keys = groups.iter().copied().flatten().filter(|key| !key.short.is_empty());
    keys.map(|key| format!("{} {}", key.keys, key.short)).collect::<Vec<_>>().join("  ")
}
