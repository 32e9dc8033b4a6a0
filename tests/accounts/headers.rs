//! What every answer of the site carries, whoever asks and whatever went wrong.

use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Site};

const POLICY: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

fn faults(answer: &Answer, https: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |name: &str, value: Option<&str>| {
        if answer.header(name) != value {
            faults.push(format!("{name}: {:?} instead of {value:?}", answer.header(name)));
        }
    };
    expect("content-security-policy", Some(POLICY));
    expect("x-content-type-options", Some("nosniff"));
    expect("referrer-policy", Some("same-origin"));
    expect(
        "permissions-policy",
        Some("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    );
    expect("cross-origin-opener-policy", Some("same-origin"));
    expect("x-frame-options", Some("DENY"));
    expect("strict-transport-security", https.then_some("max-age=31536000"));
    expect("access-control-allow-origin", None);
    let vary = answer.header("vary").unwrap_or_default();
    if !vary.contains("accept-encoding") || answer.headers.iter().filter(|(name, _)| name == "vary").count() != 1 {
        faults.push(format!("vary: {vary:?}"));
    }
    let number = answer.header("x-request-id").unwrap_or("no number");
    if number == "no number" || answer.status >= 500 && !answer.text().contains(number) {
        faults.push(format!("nobody is told the number: {number}"));
    }
    let kind = answer.header("content-type").unwrap_or_default();
    if kind.starts_with("text/") && !kind.contains("charset=utf-8") {
        faults.push(format!("{kind} has no charset"));
    }
    let refused = answer.status >= 400;
    if refused && answer.header("cache-control") != Some("no-store") {
        faults.push("a refusal may be kept".into());
    }
    let text = answer.text();
    for word in ["diesel", "SELECT", "panicked", "/src/", ".rs:", "sqlite", "actix"] {
        if refused && text.contains(word) {
            faults.push(format!("{word} is shown"));
        }
    }
    faults
}

/// One answer of every status that the site gives.
fn answers(site: &Site, backend: &Backend) -> Vec<(u16, Answer)> {
    let mut client = site.client();
    let own = [("sec-fetch-site", "same-origin")];
    let form = [own[0], ("content-type", "application/x-www-form-urlencoded")];
    let large = "x".repeat(300 * 1024);
    let style = client.get("/").text();
    let style = style
        .split("href=\"/static/")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a style");
    let style = format!("/static/{style}");
    let tag = client.get(&style).header("etag").unwrap_or("none").to_owned();
    let mut answers = vec![
        (200, client.get("/")),
        (200, client.get("/healthz")),
        (200, client.get(&style)),
        (304, client.send("GET", &style, &[("if-none-match", &tag)], b"")),
        (303, client.post("/preferences", &[("theme", "dark")])),
        (400, client.send("POST", "/preferences", &form, b"theme=a&theme=b")),
        (401, client.get("/account")),
        (
            403,
            client.send("POST", "/preferences", &[("sec-fetch-site", "cross-site")], b""),
        ),
        (404, client.get("/nowhere")),
        (404, client.get("/hands/1.json")),
        (404, client.get("/static/nothing.css")),
        (405, client.send("DELETE", "/", &own, b"")),
        (413, client.send("POST", "/preferences", &form, large.as_bytes())),
        (
            415,
            client.send("POST", "/preferences", &[("content-encoding", "gzip")], b"x"),
        ),
        (
            422,
            client.submit("/sign-in", &[("email", "a@example.org"), ("password", "wrong")]),
        ),
    ];
    backend.behind_the_back("ALTER TABLE hands RENAME TO gone");
    answers.push((500, client.get("/hands")));
    answers.push((500, client.get("/hands/1.json")));
    backend.behind_the_back("ALTER TABLE gone RENAME TO hands");
    answers
}

#[test]
fn every_answer_carries_the_security_headers_and_no_inner_word() {
    for backend in Backend::all_with(Contents::Tables) {
        for base in ["http://talon.test", "https://talon.test"] {
            let site = Site::with(&backend.open(), |config| config.base_url = base.into());
            for (status, answer) in answers(&site, &backend) {
                assert_eq!(answer.status, status, "{}", answer.text());
                let faults = faults(&answer, base.starts_with("https"));
                assert!(faults.is_empty(), "{status}: {faults:?}");
            }
        }
    }
}

#[test]
fn too_many_pages_from_one_address_are_told_to_wait() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let mut client = site.client();
        let answer = (0..400)
            .map(|_| client.get("/nowhere"))
            .find(|answer| answer.status == 429);
        let answer = answer.expect("a limit");
        assert!(faults(&answer, false).is_empty(), "{:?}", faults(&answer, false));
        assert!(answer.header("retry-after").is_some());
        // What keeps a page usable and a watcher informed is not counted.
        assert_eq!(client.get("/healthz").status, 200);
    }
}
