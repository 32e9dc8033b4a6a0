//! A tournament as one file, with the names of its club and its members, to be run elsewhere or kept.

use super::Loaded;
use super::act::must;
use super::boards::has_boards_to_play;
use super::deals::sees_sealed;
use crate::authorization::{self, Action};
use crate::{ActError, Actor, Conflict, FILE_NAME_MAX, short_name};
use talon_store::{Db, TournamentId, tournaments};
use talon_tournament::tournament::MemberKey;
use talon_tournament::tournament::file::{self, AuditLine, Club, FileMember, Outside};

/// The file of a tournament.
#[derive(Debug, Clone)]
pub struct EventFile {
    /// What the file is called, after the tournament.
    pub file_name: String,
    /// In canonical form.
    pub bytes: Vec<u8>,
}

/// The file of a tournament, for those who direct it: it has whole names, and drafts of rounds that nobody else may
/// see. What deals are made of is in it only for those who see the deals, and for everyone when the tournament is over.
///
/// # Errors
/// When the actor may not, has still to play boards that others have played (S-7), or there is no such tournament.
pub fn export_tournament(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<EventFile, ActError> {
    let mut loaded = Loaded::by_id(db, id)?;
    must(db, actor, &loaded, Action::MakePairings, &loaded.object())?;
    let key = loaded.key_of(actor);
    if key.is_some_and(|key| has_boards_to_play(&loaded.tournament, key)) {
        return Err(Conflict::BoardsToPlay.into());
    }
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    if !loaded.tournament.opens_seed() && !sees_sealed(&standing, actor, &loaded) {
        loaded.tournament.forget_seed();
    }
    let member = |(key, member): (&MemberKey, &talon_store::members::Member)| FileMember {
        key: *key,
        name: member.name.clone(),
        alias: member.alias.clone(),
    };
    let line = |step: tournaments::TournamentStep| AuditLine {
        at: step.done_at.utc().naive_utc(),
        by: step.member_key.and_then(|key| u16::try_from(key).ok()).map(MemberKey),
        act: step.act,
        detail: step.detail,
    };
    let club = &loaded.club;
    let outside = Outside {
        club: Some(Club {
            slug: club.slug.clone(),
            name: club.name.clone(),
            timezone: club.timezone.clone(),
        }),
        members: loaded.members.iter().map(member).collect(),
        audit: tournaments::steps(db, id)?.into_iter().map(line).collect(),
    };
    let named = short_name(&loaded.tournament.name, FILE_NAME_MAX);
    let named = if named.is_empty() {
        format!("tournament-{id}")
    } else {
        named
    };
    Ok(EventFile {
        file_name: format!("{named}.event.json"),
        bytes: file::write(&loaded.tournament, &outside),
    })
}
