//! What those who manage a season can choose from, and what a choice would lead to.

use std::collections::BTreeMap;

use super::act::LeagueRefused;
use super::read::{SeasonShown, ShownUnit};
use super::recount::count;
use crate::tournaments::read::part;
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeagueAct, NewProfile, UnitNo};
use talon_store::tournaments::{self, Listed};
use talon_store::{Db, TournamentId, leagues};

/// Tournaments that can be chosen from, the latest of all.
const OFFERED_MAX: i64 = 100;

/// Tournaments of the club that are over and do not count yet, the latest first.
///
/// # Errors
/// When the database fails.
pub fn offered(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<Listed>, ActError> {
    let mut wanted = part(db, actor, Some(shown.club.id))?;
    wanted.inside.push(shown.club.id);
    wanted.states = &["finished", "archived"];
    wanted.limit = OFFERED_MAX;
    let mut found = tournaments::list(db, &wanted)?;
    let counting = shown.season.units.iter().filter(|unit| unit.counts());
    let counting: Vec<Option<i64>> = counting.map(|unit| unit.source.tournament()).collect();
    found.retain(|one| !counting.contains(&Some(one.id.0)));
    Ok(found)
}

/// Where the tournaments of a season count too, for whoever manages it: other leagues may, and two seasons of one league
/// that overlap.
///
/// # Errors
/// When the database fails.
pub fn also_counting(db: &mut Db, shown: &SeasonShown) -> Result<BTreeMap<UnitNo, Vec<String>>, ActError> {
    let tournament = |unit: &ShownUnit| unit.tournament.filter(|_| unit.counts);
    let wanted: Vec<TournamentId> = shown.units.iter().filter_map(tournament).collect();
    let mut found: BTreeMap<UnitNo, Vec<String>> = BTreeMap::new();
    for (id, league, season) in leagues::counting_elsewhere(db, shown.head.id, &wanted)? {
        for unit in shown.units.iter().filter(|unit| tournament(unit) == Some(id)) {
            found
                .entry(unit.number)
                .or_default()
                .push(format!("{league}, {season}"));
        }
    }
    Ok(found)
}

/// The table as it would be with another profile; nothing is kept.
///
/// # Errors
/// When the season refuses the profile, or cannot be counted so.
pub fn with_profile(db: &mut Db, shown: &SeasonShown, change: NewProfile) -> Result<CountedSeason, LeagueRefused> {
    let mut season = shown.season.clone();
    // Why it is changed is asked when it is.
    let reason = if change.reason.trim().is_empty() {
        "–".to_owned()
    } else {
        change.reason
    };
    season.act(LeagueAct::ChangeProfile(NewProfile { reason, ..change }))?;
    Ok(count(db, shown.club.id, &season)??)
}
