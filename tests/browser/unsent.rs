//! Deals that a phone could not send yet: kept in order, put right until they are sent, and never lost.

use serde_json::{Value, json};

use super::scorecard::Phone;
use super::{Club, club, sign_in};
use crate::harness::site::Site;

#[tokio::test]
async fn deals_are_written_without_a_network_and_sent_in_order_when_it_is_back() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.lose_network().await;
    for (at, (who, call, made)) in [(0, "simple", "made"), (1, "betli", "lost"), (2, "simple", "made")]
        .into_iter()
        .enumerate()
    {
        phone.tap(&format!("#who{who}")).await;
        phone.tap(&format!("button[name='call'][value='{call}']")).await;
        phone
            .tap(&format!("button[name='f.made.{call}'][value='{made}']"))
            .await;
        let kept = format!("document.querySelectorAll('.outbox li').length === {}", at + 1);
        phone.browser.until(&kept).await;
    }
    let kept = phone
        .browser
        .words("return document.querySelector('.outbox').textContent")
        .await;
    assert!(kept.contains("Anna: Simple") && kept.contains("lost"), "{kept}");
    phone.network(true);
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    assert_eq!(phone.sums().await, [6, -12, 6]);
    let dealers = phone.browser.words("return location.pathname").await;
    let lines = format!("return fetch('{dealers}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let dealers: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a record")["deal"]["dealer"].clone())
        .collect();
    assert_eq!(dealers, ["C", "A", "B"], "the deal went round");
}

/// Until a deal is sent it can be put right in its form, and the sums say that they are without it.
#[tokio::test]
async fn a_deal_that_was_not_sent_is_opened_again_and_the_sums_say_what_is_missing() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.lose_network().await;
    let told = |words: &str| format!("document.querySelector('.sums + .uncounted')?.textContent === '{words}'");
    for (at, (who, call)) in [(0, "simple"), (1, "betli")].into_iter().enumerate() {
        phone.tap(&format!("#who{who}")).await;
        phone.tap(&format!("button[name='call'][value='{call}']")).await;
        phone.tap(&format!("button[name='f.made.{call}'][value='made']")).await;
        phone
            .browser
            .until(&format!(
                "document.querySelectorAll('.outbox li').length === {}",
                at + 1
            ))
            .await;
    }
    phone.browser.until(&told("2 deals not counted yet")).await;
    phone.tap(".outbox li button").await;
    phone
        .browser
        .until("document.querySelector('form[data-deal]')?.dataset.replaces")
        .await;
    phone.tap("[name='f.kontra.simple'][value='1']").await;
    phone.tap("button[name='f.made.simple'][value='lost']").await;
    phone
        .browser
        .until("document.querySelector('.outbox li')?.textContent.includes('lost')")
        .await;
    phone.browser.until(&told("2 deals not counted yet")).await;
    let dealer = "document.querySelector('form.choose input[name=dealer]')?.value === '1'";
    phone.browser.until(dealer).await;
    phone.network(true);
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 2")
        .await;
    phone
        .browser
        .until("!document.querySelector('.outbox li, .uncounted')")
        .await;
    // A Simple lost with kontra, and a Betli made.
    assert_eq!(phone.sums().await, [-9, 12, -3]);
}

/// A two is played only with kontra; without a network nobody can say so.
#[tokio::test]
async fn a_form_that_is_open_when_the_network_goes_offers_everything_again() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("preferans", &["Ante", "Bojan", "Cvita"]).await;
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='S']").await;
    let row = "document.querySelector(\"[data-field='f.tricks.A']\")";
    phone.browser.until(&format!("{row}?.hidden")).await;
    phone.network(false);
    phone.tap("[name='f.kontra'][value='B1']").await;
    phone.browser.until(&format!("!{row}.hidden")).await;
    phone.tap("[name='f.tricks.A'][value='6']").await;
    phone.tap(".ends button").await;
    phone.browser.until("document.querySelector('.outbox li')").await;
    phone.network(true);
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 1")
        .await;
}

/// One phone is without a network while someone sits down at the other: what it wrote is of the three, and what it
/// writes next is of the four.
#[tokio::test]
async fn a_fourth_sits_down_while_a_phone_is_without_a_network() {
    let club = club();
    let (Some(mut phone), Some(mut other)) = (Phone::new(&club.base).await, Phone::new(&club.base).await) else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.lose_network().await;
    let kept = |count: usize| format!("document.querySelectorAll('.outbox li').length === {count}");
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone.browser.until(&kept(1)).await;

    other.open(&format!("{card}/settings")).await;
    other.tap("#join-name").await;
    other
        .browser
        .tell("document.querySelector('#join-name').value = 'Dani'")
        .await;
    other.tap("button[value='join']").await;
    other
        .browser
        .until("document.querySelectorAll('.sums li').length === 4")
        .await;

    phone.network(true);
    phone.send_again().await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    phone
        .browser
        .until("document.querySelectorAll('.sums li').length === 4")
        .await;
    phone.lose_network().await;
    for (at, who) in [0, 3].into_iter().enumerate() {
        phone.tap(&format!("#who{who}")).await;
        phone.tap("button[name='call'][value='simple']").await;
        phone.tap("button[name='f.made.simple'][value='made']").await;
        phone.browser.until(&kept(at + 1)).await;
    }
    phone.network(true);
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    assert_eq!(phone.sums().await, [4, -3, -3, 2]);
    let lines = format!("return fetch('{card}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let out: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a record")["source"]["sitting_out"]["name"].clone())
        .collect();
    assert_eq!(out, [Value::Null, json!("Dani"), json!("Anna")]);
    // The other phone has seen all of it without a reload.
    other
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    assert_eq!(other.sums().await, [4, -3, -3, 2]);
}

#[tokio::test]
async fn a_card_opens_again_without_a_network_and_keeps_what_was_not_sent() {
    let Club { base, site, backend } = club();
    let Some(mut phone) = Phone::new(&base).await else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let is_ready = "Object.keys(localStorage).some((name) => name.startsWith('talon.scorecard.forms.')) \
        && navigator.serviceWorker.controller";
    phone.browser.until(is_ready).await;
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 1")
        .await;
    let (store, address) = (site.store.clone(), site.address);
    drop(site);
    phone.tap("#who1").await;
    phone.tap("button[name='call'][value='betli']").await;
    phone.tap("button[name='f.made.betli'][value='lost']").await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 1")
        .await;
    phone.open(&card).await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 1")
        .await;
    assert_eq!(phone.sums().await, [2, -1, -1]);
    phone.browser.until("document.querySelector('.offline')").await;
    phone.tap("#who2").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 2")
        .await;
    let _again = Site::with(&store, |config| config.listen = address.to_string());
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone
        .browser
        .until("!document.querySelector('.outbox li, .offline')")
        .await;
    drop(backend);
}

#[tokio::test]
async fn signing_out_keeps_the_deals_that_were_not_sent_and_nothing_else() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    sign_in(&phone.browser, &club.base).await;
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    // As a deal stands there that could not be sent.
    let unsent = json!([{"body": "who=0&call=simple", "words": "Anna: Simple, made", "refused": "no network"}]);
    let fill = format!(
        "localStorage.setItem('talon.scorecard.{card}', {}); localStorage.setItem('talon.scorecard.forms./x', '{{}}');
        localStorage.setItem('talon.results', '[]'); sessionStorage.setItem('talon.speed', '1');
        return caches.open('talon-scorecards').then((cache) => cache.put('/x', new Response('Anna'))).then(() => 1)",
        json!(unsent.to_string()),
    );
    phone.browser.tell(&fill).await;
    phone.open("/account").await;
    phone.browser.click("form[action='/sign-out'] button").await;
    phone
        .browser
        .until("document.documentElement.dataset.forgotten !== undefined")
        .await;
    let left = "return caches.keys().then((names) => JSON.stringify([Object.keys(localStorage).sort(), \
        sessionStorage.length, names]))";
    let left: Value = serde_json::from_str(&phone.browser.words(left).await).expect("JSON");
    assert_eq!(
        left,
        json!([["talon.results", format!("talon.scorecard.{card}")], 0, []])
    );
    phone.open(&card).await;
    phone.browser.until("document.querySelector('.outbox li')").await;
    let kept = phone
        .browser
        .words("return document.querySelector('.outbox').textContent")
        .await;
    assert!(kept.contains("Anna: Simple, made"), "{kept}");
}

#[tokio::test]
async fn a_deal_that_waits_for_a_link_that_was_withdrawn_stays_in_sight() {
    let club = club();
    let (Some(mut own), Some(mut phone)) = (Phone::new(&club.base).await, Phone::new(&club.base).await) else {
        return;
    };
    sign_in(&own.browser, &club.base).await;
    let card = own.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.open(&card).await;
    phone.lose_network().await;
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone.browser.until("document.querySelector('.outbox li')").await;
    own.open(&format!("{card}/settings")).await;
    own.tap("button[value='renew']").await;
    own.browser.until("document.querySelector('.sums')").await;
    phone.network(true);
    let told = "document.querySelector('.outbox li')?.textContent.includes('This link no longer works')";
    phone.send_again().await;
    phone.browser.until(told).await;
    for _ in 0..2 {
        phone.open(&card).await;
        phone
            .browser
            .until("document.querySelector('.fault') && document.querySelector('.outbox li')")
            .await;
        let kept = phone
            .browser
            .words("return document.querySelector('.outbox').textContent")
            .await;
        assert!(kept.contains("Anna: Simple, made"), "{kept}");
    }
}
