//! The book of a session of Ulti: three running sums, which no rule ends, and what a hand is worth does not depend on
//! them.

use super::variant::Variant;
use crate::games::session::{Book, Prospect, Standing, Term};

impl Book for Variant {
    fn opening(&self) -> Standing {
        Standing::default()
    }

    fn is_over(&self, _: &Standing) -> bool {
        false
    }

    fn terms(&self, _: &Standing) -> Vec<Term> {
        Vec::new()
    }

    fn prospects(&self, _: &Standing) -> Vec<Prospect> {
        Vec::new()
    }

    fn written_off(&self, _: &Standing) -> Option<Standing> {
        None
    }

    fn left_is_previous(&self) -> bool {
        false
    }
}
