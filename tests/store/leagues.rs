//! Leagues, on both databases: addresses that lead on, seasons changed one after the other, tables that stay as they
//! were published.

use chrono::{NaiveDate, Utc};
use talon_store::league_reports::{self, NewLeagueReport};
use talon_store::leagues::{
    self, NewLeague, NewSeason, Revision, RevisionCause, SeasonChange, SeasonState, UnitOrigin,
};
use talon_store::tournaments::TournamentState;
use talon_store::{Db, LeagueId, Moment, SeasonId, StoreResult};

use super::people::member;
use super::ratings::tournament;
use super::samples::club;
use crate::harness::backend::on_both;

fn day(year: i32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, 9, 1).expect("a day")
}

pub(super) fn league(db: &mut Db, slug: &str, now: Moment) -> StoreResult<LeagueId> {
    let club = club(db, "kor")?;
    let name = "Club league";
    leagues::insert(db, &NewLeague { club, slug, name, now })
}

pub(super) fn season(db: &mut Db, league: LeagueId, year: i32, now: Moment) -> StoreResult<SeasonId> {
    let season = NewSeason {
        league,
        slug: &year.to_string(),
        name: "Autumn",
        starts_on: day(year),
        ends_on: day(year + 1),
        document: "{}",
        now,
    };
    leagues::insert_season(db, &season)
}

#[test]
fn an_address_that_a_league_had_before_leads_on_to_it_and_is_not_given_again() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            league(db, "evenings", now)?;
            let first = leagues::by_slug(db, "evenings")?;
            leagues::rename(db, &first, "thursdays", "Thursdays")?;
            assert!(leagues::by_slug(db, "evenings").is_err_and(|error| error.is_not_found()));
            assert_eq!(leagues::by_earlier_slug(db, "evenings")?.name, "Thursdays");
            assert!(leagues::is_taken(db, "evenings")? && leagues::is_taken(db, "thursdays")?);
            assert!(!leagues::is_taken(db, "mondays")?);
            // Back again: the address is its own once more.
            let now_called = leagues::by_slug(db, "thursdays")?;
            leagues::rename(db, &now_called, "evenings", "Evenings")?;
            assert!(leagues::by_earlier_slug(db, "evenings").is_err_and(|error| error.is_not_found()));
            assert_eq!(leagues::by_earlier_slug(db, "thursdays")?.slug, "evenings");
            Ok(())
        });
        done.expect("two names");
    });
}

#[test]
fn seasons_are_listed_the_latest_first_and_changed_one_after_the_other() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let id = league(db, "evenings", now)?;
            let (old, new) = (season(db, id, 2024, now)?, season(db, id, 2025, now)?);
            let listed: Vec<SeasonId> = leagues::seasons(db, id)?.iter().map(|one| one.id).collect();
            assert_eq!(listed, [new, old]);
            let all: Vec<SeasonId> = leagues::all(db, None, 10)?.iter().map(|(_, one)| one.id).collect();
            assert_eq!(all, [new, old]);
            let change = SeasonChange {
                state: SeasonState::Running,
                published: true,
                document: "{\"a\":1}",
                now,
            };
            leagues::set(db, new, 1, &change)?;
            assert!(leagues::set(db, new, 1, &change).is_err_and(|error| error.is_not_found()));
            let kept = leagues::lock(db, new)?;
            assert_eq!(
                (kept.head.version, kept.head.state, kept.head.published),
                (2, SeasonState::Running, true)
            );
            assert_eq!(kept.document, "{\"a\":1}");
            Ok(())
        });
        done.expect("two seasons");
    });
}

#[test]
fn a_published_table_stays_and_the_last_one_is_shown() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let id = league(db, "evenings", now)?;
            let id = season(db, id, 2025, now)?;
            for number in 1..=3 {
                let table = Revision {
                    revision: number,
                    made_at: now,
                    cause: RevisionCause::Unit,
                    corrected: (number == 3).then(|| "1 2".to_owned()),
                    reason: (number == 2).then(|| "a late result".to_owned()),
                    counted: format!("[{number}]"),
                };
                leagues::publish(db, id, &table)?;
            }
            assert_eq!(leagues::season(db, id)?.head.revision, 3);
            assert_eq!(leagues::revision(db, id, 2)?.counted, "[2]");
            assert_eq!(leagues::revision(db, id, 3)?.corrected.as_deref(), Some("1 2"));
            assert!(leagues::revision(db, id, 4).is_err_and(|error| error.is_not_found()));
            let listed: Vec<i64> = leagues::revisions(db, id, Some(3), 10)?
                .iter()
                .map(|one| one.revision)
                .collect();
            assert_eq!(listed, [2, 1]);
            Ok(())
        });
        done.expect("three tables");
    });
}

#[test]
fn a_round_is_found_by_its_tournament_and_told_from_the_others() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let id = league(db, "evenings", now)?;
            let (old, new) = (season(db, id, 2024, now)?, season(db, id, 2025, now)?);
            let club = leagues::by_id(db, id)?.club_id;
            let one = tournament(db, club, TournamentState::Finished, now)?;
            let two = tournament(db, club, TournamentState::Finished, now)?;
            leagues::set_units(
                db,
                old,
                &[(1, UnitOrigin::Round(one, 1)), (4, UnitOrigin::Round(one, 3))],
            )?;
            leagues::set_units(
                db,
                new,
                &[(1, UnitOrigin::Tournament(two)), (2, UnitOrigin::Round(one, 3))],
            )?;
            assert_eq!(leagues::seasons_with(db, &[UnitOrigin::Tournament(one)])?, [old, new]);
            assert_eq!(leagues::seasons_with(db, &[UnitOrigin::Tournament(two)])?, [new]);
            let elsewhere = |db: &mut Db, origin| -> StoreResult<Vec<UnitOrigin>> {
                let found = leagues::counting_elsewhere(db, new, club, &[origin])?;
                Ok(found.into_iter().map(|(origin, ..)| origin).collect())
            };
            let third = UnitOrigin::Round(one, 3);
            assert_eq!(elsewhere(db, third)?, [third]);
            assert_eq!(elsewhere(db, UnitOrigin::Round(one, 2))?, []);
            assert_eq!(
                elsewhere(db, UnitOrigin::Tournament(one))?,
                [UnitOrigin::Round(one, 1), third],
                "the whole has every round in it"
            );
            leagues::set_units(db, old, &[(1, UnitOrigin::Tournament(one))])?;
            assert_eq!(elsewhere(db, third)?, [UnitOrigin::Tournament(one)]);
            let of_others = leagues::counting_elsewhere(db, new, talon_store::ClubId(0), &[third])?;
            assert_eq!(of_others, [], "another club's season that nobody sees yet");
            Ok(())
        });
        done.expect("rounds");
    });
}

#[test]
fn a_report_of_a_table_waits_until_it_is_taken_once() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let id = league(db, "evenings", now)?;
            let (old, new) = (season(db, id, 2024, now)?, season(db, id, 2025, now)?);
            let club = leagues::by_id(db, id)?.club_id;
            let reported_by = member(db, club, "Anna")?;
            let report = |db: &mut Db, season, seats| {
                let report = NewLeagueReport {
                    season,
                    played_on: day(2025),
                    game: Some("ulti"),
                    venue: None,
                    seats,
                    reported_by,
                    now,
                };
                league_reports::insert(db, &report)
            };
            let (first, second) = (report(db, new, "[1]")?, report(db, new, "[2]")?);
            let other = report(db, old, "[3]")?;
            let texts = |db: &mut Db, season| -> StoreResult<Vec<String>> {
                let waiting = league_reports::waiting(db, season)?;
                Ok(waiting.into_iter().map(|one| one.seats).collect())
            };
            assert_eq!(texts(db, new)?, ["[1]", "[2]"]);
            assert!(league_reports::take(db, new, other).is_err_and(|error| error.is_not_found()));
            assert_eq!(league_reports::take(db, new, first)?.seats, "[1]");
            assert!(league_reports::take(db, new, first).is_err_and(|error| error.is_not_found()));
            assert_eq!(
                (texts(db, new)?, texts(db, old)?),
                (vec!["[2]".to_owned()], vec!["[3]".to_owned()])
            );
            let kept = league_reports::take(db, new, second)?;
            assert_eq!((kept.played_on, kept.reported_by), (day(2025), reported_by));
            Ok(())
        });
        done.expect("reports");
    });
}
