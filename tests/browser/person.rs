//! Someone with a browser of their own, who opens pages, fills in forms and presses buttons, and how often they touch
//! the screen for it. It knows no page but the one on which one signs in.

use std::cell::Cell;

use serde_json::json;
use talon_text::Lang;

use super::driver::{self, Browser};
use crate::harness::site::Site;

/// Someone with a browser.
pub(super) struct Person {
    pub browser: Browser,
    pub base: String,
    /// Pages that were loaded so far.
    pub loads: usize,
    /// Touches of the screen so far. The keys of the phone are none.
    taps: Cell<usize>,
}

/// What something takes on a phone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    pub taps: usize,
    pub views: usize,
}

impl Person {
    pub async fn new(site: &Site) -> Option<Person> {
        let browser = driver::open().await?;
        browser.width(360);
        Some(Person {
            browser,
            base: format!("http://{}", site.address),
            loads: 0,
            taps: Cell::new(0),
        })
    }

    pub async fn signed_in(site: &Site, mail: &str, password: &str) -> Option<Person> {
        let mut person = Person::new(site).await?;
        person.open("/sign-in").await;
        person.fill(&[("#email", mail), ("#password", password)]).await;
        person.press("main button.go").await;
        person.loads = 0;
        person.taps.set(0);
        Some(person)
    }

    /// Chooses a language, as the button at the end of each page does.
    pub fn speaks(&self, lang: Lang) {
        let cookie = json!({"url": self.base, "name": "lang", "value": lang.code()});
        self.browser.order("Network.setCookie", &cookie);
    }

    /// What it has taken so far.
    pub fn effort(&self) -> Effort {
        Effort {
            taps: self.taps.get(),
            views: self.loads,
        }
    }

    /// Holds that something took no more than this, from then on.
    pub fn took(&self, what: &str, since: Effort, most: Effort) {
        let now = self.effort();
        let (taps, views) = (now.taps - since.taps, now.views - since.views);
        let marks = format!("{} taps and {} page views", most.taps, most.views);
        eprintln!("{what}: {taps} taps, {views} page views; at most {marks}");
        assert!(
            taps <= most.taps && views <= most.views,
            "{what} takes {taps} taps and {views} page views, and {marks} are enough"
        );
    }

    fn tapped(&self, times: usize) {
        self.taps.set(self.taps.get() + times);
    }

    pub async fn open(&mut self, path: &str) {
        self.loads += 1;
        self.browser.open(&format!("{}{path}", self.base)).await;
    }

    /// Types into fields, which are tapped first unless the cursor stands there, or chooses in lists, which open first.
    pub async fn fill(&self, fields: &[(&str, &str)]) {
        for (selector, value) in fields {
            let script = format!(
                "const field = document.querySelector({}); field.value = {}; \
                 field.dispatchEvent(new Event('input', {{ bubbles: true }})); \
                 return field === document.activeElement ? 0 : field.matches('select') ? 2 : 1;",
                json!(selector),
                json!(value)
            );
            let taps = self.browser.tell(&script).await.as_u64().expect("a number");
            self.tapped(usize::try_from(taps).expect("few"));
        }
    }

    /// Opens what an element stands in, as a person would.
    pub async fn unfold(&self, selector: &str) {
        let script = format!(
            "const box = document.querySelector({})?.closest('details'); \
             const is_folded = Boolean(box) && !box.open; if (is_folded) box.open = true; return is_folded",
            json!(selector)
        );
        if self.browser.tell(&script).await == json!(true) {
            self.tapped(1);
        }
    }

    /// Taps something that leads to no other page.
    pub async fn touch(&self, selector: &str) {
        self.tapped(1);
        self.browser.click(selector).await;
    }

    /// Presses a button or a link that leads to another page, and waits for that page.
    pub async fn press(&mut self, selector: &str) {
        self.loads += 1;
        self.browser.tell("window.isOld = true").await;
        self.unfold(selector).await;
        self.touch(selector).await;
        self.browser
            .until("!window.isOld && document.readyState === 'complete'")
            .await;
    }

    pub async fn text(&self) -> String {
        self.browser
            .words("return document.querySelector('main').innerText")
            .await
    }

    pub async fn sees(&self, text: &str) {
        let there = format!("document.querySelector('main').innerText.includes({})", json!(text));
        self.browser.until(&there).await;
    }
}
