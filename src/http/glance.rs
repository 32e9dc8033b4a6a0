//! Whoever asks again for a page, while nothing in the database has changed and his session still holds, is given it
//! again: its tag is known without asking anew. It must not know what the pages are.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::kept::Keeper;
use super::visit::{Visit, Visitor};
use talon_service::shelf::Shelf;
use talon_service::who;
use talon_store::UserId;

/// Bytes for tags and what they are found by.
const TAGS_BYTES_MAX: usize = 512 * 1024;
/// What each of them takes beside its texts, about.
const EACH_BYTES: usize = 320;

/// Tags of pages by all that a page can depend on.
#[derive(Debug, Clone)]
pub struct Tags(Arc<Shelf<Arc<Seen>>>);

impl Default for Tags {
    fn default() -> Self {
        Tags(Arc::new(Shelf::new(TAGS_BYTES_MAX)))
    }
}

/// A page that somebody was shown.
#[derive(Debug)]
pub struct Seen {
    pub tag: String,
    pub keeper: Keeper,
    /// Who was signed in, and until when that holds if nothing changes.
    reader: Option<(UserId, DateTime<Utc>)>,
}

impl Seen {
    fn holds_at(&self, now: DateTime<Utc>) -> bool {
        self.reader.is_none_or(|(_, until)| now < until)
    }
}

/// One request, begun in a known state of the database.
#[derive(Debug)]
pub struct Glance<'a> {
    visit: &'a Visit,
    key: Vec<u8>,
}

impl<'a> Glance<'a> {
    /// None where a change of the database would not be noticed, and for programs. Made before the page is read from
    /// there, so that what changes meanwhile is a change.
    pub fn of(visit: &'a Visit) -> Option<Glance<'a>> {
        if visit.has_bearer() {
            return None;
        }
        let stamp = visit.state.store.stamp()?;
        let mut key = Vec::with_capacity(visit.path.len() + 48);
        key.extend(stamp.to_bytes());
        key.extend(visit.prefs.to_bytes());
        if let Some(token) = visit.session_token() {
            key.extend(who::token_hash(token));
        }
        key.push(b' ');
        key.extend(visit.path.as_bytes());
        Some(Glance { visit, key })
    }

    /// What the same reader was shown here, or any visitor whoever is one.
    pub fn seen(&self) -> Option<Arc<Seen>> {
        let state = &self.visit.state;
        let seen = state.tags.0.get(&self.key).filter(|seen| seen.holds_at(state.now()))?;
        if let Some((user, _)) = seen.reader {
            self.visit.is_of(user);
        }
        Some(seen)
    }

    /// Notes what this visitor is shown, if he may be shown it again.
    pub fn keep(&self, tag: &str, keeper: Keeper, visitor: &Visitor) {
        let reader = visitor.actor.user().zip(visitor.until);
        // A token that opens nothing is counted each time that it is tried.
        if keeper == Keeper::Nobody || self.visit.session_token().is_some() != reader.is_some() {
            return;
        }
        let seen = Seen { tag: tag.to_owned(), keeper, reader };
        let bytes = EACH_BYTES + 2 * self.key.len() + tag.len();
        self.visit.state.tags.0.put(&self.key, Arc::new(seen), bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_reader_saw_holds_until_his_session_must_be_looked_at_and_a_visitor_has_none() {
        let until = DateTime::UNIX_EPOCH;
        let seen = |reader| Seen { tag: "tag".into(), keeper: Keeper::Reader, reader };
        let reader = seen(Some((UserId(1), until)));
        assert!(reader.holds_at(until - chrono::TimeDelta::seconds(1)));
        assert!(!reader.holds_at(until));
        assert!(seen(None).holds_at(until));
    }
}
