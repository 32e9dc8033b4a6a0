//! What would become of each row: added, an update of someone who is there, left out, or a fault. It is made again from
//! the list and the club each time, so that what is shown is what is done. It writes nothing.

mod licences;

use std::collections::HashMap;

use self::licences::TakenLicences;
use super::columns::MemberField;
use super::person::{self, FieldFault, Somebody};
use super::reading::{ROWS_MAX, Reading, RowDecision, Sheet};
use crate::InvalidValue;
use crate::clubs::licence_key;
use talon_store::licences::Licence;
use talon_store::members::Member;
use talon_store::{MemberId, search_key};

/// Whom a row is like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Like {
    /// Someone in the club's list, and by what.
    Member {
        id: MemberId,
        name: String,
        by: MemberField,
        is_active: bool,
    },
    /// Several in it have this name, so nobody knows which.
    Several,
    /// The row of an earlier line.
    Line(u64),
}

/// What becomes of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowFate {
    Add,
    Update(MemberId),
    /// Everything that it says is there already.
    Same,
    Skip,
    Fault,
}

/// A row with what becomes of it.
#[derive(Debug, Clone)]
pub struct Planned {
    /// Number of the row.
    pub row: usize,
    pub line: u64,
    pub somebody: Somebody,
    pub faults: Vec<FieldFault>,
    pub like: Option<Like>,
    pub fate: RowFate,
}

/// All rows, and how many there are of each kind.
#[derive(Debug, Clone, Default)]
pub struct ListPlan {
    pub rows: Vec<Planned>,
    pub added: usize,
    pub updated: usize,
    pub same: usize,
    pub skipped: usize,
    pub faulty: usize,
    /// There are more rows than are taken at once, or no column has names.
    pub refused: Option<InvalidValue>,
}

/// The list of a club.
pub(super) struct ClubList {
    /// Each with the email address of their account.
    pub members: Vec<(Member, Option<String>)>,
    pub licences: Vec<Licence>,
}

/// Those who are there, by what a row may share with them.
struct There<'a> {
    members: &'a [(Member, Option<String>)],
    /// As they are written.
    licences: HashMap<MemberId, &'a str>,
    mails: HashMap<String, Vec<usize>>,
    numbers: HashMap<String, Vec<usize>>,
    licence_keys: HashMap<String, Vec<usize>>,
    names: HashMap<String, Vec<usize>>,
}

impl<'a> There<'a> {
    fn of(list: &'a ClubList) -> There<'a> {
        let members = &list.members;
        let mut there = There {
            members,
            licences: list
                .licences
                .iter()
                .map(|one| (one.member_id, one.number.as_str()))
                .collect(),
            mails: HashMap::new(),
            numbers: HashMap::new(),
            licence_keys: HashMap::new(),
            names: HashMap::new(),
        };
        for (at, (member, account)) in members.iter().enumerate() {
            for mail in [&member.email, account].into_iter().flatten() {
                there.mails.entry(mail.clone()).or_default().push(at);
            }
            if let Some(number) = &member.number {
                there.numbers.entry(search_key(number)).or_default().push(at);
            }
            if let Some(key) = there.licences.get(&member.id).and_then(|number| licence_key(number)) {
                there.licence_keys.entry(key).or_default().push(at);
            }
            there.names.entry(search_key(&member.name)).or_default().push(at);
        }
        there
    }

    /// By address first, then by the numbers, then by name. A family may share an address and a name may be common:
    /// then the one who has both is meant.
    fn like(&self, somebody: &Somebody) -> Option<(Like, Option<&'a Member>)> {
        let name = search_key(&somebody.name);
        let named = self.names.get(&name);
        let mails = somebody.email.as_ref().and_then(|mail| self.mails.get(mail));
        let numbers = somebody
            .number
            .as_ref()
            .and_then(|number| self.numbers.get(&search_key(number)));
        let licence = somebody.licence.as_deref().and_then(licence_key);
        let licences = licence.and_then(|key| self.licence_keys.get(&key));
        for (found, by) in [
            (mails, MemberField::Mail),
            (numbers, MemberField::Number),
            (licences, MemberField::Licence),
            (named, MemberField::Name),
        ] {
            let Some(found) = found else { continue };
            let both: Vec<&usize> = found
                .iter()
                .filter(|at| named.is_some_and(|named| named.contains(at)))
                .collect();
            let at = match (both.as_slice(), found.as_slice()) {
                ([at], _) => **at,
                (_, [at]) => *at,
                _ => return Some((Like::Several, None)),
            };
            let Some((member, _)) = self.members.get(at) else {
                continue;
            };
            let (id, name) = (member.id, member.name.clone());
            let is_active = member.deactivated_at.is_none();
            return Some((
                Like::Member {
                    id,
                    name,
                    by,
                    is_active,
                },
                Some(member),
            ));
        }
        None
    }

    /// Whether all that the row says stands in the entry already. What it does not say is left as it is.
    fn knows_all(&self, somebody: &Somebody, member: &Member) -> bool {
        let old = |new: &Option<String>, old: &Option<String>| new.is_none() || new == old;
        let licence = self.licences.get(&member.id).map(|number| (*number).to_owned());
        somebody.name == member.name
            && old(&somebody.alias, &member.alias)
            && old(&somebody.email, &member.email)
            && old(&somebody.number, &member.number)
            && old(&somebody.licence, &licence)
            && somebody
                .joined
                .is_none_or(|day| day == member.joined_at.utc().date_naive())
            && somebody.is_guest.is_none_or(|said| said == member.is_guest)
            && somebody.is_minor.is_none_or(|said| said == member.is_minor)
    }
}

/// Earlier rows of the list, by what a later one may share with them.
#[derive(Default)]
struct Earlier {
    mails: HashMap<String, u64>,
    numbers: HashMap<String, u64>,
    licences: HashMap<String, u64>,
    names: HashMap<String, u64>,
    members: HashMap<MemberId, u64>,
}

impl Earlier {
    fn like(&mut self, somebody: &Somebody, like: Option<&Like>, line: u64) -> Option<u64> {
        let name = search_key(&somebody.name);
        let number = somebody.number.as_deref().map(search_key);
        let licence = somebody.licence.as_deref().and_then(licence_key);
        let mail = somebody.email.clone();
        let found = mail.as_ref().and_then(|mail| self.mails.get(mail));
        let found = found.or_else(|| number.as_ref().and_then(|number| self.numbers.get(number)));
        let found = found.or_else(|| licence.as_ref().and_then(|key| self.licences.get(key)));
        let found = found.or_else(|| self.names.get(&name)).copied();
        let member = if let Some(Like::Member { id, .. }) = like {
            Some(*id)
        } else {
            None
        };
        let found = found.or_else(|| member.and_then(|id| self.members.get(&id).copied()));
        if let Some(id) = member {
            self.members.entry(id).or_insert(line);
        }
        if let Some(mail) = mail {
            self.mails.entry(mail).or_insert(line);
        }
        if let Some(number) = number {
            self.numbers.entry(number).or_insert(line);
        }
        if let Some(key) = licence {
            self.licences.entry(key).or_insert(line);
        }
        self.names.entry(name).or_insert(line);
        found
    }
}

/// What would become of every row of the list in a club with this list of its own.
pub(super) fn plan(sheet: &Sheet, reading: &Reading, club: &ClubList, family_first: bool) -> ListPlan {
    let mut plan = ListPlan::default();
    if sheet.rows.is_empty() {
        plan.refused = Some(InvalidValue::ListEmpty);
    } else if sheet.rows.len() > ROWS_MAX {
        plan.refused = Some(InvalidValue::ListTooMany);
        return plan;
    } else if !sheet.has_names() {
        plan.refused = Some(InvalidValue::ListWithoutNames);
        return plan;
    }
    let (there, mut earlier) = (There::of(club), Earlier::default());
    let mut licences = TakenLicences::of(&club.licences);
    for row in &sheet.rows {
        let (somebody, mut faults) = person::of_row(sheet, row, reading, family_first);
        let line = row.line;
        let found = there.like(&somebody).filter(|_| faults.is_empty());
        let inside = found.as_ref().map(|(like, _)| like.clone());
        let before = if faults.is_empty() {
            earlier.like(&somebody, inside.as_ref(), line)
        } else {
            None
        };
        let like = before.map(Like::Line).or(inside);
        let choice = reading.chosen.get(&row.number).copied().unwrap_or(reading.duplicates);
        let mut fate = match (&like, choice) {
            _ if !faults.is_empty() => RowFate::Fault,
            (None, _) | (Some(_), RowDecision::Add) => RowFate::Add,
            (Some(Like::Member { id, .. }), RowDecision::Update) => {
                let member = found.as_ref().and_then(|(_, member)| *member);
                let same = member.is_some_and(|member| there.knows_all(&somebody, member));
                if same { RowFate::Same } else { RowFate::Update(*id) }
            }
            (Some(_), _) => RowFate::Skip,
        };
        if licences.is_taken(&somebody, fate) {
            faults.push(FieldFault {
                field: MemberField::Licence,
                why: InvalidValue::LicenceTaken,
            });
            fate = RowFate::Fault;
        }
        let count = match fate {
            RowFate::Add => &mut plan.added,
            RowFate::Update(_) => &mut plan.updated,
            RowFate::Same => &mut plan.same,
            RowFate::Skip => &mut plan.skipped,
            RowFate::Fault => &mut plan.faulty,
        };
        *count += 1;
        plan.rows.push(Planned {
            row: row.number,
            line,
            somebody,
            faults,
            like,
            fate,
        });
    }
    plan
}

#[cfg(test)]
mod tests;
