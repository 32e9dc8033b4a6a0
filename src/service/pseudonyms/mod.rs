//! Under which names someone outside a club sees those of its members who stand in records of hands: as each of them
//! chose (S-67). All reading of hands goes through here; records themselves are never changed.

mod record;
mod replace;
#[cfg(test)]
mod tests;
mod understood;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

pub(super) use replace::Replacements;
use replace::TextForm;
pub(super) use understood::{NamedEntries, UnderstoodNames};

use super::authorization::{self, Standing};
use super::bounded_cache::BoundedCache;
use super::{ActError, Actor};
use talon_records::normal::Writer;
use talon_records::{Options, Reader};
use talon_store::former_names::{self, FormerName};
use talon_store::hands::{Hand, HandFilter, HandSummary, HiddenNames, Sight};
use talon_store::members::{self, Called};
use talon_store::texts::{self, Text, TextKind};
use talon_store::{ClubId, Db, search_key};

/// Names that a search follows at most from what is shown to what is written.
const MEANT_MAX: usize = 1000;

/// Bytes of pseudonyms that are cached, and what one name takes, about.
const KEPT_BYTES_MAX: usize = 8 * 1024 * 1024;
const NAME_BYTES: usize = 1024;

static KEPT: LazyLock<BoundedCache<Arc<Replacements>>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES_MAX));

/// A record with other names than it was stored with.
#[derive(Debug)]
pub(super) struct Given {
    pub record: String,
    /// Of the record as it is given: a hash over names tells anyone who tries them out which one it was.
    pub doc_hash: Vec<u8>,
}

impl Given {
    fn of(record: String) -> Given {
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &options);
        let read = checked.record.as_ref();
        let doc_hash = read
            .map(|read| Writer::new().write(read).1.doc.0.to_vec())
            .unwrap_or_default();
        drop(checked);
        Given { record, doc_hash }
    }
}

/// What hides names in the records of some clubs; those of which the reader sees whole names have none.
#[derive(Debug, Default)]
pub(super) struct Pseudonyms(BTreeMap<ClubId, Arc<Replacements>>);

/// The names of a club whose pseudonyms were not made yet.
struct UnknownNames {
    /// Under which these will be kept.
    key: Vec<u8>,
    called: Vec<Called>,
    former: Vec<FormerName>,
}

impl UnknownNames {
    fn under(key: Vec<u8>) -> UnknownNames {
        UnknownNames {
            key,
            called: Vec::new(),
            former: Vec::new(),
        }
    }
}

/// Whether someone sees whole names in a club to which they are this.
fn is_inside(standing: &Standing) -> bool {
    standing.is_member || standing.is_acting || standing.sees_everything()
}

impl Pseudonyms {
    /// Over the hands of these clubs, for this reader.
    pub(super) fn over(
        db: &mut Db,
        actor: &Actor,
        clubs: impl IntoIterator<Item = ClubId>,
    ) -> Result<Pseudonyms, ActError> {
        let mut outside = Vec::new();
        for club in clubs.into_iter().collect::<BTreeSet<_>>() {
            if !is_inside(&authorization::standing(db, actor, Some(club))?) {
                outside.push(club);
            }
        }
        let stamps = members::names_stamps(db, &outside)?;
        Pseudonyms::made(db, stamps)
    }

    /// Over the hands of one club with this version of its names, for a reader who is this to it.
    pub(super) fn over_one(
        db: &mut Db,
        standing: &Standing,
        club: ClubId,
        names_stamp: String,
    ) -> Result<Pseudonyms, ActError> {
        if is_inside(standing) {
            return Ok(Pseudonyms::default());
        }
        Pseudonyms::made(db, vec![(club, names_stamp)])
    }

    /// As they were made before for the same names, else now. The versions were read before the names are; with each
    /// other name of an entry its former one is written down.
    fn made(db: &mut Db, stamps: Vec<(ClubId, String)>) -> Result<Pseudonyms, ActError> {
        let key = |club: ClubId, stamp: &str| [&club.0.to_le_bytes(), stamp.as_bytes()].concat();
        let mut pseudonyms = BTreeMap::new();
        let mut unknown = BTreeMap::new();
        for (club, stamp) in stamps {
            let key = key(club, &stamp);
            match KEPT.get(&key) {
                Some(made) => drop(pseudonyms.insert(club, made)),
                None => drop(unknown.insert(club, UnknownNames::under(key))),
            }
        }
        if !unknown.is_empty() {
            let wanted: Vec<ClubId> = unknown.keys().copied().collect();
            for one in members::called(db, &wanted)? {
                if let Some(names) = unknown.get_mut(&one.club_id) {
                    names.called.push(one);
                }
            }
            for one in former_names::of_clubs(db, &wanted)? {
                if let Some(names) = unknown.get_mut(&one.club_id) {
                    names.former.push(one);
                }
            }
        }
        for (club, names) in unknown {
            let made = Arc::new(Replacements::of(&names.called, &names.former));
            let count = names.called.len() + names.former.len() + 1;
            KEPT.put(&names.key, Arc::clone(&made), count * NAME_BYTES);
            pseudonyms.insert(club, made);
        }
        pseudonyms.retain(|_, made| !made.is_empty());
        Ok(Pseudonyms(pseudonyms))
    }

    /// The record of a hand of a club; anyone who brought it in knows what they wrote.
    pub(super) fn record(&self, club: ClubId, is_own: bool, record: String) -> String {
        match self.0.get(&club).filter(|_| !is_own) {
            Some(made) => made.record(&record).into_owned(),
            None => record,
        }
    }

    /// The same with its hash; nothing where it is given as it is.
    pub(super) fn given(&self, club: ClubId, is_own: bool, record: &str) -> Option<Given> {
        let made = self.0.get(&club).filter(|_| !is_own)?;
        let given = made.record(record);
        (given != record).then(|| Given::of(given.into_owned()))
    }

    /// A word of a club by which records hang together.
    pub(super) fn word(&self, club: ClubId, word: &mut String) {
        if let Some(Cow::Owned(shown)) = self.0.get(&club).map(|made| made.text(word, TextForm::Word)) {
            *word = shown;
        }
    }

    /// A hand in a list.
    pub(super) fn summary(&self, actor: &Actor, summary: &mut HandSummary) {
        let hand = &mut summary.hand;
        let is_own = hand.importer_id.is_some() && hand.importer_id == actor.user();
        let Some(replacements) = self.0.get(&hand.club_id).filter(|_| !is_own) else {
            return;
        };
        for player in &mut summary.players {
            if let Cow::Owned(shown) = replacements.text(&player.name, TextForm::Name) {
                player.name = shown;
                player.reference = None;
            }
        }
        for text in [&mut hand.event, &mut hand.source].into_iter().flatten() {
            if let Cow::Owned(shown) = replacements.text(text, TextForm::Prose) {
                *text = shown;
            }
        }
    }
}

/// Whether the reader brought the hand in themselves.
pub(super) fn is_own(actor: &Actor, hand: &Hand) -> bool {
    hand.importer_id.is_some() && hand.importer_id == actor.user()
}

/// What a search for names and sources must not find, and what it finds by another name, in clubs that are not the
/// reader's.
pub(super) fn over_search(
    db: &mut Db,
    actor: &Actor,
    sight: &Sight,
    filter: &HandFilter,
) -> Result<HiddenNames, ActError> {
    let mut hidden_names = HiddenNames::default();
    if sight.everything || filter.player_key.is_none() && filter.source_key.is_none() {
        return Ok(hidden_names);
    }
    let mut clubs = members::clubs_that_hide(db)?;
    clubs.extend(former_names::clubs(db)?);
    clubs.retain(|club| filter.club.is_none_or(|only| only == *club));
    let pseudonyms = Pseudonyms::over(db, actor, clubs)?;
    let ids: Vec<ClubId> = pseudonyms.0.keys().copied().collect();
    let is_unsaid = |text: &Text, kind: TextForm, sought: &str| {
        let made = pseudonyms.0.get(&text.club_id);
        made.is_some_and(|made| !search_key(&made.text(&text.written, kind)).contains(sought))
    };
    if let Some(sought) = &filter.player_key {
        let names = texts::matching_in(db, &ids, TextKind::Name, sought)?;
        let unsaid = names.iter().filter(|text| is_unsaid(text, TextForm::Name, sought));
        hidden_names.unsaid = unsaid.map(|text| text.id).collect();
        for (club, made) in &pseudonyms.0 {
            let written = made.written().filter(|(_, shown)| search_key(shown).contains(sought));
            let keys: Vec<String> = written.map(|(name, _)| search_key(&name)).take(MEANT_MAX).collect();
            if !keys.is_empty() {
                hidden_names.meant.extend(texts::with_keys(db, *club, &keys)?);
            }
        }
    }
    if let Some(sought) = &filter.source_key {
        let sources = texts::matching_in(db, &ids, TextKind::Source, sought)?;
        let unsaid = sources.iter().filter(|text| is_unsaid(text, TextForm::Prose, sought));
        hidden_names.unsaid_sources = unsaid.map(|text| text.id).collect();
    }
    Ok(hidden_names)
}
