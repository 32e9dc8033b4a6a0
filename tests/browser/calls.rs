//! Who is called while they look elsewhere: a director to a table that is disputed, a player to the round that is
//! published. The title says it until they look again, and a sound does where it was switched on.

use chrono::Utc;
use serde_json::json;
use talon_service::tournaments::{ActOnRound, ChangeState, EnterGuest, RoundAct, StateChange, draw};

use super::person::Person;
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{CLI, Who, tournament, town};
use crate::harness::act::{request, seeded};
use crate::harness::backend::Backend;
use crate::harness::site::Site;

/// As if another program were in front, or the page were there again.
async fn look(person: &Person, hidden: bool) {
    let script = format!(
        "Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }}); \
         document.dispatchEvent(new Event('visibilitychange'))"
    );
    person.browser.tell(&script).await;
}

async fn title(person: &Person) -> String {
    person.browser.words("return document.title").await
}

#[tokio::test]
async fn a_disputed_table_calls_the_director_until_they_look() {
    let backend = Backend::sqlite();
    let site = Site::start(&backend.open());
    let at = format!("/tournaments/{}", town(&site).tournaments[1]);
    let Some(mut director) = Person::signed_in(&site, &Who::Director.mail(), PASSWORD).await else {
        return;
    };
    director.open(&format!("{at}/rounds/1/tables/1")).await;
    let card = director
        .browser
        .words("return new URL(document.querySelector('a.address').href).pathname")
        .await;
    director.open(&format!("{at}/direct")).await;
    let plain = title(&director).await;
    let undo = "document.querySelector('[data-part=undo]').innerText";
    let before = director.browser.words(&format!("return {undo}")).await;
    assert!(!before.contains("table 1"), "{before}");
    look(&director, true).await;
    let Some(mut player) = Person::new(&site).await else {
        return;
    };
    player.open(&card).await;
    player.browser.click(".iam label:nth-of-type(1)").await;
    player
        .fill(&[("#score0", "7"), ("#score1", "-3"), ("#score2", "-4")])
        .await;
    player.press("button[value=enter]").await;
    player.sees("+7").await;
    player.open(&card).await;
    player.unfold("#dispute-reason").await;
    player.browser.click("details .iam label:nth-of-type(2)").await;
    player.fill(&[("#dispute-reason", "it was twelve")]).await;
    player.press("button[value=dispute]").await;
    director
        .browser
        .until("document.title.startsWith('● Round 1, table 1: the result is disputed')")
        .await;
    assert!(title(&director).await.ends_with(&plain));
    look(&director, false).await;
    assert_eq!(title(&director).await, plain, "they have looked");
    director.browser.until(&format!("{undo}.includes('table 1')")).await;
}

#[tokio::test]
async fn a_published_round_calls_a_player_whose_page_is_open() {
    let backend = Backend::sqlite();
    let site = Site::start(&backend.open());
    town(&site);
    let id = tournament(&site.store, "one", 0);
    let ask = || request(&site.store, &CLI, id, Utc::now());
    let step = |step| ask().act(ChangeState { step, reason: "" }).expect("a step");
    step(StateChange::StartCheckIn);
    for name in ["Anna", "Bea", "Cili"] {
        ask().act(EnterGuest { name, here: true }).expect("a guest");
    }
    step(StateChange::Start);
    let Some(mut player) = Person::new(&site).await else {
        return;
    };
    player.open(&format!("/tournaments/{id}/players/1")).await;
    let sound = "document.querySelector('.calls button')";
    assert_eq!(
        player.browser.tell(&format!("return {sound}.ariaPressed")).await,
        json!("false")
    );
    player.browser.click(".calls button").await;
    let on = "return [localStorage.getItem('talon.sound'), document.querySelector('.calls button').ariaPressed]";
    assert_eq!(player.browser.tell(on).await, json!(["on", "true"]));
    look(&player, true).await;
    draw(&ask(), seeded(1)).expect("a draft");
    let publish = ActOnRound {
        round: 1,
        act: RoundAct::Publish,
    };
    ask().act(publish).expect("a round");
    player
        .browser
        .until("document.title.startsWith('● Round 1: Table 1 – ')")
        .await;
}
