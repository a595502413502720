//! The module that a browser loads, and the script that leads to it.

use std::path::Path;

use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::failure::Failure;
use crate::web::folder::plain_script;
use crate::web::link::Source;
use crate::web::loader::Loader;
use crate::web::order::alike_together;
use crate::web::trim::forget_notes;

/// Makes the script and the module out of what the compiler wrote. The static files know them by this name.
pub(super) fn glue(name: &str, compiled: &Path) -> Result<Vec<Source>, Failure> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled);
    made(name, &mut bindgen, |script| Some(script.to_owned()))
}

/// The same with a module that was taken apart: its script loads the parts too.
pub(super) fn glue_split(name: &str, main: Vec<u8>, loader: &Loader) -> Result<Vec<Source>, Failure> {
    let mut bindgen = Bindgen::new();
    // The parts find what they share with the module by what the linker called it.
    bindgen.input_bytes(name, main).keep_lld_exports(true).demangle(false);
    made(name, &mut bindgen, |script| loader.put_into(script))
}

fn made(
    name: &str,
    bindgen: &mut Bindgen,
    finish: impl FnOnce(&str) -> Option<String>,
) -> Result<Vec<Source>, Failure> {
    let problem = |problem: String| Failure::File { path: format!("{name}.wasm").into(), problem };
    // Names of functions would be half of the module. Whoever loads the module says where it is.
    bindgen
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true);
    let made = bindgen.web(true).and_then(Bindgen::generate_output);
    let mut made = made.map_err(|error| problem(format!("{error:#}")))?;
    let script = finish(made.js());
    let mut script = script.ok_or_else(|| problem("its script doesn't load any parts".to_owned()))?;
    let mut sources = snippets(name, &made, &mut script);
    sources.push(Source::new(format!("{name}.js"), plain_script(script.as_bytes())));
    forget_notes(made.wasm_mut());
    let module = alike_together(&made.wasm_mut().emit_wasm()).map_err(problem)?;
    sources.push(Source::new(format!("{name}.wasm"), module));
    Ok(sources)
}

/// Scripts that dependencies bring along: beside the others, under names that the script then asks for.
fn snippets(name: &str, made: &Output, script: &mut String) -> Vec<Source> {
    let inline = made.snippets().iter().flat_map(|(folder, texts)| {
        let paths = (0..texts.len()).map(move |number| format!("{folder}/inline{number}.js"));
        paths.zip(texts.iter().map(String::as_str))
    });
    let modules = made.local_modules().iter().map(|(path, text)| (path.clone(), text.as_str()));
    let mut all: Vec<(String, &str)> = inline.chain(modules).collect();
    // What was in a table comes in the same order every time.
    all.sort();
    let named = all.into_iter().zip(1..).map(|((path, text), number)| {
        let name = format!("{name}-part-{number}.js");
        *script = script.replace(&format!("./snippets/{path}"), &format!("./{{{{{name}}}}}"));
        Source::new(name, text.as_bytes().to_vec())
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use crate::process::root;

    #[test]
    fn the_library_that_makes_the_script_has_the_version_of_the_one_in_the_module() {
        let lock = std::fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let version = |name: &str| {
            let (_, rest) = lock.split_once(&format!("name = \"{name}\"\nversion = ")).unwrap();
            rest.lines().next().unwrap()
        };
        assert_eq!(version("wasm-bindgen-cli-support"), version("wasm-bindgen"));
    }
}
