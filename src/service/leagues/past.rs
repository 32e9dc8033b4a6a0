//! A season from before, brought in as a table that somebody pastes, so that a club begins with its history. Whoever
//! stands in it is somebody of the members' list or becomes an entry of it.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use super::create::{PublishFirst, publish_first, season_slug};
use super::recount::keep;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{fields, insert_member};
use crate::idempotency::{self, IdempotentRequest};
use crate::member_lists::table;
use crate::name_order::NameOrder;
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_league::{
    LeagueAct, LeaguePerson, LeagueSeason, NewUnit, PastFault, PastTable, SeasonState, TypedResult, UnitChange,
    UnitSource, read_past,
};
use talon_store::clubs::{self, Club};
use talon_store::leagues::{self, League, NewSeason};
use talon_store::members::{self, Member};
use talon_store::{Db, MemberId, OptionalRow as _, Store, StoreError, search_key};
use talon_tournament::league::{Counting, SeasonProfile, UnitPoints};
use talon_tournament::names::NAME_MAX;

/// What the form of a season from before says.
#[derive(Debug, Clone, Copy)]
pub struct PastSeasonForm<'a> {
    pub season: &'a str,
    pub from: NaiveDate,
    pub to: NaiveDate,
    /// How many of the best evenings count; none: all.
    pub best: Option<usize>,
    pub table: &'a PastTable,
    /// Who the names are, where somebody said so.
    pub people: &'a BTreeMap<String, PastPerson>,
}

/// Whose row it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PastPerson {
    Member(MemberId),
    /// An entry that is made.
    New,
}

/// A name of the table, and who it may be.
#[derive(Debug, Clone)]
pub struct PastProposal {
    pub name: String,
    pub is: PastPerson,
    /// Entries of a similar name.
    pub candidates: Vec<(MemberId, String)>,
}

/// Why a season from before was not brought in.
#[derive(Debug, thiserror::Error)]
pub enum PastRefused {
    /// Two rows are one person's.
    #[error("{first} and {second} are one person")]
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
///
/// # Errors
/// All that is wrong with it.
pub fn read_table(text: &str) -> Result<PastTable, Vec<PastFault>> {
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

/// Who the names of a table may be.
///
/// # Errors
/// When there is no such league, or the actor may not.
pub fn propose_people(
    db: &mut Db,
    actor: &Actor,
    league: &str,
    table: &PastTable,
) -> Result<(League, Club, Vec<PastProposal>), ActError> {
    let (league, club) = managed(db, actor, league)?;
    let everybody = entries(db, &club)?;
    let proposals = table.rows.iter().map(|row| proposal(&row.name, &everybody)).collect();
    Ok((league, club, proposals))
}

/// The league whose seasons the actor manages.
///
/// # Errors
/// Not found, also when the actor may not: whoever cannot see a league is not told that there is one.
pub fn managed(db: &mut Db, actor: &Actor, league: &str) -> Result<(League, Club), ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let league = leagues::by_slug(db, league).found()?.ok_or_else(missing)?;
    let standing = authorization::standing(db, actor, Some(league.club_id))?;
    if !standing.may(Action::ManageLeague, &Object::of_club(league.club_id)) {
        return Err(missing());
    }
    let club = clubs::by_id(db, league.club_id)?;
    Ok((league, club))
}

/// Everybody who is still an entry of the club, in the order of names.
fn entries(db: &mut Db, club: &Club) -> Result<Vec<Member>, ActError> {
    let everybody = members::everybody(db, club.id)?;
    let mut entries: Vec<Member> = everybody
        .into_iter()
        .map(|(member, _)| member)
        .filter(|member| member.merged_into.is_none() && !member.is_guest)
        .collect();
    NameOrder::of(&club.language).sort_seen(&mut entries, |member| Some(member.name.clone()));
    Ok(entries)
}

/// The words of a name in the order of letters: some lists have the family first, and some do not.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = name.split_whitespace().map(search_key).collect();
    words.sort_unstable();
    words
}

fn proposal(name: &str, everybody: &[Member]) -> PastProposal {
    let own = words(name);
    let mut same = everybody.iter().filter(|member| words(&member.name) == own);
    let is = match (same.next(), same.next()) {
        (Some(one), None) => PastPerson::Member(one.id),
        // Nobody, or several between whom somebody has to choose.
        _ => PastPerson::New,
    };
    let similar = everybody
        .iter()
        .filter(|member| words(&member.name).iter().any(|word| own.contains(word)));
    PastProposal {
        name: name.to_owned(),
        is,
        candidates: similar.map(|member| (member.id, member.name.clone())).collect(),
    }
}

/// Makes the season: its evenings with the points that were written down, finished and published. The answer is its
/// word in addresses.
///
/// # Errors
/// When the actor may not, a value is not good, or two rows are one person's.
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
        return Err(bad("to", InvalidValue::BadDate).into());
    }
    if form.best == Some(0) {
        return Err(bad("best", InvalidValue::BadNumber).into());
    }
    let said = format!("{league} {name} {form:?}");
    store.write(|db| {
        let (league, club) = managed(db, actor, league)?;
        let mut twice = None;
        let once = IdempotentRequest { key, request: &said };
        let done = idempotency::once(db, actor, "add_past_season", once, now, |db| {
            let people = match people(db, actor, &club, form, now) {
                Ok(people) => people,
                Err(PastRefused::Act(error)) => return Err(error),
                Err(other) => {
                    twice = Some(other);
                    return Err(ActError::Busy);
                }
            };
            insert(db, actor, &league, &name, form, &people, now)
        });
        // The refusal leaves the transaction as it is another error than that of the form's.
        match twice {
            Some(refused) => Err(refused),
            None => Ok(done?.answer().to_owned()),
        }
    })
}

/// Who each row is, in their order; entries that are missing are made.
fn people(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    form: &PastSeasonForm<'_>,
    now: DateTime<Utc>,
) -> Result<Vec<LeaguePerson>, PastRefused> {
    let everybody = entries(db, club)?;
    let mut found: Vec<LeaguePerson> = Vec::new();
    let rows = &form.table.rows;
    for row in rows {
        let chosen = form.people.get(&row.name).copied();
        let member = match chosen.unwrap_or_else(|| proposal(&row.name, &everybody).is) {
            PastPerson::Member(id) => {
                let entry = everybody.iter().find(|member| member.id == id);
                entry.ok_or(ActError::NotFound(Missing::Member))?.id
            }
            PastPerson::New => {
                authorization::must(db, actor, Action::ManageMembers, &Object::of_club(club.id))?;
                insert_member(db, actor, club, &row.name, now)?
            }
        };
        let person = LeaguePerson(member.0);
        if let Some(at) = found.iter().position(|one| *one == person) {
            return Err(PastRefused::Twice {
                first: rows[at].name.clone(),
                second: row.name.clone(),
            });
        }
        found.push(person);
    }
    Ok(found)
}

/// The evenings of a table, each with the points that stand in its column.
fn units(form: &PastSeasonForm<'_>, people: &[LeaguePerson]) -> Vec<NewUnit> {
    let mut day = form.from;
    let columns = form.table.units.iter().enumerate();
    let unit = columns.map(|(at, unit)| {
        // One without a day of its own was played no earlier than the one before it.
        day = unit.day.unwrap_or(day);
        let rows = form.table.rows.iter().zip(people);
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

fn insert(
    db: &mut Db,
    actor: &Actor,
    league: &League,
    name: &str,
    form: &PastSeasonForm<'_>,
    people: &[LeaguePerson],
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let slug = season_slug(name, form.from);
    if leagues::seasons(db, league.id)?.iter().any(|head| head.slug == slug) {
        let (field, why) = ("season", InvalidValue::SlugTaken);
        return Err(ActError::Invalid { field, why });
    }
    let mut season = LeagueSeason {
        profile: SeasonProfile {
            points: UnitPoints::Own,
            counting: form.best.map_or(Counting::All, |n| Counting::Best { n }),
            minimum: 0,
            ..SeasonProfile::default()
        },
        ..LeagueSeason::new()
    };
    let full = |_| ActError::Invalid {
        field: "text",
        why: InvalidValue::ListTooMany,
    };
    season.act(LeagueAct::AddAll(units(form, people))).map_err(full)?;
    season.state = SeasonState::Finished;
    let id = leagues::insert_season(
        db,
        &NewSeason {
            league: league.id,
            slug: &slug,
            name,
            starts_on: form.from,
            ends_on: form.to,
            document: &serde_json::to_string(&season).unwrap_or_default(),
            now: now.into(),
        },
    )?;
    let row = leagues::lock(db, id)?;
    keep(db, &row, &season, now)?;
    publish_first(
        db,
        PublishFirst {
            club: league.club_id,
            id,
            season: &season,
        },
        now,
    )?;
    let note = Note::of(Deed::AddLeague, Subject::Club)
        .in_club(league.club_id)
        .with(json!({"league": league.slug, "season": slug}));
    audit::write(db, actor, &note, now)?;
    Ok(slug)
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
