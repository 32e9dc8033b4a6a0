//! The first page of a club says what comes next, how the last evenings ended and how its league stands.

use super::{LEAGUE, manage, owner, season};
use crate::harness::site::on_each_site;

#[test]
fn a_club_shows_what_comes_next_how_evenings_ended_and_how_its_league_stands() {
    on_each_site(|site| {
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
