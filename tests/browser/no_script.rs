//! Without script: every job is done by links and forms alone.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{self, Browser};
use super::{SOUND, broken, club, sign_in, work};

/// A browser that runs no script of any page; it proves that first.
async fn without_script(base: &str) -> Option<Browser> {
    let browser = driver::open().await?;
    browser.without_script();
    browser.open(&format!("{base}/hands/7/3")).await;
    let dressed = "return document.documentElement.classList.contains('has-js')";
    assert_eq!(browser.tell(dressed).await, json!(false), "the script of the page ran");
    Some(browser)
}

async fn fill(browser: &Browser, selector: &str, text: &str) {
    let script = format!("document.querySelector({}).value = {}", json!(selector), json!(text));
    browser.tell(&script).await;
}

async fn check(browser: &Browser, base: &str, record: &str) {
    browser.open(&format!("{base}/check")).await;
    fill(browser, "#text", record).await;
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice')").await;
}

/// Follows a link of the replay and waits until its page is there.
async fn step(browser: &Browser, key: &str) {
    let link = format!("#replay a[data-key=\"{key}\"][href]");
    let href = browser
        .words(&format!("return document.querySelector({}).href", json!(link)))
        .await;
    browser.click(&link).await;
    browser
        .until(&format!(
            "location.href === {} && document.querySelector('#replay')",
            json!(href)
        ))
        .await;
}

async fn place(browser: &Browser) -> String {
    browser
        .words("return document.querySelector('#replay .ply').textContent")
        .await
}

#[tokio::test]
async fn a_pasted_record_is_judged_and_stepped_through_without_script() {
    let club = club();
    let Some(browser) = without_script(&club.base).await else {
        return;
    };

    check(&browser, &club.base, &broken()).await;
    let findings = browser.words("return document.querySelector('main').textContent").await;
    assert!(findings.contains("CARD_NOT_HELD"), "{findings}");
    let kept = browser.words("return document.querySelector('#text').value").await;
    assert_eq!(kept.trim(), broken(), "the form keeps what was written");

    check(&browser, &club.base, SOUND).await;
    browser.click("main .notice a.btn").await;
    browser.until("document.querySelector('#replay')").await;
    step(&browser, "end").await;
    let last = place(&browser).await;
    assert_eq!(last.split(" / ").next(), last.split(" / ").nth(1));
    step(&browser, "start").await;
    assert!(place(&browser).await.starts_with("0 /"));
    step(&browser, "next").await;
    step(&browser, "next-trick").await;
    let before = place(&browser).await;
    step(&browser, "next").await;
    step(&browser, "back").await;
    assert_eq!(place(&browser).await, before);
    step(&browser, "view-A").await;
    let closed = browser
        .tell("return document.querySelectorAll('#replay .hand .back').length")
        .await;
    assert!(closed.as_u64() > Some(0), "a viewpoint hides cards");
    step(&browser, "legal").await;
    browser.until("document.querySelector('#legal')").await;
    step(&browser, "end").await;
    assert_eq!(place(&browser).await, last);
}

#[tokio::test]
async fn hands_are_sought_opened_and_stepped_through_without_script() {
    let club = club();
    let Some(browser) = without_script(&club.base).await else {
        return;
    };

    browser.open(&format!("{}/hands", club.base)).await;
    browser.click("summary:has(+ div .filters)").await;
    browser.click("#outcome option[value=lost]").await;
    browser.click(".filters button.go").await;
    browser
        .until("location.search.includes('outcome=lost') && document.querySelector('.hands li')")
        .await;
    let results = "return [...document.querySelectorAll('.hands .res')].every(e => e.classList.contains('lost'))";
    assert_eq!(
        browser.tell(results).await,
        json!(true),
        "a hand that was made among those lost"
    );
    browser.click(".hands a.to").await;
    browser.until("document.querySelector('#replay')").await;
    for _ in 0..3 {
        step(&browser, "next").await;
    }
    assert!(place(&browser).await.starts_with("3 /"));
}

#[tokio::test]
async fn a_member_signs_in_and_out_without_script() {
    let club = club();
    let Some(browser) = without_script(&club.base).await else {
        return;
    };

    browser.open(&format!("{}/sign-in", club.base)).await;
    fill(&browser, "#email", crate::accounts::people::MAIL).await;
    fill(&browser, "#password", "not the password").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.click("main button.go").await;
    browser.until("document.querySelector('main .err')").await;
    let kept = browser.words("return document.querySelector('#email').value").await;
    assert_eq!(kept, crate::accounts::people::MAIL, "the form keeps the address");

    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/account", club.base)).await;
    browser.click("form[action='/sign-out'] button").await;
    browser
        .until("document.querySelector('.who a[href^=\"/sign-in\"]')")
        .await;
}

#[tokio::test]
async fn a_member_hands_in_records_and_reads_the_report_without_script() {
    let club = club();
    let Some(browser) = without_script(&club.base).await else {
        return;
    };
    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/import", club.base)).await;
    fill(
        &browser,
        "#text",
        &format!("{}\n{}", SOUND.replace('\n', " "), broken()),
    )
    .await;
    browser.click("main form button.go").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
    work(&club);
    browser.client.refresh().await.unwrap();
    browser
        .until("document.querySelectorAll('.keys .key').length === 2")
        .await;
    let report = browser.words("return document.querySelector('main').textContent").await;
    assert!(report.contains("CARD_NOT_HELD"), "{report}");
}
