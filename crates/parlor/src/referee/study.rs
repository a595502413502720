//! Hints and analysis of a view, for any game.

use parlor_bots::analysis::Study;
use parlor_bots::{Bot, Level};
use parlor_core::read_view;
use parlor_words::program::{AnalysisMessage, RefereeProblem};
use parlor_words::{Lang, Say as _, sentence};
use serde::Serialize;

use super::fault::{Code, Fault};
use super::request::Fields;
use super::{json, not_legal};
use crate::analysis::{self, CandidateLine, MOST_ROLLOUTS, Unit, known, thousandths};
use crate::games::{self, WithGame, with_game};
use crate::positions;
use crate::terminal::TerminalGame;

/// What a player of some strength would do.
pub(super) fn hint(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(&games::IDS)?;
    let view = fields.raw("view")?.to_owned();
    let name = fields.text_or("player", Level::Expert.name())?;
    fields.done()?;
    let names = Level::ALL.map(Level::name);
    let problem = RefereeProblem::UnknownName { field: "player", name: &name, allowed: &names };
    let player: Bot = name.parse().map_err(|_| fields.fault(&problem))?;
    answer(game, Ask { view, question: Question::Hint(player), lang: fields.lang() }, fields)
}

/// What there is to choose from, and what a choice costs.
pub(super) fn analyse(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(&games::IDS)?;
    let view = fields.raw("view")?.to_owned();
    let rollouts = fields.count_or("rollouts", analysis::ROLLOUTS, MOST_ROLLOUTS)?;
    let action = fields.text_if("action")?;
    fields.done()?;
    answer(game, Ask { view, question: Question::Analyse { rollouts, action }, lang: fields.lang() }, fields)
}

fn answer(game: &str, ask: Ask, fields: &Fields<'_>) -> Result<String, Fault> {
    let problem = RefereeProblem::UnknownName { field: "game", name: game, allowed: &games::IDS };
    with_game(game, ask).unwrap_or_else(|| Err(fields.fault(&problem)))
}

enum Question {
    Hint(Bot),
    Analyse { rollouts: u32, action: Option<String> },
}

struct Ask {
    view: String,
    question: Question,
    lang: Lang,
}

#[derive(Serialize)]
struct HintAnswer {
    action: String,
}

#[derive(Serialize)]
struct RankAnswer {
    unit: Unit,
    rollouts: u32,
    luck: Option<f64>,
    #[serde(flatten)]
    choice: Option<Choice>,
    candidates: Vec<CandidateLine>,
}

#[derive(Serialize)]
struct Choice {
    loss: f64,
    error: Option<f64>,
    mistake: bool,
}

impl WithGame for Ask {
    type Output = Result<String, Fault>;

    fn with<G: TerminalGame>(self) -> Result<String, Fault> {
        let lang = self.lang;
        let view = read_view::<G>(&self.view).map_err(|error| Fault::new(Code::BadPosition, &error, lang))?;
        let nothing = || Fault::new(Code::BadPosition, &AnalysisMessage::NotToAct, lang);
        match self.question {
            Question::Hint(player) => {
                let player = Bot { rollouts: player.rollouts.min(MOST_ROLLOUTS), ..player };
                let action = player.choose::<G>(&view, &analysis::seed()).ok_or_else(nothing)?;
                Ok(json(&HintAnswer { action: action.to_string() }))
            }
            Question::Analyse { rollouts, action: None } => {
                let report = positions::rank::<G>(&view, rollouts).ok_or_else(nothing)?;
                let luck = G::luck(&view, &analysis::seed()).map(thousandths);
                let (unit, rollouts, candidates) = (report.unit, report.rollouts, report.candidates);
                Ok(json(&RankAnswer { unit, rollouts, luck, choice: None, candidates }))
            }
            Question::Analyse { rollouts, action: Some(text) } => {
                let action = G::read_action(&text)
                    .map_err(|error| Fault::said(Code::BadNotation, sentence(&error.say(lang))))?;
                let Some(study) = Study::<G>::new(&view, action, &analysis::seed(), rollouts) else {
                    let refusal = positions::refusal::<G>(&view, action).ok_or_else(nothing)?;
                    return Ok(not_legal(&refusal, lang));
                };
                let review = study.finish();
                let choice = Choice {
                    loss: thousandths(review.loss()),
                    error: known(review.error()),
                    mistake: review.is_mistake(),
                };
                Ok(json(&RankAnswer {
                    unit: Unit::new(G::SCORE_UNIT),
                    rollouts: review.candidates.iter().map(|candidate| candidate.rollouts).sum(),
                    luck: G::luck(&view, &analysis::seed()).map(thousandths),
                    choice: Some(choice),
                    candidates: review.candidates.iter().map(CandidateLine::new).collect(),
                }))
            }
        }
    }
}
