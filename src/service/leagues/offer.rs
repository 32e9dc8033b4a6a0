//! What those who manage a season can choose from, and what a choice would lead to.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::act::LeagueRefused;
use super::read::SeasonShown;
use super::recount::{count, origin};
use crate::evenings::{self, EveningState};
use crate::list_hands::sight;
use crate::tournaments::read::part;
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeagueAct, LeagueUnit, NewProfile, UnitNo};
use talon_store::leagues::{self, UnitOrigin};
use talon_store::tournaments::{self, Listed, TournamentState};
use talon_store::{Db, SessionId, hands};

/// Tournaments that can be chosen from, the latest of all.
const OFFERED_MAX: i64 = 100;
/// The same of evenings.
const EVENINGS_OFFERED_MAX: usize = 60;

/// Tournaments of the club that are over and do not count yet, the latest first.
///
/// # Errors
/// When the database fails.
pub fn offered(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<Listed>, ActError> {
    let mut wanted = part(db, actor, Some(shown.club.id))?;
    wanted.inside.push(shown.club.id);
    wanted.states = TournamentState::OVER;
    wanted.limit = OFFERED_MAX;
    let mut found = tournaments::list(db, &wanted)?;
    let counting = shown.season.units.iter().filter(|unit| unit.counts());
    let counting: Vec<Option<i64>> = counting.map(|unit| unit.source.tournament()).collect();
    found.retain(|one| !counting.contains(&Some(one.id.0)));
    Ok(found)
}

/// Tournaments of the club that people can still be entered into, the latest first, as far as the reader may see them.
///
/// # Errors
/// When the database fails.
pub fn taking_entries(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<Listed>, ActError> {
    let mut wanted = part(db, actor, Some(shown.club.id))?;
    wanted.inside.push(shown.club.id);
    wanted.states = &[TournamentState::Draft, TournamentState::Open, TournamentState::CheckIn];
    wanted.limit = OFFERED_MAX;
    Ok(tournaments::list(db, &wanted)?)
}

/// An evening that can be chosen.
#[derive(Debug, Clone)]
pub struct EveningOffered {
    pub session: SessionId,
    pub day: NaiveDate,
    pub game: String,
    /// Who sat there in its first deal.
    pub people: Vec<String>,
}

/// Evenings of the club that are over and do not count yet, the latest first.
///
/// # Errors
/// When the database fails.
pub fn offered_evenings(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<EveningOffered>, ActError> {
    let sight = sight(db, actor)?;
    let counting = shown.season.units.iter().filter(|unit| unit.counts());
    let counting: Vec<Option<i64>> = counting.map(|unit| unit.source.evening()).collect();
    let mut offered = Vec::new();
    for (session, first, _) in hands::latest_sessions(db, &sight, Some(shown.club.id), EVENINGS_OFFERED_MAX)? {
        if counting.contains(&Some(session.id.0)) || evenings::state(db, &session)? != EveningState::Counts {
            continue;
        }
        let said = first.hand.played_on;
        offered.push(EveningOffered {
            session: session.id,
            day: said.unwrap_or_else(|| first.hand.listed_at.utc().date_naive()),
            game: session.game,
            people: first.players.into_iter().map(|player| player.name).collect(),
        });
    }
    Ok(offered)
}

/// Where the tournaments and evenings of a season count too, for whoever manages it: other leagues may, and two seasons
/// of one league that overlap.
///
/// # Errors
/// When the database fails.
pub fn also_counting(db: &mut Db, shown: &SeasonShown) -> Result<BTreeMap<UnitNo, Vec<String>>, ActError> {
    let made_of = |unit: &LeagueUnit| origin(&unit.source).filter(|_| unit.counts());
    let units = &shown.season.units;
    let wanted: Vec<UnitOrigin> = units.iter().filter_map(made_of).collect();
    let mut found: BTreeMap<UnitNo, Vec<String>> = BTreeMap::new();
    for (id, league, season) in leagues::counting_elsewhere(db, shown.head.id, shown.club.id, &wanted)? {
        let name = format!("{league}, {season}");
        for unit in units
            .iter()
            .filter(|unit| made_of(unit).is_some_and(|own| own.shares(id)))
        {
            let seasons = found.entry(unit.number).or_default();
            // Several rounds of it may count there.
            if !seasons.contains(&name) {
                seasons.push(name.clone());
            }
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
    Ok(count(db, shown.club.id, &season)??.by_position())
}
