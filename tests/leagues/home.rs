//! The first page of a club says what comes next, how the last evenings ended and how its league stands.

use super::{LEAGUE, manage, owner, season};
use crate::harness::site::on_each_example_site;

#[test]
fn a_club_shows_what_comes_next_how_evenings_ended_and_how_its_league_stands() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let text = site.client().get("/clubs/pelda").text();
        for words in ["Coming up", "Téli klubest", "Latest results", "Klubesti bajnokság"] {
            assert!(text.contains(words), "{words}: {text}");
        }
        let league = text.split("<h2>League</h2>").nth(1).expect("the league");
        let league = league.split("</section>").next().unwrap_or_default();
        assert_eq!(league.matches("<li>").count(), table.rows.len().min(10), "{league}");
        let first = shown.name(shown.rows(table)[0].person).expect("a name");
        assert!(league.contains(first), "{league}");
        let ended = text.split("<h2>Latest results</h2>").nth(1).expect("results");
        let ended = ended.split("</section>").next().unwrap_or_default();
        assert_eq!(ended.matches("<ol").count(), shown.units.len(), "{ended}");

        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let without = site.client().get("/clubs/pelda").text();
        assert!(!without.contains(&format!("/leagues/{LEAGUE}")), "{without}");
    });
}

#[test]
fn an_evening_begins_at_the_same_time_on_every_page() {
    on_each_example_site(|site| {
        owner(site);
        let mut client = site.client();
        // The club is in Budapest, so a time that was taken for UTC would be an hour or two later.
        let league = format!("/leagues/{LEAGUE}");
        for page in ["/tournaments", "/tournaments/2", "/clubs/pelda", &league, "/"] {
            let text = client.get(page).text();
            assert!(
                text.contains("18:00") && !text.contains("19:00") && !text.contains("20:00"),
                "{page}: {text}"
            );
        }
        let calendar = client.get("/clubs/pelda/calendar.ics").text();
        assert!(
            calendar.contains("DTSTART;TZID=Europe/Budapest:") && calendar.contains("T180000"),
            "{calendar}"
        );
    });
}
