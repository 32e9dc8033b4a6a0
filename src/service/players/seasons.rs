//! Where someone stands in the seasons of their club, in the tables that those show.

use chrono::NaiveDate;

use super::club_people::ClubPeople;
use crate::ActError;
use crate::authorization::{Action, Object, Standing};
use talon_league::{CountedRow, CountedSeason, LeaguePerson};
use talon_store::{ClubId, Db, MemberId, leagues};
use talon_tournament::Exact;

/// Seasons of a club that are looked at.
const SEASONS_MAX: i64 = 200;

/// A row of a season.
#[derive(Debug, Clone)]
pub struct PlayerSeason {
    pub league: String,
    pub league_slug: String,
    pub season: String,
    pub season_slug: String,
    pub starts_on: NaiveDate,
    pub ends_on: NaiveDate,
    pub published: bool,
    /// As whom the table knows them.
    pub person: LeaguePerson,
    /// None below the minimum.
    pub rank: Option<usize>,
    /// How many have a rank.
    pub ranked: usize,
    pub total: Exact,
    pub played: usize,
    /// Tournaments that they lack for a rank.
    pub missing: usize,
}

/// The seasons in whose tables someone stands, as far as the reader may see them; the one that ends last comes first.
pub(super) fn seasons(
    db: &mut Db,
    standing: &Standing,
    club: ClubId,
    people: &ClubPeople,
    person: MemberId,
) -> Result<Vec<PlayerSeason>, ActError> {
    let sees_drafts = standing.may(Action::SeeLeagueDraft, &Object::of_club(club));
    let is_theirs = |row: &&CountedRow| people.current(MemberId(row.person.0)) == person;
    let mut found = Vec::new();
    for (league, head, text) in leagues::shown_tables(db, club, SEASONS_MAX)? {
        if !head.published && !sees_drafts {
            continue;
        }
        let table: CountedSeason = serde_json::from_str(&text).map_err(|_| leagues::unreadable(head.id))?;
        let table = table.by_position();
        // Before the first result all stand level, and nobody is first.
        let rank = |row: &CountedRow| row.rank.filter(|_| table.with_result > 0);
        let ranked = table.rows.iter().filter(|row| rank(row).is_some()).count();
        found.extend(table.rows.iter().filter(is_theirs).map(|row| PlayerSeason {
            league: league.name.clone(),
            league_slug: league.slug.clone(),
            season: head.name.clone(),
            season_slug: head.slug.clone(),
            starts_on: head.starts_on,
            ends_on: head.ends_on,
            published: head.published,
            person: row.person,
            rank: rank(row),
            ranked,
            total: row.total.clone(),
            played: row.played,
            missing: row.missing,
        }));
    }
    Ok(found)
}
