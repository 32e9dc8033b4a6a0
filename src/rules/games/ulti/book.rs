//! The book of a session of Ulti: three running sums, which no rule ends, and what a hand is worth does not depend on
//! them.

use super::variant::Variant;
use crate::games::session::{Book, Prospect, Standing};

impl Book for Variant {
    fn opening(&self) -> Standing {
        Standing::default()
    }

    fn is_over(&self, _: &Standing) -> bool {
        false
    }

    fn prospects(&self, _: &Standing) -> Vec<Prospect> {
        Vec::new()
    }

    fn left_is_previous(&self) -> bool {
        false
    }
}
