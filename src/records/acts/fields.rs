//! Walks over the members of one action. Those that every action may have are read on the way; the others are given
//! to anyone who reads the type.

use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Seat;

/// The members of an action.
#[derive(Debug)]
pub struct Fields<'a> {
    pub value: Value<'a>,
    /// Who did it, once it has been read.
    pub by: Option<Seat>,
}

impl<'a> Fields<'a> {
    /// Nothing read yet.
    pub fn new(value: Value<'a>) -> Fields<'a> {
        Fields { value, by: None }
    }

    /// Gives each member that is this type's own to `take`, which says whether it knows it.
    #[inline]
    pub fn read(
        &mut self,
        faults: &mut Faults<'a>,
        own: &'static [&'static str],
        mut take: impl FnMut(&str, Value<'a>, &mut Faults<'a>),
    ) {
        for (name, value) in self.value.members() {
            let word = name.as_str().unwrap_or_default();
            match &*word {
                "type" => {}
                "by" => self.by = faults.seat(value),
                "at" | "ms" => {
                    faults.integer(value, 0);
                }
                _ if own.contains(&&*word) => take(&word, value, faults),
                _ => {
                    let known: Vec<&str> = ["at", "by", "ms", "type"].iter().chain(own).copied().collect();
                    faults.unknown(name, &known);
                }
            }
        }
    }

    /// Reads with no members of its own.
    pub fn plain(&mut self, faults: &mut Faults<'a>) {
        self.read(faults, &[], |_, _, _| {});
    }

    /// What a member must have given; says so when the member is not there.
    pub(crate) fn require<T>(&self, faults: &mut Faults<'a>, name: &str, found: Option<T>) -> Option<T> {
        if found.is_none() && self.value.get(name).is_none() {
            faults.missing(self.value, name);
        }
        found
    }
}
