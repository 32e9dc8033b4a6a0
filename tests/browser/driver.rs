//! A real browser: chromedriver and Chromium as the system has them, one of each for a test. It knows no page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use base64::Engine;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// How often a condition is asked for before a test fails; each question is an answer of the browser, so that a slow
/// machine takes longer over each.
const QUESTIONS_MAX: usize = 4000;

/// A browser that is closed when it is dropped.
pub struct Browser {
    pub client: Client,
    driver: Child,
    port: u16,
    session: String,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends the browser with the session; a killed driver would leave it running.
        let path = format!("/session/{}", self.session);
        let _ = self.ask("DELETE", &path, "");
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Starts a browser, or says that the test is passed over because there is none.
pub async fn open() -> Option<Browser> {
    let Some((driver, port)) = started() else {
        assert!(
            std::env::var_os("TALON_REQUIRE_BROWSER").is_none(),
            "chromedriver is required and not there"
        );
        eprintln!("passed over: there is no chromedriver");
        return None;
    };
    let profile = tempfile::tempdir().unwrap();
    let capabilities = json!({
        "goog:chromeOptions": {"args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
            "--hide-scrollbars", format!("--user-data-dir={}", profile.path().display()),
        ]}
    });
    let Value::Object(capabilities) = capabilities else {
        unreachable!()
    };
    let client = ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .unwrap();
    let session = client.session_id().await.unwrap().expect("a session");
    let browser = Browser {
        client,
        driver,
        port,
        session,
        _profile: profile,
    };
    browser.width(1280);
    Some(browser)
}

/// How often the driver is started: the port that it takes for both kinds of address may belong to someone in one.
const STARTS: usize = 5;

/// A driver, and the port that it listens on; nothing where there is none.
fn started() -> Option<(Child, u16)> {
    for _ in 0..STARTS {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        if let Some(port) = port(&mut driver) {
            return Some((driver, port));
        }
        let _ = driver.wait();
    }
    panic!("chromedriver ended without naming its port");
}

/// The port that chromedriver says it listens on; none where it ended without one.
fn port(driver: &mut Child) -> Option<u16> {
    let lines = BufReader::new(driver.stdout.take()?).lines();
    // The first line repeats the 0 that was asked for.
    let named = |line: String| {
        let (_, port) = line.split_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    };
    lines.map_while(Result::ok).find_map(named)
}

impl Browser {
    /// A command of the browser's own protocol, for what a driver has no words for.
    pub fn order(&self, name: &str, parameters: &Value) -> Value {
        let path = format!("/session/{}/goog/cdp/execute", self.session);
        let answer = self
            .ask("POST", &path, &json!({"cmd": name, "params": parameters}).to_string())
            .unwrap();
        let mut answer: Value = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{name}: {answer}"));
        let value = answer["value"].take();
        assert!(value.get("error").is_none(), "{name}: {value}");
        value
    }

    /// One request to the driver; the body of its answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        let address = format!("127.0.0.1:{}", self.port);
        let mut stream = TcpStream::connect(&address)?;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
            content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        // The driver keeps the connection open, so the head has to say where the answer ends.
        let mut stream = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            stream.read_line(&mut line)?;
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(told) = line.strip_prefix("content-length:") {
                length = told.trim().parse().unwrap();
            }
            if line.is_empty() {
                break;
            }
        }
        let mut answer = vec![0; length];
        stream.read_exact(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// Makes the page as wide as a device is, which may be narrower than any window.
    pub fn width(&self, width: u32) {
        self.size(width, 900);
    }

    /// The same with the height of the device.
    pub fn size(&self, width: u32, height: u32) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.order("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Sets a medium ("" for the screen) and wishes of the reader's system such as `prefers-color-scheme`.
    pub fn medium(&self, medium: &str, wishes: &[(&str, &str)]) {
        let features: Vec<_> = wishes
            .iter()
            .map(|(name, value)| json!({"name": name, "value": value}))
            .collect();
        self.order(
            "Emulation.setEmulatedMedia",
            &json!({"media": medium, "features": features}),
        );
    }

    /// From the next page on, the scripts of pages do not run; those of the test do.
    pub fn without_script(&self) {
        self.order("Emulation.setScriptExecutionDisabled", &json!({"value": true}));
    }

    /// A picture of the whole page, or of the upper part of a long one.
    pub fn picture(&self) -> Vec<u8> {
        let size = self.order("Page.getLayoutMetrics", &json!({}))["cssContentSize"].take();
        let height = size["height"].as_f64().unwrap().min(6000.0);
        let clip = json!({"x": 0, "y": 0, "width": size["width"], "height": height, "scale": 1});
        let wish = json!({"format": "png", "captureBeyondViewport": true, "clip": clip});
        let picture = self.order("Page.captureScreenshot", &wish);
        base64::engine::general_purpose::STANDARD
            .decode(picture["data"].as_str().unwrap())
            .unwrap()
    }

    /// Keeps such a picture in the folder that `TALON_SHOTS` names, where it names one.
    pub fn keeps_picture(&self, name: &str) {
        keep(&format!("{name}.png"), || self.picture());
    }

    pub async fn open(&self, address: &str) {
        self.client
            .goto(address)
            .await
            .unwrap_or_else(|fault| panic!("{address}: {fault}"));
    }

    /// What a script of the test answers.
    pub async fn tell(&self, script: &str) -> Value {
        self.client
            .execute(script, vec![])
            .await
            .unwrap_or_else(|fault| panic!("{script}: {fault}"))
    }

    /// The same as text.
    pub async fn words(&self, script: &str) -> String {
        self.tell(script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Asks until it is so, on a page that has loaded: before that an element may be there and the next one not yet.
    pub async fn until(&self, condition: &str) {
        let script = format!("return document.readyState === 'complete' && Boolean({condition})");
        for _ in 0..QUESTIONS_MAX {
            // While a page goes and the next one comes, a question may find neither.
            if let Ok(Value::Bool(true)) = self.client.execute(&script, vec![]).await {
                return;
            }
        }
        let address = self.client.current_url().await.unwrap();
        panic!("never so: {condition}, at {address}; focus on {}", self.focus().await);
    }

    pub async fn click(&self, selector: &str) {
        let element = self.client.find(Locator::Css(selector)).await;
        let element = element.unwrap_or_else(|fault| panic!("{selector}: {fault}"));
        element
            .click()
            .await
            .unwrap_or_else(|fault| panic!("{selector}: {fault}"));
    }

    /// Presses and lets go of keys, one after the other.
    pub async fn press(&self, keys: &[char]) {
        let mut acts = KeyActions::new("keyboard".into());
        for value in keys {
            acts = acts
                .then(KeyAction::Down { value: *value })
                .then(KeyAction::Up { value: *value });
        }
        self.client.perform_actions(acts).await.unwrap();
    }

    /// A key with the shift key held.
    pub async fn press_shifted(&self, key: impl Into<char>) {
        let (shift, value) = (char::from(Key::Shift), key.into());
        let acts = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: shift });
        self.client.perform_actions(acts).await.unwrap();
    }

    pub async fn write(&self, text: &str) {
        self.press(&text.chars().collect::<Vec<_>>()).await;
    }

    /// Goes on with the tab key until an element of this selector has the focus; answers over how many stops.
    pub async fn tab_to(&self, selector: &str) -> usize {
        for stop in 1..=120 {
            self.press(&[Key::Tab.into()]).await;
            let there = format!("return document.activeElement.matches({})", json!(selector));
            if self.tell(&there).await == json!(true) {
                return stop;
            }
        }
        panic!("the tab key never comes to {selector}");
    }

    /// What has the focus, for people who read a failure.
    pub async fn focus(&self) -> String {
        self.words("const e = document.activeElement; return e ? e.outerHTML.slice(0, 160) : 'nothing'")
            .await
    }

    /// Findings of axe-core on the page that is open; `None` when the script is not at hand.
    pub async fn axe(&self) -> Option<Vec<String>> {
        let Some(path) = std::env::var_os("TALON_AXE") else {
            let required = std::env::var_os("TALON_REQUIRE_BROWSER").is_some();
            assert!(!required, "TALON_AXE names no axe-core");
            return None;
        };
        self.tell(&std::fs::read_to_string(path).unwrap()).await;
        let script = "const done = arguments[arguments.length - 1]; \
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']; \
            axe.run({runOnly: tags, rules: {'target-size': {enabled: true}}, resultTypes: ['violations']}) \
            .then(found => done(found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))), \
            fault => done(['axe failed: ' + fault]));";
        let found = self.client.execute_async(script, vec![]).await.unwrap();
        Some(serde_json::from_value(found).unwrap())
    }
}

/// Writes a file into the folder that `TALON_SHOTS` names, where it names one.
pub fn keep(file: &str, content: impl FnOnce() -> Vec<u8>) {
    if let Some(folder) = std::env::var_os("TALON_SHOTS").map(std::path::PathBuf::from) {
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join(file), content()).expect("a file");
    }
}
