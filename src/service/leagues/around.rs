//! What stands around the table of a season: the dates that come next, how the last ones ended, and who came first in
//! the seasons before it.

use chrono::{DateTime, Utc};

use super::history::{PublishedTable, next, published_before};
use super::read::{SeasonShown, read_in_order};
use crate::tournaments::sign_up;
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeaguePerson, UnitNo};
use talon_store::leagues::{self, SeasonHead, SeasonState};
use talon_store::tournaments::Listed;
use talon_store::{Db, SeasonId};

/// Dates, results and seasons that are told of.
const NEXT: usize = 5;
const LATEST: usize = 3;
const CHAMPIONS: usize = 3;

/// What stands around a table, as far as its reader may see it.
#[derive(Debug, Clone)]
pub struct SeasonAround {
    /// The next one first.
    pub next: Vec<NextInSeason>,
    /// Seasons that have ended, the last first.
    pub champions: Vec<SeasonChampions>,
    /// The table before an older one that is shown.
    pub before: Option<PublishedTable>,
}

/// A tournament that comes next.
#[derive(Debug, Clone)]
pub struct NextInSeason {
    pub listed: Listed,
    /// People can sign up for it now.
    pub takes_sign_ups: bool,
}

/// Who came first in a season.
#[derive(Debug, Clone)]
pub struct SeasonChampions {
    pub season: SeasonHead,
    pub people: Vec<LeaguePerson>,
}

/// Who won a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitWinners {
    pub unit: UnitNo,
    /// Nobody where a guest won who has no row.
    pub people: Vec<LeaguePerson>,
}

/// What stands around the table that is shown; the names of past champions are put in.
///
/// # Errors
/// When the database fails.
pub fn around(
    db: &mut Db,
    actor: &Actor,
    shown: &mut SeasonShown,
    now: DateTime<Utc>,
) -> Result<SeasonAround, ActError> {
    let mut coming = next(db, actor, shown, now)?;
    coming.truncate(NEXT);
    let open = sign_up::open_of(db, &coming, now)?;
    let next = coming.into_iter().map(|listed| NextInSeason {
        takes_sign_ups: open.contains(&listed.id),
        listed,
    });
    let next = next.collect();
    let champions = champions(db, shown)?;
    let people: Vec<LeaguePerson> = champions.iter().flat_map(|one| one.people.clone()).collect();
    shown.name_strangers(db, actor, &people)?;
    let before = match &shown.revision {
        Some(revision) if revision.revision != shown.head.revision => published_before(db, shown, revision.revision)?,
        _ => None,
    };
    Ok(SeasonAround {
        next,
        champions,
        before,
    })
}

/// Those of the seasons that ended last, without the one that is shown.
fn champions(db: &mut Db, shown: &SeasonShown) -> Result<Vec<SeasonChampions>, ActError> {
    let ended = shown.seasons.iter().filter(|head| match head.state {
        SeasonState::Finished | SeasonState::Archived => head.id != shown.head.id,
        SeasonState::Draft | SeasonState::Running => false,
    });
    let ended: Vec<&SeasonHead> = ended.take(CHAMPIONS).collect();
    if ended.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<SeasonId> = ended.iter().map(|head| head.id).collect();
    let texts = leagues::shown_of(db, &ids)?;
    let mut found = Vec::new();
    for head in ended {
        let Some((_, text)) = texts.iter().find(|(id, _)| *id == head.id) else {
            continue;
        };
        found.push(SeasonChampions {
            people: first(&read_in_order(head, text)?),
            season: head.clone(),
        });
    }
    found.retain(|one| !one.people.is_empty());
    Ok(found)
}

fn first(table: &CountedSeason) -> Vec<LeaguePerson> {
    let rows = table.rows.iter().filter(|row| row.rank == Some(1) && row.played > 0);
    rows.map(|row| row.person).collect()
}

impl SeasonShown {
    /// How the last units ended, the last first.
    pub fn latest_winners(&self) -> Vec<UnitWinners> {
        let Some(table) = &self.table else { return Vec::new() };
        let rows = self.rows(table);
        let latest = table.played().rev().take(LATEST).map(|unit| {
            let won = rows
                .iter()
                .filter(|row| table.cell(row, unit).is_some_and(|cell| cell.rank == Some(1)));
            UnitWinners {
                unit,
                people: won.map(|row| row.person).collect(),
            }
        });
        latest.collect()
    }
}
