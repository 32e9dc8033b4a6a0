//! Small screens: what is wanted at once is in sight at once, and no name widens a page.

use serde_json::{Value, json};

use super::driver::{self, Browser};
use super::{JUDGED, SOUND, club};

async fn box_of(browser: &Browser, selector: &str) -> Value {
    let script = format!(
        "const box = document.querySelector('{selector}').getBoundingClientRect(); \
        return {{ top: box.top, bottom: box.bottom, left: box.left, right: box.right }}"
    );
    browser.tell(&script).await
}

#[tokio::test]
async fn a_phone_shows_the_trick_the_own_hand_and_the_controls_at_once() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    for (width, height) in [(360, 640), (390, 660), (740, 360), (844, 390)] {
        for lang in ["hu", "en"] {
            browser.size(width, height);
            browser.open(&format!("{}/hands/9/14?lang={lang}", club.base)).await;
            browser
                .until("document.documentElement.classList.contains('has-js')")
                .await;
            let trick = box_of(&browser, ".played").await;
            let hand = box_of(&browser, ".seat.me .hand").await;
            let controls = box_of(&browser, ".controls").await;
            let place = format!("{width} by {height}, {lang}: {trick} {hand} {controls}");
            assert!(trick["top"].as_f64() > Some(0.0), "{place}");
            assert!(
                hand["bottom"].as_f64() <= controls["top"].as_f64().map(|top| top + 6.0),
                "{place}"
            );
            assert!(controls["bottom"].as_f64() <= Some(f64::from(height) + 0.5), "{place}");
        }
    }
}

#[tokio::test]
async fn long_names_do_not_widen_a_replay() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let mut record: Value = serde_json::from_str(SOUND).unwrap();
    record["players"] = json!({"A": {"name": "Wolfeschlegelsteinhausenbergerdorff".repeat(2)},
        "B": {"name": "B".repeat(62)}, "C": {"name": "Bartholomäus-Maximilian von und zu Oberunterwaldenburg"}});
    browser.width(320);
    browser.open(&format!("{}/check", club.base)).await;
    browser
        .tell(&format!(
            "document.querySelector('#text').value = {}",
            json!(record.to_string())
        ))
        .await;
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice a.btn')").await;
    browser.click("main .notice a.btn").await;
    browser.until("document.querySelector('#replay')").await;
    let named = "return document.querySelector('[data-key=view-B]').textContent";
    assert_eq!(browser.words(named).await, "B".repeat(62));
    assert_eq!(
        browser.tell("return document.documentElement.scrollWidth").await,
        json!(320)
    );
}

/// The words of what a selector finds that go on in the next line without a hyphen of their own.
pub(super) fn broken_words(selector: &str) -> String {
    format!(
        "const broken = []; \
        for (const box of document.querySelectorAll('{selector}')) {{ \
          const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT); \
          while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {{ \
            const range = document.createRange(); \
            range.setStart(walker.currentNode, word.index); \
            range.setEnd(walker.currentNode, word.index + word[0].length); \
            const lines = [...range.getClientRects()].filter(one => one.width > 1); \
            const tops = new Set(lines.map(one => Math.round(one.top))); \
            if (box.checkVisibility() && tops.size > 1) broken.push(word[0]); \
          }} \
        }} \
        return broken"
    )
}

#[tokio::test]
async fn usual_names_are_whole_in_standings_on_a_phone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(360);
    for lang in ["en", "hu", "hr"] {
        for page in ["/tournaments/1/standings", "/tournaments/2/standings"] {
            browser.open(&format!("{}{page}?lang={lang}", club.base)).await;
            let broken = browser.tell(&broken_words(".ranks th a")).await;
            assert_eq!(broken, json!([]), "{page} {lang}");
        }
    }
}

#[tokio::test]
async fn the_talon_is_named_on_a_phone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(360);
    browser.open(&format!("{}/hands/9/14", club.base)).await;
    let label = box_of(&browser, ".laid > :first-child").await;
    let wide = label["right"].as_f64().unwrap() - label["left"].as_f64().unwrap();
    assert!(wide > 20.0, "{label}");
    let clipped = "return getComputedStyle(document.querySelector('.laid > :first-child')).clipPath";
    assert_eq!(browser.words(clipped).await, "none");
}

#[tokio::test]
async fn the_best_line_stands_off_the_edge_of_its_panel() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/{JUDGED}/14?review=1", club.base)).await;
    let line = box_of(&browser, "ol.line").await;
    let panel = box_of(&browser, ".panel:has(> ol.line)").await;
    let room = line["left"].as_f64().unwrap() - panel["left"].as_f64().unwrap();
    assert!(room > 8.0, "{line} in {panel}");
}
