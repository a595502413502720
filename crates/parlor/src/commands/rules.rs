//! `parlor rules`: the rulebook.

use std::io::{self, Write};

use anstyle::Style;
use parlor_core::RuleId;
use parlor_words::program::Problem;
use parlor_words::{BookLabel, Item, Lang, Picture, RuleText, Rulebook};

use crate::draw::{self, TextGame};
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::{Output, heading};

pub(super) fn run(game: &str, rule: Option<&str>, output: &Output) -> Result<Exit, Failure> {
    with_game!(game, output.lang(), G => print_rules::<G>(rule, output))
}

fn print_rules<G: TextGame>(rule: Option<&str>, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let mut page = Page { out: output.out(), width: output.width() };
    match rule {
        None => page.book(&G::rulebook(lang))?,
        Some(text) => page.rule(&find::<G>(text, lang)?)?,
    }
    page.out.flush()?;
    Ok(Exit::Yes)
}

fn find<G: TextGame>(text: &str, lang: Lang) -> Result<RuleText, Failure> {
    let rule = text.parse::<RuleId>().ok().and_then(|id| G::rule(id, lang));
    rule.ok_or_else(|| match G::RULES {
        [first, .., last] => {
            Failure::misuse(&Problem::UnknownRule { name: text, first: *first, last: *last }, lang)
        }
        _ => Failure::Misuse(text.to_owned()),
    })
}

/// What stands below the title of a rule begins here.
const INDENT: &str = "     ";

/// Paragraphs that fit the terminal.
struct Page<W: Write> {
    out: W,
    width: usize,
}

impl<W: Write> Page<W> {
    fn book(&mut self, book: &Rulebook) -> io::Result<()> {
        heading(&mut self.out, book.title)?;
        self.paragraph("", book.introduction)?;
        writeln!(self.out)?;
        heading(&mut self.out, BookLabel::Contents.text(book.lang))?;
        for chapter in &book.chapters {
            writeln!(self.out, "  {}", chapter.entry())?;
        }
        for chapter in &book.chapters {
            writeln!(self.out)?;
            heading(&mut self.out, chapter.heading)?;
            for item in &chapter.items {
                writeln!(self.out)?;
                match item {
                    Item::Paragraph(text) => self.paragraph("", text)?,
                    Item::Term { word, meaning } => self.paragraph("", &format!("{word}: {meaning}"))?,
                    Item::Rule(rule) => self.rule(rule)?,
                }
            }
        }
        Ok(())
    }

    fn rule(&mut self, rule: &RuleText) -> io::Result<()> {
        let (bold, faint) = (Style::new().bold(), Style::new().dimmed());
        let source = rule.source.label(rule.lang);
        let id = rule.id.to_string();
        writeln!(self.out, "{bold}{id:<4} {}{bold:#} {faint}({source}){faint:#}", rule.title)?;
        for (label, text) in rule.paragraphs() {
            match label {
                Some(label) => self.paragraph(INDENT, &format!("{label} {text}"))?,
                None => self.paragraph(INDENT, text)?,
            }
        }
        rule.picture.map_or(Ok(()), |picture| self.picture(picture, rule.lang))
    }

    fn picture(&mut self, picture: Picture, lang: Lang) -> io::Result<()> {
        writeln!(self.out)?;
        for line in draw::picture(picture).lines() {
            writeln!(self.out, "{INDENT}{line}")?;
        }
        self.paragraph(INDENT, picture.caption(lang))
    }

    fn paragraph(&mut self, indent: &str, text: &str) -> io::Result<()> {
        let options = textwrap::Options::new(self.width).initial_indent(indent).subsequent_indent(indent);
        writeln!(self.out, "{}", textwrap::fill(text, options))
    }
}
