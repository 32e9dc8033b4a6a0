//! What is kept for the prize giving is told to officials alone, through no page, paper, file or feed to anyone else,
//! and to everyone once it is released.

use super::evening::Night;
use super::settings::set;
use crate::clubs::people::{Who, browser, town};
use crate::harness::site::{Site, on_each_site};

/// Every way on which a visitor could learn who stands where.
const WAYS: [&str; 13] = [
    "",
    "/standings",
    "/standings?by=name",
    "/cross",
    "/players/1",
    "/wall",
    "/wall?show=standings",
    "/print/standings",
    "/print/closing",
    "/standings.csv",
    "/standings.txt",
    "/standings.json",
    "/rounds.csv",
];

/// One round of an evening with scores that stand nowhere else.
fn one_round_played(site: &Site, kept: &[(&str, &str)]) -> Night {
    town(site);
    let mut night = Night::begin(site);
    for (part, changed) in [("stages", &[("rounds1", "1")][..]), ("withheld", kept)] {
        let answer = set(&mut night, part, changed);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }
    night.reach_round_one(site);
    for table in 1..=3 {
        assert_eq!(
            night.result(1, table, "0", ["777177", "-333133", "-444044"]).status,
            303
        );
    }
    night
}

fn seen(site: &Site, night: &Night, way: &str) -> String {
    let answer = site.client().get(&format!("{}{way}", night.at));
    assert_eq!(answer.status, 200, "{way}: {}", answer.text());
    answer.text()
}

#[test]
fn standings_that_are_withheld_are_on_no_way_out_until_they_are_released() {
    on_each_site(|site| {
        let mut night = one_round_played(site, &[("withheld", "standings")]);
        for way in WAYS {
            let page = seen(site, &night, way);
            // Results are told; who won how many points is not.
            for told in ["class=\"num big\">3", "\"total\"", "<td class=\"num\"><b>3"] {
                assert!(!page.contains(told), "{way} tells {told}: {page}");
            }
        }
        assert!(seen(site, &night, "/rounds/1").contains("777177"));
        assert!(seen(site, &night, "/standings").contains("announced at the prize giving"));
        let frame = site.client().get(&format!("/embed{}/standings", night.at)).text();
        assert!(
            !frame.contains("<tbody>") && frame.contains("announced at the prize giving"),
            "{frame}"
        );
        let mine = night.page("standings");
        assert!(
            mine.contains("class=\"num big\"") && mine.contains("Only officials see"),
            "{mine}"
        );
        let wall = night.page("wall?show=standings");
        assert!(
            wall.contains("announced at the prize giving"),
            "everyone reads the wall: {wall}"
        );
        let scorer = browser(site, Who::Scorer)
            .get(&format!("{}/standings", night.at))
            .text();
        assert!(
            !scorer.contains("class=\"num big\""),
            "who plays is told with all others: {scorer}"
        );
        assert_eq!(
            night.send("direct", &[("act", "finish")]).status,
            409,
            "it is released before it ends"
        );
        let console = night.page("direct");
        assert!(console.contains("value=\"release\""), "{console}");
        let revision = night.revision(site);
        night.direct(&[("act", "release"), ("revision", &revision)]);
        assert!(seen(site, &night, "/standings").contains("class=\"num big\""));
        night.direct(&[("act", "finish")]);
        let page = seen(site, &night, "");
        assert!(
            page.contains("class=\"podium\"") && !page.contains("prize giving"),
            "{page}"
        );
    });
}

#[test]
fn results_of_the_last_rounds_are_told_to_their_own_table_and_to_officials() {
    on_each_site(|site| {
        let mut night = one_round_played(site, &[("withheld", "last_rounds"), ("last_rounds", "1")]);
        for way in WAYS.into_iter().chain(["/rounds/1", "/rounds/1/tables/1"]) {
            let answer = site.client().get(&format!("{}{way}", night.at));
            for told in ["777177", "333133", "444044"] {
                assert!(!answer.text().contains(told), "{way} tells {told}: {}", answer.text());
            }
        }
        let page = seen(site, &night, "/rounds/1");
        assert!(
            page.contains("Results from round 1 on will be announced") && page.contains("not announced yet"),
            "{page}"
        );
        let feed = site.client().get("/clubs/one/results.atom").text();
        assert!(!feed.contains("777177"), "{feed}");
        let mut member = browser(site, Who::Member);
        let own = member.get(&format!("{}/rounds/1", night.at)).text();
        let scores = ["777177", "−333133", "−444044"].map(|score| own.matches(score).count());
        assert_eq!(scores, [1, 1, 1], "their own table alone: {own}");
        assert_eq!(night.page("rounds/1").matches("777177").count(), 3);
        // A result by the API or a page of the league goes the same way.
        let api = site.client().get(&format!("/api/v1{}/rounds/1", night.at)).text();
        assert!(!api.contains("777177"), "{api}");
        let revision = night.revision(site);
        night.direct(&[("act", "release"), ("revision", &revision)]);
        assert_eq!(seen(site, &night, "/rounds/1").matches("777177").count(), 3);
    });
}

#[test]
fn a_bye_leads_nobody_before_a_table_is_counted_and_names_are_an_order_of_their_own() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        assert_eq!(set(&mut night, "tables", &[("sit_out", "byes")]).status, 303);
        night.fill(site);
        assert_eq!(
            night.send("entries", &[("act", "guest"), ("name", "Aaron")]).status,
            303
        );
        night.direct(&[("act", "draw")]);
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        night.direct(&[("act", "begin"), ("round", "1")]);
        let json = seen(site, &night, "/standings.json");
        assert_eq!(
            json.matches("\"total\":\"0\"").count(),
            10,
            "nobody has anything yet: {json}"
        );
        let page = seen(site, &night, "/standings?by=name");
        assert!(page.contains("Standings before the first result"), "{page}");
        let ranks = page.matches("<span class=\"rank\">–</span>").count();
        assert_eq!(ranks, 10, "nobody is ranked yet: {page}");
        let names = page.split("<th scope=\"row\">").skip(1).take(2);
        let names: Vec<&str> = names
            .filter_map(|row| row.split("\">").nth(2)?.split('<').next())
            .collect();
        assert!(names.is_sorted(), "{names:?}");
        let own = browser(site, Who::Member)
            .get(&format!("{}/standings", night.at))
            .text();
        assert!(own.contains("href=\"#me\"") && own.contains("id=\"me\""), "{own}");
    });
}
