//! Which of several shapes a value has, with the word that a file and a form have for it. Readers match over
//! all of them, so that one that is added cannot be forgotten.

use crate::points::Bye;
use crate::rounds::Again;
use crate::standings::{Carry, Substitute};
use crate::tournament::{Entrants, Format, Withheld};
use talon_records::json::Value;
use talon_rules::games::session::TablePlay;

pub use super::scheme::SchemeKind;

macro_rules! kinds {
    ($($(#[$note:meta])* $name:ident of $value:ident { $($kind:ident $shape:tt = $word:literal,)+ })+) => {$(
        $(#[$note])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($kind),+ }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$kind),+];

            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$kind => $word),+ }
            }

            /// The kind that the member `type` of an object says; its shape has refused every other word.
            pub(super) fn of(object: Value<'_>) -> $name {
                object.get("type").and_then(|word| $name::parse(&word.as_str()?)).unwrap_or($name::ALL[0])
            }

            /// The kind of this word.
            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|kind| kind.as_str() == word)
            }

            /// All words, in the order in which they are offered.
            pub fn words() -> Vec<&'static str> {
                $name::ALL.iter().map(|kind| kind.as_str()).collect()
            }
        }

        impl From<&$value> for $name {
            fn from(value: &$value) -> $name {
                match value { $(kinds!(@ $value $kind $shape) => $name::$kind),+ }
            }
        }
    )+};
    (@ $value:ident $kind:ident ()) => { $value::$kind };
    (@ $value:ident $kind:ident (_)) => { $value::$kind(_) };
    (@ $value:ident $kind:ident {}) => { $value::$kind { .. } };
}
pub(super) use kinds;

kinds! {
    /// Kinds of [`TablePlay`].
    PlayKind of TablePlay {
        Deals (_) = "deals",
        Session {} = "session",
    }
    /// Kinds of [`Withheld`].
    WithheldKind of Withheld {
        Nothing () = "nothing",
        Standings () = "standings",
        LastRounds (_) = "last_rounds",
    }
    /// Kinds of [`Bye`].
    ByeKind of Bye {
        Mean () = "mean",
        OwnAverage () = "own_average",
        Fixed (_) = "fixed",
    }
    /// Kinds of [`Substitute`].
    SubstituteKind of Substitute {
        Score () = "score",
        Nothing () = "nothing",
        Fixed (_) = "fixed",
    }
    /// Kinds of [`Format`].
    FormatKind of Format {
        Schedule () = "schedule",
        Swiss {} = "swiss",
        Cut {} = "cut",
        Interval {} = "interval",
        Lot {} = "lot",
        Groups {} = "groups",
        Teams () = "teams",
        Knockout {} = "knockout",
        Script {} = "script",
    }
    /// Kinds of [`Again`].
    AgainKind of Again {
        Never () = "never",
        From (_) = "from",
        Always () = "always",
    }
    /// Kinds of [`Entrants`].
    EntrantsKind of Entrants {
        Everybody () = "everybody",
        Best (_) = "best",
        List (_) = "list",
    }
    /// Kinds of [`Carry`].
    CarryKind of Carry {
        Nothing () = "nothing",
        All () = "all",
        Half () = "half",
        Places (_) = "places",
    }
}
