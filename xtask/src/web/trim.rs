//! Modules without what only people and tools read, and with short numbers: a module that can be taken apart has room for
//! the longest in every place.

use walrus::{Module, ModuleConfig, passes};

/// The module, as small as it can be written; what is wrong with it otherwise.
pub(super) fn trimmed(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false).generate_dwarf(false);
    let mut parsed = config.parse(module).map_err(|error| format!("{error:#}"))?;
    forget_notes(&mut parsed);
    // Every part is given the types of all parts.
    passes::gc::run(&mut parsed);
    Ok(parsed.emit_wasm())
}

/// Takes the sections away that browsers skip.
pub(super) fn forget_notes(module: &mut Module) {
    let notes: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in notes {
        module.customs.delete(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_unused_types_go_and_numbers_are_short() {
        let header = b"\0asm\x01\0\0\0".as_slice();
        // A memory that is exported as "m", the least of it written longer than it needs to be.
        let memory = [5, 5, 1, 0, 0x81, 0x80, 0x00];
        let export = [7, 5, 1, 1, b'm', 2, 0];
        let names = [0, 3, 2, b'n', b'o'];
        let unused = [1, 4, 1, 0x60, 0, 0];
        let module = [header, &unused, &memory, &export, &names].concat();
        assert_eq!(trimmed(&module), Ok([header, &[5, 3, 1, 0, 1], &export].concat()));
        assert!(trimmed(b"nothing").is_err());
    }
}
