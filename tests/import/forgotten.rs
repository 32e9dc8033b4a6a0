//! Texts of refused and waiting records are kept for ninety days; then the report says so calmly, and what was found of
//! them stands on.

use chrono::{TimeDelta, Utc};
use talon_service::retention;
use talon_store::records;
use talon_store::{ImportId, StoreError};

use super::pages::{form_to, here, import, otherwise, with_anna};
use crate::accounts::people::signed_in;
use crate::harness::site::Site;

/// Two records; the second is refused.
fn text() -> String {
    super::records(2, &[2])
}

fn kept(site: &Site, import: i64, record: i64) -> Option<String> {
    let row: Result<_, StoreError> = site.store.read(|db| records::one(db, ImportId(import), record));
    row.expect("a record").raw
}

fn forget(site: &Site, days: i64) {
    retention::forget_old(&site.store, Utc::now() + TimeDelta::days(days)).expect("forgotten");
}

#[test]
fn the_text_of_a_refused_record_is_forgotten_after_ninety_days_and_its_report_stays() {
    with_anna(|site, client| {
        let address = import(site, client, &text());
        let found = client.get(&address).text();
        assert!(found.contains("BAD_SYNTAX") || found.contains("SYNTAX"), "{found}");
        forget(site, 89);
        assert!(kept(site, 1, 2).is_some_and(|text| !text.is_empty()));
        forget(site, 91);
        assert_eq!(kept(site, 1, 2), None);
        // His session was forgotten too.
        *client = signed_in(site);
        let report = client.get(&address).text();
        assert!(report.contains("kept for 90 days and has been deleted"), "{report}");
        assert!(report.contains("SYNTAX"), "what was found is still said");
        let lines = client.get(&format!("{address}/refused.ndjson")).text();
        assert!(lines.contains("SYNTAX") && lines.contains("\"text\":null"), "{lines}");
        let way = format!("{address}/records/2/mend");
        let page = client.get(&way);
        assert_eq!(page.status, 200);
        assert!(
            page.text().contains("paste it here") && !page.text().contains("/raw\""),
            "{}",
            page.text()
        );
        let sound = super::records(2, &[]).lines().nth(1).expect("a record").to_owned();
        let sent = form_to(client, &way, &[("text", &sound), ("do", "store")]);
        assert_eq!(
            (sent.status, here(site)),
            (303, 2),
            "whoever has it elsewhere still brings it in"
        );
    });
}

#[test]
fn a_waiting_record_whose_text_is_forgotten_can_only_be_left_out() {
    with_anna(|site, client| {
        let text = super::records(1, &[]);
        import(site, client, &text);
        let address = import(site, client, &otherwise(&text));
        let waiting = format!("{address}?show=waiting");
        assert!(client.get(&waiting).text().contains("value=\"replace\""));
        forget(site, 91);
        *client = signed_in(site);
        let page = client.get(&waiting).text();
        assert!(
            page.contains("has been deleted") && page.contains("value=\"leave_out\""),
            "{page}"
        );
        assert!(
            !page.contains("value=\"replace\"") && !page.contains("value=\"store\""),
            "{page}"
        );
        let way = format!("{address}/records/1");
        let token = client.get("/account").hidden("csrf").expect("a token");
        for choice in ["store", "replace"] {
            assert_eq!(
                client.post(&way, &[("csrf", &token), ("choice", choice)]).status,
                409,
                "{choice}"
            );
        }
        assert_eq!(
            client.post(&way, &[("csrf", &token), ("choice", "leave_out")]).status,
            303
        );
        assert_eq!(here(site), 1);
    });
}
