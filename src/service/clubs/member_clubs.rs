//! Clubs that belong to a federation, which is a club itself: its owners invite them, theirs accept, and either side
//! can end it once no running season counts what the club brought.

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::leagues::counts_in_running;
use crate::{ActError, Actor, Conflict, InvalidValue, find_club};
use talon_store::clubs::{self, Club};
use talon_store::federations::{self, ClubLink, LinkState};
use talon_store::{Db, Store};

/// A club on the other side, and what they are to each other.
#[derive(Debug, Clone)]
pub struct LinkedClub {
    pub club: Club,
    pub state: LinkState,
}

/// The clubs of a federation and the federations of a club.
#[derive(Debug, Clone)]
pub struct ClubLinks {
    pub club: Club,
    /// Those that it invited, and those that accepted.
    pub members: Vec<LinkedClub>,
    /// Those that invited it, and those that it belongs to.
    pub federations: Vec<LinkedClub>,
    /// Those that it can invite.
    pub others: Vec<Club>,
}

/// What the owners of a club see of its links.
///
/// # Errors
/// When the actor may not, there is no such club, or the database fails.
pub fn club_links(db: &mut Db, actor: &Actor, slug: &str) -> Result<ClubLinks, ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must(db, actor, Action::ChangeClub, &Object::of_club(club.id))?;
    let (mut members, mut federations) = (Vec::new(), Vec::new());
    for link in federations::of_federation(db, club.id)? {
        let club = clubs::by_id(db, link.club_id)?;
        members.push(LinkedClub {
            club,
            state: link.state,
        });
    }
    for link in federations::of_club(db, club.id)? {
        let club = clubs::by_id(db, link.federation_id)?;
        federations.push(LinkedClub {
            club,
            state: link.state,
        });
    }
    let mut others = clubs::all(db)?;
    others.retain(|other| {
        let link = members.iter().find(|link| link.club.id == other.id);
        other.id != club.id && link.is_none_or(|link| link.state == LinkState::Left)
    });
    members.retain(|link| link.state != LinkState::Left);
    federations.retain(|link| link.state != LinkState::Left);
    Ok(ClubLinks {
        club,
        members,
        federations,
        others,
    })
}

/// The clubs that belong to a federation, for everyone.
///
/// # Errors
/// When the database fails.
pub(super) fn member_clubs(db: &mut Db, federation: &Club) -> Result<Vec<Club>, ActError> {
    let mut found = Vec::new();
    for link in federations::of_federation(db, federation.id)? {
        if link.state.is_member() {
            found.push(clubs::by_id(db, link.club_id)?);
        }
    }
    Ok(found)
}

/// What is done to a link by the owners of one of its clubs, with the address of the club on the other side.
#[derive(Debug, Clone, Copy)]
pub struct LinkRequest<'a> {
    pub act: LinkAct,
    pub club: &'a str,
}

/// What is done to a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkAct {
    /// The club is invited.
    Invite,
    /// The invitation is taken back, or the membership ends.
    Remove,
    Accept,
    Decline,
    Leave,
}

impl LinkAct {
    /// Its word in the logs of both clubs.
    pub const fn as_str(self) -> &'static str {
        match self {
            LinkAct::Invite => "link_invite",
            LinkAct::Remove => "link_remove",
            LinkAct::Accept => "link_accept",
            LinkAct::Decline => "link_decline",
            LinkAct::Leave => "link_leave",
        }
    }
}

/// Does it for the club of this address.
///
/// # Errors
/// When the actor may not, there is no such club or nothing to answer, or a running season counts what the club
/// brought.
pub fn link_club(
    store: &Store,
    actor: &Actor,
    slug: &str,
    request: LinkRequest<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let act = request.act;
    store.write(|db| {
        let own = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ChangeClub, &Object::of_club(own.id))?;
        let other = find_club::named(db, request.club)?;
        if own.id == other.id {
            return Err(ActError::Invalid {
                field: "club",
                why: InvalidValue::BadChoice,
            });
        }
        let (federation, club) = match act {
            LinkAct::Invite | LinkAct::Remove => (own.id, other.id),
            LinkAct::Accept | LinkAct::Decline | LinkAct::Leave => (other.id, own.id),
        };
        // Always in one order, so that nobody waits for somebody who waits for them.
        for id in [federation.min(club), federation.max(club)] {
            clubs::lock(db, id)?;
        }
        let was = federations::link(db, federation, club)?.map(|link| link.state);
        let next = next_state(act, was)?;
        if next == was {
            return Ok(());
        }
        if was.is_some_and(LinkState::is_member) && counts_in_running(db, federation, club)? {
            return Err(Conflict::ClubStillCounts.into());
        }
        match next {
            Some(state) => federations::set_link(
                db,
                &ClubLink {
                    federation_id: federation,
                    club_id: club,
                    state,
                    changed_at: now.into(),
                },
            )?,
            None => federations::remove_link(db, federation, club)?,
        }
        for (of, with) in [(&own, &other), (&other, &own)] {
            let note = Note::of(Deed::LinkClub, Subject::Club).in_club(of.id);
            audit::write(
                db,
                actor,
                &note.with(json!({"club": with.slug, "act": act.as_str()})),
                now,
            )?;
        }
        Ok(())
    })
}

/// What a link is after an act; done twice, an act changes nothing more.
fn next_state(act: LinkAct, was: Option<LinkState>) -> Result<Option<LinkState>, ActError> {
    use LinkState::{AskedBack, Invited, Left, Member};
    let nothing = || ActError::from(Conflict::ChangedMeanwhile);
    match (act, was) {
        (LinkAct::Invite, None | Some(Invited)) => Ok(Some(Invited)),
        (LinkAct::Invite, Some(Left | AskedBack)) => Ok(Some(AskedBack)),
        (LinkAct::Invite | LinkAct::Accept, Some(Member)) => Ok(Some(Member)),
        (LinkAct::Accept, Some(Invited | AskedBack)) => Ok(Some(Member)),
        (LinkAct::Accept, None | Some(Left)) => Err(nothing()),
        (LinkAct::Remove | LinkAct::Decline, None | Some(Invited)) => Ok(None),
        (LinkAct::Decline, Some(Member)) => Err(nothing()),
        (LinkAct::Leave, None | Some(Invited)) => Err(nothing()),
        (LinkAct::Remove | LinkAct::Decline | LinkAct::Leave, Some(Left | AskedBack)) => Ok(Some(Left)),
        (LinkAct::Remove | LinkAct::Leave, Some(Member)) => Ok(Some(Left)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_belongs_to_a_federation_from_its_own_yes_until_one_side_ends_it() {
        use LinkState::{AskedBack, Invited, Left, Member};
        let after = |acts: &[LinkAct]| {
            let next = |was: Option<LinkState>, act: &LinkAct| next_state(*act, was).ok().flatten();
            acts.iter().fold(None, next)
        };
        assert_eq!(after(&[LinkAct::Invite]), Some(Invited));
        assert_eq!(after(&[LinkAct::Invite, LinkAct::Decline]), None);
        assert_eq!(after(&[LinkAct::Invite, LinkAct::Accept]), Some(Member));
        assert_eq!(after(&[LinkAct::Invite, LinkAct::Accept, LinkAct::Leave]), Some(Left));
        let again = [LinkAct::Invite, LinkAct::Accept, LinkAct::Remove, LinkAct::Invite];
        assert_eq!(after(&again), Some(AskedBack));
        assert!(next_state(LinkAct::Accept, None).is_err() && next_state(LinkAct::Leave, None).is_err());
    }
}
