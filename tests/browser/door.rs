//! The list at the door on a phone: how far it reaches, how many taps it takes, and that a tap stays where it is; a
//! player who says that they are here; and the same without script and without a network.

use chrono::Utc;
use serde_json::json;
use talon_service::tournaments::check_in::SetSelfCheckIn;
use talon_service::tournaments::{ActOnEntry, ChangeSetting, ChangeState, Enter, EntryAct, Setting, StateChange, read};
use talon_store::TournamentId;
use talon_store::arrivals::SelfCheckIn;
use talon_store::roles::Role;
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Money, Prizes, SettingPart, Tournament};

use super::narrow::broken_words;
use super::person::Person;
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{CLI, Who, entry, grant, town};
use crate::harness::act::request;
use crate::harness::backend::Backend;
use crate::harness::site::Site;

/// What is wrong with the layout of the page that is open.
const LAYOUT: &str = include_str!("layout.js");
/// A phone.
const SCREEN: (u32, u32) = (360, 740);
const PLAYERS: u16 = 23;

/// An evening to which so many are announced, one of them a member with an account, while players are checked in.
struct Door {
    site: Site,
    id: TournamentId,
    _backend: Backend,
}

impl Door {
    fn open(own: SelfCheckIn) -> Door {
        let backend = Backend::sqlite();
        let site = Site::start(&backend.open());
        let town = town(&site);
        let id = town.tournaments[0];
        grant(&site.store, town.director, Role::Director, id);
        let act = request(&site.store, &CLI, id, Utc::now());
        let mut members = vec![town.member];
        for number in 2..=PLAYERS {
            let name = match number {
                2 => "Szentgyörgyi-Kovács Maximilián".to_owned(),
                3 => "Đorđe Petrović".to_owned(),
                number => format!("Player {number:02}"),
            };
            members.push(entry(&site.store, "one", &name));
        }
        for member in members {
            act.act(Enter { member, here: false }).expect("an entry");
        }
        let step = StateChange::StartCheckIn;
        act.act(ChangeState { step, reason: "" }).expect("a step");
        act.act_beside(SetSelfCheckIn(own)).expect("a setting");
        Door {
            site,
            id,
            _backend: backend,
        }
    }

    fn here(&self) -> usize {
        let read = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        let tournament = read.expect("the evening").loaded.tournament;
        let entries = tournament.entries.iter();
        entries.filter(|entry| entry.status.is_in_play()).count()
    }

    /// How many have paid.
    fn paid(&self) -> usize {
        let read = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        let tournament = read.expect("the evening").loaded.tournament;
        tournament.entries.iter().filter(|entry| entry.paid.is_some()).count()
    }

    async fn director(&self) -> Option<Person> {
        let mut director = Person::signed_in(&self.site, &Who::Director.mail(), PASSWORD).await?;
        director.browser.size(SCREEN.0, SCREEN.1);
        director.open(&format!("/tournaments/{}/entries", self.id)).await;
        director.browser.tell("window.isOld = true").await;
        Some(director)
    }
}

impl Person {
    pub(super) async fn number(&self, script: &str) -> f64 {
        self.browser.tell(script).await.as_f64().expect("a number")
    }

    /// Taps someone's row in, which is done without another page and moves nothing.
    pub(super) async fn tap(&self, number: u16) {
        let top = format!("return document.querySelector('#e{number}').getBoundingClientRect().top");
        let to = format!("document.querySelector('#e{number}').scrollIntoView({{ block: 'center' }})");
        self.browser.tell(&to).await;
        let before = self.number(&top).await;
        self.touch(&format!("#e{number} .tap")).await;
        self.browser
            .until(&format!("document.querySelector('#e{number} .said')"))
            .await;
        assert_eq!(self.number(&top).await, before, "entry {number} stays where it was");
    }

    pub(super) async fn counts(&self) -> String {
        self.browser
            .words("return document.querySelector('[data-part=counts]').textContent")
            .await
    }

    /// The numbers of the rows that are in sight.
    async fn found(&self) -> serde_json::Value {
        let rows = "return [...document.querySelectorAll('.door > li')].filter(row => row.checkVisibility()) \
            .map(row => Number(row.id.slice(1))).sort((one, other) => one - other)";
        self.browser.tell(rows).await
    }
}

#[tokio::test]
async fn a_fee_is_ticked_in_its_row_which_stays_low_in_every_language() {
    let door = Door::open(SelfCheckIn::No);
    let act = request(&door.site.store, &CLI, door.id, Utc::now());
    let money = Money {
        currency: "Ft".to_owned(),
        fee: 2000,
        prizes: Prizes::default(),
    };
    let seen = door.site.store.read(|db| read::revision(db, &CLI, door.id));
    act.act(ChangeSetting {
        seen: seen.expect("a revision"),
        part: SettingPart::Money,
        read: |_: &Tournament| Ok(Setting::Money(money)),
    })
    .expect("a fee");
    let Some(mut director) = door.director().await else {
        return;
    };
    // All but the one with the longest name.
    let highest = "return [...document.querySelectorAll('.door > li')].map(row => row.offsetHeight) \
        .sort((one, other) => other - one)[1]";
    let paid = "return document.querySelectorAll('.door .fee.on').length";
    for (lang, entry) in [("hu", 2), ("en", 3), ("hr", 4), ("sr", 5)] {
        let cookie = json!({"url": director.base, "name": "lang", "value": lang});
        director.browser.order("Network.setCookie", &cookie);
        director.open(&format!("/tournaments/{}/entries", door.id)).await;
        let before = director.loads;
        let row = director.number(highest).await;
        assert!((44.0..=64.0).contains(&row), "{lang}: a row of {row} px");
        let words = ".door .do, .door > li:not(#e2) .who-is";
        let broken = director.browser.tell(&broken_words(words)).await;
        assert_eq!(broken, json!([]), "{lang}");
        director.tap(entry).await;
        director.browser.click(&format!("#e{entry} .fee")).await;
        director
            .browser
            .until(&format!("document.querySelector('#e{entry} .fee.on')"))
            .await;
        let row = director.number(highest).await;
        assert!(
            (44.0..=64.0).contains(&row),
            "{lang}: a row of {row} px with someone who is here"
        );
        assert_eq!(director.loads, before, "{lang}: it is the same page");
    }
    assert_eq!(director.number(paid).await, 4.0);
    // The next tap on a row that is being sent is not lost, nor is the one after that.
    let here = door.here();
    director
        .browser
        .tell("for (const part of ['.tap', '.fee']) document.querySelector(`#e6 ${part}`).click()")
        .await;
    director.browser.until("document.querySelector('#e6 .said')").await;
    director.browser.until("document.querySelector('#e6 .fee.on')").await;
    director
        .browser
        .tell("for (const part of ['.fee', '.uncheck']) document.querySelector(`#e6 ${part}`).click()")
        .await;
    director.browser.until("document.querySelector('#e6 .tap')").await;
    director
        .browser
        .until("!document.querySelector('#e6 .fee.on') && !document.querySelector('#e6[aria-busy]')")
        .await;
    assert_eq!((door.here(), door.paid()), (here, 4));
    let till = "return document.querySelector('[data-part=till]').textContent";
    let till = director.browser.words(till).await;
    assert!(till.contains("8000 Ft") && till.contains("46.000 Ft"), "{till}");
    assert_eq!(director.browser.tell(LAYOUT).await, json!([]));
}

#[tokio::test]
async fn twenty_three_people_fit_two_screens_and_are_here_by_a_tap_each_or_two_for_all() {
    let door = Door::open(SelfCheckIn::No);
    let id = door.id;
    let Some(mut director) = door.director().await else {
        return;
    };
    for lang in ["hu", "en"] {
        let cookie = json!({"url": director.base, "name": "lang", "value": lang});
        director.browser.order("Network.setCookie", &cookie);
        director.open(&format!("/tournaments/{id}/entries")).await;
        let box_of = |part: &str| format!("document.querySelector('{part}').getBoundingClientRect()");
        let reach = format!("return {}.bottom - {}.top", box_of(".door"), box_of(".door-bar"));
        let reach = director.number(&reach).await;
        assert!(reach <= 2.0 * f64::from(SCREEN.1), "{lang}: {reach} px");
        let highest = "return Math.max(...[...document.querySelectorAll('.door > li')].map(row => row.offsetHeight))";
        let highest = director.number(highest).await;
        assert!((44.0..=57.0).contains(&highest), "{lang}: a row of {highest} px");
    }
    director.browser.tell("window.isOld = true").await;
    assert_eq!(director.counts().await, "0 of 23 here");
    let before = director.loads;
    for number in 1..=21 {
        director.tap(number).await;
    }
    assert_eq!((door.here(), director.counts().await.as_str()), (21, "21 of 23 here"));
    assert_eq!(
        director.browser.tell("return window.isOld").await,
        json!(true),
        "it is the same page"
    );
    assert_eq!(director.loads, before);
    director
        .browser
        .tell("scrollTo(0, document.querySelector('.door').offsetTop + 900)")
        .await;
    let top = director
        .number("return document.querySelector('[data-part=counts]').getBoundingClientRect().top")
        .await;
    assert!((0.0..60.0).contains(&top), "the count is in sight: {top}");
    // The way back, in place and by the keyboard.
    director
        .browser
        .tell("document.querySelector('#e5 [value=uncheck]').focus()")
        .await;
    director.browser.press(&['\u{e007}']).await;
    director.browser.until("document.querySelector('#e5 .tap')").await;
    director
        .browser
        .until("document.activeElement.matches('#e5 .tap')")
        .await;
    assert_eq!(director.counts().await, "20 of 23 here");
    // Two taps for all who are left.
    director.browser.click(".door-all summary").await;
    director.press(".door-all [value=all]").await;
    assert_eq!((door.here(), director.counts().await.as_str()), (23, "23 of 23 here"));
    director.press("[value=undo-all]").await;
    assert_eq!(door.here(), 20);
}

#[tokio::test]
async fn a_name_is_found_as_one_types_and_stays_found_after_a_tap() {
    let door = Door::open(SelfCheckIn::No);
    let id = door.id;
    let Some(director) = door.director().await else {
        return;
    };
    for (typed, found) in [
        ("kovacs", json!([2])),
        ("KOVÁCS max", json!([2])),
        ("djordje", json!([3])),
        ("Ђорђе", json!([3])),
        ("player 1", json!([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21])),
        ("nobody", json!([])),
    ] {
        director.fill(&[("#find-entry", typed)]).await;
        assert_eq!(director.found().await, found, "{typed}");
        let none = director
            .browser
            .tell("return !document.querySelector('[data-none]').hidden")
            .await;
        assert_eq!(none, json!(found == json!([])), "{typed}");
    }
    director.fill(&[("#find-entry", "dorde")]).await;
    director.tap(3).await;
    assert_eq!(director.found().await, json!([3]));
    // Someone else is checked in meanwhile: their row follows, and what is found stays.
    let other = ActOnEntry {
        entry: EntryNo(7),
        act: EntryAct::CheckIn,
    };
    request(&door.site.store, &CLI, id, Utc::now())
        .act(other)
        .expect("an act");
    director.browser.until("document.querySelector('#e7 .said')").await;
    assert_eq!(director.found().await, json!([3]));
    assert_eq!(director.counts().await, "2 of 23 here");
    director.fill(&[("#find-entry", "")]).await;
    assert_eq!(
        director
            .number("return document.querySelectorAll('.door > li').length")
            .await,
        23.0
    );
    let late = director
        .browser
        .tell("return document.querySelector('[data-notice=late]') !== null")
        .await;
    assert_eq!(late, json!(false), "nothing pushes the list down");
    assert_eq!(director.browser.tell("return window.isOld").await, json!(true));
}

#[tokio::test]
async fn a_tap_that_is_not_sent_says_so_and_counts_once_when_it_is() {
    let door = Door::open(SelfCheckIn::No);
    let Some(director) = door.director().await else {
        return;
    };
    let network = |offline: bool| {
        let wish = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        director.browser.order("Network.enable", &json!({}));
        director.browser.order("Network.emulateNetworkConditions", &wish);
    };
    network(true);
    director.browser.click("#e4 .tap").await;
    director.browser.until("document.querySelector('#e4 .not-sent')").await;
    assert_eq!(door.here(), 0);
    network(false);
    director.tap(4).await;
    assert_eq!(door.here(), 1);
}

#[tokio::test]
async fn without_script_a_tap_comes_back_to_its_row() {
    let door = Door::open(SelfCheckIn::No);
    let id = door.id;
    let Some(mut director) = door.director().await else {
        return;
    };
    director.browser.without_script();
    director.open(&format!("/tournaments/{id}/entries")).await;
    director.press("#e20 .tap").await;
    let hash = director.browser.words("return location.hash").await;
    assert_eq!((hash.as_str(), door.here()), ("#e20", 1));
    let row = director.browser.tell("const row = document.querySelector('#e20').getBoundingClientRect(); \
        return [row.top >= document.querySelector('.door-bar').getBoundingClientRect().bottom, row.bottom <= innerHeight]");
    assert_eq!(
        row.await,
        json!([true, true]),
        "it is in sight and not under what stays there"
    );
    director.press("#e20 [value=uncheck]").await;
    assert_eq!(door.here(), 0);
}

#[tokio::test]
async fn a_player_says_that_they_are_here_and_the_door_approves_it_with_one_tap() {
    let door = Door::open(SelfCheckIn::Approved);
    let id = door.id;
    let Some(director) = door.director().await else {
        return;
    };
    let Some(mut player) = Person::new(&door.site).await else {
        return;
    };
    // The code at the door leads here, signing in leads back.
    player.open(&format!("/tournaments/{id}/check-in")).await;
    player.press("main a.go").await;
    player
        .fill(&[("#email", &Who::Member.mail()), ("#password", PASSWORD)])
        .await;
    player.press("main button.go").await;
    player.press(".arrival button.go").await;
    player.sees("approved at the door").await;
    director
        .browser
        .until("document.querySelector('#e1 .tap .chip.warn')")
        .await;
    assert_eq!(door.here(), 0);
    director.tap(1).await;
    assert_eq!(door.here(), 1);
    player.browser.until("document.querySelector('.arrival.good')").await;
}

#[tokio::test]
async fn the_list_at_the_door_fits_every_width_and_pleases_axe() {
    let door = Door::open(SelfCheckIn::Approved);
    let id = door.id;
    let Some(mut director) = door.director().await else {
        return;
    };
    director.tap(4).await;
    let mut faults: Vec<String> = Vec::new();
    for (theme, lang) in [("light", "en"), ("dark", "hu")] {
        for (name, value) in [("theme", theme), ("lang", lang)] {
            let cookie = json!({"url": director.base, "name": name, "value": value});
            director.browser.order("Network.setCookie", &cookie);
        }
        director.open(&format!("/tournaments/{id}/entries")).await;
        director
            .browser
            .tell("document.querySelectorAll('.door-all details, #e5 details').forEach(one => one.open = true)")
            .await;
        for width in [320, 360, 1280] {
            director.browser.width(width);
            let mut found: Vec<String> = serde_json::from_value(director.browser.tell(LAYOUT).await).expect("a list");
            found.extend(director.browser.axe().await.unwrap_or_default());
            faults.extend(
                found
                    .into_iter()
                    .map(|fault| format!("{width} {theme} {lang}: {fault}")),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
