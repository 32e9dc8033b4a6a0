//! How a sheet of Preferans ends on a card: played out, or closed by time with its rest written off.

use super::page::words;
use super::scorecards::send;
use crate::harness::site::{Client, on_each_site};

/// A card that begins with these deals; answers its address.
fn sheet(client: &mut Client, text: &str) -> String {
    let mut form = vec![("game", "preferans"), ("dealer", "2"), ("dealing", "in-turn")];
    form.extend([("name", ""); 4]);
    form.extend([("point", ""), ("unit", ""), ("text", text), ("seen", "")]);
    let token = client.get("/sessions/new").hidden("csrf").unwrap_or_default();
    form.push(("csrf", &token));
    let begun = client.post("/sessions/new", &form);
    assert_eq!(begun.status, 303, "{}", begun.text());
    begun.header("location").expect("the card").to_owned()
}

/// The worked evening P2.
const EVENING: &str = "pref: Ante, Bojan, Cvita; deals Bojan; rules sr bula=20 refas=1
1. Cvita 4: 6 2 2
2. Ante 3: 6 1 3
3. pass
4. Bojan 5, only Cvita: 5 5
5. Ante betl: made
6. Cvita game 3, nobody
7. Bojan 7: 6 2 2
8. Cvita 5, only Ante: 7 3
";

/// A part of a page, in words.
fn part(page: &str, from: &str, to: &str) -> String {
    let part = page.split(from).nth(1).and_then(|rest| rest.split(to).next());
    words(part.unwrap_or_else(|| panic!("{from}: {page}")))
}

#[test]
fn a_sheet_that_is_closed_by_time_shows_the_write_off_and_the_same_totals_everywhere() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = sheet(&mut phone, EVENING);
        let open = phone.get(&card).text();
        assert!(
            open.contains("id=\"next-title\"") && !open.contains("id=\"reckoning\""),
            "{open}"
        );
        let settings = format!("{card}/settings");
        assert_eq!(send(&mut phone, &settings, &settings, &[("act", "close")]).status, 303);
        let print = format!("{card}/print");
        for address in [&card, &print] {
            let page = phone.get(address).text();
            let papers = part(&page, "<div class=\"three", "<p class=\"hint\">");
            for (total, before) in [("+160", "+150"), ("−384", "−394"), ("+224", "+224")] {
                assert!(papers.contains(total), "{total}: {papers}");
                assert!(total == before || !papers.contains(before), "{before}: {papers}");
            }
            let bill = part(&page, "id=\"reckoning\"", "</table>");
            assert!(bill.contains("Written off −1 −1 0"), "{bill}");
            assert!(bill.ends_with("+160 −384 +224"), "{bill}");
            assert!(!page.contains("id=\"next-title\""), "nothing comes next: {page}");
        }
        let sums = part(&phone.get(&card).text(), "<ul class=\"sums\"", "</ul>");
        assert!(
            sums.contains("25") && !sums.contains("26"),
            "what is left is written off: {sums}"
        );
        let reopen = [("act", "reopen")];
        assert_eq!(send(&mut phone, &settings, &settings, &reopen).status, 303);
        let page = phone.get(&card).text();
        assert!(!page.contains("id=\"reckoning\""), "it goes on: {page}");
    });
}

#[test]
fn a_sheet_that_is_played_out_shows_how_its_totals_come_about() {
    on_each_site(|site| {
        let mut phone = site.client();
        let deals = "1. Ante 3, nobody\n2. Bojan 3, nobody\n";
        let head = "pref: Ante, Bojan, Cvita; deals Cvita; rules hr bula=2 refas=3";
        let card = sheet(&mut phone, &format!("{head}\n{deals}"));
        let page = phone.get(&card).text();
        let bill = part(&page, "id=\"reckoning\"", "</table>");
        assert!(bill.contains("Final score") && !bill.contains("Written off"), "{bill}");
    });
}

#[test]
fn tricks_are_told_as_they_were_taken_and_not_as_they_are_written() {
    on_each_site(|site| {
        let mut phone = site.client();
        let text = "pref: Ante, Bojan, Cvita; deals Cvita\n1. Cvita 5, kontra Bojan: 3 2 5\n";
        let card = sheet(&mut phone, text);
        let page = phone.get(&card).text();
        assert!(page.contains("tricks 2–5–3"), "{page}");
    });
}
