//! How a refused record came to be taken after all, as it is noted with the record and told by the report and the API.

use std::fmt;

/// A way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// A person wrote it anew.
    Typed,
    /// With this option of the rules.
    Option(String),
    /// With these values, each with its place and what stood there, as its findings proposed.
    Corrected(String),
}

const TYPED: &str = "typed";
const CORRECTED: &str = "corrected ";

impl Way {
    /// As it was noted.
    pub fn parse(noted: &str) -> Way {
        match noted.strip_prefix(CORRECTED) {
            Some(words) => Way::Corrected(words.to_owned()),
            None if noted == TYPED => Way::Typed,
            None => Way::Option(noted.to_owned()),
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Typed => f.write_str(TYPED),
            Way::Option(words) => f.write_str(words),
            Way::Corrected(words) => write!(f, "{CORRECTED}{words}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_read_as_it_was_noted() {
        for way in [
            Way::Typed,
            Way::Option("kontra_window: trick2".to_owned()),
            Way::Corrected("/frmat: \"frmat\" → \"format\"".to_owned()),
        ] {
            assert_eq!(Way::parse(&way.to_string()), way);
        }
    }
}
