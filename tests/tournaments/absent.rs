//! Who did not come to a table is not drawn again, unless the director says so.

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::on_each_site;

use super::evening::Night;

/// Entry and name of each who may be said not to have come, in the order of seats.
fn seats(page: &str) -> Vec<(String, String)> {
    let labels = page.split("name=\"absent\" value=\"").skip(1);
    let seat = |part: &str| {
        let (entry, rest) = part.split_once('"').expect("an entry");
        let text = rest.split_once('>').and_then(|(_, rest)| rest.split_once("</label>"));
        (entry.to_owned(), text.expect("a label").0.trim().to_owned())
    };
    labels.map(seat).collect()
}

/// Says that the guest of the first table did not come, enters the other tables and draws round two. Answers who it
/// was, and the page of that round.
fn missing(night: &mut Night, more: &[(&str, &str)]) -> (String, String) {
    let seats = seats(&night.page(&Night::table(1, 1)));
    // Both who have accounts are called Anna; a guest can be told from the others.
    let guest = seats.iter().find(|(_, name)| name.starts_with("Guest"));
    let (entry, name) = guest.expect("a guest");
    let form = [&[("act", "not-played"), ("version", "0"), ("absent", entry)][..], more].concat();
    let answer = night.send(&Night::table(1, 1), &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
    for table in 2..=3 {
        assert_eq!(night.result(1, table, "0", ["7", "-2", "-5"]).status, 303);
    }
    night.direct(&[("act", "draw")]);
    night.direct(&[("act", "publish-round"), ("round", "2")]);
    (name.clone(), night.page("rounds/2"))
}

#[test]
fn who_did_not_come_is_not_drawn_again() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let (gone, second) = missing(&mut night, &[]);
        assert!(second.contains("Guest") && !second.contains(&gone), "{gone}: {second}");
        let standings = night.page("standings");
        let own = standings.split("<tr").find(|row| row.contains(&gone)).expect("a row");
        assert_eq!(own.matches("Did not come.").count(), 1, "{own}");
        let entries = night.page("entries");
        let row = entries.split("<li").find(|row| row.contains(&gone)).expect("a row");
        assert!(
            row.contains("did not come") && row.contains("value=\"check-in\""),
            "{row}"
        );
    });
}

#[test]
fn who_left_is_ticked_and_nobody_ticked_is_told_what_to_tick() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let seats = seats(&night.page(&Night::table(1, 1)));
        let ticked = |page: &str, entry: &str| page.contains(&format!("name=\"absent\" value=\"{entry}\" checked"));
        let nobody = night.send(&Night::table(1, 1), &[("act", "not-played"), ("version", "0")]);
        assert_eq!(nobody.status, 409);
        let text = nobody.text();
        assert!(
            text.contains("Round 1, table 1: Tick who did not come.") && !text.contains("not possible"),
            "{text}"
        );
        let (gone, _) = &seats[0];
        let left = night.send("entries", &[("act", "withdraw"), ("entry", gone)]);
        assert_eq!(left.status, 303);
        let page = night.page(&Night::table(1, 1));
        for (entry, _) in &seats {
            assert_eq!(ticked(&page, entry), entry == gone, "{page}");
        }
    });
}

#[test]
fn the_director_can_have_them_drawn_again() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let (gone, second) = missing(&mut night, &[("again", "1")]);
        assert!(second.contains(&gone), "{gone}: {second}");
        let page = night.page(&Night::table(2, 1));
        assert!(page.contains("name=\"again\""), "the director is asked: {page}");
    });
}

#[test]
fn a_scorer_says_who_did_not_come_and_not_who_is_drawn_again() {
    on_each_site(|site| {
        let town = town(site);
        let at = format!("/tournaments/{}/rounds/1/tables/1", town.tournaments[1]);
        let mut scorer = browser(site, Who::Scorer);
        let page = scorer.get(&at).text();
        assert!(!page.contains("name=\"again\""), "{page}");
        let (entry, _) = &seats(&page)[0];
        let form = [("act", "not-played"), ("version", "0"), ("absent", entry), ("key", "a")];
        let again = [&form[..], &[("again", "1")]].concat();
        assert_eq!(send(&mut scorer, &at, &again).status, 403);
        assert_eq!(send(&mut scorer, &at, &form).status, 303);
    });
}
