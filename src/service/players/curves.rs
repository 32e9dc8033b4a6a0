//! How the ratings of someone came about, in each list in which they stand.

use super::period::TimeChosen;
use super::read::{PlayerQuery, PlayerShown, player};
use crate::ratings::{PlayerRatings, history};
use crate::{ActError, Actor};
use talon_league::LeaguePerson;
use talon_store::{Db, MemberId, Moment};

/// Someone's way through the rating lists.
#[derive(Debug)]
pub struct PlayerCurves {
    pub shown: PlayerShown,
    pub lists: Vec<PlayerRatings>,
}

/// The ratings of someone, as far as their page shows them to the reader.
///
/// # Errors
/// Not found, also when the reader may not see the page.
pub fn player_curves(db: &mut Db, actor: &Actor, id: MemberId, now: Moment) -> Result<PlayerCurves, ActError> {
    let time = TimeChosen::All;
    let shown = player(db, actor, &PlayerQuery { id, time, now })?;
    let person = LeaguePerson(shown.person.id.0);
    let mut lists = Vec::new();
    for one in &shown.ratings {
        match history(db, actor, one.list, person) {
            Ok(found) => lists.push(found),
            // What was published of someone may have no table any more.
            Err(ActError::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(PlayerCurves { shown, lists })
}
