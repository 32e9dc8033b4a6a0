//! The list of hands: filters one by one, the declarer's cards, paging that stays in place.

use talon_store::hands::{self, OnProbable, Visibility};
use talon_store::{Store, StoreError};

use super::{EXAMPLE, on_record, section, store_record, words};
use crate::harness::site::on_each_site;
use crate::store::samples::{club, hand};

fn store_many(store: &Store, count: u64) {
    store
        .write(|db| {
            let club = club(db, "club")?;
            let all: Vec<_> = (1..=count).map(hand).collect();
            hands::insert_batch(db, club, &all, OnProbable::Store)?;
            Ok::<_, StoreError>(())
        })
        .expect("stored hands");
}

/// Addresses of the hands on a page, in their order.
fn listed(page: &str) -> Vec<String> {
    let links = page.split("class=\"to\" href=\"").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

fn link(page: &str, rel: &str) -> Option<String> {
    let from = page.find(&format!("rel=\"{rel}\" href=\""))?;
    page[from..].split('"').nth(3).map(|href| href.replace("&#38;", "&"))
}

#[test]
fn a_row_shows_the_cards_the_declarer_played_with() {
    on_record(EXAMPLE, |client, _| {
        let page = client.get("/hands").text();
        let rows = &page[page.find("class=\"hands\"").expect("rows")..];
        let fan = &rows[..rows.find("</ul>").unwrap()];
        assert_eq!(fan.matches("<i class=\"c ").count(), 10, "{fan}");
        // Cili laid two sevens away and played the ulti with the third.
        assert!(
            fan.contains("Seven of leaves") && !fan.contains("Seven of acorns"),
            "{fan}"
        );
    });
}

#[test]
fn each_filter_in_use_can_be_taken_out_by_itself() {
    on_each_site(|site| {
        store_many(&site.store, 3);
        let page = site
            .client()
            .get("/hands?player=anna&kontra=1&from=&source=nowhere")
            .text();
        let from = page.find("class=\"chips\"").expect("chips");
        let chips = &page[from..from + page[from..].find("</ul>").unwrap()];
        assert!(
            words(chips).contains("Player: anna × Kontra: any kontra × Source: nowhere ×"),
            "{chips}"
        );
        assert!(chips.contains("href=\"/hands?kontra=1&#38;source=nowhere\""), "{chips}");
        assert!(
            chips.contains("aria-label=\"Remove the filter Player: anna\""),
            "{chips}"
        );
        assert!(page.contains("No hands match these filters."), "{page}");
        assert!(!site.client().get("/hands").text().contains("class=\"chips\""));
    });
}

#[test]
fn an_empty_list_shows_a_way_out() {
    on_each_site(|site| {
        let page = site.client().get("/hands").text();
        assert!(page.contains("There are no hands here yet."), "{page}");
        assert!(page.contains("<a class=\"btn\" href=\"/check\">"), "{page}");
    });
}

#[test]
fn a_date_that_is_none_is_said_and_does_no_harm() {
    on_each_site(|site| {
        let answer = site.client().get("/hands?from=14.3.2026");
        assert_eq!(answer.status, 200);
        assert!(answer.text().contains("Enter the date as 2026-03-14."));
    });
}

#[test]
fn a_filter_word_that_is_none_shows_no_other_hands() {
    on_each_site(|site| {
        store_many(&site.store, 1);
        let mut client = site.client();
        for bad in ["role=x", "cards=x", "outcome=won", "kontra=x", "older=x", "newer=1"] {
            let answer = client.get(&format!("/hands?player=anna&{bad}"));
            assert_eq!(answer.status, 400, "{bad}");
        }
        let empty = client.get("/hands?player=&role=declarer&cards=&outcome=&kontra=&older=");
        assert_eq!(listed(&empty.text()).len(), 1);
    });
}

#[test]
fn pages_stay_in_place_while_hands_are_added() {
    on_each_site(|site| {
        store_many(&site.store, 120);
        let mut client = site.client();
        let first = client.get("/hands?player=anna").text();
        let second_at = link(&first, "next").expect("an older page");
        assert!(second_at.contains("player=anna"), "{second_at}");
        let second = listed(&client.get(&second_at).text());
        store_record(&site.store, EXAMPLE, Visibility::Public, 900);
        let again = client.get(&second_at).text();
        assert_eq!(listed(&again), second, "a new hand moves nothing");
        let back = listed(&client.get(&link(&again, "prev").expect("a newer page")).text());
        assert_eq!(back, listed(&first));
        let third = listed(&client.get(&link(&again, "next").expect("an older page")).text());
        assert_eq!(listed(&first).len() + second.len() + third.len(), 120);
    });
}

#[test]
fn the_result_stands_with_sign_and_word_and_the_kontra_is_marked() {
    on_each_site(|site| {
        site.store
            .write(|db| {
                let club = club(db, "club")?;
                let new = hands::NewHand {
                    declarer_score: Some(-16),
                    kontra_max: 2,
                    trump: Some("L"),
                    ..hand(1)
                };
                hands::insert_batch(db, club, &[new], OnProbable::Store)?;
                Ok::<_, StoreError>(())
            })
            .expect("a stored hand");
        let page = site.client().get("/hands").text();
        assert!(
            page.contains("<div class=\"res lost\">−16<small>lost</small>"),
            "{page}"
        );
        assert!(page.contains("<span class=\"chip warn\">rekontra</span>"), "{page}");
        assert!(page.contains("class=\"s sl\""), "{page}");
        assert!(!section(&page, "main").is_empty());
    });
}
