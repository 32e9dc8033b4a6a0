//! The ratings of a player with how they came about, list by list.

use talon_store::StoreError;
use talon_store::player_pages::{self, PageChoice};

use super::{fact, named, signed_in};
use crate::harness::site::on_each_example_site;

const FACTS: [&str; 4] = ["Rank", "Rating", "Strength", "Tables"];

#[test]
fn the_ratings_of_a_player_are_those_of_the_lists_with_a_picture_of_each() {
    on_each_example_site(|site| {
        signed_in(site);
        let who = named(site, "Anna");
        let path = format!("/players/{}", who.id);
        let answer = site.client().get(&format!("{path}/ratings"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        let text = answer.text();
        let of_list = site.client().get(&format!("/ratings/1/players/{}", who.id)).text();
        let told = |page: &str| FACTS.map(|name| fact(page, name));
        assert!(told(&of_list).iter().all(|one| !one.is_empty()), "{of_list}");
        assert_eq!(told(&text), told(&of_list));
        let line = |page: &str| {
            let (_, rest) = page.split_once("<path class=\"line\" d=\"").expect("a picture");
            rest.split('"').next().expect("a line").to_owned()
        };
        assert_eq!(line(&text), line(&of_list));
        assert!(
            text.contains(&format!("href=\"/ratings/1/players/{}\"", who.id)),
            "{text}"
        );
        let page = site.client().get(&path).text();
        assert!(page.contains(&format!("href=\"{path}/ratings\"")), "{page}");
    });
}

#[test]
fn ratings_that_a_player_does_not_show_are_on_no_page_of_theirs() {
    on_each_example_site(|site| {
        signed_in(site);
        let who = named(site, "Anna");
        let hidden = PageChoice {
            rating: false,
            ..PageChoice::UNCHOSEN
        };
        let kept: Result<(), StoreError> = site.store.write(|db| player_pages::set(db, who.id, &hidden));
        kept.expect("a choice");
        let answer = site.client().get(&format!("/players/{}/ratings", who.id));
        let text = answer.text();
        assert_eq!(answer.status, 200, "{text}");
        assert!(
            text.contains("No ratings to show.") && !text.contains("/ratings/1"),
            "{text}"
        );
    });
}
