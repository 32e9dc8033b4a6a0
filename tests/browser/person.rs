//! Someone with a browser of their own, who opens pages, fills in forms and presses buttons. It knows no page but the
//! one on which one signs in.

use serde_json::json;

use super::driver::{self, Browser};
use crate::harness::site::Site;

/// Someone with a browser.
pub(super) struct Person {
    pub browser: Browser,
    pub base: String,
    /// Pages that were loaded so far.
    pub loads: usize,
}

impl Person {
    pub async fn new(site: &Site) -> Option<Person> {
        let browser = driver::open().await?;
        browser.width(360);
        Some(Person {
            browser,
            base: format!("http://{}", site.address),
            loads: 0,
        })
    }

    pub async fn signed_in(site: &Site, mail: &str, password: &str) -> Option<Person> {
        let mut person = Person::new(site).await?;
        person.open("/sign-in").await;
        person.fill(&[("#email", mail), ("#password", password)]).await;
        person.press("main button.go").await;
        person.loads = 0;
        Some(person)
    }

    pub async fn open(&mut self, path: &str) {
        self.loads += 1;
        self.browser.open(&format!("{}{path}", self.base)).await;
    }

    /// Types into fields, or chooses in them.
    pub async fn fill(&self, fields: &[(&str, &str)]) {
        for (selector, value) in fields {
            let script = format!(
                "const field = document.querySelector({}); field.value = {}; \
                 field.dispatchEvent(new Event('input', {{ bubbles: true }}));",
                json!(selector),
                json!(value)
            );
            self.browser.tell(&script).await;
        }
    }

    /// Opens what an element stands in, as a person would.
    pub async fn unfold(&self, selector: &str) {
        let found = format!("document.querySelector({})?.closest('details')", json!(selector));
        self.browser
            .tell(&format!("const box = {found}; if (box) box.open = true"))
            .await;
    }

    /// Presses a button that leads to another page, and waits for that page.
    pub async fn press(&mut self, selector: &str) {
        self.loads += 1;
        self.browser.tell("window.isOld = true").await;
        self.unfold(selector).await;
        self.browser.click(selector).await;
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
