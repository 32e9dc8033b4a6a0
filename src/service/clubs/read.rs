//! What pages show of clubs and of those who belong to them, each as far as the reader may see it.

use std::collections::{HashMap, HashSet};

use super::entries;
use super::names::{PublicName, public_name, shows_results};
use crate::authorization::Action;
use crate::authorization::{self, Object, Standing};
use crate::name_order::NameOrder;
use crate::tournaments::current_entry;
use crate::{ActError, Actor, Missing, find_club};
use talon_store::clubs::{self, Club};
use talon_store::members::{self, Member, MemberFilter, Shown, Which};
use talon_store::roles::{self, Role};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, UserId, search_key};

/// Entries on one page.
pub const PER_PAGE: i64 = 50;
/// Pages that can be asked for.
pub const PAGES_MAX: i64 = 200;

/// What a reader may do in a club, so that a page offers that and nothing else.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rights {
    pub is_member: bool,
    pub is_owner: bool,
    pub is_acting: bool,
    pub see_members: bool,
    pub manage: bool,
    pub add_guest: bool,
    pub change: bool,
    pub read_mails: bool,
    pub read_log: bool,
    pub appoint: bool,
    pub act: bool,
    pub import: bool,
}

fn rights(db: &mut Db, actor: &Actor, club: &Club) -> Result<(Rights, Standing), ActError> {
    let standing = authorization::standing(db, actor, Some(club.id))?;
    let object = Object::of_club(club.id).published_if(club.members_public);
    let may = |action| standing.may(action, &object);
    let mut appoint = may(Action::AppointOwner);
    if !appoint && may(Action::RunSite) {
        appoint = roles::active_owners(db, club.id)?.is_empty();
    }
    let rights = Rights {
        is_member: standing.is_member,
        is_owner: standing.is_owner(),
        is_acting: standing.is_acting,
        see_members: may(Action::SeeMembers),
        manage: may(Action::ManageMembers),
        add_guest: may(Action::AddGuest),
        change: may(Action::ChangeClub),
        read_mails: may(Action::ReadMails),
        read_log: may(Action::ReadClubLog),
        appoint,
        act: may(Action::ActInClub),
        import: may(Action::ImportHands),
    };
    Ok((rights, standing))
}

/// A club and what its reader may do in it.
///
/// # Errors
/// When there is none, or the database fails.
pub fn club(db: &mut Db, actor: &Actor, slug: &str) -> Result<(Club, Rights), ActError> {
    let club = find_club::named(db, slug)?;
    let (rights, _) = rights(db, actor, &club)?;
    Ok((club, rights))
}

/// The same, for a page that needs a right.
///
/// # Errors
/// When the actor may not, there is no such club, or the database fails.
pub fn club_for(db: &mut Db, actor: &Actor, slug: &str, action: Action) -> Result<(Club, Rights), ActError> {
    let (club, rights) = club(db, actor, slug)?;
    authorization::must(
        db,
        actor,
        action,
        &Object::of_club(club.id).published_if(club.members_public),
    )?;
    Ok((club, rights))
}

/// A club in the list of all.
#[derive(Debug, Clone)]
pub struct Listed {
    pub club: Club,
    pub members: i64,
    pub is_mine: bool,
    /// The reader keeps its list of members.
    pub manages: bool,
    /// The reader may make tournaments in it.
    pub makes: bool,
}

/// All clubs, one's own first, by name as this language sorts them.
///
/// # Errors
/// When the database fails.
pub fn all(db: &mut Db, actor: &Actor, language: &str) -> Result<Vec<Listed>, ActError> {
    let mine: HashSet<ClubId> = match actor.user() {
        Some(user) => clubs::of_user(db, user)?.into_iter().map(|club| club.id).collect(),
        None => HashSet::new(),
    };
    let mut where_may = |action| -> Result<HashSet<ClubId>, ActError> {
        let found = find_club::where_may(db, actor, action)?;
        Ok(found.into_iter().map(|club| club.id).collect())
    };
    let manages = where_may(Action::ManageMembers)?;
    let makes = where_may(Action::CreateTournament)?;
    let mut listed = Vec::new();
    for club in clubs::all(db)? {
        let members = members::count_members(db, club.id)?;
        listed.push(Listed {
            is_mine: mine.contains(&club.id),
            manages: manages.contains(&club.id),
            makes: makes.contains(&club.id),
            members,
            club,
        });
    }
    NameOrder::of(language).sort(&mut listed, |one| &one.club.name);
    listed.sort_by_key(|one| !one.is_mine);
    Ok(listed)
}

/// Someone in the list of a club, as far as the reader may see them.
#[derive(Clone)]
pub struct Person {
    pub id: MemberId,
    pub name: PublicName,
    /// The name that the public sees, where the reader sees another.
    pub public: Option<PublicName>,
    pub mail: Option<String>,
    pub has_account: bool,
    pub is_owner: bool,
    pub is_me: bool,
    /// The whole entry, for anyone who may change it.
    pub entry: Option<Member>,
    pub is_guest: bool,
    pub is_active: bool,
    /// The name that the reader sees is the whole one.
    pub shows_whole: bool,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Which part of a list is asked for.
#[derive(Debug, Clone, Copy)]
pub struct MemberListQuery<'a> {
    pub which: Which,
    pub name: &'a str,
    /// From 1.
    pub page: i64,
}

/// A part of the list of a club.
#[derive(Debug)]
pub struct List {
    pub club: Club,
    pub rights: Rights,
    pub people: Vec<Person>,
    pub active: i64,
    pub deactivated: i64,
    pub has_more: bool,
}

/// The members of a club, in the order of their names.
///
/// # Errors
/// When the actor may not see them, there is no such club, or the database fails.
pub fn members(db: &mut Db, actor: &Actor, slug: &str, asked: &MemberListQuery<'_>) -> Result<List, ActError> {
    let club = find_club::named(db, slug)?;
    let object = Object::of_club(club.id).published_if(club.members_public);
    authorization::must(db, actor, Action::SeeMembers, &object)?;
    let (rights, standing) = rights(db, actor, &club)?;
    let which = if rights.manage || rights.is_acting {
        asked.which
    } else {
        Which::Active
    };
    let key = search_key(asked.name);
    // Anyone who sees another name than the one that is searched would learn it by searching.
    let inside = sees_names(&rights, &standing);
    let part = MemberFilter {
        which,
        search_key: Some(key.as_str()).filter(|key| inside && !key.is_empty()),
    };
    let mut found = members::list(db, club.id, &part)?;
    if inside {
        NameOrder::of(&club.language).sort(&mut found, |one| &one.name);
    } else {
        // In the order of the names that are seen: that of the others would tell of them.
        NameOrder::of(&club.language).sort_seen(&mut found, |one| match public_name(one) {
            PublicName::Name(name) => Some(name),
            PublicName::Numbered(_) => None,
        });
    }
    let before = usize::try_from((asked.page.clamp(1, PAGES_MAX) - 1) * PER_PAGE).unwrap_or(usize::MAX);
    found.drain(..found.len().min(before));
    let has_more = found.len() as i64 > PER_PAGE;
    found.truncate(PER_PAGE as usize);
    let people = people(db, actor, &club, &rights, &standing, found)?;
    let active = members::count(db, club.id, Which::Active)?;
    let deactivated = members::count(db, club.id, Which::Deactivated)?;
    Ok(List {
        club,
        rights,
        people,
        active,
        deactivated,
        has_more,
    })
}

fn sees_names(rights: &Rights, standing: &Standing) -> bool {
    rights.is_member || rights.manage || rights.is_acting || standing.sees_everything()
}

fn people(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    rights: &Rights,
    standing: &Standing,
    found: Vec<Member>,
) -> Result<Vec<Person>, ActError> {
    let inside = sees_names(rights, standing);
    let mails: HashMap<UserId, String> = if rights.read_mails {
        members::mails(db, club.id)?.into_iter().collect()
    } else {
        HashMap::new()
    };
    let owners: HashSet<UserId> = if inside {
        roles::active_owners(db, club.id)?.into_iter().collect()
    } else {
        HashSet::new()
    };
    let person = |member: Member| {
        let is_me = member.user_id.is_some() && member.user_id == actor.user();
        let mail = member.user_id.and_then(|user| mails.get(&user).cloned());
        let mail = mail.or_else(|| member.email.clone()).filter(|_| rights.read_mails);
        let public = public_name(&member);
        let whole = PublicName::Name(member.name.clone());
        let differs = inside && public != whole;
        Person {
            id: member.id,
            name: if inside { whole } else { public.clone() },
            public: differs.then_some(public),
            mail,
            has_account: inside && member.user_id.is_some(),
            is_owner: member.user_id.is_some_and(|user| owners.contains(&user)),
            is_me,
            is_guest: member.is_guest,
            is_active: member.deactivated_at.is_none(),
            shows_whole: inside || member.shown == Shown::Full,
            entry: (rights.manage || is_me).then_some(member),
        }
    };
    Ok(found.into_iter().map(person).collect())
}

/// All active members of a club in the order of their names, for anyone who sees whole names.
///
/// # Errors
/// When the database fails.
pub(crate) fn active_by_name(db: &mut Db, club: &Club) -> Result<Vec<Member>, ActError> {
    let mut all = members::list(
        db,
        club.id,
        &MemberFilter {
            which: Which::Active,
            search_key: None,
        },
    )?;
    NameOrder::of(&club.language).sort(&mut all, |one| &one.name);
    Ok(all)
}

/// One entry of the list.
///
/// # Errors
/// Not found, also when the actor may not see it.
pub fn member(db: &mut Db, actor: &Actor, slug: &str, id: MemberId) -> Result<(Club, Rights, Person), ActError> {
    let club = find_club::named(db, slug)?;
    let object = Object::of_club(club.id).published_if(club.members_public);
    authorization::must_see(db, actor, Action::SeeMembers, &object, Missing::Member)?;
    let (rights, standing) = rights(db, actor, &club)?;
    let found = entries::entry(db, &club, id)?;
    if found.deactivated_at.is_some() && !(rights.manage || rights.is_acting) {
        return Err(ActError::NotFound(Missing::Member));
    }
    let mut people = people(db, actor, &club, &rights, &standing, vec![found])?;
    let person = people.pop().ok_or(ActError::NotFound(Missing::Member))?;
    Ok((club, rights, person))
}

/// Someone of whichever club for a reader, and what that reader is to the club.
pub(crate) struct PlayerRead {
    pub club: Club,
    pub person: Person,
    pub standing: Standing,
    /// The reader sees whole names.
    pub is_inside: bool,
    /// Everyone may read what they played in public.
    pub shows_results: bool,
    /// A guest, or under age.
    pub is_sheltered: bool,
}

/// The entry of this number in whichever club, or the one that it was given up for; whether the reader may see it is
/// the caller's to ask.
///
/// # Errors
/// Not found, also when it was deactivated and the reader does not see those.
pub(crate) fn player_read(db: &mut Db, actor: &Actor, id: MemberId) -> Result<PlayerRead, ActError> {
    let missing = || ActError::NotFound(Missing::Player);
    let found = members::anywhere(db, id).found()?.ok_or_else(missing)?;
    let found = current_entry(db, found)?;
    let club = clubs::by_id(db, found.club_id)?;
    let (rights, standing) = rights(db, actor, &club)?;
    if found.deactivated_at.is_some() && !(rights.manage || rights.is_acting) {
        return Err(missing());
    }
    let shows_results = shows_results(&found);
    let is_sheltered = found.is_guest || found.is_minor;
    let mut people = people(db, actor, &club, &rights, &standing, vec![found])?;
    Ok(PlayerRead {
        person: people.pop().ok_or_else(missing)?,
        is_inside: sees_names(&rights, &standing),
        shows_results,
        is_sheltered,
        standing,
        club,
    })
}

/// The names of those who own a club and let the public see it; anyone who belongs to it sees all of them.
///
/// # Errors
/// When the database fails.
pub fn owner_names(db: &mut Db, club: &Club, rights: &Rights) -> Result<Vec<PublicName>, ActError> {
    let mut names = Vec::new();
    for user in roles::active_owners(db, club.id)? {
        let Some(member) = members::of_account(db, club.id, user)? else {
            continue;
        };
        names.push(if rights.is_member {
            PublicName::Name(member.name)
        } else {
            public_name(&member)
        });
    }
    Ok(names)
}

/// Whether someone owns any club: then their password is longer and their sessions shorter.
pub(crate) fn owns_any(db: &mut Db, user: UserId) -> Result<bool, ActError> {
    Ok(roles::of_user(db, user)?.iter().any(|held| held.role == Role::Owner))
}
