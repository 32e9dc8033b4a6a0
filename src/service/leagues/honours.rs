//! All seasons of a league that a reader may see, with the table of each: for its history, its records and its medals.

use std::collections::BTreeMap;

use super::one_person::{JoinedPeople, with_one_person};
use super::read::{Names, Texts, name_of, names};

use crate::authorization::{self, Action, Object};
use crate::tournaments::current_entry;
use crate::{ActError, Actor, Missing};
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, PlayedSeason};
use talon_store::clubs::{self, Club};
use talon_store::hands::Audience;
use talon_store::leagues::{self, League, SeasonHead};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, SeasonId, members};

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

    /// Like whom the reader sees hands.
    pub(super) fn audience(&self) -> Audience {
        match self.inside {
            true => Audience::Club,
            false => Audience::Public,
        }
    }

    /// The seasons as records are made of them.
    pub fn played(&self) -> Vec<PlayedSeason<'_>> {
        let played = self.seasons.iter().map(|one| PlayedSeason {
            season: &one.season,
            table: &one.table,
        });
        played.collect()
    }
}

/// The seasons of a league for a reader.
///
/// # Errors
/// Not found, also when the reader may not see any of it, or that the database fails.
pub fn honours(db: &mut Db, actor: &Actor, league: &str) -> Result<Honours, ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let league = match leagues::by_slug(db, league).found()? {
        Some(league) => league,
        None => leagues::by_earlier_slug(db, league).found()?.ok_or_else(missing)?,
    };
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
        let season = with_one_person(db, club.id, &season, |person| names.contains_key(&person))?;
        let table = under_current(db, &table, &joined, &mut names, Some(club.id).filter(|_| inside))?;
        seasons.push(SeasonHonours { head, season, table });
    }
    Ok(Honours {
        league,
        club,
        seasons,
        names,
        inside,
    })
}

/// A table with whoever was given up for another entry since as that one, and who is one person in a federation as one,
/// so that one person holds what they did. The reader sees the names of one club as it does, or of none.
fn under_current(
    db: &mut Db,
    table: &CountedSeason,
    joined: &JoinedPeople,
    names: &mut BTreeMap<LeaguePerson, Option<String>>,
    inside: Option<ClubId>,
) -> Result<CountedSeason, ActError> {
    let mut current: BTreeMap<LeaguePerson, LeaguePerson> = BTreeMap::new();
    for person in table.everybody() {
        if !names.contains_key(&person) && !current.contains_key(&person) {
            let entry = members::anywhere(db, MemberId(person.0))?;
            let mut entry = current_entry(db, entry)?;
            let now = joined.as_one(LeaguePerson(entry.id.0));
            if now.0 != entry.id.0 {
                entry = members::anywhere(db, MemberId(now.0))?;
            }
            names
                .entry(now)
                .or_insert_with(|| name_of(&entry, inside == Some(entry.club_id)));
            current.insert(person, now);
        }
    }
    Ok(table.with_people(|person| current.get(&person).copied().unwrap_or(person)))
}
