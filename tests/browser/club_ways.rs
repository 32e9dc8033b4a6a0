//! The way of a club's people through its pages, by the keyboard alone: an owner signs in, changes an entry and makes a
//! link; a guest who gets it makes an account and chooses how they are called. Once with script at a desk, once without
//! it on a phone, dark and in Hungarian.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{self, Browser};
use super::{Club, club};
use crate::accounts::people::{MAIL, PASSWORD};

const LAYOUT: &str = include_str!("layout.js");
/// A guest of the example club, who has no account.
const ENTRY: &str = "/clubs/pelda/members/7";
const NEW: &str = "eva@example.org";

/// Goes to a field and writes into it, in place of what stands there.
async fn write(browser: &Browser, field: &str, text: &str) {
    // What stands in a field is selected when the tab key comes to it.
    browser.tab_to(field).await;
    browser.write(text).await;
}

/// Goes to a link or a button, sees where the focus is, and presses it.
async fn press(browser: &Browser, control: &str) {
    browser.tab_to(control).await;
    let shows = "const look = getComputedStyle(document.activeElement); \
        const box = document.activeElement.getBoundingClientRect(); \
        return (look.outlineStyle !== 'none' || look.boxShadow !== 'none') && box.bottom > 0 && box.top < innerHeight";
    assert_eq!(
        browser.tell(shows).await,
        json!(true),
        "{control}: {}",
        browser.focus().await
    );
    browser.press(&[Key::Enter.into()]).await;
}

/// Waits for a page and looks whether all of it is there to be seen.
async fn arrive(browser: &Browser, condition: &str) {
    browser
        .until(&format!("document.readyState === 'complete' && ({condition})"))
        .await;
    let faults: Vec<String> = serde_json::from_value(browser.tell(LAYOUT).await).expect("a list of faults");
    assert_eq!(faults, Vec::<String>::new(), "{condition}");
}

async fn sign_in(browser: &Browser, club: &Club, mail: &str) {
    browser.open(&format!("{}/sign-in", club.base)).await;
    write(browser, "#email", mail).await;
    write(browser, "#password", PASSWORD).await;
    browser.press(&[Key::Enter.into()]).await;
    arrive(
        browser,
        "location.pathname === '/' && document.querySelector('a[href=\"/account\"]')",
    )
    .await;
}

/// The owner's part: the path of the link that they made.
async fn invites(browser: &Browser, club: &Club) -> String {
    sign_in(browser, club, MAIL).await;
    browser.open(&format!("{}/clubs/pelda", club.base)).await;
    press(browser, "main a[href='/clubs/pelda/members']").await;
    arrive(browser, &format!("document.querySelector('main a[href=\"{ENTRY}\"]')")).await;
    press(browser, &format!("main a[href='{ENTRY}']")).await;
    arrive(browser, "document.querySelector('#alias')").await;
    browser.tab_to("#shown").await;
    browser.press(&[Key::End.into()]).await;
    write(browser, "#alias", "Quiet Eve").await;
    press(browser, "main form button.go").await;
    arrive(
        browser,
        "document.querySelector('main .facts').textContent.includes('Quiet Eve')",
    )
    .await;
    press(browser, "main a[href*='/invites?']").await;
    arrive(browser, "document.querySelector('#label')").await;
    write(browser, "#label", "for Eve").await;
    press(browser, "main form button.go").await;
    arrive(browser, "document.querySelector('#link')").await;
    let link = browser
        .words("return new URL(document.querySelector('#link').value).pathname")
        .await;
    browser.open(&format!("{}/account", club.base)).await;
    press(browser, "form[action='/sign-out'] button").await;
    arrive(browser, "location.pathname === '/sign-in'").await;
    link
}

async fn joins(browser: &Browser, club: &Club, link: &str) {
    browser.open(&format!("{}{link}", club.base)).await;
    arrive(browser, "document.querySelector('#email')").await;
    write(browser, "#email", NEW).await;
    write(browser, "#name", "Kovacs Eva").await;
    write(browser, "#password", "short").await;
    browser.press(&[Key::Enter.into()]).await;
    arrive(browser, "document.querySelector('#password-err')").await;
    let kept = "return [document.querySelector('#email').value, document.querySelector('#name').value]";
    assert_eq!(
        browser.tell(kept).await,
        json!([NEW, "Kovacs Eva"]),
        "what was typed is there again"
    );
    write(browser, "#password", PASSWORD).await;
    press(browser, "main form button.go").await;
    arrive(
        browser,
        "location.pathname === '/clubs/pelda' && document.querySelector('main h1')",
    )
    .await;
    browser.open(&format!("{}{ENTRY}", club.base)).await;
    arrive(browser, "document.querySelector('#shown')").await;
    assert_eq!(
        browser.tell("return document.querySelector('#name')").await,
        json!(null),
        "the name is the owner's"
    );
    browser.tab_to("#shown").await;
    browser.press(&[Key::Home.into()]).await;
    press(browser, "main form button.go").await;
    arrive(
        browser,
        "!document.querySelector('main .facts').textContent.includes('Quiet Eve')",
    )
    .await;
}

#[tokio::test]
async fn an_owner_invites_someone_who_joins_and_chooses_their_name_with_the_keyboard_alone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let link = invites(&browser, &club).await;
    joins(&browser, &club, &link).await;
}

#[tokio::test]
async fn the_same_goes_without_script_on_a_phone_in_the_dark_and_in_hungarian() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.without_script();
    browser.width(360);
    for (name, value) in [("theme", "dark"), ("lang", "hu")] {
        browser.order(
            "Network.setCookie",
            &json!({"url": club.base, "name": name, "value": value}),
        );
    }
    let link = invites(&browser, &club).await;
    let seen = browser
        .words("return document.documentElement.dataset.theme + document.documentElement.lang")
        .await;
    assert_eq!(seen, "darkhu");
    joins(&browser, &club, &link).await;
}
