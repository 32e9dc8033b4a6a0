//! What becomes of records that were judged: the sound ones are stored, and each has a verdict and a row in the report.
//! It judges nothing itself.

use std::collections::HashMap;

use super::conflicts::{other_than_written, warn_of_conflicts};
use super::read::Item;
use super::replaced::warn_of_unknown;
use super::same_id::{Like, to_decide};
use super::start::unguessable;
use crate::ActError;
use crate::read_import::same_id;
use talon_records::report::ReportFinding;
use talon_rules::games::Code;
use talon_store::hands::{self, Insertion, NewHand, OnProbable, Origin, Stored, Visibility};
use talon_store::imports::Counts;
use talon_store::records::{Record, RecordStatus};
use talon_store::{ClubId, Db, HandId, ImportId};

/// What became of one record.
#[derive(Debug, Clone, Copy)]
pub(super) struct Verdict {
    pub status: RecordStatus,
    /// The hand that was stored, or the one that it is like.
    pub hand: Option<HandId>,
    /// The finding that decided.
    pub code: Option<&'static str>,
    /// It is like that hand by its id alone.
    pub by_id: bool,
}

impl Verdict {
    pub(super) fn rejected(item: &Item) -> Verdict {
        Verdict {
            status: RecordStatus::Rejected,
            hand: None,
            code: item.code,
            by_id: false,
        }
    }

    pub(super) fn accepted(hand: Option<HandId>, code: Option<&'static str>) -> Verdict {
        Verdict {
            status: RecordStatus::Accepted,
            hand,
            code,
            by_id: false,
        }
    }

    pub(super) fn duplicate(hand: Option<HandId>) -> Verdict {
        let code = Some(Code::DuplicateExact.as_str());
        Verdict {
            status: RecordStatus::Duplicate,
            hand,
            code,
            by_id: false,
        }
    }

    /// The hand tells another deal than the score whose place it takes.
    pub(super) fn differing(score: Option<HandId>) -> Verdict {
        let code = Some(Code::DealConflict.as_str());
        Verdict {
            status: RecordStatus::Waiting,
            hand: score,
            code,
            by_id: false,
        }
    }

    pub(super) fn waiting(hand: Option<HandId>, by_id: bool) -> Verdict {
        let code = Some(Code::DuplicateProbable.as_str());
        Verdict {
            status: RecordStatus::Waiting,
            hand,
            code,
            by_id,
        }
    }
}

/// Stores the sound ones; a verdict on each, in their order.
pub(super) fn store_sound(
    db: &mut Db,
    club: ClubId,
    items: &mut [Item],
    on_probable: OnProbable,
) -> Result<Vec<Verdict>, ActError> {
    warn_of_unknown(db, club, items, |_| false)?;
    warn_of_conflicts(db, club, items)?;
    let hashes: Vec<_> = items
        .iter()
        .filter_map(|item| item.hand.as_ref())
        .map(NewHand::hashes)
        .collect();
    let there = Stored::of(db, club, &hashes)?;
    let like = match on_probable {
        OnProbable::Wait => {
            let differing = other_than_written(db, club, items, &there)?;
            let like = to_decide(db, club, items, &there)?;
            let both = like.into_iter().zip(differing);
            both.map(|(like, written)| written.map(Like::Written).or(like))
                .collect()
        }
        OnProbable::Store => vec![None; items.len()],
    };
    let free = items.iter_mut().zip(&like).filter(|(_, like)| like.is_none());
    let mut sound: Vec<NewHand> = free.filter_map(|(item, _)| item.hand.take()).collect();
    for hand in sound.iter_mut().filter(|hand| hand.visibility == Visibility::Unlisted) {
        hand.public_id = Some(unguessable()?);
    }
    name_sessions(sound.iter_mut().filter(|hand| !there.has_record(&hand.doc_hash)))?;
    let mut fates = hands::insert_unknown(db, club, &sound, on_probable, &there)?.into_iter();
    let mut verdicts: Vec<Verdict> = Vec::with_capacity(items.len());
    let mut named = Vec::new();
    for (item, like) in items.iter().zip(like) {
        let fate = if item.accepted && like.is_none() {
            fates.next()
        } else {
            None
        };
        if let (Some(Insertion::Inserted(hand)), Some(id)) = (fate, item.record_id.as_deref()) {
            named.push((hand, id));
        }
        verdicts.push(match (like, fate) {
            (Some(Like::Stored(hand)), _) => Verdict::waiting(Some(hand), true),
            (Some(Like::Item(place)), _) => Verdict::waiting(verdicts[place].hand, true),
            (Some(Like::Written(Origin::Stored(hand))), _) => Verdict::differing(Some(hand)),
            (Some(Like::Written(Origin::Batch(place))), _) => {
                Verdict::differing(verdicts.get(place).and_then(|first| first.hand))
            }
            (None, None) => Verdict::rejected(item),
            (None, Some(Insertion::Inserted(hand))) => Verdict::accepted(Some(hand), item.code),
            (None, Some(Insertion::DuplicateExact(hand))) => Verdict::duplicate(Some(hand)),
            (None, Some(Insertion::DuplicateProbable(hand))) => Verdict::waiting(Some(hand), false),
        });
    }
    hands::keep_ids(db, &named)?;
    Ok(verdicts)
}

/// Gives each session of new hands an address, for the case that it is new.
fn name_sessions<'h>(hands: impl Iterator<Item = &'h mut NewHand>) -> Result<(), ActError> {
    let mut named: HashMap<&str, HashMap<String, String>> = HashMap::new();
    for hand in hands {
        let Some(session) = &mut hand.session else { continue };
        let of_game = named.entry(hand.game).or_default();
        session.public_id = match of_game.get(&session.key) {
            Some(public_id) => public_id.clone(),
            None => {
                let public_id = unguessable()?;
                of_game.insert(session.key.clone(), public_id.clone());
                public_id
            }
        };
    }
    Ok(())
}

/// The row of the report.
pub(super) fn row(import: ImportId, item: &Item, verdict: Verdict) -> Record {
    let keeps_text = matches!(verdict.status, RecordStatus::Rejected | RecordStatus::Waiting);
    let like = item.record_id.as_deref().filter(|_| verdict.by_id).map(same_id);
    let findings: Vec<_> = item
        .findings
        .iter()
        .cloned()
        .chain(like.as_ref().map(ReportFinding::from))
        .collect();
    Record {
        import_id: import,
        record: item.number,
        line: Some(item.line),
        status: verdict.status,
        hand_id: verdict.hand,
        code: verdict.code.map(str::to_owned),
        findings: serde_json::to_string(&findings).unwrap_or_default(),
        // PostgreSQL keeps no NUL in a text.
        raw: keeps_text.then(|| String::from_utf8_lossy(&item.raw).replace('\0', "\u{fffd}")),
        mended: None,
    }
}

/// Counts a record, or with -1 takes it off again.
pub(super) fn count(counts: &mut Counts, status: RecordStatus, has_warnings: bool, by: i64) {
    counts.total += by;
    match status {
        RecordStatus::Accepted => {
            counts.accepted += by;
            counts.with_warnings += by * i64::from(has_warnings);
        }
        RecordStatus::Duplicate => counts.duplicates += by,
        RecordStatus::Waiting => counts.waiting += by,
        RecordStatus::Rejected => counts.rejected += by,
    }
}
