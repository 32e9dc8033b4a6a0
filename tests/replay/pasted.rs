//! The replay of a record that nobody stored.

use super::{EXAMPLE, example, section, words};
use crate::harness::site::{Client, on_each_site};

/// Pastes a record into the form and gives back the page.
fn paste(client: &mut Client, record: &str) -> String {
    let token = client.get("/check").hidden("csrf").unwrap_or_default();
    let part = |name: &str, value: &str| {
        format!("--edge\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = part("csrf", &token) + &part("text", record) + "--edge--\r\n";
    let headers = [
        ("content-type", "multipart/form-data; boundary=edge"),
        ("sec-fetch-site", "same-origin"),
    ];
    client.send("POST", "/check", &headers, body.as_bytes()).text()
}

fn replay_link(page: &str) -> String {
    let from = page
        .find("href=\"/check/")
        .unwrap_or_else(|| panic!("no replay: {page}"))
        + 6;
    page[from..].split('"').next().unwrap().to_owned()
}

#[test]
fn a_pasted_record_is_replayed_at_an_address_that_carries_it() {
    on_each_site(|site| {
        let mut client = site.client();
        let link = replay_link(&paste(&mut client, EXAMPLE));
        assert!(link.ends_with("/0"), "{link}");
        let base = link.trim_end_matches('0').to_owned();
        let page = client.get(&format!("{base}20?view=B")).text();
        assert!(
            page.contains("id=\"replay\"") && page.contains("data-key=\"next\""),
            "{page}"
        );
        assert!(page.contains("href=\"21?view=B\""), "addresses are relative: {page}");
        assert!(
            page.contains(&format!("name=\"next\" value=\"{base}20?view=B\"")),
            "{page}"
        );
        assert!(page.len() < 40_000, "{} bytes", page.len());
        let beyond = client.get(&format!("{base}43"));
        assert_eq!(beyond.status, 404);
        assert!(beyond.text().contains("href=\"42\""));
        assert_eq!(client.get("/check/nothing/0").status, 400);
    });
}

#[test]
fn a_pasted_result_without_cards_is_shown_and_nowhere_called_a_replay() {
    on_each_site(|site| {
        let mut client = site.client();
        let record = r#"{"format":"talon","version":"1.1","game":"ulti","rules":{"id":"ulti","edition":1},
            "deal":{"dealer":"C"},"actions":[],
            "score":{"declarer":"A","contract":"simple","components":{"simple":true}}}"#;
        let page = paste(&mut client, record);
        let link = replay_link(&page);
        assert!(page.contains(&format!("href=\"{link}\">Show the hand</a>")), "{page}");
        assert!(!page.contains(">Replay<"), "{page}");
        let shown = client.get(&link).text();
        assert!(
            shown.contains("<h1>Result of a hand</h1>") && !shown.contains("Replay"),
            "{shown}"
        );
        let beyond = client.get(&format!("{}1", link.trim_end_matches('0')));
        assert_eq!(beyond.status, 404);
        let told = beyond.text();
        assert!(
            told.contains("It has no cards") && told.contains("href=\"0\">Go to the hand<"),
            "{told}"
        );
        let faulty = paste(&mut client, &record.replace("\"simple\":true", "\"ulti\":true"));
        assert!(!faulty.contains("Replay up to"), "{faulty}");
    });
}

#[test]
fn a_pasted_record_is_judged_on_wish_and_nothing_of_it_is_kept() {
    on_each_site(|site| {
        let mut client = site.client();
        let base = replay_link(&paste(&mut client, EXAMPLE))
            .trim_end_matches('0')
            .to_owned();
        let plain = client.get(&format!("{base}20")).text();
        assert!(
            plain.contains("href=\"20?review=1\"") && !plain.contains("id=\"review\""),
            "{plain}"
        );
        let judged = client.get(&format!("{base}20?review=1")).text();
        let review = section(&judged, "review");
        assert!(words(review).contains("The solver sees all cards"), "{review}");
        assert!(
            review.contains("class=\"choices\"") && review.contains("href=\"21?review=1\""),
            "{review}"
        );
        assert!(
            !judged.contains("/quiz") && !judged.contains("/play/"),
            "those are of stored hands"
        );
        for hidden in ["then=1", "view=A"] {
            let page = client.get(&format!("{base}20?review=1&{hidden}")).text();
            assert!(!page.contains("id=\"review\""), "{hidden}");
        }
        let kept = site
            .store
            .read(|db| talon_store::analyses::of_hand(db, talon_store::HandId(1)));
        assert_eq!(kept.unwrap(), None);
    });
}

#[test]
fn a_refused_record_opens_just_before_its_fault_and_each_finding_leads_there() {
    let record = example(|record| {
        // Bela must follow with the under of leaves.
        record["actions"][16]["card"] = "BK".into();
    });
    on_each_site(|site| {
        let mut client = site.client();
        let report = paste(&mut client, &record);
        let link = replay_link(&report);
        assert!(link.ends_with("/16"), "{link}");
        assert_eq!(
            report.matches(&link).count(),
            2,
            "from the verdict and from the finding: {report}"
        );
        let page = client.get(&link).text();
        assert!(words(section(&page, "findings")).contains("MUST_FOLLOW"), "{page}");
    });
}
