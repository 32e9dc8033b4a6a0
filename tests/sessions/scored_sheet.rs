//! The page of a result without cards that belongs to a session on a sheet: the whole sheet as it lay there after the
//! deal.

use serde_json::{Value as Json, json};
use talon_records::{Hand, Options, Reader};
use talon_store::hands::Visibility;

use super::deals::complete;
use super::page::words;
use super::stored::{club, import};
use crate::harness::site::on_each_site;

/// What would be written down of a deal.
fn written(record: &Json) -> Json {
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let score = checked.hand().and_then(Hand::score).expect("a result");
    let mut written = record.clone();
    written["version"] = json!("1.1");
    written["deal"] = json!({"dealer": record["deal"]["dealer"]});
    written["actions"] = json!([]);
    written["score"] = score;
    written
}

/// The sheets of everyone, as they stand on a page.
fn sheets(page: &str) -> Option<String> {
    let from = page.split("<div class=\"three").nth(1)?;
    Some(words(from.split("<p class=\"hint\">").next()?))
}

/// The marks of the sheet that the deal of the page wrote.
fn marked(page: &str) -> Vec<String> {
    let items = page.split("<li").filter(|item| {
        let class = item.split('>').next().unwrap_or_default();
        class.contains("class=\"new\"") || class.contains(" new\"")
    });
    items
        .filter_map(|item| item.split_once('>')?.1.split("</li>").next())
        .map(words)
        .collect()
}

#[test]
fn a_score_shows_the_sheet_as_it_lay_on_the_table_after_its_deal() {
    let records: Vec<Json> = complete().iter().take(12).map(written).collect();
    on_each_site(|site| {
        let club = club(&site.store);
        let mut client = site.client();
        let mut lay = Vec::new();
        for record in &records {
            import(&site.store, &club, std::slice::from_ref(record), Visibility::Public);
            lay.push(sheets(&client.get("/sessions/1").text()));
        }
        for (at, lay) in lay.iter().enumerate() {
            let page = client.get(&format!("/hands/{}", at + 1)).text();
            assert_eq!(sheets(&page), *lay, "deal {}", at + 1);
            assert!(page.contains("The sheet after this deal"), "{page}");
        }
        // Anna made their four, and the others wrote what they won.
        let first = marked(&client.get("/hands/1").text());
        assert_eq!(first, ["22", "16", "16"]);
        // The second was passed out: a line for everyone, and no number.
        assert_eq!(marked(&client.get("/hands/2").text()), ["", "", ""]);
        // The third was played under a refa, which it crossed, and counted twice.
        let third = client.get("/hands/3").text();
        assert!(
            third.contains("× 2 (refa)") && !third.contains("does not give the sheet"),
            "{third}"
        );
        assert!(marked(&third).contains(&"5".to_owned()), "{:?}", marked(&third));
        // A correction of an earlier deal is in the sheets of all later ones.
        let mut other = records[0].clone();
        other["score"]["tricks"] = json!({"A": 5, "B": 3, "C": 2});
        let first: Json = serde_json::from_slice(&client.get("/api/v1/hands/1").bytes).expect("JSON");
        other["supersedes"] = first["hashes"]["doc"].clone();
        let before = sheets(&client.get("/hands/4").text());
        import(&site.store, &club, &[other], Visibility::Public);
        assert_ne!(sheets(&client.get("/hands/4").text()), before);
    });
}

#[test]
fn a_score_without_a_session_or_with_one_that_is_not_for_its_reader_shows_what_it_wrote_alone() {
    let records: Vec<Json> = complete().iter().take(3).map(written).collect();
    on_each_site(|site| {
        let club = club(&site.store);
        let mut client = site.client();
        import(&site.store, &club, &records[..2], Visibility::Public);
        import(&site.store, &club, &records[2..], Visibility::Club);
        let page = client.get("/hands/1").text();
        assert!(sheets(&page).is_none() && page.contains("On the sheet"), "{page}");
        let mut lone = records[0].clone();
        if let Some(source) = lone["source"].as_object_mut() {
            source.remove("session");
        }
        import(&site.store, &club, &[lone], Visibility::Public);
        let page = client.get("/hands/4").text();
        assert!(sheets(&page).is_none() && page.contains("On the sheet"), "{page}");
        assert!(page.contains("does not give the sheet"), "{page}");
    });
}

#[test]
fn a_score_on_a_sheet_says_who_came_and_the_tricks_and_is_called_by_what_it_pays() {
    let mut fall = written(&complete()[0]);
    fall["score"] = json!({
        "outcome": "played", "declarer": "A", "contract": 5, "volunteers": ["B", "C"],
        "kontra_giver": "C", "kontra_level": 1, "tricks": {"A": 5, "B": 3, "C": 2},
    });
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, std::slice::from_ref(&fall), Visibility::Public);
        let page = site.client().get("/hands/1").text();
        let title = page.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next());
        let title = title.unwrap_or_default();
        // Ten times the bula and the soup of five tricks, twice for the kontra.
        assert!(title.ends_with(" −300"), "{title}");
        assert!(
            page.contains("Both play, kontra by") && page.contains("tricks 5–3–2."),
            "{page}"
        );
    });
}
