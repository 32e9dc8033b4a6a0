//! The first page of a club says what comes next, how the last evenings ended and how its league stands.

use chrono::{Days, Utc};

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

#[test]
fn nobody_leads_a_league_in_which_nobody_has_played_and_it_stands_behind_one_that_has_begun() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let later = Utc::now().date_naive() + Days::new(3_000);
        let form = [
            ("name", "Üres liga"),
            ("preset", "club-evenings"),
            ("season", "2030"),
            ("from", "2026-01-01"),
            ("to", &later.to_string()),
            ("takes", ""),
            ("game", ""),
            ("slug", "ures"),
            ("key", ""),
        ];
        assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
        let home = site.client().get("/clubs/pelda").text();
        let league = home.split("<h2>League</h2>").nth(1).expect("the league");
        assert!(league.contains(&format!("/leagues/{LEAGUE}")), "{league}");
        let list = site.client().get("/leagues").text();
        assert_eq!(list.matches("Leader:").count(), 1, "{list}");
        let page = site.client().get("/leagues/ures").text();
        assert_eq!(page.matches("<span class=\"rank\"></span>").count(), 6, "{page}");
        assert!(!page.contains("Level with"), "{page}");
        let first = season(site, None).table.expect("a table").rows[0].person;
        let player = site.client().get(&format!("/players/{}", first.0)).text();
        let line = player.split("Üres liga").nth(1).expect("a line").split("</tr>").next();
        assert!(line.is_some_and(|line| !line.contains("1 of")), "{line:?}");
    });
}
