//! A tournament on A4 and on a projector: as many sheets as there should be, and nothing cut off on them, with the
//! longest names that there are.

use crate::harness::act::{begin, check_in, request};
use base64::Engine as _;
use serde_json::json;
use talon_samples::example_club::SLUG;
use talon_service::Actor;
use talon_service::tournaments::{self, NewTournament};
use talon_store::{Store, TournamentId};

use super::club;
use super::driver::{self, Browser};

/// Pixels of the part of A4 that is printed on.
const PAPER: u32 = 718;

/// A tournament of 21 players, some of whom have the longest names that are taken.
fn night(store: &Store) -> TournamentId {
    let (actor, now) = (Actor::CommandLine, chrono::Utc::now());
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let name = "Nagyon hosszú nevű országos egyéni bajnokság, döntő és helyosztó, második nap";
    let new = NewTournament {
        name,
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "Művelődési ház, nagyterem",
    };
    let id = tournaments::create(store, &actor, SLUG, &new, None, now).expect("an event");
    let name = |guest: usize| match guest % 7 {
        0 => format!("Dr. Szentgyörgyi-Kovácsevics Maximiliánné {guest}"),
        1 => format!("{}{guest}", "Wolfeschlegelsteinhausen ".repeat(3)),
        _ => format!("Kis Péter {guest}"),
    };
    let request = request(store, &actor, id, now);
    check_in(&request, (0..21).map(name));
    begin(&request);
    id
}

/// Prints the page that is open, and counts its sheets.
pub(super) fn sheets(browser: &Browser, name: &str) -> usize {
    let wish = json!({"preferCSSPageSize": true, "printBackground": false});
    let paper = browser.order("Page.printToPDF", &wish);
    let paper = base64::engine::general_purpose::STANDARD
        .decode(paper["data"].as_str().unwrap())
        .unwrap();
    driver::keep(&format!("{name}.pdf"), || paper.clone());
    let text = String::from_utf8_lossy(&paper);
    text.split("/Type /Page")
        .skip(1)
        .filter(|rest| !rest.starts_with('s'))
        .count()
}

/// What is larger than the card, slip or line in which it stands.
const CUT_OFF: &str = "return [...document.querySelectorAll('.card, .slip, .card h2, .seats li, .way p, .slip th, .names th, .paper-foot span, td, th')] \
    .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.matches('.card, .slip') && e.scrollHeight > e.clientHeight + 1)) \
    .map(e => `${e.tagName}.${e.className}: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}: ${e.textContent.slice(0, 40)}`)";

#[tokio::test]
async fn papers_fill_the_sheets_that_they_should_and_nothing_is_cut_off() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let id = night(&club.site.store);
    for lang in ["en", "hu"] {
        browser.order(
            "Network.setCookie",
            &json!({"url": club.base, "name": "lang", "value": lang}),
        );
        // Seven tables: four cards or two slips on a sheet; 21 names in one column. Long names take reasons over two
        // sheets.
        for (paper, count) in [
            ("cards/1", 2),
            ("slips/1", 4),
            ("names/1", 1),
            ("entries", 1),
            ("door", 1),
            ("standings", 1),
            ("closing", 2),
        ] {
            browser.medium("", &[]);
            browser
                .open(&format!("{}/tournaments/{id}/print/{paper}", club.base))
                .await;
            let name = format!("{}-{lang}", paper.replace('/', "-"));
            assert_eq!(sheets(&browser, &name), count, "{paper} {lang}");
            browser.width(PAPER);
            browser.medium("print", &[("prefers-color-scheme", "dark")]);
            browser.keeps_picture(&name);
            assert_eq!(browser.tell(CUT_OFF).await, json!([]), "{paper} {lang}");
            let tools = "return [...document.querySelectorAll('.top, .foot, .on-screen, .skip')].filter(e => e.checkVisibility()).length";
            assert_eq!(
                browser.tell(tools).await,
                json!(0),
                "{paper}: nothing to press is on paper"
            );
            let ink = "return getComputedStyle(document.querySelector('.sheet')).color + getComputedStyle(document.querySelector('.sheet')).backgroundColor";
            assert_eq!(
                browser.words(ink).await,
                "rgb(0, 0, 0)rgb(255, 255, 255)",
                "{paper}: ink on white"
            );
            browser.width(1280);
        }
    }
}

#[tokio::test]
async fn a_wall_fits_the_screen_in_large_letters_without_script() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let id = night(&club.site.store);
    browser.order(
        "Emulation.setDeviceMetricsOverride",
        &json!({"width": 1280, "height": 720, "deviceScaleFactor": 1, "mobile": false}),
    );
    browser.without_script();
    browser
        .open(&format!("{}/tournaments/{id}/wall?hold=1", club.base))
        .await;
    let pages = browser
        .words("return document.querySelector('nav span').textContent.split(' ').at(-1)")
        .await;
    for page in 1..=pages.parse::<usize>().expect("a number") {
        browser
            .open(&format!("{}/tournaments/{id}/wall?page={page}&hold=1", club.base))
            .await;
        let below = "return [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().bottom > \
            document.querySelector('footer').getBoundingClientRect().top + 1 || e.getBoundingClientRect().right > innerWidth + 1) \
            .map(e => e.textContent)";
        assert_eq!(browser.tell(below).await, json!([]), "page {page}");
        let letters = "return Math.min(...[...document.querySelectorAll('main ol li, main th[scope=row]')].filter(e => !e.className) \
            .map(e => parseFloat(getComputedStyle(e).fontSize))) >= innerWidth * 0.04 - 0.1";
        assert_eq!(
            browser.tell(letters).await,
            json!(true),
            "page {page}: readable from ten metres"
        );
    }
}
