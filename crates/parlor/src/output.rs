//! Where text goes: language, colours, width.

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use parlor_words::Lang;
use parlor_words::program::{Label, file_cause};

use crate::args::{Args, Color};
use crate::failure::{Exit, Failure};

/// How text is to be written.
pub(crate) struct Output {
    lang: Lang,
    color: ColorChoice,
}

/// Paragraphs are no wider than this, however wide the terminal is: longer lines are hard to read.
const WIDEST: usize = 100;

impl Output {
    pub(crate) fn new(args: &Args) -> Output {
        let color = match args.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        Output { lang: args.lang.map_or_else(asked_for_by_locale, Lang::from), color }
    }

    pub(crate) const fn lang(&self) -> Lang {
        self.lang
    }

    /// Standard output; colours are left out where they are not wanted.
    pub(crate) fn out(&self) -> impl Write + use<> {
        let stdout = io::stdout().lock();
        let choice = match self.color {
            ColorChoice::Auto => AutoStream::choice(&stdout),
            chosen => chosen,
        };
        io::BufWriter::new(AutoStream::new(stdout, choice))
    }

    /// Whether standard output gets colours.
    pub(crate) fn has_colors(&self) -> bool {
        let choice = match self.color {
            ColorChoice::Auto => AutoStream::choice(&io::stdout()),
            chosen => chosen,
        };
        choice != ColorChoice::Never
    }

    /// How many columns a paragraph may take.
    pub(crate) fn width(&self) -> usize {
        if io::stdout().is_terminal() { textwrap::termwidth().min(WIDEST) } else { WIDEST }
    }

    /// Says why a command failed, if it did, and how the program ends.
    pub(crate) fn conclude(&self, ended: Result<Exit, Failure>) -> Exit {
        let (text, exit) = match ended {
            Ok(exit) => return exit,
            Err(Failure::Misuse(text)) => (text, Exit::Misuse),
            Err(Failure::File(text)) => (text, Exit::Trouble),
            // The reader closed the pipe: that is not an error.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return Exit::Yes,
            Err(Failure::Output(error)) => (file_cause(&error, self.lang), Exit::Trouble),
        };
        let stderr = io::stderr().lock();
        let choice = match self.color {
            ColorChoice::Auto => AutoStream::choice(&stderr),
            chosen => chosen,
        };
        let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let label = Label::Error.text(self.lang);
        // If not even this can be written, there is nobody left to tell.
        let _ = writeln!(AutoStream::new(stderr, choice), "{style}{label}:{style:#} {text}");
        exit
    }
}

/// The language of the environment: what `LC_ALL`, `LC_MESSAGES` and `LANG` ask for, the first that is set.
fn asked_for_by_locale() -> Lang {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or(Lang::English)
}

/// A heading.
pub(crate) fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    let style = Style::new().bold();
    writeln!(out, "{style}{text}{style:#}")
}
