//! What is changed on a scorecard afterwards, on a phone: a deal of the middle of the evening that was written wrongly,
//! and people who sit otherwise than the card has them. And a whole evening in Hungarian, of which the network is away
//! for the first half.

use serde_json::{Value, json};

use super::club;
use super::scorecard::{Phone, evening};

fn deals() -> Vec<Value> {
    evening()["deals"].as_array().expect("deals").clone()
}

fn sums_after(deal: &Value) -> Vec<i64> {
    serde_json::from_value(deal["after"].clone()).expect("sums")
}

/// Who has what, as it stands at the top.
async fn by_name(phone: &Phone) -> Value {
    let script = "return JSON.stringify([...document.querySelectorAll('.sums li')].map((one) => \
        [one.querySelector('span').textContent, one.querySelector('b').textContent]))";
    serde_json::from_str(&phone.browser.words(script).await).expect("names and sums")
}

#[tokio::test]
async fn a_whole_evening_is_written_in_hungarian_the_first_half_without_a_network() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.speak("hu");
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.lose_network().await;
    let deals = deals();
    let (first, second) = deals.split_at(6);
    for (at, deal) in first.iter().enumerate() {
        phone.deal_unsent(at + 1, &deal["score"]).await;
    }
    let kept = phone
        .browser
        .words("return document.querySelector('.outbox').textContent")
        .await;
    assert!(kept.contains("Anna: Parti"), "{kept}");
    phone.all_sent(first.len()).await;
    assert_eq!(phone.sums().await, sums_after(&first[5]));
    for (at, deal) in second.iter().enumerate() {
        phone.deal(first.len() + at + 1, &deal["score"]).await;
        assert_eq!(phone.sums().await, sums_after(deal), "deal {}", first.len() + at + 1);
    }
    let lang = phone.browser.words("return document.documentElement.lang").await;
    assert_eq!(lang, "hu");
    let wide = phone.browser.tell("return document.documentElement.scrollWidth").await;
    assert_eq!(wide, json!(360), "nothing is wider than the phone");
}

#[tokio::test]
async fn the_third_deal_is_put_right_after_the_ninth() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let deals = deals();
    for (at, deal) in deals.iter().take(9).enumerate() {
        phone.deal(at + 1, &deal["score"]).await;
    }
    assert_eq!(phone.sums().await, sums_after(&deals[8]));
    // Béla's Betli, which Cili doubled, was made after all.
    phone.tap(".lines a[href$='/deals/3']").await;
    phone.browser.until("location.pathname.endsWith('/deals/3')").await;
    phone
        .tap("form[data-deal] button[name='f.made.betli'][value='made']")
        .await;
    phone
        .browser
        .until("document.querySelector('.sums') && !location.pathname.includes('/deals/')")
        .await;
    assert_eq!(phone.sums().await, [-91, 67, 24]);
    let count = phone
        .browser
        .tell("return document.querySelectorAll('.lines tbody tr').length")
        .await;
    assert_eq!(count, json!(9), "no deal more");
    phone.tap(".lines a[href$='/deals/3']").await;
    phone.browser.until("location.pathname.endsWith('/deals/3')").await;
    let said = phone
        .browser
        .words("return document.querySelector('main').textContent")
        .await;
    assert!(said.contains("Earlier versions"), "{said}");
}

#[tokio::test]
async fn wrong_seats_are_put_right_for_all_deals_and_everyone_keeps_what_they_won() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let deals = deals();
    for (at, deal) in deals.iter().take(3).enumerate() {
        phone.deal(at + 1, &deal["score"]).await;
    }
    assert_eq!(
        by_name(&phone).await,
        json!([["Anna", "+2"], ["Béla", "−21"], ["Cili", "+19"]])
    );
    phone.open(&format!("{card}/settings")).await;
    for (place, person) in [(1, 2), (2, 1)] {
        let choose = format!("document.querySelector('#place{place}').value = '{person}'");
        phone.browser.tell(&choose).await;
    }
    phone.tap("button[value='reseat']").await;
    phone.browser.until("document.querySelector('#preview-title')").await;
    let shown = phone
        .browser
        .words(
            "return [...document.querySelectorAll('#preview-title ~ table tbody tr')] \
            .map((row) => row.textContent.trim().split(/\\s+/).join(' ')).join('; ')",
        )
        .await;
    assert!(
        shown.contains("Béla −21 −21") && shown.contains("Cili +19 +19"),
        "{shown}"
    );
    phone.tap("button[name='sure']").await;
    phone.browser.until("document.querySelector('.sums')").await;
    assert_eq!(
        by_name(&phone).await,
        json!([["Anna", "+2"], ["Cili", "+19"], ["Béla", "−21"]])
    );
    // In the records everyone sits where they sat, and declares what they declared.
    let lines = format!("return fetch('{card}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let declarers: Vec<String> = lines
        .lines()
        .map(|line| {
            let record: Value = serde_json::from_str(line).expect("a record");
            let seat = record["score"]["declarer"].as_str().expect("a seat");
            record["players"][seat]["name"].as_str().expect("a name").to_owned()
        })
        .collect();
    assert_eq!(declarers, ["Anna", "Cili", "Béla"]);
}
