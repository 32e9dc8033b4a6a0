//! All seasons of a league that a reader may see, with the table of each: for its history, its records and its medals.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::names::{Names, name_of, names};
use super::one_person::JoinedPeople;
use super::read::{Texts, league_at};
use super::recount::with_current;

use crate::authorization::{self, Action, Object};
use crate::tournaments::current_entry;
use crate::{ActError, Actor, Missing};
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, PlayedSeason};
use talon_store::clubs::{self, Club};
use talon_store::hands::Audience;
use talon_store::leagues::{self, League, SeasonHead};
use talon_store::{ClubId, Db, MemberId, SeasonId, members};

/// A league with its seasons.
#[derive(Debug, Clone)]
pub struct Honours {
    pub league: League,
    pub club: Club,
    /// Those that have a table, the earliest first.
    pub seasons: Vec<SeasonHonours>,
    names: BTreeMap<LeaguePerson, Option<String>>,
    /// The reader sees the hands of the club as its members do.
    inside: bool,
}

/// A season with the table that everyone sees.
#[derive(Debug, Clone)]
pub struct SeasonHonours {
    pub head: SeasonHead,
    pub season: LeagueSeason,
    pub table: CountedSeason,
}

impl Honours {
    /// The name of someone as the reader may see it; none where a number takes its place.
    pub fn name(&self, person: LeaguePerson) -> Option<&str> {
        self.names.get(&person)?.as_deref()
    }

    /// Whether someone is of the club, or in one of the tables.
    pub fn knows(&self, person: LeaguePerson) -> bool {
        self.names.contains_key(&person)
    }

    /// Like whom the reader sees hands.
    pub(super) fn audience(&self) -> Audience {
        match self.inside {
            true => Audience::Club,
            false => Audience::Public,
        }
    }

    /// The seasons as records are made of them.
    pub fn played(&self) -> Vec<PlayedSeason<'_>> {
        self.seasons.iter().map(SeasonHonours::played).collect()
    }
}

impl SeasonHonours {
    /// The season as records are made of it.
    pub fn played(&self) -> PlayedSeason<'_> {
        PlayedSeason {
            season: &self.season,
            table: &self.table,
        }
    }
}

/// The seasons of a league for a reader.
///
/// # Errors
/// Not found, also when the reader may not see any of it, or that the database fails.
pub fn honours(db: &mut Db, actor: &Actor, league: &str) -> Result<Honours, ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let league = league_at(db, league)?;
    let standing = authorization::standing(db, actor, Some(league.club_id))?;
    let sees = standing.may(Action::SeeLeagueDraft, &Object::of_club(league.club_id));
    let mut heads = leagues::seasons(db, league.id)?;
    heads.retain(|head| head.published || sees);
    if heads.is_empty() {
        return Err(missing());
    }
    let club = clubs::by_id(db, league.club_id)?;
    let inside = sees || standing.is_member;
    let Names { mut names, .. } = names(db, actor, &club, inside)?;
    let ids: Vec<SeasonId> = heads.iter().map(|head| head.id).collect();
    let mut texts = Texts::of(db, &ids)?;
    let joined = JoinedPeople::of(db, club.id)?;
    let mut seasons = Vec::new();
    for head in heads.into_iter().rev() {
        let (season, Some(table)) = texts.take(&head)? else {
            continue;
        };
        let table = table.by_position();
        let one = under_current(db, SeasonHonours { head, season, table }, &joined, &names)?;
        name_strangers(db, &one.table, &mut names, Some(club.id).filter(|_| inside))?;
        seasons.push(one);
    }
    Ok(Honours {
        league,
        club,
        seasons,
        names,
        inside,
    })
}

/// Who in a table was given up for which other entry since.
fn given_up(
    db: &mut Db,
    table: &CountedSeason,
    names: &BTreeMap<LeaguePerson, Option<String>>,
) -> Result<BTreeMap<LeaguePerson, LeaguePerson>, ActError> {
    let mut current: BTreeMap<LeaguePerson, LeaguePerson> = BTreeMap::new();
    for person in table.everybody() {
        if !names.contains_key(&person) && !current.contains_key(&person) {
            let entry = members::anywhere(db, MemberId(person.0))?;
            current.insert(person, LeaguePerson(current_entry(db, entry)?.id.0));
        }
    }
    Ok(current)
}

/// A season with whoever was given up for another entry since as that one, and who is one person in a federation as
/// one, so that one person holds what they did. A table that has rows of several of their entries keeps them apart.
fn under_current(
    db: &mut Db,
    one: SeasonHonours,
    joined: &JoinedPeople,
    names: &BTreeMap<LeaguePerson, Option<String>>,
) -> Result<SeasonHonours, ActError> {
    let current = given_up(db, &one.table, names)?;
    let now = |person: LeaguePerson| current.get(&person).copied().unwrap_or(person);
    let joined = joined.with_one_row(&one.table.people().map(now).collect());
    let season = with_current(db, &one.season, |person| names.contains_key(&person))?;
    Ok(SeasonHonours {
        head: one.head,
        season: season.with_people(|person| joined.as_one(person)),
        table: one.table.with_people(|person| joined.as_one(now(person))),
    })
}

/// Puts in the names of those in a table who are not of the club. The reader sees the names of one club as it does, or
/// of none.
fn name_strangers(
    db: &mut Db,
    table: &CountedSeason,
    names: &mut BTreeMap<LeaguePerson, Option<String>>,
    inside: Option<ClubId>,
) -> Result<(), ActError> {
    for person in table.everybody() {
        if let Entry::Vacant(unnamed) = names.entry(person) {
            let entry = members::anywhere(db, MemberId(person.0))?;
            unnamed.insert(name_of(&entry, inside == Some(entry.club_id)));
        }
    }
    Ok(())
}
