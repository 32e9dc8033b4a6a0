//! Requests that nobody sends by accident, each with its answer: heads that are too long, targets and methods of other
//! kinds, addresses that lead out of the tree, more connections than one needs.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};

fn connect(site: &Site) -> TcpStream {
    let stream = TcpStream::connect(site.address).expect("the site listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
    stream
}

/// Sends these bytes, and reads what comes until the other side has ended.
fn raw(site: &Site, bytes: &[u8]) -> String {
    let mut stream = connect(site);
    let _ = stream.write_all(bytes);
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

fn status(answer: &str) -> u16 {
    answer
        .split(' ')
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or_default()
}

fn ask(site: &Site, line: &str, headers: &str) -> String {
    raw(
        site,
        format!("{line} HTTP/1.1\r\nhost: talon.test\r\nconnection: close\r\n{headers}\r\n").as_bytes(),
    )
}

#[test]
fn every_strange_target_has_a_plain_answer() {
    on_each_site(|site| {
        for (line, expected) in [
            ("GET http://evil.example/hands", 200),
            ("GET http://evil.example/account", 401),
            ("GET //evil.example/", 404),
            ("OPTIONS *", 404),
            ("CONNECT evil.example:443", 403),
            ("TRACE /", 403),
            ("GET /static/../../Cargo.toml", 404),
            ("GET /static/%2e%2e/%2e%2e/Cargo.toml", 404),
            ("GET /static/..%2f..%2fCargo.toml", 404),
            ("GET /static//etc/passwd", 404),
            ("GET /hands/%zz", 404),
            ("GET /hands/%ff%fe", 404),
            ("GET /hands/%00", 404),
            ("GET /hands?player=%zz&x=%", 200),
            ("GET /hands?player=%ff%fe", 200),
            ("GET /hands?player=a&player=b", 400),
            ("GET /hands/-1", 404),
            ("GET /hands/9223372036854775808", 404),
            ("GET /hands/1/99999999999999999999", 404),
            ("GET /hands?older=9223372036854775807-9223372036854775807", 400),
            ("GET /hands?from=-262142-12-31&to=%2B262142-12-31", 200),
            ("GET /api/v1/hands?from=-262142-12-31", 400),
            ("GET /api/v1/hands?cursor=9223372036854775807-1", 400),
        ] {
            let answer = ask(site, line, "");
            assert_eq!(status(&answer), expected, "{line}: {answer}");
            assert!(answer.contains("content-security-policy: default-src 'self'"), "{line}");
            assert!(!answer.contains("root:") && !answer.contains("[package]"), "{line}");
        }
        let wish = "x-http-method-override: DELETE\r\nsec-fetch-site: same-origin\r\ncontent-length: 0\r\n";
        assert_eq!(status(&ask(site, "POST /hands", wish)), 405);
        let broken = "cookie: \u{ff}=;;;===; talon; =; lang=\"; theme=\u{1}x\r\n";
        assert!([200, 400].contains(&status(&ask(site, "GET /", broken))));
    });
}

#[test]
fn a_head_that_is_too_long_is_refused_before_anybody_looks_at_it() {
    on_each_site(|site| {
        let statements = site.store.statements();
        let long = "a".repeat(17 * 1024);
        let cookies: String = (0..4000).map(|n| format!("c{n}=1; ")).collect();
        for (line, headers) in [
            (format!("GET /hands?player={long}"), String::new()),
            ("GET /hands".to_owned(), format!("x-long: {long}\r\n")),
            ("GET /hands".to_owned(), format!("cookie: {cookies}\r\n")),
            (format!("GET /api/v1/hands?player={long}"), String::new()),
            (format!("GET /hands?player={}", "a".repeat(60_000)), String::new()),
        ] {
            let answer = ask(site, &line, &headers);
            assert_eq!(status(&answer), 431, "{}", &answer[..answer.len().min(200)]);
            let object = line.contains("/api/") == answer.contains("application/problem+json");
            assert!(object && answer.contains("content-security-policy"), "{line}");
        }
        assert_eq!(site.store.statements(), statements, "something was looked up for them");
        // What is just short enough is read as always.
        let fits = format!("GET /hands?player={}", "a".repeat(15 * 1024));
        assert_eq!(status(&ask(site, &fits, "")), 200);
        let many: String = (0..200).map(|n| format!("x{n}: 1\r\n")).collect();
        assert_eq!(status(&ask(site, "GET /", &many)), 431);
    });
}

#[test]
fn one_address_does_not_take_the_connections_of_all() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let mut held: Vec<TcpStream> = Vec::new();
        for _ in 0..100 {
            let mut stream = connect(&site);
            // An answer shows that the connection was taken.
            stream
                .write_all(b"GET /healthz HTTP/1.1\r\nhost: talon.test\r\n\r\n")
                .expect("taken");
            let mut first = [0; 12];
            stream.read_exact(&mut first).expect("an answer");
            assert_eq!(&first, b"HTTP/1.1 200");
            held.push(stream);
        }
        let mut over = Vec::new();
        let _ = connect(&site).read_to_end(&mut over);
        let over = String::from_utf8_lossy(&over).into_owned();
        assert_eq!(status(&over), 429, "{over}");
        assert!(over.contains("retry-after: 10"), "{over}");
        // Whoever ends one has a place for the next, as soon as the server has seen the end.
        drop(held);
        let again =
            std::iter::repeat_with(|| raw(&site, b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"));
        assert!(again.take(10_000).any(|answer| status(&answer) == 200));
    }
}

#[test]
fn a_session_that_is_made_up_is_counted_by_its_address() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let late = (0..400).any(|n| {
            let mut client = site.client();
            client.cookies.insert("talon".into(), format!("made-up-{n}"));
            client.get("/nowhere").status == 429
        });
        assert!(late, "nobody was told to wait");
    }
}
