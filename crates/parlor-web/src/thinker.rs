//! Thinking beside the page: the page asks, a worker that runs the same module answers. A question holds a *view*, so that
//! the worker knows no more than the player whose turn it is.

use std::cell::RefCell;
use std::rc::Rc;

use parlor_bots::{Playable, Search as _};
use parlor_core::{GivenViews, PlayerSeed, read_view};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::shelf::{self, Tabled, WithGame};

/// What an expert is asked.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Which game.
    game: String,
    /// What the player knows, as JSON.
    view: String,
    /// Where the expert's own chance comes from.
    seed: String,
    /// How many rollouts to think for.
    rollouts: u32,
}

impl Question {
    /// What to do with this view.
    pub(crate) fn new<G: Tabled>(view: &G::View, seed: String, rollouts: u32) -> Question {
        // A view is plain data with text for keys, which JSON can always hold.
        let view = serde_json::to_string(view).unwrap_or_default();
        Question { game: G::ID.to_owned(), view, seed, rollouts }
    }
}

/// Answers a question in the worker: the action in the game's notation, or nothing.
pub(crate) fn answer(question: &str) -> String {
    let action = serde_json::from_str(question).ok().and_then(|question: Question| {
        let game = question.game.clone();
        shelf::with_game(&game, Answering(question)).flatten()
    });
    action.unwrap_or_default()
}

struct Answering(Question);

impl WithGame for Answering {
    type Output = Option<String>;

    fn with<G: Tabled>(self) -> Option<String> {
        best::<G>(&self.0)
    }
}

fn best<G: Playable + GivenViews>(question: &Question) -> Option<String> {
    let view = read_view::<G>(&question.view).ok()?;
    let mut search = G::search(&view, &PlayerSeed::from_text(&question.seed))?;
    parlor_table::think(&mut search, question.rollouts, || true);
    search.best().map(|action| action.to_string())
}

/// The worker of a page. It is made when something is first asked, and made anew when it is no longer to think about what
/// it was asked.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    worker: Option<Running>,
    /// Whom to tell what it finds.
    waiting: Option<Box<dyn FnOnce(Option<String>)>>,
}

/// A worker, and what listens to it.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Thinker {
    /// A page's thinker, which does nothing yet.
    pub(crate) fn new() -> Thinker {
        Thinker(Rc::default())
    }

    /// Asks something; what was asked before is forgotten. Without an answer, because there can be no worker, `None` comes.
    pub(crate) fn ask(&self, question: &Question, answered: impl FnOnce(Option<String>) + 'static) {
        self.stop();
        let text = serde_json::to_string(question).unwrap_or_default();
        if self.0.borrow().worker.is_none() {
            let running = self.start();
            self.0.borrow_mut().worker = running;
        }
        self.0.borrow_mut().waiting = Some(Box::new(answered));
        let sent = match &self.0.borrow().worker {
            Some(running) => running.worker.post_message(&JsValue::from_str(&text)).is_ok(),
            None => false,
        };
        if !sent {
            self.answered(None);
        }
    }

    /// Thinks no more about what was asked.
    pub(crate) fn stop(&self) {
        let mut state = self.0.borrow_mut();
        if state.waiting.take().is_some()
            && let Some(running) = state.worker.take()
        {
            running.worker.terminate();
        }
    }

    fn answered(&self, answer: Option<String>) {
        let waiting = self.0.borrow_mut().waiting.take();
        if let Some(tell) = waiting {
            tell(answer.filter(|text| !text.is_empty()));
        }
    }

    /// Starts the worker whose address the page has been given.
    fn start(&self) -> Option<Running> {
        let address = js_sys::Reflect::get(&js_sys::global(), &"parlorWorker".into()).ok()?.as_string()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let thinker = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            thinker.answered(event.data().as_string());
        });
        let thinker = self.clone();
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| thinker.answered(None));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Running { worker, _on_message: on_message, _on_error: on_error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_core::{Chance, Game, Log, Seed, SetUp, Viewer};
    use parlor_fives::Fives;

    #[test]
    fn an_expert_answers_with_a_legal_action_and_nonsense_gets_no_answer() {
        let set_up = SetUp::<Fives> {
            edition: parlor_table::default_edition::<Fives>().into(),
            options: Default::default(),
            players: 2,
            chance: Chance::Seed(Seed::from_text("worker")),
        };
        let log = Log::begin(set_up).unwrap();
        let parlor_core::Next::Seat(seat) = Fives::next(log.state()) else { panic!("somebody is to act") };
        let view = Fives::view(log.state(), Viewer::Seat(seat));
        let question = Question::new::<Fives>(&view, "1".to_owned(), 60);
        let text = serde_json::to_string(&question).unwrap();
        let action = Fives::read_action(&answer(&text)).unwrap();
        assert!(Fives::actions(&view).contains(&action));
        assert_eq!(answer(&text), answer(&text));
        assert_eq!(answer("what?"), "");
        assert_eq!(answer(&text.replace("fives", "chess")), "");
    }
}
