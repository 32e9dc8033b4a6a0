//! How a refused record came to be taken after all, as it is noted with the record and told by the report and the API.

use std::fmt;

/// A way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amendment {
    /// A person wrote it again.
    Typed,
    /// With this option of the rules.
    Option(String),
    /// With these values, each with its place and what stood there, as its findings proposed.
    Corrected(String),
}

const TYPED: &str = "typed";
const CORRECTED: &str = "corrected ";

impl Amendment {
    /// As it was noted.
    pub fn parse(noted: &str) -> Amendment {
        match noted.strip_prefix(CORRECTED) {
            Some(words) => Amendment::Corrected(words.to_owned()),
            None if noted == TYPED => Amendment::Typed,
            None => Amendment::Option(noted.to_owned()),
        }
    }
}

impl fmt::Display for Amendment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amendment::Typed => f.write_str(TYPED),
            Amendment::Option(words) => f.write_str(words),
            Amendment::Corrected(words) => write!(f, "{CORRECTED}{words}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_read_as_it_was_noted() {
        for way in [
            Amendment::Typed,
            Amendment::Option("kontra_window: trick2".to_owned()),
            Amendment::Corrected("/frmat: \"frmat\" → \"format\"".to_owned()),
        ] {
            assert_eq!(Amendment::parse(&way.to_string()), way);
        }
    }
}
