//! The records of a player, counted here once more from tournaments and tables of leagues.

use talon_service::Actor;
use talon_service::leagues;
use talon_service::tournaments::Publish;
use talon_store::members::Shown;
use talon_store::player_pages::{self, PageChoice};
use talon_store::{MemberId, StoreResult};
use talon_text::{mixed, signed};
use talon_tournament::Exact;

use super::{act, close_list, fact, member, named, sat, show, signed_in, tournaments};
use crate::harness::site::{Site, on_each_example_site};

const LEAGUE: &str = "pelda-klubesti-bajnoksag";

fn page(site: &Site, id: MemberId) -> String {
    let answer = site.client().get(&format!("/players/{id}/records"));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.text()
}

/// Rank, number of ranks, address and day of the tournaments of someone that are over, the latest first.
fn over(site: &Site, id: MemberId) -> Vec<(u64, u64, String)> {
    let answer = site.client().get(&format!("/api/v1/players/{id}/results"));
    let told: serde_json::Value = serde_json::from_slice(&answer.bytes).expect("JSON");
    let results = told["results"].as_array().expect("results").iter();
    let over = results.filter(|one| one["running"] == false);
    let said = |one: &serde_json::Value| {
        let number = |name: &str| one[name].as_u64().expect("a number");
        (
            number("rank"),
            number("ranked"),
            format!("/tournaments/{}/players/", number("tournament")),
        )
    };
    over.map(said).collect()
}

#[test]
fn the_best_and_the_worst_tournament_and_the_highest_score_are_those_of_the_results() {
    on_each_example_site(|site| {
        signed_in(site);
        let mut several = 0;
        for who in super::people(site) {
            let answer = site.client().get(&format!("/players/{}/records", who.id));
            if answer.status == 404 {
                continue;
            }
            let text = answer.text();
            let mut over = over(site, who.id);
            let part = |(rank, ranked, _): &(u64, u64, String)| {
                Exact::ratio((ranked - rank) as i64, *ranked as i64 - 1).expect("more than one")
            };
            over.sort_by_key(|one| std::cmp::Reverse(part(one)));
            let said = |one: &(u64, u64, String)| format!("{} of {}", one.0, one.1);
            let (Some(first), Some(last)) = (over.first(), over.last()) else {
                continue;
            };
            let best = fact(&text, "Best place in a tournament");
            assert!(best.starts_with(&said(first)), "{best}: {over:?}");
            assert!(text.contains(&format!("href=\"{}", first.2)), "{text}");
            if part(first) != part(last) {
                several += 1;
                let worst = fact(&text, "Worst place in a tournament");
                assert!(worst.starts_with(&said(last)), "{worst}: {over:?}");
            }
            let highest = sat(site, &tournaments(site), who.id).iter().map(|one| one.own).max();
            let told = fact(&text, "Highest score at a table (Ulti)");
            let score = signed(highest.expect("a table"));
            assert!(told.starts_with(&score), "{told}: {score}");
        }
        assert!(several > 2, "{several}");
    });
}

#[test]
fn records_in_a_league_are_their_own_and_lead_to_what_they_were_made_from() {
    on_each_example_site(|site| {
        signed_in(site);
        let honours = site
            .store
            .read(|db| leagues::honours(db, &Actor::Visitor, LEAGUE))
            .expect("seasons");
        let person = talon_league::LeaguePerson(named(site, "Béla").id.0);
        let text = page(site, MemberId(person.0));
        let rows = || {
            honours
                .seasons
                .iter()
                .filter_map(|one| Some((one, one.table.row(person)?)))
        };
        let points = rows()
            .flat_map(|(_, row)| row.cells.iter().flatten())
            .map(|cell| &cell.points);
        let best = fact(&text, "Most points from one event");
        assert!(best.starts_with(&mixed(points.max().expect("a cell"))), "{best}");
        let total = rows().map(|(_, row)| &row.total).max().expect("a season");
        assert!(fact(&text, "Highest season total").starts_with(&mixed(total)), "{text}");
        let wins = rows().map(|(_, row)| row.wins()).max().expect("a season");
        assert!(
            fact(&text, "Most events won in a season").starts_with(&wins.to_string()),
            "{text}"
        );
        assert!(!text.contains("Closest finish"), "that is of two: {text}");
        let ended = honours
            .seasons
            .iter()
            .find(|one| one.head.slug == "2025-26")
            .expect("the season before");
        let place = ended.table.row(person).and_then(|row| row.rank).expect("a rank");
        let titles = text.split("Places among the first three").nth(1).expect("a title");
        let title = titles.split("</ul>").next().expect("a list");
        assert!(
            title.contains(&format!("{place}.")) && title.contains("2025/26"),
            "{title}"
        );
        assert!(!title.contains("2026/27"), "it is still played: {title}");
        let ways = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let ways: Vec<&str> = ways
            .filter(|way| way.starts_with(&format!("/leagues/{LEAGUE}/20")))
            .collect();
        assert!(ways.len() >= 4, "{ways:?}");
        for way in ways {
            assert_eq!(site.client().get(way).status, 200, "{way}");
        }
        let player = site.client().get(&format!("/players/{}", person.0)).text();
        assert!(
            player.contains(&format!("href=\"/players/{}/records\"", person.0)),
            "{player}"
        );
    });
}

#[test]
fn records_show_nothing_that_the_page_of_the_player_does_not() {
    on_each_example_site(|site| {
        let [mut owner, mut own] = signed_in(site);
        close_list(site);
        let who = member(site);
        let path = format!("/players/{}/records", who.id);
        let before = page(site, who.id);
        let mut all = tournaments(site).into_iter();
        let told = all.find(|id| before.contains(&format!("/tournaments/{id}/")));
        let told = told.expect("a tournament");
        act(site, told, Publish { published: false });
        for client in [&mut site.client(), &mut own] {
            let text = client.get(&path).text();
            assert!(!text.contains(&format!("/tournaments/{told}/")), "{text}");
        }
        let choice = PageChoice {
            results: false,
            ..PageChoice::UNCHOSEN
        };
        let chosen: StoreResult<()> = site.store.write(|db| player_pages::set(db, who.id, &choice));
        chosen.expect("a choice");
        assert_eq!(site.client().get(&path).status, 404, "there is no page without them");
        let seen = owner.get(&path).text();
        assert!(seen.contains("No records to show.") && !seen.contains("<dt>"), "{seen}");
        assert!(own.get(&path).text().contains("Best place in a tournament"));
        let chosen: StoreResult<()> = site
            .store
            .write(|db| player_pages::set(db, who.id, &PageChoice::UNCHOSEN));
        chosen.expect("a choice");
        assert!(page(site, who.id).contains("Most points from one event"));
        show(site, &who, Shown::Alias, None, false);
        assert_eq!(site.client().get(&path).status, 404);
    });
}
