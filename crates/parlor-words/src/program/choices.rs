//! What can be typed for a bot or an edition.

use parlor_core::{CLASSIC, Level};

use crate::phrase::list_or;
use crate::{Lang, level};

/// The bots that there are: “random, casual, … or expert”. In Spanish, what they are called there comes first:
/// «aleatorio (random), …».
pub(crate) fn bots(lang: Lang) -> String {
    let bots = Level::ALL.map(|bot| match lang {
        Lang::English => bot.name().to_owned(),
        Lang::Spanish => format!("{} ({})", level(bot, lang).to_ascii_lowercase(), bot.name()),
    });
    list_or(&bots, lang)
}

/// An edition by its name. The one that all games have has a Spanish name too: «clásica (classic)».
pub(super) fn edition(name: &str, lang: Lang) -> &str {
    match name {
        CLASSIC => lang.pick(CLASSIC, "clásica (classic)"),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spanish_names_come_with_the_english_ones() {
        assert_eq!(bots(Lang::English), "random, casual, greedy, steady or expert");
        assert_eq!(
            bots(Lang::Spanish),
            "aleatorio (random), despistado (casual), codicioso (greedy), sensato (steady) o experto (expert)"
        );
        assert_eq!(Lang::ALL.map(|lang| edition("classic", lang)), ["classic", "clásica (classic)"]);
        assert_eq!(edition("ours", Lang::Spanish), "ours");
    }
}
