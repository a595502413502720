//! Thinking beside the page: the page asks, a worker answers. A question holds a *view*, so that the worker knows no more
//! than the player whose turn it is.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker of a page. It is made when something is first asked, and made again when it is no longer to think about what
/// it was asked.
#[derive(Clone)]
pub(crate) struct ExpertWorker(Rc<RefCell<State>>);

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

impl ExpertWorker {
    /// A page's worker, which does nothing yet.
    pub(crate) fn new() -> ExpertWorker {
        ExpertWorker(Rc::default())
    }

    /// Asks something, given as JSON; what was asked before is forgotten. Without an answer, because there can be no worker, `None` comes.
    pub(crate) fn ask(&self, question: &str, answered: impl FnOnce(Option<String>) + 'static) {
        self.stop();
        if self.0.borrow().worker.is_none() {
            let running = self.start();
            self.0.borrow_mut().worker = running;
        }
        self.0.borrow_mut().waiting = Some(Box::new(answered));
        let sent = match &self.0.borrow().worker {
            Some(running) => running.worker.post_message(&JsValue::from_str(question)).is_ok(),
            None => false,
        };
        if !sent {
            self.answered(None);
        }
    }

    /// Ends the worker: nobody will ask any more. What listens to it holds this, so that both would stay for ever.
    pub(crate) fn end(&self) {
        let mut state = self.0.borrow_mut();
        state.waiting = None;
        if let Some(running) = state.worker.take() {
            running.worker.terminate();
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
        let expert = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            expert.answered(event.data().as_string());
        });
        let expert = self.clone();
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| expert.answered(None));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Running { worker, _on_message: on_message, _on_error: on_error })
    }
}
