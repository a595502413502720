//! Hints and analysis of a view, for any game.

use parlor_bots::analysis::Study;
use parlor_bots::{Bot, Level, MAX_ROLLOUTS};
use parlor_core::read_view;
use parlor_session::with_game;
use parlor_words::program::{AnalysisMessage, RefereeProblem};
use parlor_words::{Lang, Say as _, sentence};
use serde::Serialize;

use super::fault::{Code, Fault};
use super::request::Fields;
use super::{json, not_legal};
use crate::analysis::{self, CandidateLine, Unit, known, thousandths};
use crate::games::GAME_IDS;
use crate::positions;
use crate::terminal::TerminalGame;

/// What a player of some strength would do.
pub(super) fn hint(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(GAME_IDS)?;
    let view = fields.raw("view")?.to_owned();
    let name = fields.text_or("player", Level::Expert.name())?;
    fields.done()?;
    let names = Level::ALL.map(Level::name);
    let problem = RefereeProblem::UnknownName { field: "player", name: &name, allowed: &names };
    let player: Bot = name.parse().map_err(|_| fields.fault(&problem))?;
    ask(game, &view, Question::Hint(player), fields)
}

/// What there is to choose from, and what a choice costs.
pub(super) fn analyse(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(GAME_IDS)?;
    let view = fields.raw("view")?.to_owned();
    let rollouts = fields.count_or("rollouts", analysis::ROLLOUTS, MAX_ROLLOUTS)?;
    let action = fields.text_if("action")?;
    fields.done()?;
    ask(game, &view, Question::Analyse { rollouts, action }, fields)
}

fn ask(game: &str, view: &str, question: Question, fields: &Fields<'_>) -> Result<String, Fault> {
    with_game!(game, G => answer::<G>(view, question, fields.lang()))
        .unwrap_or_else(|| unreachable!("the field is the id of a game"))
}

enum Question {
    Hint(Bot),
    Analyse { rollouts: u32, action: Option<String> },
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

fn answer<G: TerminalGame>(view: &str, question: Question, lang: Lang) -> Result<String, Fault> {
    let view = read_view::<G>(view).map_err(|error| Fault::new(Code::BadPosition, &error, lang))?;
    let nothing = || Fault::new(Code::BadPosition, &AnalysisMessage::NotToAct, lang);
    match question {
        Question::Hint(player) => {
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
