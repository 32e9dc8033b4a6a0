//! A season from before, brought in as a pasted table, so that a club begins with its history. The people in it are on
//! the members' list or become entries of it.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::{Value, json};

use super::create::{PublishFirst, publish_first, season_slug};
use super::recount::keep;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{TypedEntry, fields, insert_entry};
use crate::idempotency::{self, IdempotentRequest};
use crate::member_lists::table;
use crate::name_order::NameOrder;
use crate::{ActError, Actor, InvalidValue, Missing, stored};
use talon_league::{
    LeagueAct, LeaguePerson, LeagueSeason, NewUnit, PastFault, PastTable, SeasonState, TypedResult, UnitChange,
    UnitSource, read_past,
};
use talon_store::clubs::{self, Club};
use talon_store::leagues::{self, League, NewSeason};
use talon_store::members;
use talon_store::{Db, MemberId, OptionalRow as _, Store, StoreError, search_key};
use talon_tournament::league::{Counting, SeasonProfile, UnitPoints};
use talon_tournament::names::NAME_MAX;

/// Choices of people on the form; where there are more, only similar names are offered.
const CHOICES_MAX: usize = 20_000;

/// What the form of a season from before says.
#[derive(Debug, Clone, Copy)]
pub struct PastSeasonForm<'a> {
    pub season: &'a str,
    pub from: NaiveDate,
    pub to: NaiveDate,
    /// How many of the best evenings count; none: all.
    pub best: Option<usize>,
    /// The table, as it was pasted.
    pub text: &'a str,
    /// Who the names are; each of them has been looked at.
    pub people: &'a BTreeMap<String, PastPerson>,
}

/// Whose row it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PastPerson {
    Member(MemberId),
    /// An entry that is made.
    New,
}

/// Who a name of the table may be.
#[derive(Debug, Clone)]
pub struct PastProposal {
    pub is: PastPerson,
    /// Entries of the list, those of a similar name first.
    pub candidates: Vec<(MemberId, String)>,
}

/// What a pasted table says, and who may stand in it.
#[derive(Debug, Clone)]
pub struct PastPreview {
    pub league: League,
    /// Nothing where no text was pasted.
    pub table: Option<Result<PastTable, Vec<PastFault>>>,
    /// A proposal for each row.
    pub proposals: Vec<PastProposal>,
}

/// Why a season from before was not brought in.
#[derive(Debug, thiserror::Error)]
pub enum PastRefused {
    /// The table cannot be read.
    #[error("table")]
    Table(Vec<PastFault>),
    /// It is another table than the one of which someone said who stands in it.
    #[error("unseen")]
    Unseen { name: String },
    /// Two rows are one person's.
    #[error("twice")]
    Twice { first: String, second: String },
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<StoreError> for PastRefused {
    fn from(error: StoreError) -> PastRefused {
        PastRefused::Act(error.into())
    }
}

/// The table in a text, whose cells are kept apart by whatever sign a spreadsheet uses.
fn read_table(text: &str) -> Result<PastTable, Vec<PastFault>> {
    let rows = table::rows(text, table::guess(text));
    let mut lines: Vec<Vec<String>> = Vec::new();
    for row in rows {
        // A line of the table is known by its number in the text.
        let line = usize::try_from(row.line).unwrap_or(usize::MAX);
        lines.resize(line.saturating_sub(1).max(lines.len()), Vec::new());
        lines.push(row.cells);
    }
    read_past(&lines)
}

/// What a pasted text says, and who may stand in it.
///
/// # Errors
/// Not found also when the actor has no right: those who cannot see a league must not learn that it exists.
pub fn preview_past(db: &mut Db, actor: &Actor, league: &str, text: &str) -> Result<PastPreview, ActError> {
    let (league, club) = managed(db, actor, league)?;
    let table = (!text.trim().is_empty()).then(|| read_table(text));
    let mut proposals = Vec::new();
    if let Some(Ok(table)) = &table {
        let entries = entries(db, &club)?;
        let many = table.rows.len() * entries.len() > CHOICES_MAX;
        proposals = table
            .rows
            .iter()
            .map(|row| proposal(&row.name, &entries, many))
            .collect();
    }
    Ok(PastPreview {
        league,
        table,
        proposals,
    })
}

/// The league whose seasons the actor manages.
pub(super) fn managed(db: &mut Db, actor: &Actor, league: &str) -> Result<(League, Club), ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let league = match leagues::by_slug(db, league).found()? {
        Some(league) => league,
        None => leagues::by_earlier_slug(db, league).found()?.ok_or_else(missing)?,
    };
    let standing = authorization::standing(db, actor, Some(league.club_id))?;
    if !standing.may(Action::ManageLeague, &Object::of_club(league.club_id)) {
        return Err(missing());
    }
    let club = clubs::by_id(db, league.club_id)?;
    Ok((league, club))
}

/// An entry of the list with the words of its name.
struct ListedEntry {
    id: MemberId,
    is_guest: bool,
    name: String,
    words: Vec<String>,
}

/// Everyone of the club, in the order of names; a guest may have played for a season too, and is nobody new.
fn entries(db: &mut Db, club: &Club) -> Result<Vec<ListedEntry>, ActError> {
    let everybody = members::everybody(db, club.id)?.into_iter();
    let mut entries: Vec<ListedEntry> = everybody
        .map(|(member, _)| ListedEntry {
            id: member.id,
            is_guest: member.is_guest,
            words: words(&member.name),
            name: member.name,
        })
        .collect();
    NameOrder::of(&club.language).sort_seen(&mut entries, |entry| Some(entry.name.clone()));
    Ok(entries)
}

/// The words of a name in the order of letters: some lists have the family first, and some do not.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = name.split_whitespace().map(search_key).collect();
    words.sort_unstable();
    words
}

/// Who a name may be; of a long list only those whose names are similar.
fn proposal(name: &str, entries: &[ListedEntry], is_long: bool) -> PastProposal {
    let own = words(name);
    let mut same = entries.iter().filter(|entry| entry.words == own);
    let is = match (same.next(), same.next()) {
        (Some(one), None) => PastPerson::Member(one.id),
        // Nobody, or several between whom someone has to choose.
        _ => PastPerson::New,
    };
    let is_similar = |entry: &&ListedEntry| entry.words.iter().any(|word| own.contains(word));
    let (similar, others): (Vec<&ListedEntry>, Vec<&ListedEntry>) = entries.iter().partition(is_similar);
    let others = others.into_iter().filter(|_| !is_long);
    PastProposal {
        is,
        candidates: similar
            .into_iter()
            .chain(others)
            .map(|entry| (entry.id, entry.name.clone()))
            .collect(),
    }
}

/// What is asked, word for word.
fn said(league: &str, name: &str, form: &PastSeasonForm<'_>) -> String {
    let people = form.people.iter().map(|(row, person)| match person {
        PastPerson::Member(member) => json!([row, member.0]),
        PastPerson::New => json!([row, null]),
    });
    let people: Vec<Value> = people.collect();
    let dates = [form.from, form.to].map(|day| day.to_string());
    json!([league, name, dates, form.best, form.text, people]).to_string()
}

/// Makes the season: its evenings with the points that were written down, finished and published. The answer is its
/// word in addresses.
///
/// # Errors
/// When the actor may not, a value is not good, the table cannot be read, or two rows are one person's.
pub fn bring_past(
    store: &Store,
    actor: &Actor,
    league: &str,
    form: &PastSeasonForm<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, PastRefused> {
    let bad = |field, why| ActError::Invalid { field, why };
    let name = fields::line("season", form.season, NAME_MAX)?;
    if name.is_empty() {
        return Err(bad("season", InvalidValue::Required).into());
    }
    if form.to < form.from {
        return Err(bad("to", InvalidValue::EndsBeforeStart).into());
    }
    if form.best == Some(0) {
        return Err(bad("best", InvalidValue::BadNumber).into());
    }
    let said = said(league, &name, form);
    store.write(|db| {
        let (league, club) = managed(db, actor, league)?;
        let once = IdempotentRequest { key, request: &said };
        let done = idempotency::once::<PastRefused>(db, actor, "add_past_season", once, now, |db| {
            let table = read_table(form.text).map_err(PastRefused::Table)?;
            let bringing = Bringing {
                actor,
                league: &league,
                club: &club,
                form,
                name: &name,
                table: &table,
                now,
            };
            let people = bringing.people(db)?;
            bringing.insert(db, &people).map_err(PastRefused::from)
        })?;
        Ok(done.answer().to_owned())
    })
}

/// Who the rows of a table are.
#[derive(Debug, Default)]
struct PastPeople {
    /// In the order of the rows.
    rows: Vec<LeaguePerson>,
    /// Whether there are guests among them, so that the season lists guests.
    with_guests: bool,
}

/// A season on its way in.
struct Bringing<'a> {
    actor: &'a Actor,
    league: &'a League,
    club: &'a Club,
    form: &'a PastSeasonForm<'a>,
    /// What it is called.
    name: &'a str,
    table: &'a PastTable,
    now: DateTime<Utc>,
}

impl Bringing<'_> {
    /// Who each row is, in their order; entries that are missing are made.
    fn people(&self, db: &mut Db) -> Result<PastPeople, PastRefused> {
        let everybody: BTreeMap<MemberId, bool> = entries(db, self.club)?
            .iter()
            .map(|entry| (entry.id, entry.is_guest))
            .collect();
        let unknown = |why| ActError::Invalid { field: "people", why };
        let mut found: BTreeMap<LeaguePerson, &str> = BTreeMap::new();
        let mut people = PastPeople::default();
        for row in &self.table.rows {
            let unseen = || PastRefused::Unseen { name: row.name.clone() };
            let member = match self.form.people.get(&row.name).copied().ok_or_else(unseen)? {
                PastPerson::Member(id) if everybody.contains_key(&id) => id,
                // They were given up for another entry meanwhile.
                PastPerson::Member(_) => return Err(unknown(InvalidValue::BadChoice).into()),
                PastPerson::New => self.add(db, &row.name)?,
            };
            let person = LeaguePerson(member.0);
            if let Some(first) = found.insert(person, &row.name) {
                return Err(PastRefused::Twice {
                    first: first.to_owned(),
                    second: row.name.clone(),
                });
            }
            people.with_guests |= everybody.get(&member).is_some_and(|is_guest| *is_guest);
            people.rows.push(person);
        }
        Ok(people)
    }

    fn add(&self, db: &mut Db, name: &str) -> Result<MemberId, ActError> {
        let object = Object::of_club(self.club.id);
        authorization::must(db, self.actor, Action::ManageMembers, &object)?;
        insert_entry(db, self.actor, self.club, &TypedEntry::member(name, None), self.now).map_err(
            |error| match error {
                ActError::Invalid { why, .. } => ActError::Invalid { field: "people", why },
                other => other,
            },
        )
    }

    /// The evenings of the table, each with the points that stand in its column.
    fn units(&self, people: &[LeaguePerson]) -> Vec<NewUnit> {
        let mut day = self.form.from;
        let columns = self.table.units.iter().enumerate();
        let unit = columns.map(|(at, unit)| {
            // One without a day of its own was played no earlier than the one before it.
            day = unit.day.and_then(|day| day.within(self.form.from)).unwrap_or(day);
            let rows = self.table.rows.iter().zip(people);
            let results = rows.filter_map(|(row, person)| {
                let points = row.points.get(at)?.clone()?;
                Some(TypedResult {
                    person: *person,
                    points,
                })
            });
            NewUnit {
                source: UnitSource::Typed {
                    results: results.collect(),
                },
                day,
                name: Some(unit.heading.clone()),
                change: UnitChange::default(),
            }
        });
        unit.collect()
    }

    fn season(&self, people: &PastPeople) -> Result<LeagueSeason, ActError> {
        let mut season = LeagueSeason {
            profile: SeasonProfile {
                points: UnitPoints::Own,
                counting: self.form.best.map_or(Counting::All, |n| Counting::Best { n }),
                minimum: 0,
                ..SeasonProfile::default()
            },
            lists_guests: people.with_guests,
            ..LeagueSeason::new()
        };
        let refused = |_| ActError::Invalid {
            field: "text",
            why: InvalidValue::BadNumber,
        };
        season
            .act(LeagueAct::AddAll(self.units(&people.rows)))
            .map_err(refused)?;
        season.state = SeasonState::Finished;
        Ok(season)
    }

    fn insert(&self, db: &mut Db, people: &PastPeople) -> Result<String, ActError> {
        let slug = season_slug(self.name, self.form.from);
        if leagues::seasons(db, self.league.id)?
            .iter()
            .any(|head| head.slug == slug)
        {
            let (field, why) = ("season", InvalidValue::SeasonTaken);
            return Err(ActError::Invalid { field, why });
        }
        let season = self.season(people)?;
        let new = NewSeason {
            league: self.league.id,
            slug: &slug,
            name: self.name,
            starts_on: self.form.from,
            ends_on: self.form.to,
            document: &stored::written(&season, "a season")?,
            now: self.now.into(),
        };
        let id = leagues::insert_season(db, &new)?;
        let row = leagues::lock(db, id)?;
        keep(db, &row, &season, self.now)?;
        let first = PublishFirst {
            club: self.club.id,
            id,
            season: &season,
        };
        if publish_first(db, first, self.now)?.is_some() {
            // Its sums are larger than can be counted.
            let (field, why) = ("text", InvalidValue::BadNumber);
            return Err(ActError::Invalid { field, why });
        }
        let note = Note::of(Deed::AddLeague, Subject::Club)
            .in_club(self.club.id)
            .with(json!({"league": self.league.slug, "season": slug}));
        audit::write(db, self.actor, &note, self.now)?;
        Ok(slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_table_is_known_by_its_number_in_the_text() {
        let faults = read_table("Name;A\n\nAnna;1\n\nBéla;x\n").unwrap_err();
        let place = PastFault::NoNumber {
            line: 5,
            column: 2,
            found: "x".to_owned(),
        };
        assert_eq!(faults, [place]);
    }

    #[test]
    fn names_in_either_order_are_the_same_name() {
        assert_eq!(words("Kiss Anna"), words("ANNA  kiss"));
        assert_ne!(words("Kiss Anna"), words("Kis Anna"));
    }
}
