//! Which licence numbers are taken: in a club each stands once.

use std::collections::{HashMap, HashSet};

use super::RowFate;
use crate::clubs::licence_key;
use crate::member_lists::person::Somebody;
use talon_store::MemberId;
use talon_store::licences::Licence;

/// Who has which number, and which of them rows of the list bring.
pub(super) struct TakenLicences<'a> {
    holders: HashMap<&'a str, MemberId>,
    brought: HashSet<String>,
}

impl<'a> TakenLicences<'a> {
    pub fn of(licences: &'a [Licence]) -> TakenLicences<'a> {
        TakenLicences {
            holders: licences.iter().map(|one| (one.key.as_str(), one.member_id)).collect(),
            brought: HashSet::new(),
        }
    }

    /// Whether a row cannot have its number, because another entry or an earlier row has it.
    pub fn is_taken(&mut self, somebody: &Somebody, fate: RowFate) -> bool {
        let entry = match fate {
            RowFate::Add => None,
            RowFate::Update(id) => Some(id),
            RowFate::Same | RowFate::Skip | RowFate::Fault => return false,
        };
        let Some(key) = somebody.licence.as_deref().and_then(licence_key) else {
            return false;
        };
        let holder = self.holders.get(key.as_str());
        holder.is_some_and(|holder| Some(*holder) != entry) || !self.brought.insert(key)
    }
}
