//! Hands of rounds that are still played (S-7): closed to everyone, even to those who could otherwise see them, except
//! those whom the table of permissions lets in. All reading of hands asks here; statements have the same condition as a
//! part of `Sight`.

use std::collections::BTreeMap;

use super::authorization::{self, Action, Object};
use super::tournaments::Loaded;
use super::{ActError, Actor};
use talon_store::imports::Import;
use talon_store::tournament_hands::{self, Closed};
use talon_store::tournaments::parse_id;
use talon_store::{Db, HandId, TournamentId, roles};

/// Those of these hands that are closed to this reader.
///
/// # Errors
/// When the database fails.
pub(super) fn to(db: &mut Db, actor: &Actor, hands: &[HandId]) -> Result<Vec<HandId>, ActError> {
    to_beside(db, actor, None, hands)
}

/// The same where a tournament has been read already.
pub(super) fn to_in(db: &mut Db, actor: &Actor, known: &Loaded, hands: &[HandId]) -> Result<Vec<HandId>, ActError> {
    to_beside(db, actor, Some(known), hands)
}

fn to_beside(db: &mut Db, actor: &Actor, known: Option<&Loaded>, hands: &[HandId]) -> Result<Vec<HandId>, ActError> {
    let closed = tournament_hands::closed_among(db, hands)?;
    let seen = seen(db, actor, known, &closed)?;
    Ok(closed
        .into_iter()
        .map(|one| one.hand)
        .filter(|hand| !seen.contains(hand))
        .collect())
}

/// Whether this place, where a hand is closed, is closed to this reader.
pub(super) fn at(db: &mut Db, actor: &Actor, closed: Closed) -> Result<bool, ActError> {
    Ok(seen(db, actor, None, &[closed])?.is_empty())
}

/// Whether one of these places, where hands are closed, is closed to this reader.
pub(super) fn at_any(db: &mut Db, actor: &Actor, closed: &[Closed]) -> Result<bool, ActError> {
    Ok(seen(db, actor, None, closed)?.len() < closed.len())
}

/// The closed hands that are there for this reader all the same.
pub(super) fn let_in(db: &mut Db, actor: &Actor) -> Result<Vec<HandId>, ActError> {
    let Some(user) = actor.user() else {
        return Ok(Vec::new());
    };
    // Only anyone who holds a role over a tournament is let in anywhere.
    let held = roles::of_user(db, user)?;
    let tournaments: Vec<TournamentId> = held.iter().filter_map(|held| parse_id(&held.tournament)).collect();
    if tournaments.is_empty() {
        return Ok(Vec::new());
    }
    let closed = tournament_hands::closed_of(db, &tournaments)?;
    seen(db, actor, None, &closed)
}

/// Whether an import has brought hands that are closed to this reader, or is to bring some.
pub(super) fn in_import(db: &mut Db, actor: &Actor, import: &Import) -> Result<bool, ActError> {
    let mut closed = tournament_hands::closed_of_import(db, import.id)?;
    let choices = super::read_import::choices(import)?;
    if let Some(table) = choices.table
        && let Some(loaded) = loaded(db, TournamentId(table.tournament))?
        && !loaded.tournament.shows_hands(table.round)
    {
        let (tournament, hand) = (loaded.id, HandId(0));
        let (round, table) = (table.round.into(), table.table.into());
        closed.push(Closed {
            hand,
            tournament,
            round,
            table,
        });
    }
    let seen = seen(db, actor, None, &closed)?;
    Ok(closed.iter().any(|one| !seen.contains(&one.hand)))
}

/// Those of the closed hands that the reader may see.
fn seen(db: &mut Db, actor: &Actor, known: Option<&Loaded>, closed: &[Closed]) -> Result<Vec<HandId>, ActError> {
    let mut tournaments: BTreeMap<TournamentId, Vec<&Closed>> = BTreeMap::new();
    for one in closed {
        tournaments.entry(one.tournament).or_default().push(one);
    }
    let mut seen = Vec::new();
    for (id, closed) in tournaments {
        let known = known.filter(|known| known.id == id);
        let read = match known {
            Some(_) => None,
            None => loaded(db, id)?,
        };
        let Some(loaded) = known.or(read.as_ref()) else {
            continue;
        };
        let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
        let me = loaded.key_of(actor);
        let own_table = |at: &Closed| {
            let round = u16::try_from(at.round).unwrap_or_default();
            me.and_then(|me| loaded.tournament.sits(round, me))
                .is_some_and(|table| i64::from(table) == at.table)
        };
        let object = loaded.object();
        // Nobody who plays learns of a deal before its last table has played it, but at their own table.
        let is_secret = |at: &Closed| {
            let number = |number: i64| u16::try_from(number).unwrap_or_default();
            me.is_some() && loaded.tournament.keeps_deals_at(number(at.round), number(at.table))
        };
        let may = |at: &&&Closed| {
            let object = Object {
                own_table: own_table(at),
                ..object.clone()
            };
            standing.may(Action::SeeRunningHands, &object) && (object.own_table || !is_secret(at))
        };
        seen.extend(closed.iter().filter(may).map(|at| at.hand));
    }
    Ok(seen)
}

fn loaded(db: &mut Db, id: TournamentId) -> Result<Option<Loaded>, ActError> {
    match Loaded::by_id(db, id) {
        Err(ActError::NotFound(_)) => Ok(None),
        loaded => loaded.map(Some),
    }
}
