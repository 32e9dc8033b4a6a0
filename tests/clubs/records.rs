//! The champions and records of all leagues of a club.

use talon_samples::example_club;
use talon_service::Actor;
use talon_service::leagues::{self, Honours};
use talon_store::leagues as store_leagues;

use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_example_site};
use crate::leagues::owner;

const LEAGUE: &str = "pelda-klubesti-bajnoksag";
const PAGE: &str = "/clubs/pelda/records";

fn honours(site: &Site) -> Honours {
    let read = site.store.read(|db| leagues::honours(db, &Actor::Visitor, LEAGUE));
    read.expect("a league")
}

/// The page from a heading on to the end of its part.
fn part<'p>(page: &'p str, from: &str, to: &str) -> &'p str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from} in {page}"));
    rest.split(to).next().unwrap_or_default()
}

#[test]
fn champions_medals_and_records_of_a_club_are_those_of_its_leagues() {
    on_each_example_site(|site| {
        owner(site);
        let answer = site.client().get(PAGE);
        assert_eq!(answer.status, 200, "{}", answer.text());
        let text = answer.text();
        let honours = honours(site);
        let past = honours
            .seasons
            .iter()
            .find(|one| !one.played().winners().is_empty())
            .expect("a season that has ended");
        let [winner] = past.played().winners()[..] else {
            panic!("one winner");
        };
        let name = honours.name(winner).expect("a name");
        let champions = part(&text, "Past champions", "</section>");
        let season = format!("/leagues/{LEAGUE}/{}", past.head.slug);
        for part in [
            format!("href=\"{season}\""),
            format!("href=\"{season}/players/{}\"", winner.0),
            name.to_owned(),
        ] {
            assert!(champions.contains(&part), "{part}: {champions}");
        }
        let own = |way: &str, from: &str, to: &str| {
            let page = site.client().get(&format!("/leagues/{LEAGUE}/{way}")).text();
            part(&page, from, to).to_owned()
        };
        assert_eq!(
            part(&text, "medals-caption\">", "</table>"),
            own("history", "medals-caption\">", "</table>")
        );
        let of_league = own("records", "<dl class=\"facts records\">", "</dl>");
        // Records of hands are told on the page of the league alone.
        let first = of_league.split("</div>").next().expect("a record");
        assert!(
            part(&text, "<dl class=\"facts records\">", "</dl>").contains(first),
            "{text}"
        );
        for way in [
            format!("/clubs/{}/leagues", example_club::SLUG),
            format!("/leagues/{LEAGUE}/records"),
        ] {
            let page = site.client().get(&way).text();
            assert!(page.contains(&format!("href=\"{PAGE}\"")), "{way}");
        }
        assert_eq!(site.client().get("/clubs/nowhere/records").status, 404);
    });
}

#[test]
fn a_season_that_is_hidden_is_on_no_page_of_records_but_to_those_who_manage_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let heads = honours(site).seasons;
        for one in heads {
            let row = site
                .store
                .read(|db| store_leagues::season(db, one.head.id))
                .expect("a season");
            let hidden = store_leagues::SeasonChange {
                state: row.head.state,
                published: false,
                document: &row.document,
                now: chrono::Utc::now().into(),
            };
            site.store
                .write(|db| store_leagues::set(db, one.head.id, row.head.version, &hidden))
                .expect("a change");
        }
        let text = site.client().get(PAGE).text();
        assert!(text.contains("Nothing to show yet") && !text.contains(LEAGUE), "{text}");
        let managed = owner.get(PAGE).text();
        assert!(
            managed.contains(LEAGUE) && managed.contains("content=\"noindex\""),
            "{managed}"
        );
    });
}

#[test]
fn a_league_that_cannot_be_read_keeps_the_page_from_nobody() {
    for backend in Backend::all_with(Contents::ExampleClub) {
        backend.behind_the_back("UPDATE league_seasons SET document = '{' WHERE id = 1");
        let site = Site::start(&backend.open());
        let answer = site.client().get(PAGE);
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}
