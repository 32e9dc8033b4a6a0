//! The editor of hands, with script and without: the same buttons do the same.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{self, Browser};
use super::{SOUND, club, sign_in, work};

async fn fill(browser: &Browser, selector: &str, text: &str) {
    let script = format!("document.querySelector({}).value = {}", json!(selector), json!(text));
    browser.tell(&script).await;
}

/// Presses the button of an act, and waits for what it brings.
async fn act(browser: &Browser, value: &str, brings: &str) {
    browser.click(&format!("#ed [name=act][value='{value}']")).await;
    browser
        .until(&format!("document.querySelector({})", json!(brings)))
        .await;
}

/// Opens the sample in the editor.
async fn open_sample(browser: &Browser, base: &str) {
    browser.open(&format!("{base}/check")).await;
    fill(browser, "#text", SOUND).await;
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice')").await;
    browser.click("main .notice a[href^='/hands/new']").await;
    browser.until("document.querySelector('ol.done')").await;
}

#[tokio::test]
async fn the_keyboard_goes_on_at_the_card_that_was_given() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/new", club.base)).await;
    act(&browser, "new:ulti", "#name-A").await;
    act(&browser, "step:deal", ".pack").await;
    act(&browser, "give:HA", ".pack [value='take:HA']").await;
    let stands = "return document.activeElement.value";
    assert_eq!(browser.tell(stands).await, json!("take:HA"));
}

#[tokio::test]
async fn a_hand_is_entered_without_a_reload_and_with_keys() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/new", club.base)).await;
    act(&browser, "new:ulti", "#name-A").await;
    browser.tell("window.stays = true").await;
    act(&browser, "step:deal", ".pack").await;
    act(&browser, "give:HA", ".pack [value='take:HA']").await;
    fill(&browser, "#cards-B", "piros király; t 9 8").await;
    browser.click(".deal-step > .btns button").await;
    browser
        .until("document.querySelector('#cards-B').value === 'HK B9 B8'")
        .await;
    let focused = "return document.activeElement.closest('.deal-step') !== null";
    assert_eq!(browser.tell(focused).await, json!(true), "the focus stays where it was");
    fill(&browser, "#cards-C", "HA").await;
    browser.click(".deal-step > .btns button").await;
    browser.until("document.querySelector('#editor [role=alert]')").await;
    assert_eq!(
        browser.tell("return window.stays").await,
        json!(true),
        "the page was loaded again"
    );

    browser.client.refresh().await.unwrap();
    browser
        .until("document.querySelector('.pack [value=\"take:HA\"]')")
        .await;

    open_sample(&browser, &club.base).await;
    let count = "return document.querySelectorAll('ol.done button').length";
    let all = browser.tell(count).await.as_i64().expect("a number");
    browser.tell("document.activeElement.blur()").await;
    browser.press(&[Key::Backspace.into()]).await;
    browser
        .until(&format!(
            "document.querySelectorAll('ol.done button').length === {}",
            all - 1
        ))
        .await;
    browser.tell("document.activeElement.blur()").await;
    browser.press(&['1']).await;
    browser
        .until(&format!("document.querySelectorAll('ol.done button').length === {all}"))
        .await;
    // The same card again, by its letters.
    let last = browser
        .words("return [...document.querySelectorAll('ol.done i.m')].pop().getAttribute('aria-label')")
        .await;
    browser.tell("document.activeElement.blur()").await;
    browser.press(&[Key::Backspace.into()]).await;
    browser
        .until(&format!(
            "document.querySelectorAll('ol.done button').length === {}",
            all - 1
        ))
        .await;
    let code = browser
        .words("return document.querySelector('.own .ok').value.match(/\"card\":\"(..)/)[1].toLowerCase()")
        .await;
    browser.tell("document.activeElement.blur()").await;
    browser.press(&code.chars().collect::<Vec<char>>()).await;
    browser
        .until(&format!("document.querySelectorAll('ol.done button').length === {all}"))
        .await;
    let again = browser
        .words("return [...document.querySelectorAll('ol.done i.m')].pop().getAttribute('aria-label')")
        .await;
    assert_eq!(again, last);
}

#[tokio::test]
async fn a_hand_is_changed_and_stored_without_script() {
    let Some(browser) = driver::open().await else { return };
    browser.without_script();
    let club = club();
    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/hands/new", club.base)).await;
    act(&browser, "new:preferans", "#name-A").await;
    act(&browser, "step:deal", ".pack").await;
    act(&browser, "give:HA", ".pack [value='take:HA']").await;
    act(&browser, "step:play", "#ed [value^='say:'][value*='pass']").await;

    open_sample(&browser, &club.base).await;
    act(&browser, "step:setup", "#name-B").await;
    fill(&browser, "#name-B", "Aranka from the editor").await;
    act(&browser, "step:save", "form[action='/import'] button.go").await;
    browser.click("form[action='/import'] button.go").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
    // Without script the report of an import that runs loads itself again after a while, which could take a link away
    // before it is clicked: it is left until the work is done.
    let report = browser.words("return location.href").await;
    browser.open(&format!("{}/check", club.base)).await;
    work(&club);
    browser.open(&report).await;
    browser
        .until("document.querySelector('main a[href^=\"/hands/\"]')")
        .await;
    browser.click("main a[href^='/hands/']").await;
    browser.until("document.querySelector('#replay')").await;
    let page = browser.words("return document.querySelector('main').textContent").await;
    assert!(page.contains("Aranka from the editor"), "{page}");
}

#[tokio::test]
async fn a_draft_outlives_its_tab_and_two_windows_on_it_are_told_apart() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/hands/new", club.base)).await;
    act(&browser, "new:ulti", "#ed [name=seen]").await;
    // Typed, and no button pressed.
    browser.click("#name-B").await;
    browser.write("Aranka").await;
    browser
        .until("document.querySelector('#ed [name=seen]').value === '2'")
        .await;
    let typed = "return document.activeElement.id + document.querySelector('#name-B').value";
    assert_eq!(browser.words(typed).await, "name-BAranka", "the field is not disturbed");
    let draft = browser.words("return location.pathname").await;
    assert!(draft.starts_with("/hands/drafts/"), "{draft}");

    let tab = browser.client.new_window(true).await.expect("another tab");
    browser.client.close_window().await.expect("the first tab is gone");
    browser
        .client
        .switch_to_window(tab.handle)
        .await
        .expect("the other tab");
    browser.open(&format!("{}/hands/drafts", club.base)).await;
    browser.click(&format!("main a[href='{draft}']")).await;
    browser.until("document.querySelector('.pack')").await;
    act(&browser, "step:setup", "#name-B").await;
    let name = browser.words("return document.querySelector('#name-B').value").await;
    assert_eq!(name, "Aranka");

    act(&browser, "step:deal", ".pack").await;
    let first = browser.client.window().await.expect("a tab");
    let second = browser.client.new_window(true).await.expect("another tab");
    browser
        .client
        .switch_to_window(second.handle)
        .await
        .expect("the other tab");
    browser.open(&format!("{}{draft}?step=deal", club.base)).await;
    act(&browser, "give:HA", ".pack [value='take:HA']").await;
    browser.client.switch_to_window(first).await.expect("the first tab");
    act(&browser, "give:HX", "#editor [role=alert] .beside").await;
    let sides = browser
        .words("return document.querySelector('.beside').textContent")
        .await;
    assert!(sides.contains("HX") && sides.contains("HA"), "{sides}");
    browser.click("#ed [name=act][value^=keep]").await;
    browser.until("!document.querySelector('#editor [role=alert]')").await;
    browser.tell("document.activeElement.blur()").await;
    browser
        .tell("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))")
        .await;
    browser
        .until("document.querySelector('.pack [value=\"take:HA\"]')")
        .await;
}
