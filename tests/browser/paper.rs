//! A hand on paper, and the wishes of a reader's system: less motion, colors of their own, dark or light.

use serde_json::json;

use super::driver::{self, Browser};
use super::{JUDGED, club};

/// What of this list can be seen.
async fn seen(browser: &Browser, selectors: &[&str]) -> Vec<String> {
    let script = format!(
        "return {}.filter(s => [...document.querySelectorAll(s)].some(e => e.checkVisibility() && e.getClientRects().length))",
        json!(selectors)
    );
    serde_json::from_value(browser.tell(&script).await).unwrap()
}

#[tokio::test]
async fn paper_shows_the_hand_and_nothing_to_press() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(760);
    browser.open(&format!("{}/hands/7/18", club.base)).await;
    let tools = [
        ".top",
        ".foot",
        ".skip",
        ".controls",
        ".opts",
        ".crumbs",
        ".tabs",
        ".btns",
        "dialog",
    ];
    browser.tell("dispatchEvent(new Event('beforeprint'))").await;
    let foot = browser
        .words("return document.querySelector('.paper').textContent")
        .await;
    assert!(
        foot.contains("/hands/7/18") && foot.contains("Printed") && foot.contains("20"),
        "{foot}"
    );
    let hand = [
        "h1",
        ".paper",
        ".state",
        ".table.felt",
        ".hand .c",
        "#tricks table",
        "#auction table",
        "#result table",
    ];
    assert!(
        seen(&browser, &tools).await.contains(&".controls".to_owned()),
        "on the screen there are controls"
    );

    for theme in ["light", "dark"] {
        browser.medium("print", &[("prefers-color-scheme", theme)]);
        assert_eq!(seen(&browser, &tools).await, Vec::<String>::new(), "tools on paper");
        assert_eq!(seen(&browser, &hand).await, hand, "the hand on paper");
        let grounds = "return [...document.querySelectorAll('html, body, .table.felt, .panel, th')] \
            .filter(e => e.checkVisibility()).map(e => getComputedStyle(e).backgroundColor) \
            .filter(c => c !== 'rgba(0, 0, 0, 0)' && c.match(/\\d+/g).slice(0, 3).some(part => Number(part) < 235))";
        assert_eq!(
            browser.tell(grounds).await,
            json!([]),
            "white ground with a {theme} system"
        );
        let ink = "return [...document.querySelectorAll('h1, .seat h3, td')].map(e => getComputedStyle(e).color) \
            .filter(c => c.match(/\\d+/g).slice(0, 3).some(part => Number(part) > 110))";
        assert_eq!(browser.tell(ink).await, json!([]), "dark ink with a {theme} system");
        let wide = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth";
        assert_eq!(browser.tell(wide).await, json!(true), "the hand fits the paper");
    }
}

#[tokio::test]
async fn paper_shows_a_review_whole_and_nothing_to_press_in_it() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(760);
    browser.open(&format!("{}/hands/{JUDGED}/14?review=1", club.base)).await;
    let parts = ["#review .btn", "#review .values td", "#review .judged a"];
    let open = "return document.querySelectorAll('#review details[open]').length";
    assert_eq!(browser.tell(open).await, json!(0));
    assert_eq!(
        seen(&browser, &parts).await,
        ["#review .btn", "#review .judged a"],
        "on the screen it is closed"
    );
    browser.medium("print", &[]);
    assert_eq!(
        seen(&browser, &parts).await,
        ["#review .values td", "#review .judged a"]
    );
    let breaks = "return getComputedStyle(document.querySelector('#review')).breakInside";
    assert_eq!(
        browser.words(breaks).await,
        "auto",
        "it begins on the page of the table"
    );
}

#[tokio::test]
async fn nothing_moves_for_those_who_ask_for_rest() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/7/18", club.base)).await;
    let moving = "return [...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e); \
        return s.animationName !== 'none' || s.transitionDuration.split(',').some(d => parseFloat(d) > 0); }).length";
    browser.medium("", &[("prefers-reduced-motion", "no-preference")]);
    assert!(
        browser.tell(moving).await.as_u64() > Some(0),
        "otherwise the card that is played moves"
    );
    browser.medium("", &[("prefers-reduced-motion", "reduce")]);
    assert_eq!(browser.tell(moving).await, json!(0));
}

#[tokio::test]
async fn forced_colors_keep_the_cards_and_show_states_by_lines() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.medium("", &[("forced-colors", "active")]);
    browser.open(&format!("{}/hands/7/18?legal=1", club.base)).await;
    let faces = "return [...document.querySelectorAll('.hand .c')] \
        .every(e => getComputedStyle(e).backgroundImage.includes('cards/'))";
    assert_eq!(browser.tell(faces).await, json!(true), "cards keep their faces");
    let lines = "return ['.controls > a[href]', '.btn', '.felt'].filter(s => { \
        const e = document.querySelector(s); \
        return e && getComputedStyle(e).borderTopStyle !== 'solid'; })";
    assert_eq!(browser.tell(lines).await, json!([]), "what can be pressed has a border");
    let chosen = "return getComputedStyle(document.querySelector('.seg [aria-current]')).outlineStyle";
    assert_eq!(
        browser.words(chosen).await,
        "solid",
        "the chosen view is told by a line"
    );
    let states = "return [...document.querySelectorAll('.played .best .c, .played .now .c, .hand .ok .c')] \
        .every(e => getComputedStyle(e).outlineStyle === 'solid')";
    assert_eq!(
        browser.tell(states).await,
        json!(true),
        "states of cards are told by a line"
    );
}

#[tokio::test]
async fn a_page_without_a_chosen_theme_follows_the_system() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&club.base).await;
    let ground = "return getComputedStyle(document.documentElement).backgroundColor";
    browser.medium("", &[("prefers-color-scheme", "dark")]);
    assert_eq!(browser.words(ground).await, "rgb(20, 24, 26)");
    browser.medium("", &[("prefers-color-scheme", "light")]);
    assert_eq!(browser.words(ground).await, "rgb(247, 245, 240)");
    browser.click("button[name=theme][value=dark]").await;
    browser.until("document.documentElement.dataset.theme === 'dark'").await;
    assert_eq!(
        browser.words(ground).await,
        "rgb(20, 24, 26)",
        "a chosen theme outweighs the system"
    );
}
