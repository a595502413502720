//! Labels: texts without facts in them.

/// Declares an enum of labels with their texts side by side, so that none can lack one.
macro_rules! labels {
    ($(#[doc = $about:literal])+ $name:ident; $($(#[doc = $doc:literal])+ $label:ident: $english:literal, $spanish:literal;)+) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[doc = $doc])+ $label,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$label),+];

            /// The text.
            #[must_use]
            pub const fn text(self, lang: $crate::Lang) -> &'static str {
                match self {
                    $($name::$label => lang.pick($english, $spanish),)+
                }
            }
        }

        // The text is there anyway; the names of the variants would travel to every browser.
        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.text($crate::Lang::English))
            }
        }

        impl $crate::Say for $name {
            fn say(&self, lang: $crate::Lang) -> String {
                self.text(lang).to_owned()
            }
        }
    };
}
pub(crate) use labels;
