//! Entries of a tournament: members of the club, guests on the spot, and what becomes of them.

use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct, must};
use crate::audit::Deed;
use crate::authorization::{self, Action};
use crate::clubs::{TypedEntry, insert_entry};
use crate::{ActError, InvalidValue, Missing, TooMany};
use talon_store::clubs::Club;
use talon_store::members::{self, Member};
use talon_store::{Db, MemberId, OptionalRow as _, UserId, search_key, signups, tournaments};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{EntryAct, EntryStanding, MemberKey, State, Why};

/// Enters a member of the club; members may enter themselves while entries are taken.
#[derive(Debug, Clone, Copy)]
pub struct Enter {
    pub member: MemberId,
    /// They are ticked off at once.
    pub here: bool,
}

impl TournamentAct for Enter {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let entry = context.member(self.member);
        let account = entry.as_ref().ok().and_then(|entry| entry.user_id);
        context.require_entry(account)?;
        entry?;
        let standing = context.standing_to(account)?;
        let closed = context.loaded.tournament.may_enter(standing) == Err(Why::NotYours);
        // Where people sign up, places are given by the queue.
        let queues = !standing.registers
            && signups::settings(context.db, context.loaded.id)?.is_some_and(|settings| settings.is_open);
        // Players are ticked off by others.
        if self.here && !standing.registers || closed || queues {
            return Err(ActError::Denied(Action::RegisterPlayer));
        }
        Ok(())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let number = enter(context, self.member, self.here)?;
        Ok(json!({"entry": number.0, "member": self.member.0, "act": "enter"}))
    }
}

/// Enters members of the club one after another; who is entered already is passed over, so that it may be done again.
#[derive(Debug, Clone, Copy)]
pub struct EnterMembers<'a> {
    pub members: &'a [MemberId],
}

impl TournamentAct for EnterMembers<'_> {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let mut entered = 0;
        for member in self.members {
            let is_entered = context.loaded.has_entered(*member);
            if !is_entered {
                enter(context, *member, false)?;
                entered += 1;
            }
        }
        if entered == 0 {
            return Err(ActError::Invalid {
                field: "tournament",
                why: InvalidValue::NobodyToEnter,
            });
        }
        Ok(json!({"act": "many", "entered": entered, "guests": 0}))
    }
}

/// Adds a guest to the club and enters them.
#[derive(Debug, Clone, Copy)]
pub struct EnterGuest<'a> {
    pub name: &'a str,
    /// They are ticked off at once.
    pub here: bool,
}

impl TournamentAct for EnterGuest<'_> {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::AddGuest)?;
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let member = insert_entry(
            context.db,
            context.actor,
            &context.loaded.club,
            &TypedEntry::guest(self.name, None),
            context.now,
        )?;
        let number = enter(context, member, self.here)?;
        Ok(json!({"entry": number.0, "member": member.0, "act": "guest"}))
    }
}

/// Ticks an entry off, or lets it leave.
#[derive(Debug, Clone, Copy)]
pub struct ActOnEntry {
    pub entry: EntryNo,
    pub act: EntryAct,
}

impl TournamentAct for ActOnEntry {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let loaded = &context.loaded;
        let entry = loaded.tournament.entry(self.entry);
        let member = entry.and_then(|entry| loaded.members.get(&entry.member));
        let account = member.and_then(|member| member.user_id);
        context.require_entry(account)?;
        let standing = context.standing_to(account)?;
        let rights = context.loaded.tournament.entry_rights(self.entry, standing);
        if rights.is_for_others(self.act) {
            return Err(ActError::Denied(Action::RegisterPlayer));
        }
        Ok(())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let (tournament, entry) = (&mut context.loaded.tournament, self.entry);
        match self.act {
            EntryAct::CheckIn => tournament.check_in(entry)?,
            EntryAct::Uncheck => tournament.uncheck(entry)?,
            EntryAct::NoShow => tournament.no_show(entry)?,
            EntryAct::Withdraw => tournament.withdraw(entry)?,
            EntryAct::Exclude => tournament.exclude(entry)?,
        }
        Ok(json!({"entry": entry.0, "act": self.act.as_str().replace('-', "")}))
    }
}

impl ActContext<'_> {
    /// Refuses everyone who may not change the entry of the person with this account.
    fn require_entry(&mut self, account: Option<UserId>) -> Result<(), ActError> {
        let object = self.loaded.object().owned_by(account);
        must(self.db, self.actor, &self.loaded, Action::RegisterPlayer, &object)
    }

    /// What the actor is to the entry of the person with this account.
    fn standing_to(&mut self, account: Option<UserId>) -> Result<EntryStanding, ActError> {
        let standing = authorization::standing(self.db, self.actor, Some(self.loaded.club.id))?;
        Ok(EntryStanding {
            own: account.is_some() && account == self.actor.user(),
            registers: standing.may(Action::RegisterPlayer, &self.loaded.object()),
        })
    }

    fn member(&mut self, id: MemberId) -> Result<Member, ActError> {
        members::by_id(self.db, self.loaded.club.id, id)
            .found()?
            .ok_or(ActError::NotFound(Missing::Member))
    }
}

/// Enters a member, and ticks them off if they are here and people are ticked off at all.
pub(super) fn enter(context: &mut ActContext<'_>, member: MemberId, here: bool) -> Result<EntryNo, ActError> {
    let key = key_for(context, member)?;
    let tournament = &mut context.loaded.tournament;
    let number = tournament.enter(key)?;
    if here && matches!(tournament.state, State::Open | State::CheckIn) {
        tournament.check_in(number)?;
    }
    Ok(number)
}

/// The key of a member in the tournament.
pub(super) fn key_for(context: &mut ActContext<'_>, member: MemberId) -> Result<MemberKey, ActError> {
    let row = context.member(member)?;
    let key = tournaments::key_of(context.db, context.loaded.id, member)?;
    let key = u16::try_from(key)
        .map(MemberKey)
        .map_err(|_| ActError::TooMany(TooMany::MembersOfTournament))?;
    context.loaded.members.insert(key, row);
    Ok(key)
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
