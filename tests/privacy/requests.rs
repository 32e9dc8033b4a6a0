//! Requests that a browser would not send: foreign names of the host, ways back that lead away, bodies that come in
//! disguise, too slowly or without end.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::accounts::people::{MAIL, PASSWORD, anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};

/// Sends these bytes, and reads until the other side has ended.
fn raw(site: &Site, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(site.address).expect("the site listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
    stream.write_all(bytes).expect("taken");
    let mut text = Vec::new();
    stream.read_to_end(&mut text).expect("an end");
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn a_foreign_host_reaches_no_link_and_no_decision() {
    on_each_site(|site| {
        let hosts = [("x-forwarded-host", "evil.example"), ("forwarded", "host=evil.example")];
        for path in ["/", "/sign-in", "/hands", "/rules/ulti", "/nowhere", "/account"] {
            let answer = site.client().send("GET", path, &hosts, b"");
            let request = format!("GET {path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n");
            let text = raw(site, request.as_bytes()) + &answer.text();
            assert!(!text.contains("evil.example"), "{path}");
        }
        // That a request comes from this site is not for the request to say.
        let lie = [("host", "evil.example"), ("origin", "http://evil.example")];
        assert_eq!(
            site.client()
                .send("POST", "/preferences", &lie[1..], b"theme=dark")
                .status,
            403
        );
    });
}

#[test]
fn a_way_back_leads_nowhere_else() {
    on_each_site(|site| {
        anna(&site.store, false);
        let form = |next| [("email", MAIL), ("password", PASSWORD), ("next", next)];
        for bad in [
            "//evil.example",
            "https://evil.example/",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "/\r\nset-cookie: a=b",
            "javascript:alert(1)",
            "evil.example",
            "/ő",
            "",
        ] {
            let answer = site.client().submit("/sign-in", &form(bad));
            assert_eq!((answer.status, answer.header("location")), (303, Some("/")), "{bad:?}");
            let answer = site.client().post("/preferences", &[("theme", "dark"), ("next", bad)]);
            assert_eq!((answer.status, answer.header("location")), (303, Some("/")), "{bad:?}");
            let page = site
                .client()
                .get(&format!("/sign-in?next={}", crate::harness::site::encode(&[("", bad)])));
            assert_eq!(page.hidden("next").as_deref(), Some("/"), "{bad:?}");
        }
        let good = site.client().submit("/sign-in", &form("/hands?player=Anna&older=3"));
        assert_eq!(good.header("location"), Some("/hands?player=Anna&older=3"));
    });
}

#[test]
fn every_cookie_is_kept_from_scripts_other_sites_and_plain_lines() {
    for backend in Backend::all_with(Contents::Tables) {
        for (base, prefix) in [("https://talon.test", "__Host-"), ("http://talon.test", "")] {
            let site = Site::with(&backend.open(), |config| config.base_url = base.into());
            if prefix.is_empty() {
                anna(&site.store, false);
            } else {
                crate::accounts::people::account(&site.store, "tls@example.org", false);
            }
            let email = if prefix.is_empty() { MAIL } else { "tls@example.org" };
            let mut client = site.client();
            let page = client.get("/sign-in");
            let token = page.hidden("csrf").expect("a token");
            let form = [("email", email), ("password", PASSWORD), ("csrf", token.as_str())];
            let signed_in = client.post("/sign-in", &form);
            let chosen = client.post(
                "/preferences",
                &[("theme", "dark"), ("lang", "hu"), ("faces", "french")],
            );
            let answers = [page, signed_in, chosen];
            let set = answers
                .iter()
                .flat_map(|answer| &answer.headers)
                .filter(|(name, _)| name == "set-cookie");
            let set: Vec<&str> = set.map(|(_, value)| value.as_str()).collect();
            assert!(set.len() >= 6, "{set:?}");
            for cookie in &set {
                let holds = |word: &str| cookie.split("; ").any(|part| part == word);
                assert!(
                    holds("HttpOnly") && holds("SameSite=Lax") && holds("Path=/"),
                    "{cookie}"
                );
                assert_eq!(holds("Secure"), base.starts_with("https"), "{cookie}");
                assert!(!cookie.contains("Domain"), "{cookie}");
            }
            let session = format!("{prefix}talon=");
            assert!(set.iter().any(|cookie| cookie.starts_with(&session)), "{set:?}");
        }
    }
}

#[test]
fn a_body_in_disguise_is_refused_before_anybody_unpacks_it() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let statements = site.store.statements();
        for coding in ["gzip", "deflate", "br", "zstd", "identity", "gzip, gzip"] {
            for path in ["/check", "/account/profile", "/preferences", "/sign-in", "/nowhere"] {
                let headers = [("content-encoding", coding), ("sec-fetch-site", "same-origin")];
                let answer = client.send("POST", path, &headers, &[0x1f, 0x8b, 8, 0]);
                assert_eq!(answer.status, 415, "{coding} {path}");
            }
        }
        assert_eq!(site.store.statements(), statements, "nothing was looked up for them");
    });
}

#[test]
fn a_body_is_cut_where_its_limit_is_whether_it_says_its_length_or_not() {
    on_each_site(|site| {
        let head = "POST /preferences HTTP/1.1\r\nhost: talon.test\r\nconnection: close\r\n\
                    sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\n";
        let long = raw_lossy(
            site,
            format!("{head}content-length: 1073741824\r\n\r\ntheme=").as_bytes(),
        );
        assert!(long.starts_with("HTTP/1.1 413"), "{long}");
        let odd = head.replace("POST /preferences", "GET /nowhere");
        let odd = raw_lossy(site, format!("{odd}transfer-encoding: chunked\r\n\r\n5\r\n").as_bytes());
        assert!(odd.starts_with("HTTP/1.1 404"), "{odd}");
        let mut chunked = format!("{head}transfer-encoding: chunked\r\n\r\n").into_bytes();
        for _ in 0..40 {
            chunked.extend_from_slice(b"2000\r\n");
            chunked.extend(std::iter::repeat_n(b'x', 0x2000));
            chunked.extend_from_slice(b"\r\n");
        }
        let cut = raw_lossy(site, &chunked);
        assert!(cut.starts_with("HTTP/1.1 413"), "{cut}");
    });
}

/// As `raw`; the server may close before all was sent, but it must not hold the connection open.
fn raw_lossy(site: &Site, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(site.address).expect("the site listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
    let _ = stream.write_all(bytes);
    let mut text = Vec::new();
    if let Err(error) = stream.read_to_end(&mut text) {
        assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{error}");
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn a_body_that_stops_coming_holds_no_place() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.times.body = Duration::from_millis(50));
        for (path, kind) in [
            ("/preferences", "application/x-www-form-urlencoded"),
            ("/sign-in", "application/x-www-form-urlencoded"),
            ("/check", "multipart/form-data; boundary=x"),
        ] {
            let head = format!(
                "POST {path} HTTP/1.1\r\nhost: talon.test\r\nsec-fetch-site: same-origin\r\n\
                 content-type: {kind}\r\ncontent-length: 1000\r\n\r\n--x\r\n"
            );
            let answer = raw(&site, head.as_bytes());
            assert!(answer.starts_with("HTTP/1.1 400"), "{path}: {answer}");
        }
        assert_eq!(site.client().get("/healthz").status, 200);
    }
}

#[test]
fn a_head_says_what_the_page_would_say_without_it() {
    on_each_site(|site| {
        for path in ["/", "/hands", "/sign-in", "/healthz", "/nowhere"] {
            let page = site.client().get(path);
            let head = site.client().send("HEAD", path, &[], b"");
            assert_eq!((head.status, head.bytes.len()), (page.status, 0), "{path}");
            assert_eq!(head.header("content-type"), page.header("content-type"), "{path}");
            assert!(head.header("content-security-policy").is_some(), "{path}");
        }
        assert_eq!(site.client().send("HEAD", "/sign-out", &[], b"").status, 405);
    });
}
