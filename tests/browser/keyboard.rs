//! The keyboard alone: the order of the tab key, the keys of the replay, its dialog, and the forms.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::driver::{self, Browser};
use super::{JUDGED, SOUND, broken, club};
use crate::accounts::people;

const FOCUS_KEY: &str = "return document.activeElement.dataset.key || document.activeElement.id || ''";
const SPOKEN: &str = "return document.querySelector('body > [role=status]').textContent";

/// Opens a position with the focus in the replay, where its keys act.
pub async fn replay(browser: &Browser, base: &str, hand: usize, ply: usize) {
    browser.open(&format!("{base}/hands/{hand}/{ply}")).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
    browser.tell("document.querySelector('#replay').focus()").await;
}

/// Waits until the address is that of a ply, and the region with it.
async fn at(browser: &Browser, ply: usize) {
    let there = format!(
        "location.pathname.endsWith('/{ply}') && document.querySelector('#replay .ply').textContent.startsWith('{ply} /')"
    );
    browser.until(&there).await;
}

async fn last(browser: &Browser) -> usize {
    let place = browser
        .words("return document.querySelector('#replay .ply').textContent")
        .await;
    place.split(" / ").nth(1).unwrap().trim().parse().unwrap()
}

#[tokio::test]
async fn keys_step_through_a_hand_say_what_happened_and_keep_the_focus() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    let end = last(&browser).await;

    let mut said = Vec::new();
    for (keys, ply) in [([Key::Right], 13), ([Key::Right], 14), ([Key::Left], 13)] {
        browser.press(&keys.map(char::from)).await;
        at(&browser, ply).await;
        said.push(browser.words(SPOKEN).await);
        assert_eq!(browser.words(FOCUS_KEY).await, "replay", "after {keys:?}");
    }
    assert!(said.iter().all(|words| !words.is_empty()), "{said:?}");
    assert_ne!(said[0], said[1], "another card, another sentence");
    assert_eq!(said[0], said[2]);

    browser.press(&['j']).await;
    at(&browser, 14).await;
    browser.press(&['k']).await;
    at(&browser, 13).await;
    browser.press(&[Key::End.into()]).await;
    at(&browser, end).await;
    browser.press(&[Key::Right.into()]).await;
    at(&browser, end).await;
    browser.press(&[Key::Home.into()]).await;
    at(&browser, 0).await;
    browser.press(&[Key::Left.into()]).await;
    at(&browser, 0).await;

    // A trick on is at least three cards on, and back from there is where it began or before.
    browser.press(&[Key::End.into()]).await;
    at(&browser, end).await;
    browser.press_shifted(Key::Left).await;
    browser.until(&format!("!location.pathname.endsWith('/{end}')")).await;
    let address = browser.client.current_url().await.unwrap();
    let before: usize = address.path().rsplit('/').next().unwrap().parse().unwrap();
    assert!((end - before) >= 2, "{before} of {end}");
    browser.press(&[Key::PageDown.into()]).await;
    browser
        .until(&format!("!location.pathname.endsWith('/{before}')"))
        .await;

    browser.press(&['1']).await;
    browser.until("location.search.includes('view=A')").await;
    browser.press(&['v']).await;
    browser.until("location.search.includes('view=B')").await;
    browser.press(&['0']).await;
    browser.until("!location.search.includes('view=B')").await;
    // Back leaves the hand; it does not rewind it.
    assert_eq!(browser.tell("return history.length").await, json!(2));
}

#[tokio::test]
async fn a_control_keeps_the_focus_over_steps_and_at_the_end() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    let end = last(&browser).await;
    replay(&browser, &club.base, 7, end - 2).await;
    browser.tab_to("[data-key=next]").await;
    for ply in [end - 1, end] {
        browser.press(&[Key::Enter.into()]).await;
        at(&browser, ply).await;
        assert_eq!(browser.words(FOCUS_KEY).await, "next");
    }
    browser.press(&[Key::Enter.into(), Key::Left.into()]).await;
    at(&browser, end - 1).await;
    assert_eq!(browser.words(FOCUS_KEY).await, "next", "and back from the end");
}

#[tokio::test]
async fn keys_work_without_a_click_first_and_every_press_counts() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands/7/0", club.base)).await;
    browser
        .until("document.documentElement.classList.contains('has-js')")
        .await;
    assert_eq!(
        browser.tell("return document.activeElement === document.body").await,
        json!(true)
    );
    browser.press(&[Key::Right.into()]).await;
    at(&browser, 1).await;
    // Faster than any page can come.
    let twenty = |key: &str| {
        format!(
            "for (let press = 0; press < 20; press++) document.body.dispatchEvent(\
            new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, cancelable: true }}))"
        )
    };
    browser.tell(&twenty("ArrowRight")).await;
    at(&browser, 21).await;
    browser.tell(&twenty("k")).await;
    at(&browser, 1).await;
    browser.press(&[char::from(Key::Right); 20]).await;
    at(&browser, 21).await;
    // Different keys in their order: two on, to the start, three on.
    let mixed = [Key::Right, Key::Right, Key::Home, Key::Right, Key::Right, Key::Right];
    browser.press(&mixed.map(char::from)).await;
    at(&browser, 3).await;
}

#[tokio::test]
async fn help_opens_wherever_the_focus_is_but_in_a_field() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    for place in [
        "document.activeElement.blur()",
        "document.querySelector('.brand').focus()",
    ] {
        browser.tell(place).await;
        browser.press(&['?']).await;
        browser.until("document.querySelector('#keys').open").await;
        browser.press(&[Key::Escape.into()]).await;
        browser.until("!document.querySelector('#keys').open").await;
    }
    // Whoever speaks to the browser can switch the letters off; the other keys go on.
    browser.tell("document.querySelector('[data-help]').click()").await;
    browser.until("document.querySelector('#keys').open").await;
    browser.tell("document.querySelector('[data-letters]').click()").await;
    browser.press(&[Key::Escape.into()]).await;
    browser.until("!document.querySelector('#keys').open").await;
    browser.tell("document.activeElement.blur()").await;
    browser.press(&['j', '?', 'j', Key::Right.into()]).await;
    at(&browser, 13).await;
    assert_eq!(
        browser.tell("return document.querySelector('#keys').open").await,
        json!(false)
    );
}

#[tokio::test]
async fn the_key_for_mistakes_says_why_it_leads_nowhere() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let shown = "return document.querySelector('body > .toast')?.textContent || ''";
    for (path, words) in [
        ("/hands/7/12".to_owned(), "has not reviewed this hand"),
        (format!("/hands/{JUDGED}/12"), "Press l to show it"),
        (format!("/hands/{JUDGED}/12?then=1"), "Press h to reveal it"),
        (format!("/hands/{JUDGED}?review=1"), "No mistake after this position"),
    ] {
        browser.open(&format!("{}{path}", club.base)).await;
        browser
            .until("document.documentElement.classList.contains('has-js')")
            .await;
        browser.press(&['m']).await;
        browser.until("document.querySelector('body > .toast')").await;
        let said = browser.words(shown).await;
        assert!(said.contains(words), "{path}: {said}");
        browser.press(&[Key::Left.into()]).await;
        browser.until("!document.querySelector('body > .toast')").await;
    }
}

#[tokio::test]
async fn a_link_outside_of_the_replay_keeps_its_own_keys() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    browser.tell("document.querySelector('.brand').focus()").await;
    browser.press(&[Key::Right.into(), 'j', Key::End.into()]).await;
    browser.tell("document.querySelector('#replay').focus()").await;
    browser.press(&[Key::Right.into()]).await;
    at(&browser, 13).await;
}

#[tokio::test]
async fn the_list_of_keys_opens_holds_the_focus_and_gives_it_back() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    browser.tab_to("[data-key=back]").await;
    browser.press(&['?']).await;
    browser.until("document.querySelector('#keys').open").await;
    let inside = "return document.querySelector('#keys').contains(document.activeElement)";
    assert_eq!(browser.tell(inside).await, json!(true), "{}", browser.focus().await);
    let listed = browser
        .words("return document.querySelector('#keys').textContent")
        .await;
    assert!(listed.contains("Home") && listed.contains("End"), "{listed}");
    browser.press(&[Key::Right.into(), Key::Escape.into()]).await;
    browser.until("!document.querySelector('#keys').open").await;
    assert_eq!(browser.words(FOCUS_KEY).await, "back");
    at(&browser, 12).await;

    browser.tab_to("[data-help]").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("document.querySelector('#keys').open").await;
    browser.tab_to("#keys button").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("!document.querySelector('#keys').open").await;
    let on = "return document.activeElement.hasAttribute('data-help')";
    assert_eq!(browser.tell(on).await, json!(true), "{}", browser.focus().await);
}

#[tokio::test]
async fn playing_by_itself_goes_on_and_stops_when_anything_else_is_used() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    replay(&browser, &club.base, 7, 12).await;
    browser
        .tell(
            "const s = document.querySelector('[data-speed]'); s.value = '500'; \
        s.dispatchEvent(new Event('change', { bubbles: true })); document.querySelector('#replay').focus()",
        )
        .await;
    let playing = "document.querySelector('[data-play]').getAttribute('aria-pressed') === 'true'";
    assert_eq!(
        browser.tell(&format!("return {playing}")).await,
        json!(false),
        "off by itself"
    );
    browser.press(&[' ']).await;
    browser.until(playing).await;
    at(&browser, 13).await;
    browser.press(&[Key::Home.into()]).await;
    browser.until(&format!("!({playing})")).await;
    at(&browser, 0).await;
}

#[tokio::test]
async fn the_tab_key_walks_a_page_from_the_skip_link_on_and_every_stop_shows() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    for page in [
        "/",
        "/hands",
        "/hands/7/18?legal=1",
        "/check",
        "/sign-in",
        "/rules/ulti",
        "/docs/errors",
        "/tournaments/2",
        "/tournaments/2/standings",
        "/tournaments/3/boards/1",
    ] {
        browser.open(&format!("{}{page}", club.base)).await;
        browser.press(&[Key::Tab.into()]).await;
        let skip = "return document.activeElement.matches('.skip') \
            && document.activeElement.getBoundingClientRect().top >= 0";
        assert_eq!(
            browser.tell(skip).await,
            json!(true),
            "{page}: {}",
            browser.focus().await
        );
        browser.press(&[Key::Enter.into(), Key::Tab.into()]).await;
        let inside = "return document.activeElement.closest('main, .foot') !== null";
        assert_eq!(
            browser.tell(inside).await,
            json!(true),
            "{page}: {}",
            browser.focus().await
        );

        browser.open(&format!("{}{page}", club.base)).await;
        let mut faults = Vec::new();
        let mut stops = Vec::new();
        for _ in 0..70 {
            browser.press(&[Key::Tab.into()]).await;
            let stop: Value = browser.tell(STOP).await;
            if stop.is_null() {
                break;
            }
            faults.extend(stop["fault"].as_str().map(str::to_owned));
            stops.push(stop["place"].as_i64().unwrap());
        }
        assert_eq!(faults, Vec::<String>::new(), "{page}");
        assert!(
            stops.windows(2).all(|pair| pair[0] < pair[1]),
            "{page}: not in reading order: {stops:?}"
        );
    }
}

/// Where the focus is in the order of the document, and what is wrong with how it shows.
const STOP: &str = "const e = document.activeElement; if (!e || e === document.body) return null; \
    const all = [...document.querySelectorAll('*')]; const place = all.indexOf(e); \
    const box = e.getBoundingClientRect(), look = getComputedStyle(e); \
    const words = e.outerHTML.slice(0, 90); \
    if (box.bottom <= 0 || box.top >= innerHeight) return { place, fault: 'out of sight: ' + words }; \
    if (look.outlineStyle === 'none' && look.boxShadow === 'none') return { place, fault: 'no ring: ' + words }; \
    const x = Math.max(0, Math.min(innerWidth - 1, (box.left + box.right) / 2)); \
    const ys = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].map(y => Math.max(0, Math.min(innerHeight - 1, y))); \
    const free = ys.some(y => { const hit = document.elementFromPoint(x, y); \
        return hit && (e.contains(hit) || hit.contains(e) || hit.closest('label') === e.closest('label')); }); \
    return { place, fault: free ? null : 'covered: ' + words };";

#[tokio::test]
async fn records_are_checked_with_the_keyboard_alone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    for (record, expected) in [
        (broken(), "CARD_NOT_HELD"),
        (SOUND.replace('\n', " "), "This record is legal"),
    ] {
        browser.open(&format!("{}/check", club.base)).await;
        browser.tab_to("#text").await;
        // As a paste would; thousands of single keys prove nothing more.
        browser.order("Input.insertText", &json!({ "text": record }));
        browser.tab_to("main form button.go").await;
        browser.press(&[Key::Enter.into()]).await;
        browser.until("document.querySelector('main .notice')").await;
        let answer = browser.words("return document.querySelector('main').textContent").await;
        assert!(answer.contains(expected), "{answer}");
    }
    browser.tab_to("main .notice a.btn").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("document.querySelector('#replay')").await;
}

#[tokio::test]
async fn a_member_signs_in_and_is_told_of_a_slip_with_the_keyboard_alone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/", club.base)).await;
    browser.tab_to(".who a").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("document.querySelector('#email')").await;
    browser.tab_to("#email").await;
    browser.write(people::MAIL).await;
    browser.tab_to("#password").await;
    browser.write("wrong").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("document.querySelector('main .err')").await;
    let told = "const field = document.querySelector('#password'); \
        return field.getAttribute('aria-invalid') === 'true' \
        && field.getAttribute('aria-describedby').split(' ').some(id => document.getElementById(id).matches('.err'))";
    assert_eq!(browser.tell(told).await, json!(true), "the slip is told at its field");
    browser.tab_to("main .notice a[href='#password'], #password").await;
    browser.tab_to("#password").await;
    browser.write(people::PASSWORD).await;
    browser.press(&[Key::Enter.into()]).await;
    browser
        .until("document.querySelector('.who a[href=\"/account\"]')")
        .await;
}

#[tokio::test]
async fn hands_are_filtered_with_the_keyboard_alone() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.open(&format!("{}/hands", club.base)).await;
    browser.tab_to("summary:has(+ div .filters)").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.tab_to("#outcome").await;
    // The last choice of the list: those that were lost.
    browser.press(&[Key::End.into()]).await;
    browser.tab_to(".filters button.go").await;
    browser.press(&[Key::Enter.into()]).await;
    browser
        .until("location.search.includes('outcome=lost') && document.querySelector('.chips .x')")
        .await;
    browser.tab_to(".hands a.to").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("document.querySelector('#replay')").await;
}

#[tokio::test]
async fn the_menu_of_a_phone_opens_with_the_keyboard() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    browser.width(360);
    browser.open(&format!("{}/", club.base)).await;
    browser.tab_to(".menu summary").await;
    browser.press(&[Key::Enter.into(), Key::Tab.into()]).await;
    let inside = "return document.activeElement.closest('.menu nav') !== null";
    assert_eq!(browser.tell(inside).await, json!(true), "{}", browser.focus().await);
    browser.tab_to(".menu a[href='/hands']").await;
    browser.press(&[Key::Enter.into()]).await;
    browser.until("location.pathname === '/hands'").await;
}
