//! Who made an adjustment, and when.

use chrono::{DateTime, SubsecRound as _, Utc};

use super::act::LeagueRefused;
use super::recount::count;
use crate::Actor;
use talon_league::{CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, NewAdjustment, UnitNo};
use talon_store::leagues::League;
use talon_store::{Db, members};
use talon_tournament::league::SeasonFault;

/// The act with its author and its time, where it is one that tells them. Someone who does not stand in the list of the
/// club is not named. What has no result cannot be adjusted; once it was, that stands, also while the result is waited
/// for again.
pub(super) fn signed(
    db: &mut Db,
    actor: &Actor,
    league: &League,
    season: &LeagueSeason,
    act: LeagueAct,
    now: DateTime<Utc>,
) -> Result<LeagueAct, LeagueRefused> {
    let LeagueAct::Adjust(adjustment) = act else {
        return Ok(act);
    };
    if let Some(unit) = adjustment.unit {
        let counted = count(db, league.club_id, season)??;
        must_be_over(season, &counted, unit)?;
    }
    let member = match actor.user() {
        Some(user) => members::of_account(db, league.club_id, user)?,
        None => None,
    };
    Ok(LeagueAct::Adjust(NewAdjustment {
        by: member.map(|member| LeaguePerson(member.id.0)),
        time: Some(now.naive_utc().trunc_subsecs(0)),
        ..adjustment
    }))
}

fn must_be_over(season: &LeagueSeason, counted: &CountedSeason, unit: UnitNo) -> Result<(), SeasonFault> {
    let has_result = counted.played().any(|played| played == unit);
    if has_result || !counted.units.contains(&unit) {
        return Ok(());
    }
    let place = season.counting().iter().position(|one| one.number == unit);
    let unit = place.unwrap_or_default();
    Err(SeasonFault::NotPlayed { unit, player: 0 })
}
