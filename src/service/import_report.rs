//! A part of the report of an import: its counts, how often each code decided, and the records that are looked at.
//! It says nothing in words.

use serde_json::Value as Json;

use crate::import_hands::Choices;
use crate::read_import::{choices, findings, is_mine, seen};
use crate::{ActError, Actor, closed_hands};
use talon_records::notation::ReadAs;
use talon_store::clubs::{self, Club};
use talon_store::imports::Import;
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Db, HandId, Moment, hands, uploads};

/// Records on a page.
pub const PER_PAGE: i64 = 20;
/// Records shown of a group among others.
pub(crate) const PER_GROUP: i64 = 3;
/// Refused records that are asked which option would have made them legal.
const DIAGNOSED_MAX: i64 = 200;

/// Bytes of the start of an upload that say how it was read.
const READ_AS_MAX: i64 = 64 * 1024;

/// What is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    pub status: RecordStatus,
    /// Of the accepted: only those with warnings.
    pub warned: bool,
    /// One group alone, or all of them.
    pub code: Option<String>,
    /// Beginning behind this record.
    pub after: i64,
}

/// Records that one code decided.
#[derive(Debug)]
pub struct Group {
    pub code: String,
    pub count: i64,
    pub records: Vec<ReportedRecord>,
}

/// A record of the report, and the stored hand that it led to, if this person may see it.
#[derive(Debug)]
pub struct ReportedRecord {
    pub record: Record,
    pub hand: Option<Stored>,
}

/// A stored hand.
#[derive(Debug)]
pub struct Stored {
    pub id: HandId,
    pub record: String,
    pub created_at: Moment,
}

/// A hand that the import brought.
#[derive(Debug)]
pub struct Brought {
    pub record: i64,
    pub hand: HandId,
    pub contract: Option<String>,
    /// Without a contract: everyone has passed, and nobody will play.
    pub passed_out: bool,
    /// Without a contract: all that was written down is a total that someone typed.
    pub is_total: bool,
}

/// An option with which refused records would be legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remedy {
    pub option: String,
    pub value: Json,
    /// Records that were asked.
    pub count: i64,
}

/// The report.
#[derive(Debug)]
pub struct Report {
    pub import: Import,
    pub choices: Choices,
    /// Whether the reader may decide in it.
    pub is_mine: bool,
    pub club: Club,
    pub groups: Vec<Group>,
    /// Records without a group: duplicates.
    pub records: Vec<ReportedRecord>,
    pub brought: Vec<Brought>,
    /// Options that make refused records legal, and how many.
    pub legal_with: Vec<Remedy>,
    /// In which ways refused records came to be taken, and how many in each.
    pub mended: Vec<(String, i64)>,
    /// How a small upload was read that is not JSON.
    pub read_as: Option<ReadAs>,
    /// The record behind which the next page begins.
    pub next: Option<i64>,
}

/// What the pages say first: what waits for a decision, then what was refused.
pub fn first_look(import: &Import) -> RecordStatus {
    let counts = &import.counts;
    if counts.waiting > 0 {
        RecordStatus::Waiting
    } else if counts.rejected > 0 {
        RecordStatus::Rejected
    } else if counts.accepted > 0 || counts.duplicates == 0 {
        RecordStatus::Accepted
    } else {
        RecordStatus::Duplicate
    }
}

/// Reads the report of an import.
///
/// # Errors
/// When there is no such import for this person, or the database fails.
pub fn import_report(
    db: &mut Db,
    actor: &Actor,
    public_id: &str,
    wanted: impl FnOnce(&Import) -> Wanted,
) -> Result<(Report, Wanted), ActError> {
    let import = seen(db, actor, public_id)?;
    let is_mine = is_mine(db, actor, &import)?;
    let club = clubs::by_id(db, import.club_id)?;
    let wanted = wanted(&import);
    let legal_with = legal_with(db, &import)?;
    let mended = records::mended(db, import.id)?;
    let (groups, records, brought) = (Vec::new(), Vec::new(), Vec::new());
    let choices = choices(&import)?;
    let read_as = read_as(db, &import)?;
    let mut report = Report {
        import,
        choices,
        is_mine,
        club,
        groups,
        records,
        brought,
        legal_with,
        mended,
        read_as,
        next: None,
    };
    match (wanted.status, wanted.warned) {
        (RecordStatus::Accepted, false) => report.read_brought(db, actor, &wanted)?,
        (RecordStatus::Duplicate, _) => {
            let (status, after) = (Some(wanted.status), wanted.after);
            let found = records::list(db, report.import.id, status, after, PER_PAGE + 1)?;
            report.records = report.page(db, actor, found)?;
        }
        _ => report.read_groups(db, actor, &wanted)?,
    }
    Ok((report, wanted))
}

/// How an upload was read, where it is small enough to be split again for that.
fn read_as(db: &mut Db, import: &Import) -> Result<Option<ReadAs>, ActError> {
    let Some(upload) = import.upload_id.filter(|_| import.bytes_total <= READ_AS_MAX) else {
        return Ok(None);
    };
    let Some(chunk) = uploads::chunk_at(db, upload, 0)? else {
        return Ok(None);
    };
    let mut records = talon_records::read(chunk.bytes.as_slice(), talon_shorthand::options());
    while let Ok(Some(_)) = records.next_raw() {}
    Ok(records.read_as())
}

impl Report {
    fn read_brought(&mut self, db: &mut Db, actor: &Actor, wanted: &Wanted) -> Result<(), ActError> {
        let found = hands::of_import(db, self.import.id, wanted.after, PER_PAGE + 1)?;
        let mut brought: Vec<Brought> = found
            .into_iter()
            .map(|one| Brought {
                record: one.record,
                hand: one.hand,
                passed_out: one.contract.is_none() && one.declarer_score.is_some(),
                is_total: one.contract.is_none()
                    && one.declarer_score.is_none()
                    && one.knowledge == hands::Knowledge::Score,
                contract: one.contract,
            })
            .collect();
        self.next = cut(&mut brought).map(|last| last.record);
        let ids: Vec<HandId> = brought.iter().map(|one| one.hand).collect();
        let closed = closed_hands::to(db, actor, &ids)?;
        brought.retain(|one| !closed.contains(&one.hand));
        self.brought = brought;
        Ok(())
    }

    fn read_groups(&mut self, db: &mut Db, actor: &Actor, wanted: &Wanted) -> Result<(), ActError> {
        let id = self.import.id;
        for (status, code, count) in records::codes(db, id)? {
            let other = wanted.code.as_ref().is_some_and(|wanted| *wanted != code);
            if status != wanted.status || other {
                continue;
            }
            let alone = wanted.code.is_some();
            let (after, limit) = if alone {
                (wanted.after, PER_PAGE + 1)
            } else {
                (0, PER_GROUP)
            };
            let found = records::list_of_code(db, id, Some(status), Some(&code), after, limit)?;
            let records = if alone {
                self.page(db, actor, found)?
            } else {
                shown(db, actor, found)?
            };
            self.groups.push(Group { code, count, records });
        }
        Ok(())
    }

    fn page(&mut self, db: &mut Db, actor: &Actor, mut found: Vec<Record>) -> Result<Vec<ReportedRecord>, ActError> {
        self.next = cut(&mut found).map(|last| last.record);
        shown(db, actor, found)
    }
}

/// Takes off what is beyond the page; the last on the page if there was more.
fn cut<T>(found: &mut Vec<T>) -> Option<&T> {
    let size = usize::try_from(PER_PAGE).unwrap_or(usize::MAX);
    let more = found.len() > size;
    found.truncate(size);
    found.last().filter(|_| more)
}

fn shown(db: &mut Db, actor: &Actor, found: Vec<Record>) -> Result<Vec<ReportedRecord>, ActError> {
    found
        .into_iter()
        .map(|record| {
            let hand = match record.hand_id {
                Some(id) => stored(db, actor, id)?,
                None => None,
            };
            Ok(ReportedRecord { record, hand })
        })
        .collect()
}

fn stored(db: &mut Db, actor: &Actor, id: HandId) -> Result<Option<Stored>, ActError> {
    match super::read_hand::read_hand(db, actor, &id.0.to_string()) {
        Ok(hand) => Ok(Some(Stored {
            id,
            record: hand.record,
            created_at: hand.created_at,
        })),
        Err(ActError::NotFound(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The most frequent first.
fn legal_with(db: &mut Db, import: &Import) -> Result<Vec<Remedy>, ActError> {
    if import.counts.rejected == 0 {
        return Ok(Vec::new());
    }
    let mut remedies: Vec<Remedy> = Vec::new();
    for record in records::list(db, import.id, Some(RecordStatus::Rejected), 0, DIAGNOSED_MAX)? {
        let mut here: Vec<(String, Json)> = Vec::new();
        for option in findings(&record)
            .into_iter()
            .flat_map(|finding| finding.legal_with)
            .flatten()
        {
            if !here.contains(&option) {
                here.push(option);
            }
        }
        for (option, value) in here {
            match remedies
                .iter_mut()
                .find(|known| known.option == option && known.value == value)
            {
                Some(known) => known.count += 1,
                None => remedies.push(Remedy {
                    option,
                    value,
                    count: 1,
                }),
            }
        }
    }
    remedies.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.option.cmp(&b.option)));
    Ok(remedies)
}
