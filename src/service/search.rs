//! Finds players, tournaments, clubs and sessions by a part of what they are called, each as far as the reader may see
//! it. Hands are found by `list_hands`.

use std::collections::BTreeSet;

use super::authorization::{self, Action, Object};
use super::clubs::{PublicName, public_name};
use super::name_order::NameOrder;
use super::pseudonyms::Pseudonyms;
use super::tournaments::read::part;
use super::{ActError, Actor, read_session};
use talon_store::clubs::{self, Club};
use talon_store::hands::{self, HandFilter, Page, Session};
use talon_store::members::{self, MemberFilter, Which};
use talon_store::tournaments::{self, Listed};
use talon_store::{Db, MemberId, SessionId, search_key};

/// Of each kind so many are shown at most.
pub const FOUND_MAX: usize = 20;
/// Hands among whose sessions those that are called so are looked for.
const HANDS_OF_SESSIONS: usize = 200;

/// Someone who belongs to a club, by the name that the reader sees.
#[derive(Clone)]
pub struct Player {
    pub id: MemberId,
    pub name: String,
    pub club: String,
}

impl std::fmt::Debug for Player {
    // A name has no place in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Player").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What was found, of each kind `FOUND_MAX` at most.
#[derive(Debug, Default)]
pub struct SearchResults {
    pub players: Vec<Player>,
    pub tournaments: Vec<Listed>,
    pub clubs: Vec<Club>,
    pub sessions: Vec<Session>,
}

/// Whatever is called so; `language` is that of the reader, by which names of several clubs are sorted.
///
/// # Errors
/// When the database fails.
pub fn search(db: &mut Db, actor: &Actor, text: &str, language: &str) -> Result<SearchResults, ActError> {
    let key = search_key(text);
    if key.is_empty() {
        return Ok(SearchResults::default());
    }
    let order = NameOrder::of(language);
    let all = clubs::all(db)?;
    let mut players = players(db, actor, &all, &key)?;
    order.sort(&mut players, |one| &one.name);
    players.truncate(FOUND_MAX);
    let mut found = part(db, actor, None)?;
    found.limit = i64::MAX;
    let mut tournaments = tournaments::list(db, &found)?;
    tournaments.retain(|one| search_key(&one.name).contains(&key));
    tournaments.truncate(FOUND_MAX);
    let mut clubs = all;
    clubs.retain(|club| search_key(&club.name).contains(&key) || club.slug.contains(&key));
    order.sort(&mut clubs, |one| &one.name);
    clubs.truncate(FOUND_MAX);
    Ok(SearchResults {
        players,
        tournaments,
        clubs,
        sessions: sessions(db, actor, key)?,
    })
}

/// Active members of the clubs whose members the reader may see, found by the name that they see and no other.
fn players(db: &mut Db, actor: &Actor, clubs: &[Club], key: &str) -> Result<Vec<Player>, ActError> {
    let mut found = Vec::new();
    for club in clubs {
        let standing = authorization::standing(db, actor, Some(club.id))?;
        let object = Object::of_club(club.id).published_if(club.members_public);
        if !standing.may(Action::SeeMembers, &object) {
            continue;
        }
        let inside = standing.is_member || standing.is_acting || standing.sees_everything();
        let part = MemberFilter {
            which: Which::Active,
            search_key: Some(key).filter(|_| inside),
        };
        for member in members::list(db, club.id, &part)? {
            let seen = if inside {
                PublicName::Name(member.name.clone())
            } else {
                public_name(&member)
            };
            if let PublicName::Name(name) = seen
                && search_key(&name).contains(key)
            {
                found.push(Player {
                    id: member.id,
                    name,
                    club: club.name.clone(),
                });
            }
        }
    }
    Ok(found)
}

/// Sessions of hands that are found by their source, as far as every hand of one may be seen.
fn sessions(db: &mut Db, actor: &Actor, key: String) -> Result<Vec<Session>, ActError> {
    let filter = HandFilter {
        source_key: Some(key),
        ..HandFilter::default()
    };
    let slice = super::list_hands::list_hands(db, actor, &filter, Page::First, HANDS_OF_SESSIONS)?;
    let ids: BTreeSet<SessionId> = slice.hands.iter().filter_map(|one| one.hand.session_id).collect();
    let mut found = Vec::new();
    for id in ids.into_iter().rev().take(FOUND_MAX) {
        let session = hands::session(db, id)?;
        if read_session::is_seen(db, actor, &session)? {
            found.push(session);
        }
    }
    let pseudonyms = Pseudonyms::over(db, actor, found.iter().map(|session| session.club_id))?;
    found
        .iter_mut()
        .for_each(|session| pseudonyms.word(session.club_id, &mut session.key));
    Ok(found)
}
