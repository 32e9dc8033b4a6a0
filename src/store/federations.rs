//! Clubs that play leagues together: which clubs belong to a federation, and which of their tournaments are proposed to
//! its seasons.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, SeasonId, TournamentId};
use crate::league_schema::{club_links, league_proposals};
use crate::time::Moment;
use crate::words::words;

words! {
    /// What a club is to a federation.
    LinkState {
        Invited = "invited",
        Member = "member",
        /// It was one, and what it brought still counts.
        Left = "left",
        /// It was one, and is invited again.
        AskedBack = "asked_back",
    }
}

impl LinkState {
    pub fn is_member(self) -> bool {
        self == LinkState::Member
    }

    pub fn was_member(self) -> bool {
        self != LinkState::Invited
    }
}

/// A club and a federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = club_links)]
pub struct ClubLink {
    pub federation_id: ClubId,
    pub club_id: ClubId,
    pub state: LinkState,
    pub changed_at: Moment,
    /// From which day on the rating lists of the federation rate tournaments of the club; none where its owners did not
    /// agree to that.
    pub rated_from: Option<NaiveDate>,
}

/// A club whose tournaments the rating lists of a federation rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct MemberRated {
    pub club: ClubId,
    /// By its clock.
    pub from: NaiveDate,
}

/// A tournament that is to count in a season.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = league_proposals)]
pub struct LeagueProposal {
    pub season_id: SeasonId,
    pub tournament_id: TournamentId,
    pub proposed_at: Moment,
    /// Why it was refused.
    pub refused: Option<String>,
}

/// The clubs of a federation, those that were only invited and those that left too.
pub fn of_federation(db: &mut Db, federation: ClubId) -> StoreResult<Vec<ClubLink>> {
    Ok(club_links::table
        .filter(club_links::federation_id.eq(federation))
        .order(club_links::club_id)
        .select(ClubLink::as_select())
        .load(db)?)
}

/// The federations of a club, those that only invited it and those that it left too.
pub fn of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<ClubLink>> {
    Ok(club_links::table
        .filter(club_links::club_id.eq(club))
        .order(club_links::federation_id)
        .select(ClubLink::as_select())
        .load(db)?)
}

/// What a club is to a federation.
pub fn link(db: &mut Db, federation: ClubId, club: ClubId) -> StoreResult<Option<ClubLink>> {
    Ok(club_links::table
        .find((federation, club))
        .select(ClubLink::as_select())
        .get_result(db)
        .optional()?)
}

/// The member clubs of a federation that agreed to be rated by its lists.
pub fn rated_members(db: &mut Db, federation: ClubId) -> StoreResult<Vec<MemberRated>> {
    Ok(club_links::table
        .filter(club_links::federation_id.eq(federation))
        .filter(club_links::state.eq(LinkState::Member))
        .filter(club_links::rated_from.is_not_null())
        .order(club_links::club_id)
        .select((club_links::club_id, club_links::rated_from.assume_not_null()))
        .load(db)?)
}

/// The federations whose rating lists rate the tournaments of a club.
pub fn rating_federations(db: &mut Db, club: ClubId) -> StoreResult<Vec<ClubId>> {
    Ok(club_links::table
        .filter(club_links::club_id.eq(club))
        .filter(club_links::state.eq(LinkState::Member))
        .filter(club_links::rated_from.is_not_null())
        .order(club_links::federation_id)
        .select(club_links::federation_id)
        .load(db)?)
}

/// Keeps what a club is to a federation from now on.
pub fn set_link(db: &mut Db, link: &ClubLink) -> StoreResult<()> {
    let key = (link.federation_id, link.club_id);
    diesel::delete(club_links::table.find(key)).execute(db)?;
    diesel::insert_into(club_links::table).values(link).execute(db)?;
    Ok(())
}

/// An invitation that came to nothing.
pub fn remove_link(db: &mut Db, federation: ClubId, club: ClubId) -> StoreResult<()> {
    diesel::delete(club_links::table.find((federation, club)))
        .execute(db)?
        .or_not_found("club link")
}

/// Proposes a tournament; proposed again, it waits again.
pub fn propose(db: &mut Db, proposal: &LeagueProposal) -> StoreResult<()> {
    let key = (proposal.season_id, proposal.tournament_id);
    diesel::delete(league_proposals::table.find(key)).execute(db)?;
    diesel::insert_into(league_proposals::table)
        .values(proposal)
        .execute(db)?;
    Ok(())
}

/// What was proposed to a season, the first one first.
pub fn proposed_to(db: &mut Db, season: SeasonId) -> StoreResult<Vec<LeagueProposal>> {
    Ok(league_proposals::table
        .filter(league_proposals::season_id.eq(season))
        .order((league_proposals::proposed_at, league_proposals::tournament_id))
        .select(LeagueProposal::as_select())
        .load(db)?)
}

/// To which seasons a tournament was proposed.
pub fn proposals_of(db: &mut Db, tournament: TournamentId) -> StoreResult<Vec<LeagueProposal>> {
    Ok(league_proposals::table
        .filter(league_proposals::tournament_id.eq(tournament))
        .order(league_proposals::season_id)
        .select(LeagueProposal::as_select())
        .load(db)?)
}

/// Refuses a proposal, with a reason; without one it is not refused any more.
pub fn decide(db: &mut Db, season: SeasonId, tournament: TournamentId, refused: Option<&str>) -> StoreResult<()> {
    diesel::update(league_proposals::table.find((season, tournament)))
        .set(league_proposals::refused.eq(refused))
        .execute(db)?
        .or_not_found("proposal")
}

/// Takes a proposal back.
pub fn withdraw(db: &mut Db, season: SeasonId, tournament: TournamentId) -> StoreResult<()> {
    diesel::delete(league_proposals::table.find((season, tournament)))
        .execute(db)?
        .or_not_found("proposal")
}
