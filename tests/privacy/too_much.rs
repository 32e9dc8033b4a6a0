//! Bodies that are larger than what is asked for, sent to every address that takes one by someone who is signed in:
//! they are cut while they come, whatever they say of themselves (S-29).

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use talon_service::authorization::{Route, routes};

use crate::accounts::people::{anna, signed_in};
use crate::api::token;
use crate::harness::site::{Site, on_each_site};

const PIECE: usize = 64 * 1024;
/// What is sent at most: above every limit. Forms with a file are listened to for 64 MiB, so that a browser shows what
/// is wrong with them.
const SENT_MAX: usize = 96 * 1024 * 1024;

/// What came of a body without end.
struct Cut {
    /// Nothing, where the connection was closed in our face.
    status: u16,
    sent: usize,
    /// Someone went on waiting for the rest of it.
    endured: bool,
}

/// Sends a body without end and without a length. It is sent faster than an answer may come back, so that what counts
/// is not how much was sent, but that someone stopped waiting for its end.
fn endless(site: &Site, route: &Route, headers: &str, start: &str) -> Cut {
    let path: Vec<&str> = route
        .path
        .split('/')
        .map(|part| if part.starts_with('{') { "1" } else { part })
        .collect();
    let head = format!(
        "{} {} HTTP/1.1\r\nhost: talon.test\r\nsec-fetch-site: same-origin\r\nconnection: close\r\n{headers}\
         transfer-encoding: chunked\r\n\r\n{:x}\r\n{start}\r\n",
        route.method,
        path.join("/"),
        start.len()
    );
    let mut stream = TcpStream::connect(site.address).expect("the site listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
    stream.write_all(head.as_bytes()).expect("a head");
    let piece = [format!("{PIECE:x}\r\n").as_bytes(), &vec![b'x'; PIECE], b"\r\n"].concat();
    let mut listening = stream.try_clone().expect("the same connection");
    let has_answered = AtomicBool::new(false);
    let (mut sent, mut answer, mut endured) = (0, Vec::new(), false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut first = [0; 64];
            match listening.read(&mut first) {
                Ok(count) => answer.extend_from_slice(&first[..count]),
                Err(error) => endured = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
            }
            has_answered.store(true, Ordering::Relaxed);
        });
        while !has_answered.load(Ordering::Relaxed) && sent < SENT_MAX && stream.write_all(&piece).is_ok() {
            sent += PIECE;
        }
    });
    let _ = stream.shutdown(Shutdown::Both);
    let text = String::from_utf8_lossy(&answer);
    let status = text
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok())
        .unwrap_or(0);
    Cut { status, sent, endured }
}

#[test]
fn a_body_without_end_is_cut_at_every_address_for_signed_in_users() {
    on_each_site(|site| {
        let user = anna(&site.store, false);
        let bearer = token(&site.store, user, "read import manage");
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        let cookies: Vec<String> = client
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let session = format!("cookie: {}\r\n", cookies.join("; "));
        let by_header = format!("{session}x-csrf-token: {csrf}\r\n");
        let form = "content-type: application/x-www-form-urlencoded\r\n";
        let file = "content-type: multipart/form-data; boundary=x\r\n";
        let part = "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n";
        let big =
            format!("{part}{csrf}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n");
        let ways = [
            (format!("{session}{form}"), format!("csrf={csrf}&name=")),
            (format!("{by_header}{form}"), "name=".to_owned()),
            (format!("{by_header}{form}"), format!("csrf={csrf}")),
            (format!("{session}{file}"), big),
            (format!("{session}{file}"), part.to_owned()),
            (form.to_owned(), "csrf=".to_owned()),
        ];
        let program = [(
            format!("authorization: {bearer}\r\ncontent-type: application/json\r\n"),
            "[\"".to_owned(),
        )];
        let all = routes().expect("a table");
        let changes = all
            .iter()
            .filter(|route| route.method != "GET" && route.path != "/sign-out");
        let mut asked = 0;
        for route in changes {
            let ways = if route.path.starts_with("/api/") {
                &program[..]
            } else {
                &ways[..]
            };
            for (headers, start) in ways {
                let Cut { status, sent, endured } = endless(site, route, headers, start);
                let at = format!("{} {} {start:.60}: {status} after {sent}", route.method, route.path);
                assert!(!endured, "{at}: the rest is waited for");
                // Done, where a body is not even looked at.
                assert!(status == 0 || status == 303 || (400..500).contains(&status), "{at}");
                asked += 1;
            }
        }
        assert!(asked > 150, "{asked}");
    });
}
