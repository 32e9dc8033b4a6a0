//! Stepping through a hand from its lists, its picture and by keys: the table stays in sight, the focus where it was,
//! and who hears the page is told what has changed.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{self, Browser};
use super::keyboard::replay;
use super::{JUDGED, club};

const SPOKEN: &str = "return document.querySelector('body > [role=status]').textContent";
/// How much of the table is in the window, in hundredths.
const TABLE_SEEN: &str = "const box = document.querySelector('.table.felt').getBoundingClientRect(); \
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0); \
    return Math.round(100 * seen / Math.min(box.height, innerHeight))";

/// A position of the judged hand with its review.
async fn review(browser: &Browser, base: &str, ply: usize) {
    browser.open(&format!("{base}/hands/{JUDGED}/{ply}?review=1")).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
}

async fn path(browser: &Browser) -> String {
    browser.words("return location.pathname").await
}

/// Waits until the page is at an address and the region with it.
async fn at(browser: &Browser, path: &str) {
    let ply = path.rsplit('/').next().unwrap();
    let there = format!(
        "location.pathname === '{path}' && document.querySelector('#replay .ply').textContent.startsWith('{ply} /')"
    );
    browser.until(&there).await;
}

#[tokio::test]
async fn a_click_on_the_picture_of_the_values_leads_to_its_card() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    review(&browser, &club.base, 14).await;
    let column = "#review .graph a:nth-of-type(8)";
    let href = browser
        .words(&format!(
            "return document.querySelector('{column}').getAttribute('href')"
        ))
        .await;
    browser.tell("window.same = true").await;
    browser.click(column).await;
    at(&browser, href.split('?').next().unwrap()).await;
    assert_eq!(
        browser.tell("return window.same").await,
        json!(true),
        "the page was loaded again"
    );
}

#[tokio::test]
async fn keys_lead_to_the_mistake_after_and_before() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    review(&browser, &club.base, 14).await;
    let list = "return [...document.querySelector('#review .judged').querySelectorAll('a')].map(a => new URL(a.href).pathname)";
    let mistakes: Vec<String> = serde_json::from_value(browser.tell(list).await).unwrap();
    assert!(mistakes.len() > 1, "{mistakes:?}");
    browser.tell("document.querySelector('#replay').focus()").await;
    browser.press(&[Key::Home.into()]).await;
    at(&browser, &format!("/hands/{JUDGED}/0")).await;
    for mistake in &mistakes {
        browser.press(&['m']).await;
        at(&browser, mistake).await;
    }
    for mistake in mistakes.iter().rev().skip(1) {
        browser.press_shifted('m').await;
        at(&browser, mistake).await;
    }
}

#[tokio::test]
async fn the_focus_stays_in_the_list_from_which_one_steps() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    let link = "#tricks tbody tr:nth-child(4) td:nth-child(3) a";
    let href = browser
        .words(&format!(
            "return new URL(document.querySelector('{link}').href).pathname"
        ))
        .await;
    browser.tell(&format!("document.querySelector('{link}').focus()")).await;
    browser.press(&[Key::Enter.into()]).await;
    at(&browser, &href).await;
    let on_it = format!("return document.activeElement.matches('{link}')");
    assert_eq!(browser.tell(&on_it).await, json!(true), "{}", browser.focus().await);
    browser.press(&[Key::Right.into()]).await;
    browser.until(&format!("location.pathname !== '{href}'")).await;
    assert_eq!(browser.tell(&on_it).await, json!(true), "{}", browser.focus().await);
}

#[tokio::test]
async fn the_table_is_in_sight_after_a_step_from_further_down() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    for (width, link) in [
        (1280, "#review .judged li:last-child a"),
        (360, "#review .judged li:last-child a"),
        (360, "#tricks tbody tr:nth-child(9) a"),
    ] {
        browser.width(width);
        review(&browser, &club.base, 3).await;
        let href = browser
            .words(&format!(
                "return new URL(document.querySelector('{link}').href).pathname"
            ))
            .await;
        browser
            .tell(&format!(
                "document.querySelector('{link}').scrollIntoView({{ block: 'end' }})"
            ))
            .await;
        browser.click(link).await;
        at(&browser, &href).await;
        browser.until(&format!("(() => {{ {TABLE_SEEN} }})() > 80")).await;
    }
}

#[tokio::test]
async fn a_second_skip_link_leads_to_the_hand_and_its_ring_shows() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/7/12", club.base)).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
    browser
        .press(&[Key::Tab.into(), Key::Tab.into(), Key::Enter.into()])
        .await;
    browser.until("document.activeElement.id === 'replay'").await;
    let ring = "return getComputedStyle(document.activeElement).outlineStyle";
    assert_eq!(browser.words(ring).await, "solid");
    browser.press(&[Key::Right.into()]).await;
    at(&browser, "/hands/7/13").await;
}

#[tokio::test]
async fn keys_go_on_from_deal_to_deal() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 8, 3).await;
    browser.press(&['n']).await;
    browser
        .until("!location.pathname.startsWith('/hands/8/') && document.activeElement.id === 'replay'")
        .await;
    let second = path(&browser).await;
    browser.press(&['n']).await;
    browser
        .until(&format!(
            "location.pathname !== '{second}' && document.activeElement.id === 'replay'"
        ))
        .await;
    browser.press(&['p']).await;
    browser.until(&format!("location.pathname === '{second}'")).await;
    // Whoever comes by a link begins at the top, as on any page.
    browser.until("document.activeElement.id === 'replay'").await;
    browser.open(&format!("{}/hands/7/3", club.base)).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
    assert_ne!(browser.words("return document.activeElement.id").await, "replay");
}

#[tokio::test]
async fn another_way_of_looking_is_told_to_those_who_hear_the_page() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    for (key, shown, told) in [
        ('2', "location.search.includes('view=B')", "[data-key=view-B]"),
        ('0', "!location.search.includes('view=')", "[data-key=view-all]"),
        ('r', "location.search.includes('turn=')", ".seat.me h3"),
    ] {
        browser.press(&[key]).await;
        browser.until(shown).await;
        let words = browser.words(SPOKEN).await;
        let name = browser
            .words(&format!(
                "return document.querySelector('{told}').firstChild.textContent"
            ))
            .await;
        assert!(!name.is_empty() && words.contains(&name), "{key}: {words}, not {name}");
    }
    browser.press(&['h']).await;
    browser.until("location.search.includes('then=1')").await;
    assert!(browser.words(SPOKEN).await.contains("Without hindsight"));
    browser.press(&[Key::Right.into()]).await;
    at(&browser, "/hands/7/13").await;
    assert!(
        !browser.words(SPOKEN).await.contains("Without hindsight"),
        "a card is told as a card"
    );
}

#[tokio::test]
async fn language_and_sign_in_lead_back_to_the_position_that_is_shown() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    browser.press(&[Key::Right.into(), Key::Right.into()]).await;
    at(&browser, "/hands/7/14").await;
    let way = "return new URL(document.querySelector('.who a').href).searchParams.get('next')";
    assert_eq!(browser.words(way).await, "/hands/7/14");
    browser.click(".foot button[name=lang][value=hu]").await;
    browser
        .until("document.documentElement.lang.startsWith('hu') && document.querySelector('#replay')")
        .await;
    assert_eq!(path(&browser).await, "/hands/7/14");
}

#[tokio::test]
async fn a_line_is_played_on_the_table_of_a_phone_without_losing_it_from_sight() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(360);
    browser.open(&format!("{}/hands/{JUDGED}/play/14", club.base)).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
    for cards in 1..=3 {
        let card = "document.querySelector('.felt .hand a')";
        assert_eq!(
            browser.tell("return document.querySelectorAll('.felt .hand a').length === document.querySelectorAll('.picks a').length").await,
            json!(true)
        );
        browser.tell(&format!("{card}.click()")).await;
        browser.until(&format!("(new URLSearchParams(location.search).get('cards') || '').split('.').filter(Boolean).length === {cards}")).await;
        assert!(browser.tell(TABLE_SEEN).await.as_i64() > Some(60));
    }
    // From the list by keyboard: the next choice has the focus, so that a line is played with one key.
    browser.tell("document.querySelector('.picks a').focus()").await;
    browser.press(&[Key::Enter.into()]).await;
    browser
        .until("new URLSearchParams(location.search).get('cards').split('.').length === 4")
        .await;
    let on = "return document.activeElement.matches('.picks a')";
    assert_eq!(browser.tell(on).await, json!(true), "{}", browser.focus().await);
}
