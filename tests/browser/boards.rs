//! The scorecard of a table where deals are compared, on a phone that loses its network.

use serde_json::{Value, json};

use super::club;
use super::scorecard::Phone;
use crate::tournaments::boards::compared_in;
use talon_samples::example_club::SLUG;
use talon_service::tournaments::{Card, read};
use talon_service::{ActError, Actor};

/// Where deals are compared a phone without a network goes on with the boards that are open, each by its dealer.
#[tokio::test]
async fn boards_are_written_without_a_network_each_by_its_dealer() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    let id = compared_in(&club.site.store, SLUG);
    let card = club.site.store.read(|db| {
        let shown = read::tournament(db, &Actor::CommandLine, id)?;
        Ok::<_, ActError>(Card::of(&shown.loaded, 1, 1))
    });
    let card = card.expect("a tournament").expect("a card").text();
    phone.open(&format!("/scorecards/{card}")).await;
    phone.lose_network().await;
    for board in 1..=3 {
        if board > 1 {
            let title = format!("document.querySelector('[data-part=deal] h2')?.textContent.includes('Board {board}')");
            phone.browser.until(&title).await;
        }
        phone.tap("#who0").await;
        phone.tap("button[name='call'][value='simple']").await;
        phone.tap("button[name='f.made.simple'][value='made']").await;
        let kept = format!("document.querySelectorAll('.outbox li').length === {board}");
        phone.browser.until(&kept).await;
    }
    phone.network(true);
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    let lines = format!("return fetch('/scorecards/{card}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let dealt: Vec<(Value, Value)> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a record"))
        .map(|record| (record["source"]["deal"].clone(), record["deal"]["dealer"].clone()))
        .collect();
    assert_eq!(
        dealt,
        [(json!(1), json!("A")), (json!(2), json!("B")), (json!(3), json!("C"))]
    );
}
