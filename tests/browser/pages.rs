//! Every page at the widths of a small phone, a phone and a desk, in English and Hungarian, one of them light and the
//! other dark: no finding of axe-core, nothing beyond the edge, nothing cut off, nothing too small to hit. The themes
//! are exchanged too, on one page of each kind: they differ in nothing but colours, which all pages of a kind share.
//! With `TALON_SHOTS` it also writes a picture of each into that folder.

use serde_json::json;

use super::driver::{self, Browser};
use super::{Club, broken, club, sign_in};

/// Answers what is wrong with the layout of the page that is open.
const LAYOUT: &str = include_str!("layout.js");

/// States of pages for anybody; those of the example club are there because its hands have these numbers.
const OPEN: [&str; 107] = [
    "/tournaments/3/print/movement",
    "/tournaments/3/print/records/1",
    "/tournaments/3/boards",
    "/tournaments/3/boards/1",
    "/tournaments/3/rounds/1/tables/1/boards",
    "/tournaments/3/rounds/1/hands",
    "/tournaments/1/print/standings",
    "/tournaments/1/print/closing",
    "/tournaments/2/wall?hold=1",
    "/tournaments/2/wall?hold=1&show=standings&ground=felt",
    "/tournaments/1/print",
    "/tournaments/2/print/entries",
    "/tournaments/2/print/door",
    "/tournaments/2/check-in",
    "/tournaments/1/rounds/1/hands",
    "/tournaments/1/rounds/1/tables/1/hands",
    "/tournaments",
    "/tournaments?club=pelda",
    "/tournaments/1",
    "/tournaments/1/standings",
    "/tournaments/1/cross",
    "/tournaments/1/players/3",
    "/tournaments/2",
    "/tournaments/2/rounds/2",
    "/tournaments/2/rounds/2/tables/1",
    "/tournaments/2/entries",
    "/leagues/pelda-klubesti-bajnoksag",
    "/leagues/pelda-klubesti-bajnoksag/2025-26?view=all",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/share",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/print",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/wall?hold=1",
    "/leagues/pelda-klubesti-bajnoksag?view=average",
    "/leagues/pelda-klubesti-bajnoksag?view=form",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/revisions",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/rules",
    "/leagues/pelda-klubesti-bajnoksag/2025-26/players/5",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/players/5",
    "/leagues/pelda-klubesti-bajnoksag/2025-26/teams",
    "/leagues/pelda-klubesti-bajnoksag/2025-26?list=%C3%9Ajonc",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/qualified",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/challenge",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/pot",
    "/ratings/1",
    "/ratings/1/about",
    "/ratings/1/tables",
    "/ratings/1/tables/1/1/1",
    "/ratings/1/players/5",
    "/ratings/1/calibration",
    "/ratings/1/revisions",
    "/players/5",
    "/players/5?time=year",
    "/players/5/records",
    "/players/5/ratings",
    "/players/5/opponents",
    "/players/5/results?place=1",
    "/clubs/pelda",
    "/clubs/pelda/news",
    "/clubs/pelda/news/2",
    "/clubs/pelda/calendar",
    "/clubs/pelda/records",
    "/clubs/pelda/sign-up/4",
    "sign-up:link",
    "/clubs/pelda/members",
    "/clubs/pelda/members/7",
    "/join/nothing",
    "/desk/ulti?ask=legal_cards&hand=LA&hand=LX&hand=L8&hand=B7&trick=L9&trump=B&go=1",
    "/desk/ulti?ask=points&contract=simple&decl_aces_tens=many&last_trick=declarer",
    "/desk/ulti?ask=trick_winner&cards.typed=HA+HX+Q9&trump=H",
    "/desk/tournament?ask=order&players=Anna:+7+2+1+40%0AB%C3%A9la:+7+2+1+35%0ACili:+8+2+2+60+1",
    "/desk/tournament?ask=head_to_head&tied=Anna&shared_tables=nonsense",
    "/rules/tournament",
    "/hands?outcome=made&kontra=1",
    "/hands?player=Anna&contract=betli&from=2026-01-01",
    "/hands?player=nobody",
    "/hands:filters",
    "/hands/7/0",
    "/hands/7/3",
    "/hands/7/17?view=A",
    "/hands/7/18?legal=1",
    "/hands/8/12?view=defenders",
    "/hands/21/20?view=B&legal=1",
    "/hands/40/24?faces=french",
    "/hands/7",
    "/hands/65/14?review=1",
    "/hands/65/quiz/2?hint=1",
    "/hands/65/quiz/2?show=1",
    "/hands/65/play/14?values=1",
    "/desk/ulti?ask=solve&contract=p:simple&declarer=A&hands.A=HA+HO+B7&hands.B=HX+BA+L7&hands.C=HK+BX+LA&leader=A&objective=points&trump=H",
    "/sessions/1?stake=20",
    "/hands/9/15",
    "/hands/9/24/v1",
    "/hands/9/999",
    "/hands/999999",
    "check:sound",
    "check:broken",
    "check:nonsense",
    "check:replay",
    "editor:setup",
    "editor:deal",
    "editor:play",
    "editor:save",
    "editor:text",
    "/docs/errors/MUST_BEAT",
    "/docs/errors/NOTHING",
    "/nothing-here",
    "/sign-in:refused",
    "/invite/nothing",
];

/// Pages for a person who is signed in.
const OWN: [&str; 43] = [
    "/clubs/pelda/clubs",
    "/tournaments/1/leagues",
    "/hands/7/sharing",
    "/hands/9/notes?ply=15",
    "/hands/9/notes:written",
    "/site/accounts:locked",
    "/clubs/pelda/tournaments/import",
    "/tournaments/2/rounds/2/tables/1/hands",
    "/tournaments/2/log",
    "/clubs/pelda/tournaments/new",
    "/tournaments/2/direct",
    "/tournaments/2/rounds/2/results",
    "/tournaments/2/settings",
    "/tournaments/2/entries",
    "/tournaments/2/rounds/2/tables/2",
    "/account:token",
    "/import:report",
    "/import:mend",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/manage",
    "/clubs/pelda/leagues/new",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/units",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/units?tournament=2#rounds",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/tables",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/settings",
    "/leagues/pelda-klubesti-bajnoksag/2025-26/settings/teams",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/divisions",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/people",
    "/leagues/pelda-klubesti-bajnoksag/2025-26/lists",
    "/leagues/pelda-klubesti-bajnoksag/2026-27/qualifying",
    "/leagues/pelda-klubesti-bajnoksag/next",
    "/tournaments/2/officials",
    "/leagues/pelda-klubesti-bajnoksag/past",
    "/clubs/pelda/ratings",
    "/ratings/1",
    "/ratings/1/tables/1/1/1",
    "/clubs/pelda/settings",
    "/clubs/pelda/members",
    "/clubs/pelda/members/1",
    "/clubs/pelda/invites",
    "/clubs/pelda/news/new",
    "/clubs/pelda/news/2/edit",
    "/tournaments/4/sign-up",
    "/clubs/pelda/audit",
];

/// Routes that answer no page.
const NO_PAGES: [&str; 7] = [
    "/healthz",
    "/readyz",
    "/metrics",
    "/robots.txt",
    "/sitemap.xml",
    "/oembed",
    "/favicon.ico",
];

/// One way to look.
struct Eyes {
    theme: &'static str,
    lang: &'static str,
    /// Where axe-core looks, if it does; it sees the menu of a phone in one language and the open header in the other.
    axe_at: Option<u32>,
}

/// The first two look at every page, the others at the first of each kind.
const EYES: [Eyes; 4] = [
    Eyes {
        theme: "light",
        lang: "en",
        axe_at: Some(1280),
    },
    Eyes {
        theme: "dark",
        lang: "hu",
        axe_at: Some(360),
    },
    Eyes {
        theme: "light",
        lang: "hu",
        axe_at: Some(320),
    },
    Eyes {
        theme: "dark",
        lang: "en",
        axe_at: Some(1280),
    },
];

/// Every page that needs nothing but its address, so that a new one is looked at from its first day on.
fn standing() -> Vec<&'static str> {
    let routes = include_str!("../../src/service/authorization/routes.csv")
        .lines()
        .skip(1);
    let pages: Vec<_> = routes
        .filter_map(|line| line.strip_prefix("GET,")?.split(',').next())
        .filter(|path| !path.contains('{') && !path.contains('.') && !path.starts_with("/api/"))
        .filter(|path| !NO_PAGES.contains(path))
        .collect();
    assert!(pages.contains(&"/hands"), "{pages:?}");
    pages
}

/// The pages that are looked at in this turn: all of them, or the first of each kind.
fn in_turn(turn: usize, pages: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut seen = Vec::new();
    pages
        .filter(|page| {
            let is_new = !seen.contains(&kind(page));
            seen.push(kind(page));
            turn < 2 || is_new
        })
        .collect()
}

/// The noun that an address begins with, whether it goes on to one of them, and to which part of that: a list, what is
/// in it, the news of a club.
fn kind(page: &'static str) -> (&'static str, bool, &'static str) {
    let mut path = page
        .trim_start_matches('/')
        .split(['?', ':'])
        .next()
        .unwrap_or_default()
        .split('/');
    let (noun, one) = (path.next().unwrap_or_default(), path.next());
    (noun, one.is_some(), path.next().unwrap_or_default())
}

const WIDTHS: [u32; 3] = [320, 360, 1280];

async fn fill(browser: &Browser, selector: &str, text: &str) {
    let script = format!("document.querySelector({}).value = {}", json!(selector), json!(text));
    browser.tell(&script).await;
}

/// Has a text checked, and goes on to its replay where that is what is looked at.
async fn check(browser: &Browser, club: &Club, page: &str) {
    browser.open(&format!("{}/check", club.base)).await;
    let text = match page {
        "check:broken" => format!("{}\n{}", broken(), super::SOUND.replace('\n', " ")),
        "check:nonsense" => "{\"format\":\"talon\",".to_owned(),
        _ => super::SOUND.to_owned(),
    };
    fill(browser, "#text", &text).await;
    browser.click("main form button.go").await;
    browser.until("document.querySelector('main .notice')").await;
    if page == "check:replay" {
        browser.click("main .notice a.btn").await;
        browser.until("document.querySelector('#replay')").await;
    }
}

/// Opens a sound record in the editor, at one of its steps, with everything unfolded.
async fn edit(browser: &Browser, club: &Club, step: &str) {
    check(browser, club, "check:sound").await;
    browser.click("main .notice a.btn[href^='/hands/new']").await;
    browser.until("document.querySelector('.steps')").await;
    let there = format!(
        "document.querySelector('.steps [aria-current]').value === {}",
        json!(format!("step:{step}"))
    );
    if browser.tell(&format!("return {there}")).await != json!(true) {
        browser.click(&format!(".steps button[value='step:{step}']")).await;
        browser.until(&there).await;
    }
    browser
        .tell("document.querySelectorAll('main details').forEach(one => one.open = true)")
        .await;
}

/// Imports a record that is sound and one that is not.
async fn import(browser: &Browser, club: &Club) {
    browser.open(&format!("{}/import", club.base)).await;
    let text = format!("{}\n{}", broken(), super::SOUND.replace('\n', " "));
    fill(browser, "#text", &text).await;
    browser.click("main form button.go").await;
    browser.until("location.pathname.startsWith('/imports/')").await;
    super::work(club);
    browser.client.refresh().await.unwrap();
    browser.until("document.querySelector('.keys .key')").await;
}

/// Opens a page; the words after a colon say what is done there before one looks.
async fn go(browser: &Browser, club: &Club, page: &str) {
    let base = &club.base;
    match page {
        "check:sound" | "check:broken" | "check:nonsense" | "check:replay" => {
            check(browser, club, page).await;
        }
        "editor:setup" | "editor:deal" | "editor:play" | "editor:save" | "editor:text" => {
            edit(browser, club, page.trim_start_matches("editor:")).await;
        }
        "/sign-in:refused" => {
            browser.open(&format!("{base}/sign-in")).await;
            fill(browser, "#email", "somebody-with-a-long-name@example.org").await;
            fill(browser, "#password", "not this one").await;
            browser.click("main form button.go").await;
            browser.until("document.querySelector('main .err')").await;
        }
        "/account:token" => {
            browser.open(&format!("{base}/account")).await;
            fill(browser, "#label", "A program with quite a long name indeed").await;
            browser.click("form[action='/account/tokens'] button").await;
            browser.until("document.querySelector('.notice code')").await;
        }
        "/site/accounts:locked" => {
            browser.open(&format!("{base}/site/accounts?find=Cili")).await;
            if browser
                .tell("return document.querySelector('button[value=lock]') !== null")
                .await
                == json!(true)
            {
                browser.click("button[value=lock]").await;
            }
            browser.until("document.querySelector('button[value=open]')").await;
        }
        "/hands/9/notes:written" => {
            browser.open(&format!("{base}/hands/9/notes?ply=15")).await;
            fill(browser, "#text", "One that is seen in the list of my own notes").await;
            browser.click("main form button.go").await;
            browser.until("location.pathname === '/hands/9/15'").await;
            browser.open(&format!("{base}/hands/9/notes?ply=15")).await;
            browser.click("#own a").await;
            browser.until("document.querySelector('button[value=remove]')").await;
        }
        "sign-up:link" => {
            browser.open(&format!("{base}/clubs/pelda/sign-up/4")).await;
            fill(browser, "#name", "Somebody With Quite a Long Name").await;
            browser.click("main form button[value=visitor]").await;
            browser.until("location.pathname.startsWith('/sign-up/')").await;
        }
        "/hands:filters" => {
            browser.open(&format!("{base}/hands?outcome=made&kontra=1")).await;
            browser.click("summary:has(+ div .filters)").await;
        }
        "/import:report" | "/import:mend" => {
            import(browser, club).await;
            if page == "/import:mend" {
                browser.click("a[href$='/records/1/mend']").await;
                browser.until("document.querySelector('main textarea')").await;
            }
        }
        _ => browser.open(&format!("{base}{page}")).await,
    }
}

/// Asks for the theme and the language as the footer's buttons would.
async fn put_on(browser: &Browser, club: &Club, eyes: &Eyes) {
    for (name, value) in [("theme", eyes.theme), ("lang", eyes.lang)] {
        browser.order(
            "Network.setCookie",
            &json!({"url": club.base, "name": name, "value": value}),
        );
    }
}

async fn look(browser: &Browser, club: &Club, page: &str, who: &str, eyes: &Eyes, faults: &mut Vec<String>) {
    go(browser, club, page).await;
    let shown = browser
        .words("return document.documentElement.dataset.theme + document.documentElement.lang")
        .await;
    assert_eq!(
        shown,
        format!("{}{}", eyes.theme, eyes.lang),
        "{page}: the wishes are not kept"
    );
    for width in WIDTHS {
        browser.width(width);
        let name = format!("{page} {who} {width} {} {}", eyes.theme, eyes.lang);
        let mut found: Vec<String> = serde_json::from_value(browser.tell(LAYOUT).await).unwrap();
        if eyes.axe_at == Some(width) {
            found.extend(browser.axe().await.unwrap_or_default());
        }
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
        let file = name
            .trim_matches('/')
            .replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        browser.keeps_picture(&file);
    }
}

#[tokio::test]
async fn every_page_fits_every_width_and_pleases_axe_in_both_themes_and_two_languages() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let mut faults = Vec::new();
    for (turn, eyes) in EYES.iter().enumerate() {
        put_on(&browser, &club, eyes).await;
        for page in in_turn(turn, standing().into_iter().chain(OPEN)) {
            look(&browser, &club, page, "anybody", eyes, &mut faults).await;
        }
    }
    sign_in(&browser, &club.base).await;
    for (turn, eyes) in EYES.iter().enumerate() {
        put_on(&browser, &club, eyes).await;
        let same = |page: &&str| {
            ["/docs", "/rules", "/check", "/sign-in"]
                .iter()
                .any(|one| page.starts_with(one))
        };
        for page in in_turn(turn, standing().into_iter().filter(|page| !same(page)).chain(OWN)) {
            look(&browser, &club, page, "member", eyes, &mut faults).await;
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Pages of a tournament on which people stand by name, for visitors and for whoever directs it.
const OF_PEOPLE: [&str; 21] = [
    "/tournaments/1",
    "/tournaments/1/standings",
    "/tournaments/1/cross",
    "/tournaments/1/players/3",
    "/tournaments/1/print/standings",
    "/tournaments/1/print/closing",
    "/tournaments/2",
    "/tournaments/2/direct",
    "/tournaments/2/entries",
    "/tournaments/2/log",
    "/tournaments/2/settings",
    "/tournaments/2/print",
    "/tournaments/2/rounds/2",
    "/tournaments/2/rounds/2/results",
    "/tournaments/2/rounds/2/tables/1",
    "/tournaments/2/rounds/2/tables/2",
    "/tournaments/2/wall?hold=1",
    "/tournaments/2/wall?hold=1&show=standings",
    "/tournaments/3/boards/1",
    "/clubs/pelda/members",
    "/clubs/pelda/members/1",
];

#[tokio::test]
async fn a_name_of_eighty_letters_without_a_space_breaks_no_page() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let long = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);
    club.backend
        .behind_the_back(&format!("UPDATE members SET name = substr(id || '{long}', 1, 80)"));
    sign_in(&browser, &club.base).await;
    let mut faults = Vec::new();
    for eyes in &EYES[..2] {
        // What a name is, is nothing to axe-core.
        let eyes = &Eyes { axe_at: None, ..*eyes };
        put_on(&browser, &club, eyes).await;
        for page in OF_PEOPLE {
            look(&browser, &club, page, "of-long-names", eyes, &mut faults).await;
        }
    }
    assert!(
        browser
            .tell("return document.body.textContent")
            .await
            .to_string()
            .contains(&long[..60])
    );
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
