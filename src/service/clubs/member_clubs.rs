//! Clubs that belong to a federation, which is a club itself: its owners invite them, theirs accept, and either side
//! can end it once no running season counts what the club brought. Whether the rating lists of the federation rate its
//! tournaments, the owners of the club say.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use super::clock;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::leagues::counts_in_running;
use crate::{ActError, Actor, Conflict, InvalidValue, find_club, ratings};
use talon_store::clubs::{self, Club};
use talon_store::federations::{self, ClubLink, LinkState};
use talon_store::{Db, Store};

/// A club on the other side, and what they are to each other.
#[derive(Debug, Clone)]
pub struct LinkedClub {
    pub club: Club,
    pub state: LinkState,
    /// From which day on the rating lists of the federation rate tournaments of its member.
    pub rated_from: Option<NaiveDate>,
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
            rated_from: link.rated_from,
        });
    }
    for link in federations::of_club(db, club.id)? {
        let club = clubs::by_id(db, link.federation_id)?;
        federations.push(LinkedClub {
            club,
            state: link.state,
            rated_from: link.rated_from,
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
    /// Rating lists of the federation may rate its tournaments, from this day on.
    AllowRatings,
    /// They rate none of them any more.
    StopRatings,
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
            LinkAct::AllowRatings => "link_allow_ratings",
            LinkAct::StopRatings => "link_stop_ratings",
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
            LinkAct::Invite | LinkAct::Remove => (&own, &other),
            LinkAct::Accept | LinkAct::Decline | LinkAct::Leave | LinkAct::AllowRatings | LinkAct::StopRatings => {
                (&other, &own)
            }
        };
        // Always in one order, so that nobody waits for somebody who waits for them.
        for id in [federation.id.min(club.id), federation.id.max(club.id)] {
            clubs::lock(db, id)?;
        }
        let was = federations::link(db, federation.id, club.id)?;
        let next = LinkStep {
            act,
            federation,
            club,
            now,
        }
        .from(was)?;
        let said = |link: ClubLink| (link.state, link.rated_from);
        if next.map(said) == was.map(said) {
            return Ok(());
        }
        let is_member = |link: Option<ClubLink>| link.is_some_and(|link| link.state.is_member());
        if is_member(was) && !is_member(next) && counts_in_running(db, federation.id, club.id)? {
            return Err(Conflict::ClubStillCounts.into());
        }
        match &next {
            Some(link) => federations::set_link(db, link)?,
            None => federations::remove_link(db, federation.id, club.id)?,
        }
        if next.and_then(|link| link.rated_from) != was.and_then(|link| link.rated_from) {
            ratings::after_agreement(db, federation.id, now)?;
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

/// An act on the link of a club to a federation.
struct LinkStep<'a> {
    act: LinkAct,
    federation: &'a Club,
    club: &'a Club,
    now: DateTime<Utc>,
}

impl LinkStep<'_> {
    /// What the link is after it; none where it is gone.
    fn from(&self, was: Option<ClubLink>) -> Result<Option<ClubLink>, ActError> {
        let state = next_state(self.act, was.map(|link| link.state))?;
        let rated = was.and_then(|link| link.rated_from);
        let rated = match self.act {
            LinkAct::AllowRatings => rated.or(Some(clock::local(&self.club.timezone, self.now).date())),
            LinkAct::StopRatings => None,
            _ => rated,
        };
        Ok(state.map(|state| ClubLink {
            federation_id: self.federation.id,
            club_id: self.club.id,
            state,
            changed_at: self.now.into(),
            // As long as it is a member.
            rated_from: rated.filter(|_| state.is_member()),
        }))
    }
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
        (LinkAct::AllowRatings | LinkAct::StopRatings, Some(Member)) => Ok(Some(Member)),
        // It left already, and with that nothing of it is rated.
        (LinkAct::StopRatings, Some(Left | AskedBack)) => Ok(was),
        (LinkAct::AllowRatings | LinkAct::StopRatings, _) => Err(nothing()),
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
        for was in [None, Some(Invited), Some(Left), Some(AskedBack)] {
            assert!(next_state(LinkAct::AllowRatings, was).is_err(), "{was:?}");
        }
    }
}
