//! Short sounds, made and not loaded.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A tile or card is laid.
    Lay,
    /// Something was refused.
    Refused,
    /// It is the listener's turn.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// Its notes: hertz, and when each begins, in seconds.
    const fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Sound::Lay => &[(220.0, 0.0)],
            Sound::Refused => &[(160.0, 0.0), (130.0, 0.09)],
            Sound::Turn => &[(440.0, 0.0), (554.4, 0.1)],
            Sound::End => &[(392.0, 0.0), (493.9, 0.12), (587.3, 0.24), (784.0, 0.36)],
        }
    }
}

thread_local! {
    /// Browsers allow few of them; made when something is first heard, because that needs a click before it.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Lets a sound be heard; a browser that can't stays silent, and so does a page that nobody has touched yet.
pub(crate) fn play(sound: Sound) {
    if !is_touched() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            let _ = sound.notes().iter().try_for_each(|(hertz, from)| note(context, *hertz, *from));
        }
    });
}

/// Whether somebody has clicked or typed here: before that, browsers allow no sound and complain about the attempt. One that
/// does not say so is taken at its word.
fn is_touched() -> bool {
    let asked = ["userActivation", "hasBeenActive"]
        .into_iter()
        .try_fold(JsValue::from(leptos::prelude::window().navigator()), |object, name| {
            js_sys::Reflect::get(&object, &name.into())
        });
    asked.ok().and_then(|touched| touched.as_bool()).unwrap_or(true)
}

/// One note that dies away.
fn note(context: &AudioContext, hertz: f32, from: f64) -> Result<(), JsValue> {
    let begin = context.current_time() + from;
    let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(hertz);
    volume.gain().set_value_at_time(0.12, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, begin + 0.22)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(begin + 0.25)
}
