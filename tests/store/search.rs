//! Lists that have to go far for what fits, or where nobody fits: the right hands on every page, and by statements that
//! no number of hands makes slow, on both databases.

use std::sync::{Arc, Mutex};

use diesel::connection::{Connection, InstrumentationEvent};
use diesel::prelude::*;
use talon_store::hands::{
    self, HandFilter, HandSummary, Knowledge, NewHand, OnProbable, Page, Sight, Visibility, insert_batch,
};
use talon_store::texts::{self, TextKind};
use talon_store::{Store, StoreResult};

use super::samples::{club, hand};
use crate::harness::backend::{Backend, on_both};

/// Hands of which nobody asks, newer than all others: more than are looked at before the kinds are.
const NEWER: u64 = 1_100;
/// Hands of one kind that are older: more than are read at once.
const OLDER: u64 = 2_100;

fn fill(store: &Store) {
    let stored: StoreResult<()> = store.write(|db| {
        let club = club(db, "a")?;
        let older = (0..OLDER).map(|n| {
            let mut old = hand(n);
            old.game = "preferans";
            if n.is_multiple_of(2) {
                old.contract = Some("betl");
            }
            if n == 5 {
                old.knowledge = Knowledge::Score;
            }
            if n == 7 {
                old.players[2].name = "Đorđević Čedomir".to_owned();
                old.source_text = "Országos Bajnokság".to_owned();
                old.declarer_score = Some(-4);
            }
            old.visibility = if n == 9 {
                Visibility::Private
            } else {
                Visibility::Public
            };
            old
        });
        let all: Vec<NewHand> = older.chain((OLDER..OLDER + NEWER).map(hand)).collect();
        for part in all.chunks(500) {
            insert_batch(db, club, part, OnProbable::Store)?;
        }
        Ok(())
    });
    stored.expect("hands");
}

/// All that a filter finds, page by page, as the numbers of the hands from 1 on, newest first.
fn found(store: &Store, filter: &HandFilter) -> Vec<i64> {
    let mut all = Vec::new();
    let mut page = Page::First;
    loop {
        let slice: StoreResult<_> = store.read(|db| hands::list(db, &Sight::default(), filter, page, 700));
        let slice = slice.expect("a page");
        all.extend(slice.hands.iter().map(|one| one.hand.id.0));
        let Some(older) = slice.older else { return all };
        page = Page::Older(older);
    }
}

/// The newest page, and the same on the way back from the next one.
fn newest_and_back(store: &Store, filter: &HandFilter) -> (Vec<HandSummary>, Vec<HandSummary>) {
    let sight = Sight::default();
    let pages: StoreResult<_> = store.read(|db| {
        let newest = hands::list(db, &sight, filter, Page::First, 50)?;
        let next = hands::list(db, &sight, filter, Page::Older(newest.older.expect("more")), 50)?;
        let back = hands::list(db, &sight, filter, Page::Newer(next.newer.expect("newer")), 50)?;
        Ok((newest.hands, back.hands))
    });
    pages.expect("pages")
}

/// Filters that fit the one hand that is unlike the others.
fn of_one_hand() -> [HandFilter; 3] {
    let none = HandFilter::default;
    [
        HandFilter {
            player_key: Some("dordevic".to_owned()),
            ..none()
        },
        HandFilter {
            source_key: Some("bajnoksag".to_owned()),
            ..none()
        },
        HandFilter {
            made: Some(false),
            ..none()
        },
    ]
}

fn of_preferans() -> HandFilter {
    HandFilter {
        game: Some("preferans".to_owned()),
        ..HandFilter::default()
    }
}

/// Filters that fit no hand.
fn filters() -> [HandFilter; 6] {
    let none = HandFilter::default;
    let some = |text: &str| Some(text.to_owned());
    [
        HandFilter {
            player_key: some("zzz"),
            ..none()
        },
        HandFilter {
            source_key: some("zzz"),
            ..none()
        },
        HandFilter {
            contract: some("betl"),
            made: Some(false),
            ..none()
        },
        HandFilter {
            component: Some(("durchmars".to_owned(), Some(true))),
            ..none()
        },
        HandFilter {
            kontra_min: Some(3),
            ..none()
        },
        HandFilter {
            game: some("ulti"),
            has_cards: Some(false),
            ..none()
        },
    ]
}

#[test]
fn hands_that_are_far_down_the_list_are_found_and_none_twice() {
    on_both(|store, _| {
        fill(store);
        let none = HandFilter::default;
        let some = |text: &str| Some(text.to_owned());
        // Numbers of hands begin at 1, those of the samples at 0.
        let older: Vec<i64> = (1..=OLDER as i64).rev().filter(|id| *id != 10).collect();
        assert_eq!(
            found(
                store,
                &HandFilter {
                    game: some("preferans"),
                    ..none()
                }
            ),
            older
        );
        let betl: Vec<i64> = older.iter().copied().filter(|id| id % 2 == 1).collect();
        assert_eq!(
            found(
                store,
                &HandFilter {
                    contract: some("betl"),
                    ..none()
                }
            ),
            betl
        );
        let by_anna = HandFilter {
            player_key: some("anna"),
            game: some("preferans"),
            ..none()
        };
        assert_eq!(found(store, &by_anna), older);
        for filter in of_one_hand() {
            assert_eq!(found(store, &filter), [8], "{filter:?}");
        }
        let without_cards = HandFilter {
            has_cards: Some(false),
            ..none()
        };
        assert_eq!(found(store, &without_cards), [6]);
        let with_cards = HandFilter {
            has_cards: Some(true),
            ..of_preferans()
        };
        let rest: Vec<i64> = older.iter().copied().filter(|id| *id != 6).collect();
        assert_eq!(found(store, &with_cards), rest);
        assert_eq!(found(store, &none()).len() as u64, OLDER + NEWER - 1);
        for filter in filters() {
            assert_eq!(found(store, &filter), [0; 0], "{filter:?}");
        }
        let (newest, back) = newest_and_back(store, &of_preferans());
        assert_eq!(newest, back, "the way back leads to the same page");
    });
}

#[derive(QueryableByName)]
struct SqlitePlan {
    #[diesel(sql_type = diesel::sql_types::Text)]
    detail: String,
}

#[derive(QueryableByName)]
struct PgPlan {
    #[diesel(sql_type = diesel::sql_types::Text)]
    #[diesel(column_name = "QUERY PLAN")]
    line: String,
}

/// The steps by which a database answers a statement whose values it does not know.
fn plan(backend: &Backend, sql: &str) -> Vec<String> {
    if let Some(file) = backend.file() {
        let mut db = SqliteConnection::establish(file.to_str().expect("a plain path")).expect("the file");
        let rows: Vec<SqlitePlan> = diesel::sql_query(format!("EXPLAIN QUERY PLAN {sql}"))
            .load(&mut db)
            .expect(sql);
        return rows.into_iter().map(|row| row.detail).collect();
    }
    let mut db = PgConnection::establish(&backend.url).expect("the database");
    let values = (1..)
        .take_while(|n| sql.contains(&format!("${n}")))
        .map(|_| "NULL")
        .collect::<Vec<_>>();
    let run = |db: &mut PgConnection, sql: &str| diesel::sql_query(sql).execute(db).expect("done");
    run(&mut db, "SET plan_cache_mode = force_generic_plan");
    run(&mut db, "SET enable_seqscan = off");
    run(&mut db, &format!("PREPARE asked AS {sql}"));
    let values = if values.is_empty() {
        String::new()
    } else {
        format!("({})", values.join(", "))
    };
    let rows: Vec<PgPlan> = diesel::sql_query(format!("EXPLAIN EXECUTE asked{values}"))
        .load(&mut db)
        .expect(sql);
    rows.into_iter().map(|row| row.line).collect()
}

#[test]
fn no_statement_of_a_list_reads_through_all_hands() {
    on_both(|store, backend| {
        fill(store);
        for filter in filters() {
            let heard = Arc::new(Mutex::new(Vec::new()));
            let listener = Arc::clone(&heard);
            let page: StoreResult<_> = store.read(|db| {
                db.set_instrumentation(move |tournament: InstrumentationEvent<'_>| {
                    if let InstrumentationEvent::StartQuery { query, .. } = tournament {
                        listener.lock().expect("a list").push(query.to_string());
                    }
                });
                let page = hands::list(db, &Sight::default(), &filter, Page::First, 50);
                db.set_instrumentation(|_: InstrumentationEvent<'_>| ());
                page
            });
            assert!(page.expect("a page").hands.is_empty());
            let heard = heard.lock().expect("a list");
            assert!(!heard.is_empty());
            for said in heard.iter() {
                let sql = said.split("-- binds:").next().unwrap_or_default().trim();
                for step in plan(backend, sql) {
                    // The newest hands are looked at along the index of the list, so many of them and no more.
                    let along_the_list = step.contains("hands_listed") && sql.contains("LIMIT");
                    let through = [
                        "SCAN hands",
                        "SCAN hand_players",
                        "Seq Scan on hands",
                        "Seq Scan on hand_players",
                    ];
                    let reads_all = through.iter().any(|bad| step.contains(bad));
                    assert!(!reads_all || along_the_list, "{}: {step}\n{sql}", backend.name);
                }
            }
        }
    });
}

#[test]
fn a_part_of_a_text_is_found_however_short_and_whatever_signs_it_has() {
    on_both(|store, _| {
        fill(store);
        let texts = |key: &str| {
            let found: StoreResult<_> = store.read(|db| texts::matching(db, TextKind::Name, key, 10));
            found
                .expect("texts")
                .into_iter()
                .map(|text| text.written)
                .collect::<Vec<_>>()
        };
        assert_eq!(texts("dord"), ["Đorđević Čedomir"]);
        assert_eq!(texts("evic ced"), ["Đorđević Čedomir"]);
        assert_eq!(texts("c"), ["Cili", "Đorđević Čedomir"]);
        for nothing in ["a\"b", "%", "x_y", "' OR 1"] {
            assert_eq!(texts(nothing), [""; 0], "{nothing}");
        }
    });
}
