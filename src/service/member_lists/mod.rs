//! Members from a list that someone has in a spreadsheet: what was sent is kept, looked at as often as it takes, put
//! right in place, and applied once as a whole (S-34, S-36). It knows no page and no word of any language.

mod apply;
pub mod columns;
pub mod encoding;
pub mod kind;
pub(crate) mod person;
pub mod plan;
pub mod reading;
pub mod table;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use self::columns::MemberField;
use self::encoding::Encoding;
use self::kind::ForeignFile;
use self::person::FieldFault;
use self::plan::{ClubList, ListPlan, RowFate};
use self::reading::{Reading, Sheet};
use self::table::ListRow;
use crate::authorization::{self, Action, Object};
use crate::clubs::read::{self, Rights};
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, TooLarge, account, find_club, stored};
use talon_store::clubs::Club;
use talon_store::member_lists::{self, Listed, MemberList, NewMemberList};
use talon_store::{Db, OptionalRow as _, Store, licences, members};

pub use apply::apply;

/// Bytes of a list.
pub const BYTES_MAX: usize = 16 * 1024 * 1024;
/// How long a list is kept.
const KEPT: TimeDelta = TimeDelta::days(90);
const NAME_MAX: usize = 80;
const LISTED_MAX: i64 = 20;

/// What became of a list that was applied.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppliedList {
    pub added: usize,
    pub updated: usize,
    pub same: usize,
    pub skipped: usize,
    /// The rows that were not taken, by number, with what is wrong in them: words of fields and keys of sentences.
    #[serde(default)]
    pub faulty: Vec<(usize, Said)>,
    /// The same by line, as it was kept before rows had numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    failed: Vec<(u64, Said)>,
}

/// Faults of a row: words of fields and keys of sentences.
type Said = Vec<(String, String)>;

impl AppliedList {
    /// How many rows were not taken.
    pub fn faults(&self) -> usize {
        self.faulty.len() + self.failed.len()
    }
}

/// A list as a page shows it.
#[derive(Debug)]
pub struct MemberListView {
    pub club: Club,
    pub rights: Rights,
    pub list: MemberList,
    pub reading: Reading,
    pub sheet: Sheet,
    pub plan: ListPlan,
    /// Once it was applied.
    pub outcome: Option<AppliedList>,
}

/// The names in a list; where no column looks like names, what stands first in each row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    pub names: Vec<String>,
    /// The line of a quotation mark that is never closed.
    pub open: Option<u64>,
}

/// Reads the names in a list, in the letters that were chosen or look right.
pub fn names(bytes: &[u8], language: &str, encoding: Option<Encoding>) -> Names {
    let reading = Reading {
        encoding,
        ..Reading::default()
    };
    let sheet = Sheet::read(bytes, &reading);
    let named = sheet.has_names();
    let name = |row: &ListRow| {
        if !named {
            return row.cells.first().cloned().unwrap_or_default();
        }
        let value = |field| sheet.value(row, field, &reading).trim();
        let family_first = is_family_first(language);
        person::name(
            value(MemberField::Name),
            value(MemberField::Family),
            value(MemberField::Given),
            family_first,
        )
    };
    let one_line = |name: String| name.split_whitespace().collect::<Vec<_>>().join(" ");
    let names = sheet
        .rows
        .iter()
        .map(name)
        .map(one_line)
        .filter(|name| !name.is_empty())
        .collect();
    Names {
        names,
        open: sheet.rows.iter().find(|row| row.is_open).map(|row| row.line),
    }
}

/// Whether families stand before given names.
fn is_family_first(language: &str) -> bool {
    language == "hu"
}

/// Keeps what was sent, before anything is read in it. Answers the word in its address.
///
/// # Errors
/// When the actor may not, it is too large, or nothing is in it.
pub fn keep(
    store: &Store,
    actor: &Actor,
    slug: &str,
    file_name: &str,
    bytes: &[u8],
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    if bytes.len() > BYTES_MAX {
        return Err(ActError::TooLarge(TooLarge::MemberList));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ActError::Invalid {
            field: "text",
            why: InvalidValue::ListEmpty,
        });
    }
    if let Some(kind) = ForeignFile::of(bytes) {
        return Err(ActError::Invalid {
            field: "text",
            why: kind.invalid(),
        });
    }
    let public_id = account::fresh_secret()?;
    let name: String = file_name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ManageMembers, &Object::of_club(club.id))?;
        member_lists::expire(db, (now - KEPT).into())?;
        let list = NewMemberList {
            public_id: &public_id,
            club_id: club.id,
            created_by: person.id,
            created_at: now.into(),
            file_name: &name,
            raw: bytes,
            reading: &Reading::default().text()?,
        };
        member_lists::insert(db, &list)?;
        Ok::<_, ActError>(())
    })?;
    Ok(public_id)
}

/// The club, for anyone who may bring a list in, and the lists that were brought in lately.
///
/// # Errors
/// When the actor may not, or there is no such club.
pub fn lately(db: &mut Db, actor: &Actor, slug: &str) -> Result<(Club, Rights, Vec<Listed>), ActError> {
    let (club, rights) = read::club_for(db, actor, slug, Action::ManageMembers)?;
    let lists = member_lists::of_club(db, club.id, LISTED_MAX)?;
    Ok((club, rights, lists))
}

/// The list of this address, for anyone who may apply it.
fn found(db: &mut Db, actor: &Actor, slug: &str, id: &str) -> Result<(Club, MemberList), ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must_see(
        db,
        actor,
        Action::ManageMembers,
        &Object::of_club(club.id),
        Missing::List,
    )?;
    let list = member_lists::by_public_id(db, club.id, id)
        .found()?
        .ok_or(ActError::NotFound(Missing::List))?;
    Ok((club, list))
}

/// A list with what would become of each of its rows, or with what became of them.
///
/// # Errors
/// When there is no such list, also for anyone who may not see it.
pub fn view(db: &mut Db, actor: &Actor, slug: &str, id: &str) -> Result<MemberListView, ActError> {
    let (club, list) = found(db, actor, slug, id)?;
    let (_, rights) = read::club(db, actor, slug)?;
    let reading = Reading::of(&list.reading)?;
    let sheet = Sheet::read(&list.raw, &reading);
    let outcome: Option<AppliedList> = list
        .outcome
        .as_deref()
        .map(|kept| stored::read(kept, "what came of a list of members"))
        .transpose()?;
    let plan = match outcome {
        None => made(db, &club, &sheet, &reading)?,
        Some(_) => ListPlan::default(),
    };
    Ok(MemberListView {
        club,
        rights,
        list,
        reading,
        sheet,
        plan,
        outcome,
    })
}

fn made(db: &mut Db, club: &Club, sheet: &Sheet, reading: &Reading) -> Result<ListPlan, ActError> {
    let there = ClubList {
        members: members::everybody(db, club.id)?,
        licences: licences::of_club(db, club.id)?,
    };
    Ok(plan::plan(sheet, reading, &there, is_family_first(&club.language)))
}

/// Keeps how the list is to be read, and what was put right in it.
///
/// # Errors
/// When there is no such list, or it has been applied.
pub fn save_reading(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: &str,
    change: impl FnOnce(&mut Reading),
) -> Result<(), ActError> {
    store.write(|db| {
        let (_, list) = found(db, actor, slug, id)?;
        let mut reading = Reading::of(&list.reading)?;
        let before = reading.clone();
        change(&mut reading);
        if !reading::cuts_alike(&list.raw, &before, &reading) {
            (reading.typed, reading.chosen) = Default::default();
        }
        let kept = member_lists::set_reading(db, list.id, &reading.text()?).found()?;
        kept.ok_or(ActError::Conflict(Conflict::ListApplied))
    })
}

/// Forgets a list. What it brought into the club stays.
///
/// # Errors
/// When there is no such list.
pub fn discard(store: &Store, actor: &Actor, slug: &str, id: &str) -> Result<(), ActError> {
    store.write(|db| {
        let (_, list) = found(db, actor, slug, id)?;
        Ok(member_lists::delete(db, list.id)?)
    })
}

/// A row that is not taken, with what was typed in place of its cells.
#[derive(Debug, Clone)]
pub struct Failed {
    pub cells: Vec<String>,
    pub faults: Vec<(String, String)>,
}

impl MemberListView {
    /// The rows that cannot be taken, or were not.
    pub fn failed(&self) -> Vec<Failed> {
        let rows = &self.sheet.rows;
        let failed: Vec<(Option<&ListRow>, Said)> = match &self.outcome {
            Some(outcome) => {
                let numbered = outcome
                    .faulty
                    .iter()
                    .map(|(number, said)| (rows.iter().find(|row| row.number == *number), said.clone()));
                let older = outcome
                    .failed
                    .iter()
                    .map(|(line, said)| (rows.iter().find(|row| row.line == *line), said.clone()));
                numbered.chain(older).collect()
            }
            None => {
                let waiting = self.plan.rows.iter().filter(|row| row.fate == RowFate::Fault);
                let told = waiting.map(|planned| {
                    let row = rows.iter().find(|row| row.number == planned.row);
                    (row, planned.faults.iter().map(said).collect())
                });
                told.collect()
            }
        };
        failed
            .into_iter()
            .filter_map(|(row, faults)| {
                Some(Failed {
                    cells: self.cells(row?),
                    faults,
                })
            })
            .collect()
    }

    /// The cells of a row, with what was typed in their place.
    fn cells(&self, row: &ListRow) -> Vec<String> {
        let mut cells = row.cells.clone();
        cells.resize(self.sheet.columns.len().max(cells.len()), String::new());
        for (cell, field) in cells.iter_mut().zip(&self.sheet.columns) {
            if *field != MemberField::Nothing {
                self.sheet.value(row, *field, &self.reading).clone_into(cell);
            }
        }
        cells
    }
}

fn said(fault: &FieldFault) -> (String, String) {
    (fault.field.as_str().to_owned(), fault.why.as_str().to_owned())
}
