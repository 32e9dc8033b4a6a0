//! Members from a list that somebody has in a spreadsheet: what was sent is kept, looked at as often as it takes, put
//! right in place, and applied once as a whole (S-34, S-36). It knows no page and no word of any language.

mod apply;
pub mod columns;
pub mod encoding;
pub mod person;
pub mod plan;
pub mod reading;
pub mod table;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use self::columns::Field;
use self::person::Fault;
use self::plan::{Fate, Plan};
use self::reading::{Reading, Sheet};
use crate::service::clubs::read::{self, Rights};
use crate::service::permissions::Action;
use crate::service::permit::{self, Object};
use crate::service::{ActError, Actor, account, find_club};
use crate::store::clubs::Club;
use crate::store::member_lists::{self, Listed, MemberList, NewMemberList};
use crate::store::{Db, Found as _, Store, members};

pub use apply::apply;

/// Bytes of a list.
pub const BYTES_MAX: usize = 16 * 1024 * 1024;
/// How long a list is kept.
const KEPT: TimeDelta = TimeDelta::days(90);
const NAME_MAX: usize = 80;
const LISTED_MAX: i64 = 20;

/// What became of a list that was applied.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub added: usize,
    pub updated: usize,
    pub same: usize,
    pub skipped: usize,
    /// The lines that were not taken, with what is wrong in them: words of fields and keys of sentences.
    pub failed: Vec<(u64, Vec<(String, String)>)>,
}

/// A list as a page shows it.
#[derive(Debug)]
pub struct View {
    pub club: Club,
    pub rights: Rights,
    pub list: MemberList,
    pub reading: Reading,
    pub sheet: Sheet,
    pub plan: Plan,
    /// Once it was applied.
    pub outcome: Option<Outcome>,
}

/// The names in a list; where no column looks like names, what stands first in each row.
pub fn names(bytes: &[u8], language: &str) -> Vec<String> {
    let reading = Reading::default();
    let sheet = Sheet::read(bytes, &reading);
    let named = sheet.has_names();
    let name = |row: &table::Row| {
        if !named {
            return row.cells.first().cloned().unwrap_or_default();
        }
        let value = |field| sheet.value(row, field, &reading).trim();
        let family_first = is_family_first(language);
        person::name(value(Field::Name), value(Field::Family), value(Field::Given), family_first)
    };
    sheet.rows.iter().map(name).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
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
    (file_name, bytes): (&str, &[u8]),
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    if bytes.len() > BYTES_MAX {
        return Err(ActError::TooLarge("a list of members has at most 16 MiB"));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ActError::Invalid { field: "text", key: "list-empty" });
    }
    let public_id = account::fresh_secret()?;
    let name: String = file_name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        permit::must(db, actor, Action::ManageMembers, &Object::of_club(club.id))?;
        member_lists::expire(db, (now - KEPT).into())?;
        let list = NewMemberList {
            public_id: &public_id,
            club_id: club.id,
            created_by: person.id,
            created_at: now.into(),
            file_name: &name,
            raw: bytes,
            reading: &Reading::default().text(),
        };
        member_lists::insert(db, &list)?;
        Ok::<_, ActError>(())
    })?;
    Ok(public_id)
}

/// The club, for whoever may bring a list in, and the lists that were brought in lately.
///
/// # Errors
/// When the actor may not, or there is no such club.
pub fn lately(db: &mut Db, actor: &Actor, slug: &str) -> Result<(Club, Rights, Vec<Listed>), ActError> {
    let (club, rights) = read::club_for(db, actor, slug, Action::ManageMembers)?;
    let lists = member_lists::of_club(db, club.id, LISTED_MAX)?;
    Ok((club, rights, lists))
}

/// The list of this address, for whoever may apply it.
fn found(db: &mut Db, actor: &Actor, slug: &str, id: &str) -> Result<(Club, MemberList), ActError> {
    let club = find_club::named(db, slug)?;
    permit::must_see(db, actor, Action::ManageMembers, &Object::of_club(club.id), "list")?;
    let list = member_lists::by_public_id(db, club.id, id).found()?.ok_or(ActError::NotFound("list"))?;
    Ok((club, list))
}

/// A list with what would become of each of its rows, or with what became of them.
///
/// # Errors
/// When there is no such list, also for whoever may not see it.
pub fn view(db: &mut Db, actor: &Actor, slug: &str, id: &str) -> Result<View, ActError> {
    let (club, list) = found(db, actor, slug, id)?;
    let (_, rights) = read::club(db, actor, slug)?;
    let reading = Reading::of(&list.reading);
    let sheet = Sheet::read(&list.raw, &reading);
    let outcome: Option<Outcome> =
        list.outcome.as_deref().map(|kept| serde_json::from_str(kept).unwrap_or_default());
    let plan = match outcome {
        None => made(db, &club, &sheet, &reading)?,
        Some(_) => Plan::default(),
    };
    Ok(View { club, rights, list, reading, sheet, plan, outcome })
}

fn made(db: &mut Db, club: &Club, sheet: &Sheet, reading: &Reading) -> Result<Plan, ActError> {
    let there = members::everybody(db, club.id)?;
    Ok(plan::plan(sheet, reading, &there, is_family_first(&club.language)))
}

/// Keeps how the list is to be read, and what was put right in it.
///
/// # Errors
/// When there is no such list, or it has been applied.
pub fn settle(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: &str,
    change: impl FnOnce(&mut Reading),
) -> Result<(), ActError> {
    store.write(|db| {
        let (_, list) = found(db, actor, slug, id)?;
        let mut reading = Reading::of(&list.reading);
        change(&mut reading);
        let kept = member_lists::set_reading(db, list.id, &reading.text()).found()?;
        kept.ok_or(ActError::Conflict("this list has been applied"))
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

impl View {
    /// The rows that cannot be taken, or were not.
    pub fn failed(&self) -> Vec<Failed> {
        let waiting = self.plan.rows.iter().filter(|row| row.fate == Fate::Fault);
        let waiting = waiting.map(|row| (row.line, row.faults.iter().map(said).collect::<Vec<_>>()));
        let lines: Vec<(u64, Vec<(String, String)>)> = match &self.outcome {
            Some(outcome) => outcome.failed.clone(),
            None => waiting.collect(),
        };
        let failed = lines.into_iter().filter_map(|(line, faults)| {
            let row = self.sheet.rows.iter().find(|row| row.line == line)?;
            let mut cells = row.cells.clone();
            cells.resize(self.sheet.columns.len().max(cells.len()), String::new());
            for (cell, field) in cells.iter_mut().zip(&self.sheet.columns) {
                if *field != Field::Nothing {
                    self.sheet.value(row, *field, &self.reading).clone_into(cell);
                }
            }
            Some(Failed { cells, faults })
        });
        failed.collect()
    }
}

fn said(fault: &Fault) -> (String, String) {
    (fault.field.as_str().to_owned(), fault.key.to_owned())
}
