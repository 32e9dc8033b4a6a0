//! Imports as a whole, on both databases: what is stored, what is refused, what a second time does.

mod checking;
mod correcting;
mod fixing;
mod forgotten;
mod many;
mod mending;
pub mod pages;
mod preview;
mod private;
mod report;
mod same_id;
mod whole;
mod work;

use chrono::{TimeZone, Utc};
use talon_service::import_hands::{self, Choices, Request};
use talon_service::{ActError, Actor, export_hands, find_club, read_import};
use talon_store::clubs::{self, Club, NewClub};
use talon_store::imports::{self, Counts, Import, ImportState};
use talon_store::records::{Record, RecordStatus};
use talon_store::{Moment, Store, hands};

use crate::harness::backend::on_both;

fn now() -> Moment {
    Moment::from(Utc.with_ymd_and_hms(2026, 5, 1, 12, 0, 0).unwrap())
}

pub fn club(store: &Store) -> Club {
    let club = NewClub {
        slug: "kor",
        name: "Kör",
        timezone: "UTC",
        language: "hu",
        created_at: now(),
    };
    store.write(|db| clubs::insert(db, &club)).unwrap();
    find_club::by_slug(store, "kor").unwrap()
}

fn begin(store: &Store, club: &Club, text: &str, choices: &Choices) -> Import {
    begin_at(store, club, text, choices, now())
}

fn begin_at(store: &Store, club: &Club, text: &str, choices: &Choices, at: Moment) -> Import {
    let request = Request {
        club,
        file_name: "hands.ndjson",
        media_type: "application/x-ndjson",
        choices,
        key: None,
    };
    let upload = import_hands::keep_upload(store, &Actor::CommandLine, &request, &mut text.as_bytes(), at).unwrap();
    import_hands::start(store, &Actor::CommandLine, &request, upload, at).unwrap()
}

fn import(store: &Store, club: &Club, text: &str, choices: &Choices) -> Import {
    let import = begin(store, club, text, choices);
    import_hands::run(store, import.id, now(), &mut |_| ()).unwrap()
}

fn stored(store: &Store, club: &Club) -> i64 {
    store.read(|db| hands::count(db, Some(club.id))).unwrap()
}

/// So many records; those at `damaged` (from 1) are cut short.
fn records(count: usize, damaged: &[usize]) -> String {
    let lines = talon_samples::generate::ulti::records(5)
        .take(count)
        .enumerate()
        .map(|(place, line)| {
            if damaged.contains(&(place + 1)) {
                line[..line.len() / 2].to_owned()
            } else {
                line
            }
        });
    lines.collect::<Vec<_>>().join("\n")
}

/// The same records, all of them with one id.
pub fn under_one_id(lines: &str) -> String {
    let records = lines.lines().map(|line| {
        let mut record: serde_json::Value = serde_json::from_str(line).unwrap();
        record["id"] = "urn:x:1".into();
        record.to_string()
    });
    records.collect::<Vec<_>>().join("\n")
}

fn refused_lines(store: &Store, import: &Import) -> Vec<i64> {
    let mut lines = Vec::new();
    let refused = RecordStatus::Rejected;
    let line = |record: &Record| -> Result<(), ActError> {
        lines.extend(record.line);
        Ok(())
    };
    read_import::each_of(store, import.id, Some(refused), line).unwrap();
    lines
}

#[test]
fn a_thousand_deals_with_seven_damaged_lines_store_the_rest_and_a_second_upload_nothing() {
    let damaged = [1, 17, 200, 500, 501, 999, 1000];
    let text = records(1000, &damaged);
    on_both(|store, _| {
        let club = club(store);
        let first = import(store, &club, &text, &Choices::default());
        let counts = Counts {
            total: 1000,
            accepted: 993,
            rejected: 7,
            ..Counts::default()
        };
        assert_eq!((first.state, first.counts), (ImportState::Done, counts));
        assert_eq!(refused_lines(store, &first), damaged.map(|line| line as i64));
        assert_eq!(first.position_bytes, first.bytes_total);
        let second = import(store, &club, &text, &Choices::default());
        assert_eq!(
            second.counts,
            Counts {
                accepted: 0,
                duplicates: 993,
                ..counts
            }
        );
        assert_eq!(stored(store, &club), 993);
    });
}

#[test]
fn what_comes_out_again_is_what_went_in() {
    let text = records(30, &[]);
    on_both(|store, _| {
        let club = club(store);
        import(store, &club, &text, &Choices::default());
        let mut out = String::new();
        export_hands::each(store, &club, |record| -> Result<(), ActError> {
            out.push_str(record);
            out.push('\n');
            Ok(())
        })
        .unwrap();
        let again = import(store, &club, &out, &Choices::default());
        assert_eq!(
            again.counts,
            Counts {
                total: 30,
                duplicates: 30,
                ..Counts::default()
            }
        );
    });
}

#[test]
fn a_reading_that_broke_off_goes_on_where_it_stood_and_adds_up() {
    let text = records(1125, &[3, 625, 1124]);
    on_both(|store, _| {
        let club = club(store);
        let begun = begin(store, &club, &text, &Choices::default());
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            import_hands::run(store, begun.id, now(), &mut |_| std::panic::resume_unwind(Box::new(())))
        }));
        assert!(broken.is_err());
        assert_eq!(stored(store, &club), 499, "the first batch is there");
        let done = import_hands::run(store, begun.id, now(), &mut |_| ()).unwrap();
        assert_eq!(
            done.counts,
            Counts {
                total: 1125,
                accepted: 1122,
                rejected: 3,
                ..Counts::default()
            }
        );
        assert_eq!(refused_lines(store, &done), [3, 625, 1124]);
        assert_eq!(stored(store, &club), 1122);
    });
}

#[test]
fn all_or_nothing_stores_nothing_when_one_record_is_refused() {
    on_both(|store, _| {
        let club = club(store);
        let choices = Choices {
            atomic: true,
            ..Choices::default()
        };
        let failed = import(store, &club, &records(20, &[7]), &choices);
        assert_eq!((failed.state, failed.counts.rejected), (ImportState::Failed, 1));
        assert_eq!(stored(store, &club), 0);
        let done = import(store, &club, &records(20, &[]), &choices);
        assert_eq!((done.state, done.counts.accepted), (ImportState::Done, 20));
        assert_eq!(stored(store, &club), 20);
    });
}

#[test]
fn a_dry_run_counts_as_the_real_one_would_and_stores_no_hand() {
    on_both(|store, _| {
        let club = club(store);
        let text = [records(20, &[7]), records(5, &[])].join("\n");
        let dry = import(
            store,
            &club,
            &text,
            &Choices {
                dry_run: true,
                ..Choices::default()
            },
        );
        assert_eq!((dry.state, stored(store, &club)), (ImportState::Done, 0));
        let real = import(store, &club, &text, &Choices::default());
        assert_eq!(dry.counts, real.counts);
        assert_eq!(real.counts.duplicates, 5);
    });
}

/// More hands than two transactions take, then one that was noted otherwise, one that is the same as before, one
/// damaged.
fn of_every_kind() -> String {
    let text = records(1250, &[]);
    let first = text.lines().next().unwrap();
    let mut other: serde_json::Value = serde_json::from_str(first).unwrap();
    other["players"]["A"]["name"] = "Anita".into();
    [text.as_str(), &other.to_string(), &other.to_string(), first, "{"].join("\n")
}

#[test]
fn a_whole_import_that_broke_off_goes_on_and_knows_what_it_has_read() {
    on_both(|store, _| {
        let club = club(store);
        let text = of_every_kind();
        let real = import(store, &club, &text, &Choices::default());
        import_hands::undo(store, &Actor::CommandLine, &real.public_id, now()).unwrap();
        for (choices, state) in [
            (
                Choices {
                    dry_run: true,
                    ..Choices::default()
                },
                ImportState::Done,
            ),
            (
                Choices {
                    atomic: true,
                    ..Choices::default()
                },
                ImportState::Failed,
            ),
        ] {
            let begun = begin(store, &club, &text, &choices);
            let once = &mut |_| std::ops::ControlFlow::Break(());
            let ran = import_hands::run_while(store, begun.id, now(), once).unwrap();
            assert!(matches!(ran, import_hands::Ran::Stopped));
            let half = store.read(|db| imports::by_id(db, begun.id)).unwrap();
            assert_eq!((half.counts.total, half.counts.accepted), (500, 500));
            let done = import_hands::run(store, begun.id, now(), &mut |_| ()).unwrap();
            assert_eq!((done.state, done.counts), (state, real.counts));
            assert_eq!(
                (done.counts.waiting, done.counts.duplicates, done.counts.rejected),
                (2, 1, 1)
            );
            assert_eq!(stored(store, &club), 0);
        }
    });
}

#[test]
fn all_or_nothing_is_judged_again_when_someone_else_was_quicker() {
    on_both(|store, _| {
        let club = club(store);
        let text = records(625, &[]);
        let mut other: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        other["players"]["A"]["name"] = "Anita".into();
        let begun = begin(
            store,
            &club,
            &text,
            &Choices {
                atomic: true,
                ..Choices::default()
            },
        );
        let mut came = false;
        let done = import_hands::run(store, begun.id, now(), &mut |_| {
            if !std::mem::replace(&mut came, true) {
                import(store, &club, &other.to_string(), &Choices::default());
            }
        });
        let done = done.unwrap();
        assert_eq!(
            (done.state, done.failure.as_deref()),
            (ImportState::Failed, Some("refused"))
        );
        assert_eq!(
            (done.counts.accepted, done.counts.waiting, stored(store, &club)),
            (624, 1, 1)
        );
    });
}

#[test]
fn an_import_can_be_taken_back_once_and_read_in_again() {
    on_both(|store, _| {
        let club = club(store);
        let text = records(10, &[]);
        let done = import(store, &club, &text, &Choices::default());
        let late = now().plus(chrono::TimeDelta::days(31));
        assert!(import_hands::undo(store, &Actor::CommandLine, &done.public_id, late).is_err());
        assert!(import_hands::undo(store, &Actor::Visitor, &done.public_id, now()).is_err());
        assert_eq!(
            import_hands::undo(store, &Actor::CommandLine, &done.public_id, now()).unwrap(),
            10
        );
        assert!(import_hands::undo(store, &Actor::CommandLine, &done.public_id, now()).is_err());
        assert_eq!(stored(store, &club), 0);
        assert_eq!(import(store, &club, &text, &Choices::default()).counts.accepted, 10);
    });
}

#[test]
fn a_visitor_imports_nothing() {
    on_both(|store, _| {
        let club = club(store);
        let choices = Choices::default();
        let request = Request {
            club: &club,
            file_name: "",
            media_type: "",
            choices: &choices,
            key: None,
        };
        let refused = import_hands::keep_upload(store, &Actor::Visitor, &request, &mut &b"{}"[..], now());
        assert!(matches!(refused, Err(ActError::SignIn)));
    });
}

#[test]
fn the_example_club_is_loaded_once() {
    on_both(|store, _| {
        let loaded = talon_samples::example_club::load(store, now()).unwrap().unwrap();
        assert!(loaded.hands.counts.accepted >= 40, "{:?}", loaded.hands.counts);
        assert!(loaded.refused.counts.rejected > 0 && loaded.refused.counts.accepted > 0);
        assert!(talon_samples::example_club::load(store, now()).unwrap().is_none());
    });
}

/// The sample session of the documentation, as a file and with its last card typed wrong.
#[test]
fn a_session_in_ppn_is_stored_deal_by_deal_and_comes_out_as_it_went_in() {
    const SESSION: &str = include_str!("../../docs/samples/session.ppn");
    on_both(|store, _| {
        let club = club(store);
        let choices = Choices::default();
        let broken = SESSION.replace("MC31 F2:R28", "M1 F2:R28");
        let request = Request {
            club: &club,
            file_name: "night.ppn",
            media_type: "text/plain",
            choices: &choices,
            key: None,
        };
        let take = |mut text: &[u8]| {
            let upload = import_hands::keep_upload(store, &Actor::CommandLine, &request, &mut text, now()).unwrap();
            let begun = import_hands::start(store, &Actor::CommandLine, &request, upload, now()).unwrap();
            import_hands::run(store, begun.id, now(), &mut |_| ()).unwrap()
        };
        let first = take(broken.as_bytes());
        assert_eq!(
            first.counts,
            Counts {
                total: 20,
                accepted: 19,
                rejected: 1,
                ..Counts::default()
            }
        );
        assert_eq!(refused_lines(store, &first), [33]);
        let second = take(SESSION.as_bytes());
        assert_eq!(
            second.counts,
            Counts {
                total: 20,
                accepted: 1,
                duplicates: 19,
                ..Counts::default()
            }
        );
        let mut writer = talon_records::notation::Notation::writer(&talon_ppn::Ppn);
        let mut out = Vec::new();
        export_hands::each(store, &club, |record| -> Result<(), ActError> {
            assert_eq!(writer.write(record.as_bytes(), &mut out), []);
            Ok(())
        })
        .unwrap();
        writer.finish(&mut out);
        assert_eq!(String::from_utf8(out).unwrap(), SESSION);
    });
}
