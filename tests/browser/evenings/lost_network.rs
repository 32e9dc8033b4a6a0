//! The network goes away while a player types a result.

use serde_json::json;

use super::{Night, card};
use crate::accounts::people::PASSWORD;
use crate::browser::person::Person;
use crate::clubs::people::{Who, town};
use crate::harness::backend::Backend;
use crate::harness::site::Site;

#[tokio::test]
async fn a_result_typed_without_a_connection_is_kept_and_sent_once() {
    let backend = Backend::sqlite();
    let site = Site::start(&backend.open());
    let town = town(&site);
    let Some(mut player) = Person::new(&site).await else {
        return;
    };
    let night = Night::of(&site, format!("/tournaments/{}", town.tournaments[1]));
    let Some(mut director) = Person::signed_in(&site, &Who::Director.mail(), PASSWORD).await else {
        return;
    };
    let card = card(&night, &mut director, 1, 1).await;
    player.open(&card).await;
    let network = |offline: bool| {
        let wish = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        player.browser.order("Network.enable", &json!({}));
        player.browser.order("Network.emulateNetworkConditions", &wish);
    };
    network(true);
    player.browser.click(".iam label:nth-of-type(1)").await;
    player
        .fill(&[("#score0", "7"), ("#score1", "-3"), ("#score2", "-4")])
        .await;
    player.browser.click("button[value=enter]").await;
    player.sees("Not sent yet").await;
    assert_eq!(night.open_tables(1), [1], "nothing has come through");
    network(false);
    player.browser.until("document.querySelector('.scores')").await;
    player.sees("+7").await;
    let tournament = night.tournament();
    let table = tournament.table(1, 1).expect("a table");
    assert_eq!(table.version, 1, "it was sent once");
    let waiting = player
        .browser
        .words("return localStorage.getItem('talon.results') ?? ''")
        .await;
    assert_eq!(waiting, "[]", "nothing waits any more");
}
