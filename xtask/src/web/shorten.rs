//! Short names for what the module asks of its script: the hashes in them would be a part of what travels that nothing makes
//! smaller, and it would travel twice.

use walrus::Module;

/// Gives the functions that a module imports short names, and returns the script with these. What the script does not name
/// exactly once keeps its name.
pub(super) fn shorten(script: &str, module: &mut Module) -> String {
    let mut script = script.to_owned();
    for (number, import) in module.imports.iter_mut().enumerate() {
        let (long, short) = (format!("{}: function", import.name), format!("f{number}"));
        if has_hash(&import.name) && script.matches(&long).count() == 1 {
            script = script.replace(&long, &format!("{short}: function"));
            import.name = short;
        }
    }
    script
}

/// Whether a name ends with sixteen digits that were made to differ from all others.
fn has_hash(name: &str) -> bool {
    name.rsplit_once('_')
        .is_some_and(|(_, end)| end.len() == 16 && end.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_on_both_sides() {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        for name in ["__wbg_view_3b708d3bdaf3fc96", "__wbg_lost_0123456789abcdef", "plain"] {
            module.add_import_func("wbg", name, kind);
        }
        let script = "{ __wbg_view_3b708d3bdaf3fc96: function() {}, plain: function() {} }";
        assert_eq!(shorten(script, &mut module), "{ f0: function() {}, plain: function() {} }");
        let names: Vec<&str> = module.imports.iter().map(|import| import.name.as_str()).collect();
        assert_eq!(names, ["f0", "__wbg_lost_0123456789abcdef", "plain"]);
    }
}
