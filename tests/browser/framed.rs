//! Tables in frames of another site, as a browser shows them: in a sandbox too, on the sites of the club and on no
//! others, and as high as the page that offers them says.

use talon_samples::example_club;
use talon_store::members::{self, MemberChange, Shown};
use talon_store::{Store, StoreError, clubs, leagues, search_key};

use super::driver::{self, Browser};
use super::other_site::other_site;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::Site;
use crate::leagues::{LEAGUE, owner};

/// What the frame of a page shows, as a picture. The page is the same whatever is in the frame.
async fn picture(browser: &Browser, frame: &str, attribute: &str) -> Vec<u8> {
    let page = format!(
        "<!doctype html><title>Our club</title><iframe {attribute} src=\"{frame}\" title=\"League\" width=\"600\" \
         height=\"500\" style=\"border: 0\"></iframe>"
    );
    browser.open(&format!("http://{}/", other_site(page))).await;
    browser.picture()
}

#[actix_web::test]
async fn a_frame_works_in_a_sandbox_without_script_and_cookie() {
    let backend = Backend::sqlite_with(Contents::ExampleClub);
    let site = Site::start(&backend.open());
    let Some(browser) = driver::open().await else { return };
    browser.size(700, 600);
    let base = format!("http://{}", site.address);
    let frames = [
        format!("/embed/leagues/{LEAGUE}?rows=5"),
        "/embed/ratings/1".to_owned(),
        "/embed/clubs/pelda/calendar".to_owned(),
        "/embed/tournaments/1/standings".to_owned(),
    ];
    let empty = picture(&browser, &format!("{base}/embed/leagues/nowhere"), "").await;
    for frame in frames {
        let address = format!("{base}{frame}");
        let plain = picture(&browser, &address, "").await;
        let boxed = picture(&browser, &address, "sandbox").await;
        assert!(plain != empty, "{frame} is shown");
        assert!(plain == boxed, "{frame} looks otherwise in a sandbox");
    }
}

#[actix_web::test]
async fn a_frame_is_shown_on_the_sites_of_the_club_and_on_no_others() {
    let backend = Backend::sqlite_with(Contents::ExampleClub);
    let site = Site::start(&backend.open());
    let mut owner = owner(&site);
    let Some(browser) = driver::open().await else { return };
    browser.size(700, 600);
    let frame = format!("http://{}/embed/leagues/{LEAGUE}?rows=5", site.address);
    let page = format!("<!doctype html><iframe src=\"{frame}\" width=\"600\" height=\"500\"></iframe>");
    let other = other_site(page);
    let mut shown = Vec::new();
    for sites in [
        "",
        "https://klub.example",
        &format!("https://klub.example\nhttp://{other}"),
    ] {
        let form = [
            ("name", "Példa Kártyaklub"),
            ("timezone", "Europe/Budapest"),
            ("language", "hu"),
            ("about", ""),
            ("logo_text", ""),
            ("game", ""),
            ("frame_sites", sites),
        ];
        assert_eq!(owner.submit("/clubs/pelda/settings", &form).status, 200);
        browser.open(&format!("http://{other}/")).await;
        shown.push(browser.picture());
    }
    assert!(shown[0] != shown[1], "a site that is not among them shows nothing");
    assert!(shown[0] == shown[2], "one that is among them shows it as before");
}

/// Gives the league and its people names that have no room in a line.
fn lengthen(store: &Store) {
    let long: Result<(), StoreError> = store.write(|db| {
        let league = leagues::by_slug(db, LEAGUE)?;
        leagues::rename(db, &league, LEAGUE, &"Hosszúnevű bajnokság ".repeat(4))?;
        let club = clubs::by_slug(db, example_club::SLUG)?;
        for (member, _) in members::everybody(db, club.id)? {
            let name = format!("{} {}", member.name, "Leghosszabbnevű ".repeat(4));
            let entry = MemberChange {
                name: &name,
                search_key: &search_key(&name),
                alias: None,
                shown: Shown::Full,
                email: None,
                is_guest: member.is_guest,
                is_minor: false,
            };
            members::set(db, member.id, &entry)?;
        }
        Ok(())
    });
    long.expect("long names");
}

#[actix_web::test]
async fn a_frame_is_as_high_as_the_page_that_offers_it_says() {
    let backend = Backend::sqlite_with(Contents::ExampleClub);
    let site = Site::start(&backend.open());
    let Some(browser) = driver::open().await else { return };
    let base = format!("http://{}", site.address);
    let said = site
        .client()
        .get(&format!("/leagues/{LEAGUE}/2025-26/share?rows=5"))
        .text();
    let words = said.split("Height of the frame: ").nth(1).expect("how high it is");
    let numbers: Vec<f64> = words
        .split('<')
        .next()
        .into_iter()
        .flat_map(|words| words.split(|letter: char| !letter.is_ascii_digit()))
        .filter_map(|number| number.parse().ok())
        .collect();
    let [row, around, rows, height] = numbers[..] else {
        panic!("{numbers:?}")
    };
    assert_eq!((rows, height), (5.0, row * rows + around));
    assert!(
        said.contains(&format!("height=\"{height}\"")),
        "the snippet is so high: {said}"
    );
    lengthen(&site.store);
    for (width, lang) in [(360, "hu"), (1280, "hu"), (360, "en"), (360, "hr"), (1280, "sr")] {
        browser.width(width);
        for season in ["2025-26", "2026-27"] {
            for (columns, most) in [("short", 3), ("points", 4), ("grid", 100)] {
                let frame =
                    format!("{base}/embed/leagues/{LEAGUE}?season={season}&lang={lang}&columns={columns}&rows={most}");
                browser.open(&frame).await;
                let at = format!("{frame} at {width}");
                let measured = browser
                    .tell(
                        "const rows = [...document.querySelectorAll('th[scope=row]')].map(row => row.parentNode); \
                         const page = document.documentElement; \
                         const end = document.body.getBoundingClientRect().bottom + 8; \
                         return [rows.length, Math.max(...rows.map(row => row.getBoundingClientRect().height)), end, \
                         page.scrollWidth - page.clientWidth]",
                    )
                    .await;
                let number = |at: usize| measured[at].as_f64().expect("a number");
                assert!(number(0) >= 3.0, "{at}: {measured}");
                assert!(number(1) <= row, "a row is a line: {at}: {measured}");
                assert!(number(2) <= row * number(0) + around, "{at}: {measured}");
                assert!(
                    number(2) >= row * number(0) + around - 140.0,
                    "not much is left over: {at}: {measured}"
                );
                assert!(number(3) <= 0.0, "{at}: {measured}");
            }
        }
    }
}
