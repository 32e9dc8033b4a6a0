//! A scorecard as people keep it: on a phone, deal after deal, taps counted; with the keyboard's forms alone; on two
//! phones at one table.

use serde_json::{Value, json};

use super::driver::{self, Browser};
use super::{Club, club, sign_in};
use crate::harness::site::Site;

/// So many taps has a deal at most.
const TAPS_MAX: usize = 6;

/// Someone with a phone.
pub(super) struct Phone {
    pub(super) browser: Browser,
    base: String,
    taps: usize,
}

impl Phone {
    pub(super) async fn new(base: &str) -> Option<Phone> {
        let browser = driver::open().await?;
        browser.size(360, 740);
        Some(Phone {
            browser,
            base: base.to_owned(),
            taps: 0,
        })
    }

    pub(super) async fn open(&self, path: &str) {
        self.browser.open(&format!("{}{path}", self.base)).await;
    }

    pub(super) async fn tap(&mut self, selector: &str) {
        self.taps += 1;
        let element = format!("document.querySelector({})", json!(selector));
        self.browser.until(&element).await;
        self.browser
            .tell(&format!(
                "const box = {element}.closest('details'); if (box) box.open = true;"
            ))
            .await;
        self.browser.tell(&format!("{element}.click()")).await;
    }

    /// Presses the button that sends what waits, unless the phone has noticed by itself that there is a network again.
    pub(super) async fn send_again(&mut self) {
        self.browser
            .tell("document.querySelector('.outbox button')?.click()")
            .await;
    }

    /// Begins a card and answers its path.
    async fn begin(&mut self, game: &str, names: &[&str]) -> String {
        self.open("/sessions/new").await;
        for (place, name) in names.iter().enumerate() {
            let script = format!("document.querySelector('#name{place}').value = {}", json!(name));
            self.browser.tell(&script).await;
        }
        self.tap(&format!("#game-{game}")).await;
        self.tap("#dealer2").await;
        self.tap("main form button.go").await;
        self.browser.until("document.querySelector('.sums')").await;
        self.browser.words("return location.pathname").await
    }

    /// Writes a deal of a worked evening; more than one tap too many is a fault.
    async fn deal(&mut self, number: usize, score: &Value) {
        self.taps = 0;
        let seat = |letter: &Value| {
            ["A", "B", "C"]
                .iter()
                .position(|one| *one == letter.as_str().unwrap())
                .unwrap()
        };
        let call = match (&score["forfeit"], score["contract"].as_str()) {
            (Value::Bool(true), _) => "thrown_in",
            (_, Some(code)) => code,
            _ => unreachable!("a contract of Ulti"),
        };
        self.tap(&format!("#who{}", seat(&score["declarer"]))).await;
        self.tap(&format!("button[name='call'][value='{call}']")).await;
        self.browser.until("document.querySelector('form[data-deal]')").await;
        for (part, level) in score["kontra"].as_object().into_iter().flatten() {
            match level {
                Value::Object(levels) => {
                    for (letter, level) in levels {
                        self.tap(&format!("[name='f.kontra.{part}.{letter}'][value='{level}']"))
                            .await;
                    }
                }
                level => self.tap(&format!("[name='f.kontra.{part}'][value='{level}']")).await,
            }
        }
        for (silent, how) in score["silent"].as_object().into_iter().flatten() {
            let code = if how == "win" { "won" } else { "lost" };
            self.taps += 1; // it stands under "More"
            self.tap(&format!("[name='f.silent.{silent}'][value='{code}']")).await;
        }
        let parts = score["components"].as_object();
        let word = |made: &Value| if *made == json!(true) { "made" } else { "lost" };
        match parts.map(|parts| parts.iter().collect::<Vec<_>>()).as_deref() {
            Some([(part, made)]) => {
                self.tap(&format!("button[name='f.made.{part}'][value='{}']", word(made)))
                    .await;
            }
            parts => {
                let lost = parts.into_iter().flatten().filter(|(_, made)| **made == json!(false));
                for (part, made) in lost {
                    self.tap(&format!("[name='f.made.{part}'][value='{}']", word(made)))
                        .await;
                }
                self.tap(".ends button").await;
            }
        }
        let written = format!("document.querySelector('.lines tbody th')?.textContent.trim() === '{number}'");
        self.browser.until(&written).await;
        assert!(self.taps <= TAPS_MAX, "deal {number} takes {} taps", self.taps);
    }

    async fn sums(&self) -> Vec<i64> {
        let script = "return JSON.stringify([...document.querySelectorAll('.sums b')].map((sum) => \
                      Number(sum.textContent.replace('−', '-'))))";
        serde_json::from_str(&self.browser.words(script).await).expect("three sums")
    }
}

fn evening() -> Value {
    serde_json::from_str(include_str!("../fixtures/evenings/ulti.json")).expect("an evening")
}

#[tokio::test]
async fn a_whole_evening_is_written_with_six_taps_a_deal_at_most() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    for (at, deal) in evening()["deals"].as_array().expect("deals").iter().enumerate() {
        phone.deal(at + 1, &deal["score"]).await;
        let wanted: Vec<i64> = serde_json::from_value(deal["after"].clone()).expect("sums");
        assert_eq!(phone.sums().await, wanted, "deal {}", at + 1);
    }
    let wide = phone.browser.tell("return document.documentElement.scrollWidth").await;
    assert_eq!(wide, json!(360), "nothing is wider than the phone");
}

#[tokio::test]
async fn without_script_a_deal_is_two_views_and_the_sums_are_the_same() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.browser.without_script();
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    for (at, deal) in evening()["deals"].as_array().expect("deals").iter().take(8).enumerate() {
        phone.deal(at + 1, &deal["score"]).await;
    }
    assert_eq!(phone.sums().await, [-75, 43, 32]);
}

#[tokio::test]
async fn the_other_phone_sees_a_line_without_a_reload_and_what_it_says_otherwise_is_asked() {
    let club = club();
    let Some(mut one) = Phone::new(&club.base).await else {
        return;
    };
    let mut other = Phone::new(&club.base).await.expect("a second browser");
    let card = one.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    other.open(&card).await;
    other.browser.tell("window.isSame = true").await;
    let deals = evening();
    one.deal(1, &deals["deals"][0]["score"]).await;
    other
        .browser
        .until("window.isSame && document.querySelector('.lines tbody tr')")
        .await;
    assert_eq!(other.sums().await, [2, -1, -1]);
    // Both write the second deal, and neither has seen the other's.
    other.tap("#who1").await;
    other.tap("button[name='call'][value='betli']").await;
    other.browser.until("document.querySelector('form[data-deal]')").await;
    one.deal(2, &deals["deals"][1]["score"]).await;
    other.tap("button[name='f.made.betli'][value='made']").await;
    other.browser.until("document.querySelector('.lines .chip.bad')").await;
    assert_eq!(other.sums().await, [-3, -6, 9], "the first counts");
    other.tap(".lines .chip.bad").await;
    other.tap("button[value='keep-both']").await;
    other
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
}

#[tokio::test]
async fn deals_are_written_without_a_network_and_sent_in_order_when_it_is_back() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone
        .browser
        .until("Object.keys(localStorage).some((name) => name.startsWith('talon.scorecard.forms.'))")
        .await;
    let network =
        |offline: bool| json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    phone.browser.order("Network.enable", &json!({}));
    phone.browser.order("Network.emulateNetworkConditions", &network(true));
    for (at, (who, call, made)) in [(0, "simple", "made"), (1, "betli", "lost"), (2, "simple", "made")]
        .into_iter()
        .enumerate()
    {
        phone.tap(&format!("#who{who}")).await;
        phone.tap(&format!("button[name='call'][value='{call}']")).await;
        phone
            .tap(&format!("button[name='f.made.{call}'][value='{made}']"))
            .await;
        let kept = format!("document.querySelectorAll('.outbox li').length === {}", at + 1);
        phone.browser.until(&kept).await;
    }
    let kept = phone
        .browser
        .words("return document.querySelector('.outbox').textContent")
        .await;
    assert!(kept.contains("Anna: Simple") && kept.contains("lost"), "{kept}");
    phone.browser.order("Network.emulateNetworkConditions", &network(false));
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    assert_eq!(phone.sums().await, [6, -12, 6]);
    let dealers = phone.browser.words("return location.pathname").await;
    let lines = format!("return fetch('{dealers}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let dealers: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a record")["deal"]["dealer"].clone())
        .collect();
    assert_eq!(dealers, ["C", "A", "B"], "the deal went round");
}

/// One phone is without a network while someone sits down at the other: what it wrote is of the three, and what it
/// writes next is of the four.
#[tokio::test]
async fn a_fourth_sits_down_while_a_phone_is_without_a_network() {
    let club = club();
    let (Some(mut phone), Some(mut other)) = (Phone::new(&club.base).await, Phone::new(&club.base).await) else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let has_forms = "(() => { \
        const name = Object.keys(localStorage).find((name) => name.startsWith('talon.scorecard.forms.')); \
        const tag = document.querySelector('[data-part=deal]')?.dataset.forms; \
        return name && JSON.parse(localStorage.getItem(name)).tag === tag; })()";
    let network =
        |offline: bool| json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    phone.browser.until(has_forms).await;
    phone.browser.order("Network.enable", &json!({}));
    phone.browser.order("Network.emulateNetworkConditions", &network(true));
    let kept = |count: usize| format!("document.querySelectorAll('.outbox li').length === {count}");
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone.browser.until(&kept(1)).await;

    other.open(&format!("{card}/settings")).await;
    other.tap("#join-name").await;
    other
        .browser
        .tell("document.querySelector('#join-name').value = 'Dani'")
        .await;
    other.tap("button[value='join']").await;
    other
        .browser
        .until("document.querySelectorAll('.sums li').length === 4")
        .await;

    phone.browser.order("Network.emulateNetworkConditions", &network(false));
    phone.send_again().await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    phone
        .browser
        .until("document.querySelectorAll('.sums li').length === 4")
        .await;
    phone.browser.until(has_forms).await;
    phone.browser.order("Network.emulateNetworkConditions", &network(true));
    for (at, who) in [0, 3].into_iter().enumerate() {
        phone.tap(&format!("#who{who}")).await;
        phone.tap("button[name='call'][value='simple']").await;
        phone.tap("button[name='f.made.simple'][value='made']").await;
        phone.browser.until(&kept(at + 1)).await;
    }
    phone.browser.order("Network.emulateNetworkConditions", &network(false));
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone.browser.until("!document.querySelector('.outbox li')").await;
    assert_eq!(phone.sums().await, [4, -3, -3, 2]);
    let lines = format!("return fetch('{card}/deals.ndjson').then((answer) => answer.text())");
    let lines = phone.browser.words(&lines).await;
    let out: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a record")["source"]["sitting_out"]["name"].clone())
        .collect();
    assert_eq!(out, [Value::Null, json!("Dani"), json!("Anna")]);
    // The other phone has seen all of it without a reload.
    other
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    assert_eq!(other.sums().await, [4, -3, -3, 2]);
}

#[tokio::test]
async fn a_card_opens_again_without_a_network_and_keeps_what_was_not_sent() {
    let Club { base, site, backend } = club();
    let Some(mut phone) = Phone::new(&base).await else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let is_ready = "Object.keys(localStorage).some((name) => name.startsWith('talon.scorecard.forms.')) \
        && navigator.serviceWorker.controller";
    phone.browser.until(is_ready).await;
    phone.tap("#who0").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 1")
        .await;
    let (store, address) = (site.store.clone(), site.address);
    drop(site);
    phone.tap("#who1").await;
    phone.tap("button[name='call'][value='betli']").await;
    phone.tap("button[name='f.made.betli'][value='lost']").await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 1")
        .await;
    phone.open(&card).await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 1")
        .await;
    assert_eq!(phone.sums().await, [2, -1, -1]);
    phone.browser.until("document.querySelector('.offline')").await;
    phone.tap("#who2").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone
        .browser
        .until("document.querySelectorAll('.outbox li').length === 2")
        .await;
    let _again = Site::with(&store, |config| config.listen = address.to_string());
    phone.send_again().await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
    phone
        .browser
        .until("!document.querySelector('.outbox li, .offline')")
        .await;
    drop(backend);
}

#[tokio::test]
async fn signing_out_keeps_the_deals_that_were_not_sent_and_nothing_else() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    sign_in(&phone.browser, &club.base).await;
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    // As a deal stands there that could not be sent.
    let unsent = json!([{"body": "who=0&call=simple", "words": "Anna: Simple, made", "refused": "no network"}]);
    let fill = format!(
        "localStorage.setItem('talon.scorecard.{card}', {}); localStorage.setItem('talon.scorecard.forms./x', '{{}}');
        localStorage.setItem('talon.results', '[]'); sessionStorage.setItem('talon.speed', '1');
        return caches.open('talon-scorecards').then((cache) => cache.put('/x', new Response('Anna'))).then(() => 1)",
        json!(unsent.to_string()),
    );
    phone.browser.tell(&fill).await;
    phone.open("/account").await;
    phone.browser.click("form[action='/sign-out'] button").await;
    phone
        .browser
        .until("document.documentElement.dataset.forgotten !== undefined")
        .await;
    let left = "return caches.keys().then((names) => JSON.stringify([Object.keys(localStorage).sort(), \
        sessionStorage.length, names]))";
    let left: Value = serde_json::from_str(&phone.browser.words(left).await).expect("JSON");
    assert_eq!(
        left,
        json!([["talon.results", format!("talon.scorecard.{card}")], 0, []])
    );
    phone.open(&card).await;
    phone.browser.until("document.querySelector('.outbox li')").await;
    let kept = phone
        .browser
        .words("return document.querySelector('.outbox').textContent")
        .await;
    assert!(kept.contains("Anna: Simple, made"), "{kept}");
}

#[tokio::test]
async fn the_pages_of_a_card_have_no_fault_that_a_machine_finds() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    let four = ["Ante", "Bojan", "Cvita", "Dora"];
    for (game, call, people) in [("ulti", "simple+ulti", &four[..3]), ("preferans", "H", &four[..])] {
        let card = phone.begin(game, people).await;
        for page in [
            "/sessions/new".to_owned(),
            card.clone(),
            format!("{card}?who=0&call={call}"),
            format!("{card}/settings"),
        ] {
            for width in [320, 1280] {
                phone.browser.width(width);
                phone.open(&page).await;
                let wide = phone.browser.tell("return document.documentElement.scrollWidth").await;
                assert_eq!(wide, json!(width), "{page}");
                if let Some(faults) = phone.browser.axe().await {
                    assert!(faults.is_empty(), "{page} at {width}: {faults:#?}");
                }
            }
        }
    }
}

/// A lock, a call, a browser that ends: what was chosen so far is there on return, also without a network.
#[tokio::test]
async fn a_deal_that_is_filled_in_by_half_is_there_on_return() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    let card = phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    phone.tap("#who1").await;
    phone.tap("button[name='call'][value='simple']").await;
    phone.tap("[name='f.kontra.simple'][value='1']").await;
    phone.tap("[name='f.silent.ulti'][value='won']").await;
    phone
        .browser
        .until("Object.keys(localStorage).some((name) => name.startsWith('talon.scorecard.half.') && localStorage[name].includes('won'))")
        .await;
    phone.open("/sessions/new").await;
    phone.open(&card).await;
    for chosen in [
        "[name='f.kontra.simple'][value='1']",
        "[name='f.silent.ulti'][value='won']",
    ] {
        let is_chosen = format!("document.querySelector(\"form[data-deal] {chosen}\")?.checked");
        phone.browser.until(&is_chosen).await;
    }
    phone.tap("button[name='f.made.simple'][value='made']").await;
    phone
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 1")
        .await;
    phone.open(&card).await;
    phone.browser.until("document.querySelector('form.choose')").await;
    let left = "return String(Object.keys(localStorage).some((name) => name.startsWith('talon.scorecard.half.')))";
    assert_eq!(phone.browser.words(left).await, "false", "it was saved");
}
