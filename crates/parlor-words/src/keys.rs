//! Keys and what they do, in tables.

/// Declares a function that gives a table of keys, with both languages in each row, so that none can lack one: the keys,
/// with their Spanish name if they have another; the word below the board in the terminal, if there is one; what they
/// do. Rows that several tables have are declared with `rows of`, and stand in the tables by their names.
macro_rules! keys {
    ($(#[doc = $about:literal])+ $name:ident: $help:ty; $(
        $($shared:ident)?
        $($keys:literal $(/ $keys_es:literal)? $(($short:literal, $short_es:literal))?:
            $does:literal, $does_es:literal)?;
    )+) => {
        $(#[doc = $about])+
        #[must_use]
        pub const fn $name(lang: $crate::Lang) -> &'static [$help] {
            const TABLE: &[[$help; 2]] = &[$(
                $($shared)?
                $($crate::keys::row!($help; $keys $(/ $keys_es)? $(($short, $short_es))?: $does, $does_es))?
            ),+];
            const ENGLISH: [$help; TABLE.len()] = $crate::keys::column(TABLE, 0);
            const SPANISH: [$help; TABLE.len()] = $crate::keys::column(TABLE, 1);
            lang.pick(&ENGLISH, &SPANISH)
        }
    };
    (rows of $help:ty; $(
        $name:ident = $keys:literal $(/ $keys_es:literal)? $(($short:literal, $short_es:literal))?:
            $does:literal, $does_es:literal;
    )+) => {
        $(const $name: [$help; 2] =
            $crate::keys::row!($help; $keys $(/ $keys_es)? $(($short, $short_es))?: $does, $does_es);)+
    };
}
pub(crate) use keys;

/// A row of a table, in English and in Spanish.
macro_rules! row {
    ($help:ty; $keys:literal / $keys_es:literal $(($short:literal, $short_es:literal))?:
        $does:literal, $does_es:literal) => {
        [<$help>::new($keys, $does)$(.short($short))?, <$help>::new($keys_es, $does_es)$(.short($short_es))?]
    };
    ($help:ty; $keys:literal $($rest:tt)+) => {
        $crate::keys::row!($help; $keys / $keys $($rest)+)
    };
}
pub(crate) use row;

/// One language of a table.
pub(crate) const fn column<T: Copy, const ROWS: usize>(table: &[[T; 2]], language: usize) -> [T; ROWS] {
    let mut column = [table[0][language]; ROWS];
    let mut row = 1;
    while row < ROWS {
        column[row] = table[row][language];
        row += 1;
    }
    column
}
