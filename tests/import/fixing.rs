//! What findings of a refused record propose, accepted with a button, on both databases.

use talon_store::records as rows;
use talon_store::{HandId, hands, imports};

use super::mending::{boxed, example, late_kontra};
use super::pages::{here, import, with_anna};
use super::records;
use crate::harness::site::Site;

/// A card and a member that are nearly right.
fn misspelt() -> String {
    let text = example().to_string();
    let (card, name) = ("\"card\":\"LX\"", "\"actions\"");
    assert!(text.contains(card) && text.contains(name));
    text.replacen(card, "\"card\":\"L10\"", 1)
        .replacen("\"dealer\"", "\"daeler\"", 1)
}

fn noted(site: &Site, record: i64) -> Option<String> {
    let row = site.store.read(|db| -> Result<_, talon_store::StoreError> {
        let id = imports::of_user(db, talon_store::UserId(1), 1)?[0].id;
        rows::one(db, id, record)
    });
    row.unwrap().mended
}

#[test]
fn a_proposed_value_is_put_in_its_place_and_what_was_there_is_told() {
    with_anna(|site, client| {
        let text = format!(
            "{}\n{}",
            records(1, &[]),
            example().to_string().replacen("\"LX\"", "\"L10\"", 1)
        );
        let address = import(site, client, &text);
        let way = format!("{address}/records/2/fix");
        let report = client.get(&address).text();
        assert!(
            report.contains("Apply this correction") && report.contains(&way),
            "{report}"
        );
        let at = report
            .split("name=\"at\" value=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        assert_eq!(
            client.post(&way, &[("at", &at)]).status,
            403,
            "not without the token of the form"
        );
        let token = client.get(&address).hidden("csrf").unwrap();
        assert_eq!(client.post(&way, &[("csrf", &token), ("at", "/deal")]).status, 404);
        let done = client.post(&way, &[("csrf", &token), ("at", &at)]);
        assert_eq!((done.status, here(site)), (303, 2), "{}", done.text());
        let report = client.get(done.header("location").unwrap()).text();
        for part in [
            "2 records: 2 accepted, 0 duplicates, 0 waiting, 0 refused.",
            "One refused record was imported with a suggested correction",
            "&#34;L10&#34; → &#34;LX&#34;",
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
        assert_eq!(noted(site, 2), Some(format!("corrected {at}: \"L10\" → \"LX\"")));
        assert_eq!(
            client.get(&format!("{address}/raw")).bytes,
            text.as_bytes(),
            "what was sent stays"
        );
        let late = client.post(&way, &[("csrf", &token), ("at", &at)]);
        assert_eq!(late.header("location"), Some(address.as_str()), "it is settled");
    });
}

#[test]
fn where_one_proposal_is_not_enough_the_text_is_handed_on_and_all_can_be_accepted_at_once() {
    with_anna(|site, client| {
        let address = import(site, client, &misspelt());
        let way = format!("{address}/records/1/fix");
        let report = client.get(&address).text();
        assert!(report.contains("Apply the 2 suggested corrections"), "{report}");
        let token = client.get(&address).hidden("csrf").unwrap();
        let half = client.post(&way, &[("csrf", &token), ("at", "/deal/daeler")]);
        assert_eq!((half.status, here(site)), (422, 0));
        let text = boxed(&half.text());
        assert!(text.contains("\"dealer\"") && text.contains("L10"), "{text}");
        assert!(half.text().contains("the record is still refused"), "{}", half.text());
        assert_eq!(noted(site, 1), None);
        let all = client.post(&way, &[("csrf", &token)]);
        assert_eq!((all.status, here(site)), (303, 1), "{}", all.text());
        let both = "corrected /actions/23/card: \"L10\" → \"LX\"; /deal/daeler: \"daeler\" → \"dealer\"";
        assert_eq!(noted(site, 1).as_deref(), Some(both));
    });
}

#[test]
fn an_option_is_used_for_one_record_and_the_others_stay_refused() {
    with_anna(|site, client| {
        let late = late_kontra();
        let other = late.replace("\"format\"", "\"source\":{\"table\":\"2\"},\"format\"");
        let address = import(site, client, &format!("{late}\n{other}\n"));
        let report = client.get(&address).text();
        assert!(report.contains("Import this record with the option"), "{report}");
        let at = report
            .split("name=\"at\" value=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        let token = client.get(&address).hidden("csrf").unwrap();
        let done = client.post(&format!("{address}/records/2/fix"), &[("csrf", &token), ("at", &at)]);
        assert_eq!((done.status, here(site)), (303, 1), "{}", done.text());
        let report = client.get(done.header("location").unwrap()).text();
        assert!(
            report.contains("1 accepted, 0 duplicates, 0 waiting, 1 refused."),
            "{report}"
        );
        assert_eq!(noted(site, 2).as_deref(), Some("kontra_window: trick2"));
        let stored = site.store.read(|db| hands::by_id(db, HandId(1))).unwrap();
        assert!(!stored.record.contains("own_card"), "{}", stored.record);
    });
}
