//! Bringing records in as a scorer does: dropping a file, and mending what was refused where it was refused.

use serde_json::{Value, json};

use super::driver::{self, Browser};
use super::{SOUND, broken, club, sign_in, work};

/// Drops a file on the zone of the page, as letting go of it there does.
async fn drop_file(browser: &Browser, name: &str, text: &str) {
    let script = format!(
        "const files = new DataTransfer(); files.items.add(new File([{}], {})); \
        document.querySelector('[data-drop]').dispatchEvent(new DragEvent('drop', \
        {{ bubbles: true, cancelable: true, dataTransfer: files }}));",
        json!(text),
        json!(name)
    );
    browser.tell(&script).await;
}

#[tokio::test]
async fn a_file_that_is_dropped_is_taken() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/check", club.base)).await;
    drop_file(&browser, "tonight.json", SOUND).await;
    let chosen = browser
        .words("return document.querySelector('#file').files[0].name")
        .await;
    assert_eq!(chosen, "tonight.json");
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice.good')").await;

    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/import", club.base)).await;
    drop_file(&browser, "tonight.json", SOUND).await;
    browser.click("main form button.go").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
    let head = browser
        .words("return document.querySelector('.head').textContent")
        .await;
    assert!(head.contains("tonight.json"), "{head}");
}

#[tokio::test]
async fn a_checked_record_is_corrected_and_then_imported() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/check", club.base)).await;
    browser.tab_to("#text").await;
    let mut record: Value = serde_json::from_str(SOUND).expect("a record");
    record["source"]["date"] = json!("14.03.2026");
    browser.order("Input.insertText", &json!({ "text": record.to_string() }));
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice.bad')").await;
    browser.click("main button[name=fix]").await;
    browser
        .until("document.querySelector('main section .notice.good')")
        .await;
    let corrected = browser.words("return document.querySelector('#text').value").await;
    assert!(!corrected.contains("14.03.2026"), "{corrected}");
    browser.click("main button[formaction='/import']").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
}

#[tokio::test]
async fn a_refused_record_is_mended_in_place() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    sign_in(&browser, &club.base).await;
    browser.open(&format!("{}/import", club.base)).await;
    drop_file(&browser, "tonight.ndjson", &broken()).await;
    browser.click("main form button.go").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
    work(&club);
    // The page asks for itself again and finds the reading done.
    browser
        .until("document.querySelector('a[href$=\"/records/1/mend\"]')")
        .await;
    let time = browser
        .words("return document.querySelector('.head time').textContent")
        .await;
    assert!(!time.contains("UTC"), "it is the reader's own time: {time}");
    browser.click("a[href$='/records/1/mend']").await;
    browser.until("document.querySelector('main textarea')").await;
    let lines = browser
        .tell("return document.querySelector('#text').value.split('\\n').length")
        .await;
    assert!(lines.as_i64().is_some_and(|lines| lines > 10), "{lines}");

    browser.tab_to("#text").await;
    browser.tell("document.querySelector('#text').select()").await;
    browser.order("Input.insertText", &json!({ "text": "{\"typed\": true}" }));
    browser.click("main button[value=store]").await;
    browser
        .until("document.querySelector('.finding a[href$=UNKNOWN_MEMBER]')")
        .await;
    let kept = browser.words("return document.querySelector('#text').value").await;
    assert_eq!(kept, "{\"typed\": true}");

    browser.tell("document.querySelector('#text').select()").await;
    browser.tab_to("#text").await;
    browser.order("Input.insertText", &json!({ "text": SOUND }));
    browser.click("main button[value=store]").await;
    browser.until("location.search === '?done=mended'").await;
    let keys = browser
        .words("return document.querySelector('.keys').textContent")
        .await;
    assert!(keys.contains('1') && !keys.contains("Refused"), "{keys}");
}
