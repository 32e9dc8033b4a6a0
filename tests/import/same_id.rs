//! Records that come again under their own id with other cards or another play, on both databases.

use talon_rules::games::Code;
use talon_service::import_hands::{self, Choices, DuplicateDecision};
use talon_service::{Actor, read_import};
use talon_store::hands;
use talon_store::imports::{Import, ImportState};
use talon_store::records::{self as rows, RecordStatus};
use talon_store::{HandId, Store};

use super::pages::{here, import as send, with_anna};
use super::{club, import, now, records, stored, under_one_id};
use crate::harness::backend::on_both;

const ID: &str = "urn:x:1";

/// Hands that all bear this id.
fn named(count: usize) -> Vec<serde_json::Value> {
    under_one_id(&records(count, &[]))
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn lines(records: &[serde_json::Value]) -> String {
    records.iter().map(|record| format!("{record}\n")).collect()
}

fn row(store: &Store, import: &Import, number: i64) -> rows::Record {
    store.read(|db| rows::one(db, import.id, number)).unwrap()
}

#[test]
fn another_hand_under_the_id_of_a_stored_one_waits_and_says_so() {
    on_both(|store, _| {
        let club = club(store);
        let hands = named(3);
        import(store, &club, &hands[0].to_string(), &Choices::default());
        let done = import(store, &club, &lines(&hands), &Choices::default());
        let counts = done.counts;
        assert_eq!(
            (counts.duplicates, counts.waiting, counts.accepted),
            (1, 2, 0),
            "{counts:?}"
        );
        let waits = row(store, &done, 2);
        assert_eq!(
            (waits.hand_id, waits.code.as_deref()),
            (Some(HandId(1)), Some("DUPLICATE_PROBABLE"))
        );
        let finding = read_import::stored_already(&waits).unwrap();
        assert_eq!((finding.pointer.as_str(), finding.found), ("/id", Some(ID.into())));
        assert_eq!(read_import::findings(&waits), []);

        let decide = |number, choice| {
            import_hands::decide(store, &Actor::CommandLine, &done.public_id, number, choice, now()).unwrap();
        };
        decide(2, DuplicateDecision::Replace);
        decide(3, DuplicateDecision::Store);
        assert_eq!(stored(store, &club), 3);
        let (old, newer) = store
            .read(|db| -> Result<_, talon_store::StoreError> {
                let old = hands::by_id(db, HandId(1))?;
                let newer = hands::superseded_by(db, club.id, &old.doc_hash)?;
                Ok((old, newer))
            })
            .unwrap();
        assert!(old.voided_at.is_none() && newer.is_some());
        assert_eq!(row(store, &done, 3).status, RecordStatus::Accepted);
    });
}

#[test]
fn a_record_that_says_what_it_replaces_need_not_wait_for_its_id() {
    on_both(|store, _| {
        let club = club(store);
        let mut hands = named(3);
        import(store, &club, &hands[0].to_string(), &Choices::default());
        let first = store.read(|db| hands::by_id(db, HandId(1))).unwrap();
        let hex: String = first.doc_hash.iter().map(|byte| format!("{byte:02x}")).collect();
        hands[1]["supersedes"] = format!("sha256:{hex}").into();
        for atomic in [true, false] {
            let choices = Choices {
                atomic,
                ..Choices::default()
            };
            let done = import(store, &club, &lines(&hands[1..2]), &choices);
            assert_eq!((done.counts.waiting, done.counts.rejected), (0, 0));
            assert_eq!(stored(store, &club), 2);
        }
        let done = import(store, &club, &lines(&hands[2..]), &Choices::default());
        assert_eq!(done.counts.waiting, 1, "this one says nothing");
    });
}

#[test]
fn of_records_with_one_id_in_a_file_the_first_is_taken_whatever_is_asked_for() {
    on_both(|store, _| {
        let club = club(store);
        let mut all = named(3);
        let plain = serde_json::from_str(records(4, &[]).lines().last().unwrap()).unwrap();
        all.extend([all[1].clone(), plain]);
        let dry = Choices {
            dry_run: true,
            ..Choices::default()
        };
        let whole = Choices {
            atomic: true,
            ..Choices::default()
        };
        for choices in [dry, whole, Choices::default()] {
            let done = import(store, &club, &lines(&all), &choices);
            let counts = done.counts;
            assert_eq!((counts.accepted, counts.waiting), (2, 3), "{choices:?}: {counts:?}");
            let state = if choices.atomic {
                ImportState::Failed
            } else {
                ImportState::Done
            };
            assert_eq!(done.state, state);
            let waits = row(store, &done, 2);
            assert_eq!(read_import::stored_already(&waits).unwrap().pointer.as_str(), "/id");
        }
        assert_eq!(stored(store, &club), 2);
    });
}

#[test]
fn ids_count_in_one_club_alone_and_not_after_an_import_is_taken_back() {
    on_both(|store, _| {
        let club = club(store);
        let hands = named(2);
        let first = import(store, &club, &hands[0].to_string(), &Choices::default());
        import_hands::undo(store, &Actor::CommandLine, &first.public_id, now()).unwrap();
        let second = import(store, &club, &hands[1].to_string(), &Choices::default());
        assert_eq!((second.counts.accepted, second.counts.waiting), (1, 0));
        let other = talon_store::clubs::NewClub {
            slug: "masik",
            name: "Másik",
            timezone: "UTC",
            language: "hu",
            created_at: now(),
        };
        store.write(|db| talon_store::clubs::insert(db, &other)).unwrap();
        let other = talon_service::find_club::by_slug(store, "masik").unwrap();
        assert_eq!(
            import(store, &other, &hands[0].to_string(), &Choices::default())
                .counts
                .accepted,
            1
        );
    });
}

#[test]
fn the_report_says_that_the_id_is_known_and_shows_what_differs() {
    with_anna(|site, client| {
        let hands = named(2);
        send(site, client, &hands[0].to_string());
        let address = send(site, client, &hands[1].to_string());
        let report = client.get(&address).text();
        for part in [
            "0 accepted, 0 duplicates, 1 waiting, 0 refused.",
            "Differences from the stored hand",
            &format!("A stored hand has the same id, {ID}, but was dealt or played differently."),
            "Cards of ",
            "Bidding and play, step 1",
            "Replace the stored hand",
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
        let table = report.split("class=\"differ\"").nth(1).expect("a table");
        let table = table.split("</table>").next().expect("an end");
        assert!(
            !table.contains("<code>") && !table.contains(['{', '[']) && !table.contains("/deal"),
            "words for people: {table}"
        );
        assert_eq!(here(site), 1);
    });
}

#[test]
fn a_record_that_replaces_what_nobody_has_is_stored_with_a_warning() {
    on_both(|store, _| {
        let club = club(store);
        let mut hands: Vec<serde_json::Value> = records(3, &[])
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let stranger = format!("sha256:{}", "ab".repeat(32));
        hands[1]["supersedes"] = stranger.clone().into();
        let dry = Choices {
            dry_run: true,
            ..Choices::default()
        };
        let whole = Choices {
            atomic: true,
            ..Choices::default()
        };
        for choices in [dry, whole] {
            let done = import(store, &club, &lines(&hands[..2]), &choices);
            assert_eq!((done.counts.accepted, done.counts.with_warnings), (2, 1), "{choices:?}");
            let said = read_import::findings(&row(store, &done, 2));
            let [finding] = &said[..] else { panic!("{said:?}") };
            assert_eq!(finding.code, Code::SupersedesUnknown);
            assert_eq!(
                (finding.pointer.as_str(), &finding.found),
                ("/supersedes", &Some(stranger.clone().into()))
            );
        }
        let first = store.read(|db| hands::by_id(db, HandId(1))).unwrap();
        let hex: String = first.doc_hash.iter().map(|byte| format!("{byte:02x}")).collect();
        hands[2]["supersedes"] = format!("sha256:{hex}").into();
        let done = import(store, &club, &hands[2].to_string(), &Choices::default());
        assert_eq!((done.counts.accepted, done.counts.with_warnings), (1, 0));
    });
}
