//! The papers by which boards are dealt, and the pages that tell of their deals, on the screen of a phone and of a
//! desk.

use crate::accounts::people::PASSWORD;
use crate::clubs::people::{Who, town};
use crate::harness::backend::Backend;
use crate::harness::site::Site;
use crate::tournaments::deals;

use super::person::Person;

/// What is wrong with the layout of the page that is open.
const LAYOUT: &str = include_str!("layout.js");

#[tokio::test]
async fn deals_and_their_papers_fit_a_phone_and_a_desk() {
    let backend = Backend::sqlite();
    let site = Site::start(&backend.open());
    let town = town(&site);
    let id = deals::dealt(&site.store);
    deals::people(&site, &town, id);
    let Some(mut director) = Person::signed_in(&site, &Who::Director.mail(), PASSWORD).await else {
        return;
    };
    let mut faults: Vec<String> = Vec::new();
    for (played, pages) in [
        (
            false,
            &[
                "boards",
                "print/dealing/1",
                "print/movement",
                "print",
                "rounds/1/results",
                "rounds/1/tables/1",
                "card",
            ][..],
        ),
        (
            true,
            &["boards", "boards/1", "print/records/1", "rounds/1/tables/1", "card"][..],
        ),
    ] {
        if played {
            (1..=2).for_each(|table| deals::play(&site.store, id, 1, table));
        }
        for page in pages {
            if page == &"card" {
                // The page of a table, which comes before it, has its address.
                let card = "return new URL(document.querySelector('a.address').href).pathname";
                let card = director.browser.words(card).await;
                director.open(&card).await;
            } else {
                director.open(&format!("/tournaments/{id}/{page}")).await;
            }
            for width in [320, 1280] {
                director.browser.width(width);
                let mut found: Vec<String> = serde_json::from_value(director.browser.tell(LAYOUT).await).unwrap();
                found.extend(director.browser.axe().await.unwrap_or_default());
                faults.extend(found.into_iter().map(|fault| format!("{page} {width}: {fault}")));
                let name = format!("deals-{}-{width}", page.replace('/', "-"));
                director.browser.keeps_picture(&name);
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
