//! The challenge list of a season on the site.

use super::*;

fn positions(site: &Site) -> Vec<i64> {
    let table = season(site, None).table.expect("a table");
    table.challenge.iter().map(|one| one.person.0).collect()
}

#[test]
fn positions_come_of_the_tables_and_whoever_leaves_is_passed_over() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        let here = format!("/leagues/{LEAGUE}/{}/challenge", season(site, None).head.slug);
        assert!(visitor.get(&here).text().contains("This season has no challenge list."));
        let play = [("act", "play"), ("most", "2")];
        let begun = send_to(site, &mut owner, "challenge", &play);
        assert_eq!(begun.status, 303, "{}", begun.text());
        let order = positions(site);
        assert_eq!(order.len(), season(site, None).table.expect("a table").rows.len());
        let page = visitor.get(&here).text();
        assert!(
            page.contains("may challenge") && !page.contains("Remove from the list"),
            "{page}"
        );
        let json: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        assert_eq!(json["challenge"][0]["player"], order[0]);
        let first = order[0].to_string();
        let leave = [("act", "leave"), ("person", first.as_str())];
        assert_eq!(send_to(site, &mut owner, "challenge", &leave).status, 303);
        assert_eq!(positions(site), order[1..]);
        let back = [("act", "return"), ("person", first.as_str())];
        assert_eq!(send_to(site, &mut owner, "challenge", &back).status, 303);
        assert_eq!(positions(site), order);
        let made = owner.submit(
            &format!("/leagues/{LEAGUE}/next"),
            &[
                ("season", "Next"),
                ("from", "2031-01-01"),
                ("to", "2031-12-31"),
                ("key", ""),
            ],
        );
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(positions(site), order, "the next season goes on from it");
    });
}

#[test]
fn a_challenge_that_goes_nowhere_is_refused_with_what_was_typed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (most, words) in [("0", "from 1 to 1000"), ("x", "Enter a whole number.")] {
            let refused = send_to(site, &mut owner, "challenge", &[("act", "play"), ("most", most)]);
            assert_eq!(refused.status, 422);
            let text = refused.text();
            assert!(
                text.contains(words) && text.contains(&format!("value=\"{most}\"")),
                "{text}"
            );
        }
        let mut visitor = site.client();
        let here = format!("/leagues/{LEAGUE}/{}/challenge", season(site, None).head.slug);
        assert_ne!(visitor.post(&here, &[("act", "end")]).status, 303);
    });
}
