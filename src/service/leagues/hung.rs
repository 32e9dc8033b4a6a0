//! A season as it hangs where everyone reads it, on a poster or on a wall.

use super::parts::TablePart;
use super::read::{SeasonAddress, SeasonShown, season};
use crate::{ActError, Actor};
use talon_store::Db;

/// A part of the table under the names that everyone may read, whoever prints it; what visitors cannot see is as the
/// reader has it.
///
/// # Errors
/// As for the season and its parts.
pub fn season_hung(
    db: &mut Db,
    actor: &Actor,
    asked: &SeasonAddress<'_>,
    part: &TablePart,
) -> Result<SeasonShown, ActError> {
    let shown = season(db, actor, asked)?;
    if !shown.head.published || matches!(actor, Actor::Visitor) {
        return shown.into_part(part);
    }
    let address = SeasonAddress {
        season: Some(&shown.head.slug),
        ..*asked
    };
    match season(db, &Actor::Visitor, &address).and_then(|hung| hung.into_part(part)) {
        Err(ActError::NotFound(_)) => shown.into_part(part),
        hung => hung,
    }
}
