//! Who made an adjustment, and when.

use chrono::{DateTime, SubsecRound as _, Utc};

use crate::{ActError, Actor};
use talon_league::{LeagueAct, LeaguePerson, NewAdjustment};
use talon_store::leagues::League;
use talon_store::{Db, members};

/// The act with its author and its time, where it is one that tells them. Someone who does not stand in the list of the
/// club is not named.
pub(super) fn signed(
    db: &mut Db,
    actor: &Actor,
    league: &League,
    act: LeagueAct,
    now: DateTime<Utc>,
) -> Result<LeagueAct, ActError> {
    let LeagueAct::Adjust(adjustment) = act else {
        return Ok(act);
    };
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
