//! A scorecard as people keep it: on a phone, deal after deal, taps counted; with the keyboard's forms alone; on two
//! phones at one table.

use serde_json::{Value, json};

use super::club;
use super::driver::{self, Browser};

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

    /// Taps so far.
    pub(super) const fn taps(&self) -> usize {
        self.taps
    }

    pub(super) async fn tap(&mut self, selector: &str) {
        self.taps += 1;
        let element = format!("document.querySelector({})", json!(selector));
        self.browser.until(&element).await;
        // What is folded is opened first, by a tap.
        let open = format!(
            "const box = {element}.closest('details:not([open])'); if (box) box.open = true; return Boolean(box)"
        );
        if self.browser.tell(&open).await == json!(true) {
            self.taps += 1;
        }
        self.browser.tell(&format!("{element}.click()")).await;
    }

    /// Waits until the forms of the card are kept, and takes the network away.
    pub(super) async fn lose_network(&self) {
        let has_forms = "(() => { \
            const name = Object.keys(localStorage).find((name) => name.startsWith('talon.scorecard.forms.')); \
            const tag = document.querySelector('[data-part=deal]')?.dataset.forms; \
            return name && JSON.parse(localStorage.getItem(name)).tag === tag; })()";
        self.browser.until(has_forms).await;
        self.network(false);
    }

    pub(super) fn network(&self, is_there: bool) {
        let conditions = json!({"offline": !is_there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.browser.order("Network.enable", &json!({}));
        self.browser.order("Network.emulateNetworkConditions", &conditions);
    }

    /// Presses the button that sends what waits, unless the phone has noticed by itself that there is a network again.
    pub(super) async fn send_again(&mut self) {
        self.browser
            .tell("document.querySelector('.outbox > button')?.click()")
            .await;
    }

    /// Begins a card and answers its path.
    pub(super) async fn begin(&mut self, game: &str, names: &[&str]) -> String {
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

    /// Writes a deal of a worked evening; one tap too many is a fault.
    pub(super) async fn deal(&mut self, number: usize, score: &Value) {
        self.fill(score).await;
        let written = format!("document.querySelector('.lines tbody th')?.textContent.trim() === '{number}'");
        self.browser.until(&written).await;
        assert!(self.taps <= TAPS_MAX, "deal {number} takes {} taps", self.taps);
    }

    /// The same without a network: it waits on the phone, as one of so many.
    pub(super) async fn deal_unsent(&mut self, waiting: usize, score: &Value) {
        self.fill(score).await;
        let kept = format!("document.querySelectorAll('.outbox li').length === {waiting}");
        self.browser.until(&kept).await;
        assert!(self.taps <= TAPS_MAX, "deal {waiting} takes {} taps", self.taps);
    }

    /// Waits until so many deals that were kept on the phone stand on the card.
    pub(super) async fn all_sent(&mut self, count: usize) {
        self.network(true);
        self.send_again().await;
        let written = format!("document.querySelectorAll('.lines tbody tr').length === {count}");
        self.browser.until(&written).await;
        self.browser.until("!document.querySelector('.outbox li')").await;
    }

    /// From the next page on, the site speaks this language.
    pub(super) fn speak(&self, lang: &str) {
        let cookie = json!({"url": self.base, "name": "lang", "value": lang});
        self.browser.order("Network.setCookie", &cookie);
    }

    async fn fill(&mut self, score: &Value) {
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
    }

    pub(super) async fn sums(&self) -> Vec<i64> {
        let script = "return JSON.stringify([...document.querySelectorAll('.sums b')].map((sum) => \
                      Number(sum.textContent.replace('−', '-'))))";
        serde_json::from_str(&self.browser.words(script).await).expect("three sums")
    }
}

pub(super) fn evening() -> Value {
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
        let told = phone
            .browser
            .words("return document.querySelector('body > [role=status]').textContent")
            .await;
        let sum = wanted[0].to_string().replace('-', "\u{2212}");
        assert!(
            told.contains("Anna") && told.contains(&sum),
            "what is read aloud: {told}"
        );
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
async fn a_seldom_contract_is_found_by_its_parts_and_what_cannot_stand_together_is_given_up() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    phone.begin("ulti", &["Anna", "Béla", "Cili"]).await;
    let exact = "return document.querySelector('.calls .go')?.value ?? ''";
    let listed = "return String([...document.querySelectorAll('.calls .list button[data-parts]')] \
                  .filter((call) => call.checkVisibility()).length)";
    phone.tap("#who0").await;
    for (part, call, left) in [
        ("h20", "h20", "15"),
        ("ulti", "h20+ulti", "8"),
        ("aces", "h20+ulti+aces", "2"),
        ("odur", "h20+ulti+odur", "2"),
        ("hearts", "p:h20+ulti+odur", "1"),
        ("h40", "p:h40+ulti+odur", "1"),
        ("hearts", "h40+ulti+odur", "2"),
        ("odur", "h40+ulti", "8"),
        ("ulti", "h40", "15"),
        ("h40", "", "41"),
        ("aces", "simple+aces", "12"),
    ] {
        phone.tap(&format!("[data-builder] input[value='{part}']")).await;
        assert_eq!(phone.browser.words(exact).await, call, "after {part}");
        assert_eq!(phone.browser.words(listed).await, left, "after {part}");
    }
    phone.tap(".calls .list .go").await;
    phone.browser.until("document.querySelector('form[data-deal]')").await;
    let call = phone
        .browser
        .words("return document.querySelector('form[data-deal]').elements.call.value")
        .await;
    assert_eq!(call, "simple+aces");
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
    // The card has the same buttons above its deals.
    other.browser.until("location.pathname.endsWith('/deals/2')").await;
    other.tap("button[value='keep-both']").await;
    other
        .browser
        .until("document.querySelectorAll('.lines tbody tr').length === 3")
        .await;
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
