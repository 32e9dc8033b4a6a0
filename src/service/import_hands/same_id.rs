//! Records that bear the id of another one but were dealt or played otherwise: their author says that they are
//! the same, so a person decides. It stores nothing.

use std::collections::HashMap;

use super::read::Item;
use talon_store::hands::{self, Known, Namesake, NewHand, Origin, Stored};
use talon_store::{ClubId, Db, HandId, StoreResult};

/// How a record stands to the stored hands that bear its id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearing {
    /// There are none, or it has no id.
    Alone,
    /// It says itself which of them it replaces.
    Replaces,
    /// It says nothing; this is the oldest of them.
    Like(HandId),
}

/// What a record is taken for another state of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Like {
    Stored(HandId),
    /// Place among the records judged together.
    Item(usize),
    /// The score whose place it takes, though that tells another deal.
    Written(Origin),
}

/// The stored hands that bear the ids of some records.
#[derive(Debug, Default)]
pub(super) struct Namesakes(HashMap<String, Vec<Namesake>>);

impl Namesakes {
    /// Looks up the ids of all records at once; not of those that the club has to the letter, which is what becomes of
    /// them whatever bears their id.
    pub(super) fn of(db: &mut Db, club: ClubId, items: &[Item], there: &Stored) -> StoreResult<Namesakes> {
        let is_new = |item: &&Item| item.hand.as_ref().is_some_and(|hand| !there.has_record(&hand.doc_hash));
        let ids: Vec<&str> = items
            .iter()
            .filter(is_new)
            .filter_map(|item| item.record_id.as_deref())
            .collect();
        let mut stored: HashMap<String, Vec<Namesake>> = HashMap::new();
        if !ids.is_empty() {
            for namesake in hands::with_ids(db, club, &ids)? {
                stored.entry(namesake.record_id.clone()).or_default().push(namesake);
            }
        }
        Ok(Namesakes(stored))
    }

    pub(super) fn bearing(&self, id: &str, hand: &NewHand) -> Bearing {
        match self.0.get(id).map(Vec::as_slice) {
            None | Some([]) => Bearing::Alone,
            Some(stored) if stored.iter().any(|one| replaces(hand, &one.doc_hash)) => Bearing::Replaces,
            Some([first, ..]) => Bearing::Like(first.hand),
        }
    }
}

/// Whether the record of a hand says that it stands in the place of this one.
pub(super) fn replaces(hand: &NewHand, doc_hash: &[u8]) -> bool {
    hand.supersedes.is_some_and(|hash| hash[..] == *doc_hash)
}

/// For each record of a batch the one that it is taken for another state of, if it has to wait for that. A record that
/// is stored already, or was typed by someone else, is known by its hashes and does not count here.
pub(super) fn to_decide(db: &mut Db, club: ClubId, items: &[Item], there: &Stored) -> StoreResult<Vec<Option<Like>>> {
    let mut like = vec![None; items.len()];
    let namesakes = Namesakes::of(db, club, items, there)?;
    let mut bearers: HashMap<&str, usize> = HashMap::new();
    for id in items.iter().filter_map(|item| item.record_id.as_deref()) {
        *bearers.entry(id).or_default() += 1;
    }
    let named: Vec<(usize, &str, &NewHand)> = items
        .iter()
        .enumerate()
        .filter_map(|(place, item)| Some((place, item.record_id.as_deref()?, item.hand.as_ref()?)))
        .filter(|(_, id, _)| bearers.get(id).is_some_and(|count| *count > 1) || namesakes.0.contains_key(*id))
        .collect();
    if named.is_empty() {
        return Ok(like);
    }
    let hashes: Vec<_> = named.iter().map(|(_, _, hand)| hand.hashes()).collect();
    let mut before: HashMap<&str, Vec<(usize, &NewHand)>> = HashMap::new();
    for ((place, id, hand), known) in named.iter().zip(there.judge(&hashes)) {
        let earlier = before.entry(id).or_default();
        like[*place] = match known {
            Known::New => match namesakes.bearing(id, hand) {
                Bearing::Like(stored) => Some(Like::Stored(stored)),
                Bearing::Replaces => None,
                Bearing::Alone if earlier.iter().any(|(_, one)| replaces(hand, &one.doc_hash)) => None,
                Bearing::Alone => earlier.first().map(|(first, _)| Like::Item(*first)),
            },
            // What waits is not stored: its twin waits with it.
            Known::Exact(Origin::Batch(at)) | Known::Probable(Origin::Batch(at)) => like[named[at].0],
            Known::Exact(Origin::Stored(_)) | Known::Probable(Origin::Stored(_)) => None,
        };
        earlier.push((*place, hand));
    }
    Ok(like)
}
