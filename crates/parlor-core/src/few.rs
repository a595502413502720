//! Sorting a few things with little code.

/// Sorts a few things, a hand of cards for instance; equals stay in their order.
///
/// The standard library sorts thousands of things well, and brings several kilobytes of code for every kind of thing that it
/// sorts: too much for pages that sort a dozen.
pub fn sort_few<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && key(&things[at - 1]) > key(&things[at]) {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_things_are_sorted_and_equals_stay_in_order() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_few(&mut things, |(number, _)| *number);
        assert_eq!(things, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_few(&mut [] as &mut [u8], |thing| *thing);
    }
}
