//! What was written about a hand, in the hands of a reader: other lines by key, what is opened stays open, addresses
//! are copied, and a position can be told in words.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{self, Browser};
use super::{club, keyboard::replay, sign_in};

/// The hand of the example club with three other lines, the last two of them after one another.
const HAND: usize = 9;

async fn at(browser: &Browser, path: &str) {
    browser
        .until(&format!("location.pathname === '/hands/{HAND}/{path}'"))
        .await;
}

/// The title of the line that the list of variations marks as the one shown.
async fn chosen(browser: &Browser) -> String {
    browser
        .words(
            "const e = document.querySelector('#notes [aria-current] a[data-variation]'); return e ? e.textContent : ''",
        )
        .await
}

#[tokio::test]
async fn up_and_down_go_through_the_other_lines_and_shift_up_leaves_them() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, HAND, 15).await;
    let here = browser
        .words("return document.querySelector('#replay .why').textContent")
        .await;
    assert!(here.contains("négy ász") && here.contains("Erzsi"), "{here}");

    browser.press(&[Key::Down.into()]).await;
    at(&browser, "15/v1").await;
    assert!(chosen(&browser).await.contains("aduzni"), "{}", chosen(&browser).await);
    browser.press(&[Key::Right.into()]).await;
    at(&browser, "16/v1").await;
    browser.press(&[Key::Down.into()]).await;
    at(&browser, "18/v2").await;
    browser.press(&[Key::Down.into()]).await;
    at(&browser, "15/v3").await;
    browser.press(&[Key::Down.into()]).await;
    at(&browser, "15/v1").await;
    browser.press(&[Key::Up.into()]).await;
    at(&browser, "15/v3").await;
    assert_eq!(browser.words("return document.activeElement.id").await, "replay");
    browser.press_shifted(Key::Up).await;
    at(&browser, "14").await;
    assert_eq!(chosen(&browser).await, "");
}

#[tokio::test]
async fn what_is_opened_under_more_stays_open_over_steps() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, HAND, 15).await;
    browser.click("details.more summary").await;
    browser.tell("document.querySelector('#replay').focus()").await;
    browser.press(&[Key::Right.into()]).await;
    at(&browser, "16").await;
    browser.click("[data-key=rotate]").await;
    browser.until("location.search.includes('turn=')").await;
    assert_eq!(
        browser.tell("return document.querySelector('details.more').open").await,
        json!(true)
    );
}

#[tokio::test]
async fn an_address_is_copied_and_the_button_says_so() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.order(
        "Browser.grantPermissions",
        &json!({"origin": club.base, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}),
    );
    replay(&browser, &club.base, HAND, 15).await;
    browser.click("[data-copy=share-position]").await;
    browser.until("document.querySelector('[data-copy=share-position]').textContent === document.querySelector('[data-copy=share-position]').dataset.done").await;
    let read = "const done = arguments[arguments.length - 1]; navigator.clipboard.readText().then(done, done)";
    let copied = browser.client.execute_async(read, vec![]).await.unwrap();
    assert!(
        copied
            .as_str()
            .is_some_and(|address| address.ends_with(&format!("/hands/{HAND}/15"))),
        "{copied}"
    );
}

/// From the table to words or back, with the keyboard.
async fn change_mode(browser: &Browser) {
    browser
        .tell("document.querySelector('details.more summary').focus()")
        .await;
    browser.press(&[Key::Enter.into()]).await;
    browser.tab_to("button[name=text]").await;
    browser.press(&[Key::Enter.into()]).await;
}

#[tokio::test]
async fn a_position_is_told_in_words_and_stepped_through_in_words() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, HAND, 15).await;
    change_mode(&browser).await;
    browser.until("document.querySelector('#replay .words')").await;
    let told = browser
        .words("return document.querySelector('#replay .words').textContent")
        .await;
    assert!(
        told.contains("Erzsi") && told.to_lowercase().contains("ace of leaves"),
        "{told}"
    );
    assert_eq!(
        browser
            .tell("return document.querySelectorAll('.table.felt').length")
            .await,
        json!(0)
    );
    browser.tell("document.querySelector('#replay').focus()").await;
    browser.press(&[Key::Right.into()]).await;
    browser
        .until("location.pathname.endsWith('/16') && document.querySelector('#replay .words')")
        .await;
    change_mode(&browser).await;
    browser.until("document.querySelector('#replay .table.felt')").await;
}

#[tokio::test]
async fn a_note_is_written_by_keys_and_stands_at_its_card() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    sign_in(&browser, &club.base).await;
    replay(&browser, &club.base, HAND, 16).await;
    browser.press(&[Key::Right.into()]).await;
    at(&browser, "17").await;
    browser.press(&['c']).await;
    browser.until("document.activeElement.id === 'text'").await;
    browser.write("He had to lead a trump here.").await;
    browser
        .press(&[
            Key::Tab.into(),
            '?',
            Key::Tab.into(),
            Key::Tab.into(),
            Key::Enter.into(),
        ])
        .await;
    at(&browser, "17").await;
    let here = browser
        .words("return document.querySelector('#replay .why').textContent")
        .await;
    assert!(
        here.contains("He had to lead a trump here.") && here.contains('?'),
        "{here}"
    );
}
