//! An evening that is pasted is shown before anything of it is stored: its deals, the sums, what is wrong at which row
//! and where the paper pays otherwise; and only the rows that are ticked are stored.

use scraper::{Html, Selector};

use super::pages::{form, here, with_anna};
use crate::harness::site::{Answer, Client};

const TABLE: &str = "deal,dealer,declarer,contract,result,Anna,Béla,Cili\r\n\
    1,Cili,Anna,simple,'+,2,-1,-1\r\n\
    2,Anna,Cili,ulti,'++,-5,-5,6\r\n\
    4,Cili,Anna,simpel,'+,2,-1,-1\r\n\
    5,Anna,Béla,simple,'-,1,-2,1\r\n";
const TEXT: &str = "pref: Ante, Bojan, Cvita; deals Cvita\n1. Ante 4: 6 2 2\n2. pass\n3. Cvita 5, samo Ante: 6 4\n";

/// The page of a pasted text.
fn pasted(client: &mut Client, text: &str) -> Answer {
    form(client, &[("club", "kor"), ("visibility", "public"), ("text", text)])
}

/// The fields of the preview with these rows ticked.
fn ticked<'a>(page: &Answer, text: &'a str, rows: &[&'a str], step: &'a str) -> Vec<(&'a str, String)> {
    let hidden = |name: &str| page.hidden(name).expect("a preview");
    let mut fields = vec![
        ("club", "kor".to_owned()),
        ("visibility", "public".to_owned()),
        ("seen", hidden("seen")),
        ("of", hidden("of")),
        ("text", text.to_owned()),
        ("step", step.to_owned()),
    ];
    fields.extend(rows.iter().map(|row| ("row", (*row).to_owned())));
    fields
}

fn send(client: &mut Client, fields: &[(&str, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    form(client, &fields)
}

/// The rows of the tables, and their sums at the end, cell by cell.
fn rows(page: &Answer) -> Vec<Vec<String>> {
    let html = Html::parse_document(&page.text());
    let select = |what: &str| Selector::parse(what).expect("a selector");
    let (rows, cells) = (select("#preview tbody tr, #preview tfoot tr"), select("th, td"));
    let words = |texts: Vec<&str>| texts.concat().split_whitespace().collect::<Vec<_>>().join(" ");
    html.select(&rows)
        .map(|row| row.select(&cells).map(|cell| words(cell.text().collect())).collect())
        .collect()
}

/// The rows whose boxes are ticked.
fn chosen(page: &Answer) -> Vec<String> {
    let html = Html::parse_document(&page.text());
    let boxes = Selector::parse("#preview input[name=row][checked]").expect("a selector");
    let value = |one: scraper::ElementRef<'_>| one.value().attr("value").unwrap_or_default().to_owned();
    html.select(&boxes).map(value).collect()
}

#[test]
fn a_pasted_table_is_shown_with_its_sums_and_faults_and_nothing_is_stored() {
    with_anna(|site, client| {
        let page = pasted(client, TABLE);
        let text = page.text();
        assert_eq!((page.status, here(site)), (200, 0), "{text}");
        let rows = rows(&page);
        assert_eq!(rows.len(), 5, "{rows:?}");
        assert_eq!(rows[0][4..], ["+2+2", "−1−1", "−1−1"]);
        // What the paper says is not taken over.
        assert_eq!(rows[1][4..], ["−3−5", "−6−5", "+9+10"]);
        assert!(rows[2][0].starts_with('4') && rows[2][0].ends_with('!'), "{rows:?}");
        assert_eq!(rows[4][1..], ["−2", "−8", "+10"]);
        assert_eq!(chosen(&page), ["1", "2", "4"]);
        assert!(
            text.contains("RESULT_MISMATCH") && text.contains("line 3, column"),
            "{text}"
        );
        assert!(text.contains("line 4, column 13") && text.contains("simpel"), "{text}");
        assert!(text.contains("number 3, is missing"), "{text}");
        assert!(text.contains("Nothing is stored yet"), "{text}");
    });
}

#[test]
fn the_rows_that_are_ticked_are_stored_with_the_numbers_that_they_have() {
    with_anna(|site, client| {
        let page = pasted(client, TABLE);
        let nothing = send(client, &ticked(&page, TABLE, &[], "store"));
        assert_eq!((nothing.status, here(site)), (422, 0));
        assert!(nothing.text().contains("Tick at least one deal"), "{}", nothing.text());
        let sent = send(client, &ticked(&page, TABLE, &["2", "4"], "store"));
        assert_eq!((sent.status, here(site)), (303, 2), "{}", sent.text());
        let report = client.get(sent.header("location").expect("a report")).text();
        assert!(report.contains("2 records: 2 accepted"), "{report}");
        assert!(report.contains("ticked deals only"), "{report}");
        let session = client.get("/api/v1/sessions/1").text();
        let numbers: Vec<&str> = session
            .match_indices("\"number\":")
            .map(|(at, _)| &session[at + 9..at + 10])
            .collect();
        assert_eq!(numbers, ["2", "5"], "{session}");
    });
}

#[test]
fn a_text_that_was_changed_is_shown_again_and_all_of_it_can_be_stored() {
    with_anna(|site, client| {
        let page = pasted(client, TABLE);
        let better = TABLE.replace("simpel", "simple");
        let again = send(client, &ticked(&page, &better, &["1", "2"], "store"));
        assert_eq!((again.status, here(site)), (200, 0));
        assert_eq!(
            chosen(&again),
            ["1", "2", "3", "4"],
            "what was ticked in another text says nothing"
        );
        let kept = send(client, &ticked(&again, &better, &["1"], "preview"));
        assert_eq!((kept.status, here(site)), (200, 0));
        assert_eq!(chosen(&kept), ["1"]);
        let sent = send(client, &ticked(&again, &better, &["1", "2", "3", "4"], "store"));
        assert_eq!((sent.status, here(site)), (303, 4));
        let report = client.get(sent.header("location").expect("a report")).text();
        assert!(!report.contains("ticked deals only"), "{report}");
    });
}

#[test]
fn an_evening_of_preferans_in_words_is_shown_with_what_is_left_to_go() {
    with_anna(|site, client| {
        let page = pasted(client, TEXT);
        assert_eq!((page.status, here(site)), (200, 0));
        let rows = rows(&page);
        assert_eq!(rows.len(), 4, "{rows:?}");
        assert!(rows[0].iter().any(|cell| cell.ends_with("−8")), "{rows:?}");
        // One record in JSON is stored at once, as ever.
        let record = super::records(1, &[]);
        assert_eq!(pasted(client, &record).status, 303);
        assert_eq!(here(site), 1);
    });
}

#[test]
fn four_at_a_sheet_have_what_is_theirs_no_matter_who_sits_out() {
    let text = "pref: Ante, Bojan, Cvita, Dani; deals Dani\n1. Ante 4: 6 2 2\n2. Bojan 4: 6 2 2\n";
    with_anna(|site, client| {
        let page = pasted(client, text);
        assert_eq!((page.status, here(site)), (200, 0), "{}", page.text());
        let rows = rows(&page);
        let head = Html::parse_document(&page.text());
        let names = Selector::parse("#preview thead th").expect("a selector");
        let names: Vec<String> = head.select(&names).skip(4).map(|name| name.text().collect()).collect();
        assert_eq!(names, ["Dani", "Ante", "Bojan", "Cvita"]);
        // Each declarer's own, in the row of their deal; nothing of who sits out.
        assert!(rows[0][5].ends_with("−8") && !rows[0][6].ends_with("−8"), "{rows:?}");
        assert!(rows[1][6].ends_with("−8") && rows[1][5] == "–", "{rows:?}");
    });
}

#[test]
fn a_table_that_is_uploaded_alone_is_shown_first_as_well() {
    let upload = |client: &mut Client, files: &[(&str, &str)]| {
        let mut parts = vec![("club", "kor"), ("visibility", "public")];
        parts.extend(files);
        form(client, &parts)
    };
    with_anna(|site, client| {
        let page = upload(client, &[("file:est.csv", TABLE)]);
        assert_eq!((page.status, here(site)), (200, 0), "{}", page.text());
        assert_eq!(rows(&page).len(), 5);
        assert!(page.text().contains("value=\"est.csv\""), "the import keeps its name");
        let sent = send(client, &ticked(&page, TABLE, &["1"], "store"));
        assert_eq!((sent.status, here(site)), (303, 1));
        // Of several files none waits.
        let both = upload(client, &[("file:one.csv", TABLE), ("file:two.txt", TEXT)]);
        assert_eq!(both.status, 303, "{}", both.text());
        assert!(both.header("location").expect("the list").contains("taken=2"));
        // Hands with their cards go the way of all files.
        let hands = upload(client, &[("file:hands.txt", talon_shorthand::HANDS)]);
        assert_eq!(hands.status, 303, "{}", hands.text());
    });
}

const TOTALS: &str = "deal,dealer,declarer,contract,result,Anna,Béla,Cili\r\n\
    1,Cili,Anna,simple,'+,2,-1,-1\r\n\
    2,Anna,,,,4,-2,-2\r\n";

#[test]
fn numbers_alone_are_stored_only_where_somebody_ticks_that_and_are_marked_wherever_they_stand() {
    with_anna(|site, client| {
        let page = pasted(client, TOTALS);
        let text = page.text();
        assert_eq!(chosen(&page), ["1"]);
        assert!(
            text.contains("line 3, column 9") && text.contains("write “total” as its contract"),
            "{text}"
        );
        assert!(text.contains("name=\"totals\" value=\"1\">"), "{text}");
        // Ticked, and not looked at yet.
        let mut fields = ticked(&page, TOTALS, &["1", "2"], "store");
        fields.push(("totals", "1".to_owned()));
        let again = send(client, &fields);
        assert_eq!((again.status, here(site)), (200, 0), "{}", again.text());
        assert_eq!(chosen(&again), ["1", "2"]);
        let shown = rows(&again);
        assert_eq!(shown[1][2], "Typed total");
        assert_eq!(shown[1][4..], ["+6+4", "−3−2", "−3−2"]);
        let mut fields = ticked(&again, TOTALS, &["1", "2"], "store");
        fields.push(("totals", "1".to_owned()));
        let sent = send(client, &fields);
        assert_eq!((sent.status, here(site)), (303, 2), "{}", sent.text());
        let report = client.get(sent.header("location").expect("a report")).text();
        assert!(
            report.contains("2 records: 2 accepted") && report.contains("Typed total"),
            "{report}"
        );
        let session = client.get("/sessions/1").text();
        assert!(session.contains("Typed total") && session.contains("+6"), "{session}");
        let session: serde_json::Value = serde_json::from_slice(&client.get("/api/v1/sessions/1").bytes).expect("JSON");
        assert_eq!(session["deals"][1]["typed_total"], true);
        assert_eq!(session["deals"][0]["typed_total"], false);
        let hand = client.get("/hands/2").text();
        assert!(
            hand.contains("<h1>Typed total: Anna +4, Béla −2, Cili −2</h1>") && hand.contains("Only a total was typed"),
            "{hand}"
        );
        let list = client.get("/hands").text();
        assert!(list.contains("Typed total"), "{list}");
        // What goes out says so itself, and is the same when it has come in again.
        let out = client.get("/sessions/1.csv").text();
        assert!(out.contains("\r\n2,Anna,,,total,"), "{out}");
        let looked = pasted(client, &out);
        assert_eq!(chosen(&looked), ["1", "2"], "{}", looked.text());
        let there = send(client, &ticked(&looked, &out, &["1", "2"], "store"));
        let report = client.get(there.header("location").expect("a report")).text();
        assert!(report.contains("2 duplicates"), "{report}");
        assert_eq!(client.get("/sessions/1.csv").text(), out);
    });
}

#[test]
fn another_total_of_the_same_deal_is_another_answer_to_it() {
    with_anna(|_, client| {
        let total = |numbers: &str| {
            let table = TOTALS.replacen("Cili\r\n", "Cili,session x\r\n", 1);
            table.replace("2,Anna,,,,4,-2,-2", &format!("2,Anna,,total,,{numbers}"))
        };
        for (numbers, told) in [
            ("4,-2,-2", "2 accepted"),
            ("4,-2,-2", "2 duplicates"),
            (
                "6,-3,-3",
                "1 accepted, 1 duplicate, 0 waiting, 0 refused. (1 of them with warnings)",
            ),
        ] {
            let text = total(numbers);
            let looked = pasted(client, &text);
            let sent = send(client, &ticked(&looked, &text, &["1", "2"], "store"));
            let report = client.get(sent.header("location").expect("a report")).text();
            assert!(report.contains(told), "{told}: {report}");
        }
    });
}

#[test]
fn over_the_api_numbers_alone_are_taken_where_it_is_asked_for() {
    with_anna(|_, client| {
        let judged = |client: &mut Client, query: &str| {
            let headers = [("content-type", "text/csv")];
            let answer = client.send("POST", &format!("/api/v1/check{query}"), &headers, TOTALS.as_bytes());
            let report: serde_json::Value = serde_json::from_slice(&answer.bytes).expect("JSON");
            report["records"][1]["status"].as_str().unwrap_or_default().to_owned()
        };
        assert_eq!(judged(client, ""), "rejected");
        assert_eq!(judged(client, "?totals=1"), "accepted");
    });
}
