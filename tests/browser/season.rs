//! A season as a club has it: its owner makes a league from the preset, three evenings are played, the first of them is
//! corrected, and nobody sees the next table before it is published. A visitor reads on a phone why somebody is second,
//! another site shows the table in a frame, a guest becomes a member, and the poster fits on one sheet. Once with
//! script at a desk, once without it on a phone, dark and in Hungarian.

use chrono::{Days, NaiveDate, Utc};
use serde_json::json;
use talon_samples::example_club;
use talon_service::leagues::{self, SeasonAddress, SeasonShown};
use talon_service::tournaments::{
    ActOnResult, ChangeState, Enter, NewTournament, ResultAct, ResultTyped, create, read,
};
use talon_store::{MemberId, TournamentId};
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{StateChange, Tournament};

use super::other_site::other_site;
use super::person::Person;
use super::tournament_paper::sheets;
use crate::clubs::people::CLI;
use crate::harness::act::{begin, request};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::Site;

const LAYOUT: &str = include_str!("layout.js");
const LEAGUE: &str = "friday-league";
/// Who plays each evening; the last is a guest of the club.
const PLAYERS: [&str; 6] = ["Anna", "Béla", "Cili", "Dezső", "Erzsi", "Kovács Éva"];

/// How its people look at it.
struct Way {
    width: u32,
    theme: &'static str,
    lang: &'static str,
    has_script: bool,
}

fn day(number: u64) -> NaiveDate {
    Utc::now().date_naive() + Days::new(10 + number)
}

fn season(site: &Site) -> SeasonShown {
    let address = SeasonAddress {
        league: LEAGUE,
        season: None,
        revision: None,
    };
    site.store
        .read(|db| leagues::season(db, &CLI, &address))
        .expect("the season")
}

/// The names of a published table, in its order.
fn published(site: &Site) -> Vec<String> {
    let shown = season(site);
    let rows = shown.table.as_ref().map(|table| shown.rows(table)).unwrap_or_default();
    let names = rows.iter().filter_map(|row| shown.name(row.person));
    names.map(str::to_owned).collect()
}

fn member(site: &Site, name: &str) -> MemberId {
    let everybody = site.store.read(|db| {
        let club = talon_store::clubs::by_slug(db, example_club::SLUG)?;
        talon_store::members::everybody(db, club.id)
    });
    let found = everybody.expect("people").into_iter().find(|(one, _)| one.name == name);
    found.expect("an entry").0.id
}

fn tournament(site: &Site, id: TournamentId) -> Tournament {
    let shown = site
        .store
        .read(|db| read::tournament(db, &CLI, id))
        .expect("a tournament");
    Tournament::clone(&shown.loaded.tournament)
}

fn step(site: &Site, id: TournamentId, step: StateChange) {
    let change = ChangeState {
        step,
        reason: "a card was misread",
    };
    request(&site.store, &CLI, id, Utc::now()).act(change).expect("a step");
}

/// Says what a table of the first round came to, its first seat with so much.
fn rule(site: &Site, id: TournamentId, table: u16, first: i64) {
    let seen = tournament(site, id).table(1, table).expect("a table").version;
    let typed = ResultTyped {
        round: 1,
        table,
        seen,
        reason: "a card was misread",
        device: None,
    };
    let scores = [first, 1, -first - 1].map(SeatResult::of).to_vec();
    let act = ActOnResult {
        typed,
        act: ResultAct::Rule(scores),
    };
    request(&site.store, &CLI, id, Utc::now()).act(act).expect("a result");
}

/// An evening from its first to its last act.
fn play(site: &Site, number: u64) -> TournamentId {
    let name = format!("Friday {number}");
    let new = NewTournament {
        name: &name,
        preset: "club-evening",
        game: "ulti",
        starts: day(number).and_hms_opt(18, 0, 0).expect("a time"),
        venue: "",
    };
    let now = Utc::now();
    let id = create(&site.store, &CLI, example_club::SLUG, &new, None, now).expect("an evening");
    step(site, id, StateChange::Open);
    step(site, id, StateChange::StartCheckIn);
    for name in PLAYERS {
        let entry = Enter {
            member: member(site, name),
            here: true,
        };
        request(&site.store, &CLI, id, now).act(entry).expect("an entry");
    }
    begin(&request(&site.store, &CLI, id, now));
    for table in [1, 2] {
        rule(site, id, table, 9 + i64::from(table));
    }
    step(site, id, StateChange::Finish);
    id
}

/// The league in three pages from the list of the club's leagues, shown to everyone, with tables that wait.
async fn made(owner: &mut Person) {
    owner.open(&format!("/clubs/{}/leagues", example_club::SLUG)).await;
    owner.press("a.go[href$='/leagues/new']").await;
    let from = day(0).to_string();
    let fields = [("#name", "Friday League"), ("#from", &from), ("#slug", LEAGUE)];
    owner.fill(&fields).await;
    owner.press("main form button.go").await;
    assert_eq!(owner.loads, 3, "from the list to the league");
    owner.press("a[href$='/manage']").await;
    if owner
        .browser
        .tell("return !!document.querySelector('button[value=show]')")
        .await
        == json!(true)
    {
        owner.press("button[value=show]").await;
    }
    owner.browser.click("input[name=live]").await;
    owner.press("button[value=publishing]").await;
}

/// Publishes what waits.
async fn publish(owner: &mut Person, site: &Site, reason: &str) {
    let head = season(site).head;
    owner.open(&format!("/leagues/{LEAGUE}/{}/manage", head.slug)).await;
    owner.fill(&[("#publish-reason", reason)]).await;
    owner.press("button[value=publish]").await;
    assert_eq!(season(site).head.revision, head.revision + 1, "{}", owner.text().await);
}

/// The names of the rows that are shown, in their order.
async fn rows(person: &Person) -> Vec<String> {
    let script = "return [...document.querySelectorAll('table.league tbody tr[id] summary')] \
                  .map(one => one.firstChild.textContent.trim())";
    serde_json::from_value(person.browser.tell(script).await).expect("names")
}

/// Nothing is cut off or too small, and axe-core, which needs script, finds nothing.
async fn looks_well(person: &Person, way: &Way, what: &str) {
    let mut faults: Vec<String> = serde_json::from_value(person.browser.tell(LAYOUT).await).expect("faults");
    if way.has_script {
        faults.extend(person.browser.axe().await.unwrap_or_default());
    }
    assert_eq!(faults, Vec::<String>::new(), "{what}");
}

/// The second of the table unfolds, says why, and leads to every evening of theirs.
async fn a_visitor_reads(visitor: &mut Person, way: &Way, site: &Site) {
    visitor.open(&format!("/leagues/{LEAGUE}")).await;
    assert_eq!(rows(visitor).await, published(site));
    looks_well(visitor, way, "the season").await;
    let second = "table.league tbody tr:nth-of-type(2)";
    visitor.browser.click(&format!("{second} summary")).await;
    let told = visitor
        .browser
        .words(&format!(
            "return document.querySelector('{second} details p').innerText"
        ))
        .await;
    assert!(told.len() > 10, "why: {told}");
    visitor.press(&format!("{second} details a")).await;
    let name = published(site).remove(1);
    visitor.sees(&name).await;
    looks_well(visitor, way, "a row").await;
}

async fn another_site_shows(visitor: &Person, site: &Site) {
    let frame = format!("{}/embed/leagues/{LEAGUE}?theme=dark&lang=hu&rows=5", visitor.base);
    let page = format!("<!doctype html><title>Our club</title><iframe src=\"{frame}\" title=\"League\"></iframe>");
    let address = other_site(page);
    visitor.browser.open(&format!("http://{address}/")).await;
    visitor.browser.client.enter_frame(0).await.expect("a frame");
    let shown = visitor
        .browser
        .words("const all = document.documentElement; return [all.dataset.theme, all.lang, all.innerText].join(' ')")
        .await;
    assert!(shown.starts_with("dark hu "), "{shown}");
    let first = published(site).remove(0);
    assert!(shown.contains(&first) && shown.contains("Játékos"), "{first}: {shown}");
    visitor.browser.client.enter_parent_frame().await.expect("the page");
}

async fn walk(way: &Way) -> Option<()> {
    let backend = Backend::sqlite_with(Contents::ExampleClub);
    let site = Site::start(&backend.open());
    let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
    let mut owner = Person::signed_in(&site, &accounts[1].email, &accounts[1].password).await?;
    let mut visitor = Person::new(&site).await?;
    for person in [&owner, &visitor] {
        for (name, value) in [("theme", way.theme), ("lang", way.lang)] {
            let cookie = json!({"url": person.base, "name": name, "value": value});
            person.browser.order("Network.setCookie", &cookie);
        }
        if !way.has_script {
            person.browser.without_script();
        }
    }
    owner.browser.width(way.width);
    made(&mut owner).await;
    let nobody_played = published(&site);
    let nights: Vec<TournamentId> = (1..=3).map(|number| play(&site, number)).collect();
    assert_eq!(published(&site), nobody_played, "what waits is nobody's to see");
    publish(&mut owner, &site, "three evenings").await;
    let first = published(&site);
    assert_eq!(first.len(), PLAYERS.len() - 1, "a guest has no row");
    a_visitor_reads(&mut visitor, way, &site).await;

    step(&site, nights[0], StateChange::Reopen);
    rule(&site, nights[0], 1, -30);
    step(&site, nights[0], StateChange::Finish);
    assert_eq!(published(&site), first, "a correction waits too");
    owner
        .open(&format!("/leagues/{LEAGUE}/{}/manage", season(&site).head.slug))
        .await;
    let draft = rows(&owner).await;
    assert_ne!(draft, first, "who would move");
    looks_well(&owner, way, "what waits").await;
    publish(&mut owner, &site, "a card was misread").await;
    assert_eq!(published(&site), draft);
    a_visitor_reads(&mut visitor, way, &site).await;
    another_site_shows(&visitor, &site).await;

    let guest = member(&site, PLAYERS[5]);
    owner
        .open(&format!("/clubs/{}/members/{guest}", example_club::SLUG))
        .await;
    owner.browser.click("input[name=is_guest]").await;
    owner.press("form:has(input[name=is_guest]) button.go").await;
    publish(&mut owner, &site, "a guest joined the club").await;
    assert!(
        published(&site).contains(&PLAYERS[5].to_owned()),
        "{:?}",
        published(&site)
    );
    owner
        .open(&format!("/leagues/{LEAGUE}/{}/print", season(&site).head.slug))
        .await;
    assert_eq!(sheets(&owner.browser, "season-poster"), 1, "the poster");
    Some(())
}

#[tokio::test]
async fn a_season_goes_from_its_preset_to_another_sites_page_at_a_desk() {
    let way = Way {
        width: 1280,
        theme: "light",
        lang: "en",
        has_script: true,
    };
    // Without a browser it is passed over.
    let _ = walk(&way).await;
}

#[tokio::test]
async fn the_same_goes_without_script_on_a_phone_in_the_dark_and_in_hungarian() {
    let way = Way {
        width: 360,
        theme: "dark",
        lang: "hu",
        has_script: false,
    };
    let _ = walk(&way).await;
}
