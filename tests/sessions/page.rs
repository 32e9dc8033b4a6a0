//! `/sessions/{id}` as a browser gets it, and the ways that lead there.

use serde_json::{Value as Json, json};
use talon_store::hands::Visibility;

use super::deals::{complete, ulti};
use super::stored::{club, import};
use crate::harness::site::on_each_site;
use crate::snapshots::{as_before, words_of};

/// The text of a page without its markup, line by line.
pub(super) fn words(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            _ if !inside => text.push(letter),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rows of the running table.
pub(super) fn rows(page: &str) -> Vec<String> {
    let table = page
        .split("<table class=\"deals")
        .nth(1)
        .and_then(|rest| rest.split("</table>").next());
    let body = table.and_then(|table| table.split("<tbody").nth(1)).expect("a table");
    let body = body.split_once('>').map_or("", |(_, rows)| rows);
    body.split("</tr>").map(words).filter(|row| !row.is_empty()).collect()
}

#[test]
fn the_complete_session_stands_on_the_page_line_by_line() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let answer = site.client().get("/sessions/1");
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("cache-control"), Some("public, max-age=60"));
        let page = answer.text();
        as_before("page-session", &words_of(&page, "main"));
        // Under a hat the number has no sign; the cell says in words that it is one.
        assert!(page.contains("aria-label=\"under the hat\""));
        let heard = "Anna: under the hat, 4 beyond zero, 168 written against Béla, 180 written against Cili";
        assert!(page.contains(&format!("role=\"img\" aria-label=\"{heard}\"")), "{page}");
    });
}

#[test]
fn a_page_with_other_cards_than_were_chosen_is_not_shown_again() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let mut client = site.client();
        let page = client.get("/sessions/1");
        let tag = page.header("etag").expect("a tag").to_owned();
        for faces in ["german", "french"] {
            client.cookies.insert("faces".into(), faces.into());
            let answer = client.send("GET", "/sessions/1", &[("if-none-match", &tag)], b"");
            assert_eq!(answer.status, 200, "{faces}: chosen or not is a difference");
        }
    });
}

#[test]
fn left_and_right_can_be_changed_by_a_link() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let heads = |path: &str| -> Vec<String> {
            let page = site.client().get(path).text();
            let columns = page.split("<div class=\"col").skip(1);
            columns
                .map(|column| words(column.split("<ol>").next().unwrap_or(column)))
                .take(3)
                .collect()
        };
        let strip = |heads: Vec<String>| -> Vec<String> {
            heads
                .iter()
                .map(|head| head.trim_start_matches(['"', '>', ' ']).replace("mid\"> ", ""))
                .collect()
        };
        let (usual, turned) = (strip(heads("/sessions/1")), strip(heads("/sessions/1?left=previous")));
        assert!(usual[0].ends_with("Béla") && usual[2].ends_with("Cili"), "{usual:?}");
        assert!(turned[0].ends_with("Cili") && turned[2].ends_with("Béla"), "{turned:?}");
        let page = site.client().get("/sessions/1?left=previous").text();
        assert!(page.contains("href=\"/sessions/1?left=next\""));
    });
}

#[test]
fn a_session_that_goes_on_shows_what_the_next_deal_is_worth_and_what_a_write_off_would_come_to() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete()[..18], Visibility::Public);
        let page = site.client().get("/sessions/1").text();
        let text = words(&page);
        assert!(text.contains("18 deals, 14 left to go"), "{text}");
        assert!(
            text.contains("Game clubs") || text.contains("Clubs (5) 10 12"),
            "{text}"
        );
        assert!(text.contains("Sanac 14 16 → 14"), "{text}");
        assert!(text.contains("Current score") && !text.contains("Written off"));
        assert!(page.contains("href=\"/sessions/1?write_off=1#reckoning\""));
        let off = words(&site.client().get("/sessions/1?write_off=1").text());
        assert!(off.contains("Written off −4 −5 −5"), "{off}");
        assert!(off.contains("Score with the rest written off"));
    });
}

#[test]
fn deals_struck_out_and_what_is_odd_stay_in_sight() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut records = complete();
        let void = json!({"type": "ruling", "by": "director", "kind": "void"});
        records[9]["actions"].as_array_mut().expect("a list").push(void);
        records[11]["context"] = json!({"bula": {"A": 18, "B": 26, "C": 16}});
        records.remove(14);
        import(&site.store, &club, &records, Visibility::Public);
        let page = site.client().get("/sessions/1").text();
        assert!(
            page.contains(
                "<tr role=\"row\" class=\"struck\">\n<th scope=\"row\" role=\"rowheader\" class=\"num\">\n<a href=\"/hands/10\">10</a>"
            )
        );
        assert!(page.contains("<s>Sanac</s>"));
        let text = words(&page);
        for said in [
            "annulled by the director, both play",
            "2 deals need attention.",
            "The deal before it, number 15, is missing.",
            "(/context/bula/C)",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
    });
}

#[test]
fn a_game_without_a_sheet_shows_running_sums_and_money() {
    on_each_site(|site| {
        let club = club(&site.store);
        let choices: Vec<Json> = (1..=2).map(ulti).collect();
        for one in &choices {
            import(&site.store, &club, std::slice::from_ref(one), Visibility::Public);
        }
        let mut client = site.client();
        let page = client.get("/sessions/1?stake=20").text();
        let table = rows(&page);
        assert!(!table.is_empty() && table[0].contains("made"), "{table:?}");
        let text = words(&page);
        assert!(
            text.contains("Session: evening") && text.contains("At 20 per point"),
            "{text}"
        );
        assert!(!text.contains("Soup") && !text.contains("Swap left and right"));
        assert!(!words(&client.get("/sessions/1?stake=-3").text()).contains("At "));
    });
}

#[test]
fn a_session_whose_name_a_program_made_is_called_by_its_game_and_day() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut record = ulti(1);
        record["source"]["session"] = json!("scorecard-3-1792899193147145");
        import(&site.store, &club, &[record], Visibility::Public);
        let mut client = site.client();
        let page = words(&client.get("/sessions/1").text());
        assert!(page.contains("Session: Ulti, 14 Mar 2026"), "{page}");
        let home = words(&client.get("/").text());
        assert!(home.contains("Ulti, 14 Mar 2026"), "{home}");
        assert!(!page.contains("scorecard-3") && !home.contains("scorecard-3"));
    });
}

#[test]
fn a_hand_leads_to_its_session_and_to_its_neighbours() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let mut client = site.client();
        let page = client.get("/hands/3").text();
        for link in [
            "data-deal=\"back-deal\" href=\"/hands/2\"",
            "href=\"/sessions/1\">\n<span class=\"wide\">Deal 3 of 20</span>",
            "data-deal=\"next-deal\" href=\"/hands/4\"",
        ] {
            assert!(page.contains(link), "{link}");
        }
        assert!(!client.get("/hands/1").text().contains("data-deal=\"back-deal\""));
        assert!(!client.get("/hands/20").text().contains("data-deal=\"next-deal\""));
        let list = client.get("/hands?session=1&player=anna").text();
        assert!(
            list.contains("Session: 1") && list.contains("href=\"/hands?player=anna\""),
            "{list}"
        );
        assert_eq!(list.matches("class=\"to\"").count(), 20);
        assert_eq!(client.get("/hands?session=x").text().matches("class=\"to\"").count(), 0);
    });
}

#[test]
fn a_session_that_is_not_for_everyone_is_not_there_for_a_visitor() {
    on_each_site(|site| {
        let club = club(&site.store);
        let records = complete();
        import(&site.store, &club, &records[..19], Visibility::Public);
        import(&site.store, &club, &records[19..], Visibility::Club);
        let mut client = site.client();
        let [hidden, absent] = ["/sessions/1", "/sessions/99"].map(|path| client.get(path));
        assert_eq!((hidden.status, absent.status), (404, 404));
        let bare = |answer: &crate::harness::site::Answer, path: &str| {
            let number = answer.header("x-request-id").unwrap_or_default().to_owned();
            answer.text().replace(path, "").replace(&number, "")
        };
        assert_eq!(bare(&hidden, "/sessions/1"), bare(&absent, "/sessions/99"));
        assert!(!client.get("/hands/3").text().contains("/sessions/"));
        for odd in [
            "/sessions/0",
            "/sessions/-1",
            "/sessions/x",
            "/sessions/99999999999999999999",
        ] {
            assert_eq!(client.get(odd).status, 404, "{odd}");
        }
    });
}
