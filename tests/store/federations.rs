//! Links between clubs, and tournaments that are proposed to a season.

use chrono::Utc;
use talon_store::federations::{self, ClubLink, LeagueProposal, LinkState};
use talon_store::joined_entries::{self, JoinedEntry};
use talon_store::tournaments::TournamentState;
use talon_store::{ClubId, Db, MemberId, Moment, StoreResult, UserId};

use super::leagues::{league, season};
use super::people::member;
use super::ratings::tournament;
use super::samples::{club, user};
use crate::harness::backend::on_both;

#[test]
fn a_link_between_clubs_is_what_it_was_set_to_last() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let (federation_id, club_id) = (club(db, "union")?, club(db, "one")?);
            for state in [LinkState::Invited, LinkState::Member] {
                let link = ClubLink {
                    federation_id,
                    club_id,
                    state,
                    changed_at: now,
                    rated_from: None,
                };
                federations::set_link(db, &link)?;
            }
            let state = |links: Vec<ClubLink>| links.into_iter().map(|link| link.state).collect::<Vec<_>>();
            assert_eq!(
                state(federations::of_federation(db, federation_id)?),
                [LinkState::Member]
            );
            assert_eq!(state(federations::of_club(db, club_id)?), [LinkState::Member]);
            assert_eq!(federations::of_club(db, federation_id)?, []);
            federations::remove_link(db, federation_id, club_id)?;
            assert_eq!(federations::link(db, federation_id, club_id)?, None);
            let gone = federations::remove_link(db, federation_id, ClubId(0));
            assert!(gone.is_err_and(|error| error.is_not_found()));
            Ok(())
        });
        done.expect("links");
    });
}

#[test]
fn a_tournament_is_proposed_to_a_season_once_and_waits_again_when_it_is_proposed_again() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let league = league(db, "cup", now)?;
            let (season, other) = (season(db, league, 2025, now)?, season(db, league, 2026, now)?);
            let club = talon_store::leagues::by_id(db, league)?.club_id;
            let tournament_id = tournament(db, club, TournamentState::Finished, now)?;
            let propose = |db: &mut Db, season_id| {
                let proposal = LeagueProposal {
                    season_id,
                    tournament_id,
                    proposed_at: now,
                    refused: None,
                };
                federations::propose(db, &proposal)
            };
            let refused = |db: &mut Db| -> StoreResult<Vec<Option<String>>> {
                let all = federations::proposed_to(db, season)?;
                Ok(all.into_iter().map(|one| one.refused).collect())
            };
            propose(db, season)?;
            propose(db, other)?;
            federations::decide(db, season, tournament_id, Some("too small"))?;
            assert_eq!(refused(db)?, [Some("too small".to_owned())]);
            propose(db, season)?;
            assert_eq!(refused(db)?, [None]);
            assert_eq!(federations::proposals_of(db, tournament_id)?.len(), 2);
            federations::withdraw(db, season, tournament_id)?;
            assert_eq!(refused(db)?, []);
            let gone = federations::withdraw(db, season, tournament_id);
            assert!(gone.is_err_and(|error| error.is_not_found()));
            Ok(())
        });
        done.expect("proposals");
    });
}

#[test]
fn what_an_account_joined_in_a_federation_takes_the_place_of_what_was_said_before() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let (union, other) = (club(db, "union")?, club(db, "other")?);
            let (one, two) = (club(db, "one")?, club(db, "two")?);
            let (anna, bela) = (user(db, "anna@example.org")?, user(db, "bela@example.org")?);
            let [kept, first, second] = [member(db, one, "A")?, member(db, two, "B")?, member(db, union, "C")?];
            let row = |federation_id: ClubId, member_id: MemberId, user_id: UserId| JoinedEntry {
                federation_id,
                member_id,
                kept_id: kept,
                user_id,
                joined_at: now,
            };
            joined_entries::set(db, union, anna, &[row(union, first, anna), row(union, second, anna)])?;
            joined_entries::set(db, other, anna, &[row(other, first, anna)])?;
            assert_eq!(joined_entries::of_federation(db, union)?.len(), 2);
            assert_eq!(joined_entries::of_user(db, anna)?.len(), 3);
            joined_entries::set(db, union, anna, &[row(union, second, anna)])?;
            assert_eq!(joined_entries::of_federation(db, union)?, [row(union, second, anna)]);
            // The entry is of another account now.
            joined_entries::set(db, union, bela, &[row(union, second, bela)])?;
            assert_eq!(joined_entries::of_federation(db, union)?, [row(union, second, bela)]);
            assert_eq!(joined_entries::of_user(db, anna)?, [row(other, first, anna)]);
            joined_entries::remove(db, union, second)?;
            joined_entries::remove(db, union, second)?;
            assert_eq!(joined_entries::of_federation(db, union)?, []);
            Ok(())
        });
        done.expect("rows");
    });
}
