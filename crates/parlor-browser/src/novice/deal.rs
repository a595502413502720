//! The game that a novice is put before.

use crate::{BrowserError, Page};

/// The lines that say who plays what in a record.
const HEAD: [&str; 6] = ["parlor record ", "game ", "rules ", "edition ", "seat ", "bot "];
/// Bots act at once, and nothing is heard.
const SETTINGS: &str = "localStorage.clear();
localStorage.setItem('parlor.setting.pace', 'fast'); localStorage.setItem('parlor.setting.sound', 'off');";
const CHOOSE_CASUAL: &str = "const kind = document.querySelector('[data-test=kind-2]');
kind.value = 'casual'; kind.dispatchEvent(new Event('change', { bubbles: true }));";
/// The record of the only game that is saved.
const SAVED: &str = "const key = Object.keys(localStorage).find((key) => key.startsWith('parlor.game.'));
return key ? localStorage.getItem(key).split('\\n').slice(1).join('\\n') : null;";
const FORGET: &str = "Object.keys(localStorage).filter((key) => key.startsWith('parlor.game'))
.forEach((key) => localStorage.removeItem(key));";

/// A game against Casual whose deal follows from a number.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// The number.
    pub seed: u64,
    /// The text of an edition that is not built in.
    pub edition: Option<&'a str>,
}

impl Deal<'_> {
    /// Opens the game: its record, which has no moves yet, is imported.
    ///
    /// # Errors
    /// If the pages don't do that.
    pub async fn open(&self, page: &Page) -> Result<(), BrowserError> {
        page.goto("").await?;
        page.part("home-page").await?;
        page.run(SETTINGS).await?;
        page.goto(&format!("/new/{}", self.game)).await?;
        page.reload().await?;
        page.part("kind-2").await?;
        page.run(CHOOSE_CASUAL).await?;
        page.click("begin").await?;
        page.part("table").await?;
        // Who plays what is taken from a game that the pages have begun; only the deal is another.
        page.wait_until("the game is saved", async |page| Ok(page.run(SAVED).await?.is_string())).await?;
        let begun = page.run(SAVED).await?;
        let record = self.record(begun.as_str().unwrap_or_default());
        page.goto("/games").await?;
        page.run(FORGET).await?;
        page.reload().await?;
        let file = format!("parlor-novice-{}-{}-{}.parlor", std::process::id(), self.game, self.seed);
        let path = std::env::temp_dir().join(file);
        let failed = |error| BrowserError::File { path: path.clone(), error };
        std::fs::write(&path, record).map_err(failed)?;
        page.part("import").await?.send_keys(path.display().to_string()).await?;
        page.part("open-game").await?;
        std::fs::remove_file(&path).map_err(failed)?;
        page.click("open-game").await?;
        page.part("table").await?;
        Ok(())
    }

    /// The record of a game that has begun, as it is before the first move, with this deal.
    fn record(&self, begun: &str) -> String {
        let head = begun.lines().filter(|line| HEAD.iter().any(|start| line.starts_with(start)));
        let head = head.map(|line| match self.edition.filter(|_| line.starts_with("edition ")) {
            Some(text) => {
                let name = text.lines().find_map(|line| line.strip_prefix("name = ")).unwrap_or_default();
                let text: Vec<String> = text.lines().map(|line| format!("| {line}")).collect();
                format!("edition {}\n{}", name.trim_matches('"'), text.join("\n"))
            }
            None => line.to_owned(),
        });
        format!("{}\nseed {:064x}\n\nmoves\n", head.collect::<Vec<_>>().join("\n"), self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_keeps_who_plays_and_nothing_of_the_deal() {
        let begun = "parlor record 2\ngame scorzo\nrules 1\nedition classic\nseat 1 Ana\nbot 2 casual version 1\n\
                     commitment 12\n\nmoves\n1 draw\n";
        let mut deal = Deal { game: "scorzo", seed: 26, edition: None };
        let end = format!("seat 1 Ana\nbot 2 casual version 1\nseed {}1a\n\nmoves\n", "0".repeat(62));
        assert_eq!(
            deal.record(begun),
            format!("parlor record 2\ngame scorzo\nrules 1\nedition classic\n{end}")
        );
        deal.edition = Some("name = \"short\"\nrounds = [3]");
        let edition = "edition short\n| name = \"short\"\n| rounds = [3]\n";
        assert_eq!(deal.record(begun), format!("parlor record 2\ngame scorzo\nrules 1\n{edition}{end}"));
    }
}
