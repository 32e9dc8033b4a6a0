//! Whoever takes all the time in the world: over the head of any request on a connection, or over an answer. None of
//! them may hold a place for ever.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::harness::backend::{Backend, Contents};
use crate::harness::site::Site;

const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: talon.test\r\n\r\n";
/// Longer than the test will last, unless something is waited for without end.
const FOR_EVER: Duration = Duration::from_secs(60);
/// Bytes of a head that are sent one by one: fewer than a head may have.
const BYTES_MAX: usize = 10_000;

/// A site that waits a second for a head and for an answer to be taken.
fn hasty(idle: Duration) -> Site {
    Site::with(&Backend::sqlite_with(Contents::Tables).open(), |config| {
        config.times.head = Duration::from_secs(1);
        config.times.answer = Duration::from_secs(1);
        config.times.idle = idle;
    })
}

fn connect(site: &Site) -> TcpStream {
    let stream = TcpStream::connect(site.address).expect("the site listens");
    stream.set_read_timeout(Some(FOR_EVER)).expect("a limit");
    stream.set_write_timeout(Some(FOR_EVER)).expect("a limit");
    stream
}

/// Asks once and takes the whole answer.
fn ask(stream: &mut TcpStream) {
    stream.write_all(REQUEST).expect("taken");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\nok\n") {
        let mut piece = [0; 512];
        let count = stream.read(&mut piece).expect("an answer");
        assert!(count > 0, "{}", String::from_utf8_lossy(&answer));
        answer.extend_from_slice(&piece[..count]);
    }
}

/// Whether the other side ended the connection, as far as this outcome tells.
fn is_end(read: std::io::Result<usize>) -> bool {
    match read {
        Ok(count) => count == 0,
        Err(error) => matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe),
    }
}

#[test]
fn the_head_of_every_request_must_come_not_of_the_first_alone() {
    let site = hasty(FOR_EVER * 2);
    for before in [1, 3] {
        let mut stream = connect(&site);
        (0..before).for_each(|_| ask(&mut stream));
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: ta").expect("taken");
        assert!(
            is_end(stream.read(&mut [0; 16])),
            "half a head after {before} requests is waited for"
        );
    }
    let mut first = connect(&site);
    first.write_all(b"GET /healthz HTTP/1.1\r\n").expect("taken");
    let mut answer = String::new();
    first.read_to_string(&mut answer).expect("an end");
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[test]
fn a_head_that_comes_byte_by_byte_is_cut_too() {
    let site = hasty(FOR_EVER * 2);
    let mut stream = connect(&site);
    ask(&mut stream);
    stream.write_all(b"GET /healthz HTTP/1.1\r\nx: ").expect("taken");
    // Waiting for an end that does not come yet is the pause between two bytes.
    stream
        .set_read_timeout(Some(Duration::from_millis(5)))
        .expect("a limit");
    let cut = (0..BYTES_MAX).any(|_| is_end(stream.read(&mut [0; 16])) || stream.write_all(b"a").is_err());
    assert!(cut, "a head of {BYTES_MAX} bytes, each after a pause");
}

#[test]
fn a_half_head_behind_another_request_is_cut_too() {
    let site = hasty(Duration::from_secs(1));
    let mut stream = connect(&site);
    stream.write_all(&[REQUEST, REQUEST, b"GET /"].concat()).expect("taken");
    stream.write_all(b"healthz HTTP/1.1\r\n").expect("taken");
    let mut answers = Vec::new();
    let ended = stream.read_to_end(&mut answers);
    assert!(ended.is_ok() || is_end(ended.map(|_| 1)), "half a head is waited for");
    assert_eq!(String::from_utf8_lossy(&answers).matches("HTTP/1.1 200").count(), 2);
}

#[test]
fn an_answer_that_nobody_takes_is_not_kept_for_ever() {
    let site = hasty(FOR_EVER * 2);
    let mut stream = connect(&site);
    let requests = b"GET /rules/ulti HTTP/1.1\r\nhost: talon.test\r\n\r\n".repeat(100);
    // They are read as long as answers are taken; then nobody reads any more, until the place is given to someone else.
    let refused = std::iter::repeat_with(|| stream.write_all(&requests))
        .find_map(Result::err)
        .expect("an end");
    assert!(is_end(Err(refused)), "somebody waits for the answers to be taken");
}

#[test]
fn a_client_that_is_slow_between_two_requests_but_not_over_them_is_served() {
    let site = hasty(FOR_EVER * 2);
    let mut stream = connect(&site);
    for _ in 0..2 {
        ask(&mut stream);
        stream
            .set_read_timeout(Some(Duration::from_millis(1500)))
            .expect("a limit");
        assert!(
            !is_end(stream.read(&mut [0; 16])),
            "a pause longer than a head may take"
        );
        stream.set_read_timeout(Some(FOR_EVER)).expect("a limit");
    }
}
