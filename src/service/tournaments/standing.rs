//! What someone is to a table of a tournament, as the table of rights and the tournament say it at this moment. What
//! they may do with its result is the tournament's to say.

use super::Loaded;
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor};
use talon_store::Db;
use talon_tournament::tournament::{Device, Sits, TableStanding};

/// What an actor is to a table, in the browser that is known by this mark.
///
/// # Errors
/// When the database fails.
pub fn standing_at(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    round: u16,
    table: u16,
    device: Option<Device>,
) -> Result<TableStanding, ActError> {
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    let object = object_at(actor, loaded, round, table);
    let sits = object.own_table && standing.may(Action::DisputeResult, &object);
    Ok(TableStanding {
        me: loaded.key_of(actor),
        seat: if sits { Sits::Account } else { Sits::Elsewhere },
        scores: standing.may(Action::ChangeResult, &object),
        rules: standing.may(Action::ChangeConfirmedResult, &object),
        device,
    })
}

/// The tournament as rights see it from a table.
pub(super) fn object_at(actor: &Actor, loaded: &Loaded, round: u16, table: u16) -> Object {
    let me = loaded.key_of(actor);
    let own_table = me.is_some_and(|me| loaded.tournament.sits(round, me) == Some(table));
    Object {
        own_table,
        ..loaded.object()
    }
}
