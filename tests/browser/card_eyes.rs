//! A scorecard for those who see it otherwise: with letters twice as large on a phone, and in the few colours that
//! someone's system allows.

use serde_json::json;

use super::club;
use super::scorecard::Phone;

/// Answers what is wrong with the layout of the page that is open.
const LAYOUT: &str = include_str!("layout.js");

/// The pages of a card with a deal on it and the form of the next.
async fn pages(phone: &mut Phone, game: &str, call: &str) -> Vec<String> {
    let card = phone.begin(game, &["Anna", "Béla", "Cili"]).await;
    if game == "ulti" {
        let deal = json!({"declarer": "A", "contract": "simple", "components": {"simple": true}});
        phone.deal(1, &deal).await;
    } else {
        phone.tap("button[name='call'][value='passed_out']").await;
        phone.tap(".ends button").await;
        phone.browser.until("document.querySelector('.lines tbody tr')").await;
    }
    vec![
        card.clone(),
        format!("{card}?who=0&call={call}"),
        format!("{card}/deals/1"),
        format!("{card}/settings"),
    ]
}

#[tokio::test]
async fn letters_twice_as_large_widen_no_page_of_a_card() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    let sizes = json!({"fontSizes": {"standard": 32, "fixed": 26}});
    phone.browser.order("Page.setFontSizes", &sizes);
    let mut faults = Vec::new();
    for (game, call, lang) in [
        ("ulti", "simple+ulti", "en"),
        ("preferans", "H", "hr"),
        ("ulti", "simple", "hu"),
    ] {
        phone.speak(lang);
        for page in pages(&mut phone, game, call).await {
            phone.open(&page).await;
            let size = "return getComputedStyle(document.querySelector('main')).fontSize";
            assert_eq!(phone.browser.words(size).await, "32px", "{page}: the letters grow");
            let found: Vec<String> = serde_json::from_value(phone.browser.tell(LAYOUT).await).expect("faults");
            let found = found.into_iter().chain(phone.browser.axe().await.unwrap_or_default());
            faults.extend(found.map(|fault| format!("{page} {lang}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn in_forced_colors_what_is_pressed_and_chosen_on_a_card_is_told_by_lines() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.browser.medium("", &[("forced-colors", "active")]);
    let mut faults = Vec::new();
    for (game, call) in [("ulti", "simple+ulti"), ("preferans", "H")] {
        for page in pages(&mut phone, game, call).await {
            phone.open(&page).await;
            let bare = "return [...document.querySelectorAll('main button:not(.vh), main .btn, main .pills label span')] \
                .filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopStyle === 'none' \
                    && !['underline'].includes(getComputedStyle(one).textDecorationLine)) \
                .map((one) => one.outerHTML.slice(0, 80))";
            let bare: Vec<String> = serde_json::from_value(phone.browser.tell(bare).await).expect("names");
            faults.extend(bare.into_iter().map(|one| format!("{page}: no border: {one}")));
            // What is chosen differs from its neighbours otherwise than by a colour that is not there any more.
            let alike = "const look = (one) => { const s = getComputedStyle(one); \
                    return [s.outlineStyle, s.outlineWidth, s.borderTopWidth, s.borderTopStyle, s.backgroundColor, \
                    s.fontWeight, s.textDecorationLine, s.boxShadow].join(); }; \
                return [...document.querySelectorAll('main .pills > div')].filter((row) => row.checkVisibility()) \
                .flatMap((row) => { const chosen = row.querySelector('input:checked + span'); \
                    const other = row.querySelector('input:not(:checked) + span'); \
                    return chosen && other && look(chosen) === look(other) ? [row.outerHTML.slice(0, 120)] : []; })";
            let alike: Vec<String> = serde_json::from_value(phone.browser.tell(alike).await).expect("names");
            faults.extend(
                alike
                    .into_iter()
                    .map(|one| format!("{page}: not told from its neighbours: {one}")),
            );
            let found = phone.browser.axe().await.unwrap_or_default();
            faults.extend(found.into_iter().map(|fault| format!("{page}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
