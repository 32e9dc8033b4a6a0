//! A real browser: chromedriver and Chromium as the system has them, one of each for a test.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

/// A browser that is closed when it is dropped.
pub struct Browser {
    pub client: Client,
    driver: Child,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Starts a browser, or says that the test is passed over because there is none.
pub async fn open() -> Option<Browser> {
    let found = Command::new("chromedriver")
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut driver) = found else {
        assert!(
            std::env::var_os("TALON_REQUIRE_BROWSER").is_none(),
            "chromedriver is required and not there"
        );
        eprintln!("passed over: there is no chromedriver");
        return None;
    };
    let port = port(&mut driver);
    let profile = tempfile::tempdir().unwrap();
    let capabilities = json!({
        "goog:chromeOptions": {"args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
            format!("--user-data-dir={}", profile.path().display()),
        ]}
    });
    let serde_json::Value::Object(capabilities) = capabilities else { unreachable!() };
    let client = ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .unwrap();
    Some(Browser { client, driver, _profile: profile })
}

/// The port that chromedriver says it listens on.
fn port(driver: &mut Child) -> u16 {
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    for line in lines.map_while(Result::ok) {
        // The first line repeats the 0 that was asked for.
        let named = line.split_once("successfully on port ");
        if let Some((_, port)) = named {
            return port.trim_end_matches('.').parse().unwrap();
        }
    }
    panic!("chromedriver ended without naming its port");
}

/// Findings of axe-core on the page that is open; `None` when the script is not at hand.
pub async fn axe(client: &Client) -> Option<Vec<String>> {
    let path = std::env::var_os("TALON_AXE")?;
    client.execute(&std::fs::read_to_string(path).unwrap(), vec![]).await.unwrap();
    let script = "const done = arguments[arguments.length - 1]; \
        axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}) \
        .then(found => done(found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))), \
        fault => done(['axe failed: ' + fault]));";
    let found = client.execute_async(script, vec![]).await.unwrap();
    Some(serde_json::from_value(found).unwrap())
}
