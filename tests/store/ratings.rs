//! Rating lists, on both databases: one for a game and a way to rate, decisions that stay, lists that stay as they were
//! published.

use chrono::Utc;
use talon_store::hands::{self, InSession, NewHand, OnProbable};
use talon_store::ratings::{
    self, AlsoRated, NewRatingList, RatedEvening, RatedPart, RatingCause, RatingRevision, RatingRevisionHead,
    TableNumbers,
};
use talon_store::tournaments::{self, Summary, TournamentState};
use talon_store::{ClubId, Db, Moment, RatingListId, SessionId, StoreResult, TournamentId, attempt};

use super::samples::{self, club};
use crate::harness::backend::on_both;

fn list(db: &mut Db, club: ClubId, method: &str, now: Moment) -> StoreResult<RatingListId> {
    let game = "ulti";
    ratings::insert(
        db,
        &NewRatingList {
            club,
            game,
            method,
            now,
        },
    )
}

pub(super) fn tournament(
    db: &mut Db,
    club: ClubId,
    state: TournamentState,
    starts_at: Moment,
) -> StoreResult<TournamentId> {
    let summary = Summary {
        name: "Evening",
        game: "ulti",
        starts_at: starts_at.utc().naive_utc(),
        state,
        published: true,
        revision: 1,
        document: "{}",
        document_hash: "",
        changed_at: starts_at,
    };
    tournaments::insert(db, club, None, starts_at, None, &summary)
}

#[test]
fn a_club_has_one_list_for_a_game_and_a_way_to_rate() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let first = list(db, club, "weng_lin", now)?;
            let second = list(db, club, "elo", now)?;
            let again: StoreResult<RatingListId> = attempt(db, |db| list(db, club, "elo", now));
            assert!(again.is_err());
            let ids = |lists: Vec<ratings::RatingListRow>| lists.iter().map(|one| one.id).collect::<Vec<_>>();
            assert_eq!(ids(ratings::all(db, Some(club), Some("ulti"), 10)?), [first, second]);
            assert!(ratings::all(db, Some(club), Some("preferans"), 10)?.is_empty());
            ratings::set_published(db, second, true)?;
            let row = ratings::lock(db, second)?;
            assert!(row.published && row.revision == 0 && row.method == "elo");
            assert!(ratings::lock(db, RatingListId(99)).is_err_and(|error| error.is_not_found()));
            Ok(())
        });
        done.expect("two lists");
    });
}

#[test]
fn what_was_decided_about_a_table_stays_and_can_be_decided_again() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let id = list(db, club, "weng_lin", now)?;
            let table = TableNumbers {
                part: RatedPart::Tournament,
                id: tournament(db, club, TournamentState::Finished, now)?.0,
                round: 2,
                table: 3,
            };
            ratings::exclude(db, id, table, "they played for fun", now)?;
            ratings::allow(db, id, table, now)?;
            assert!(ratings::allow(db, id, table, now).is_err_and(|error| error.is_not_found()));
            let kept = ratings::exclusions(db, id)?;
            assert_eq!((kept.len(), kept[0].table), (1, table));
            assert_eq!(kept[0].allowed_at, Some(now));
            ratings::exclude(db, id, table, "again", now)?;
            let kept = ratings::exclusions(db, id)?;
            assert_eq!((kept[0].reason.as_str(), kept[0].allowed_at), ("again", None));
            // An evening of the same number is another thing.
            let evening = TableNumbers {
                part: RatedPart::Evening,
                ..table
            };
            assert!(ratings::allow(db, id, evening, now).is_err_and(|error| error.is_not_found()));
            ratings::exclude(db, id, evening, "too short", now)?;
            ratings::allow(db, id, evening, now)?;
            let standing = ratings::exclusions(db, id)?
                .into_iter()
                .filter(|one| one.allowed_at.is_none());
            assert_eq!(standing.map(|one| one.table).collect::<Vec<_>>(), [table]);
            Ok(())
        });
        done.expect("a table");
    });
}

#[test]
fn tournaments_that_are_over_are_known_by_what_they_give_in_the_order_in_which_they_began() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let earlier = now.minus(chrono::TimeDelta::days(1));
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let late = tournament(db, club, TournamentState::Archived, now)?;
            let early = tournament(db, club, TournamentState::Finished, earlier)?;
            tournament(db, club, TournamentState::Running, now)?;
            assert_eq!(ratings::without_source(db, club, "ulti")?, [late, early]);
            for id in [late, early] {
                ratings::set_source(db, id, Some("[]"))?;
            }
            assert!(ratings::without_source(db, club, "ulti")?.is_empty());
            let found: Vec<TournamentId> = ratings::sources(db, club, "ulti", None)?
                .iter()
                .map(|one| one.tournament)
                .collect();
            assert_eq!(found, [early, late]);
            ratings::set_source(db, late, Some("[1]"))?;
            assert_eq!(ratings::source(db, late)?.as_deref(), Some("[1]"));
            ratings::set_source(db, late, None)?;
            assert_eq!(ratings::source(db, late)?, None);
            assert_eq!(ratings::without_source(db, club, "ulti")?, [late]);
            Ok(())
        });
        done.expect("tournaments");
    });
}

#[test]
fn lists_stay_as_they_were_published_and_the_last_one_is_shown() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let id = list(db, club, "weng_lin", now)?;
            let played = tournament(db, club, TournamentState::Finished, now)?;
            for number in 1..=3 {
                let revision = RatingRevision {
                    head: RatingRevisionHead {
                        revision: number,
                        made_at: now,
                        cause: RatingCause::Corrected,
                        reason: None,
                        part: Some(RatedPart::Tournament),
                        source_id: Some(played.0),
                        round_no: Some(1),
                        table_no: Some(number),
                    },
                    rated: format!("[{number}]"),
                };
                ratings::publish(db, id, &revision)?;
            }
            assert_eq!(ratings::by_id(db, id)?.revision, 3);
            assert_eq!(ratings::revision(db, id, 2)?.rated, "[2]");
            let before: Vec<i64> = ratings::revisions(db, id, Some(3), 10)?
                .iter()
                .map(|one| one.head.revision)
                .collect();
            assert_eq!(before, [2, 1]);
            let shown = ratings::shown(db, club)?;
            assert_eq!((shown.len(), shown[0].1.as_str()), (1, "[3]"));
            Ok(())
        });
        done.expect("three lists");
    });
}

#[test]
fn someone_leaves_a_list_and_comes_back_under_any_of_their_numbers() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let id = list(db, club, "weng_lin", now)?;
            let member = super::people::member(db, club, "Anna")?;
            ratings::leave(db, id, member, now)?;
            ratings::leave(db, id, member, now)?;
            assert_eq!(ratings::leavers(db, id)?, [member]);
            assert_eq!(ratings::leavers_of(db, &[id])?, [(id, member)]);
            ratings::come_back(db, id, &[member])?;
            assert!(ratings::leavers(db, id)?.is_empty());
            Ok(())
        });
        done.expect("a leaver");
    });
}

#[test]
fn what_evenings_give_is_kept_until_it_is_forgotten_and_lists_say_whether_they_rate_them() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let club = club(db, "kor")?;
            let id = list(db, club, "weng_lin", now)?;
            assert_eq!(ratings::by_id(db, id)?.rates, AlsoRated::default());
            let rates = AlsoRated {
                evenings: true,
                free_tables: false,
            };
            ratings::set_rated(db, id, rates)?;
            assert_eq!(ratings::by_id(db, id)?.rates, rates);
            let hand = NewHand {
                session: Some(InSession {
                    key: "Friday".to_owned(),
                    place: 1,
                    public_id: "friday".to_owned(),
                }),
                ..samples::hand(1)
            };
            hands::insert_batch(db, club, &[hand], OnProbable::Store)?;
            let session = hands::sessions_of_club(db, club)?.pop().expect("a session").id;
            let unread = |db: &mut Db| -> StoreResult<Vec<SessionId>> {
                let unread = ratings::evenings_unread(db, club, "ulti")?;
                Ok(unread.into_iter().map(|one| one.id).collect())
            };
            assert_eq!(unread(db)?, [session]);
            assert!(ratings::evenings_unread(db, club, "preferans")?.is_empty());
            let evening = RatedEvening {
                session,
                played_on: now.utc().date_naive(),
                named: r#"{"Anna":1}"#.to_owned(),
                judged: "[]".to_owned(),
            };
            for _ in 0..2 {
                ratings::keep_evening(db, &evening)?;
            }
            assert_eq!(ratings::evenings(db, club, "ulti")?, std::slice::from_ref(&evening));
            assert_eq!(ratings::evening(db, session)?, Some(evening.clone()));
            assert!(unread(db)?.is_empty());
            ratings::forget_evenings(db, &[session])?;
            assert_eq!((ratings::evening(db, session)?, unread(db)?), (None, vec![session]));
            ratings::keep_evening(db, &evening)?;
            assert_eq!(ratings::kept_evenings(db, club)?, [evening]);
            let mut names = hands::names_in_session(db, session)?;
            names.sort_unstable();
            assert_eq!(names, ["Anna", "Béla", "Cili"]);
            Ok(())
        });
        done.expect("an evening");
    });
}
