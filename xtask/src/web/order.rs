//! Modules that compress better: functions that are alike are neighbours. The order of functions means nothing, and walrus writes
//! them by their sizes.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef};

/// The module with its functions in an order that compresses well: by their types, and then by what is in them; what is wrong with it
/// otherwise.
pub(super) fn alike_together(module: &[u8]) -> Result<Vec<u8>, String> {
    let reordered = || -> Result<Vec<u8>, Error> {
        let mut written = Module::new();
        Order::of(module)?.parse_core_module(&mut written, Parser::new(0), module)?;
        Ok(written.finish())
    };
    reordered().map_err(|error| error.to_string())
}

/// An order of the functions that a module has itself.
struct Order {
    /// How many functions are imported: these come first, and stay.
    imported: usize,
    /// For each place, which function comes there.
    functions: Vec<usize>,
    /// For each function, its place.
    places: Vec<usize>,
}

impl Order {
    fn of(module: &[u8]) -> Result<Order, Error> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(functions) => {
                    types = functions.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let mut functions: Vec<usize> = (0..bodies.len()).collect();
        functions
            .sort_by_key(|&function| (types.get(function), bodies.get(function).map(FunctionBody::as_bytes)));
        let mut places = vec![0; functions.len()];
        for (place, &function) in functions.iter().enumerate() {
            places[function] = place;
        }
        Ok(Order { imported, functions, places })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> Result<u32, Error> {
        let place = |own: usize| self.places.get(own).map(|place| self.imported + place);
        let index_now = (index as usize).checked_sub(self.imported).and_then(place);
        Ok(index_now.and_then(|place| u32::try_from(place).ok()).unwrap_or(index))
    }

    fn parse_function_section(
        &mut self,
        written: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for function in &self.functions {
            if let Some(kind) = types.get(*function) {
                written.function(*kind);
            }
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        written: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for place in 0..bodies.len() {
            let body = bodies[self.functions[place]].clone();
            self.parse_function_body(written, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_a_type_are_neighbours_and_are_still_called() {
        let header = b"\0asm\x01\0\0\0".as_slice();
        let types = [1, 8, 2, 0x60, 0, 0, 0x60, 0, 1, 0x7f];
        let import = [2, 7, 1, 1, b'm', 1, b'f', 0, 0];
        let constant = |number: u8| vec![4, 0, 0x41, number, 0x0b];
        let calls = |first: u8, second: u8| vec![8, 0, 0x10, first, 0x1a, 0x10, second, 0x1a, 0x0b];
        let module = |kinds: [u8; 4], export: u8, bodies: [Vec<u8>; 4]| {
            let functions = [&[3, 5, 4], &kinds[..]].concat();
            let export = [7, 5, 1, 1, b'e', 0, export];
            let bodies = bodies.concat();
            let size = u8::try_from(bodies.len() + 1).unwrap();
            [header, &types, &import, &functions, &export, &[10, size, 4], &bodies].concat()
        };
        // Three give a number, and one calls two of them; the imported function is number 0.
        let before = module([1, 0, 1, 1], 2, [constant(3), calls(1, 3), constant(2), constant(1)]);
        let after = module([0, 1, 1, 1], 1, [calls(4, 3), constant(1), constant(2), constant(3)]);
        assert_eq!(alike_together(&before), Ok(after.clone()));
        assert_eq!(alike_together(&after), Ok(after));
        assert!(alike_together(b"nothing").is_err());
    }
}
