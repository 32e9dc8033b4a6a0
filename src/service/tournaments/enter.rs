//! Entries of an event: members of the club, guests on the spot, and what becomes of them.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::Loaded;
use super::change::{ActRequest, Applied, change, must};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::insert_guest;
use crate::{ActError, Actor};
use talon_store::clubs::Club;
use talon_store::members::{self, Member};
use talon_store::{Db, MemberId, OptionalRow as _, Store, TournamentId, UserId, search_key, tournaments};
use talon_tournament::EntryNo;
use talon_tournament::event::{EntryAct, EntryStanding, MemberKey, State, Why};

/// Enters a member of the club; one may enter oneself while entries are taken. With `here` he is ticked off at once.
///
/// # Errors
/// When the actor may not, there is no such event or member, or the event takes no entry.
pub fn enter(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    member: MemberId,
    here: bool,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let asked = ActRequest {
        id,
        deed: Deed::ChangeEntry,
        key,
        request: format!("enter {member} {here}"),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| {
            let entry = named(db, loaded, member);
            let account = entry.as_ref().ok().and_then(|entry| entry.user_id);
            must(
                db,
                actor,
                loaded,
                Action::RegisterPlayer,
                &loaded.object().owned_by(account),
            )?;
            entry?;
            let standing = standing_to(db, actor, loaded, account)?;
            // Players are ticked off by others.
            if here && !standing.registers || loaded.event.may_enter(standing) == Err(Why::NotYours) {
                return Err(ActError::Denied(Action::RegisterPlayer.says()));
            }
            Ok(())
        },
        |db, loaded| {
            let key = key_for(db, loaded, member)?;
            let number = loaded.event.enter(key)?;
            if here && matches!(loaded.event.state, State::Open | State::CheckIn) {
                loaded.event.check_in(number)?;
            }
            Ok(json!({"entry": number.0, "member": member.0, "act": "enter"}))
        },
    )
}

/// Adds a guest to the club and enters him.
///
/// # Errors
/// When the actor may not, or the name is not good.
pub fn enter_new(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    name: &str,
    here: bool,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let asked = ActRequest {
        id,
        deed: Deed::ChangeEntry,
        key,
        request: format!("guest {name} {here}"),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| {
            must(db, actor, loaded, Action::AddGuest, &loaded.object())?;
            must(db, actor, loaded, Action::RegisterPlayer, &loaded.object())
        },
        |db, loaded| {
            let member = insert_guest(db, actor, &loaded.club, name, now)?;
            let key = key_for(db, loaded, member)?;
            let number = loaded.event.enter(key)?;
            if here && matches!(loaded.event.state, State::Open | State::CheckIn) {
                loaded.event.check_in(number)?;
            }
            Ok(json!({"entry": number.0, "member": member.0, "act": "guest"}))
        },
    )
}

/// The only one in the club who has this name and is not one of those who are taken.
pub(super) fn only_one_named(
    db: &mut Db,
    club: &Club,
    name: &str,
    taken: &[MemberId],
) -> Result<Option<MemberId>, ActError> {
    let named = members::named(db, club.id, &search_key(name))?;
    let named: Vec<MemberId> = named
        .into_iter()
        .map(|one| one.id)
        .filter(|id| !taken.contains(id))
        .collect();
    Ok(if let [only] = named[..] { Some(only) } else { None })
}

/// Ticks an entry off, or lets it leave.
///
/// # Errors
/// When the actor may not, there is no such entry, or the event refuses.
pub fn act_on_entry(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    entry: EntryNo,
    act: EntryAct,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let asked = ActRequest {
        id,
        deed: Deed::ChangeEntry,
        key,
        request: format!("{act:?} {}", entry.0),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| {
            let member = loaded
                .event
                .entry(entry)
                .and_then(|entry| loaded.members.get(&entry.member));
            let account = member.and_then(|member| member.user_id);
            let object = loaded.object().owned_by(account);
            must(db, actor, loaded, Action::RegisterPlayer, &object)?;
            let standing = standing_to(db, actor, loaded, account)?;
            if loaded.event.entry_rights(entry, standing).is_for_others(act) {
                return Err(ActError::Denied(Action::RegisterPlayer.says()));
            }
            Ok(())
        },
        |_, loaded| {
            match act {
                EntryAct::CheckIn => loaded.event.check_in(entry)?,
                EntryAct::Uncheck => loaded.event.uncheck(entry)?,
                EntryAct::NoShow => loaded.event.no_show(entry)?,
                EntryAct::Withdraw => loaded.event.withdraw(entry)?,
                EntryAct::Exclude => loaded.event.exclude(entry)?,
            }
            Ok(json!({"entry": entry.0, "act": act.as_str().replace('-', "")}))
        },
    )
}

/// What somebody is to the entry of whoever has this account.
fn standing_to(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    account: Option<UserId>,
) -> Result<EntryStanding, ActError> {
    let standing = crate::authorization::standing(db, actor, Some(loaded.club.id))?;
    Ok(EntryStanding {
        own: account.is_some() && account == actor.user(),
        registers: standing.may(Action::RegisterPlayer, &loaded.object()),
    })
}

/// The key of a member in the event.
pub(super) fn key_for(db: &mut Db, loaded: &mut Loaded, member: MemberId) -> Result<MemberKey, ActError> {
    let row = named(db, loaded, member)?;
    let key = tournaments::key_of(db, loaded.id, member)?;
    let key = u16::try_from(key)
        .map(MemberKey)
        .map_err(|_| ActError::TooMuch("members of the event"))?;
    loaded.members.insert(key, row);
    Ok(key)
}

fn named(db: &mut Db, loaded: &Loaded, member: MemberId) -> Result<Member, ActError> {
    members::by_id(db, loaded.club.id, member)
        .found()?
        .ok_or(ActError::NotFound("member"))
}
