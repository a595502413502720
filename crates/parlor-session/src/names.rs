//! What players are called.

use parlor_core::BySeat;

/// Players of the same name are told apart by their seats.
#[must_use]
pub fn told_apart(names: &BySeat<String>) -> BySeat<String> {
    let several = |name: &String| names.as_slice().iter().filter(|other| *other == name).count() > 1;
    names.map(|seat, name| if several(name) { format!("{name} {seat}") } else { name.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_with_the_name_of_a_level_is_told_from_the_bot() {
        let text = "parlor record 2\ngame fives\nrules 1\nedition classic\nseat 1 steady\nbot 2 steady version 1\n\
                    seat 3 Ana\nsealed\nmoves\n";
        let record: parlor_core::record::Record = text.parse().unwrap();
        let names = told_apart(&record.seats().map(|_, player| player.to_string()));
        assert_eq!(names.as_slice(), ["steady 1", "steady 2", "Ana"]);
    }
}
