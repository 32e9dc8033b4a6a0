//! The entries of a club's list: adding a member or a guest, changing one, and choosing under which name the public
//! sees oneself (S-67).

use chrono::{DateTime, Utc};
use serde_json::json;

use super::fields;
use super::licences::{keep_licence, typed_licence};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, Missing, find_club, leagues, naming, results};
use talon_store::clubs::Club;
use talon_store::members::{self, Member, MemberChange, NewMember, Shown};
use talon_store::{Db, MemberId, OptionalRow as _, Store, search_key};

const ALIAS_MAX: usize = 80;
const NUMBER_MAX: usize = 80;

/// An entry as someone typed it.
#[derive(Clone, Copy, Default)]
pub struct EntryForm<'a> {
    pub name: &'a str,
    pub alias: &'a str,
    /// `full`, `short` or `alias`; empty for what is usual.
    pub shown: &'a str,
    pub email: &'a str,
    /// What the club counts them by; none leaves it as it is.
    pub number: Option<&'a str>,
    /// Under which number a federation knows them; none leaves it as it is.
    pub licence: Option<&'a str>,
    pub is_guest: bool,
    pub is_minor: bool,
}

impl<'a> EntryForm<'a> {
    /// A guest, who is shown by their whole name, because they play in public; or by what they are called in lists.
    pub(crate) fn guest(name: &'a str, alias: Option<&'a str>) -> EntryForm<'a> {
        EntryForm {
            name,
            alias: alias.unwrap_or_default(),
            shown: if alias.is_some() { Shown::Alias } else { Shown::Full }.as_str(),
            is_guest: true,
            ..EntryForm::default()
        }
    }

    /// A member, whom the public sees by their short name, as it does everybody who has not chosen; or by what they are
    /// called in lists.
    pub(crate) fn member(name: &'a str, alias: Option<&'a str>) -> EntryForm<'a> {
        EntryForm {
            name,
            alias: alias.unwrap_or_default(),
            shown: if alias.is_some() { Shown::Alias } else { Shown::Short }.as_str(),
            ..EntryForm::default()
        }
    }
}

impl std::fmt::Debug for EntryForm<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Typed")
            .field("is_guest", &self.is_guest)
            .finish_non_exhaustive()
    }
}

/// The same, looked at.
struct Ready {
    name: String,
    search_key: String,
    alias: Option<String>,
    shown: Shown,
    email: Option<String>,
    number: Option<Option<String>>,
    licence: Option<Option<String>>,
    is_guest: bool,
    is_minor: bool,
}

fn ready(typed: &EntryForm<'_>) -> Result<Ready, ActError> {
    let name = naming::person("name", typed.name)?;
    let email = Some(typed.email.trim()).filter(|mail| !mail.is_empty());
    // Guests and minors are shown by another name unless someone says otherwise.
    let usual = if typed.is_guest || typed.is_minor {
        Shown::Alias
    } else {
        Shown::Short
    };
    Ok(Ready {
        search_key: search_key(&name),
        name: name.into_string(),
        alias: fields::optional("alias", typed.alias, ALIAS_MAX)?,
        shown: if typed.shown.is_empty() {
            usual
        } else {
            shown(typed.shown)?
        },
        email: email.map(naming::mail).transpose()?,
        number: typed
            .number
            .map(|number| fields::optional("number", number, NUMBER_MAX))
            .transpose()?,
        licence: typed.licence.map(typed_licence).transpose()?,
        is_guest: typed.is_guest,
        is_minor: typed.is_minor,
    })
}

fn shown(word: &str) -> Result<Shown, ActError> {
    Shown::parse(word).ok_or(ActError::Invalid {
        field: "shown",
        why: InvalidValue::BadChoice,
    })
}

/// Adds someone without an account: a member, or a guest on the spot.
///
/// # Errors
/// When the actor may not, there is no such club, or a value is not good.
pub fn add_entry(
    store: &Store,
    actor: &Actor,
    slug: &str,
    typed: &EntryForm<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<MemberId, ActError> {
    let done = store.write(|db| {
        let club = find_club::named(db, slug)?;
        let action = if typed.is_guest {
            Action::AddGuest
        } else {
            Action::ManageMembers
        };
        authorization::must(db, actor, action, &Object::of_club(club.id))?;
        let ready = ready(typed)?;
        let shown = ready.shown.as_str();
        let request = json!([slug, ready.name, ready.alias, ready.email, shown]).to_string();
        idempotency::once::<ActError>(
            db,
            actor,
            "add_member",
            IdempotentRequest { key, request: &request },
            now,
            |db| Ok(add(db, actor, &club, &ready, now)?.to_string()),
        )
    })?;
    done.answer()
        .parse()
        .map(MemberId)
        .map_err(|_| ActError::NotFound(Missing::Member))
}

/// Adds someone in the transaction of a caller who has checked the right.
pub(crate) fn insert_entry(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    typed: &EntryForm<'_>,
    now: DateTime<Utc>,
) -> Result<MemberId, ActError> {
    add(db, actor, club, &ready(typed)?, now)
}

fn add(db: &mut Db, actor: &Actor, club: &Club, ready: &Ready, now: DateTime<Utc>) -> Result<MemberId, ActError> {
    let id = insert(db, club, ready, now)?;
    results::after_names(db, club.id, now)?;
    let deed = if ready.is_guest {
        Deed::AddGuest
    } else {
        Deed::AddMember
    };
    audit::write(db, actor, &Note::of(deed, Subject::Member(id)).in_club(club.id), now)?;
    Ok(id)
}

/// Makes a member of a guest in the transaction of a caller who has checked the right.
pub(crate) fn make_member(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    guest: &Member,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let entry = MemberChange {
        name: &guest.name,
        search_key: &search_key(&guest.name),
        alias: guest.alias.as_deref(),
        shown: guest.shown,
        email: guest.email.as_deref(),
        is_guest: false,
        is_minor: guest.is_minor,
    };
    members::set(db, guest.id, &entry)?;
    leagues::after_joining(db, club.id, &[guest.id], now)?;
    results::after_merge(db, club.id, now)?;
    let note = Note::of(Deed::ChangeMember, Subject::Member(guest.id))
        .in_club(club.id)
        .about(guest.user_id);
    audit::write(db, actor, &note.with(json!({"changed": ["is_guest"]})), now)
}

fn insert(db: &mut Db, club: &Club, ready: &Ready, now: DateTime<Utc>) -> Result<MemberId, ActError> {
    let row = NewMember {
        club_id: club.id,
        user_id: None,
        name: &ready.name,
        search_key: &ready.search_key,
        alias: ready.alias.as_deref(),
        shown: ready.shown,
        email: ready.email.as_deref(),
        is_guest: ready.is_guest,
        is_minor: ready.is_minor,
        joined_at: now.into(),
    };
    let id = members::insert(db, &row)?;
    if let Some(Some(number)) = &ready.number {
        members::set_number(db, id, Some(number))?;
    }
    if let Some(licence) = &ready.licence {
        keep_licence(db, club.id, id, licence.as_deref())?;
    }
    Ok(id)
}

/// Changes an entry.
///
/// # Errors
/// When the actor may not, there is no such entry, or a value is not good.
pub fn change_entry(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: MemberId,
    typed: &EntryForm<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let (club, member) = managed(db, actor, slug, id)?;
        let ready = ready(typed)?;
        let mut changed = changed(&member, &ready);
        if let Some(licence) = &ready.licence
            && keep_licence(db, club.id, id, licence.as_deref())?
        {
            changed.push("licence");
        }
        if changed.is_empty() {
            return Ok(());
        }
        let entry = MemberChange {
            name: &ready.name,
            search_key: &ready.search_key,
            alias: ready.alias.as_deref(),
            shown: ready.shown,
            email: ready.email.as_deref(),
            is_guest: ready.is_guest,
            is_minor: ready.is_minor,
        };
        members::set(db, id, &entry)?;
        if let Some(number) = &ready.number {
            members::set_number(db, id, number.as_deref())?;
        }
        if member.is_guest && !ready.is_guest {
            leagues::after_joining(db, club.id, &[id], now)?;
        }
        if ready.is_guest != member.is_guest {
            results::after_merge(db, club.id, now)?;
        } else if ready.name != member.name {
            results::after_names(db, club.id, now)?;
        }
        if changed.contains(&"licence") {
            leagues::after_licences(db, club.id, now)?;
        }
        let note = Note::of(Deed::ChangeMember, Subject::Member(id))
            .in_club(club.id)
            .about(member.user_id);
        audit::write(db, actor, &note.with(json!({"changed": changed})), now)
    })
}

/// Which parts differ; their values are someone's own and are not told.
fn changed(old: &Member, new: &Ready) -> Vec<&'static str> {
    let parts = [
        ("name", old.name != new.name),
        ("alias", old.alias != new.alias),
        ("shown", old.shown != new.shown),
        ("email", old.email != new.email),
        (
            "number",
            new.number.as_ref().is_some_and(|number| *number != old.number),
        ),
        ("is_guest", old.is_guest != new.is_guest),
        ("is_minor", old.is_minor != new.is_minor),
    ];
    parts
        .into_iter()
        .filter(|(_, differs)| *differs)
        .map(|(part, _)| part)
        .collect()
}

/// Keeps under which name the public sees someone: their own choice, or that of an owner for them.
///
/// # Errors
/// When the actor may not, there is no such entry, or a value is not good.
pub fn choose_shown(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: MemberId,
    word: &str,
    alias: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        let member = entry(db, &club, id)?;
        let object = Object::of_club(club.id).owned_by(member.user_id);
        authorization::must_see(db, actor, Action::ChooseShownName, &object, Missing::Member)?;
        let (shown, alias) = (shown(word)?, fields::optional("alias", alias, ALIAS_MAX)?);
        if (shown, &alias) == (member.shown, &member.alias) {
            return Ok(());
        }
        // The rest of the entry may be someone else's change of this moment.
        members::set_shown(db, id, shown, alias.as_deref())?;
        let note = Note::of(Deed::ChangeMember, Subject::Member(id))
            .in_club(club.id)
            .about(member.user_id);
        audit::write(db, actor, &note.with(json!({"changed": ["shown"]})), now)
    })
}

/// The entry of a club, for anyone who looks after its list. Anyone who does not is told what the page of an entry
/// tells them.
pub(super) fn managed(db: &mut Db, actor: &Actor, slug: &str, id: MemberId) -> Result<(Club, Member), ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must_see(
        db,
        actor,
        Action::ManageMembers,
        &Object::of_club(club.id),
        Missing::Member,
    )?;
    let member = entry(db, &club, id)?;
    Ok((club, member))
}

/// The entry of this number that was not given up for another.
pub(crate) fn entry(db: &mut Db, club: &Club, id: MemberId) -> Result<Member, ActError> {
    let member = members::by_id(db, club.id, id)
        .found()?
        .filter(|member| member.merged_into.is_none());
    member.ok_or(ActError::NotFound(Missing::Member))
}
