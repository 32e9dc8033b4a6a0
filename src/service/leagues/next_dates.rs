//! When the seasons of a list go on.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::by_rule::expects;
use super::index::{LeagueInList, LeagueIndex};
use super::recount::document;
use crate::tournaments::calendar::next_of_all;
use crate::{ActError, Actor};
use talon_store::leagues::{self, SeasonState};
use talon_store::tournaments::Listed;
use talon_store::{Db, SeasonId};

/// Tournaments of all clubs that are looked at.
const LOOKED_AT_MAX: i64 = 500;

/// The tournament that each running season of the list will take in next by itself, as far as the reader may see it.
///
/// # Errors
/// When the database fails.
pub fn next_dates(
    db: &mut Db,
    actor: &Actor,
    index: &LeagueIndex,
    now: DateTime<Utc>,
) -> Result<BTreeMap<SeasonId, Listed>, ActError> {
    let is_running = |one: &&LeagueInList| one.season.state == SeasonState::Running;
    let running: Vec<&LeagueInList> = index.leagues.iter().filter(is_running).collect();
    if running.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<SeasonId> = running.iter().map(|one| one.season.id).collect();
    let coming = next_of_all(db, actor, now, LOOKED_AT_MAX)?;
    let mut found = BTreeMap::new();
    for row in leagues::texts(db, &ids)? {
        let Some(one) = running.iter().find(|one| one.season.id == row.head.id) else {
            continue;
        };
        let season = document(&row)?;
        let units = season.units.iter().filter(|unit| !unit.undone);
        let known: Vec<i64> = units.filter_map(|unit| unit.source.tournament()).collect();
        let is_next = |coming: &&Listed| {
            coming.club_slug == one.club_slug && expects(&season, coming) && !known.contains(&coming.id.0)
        };
        if let Some(next) = coming.iter().find(is_next) {
            found.insert(row.head.id, next.clone());
        }
    }
    Ok(found)
}
